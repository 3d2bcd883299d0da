import { repairWindows1252 } from '../../core/feed-values/windows-1252.ts';
import { UnreadableFeed } from '../../core/import/feed-listing.ts';

/** How the encodings that a declaration may name are decoded. */
const DECODERS: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  'utf-16': 'utf-16',
  'utf-16le': 'utf-16',
  'utf-16be': 'utf-16',
  'iso-8859-1': 'windows-1252',
  latin1: 'windows-1252',
  'windows-1252': 'windows-1252',
  cp1252: 'windows-1252',
  'iso-8859-15': 'iso-8859-15',
};

const BYTE_ORDER_MARKS = [
  { mark: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
];

const DECLARATION = /^\uFEFF?<\?xml\s[^>]{0,200}?encoding\s*=\s*["']([^"'>]{1,40})["']/;
/** Bytes that hold the declaration of a document, and bytes that are decoded at once. */
const HEAD = 1_024;
const SLICE = 32_768;

/**
 * Decodes an XML document piece by piece: by its byte order mark, by its declaration, or as UTF-8 (FD1).
 * @param line the line that has been read, for the message of a failure
 * @throws UnreadableFeed where the declaration and the bytes disagree, or the encoding is not read
 */
export async function* decodedXml(bytes: AsyncIterable<Uint8Array>, line: () => number): AsyncGenerator<string> {
  let head = new Uint8Array();
  let decoding: Decoding | null = null;
  for await (const chunk of bytes) {
    if (decoding === null) {
      head = joined(head, chunk);
      if (head.length < HEAD) continue;
      decoding = new Decoding(head, line);
      yield* decoding.texts(head);
    } else {
      yield* decoding.texts(chunk);
    }
  }
  if (decoding === null) {
    decoding = new Decoding(head, line);
    yield* decoding.texts(head);
  }
  yield decoding.end();
}

class Decoding {
  readonly #decoder: TextDecoder;
  readonly #encoding: string;
  readonly #line: () => number;
  /** Where one byte is one character, nothing is wrong for the decoder; that the bytes are UTF-8 is seen at the end. */
  #utf8: TextDecoder | null = null;
  #isAscii = true;

  constructor(head: Uint8Array, line: () => number) {
    this.#line = line;
    this.#encoding = encodingOf(head);
    this.#decoder = new TextDecoder(this.#encoding, { fatal: true });
    if (!this.#encoding.startsWith('utf')) this.#utf8 = new TextDecoder('utf-8', { fatal: true });
  }

  *texts(chunk: Uint8Array): Generator<string> {
    for (let from = 0; from < chunk.length; from += SLICE) yield this.#text(chunk.subarray(from, from + SLICE));
  }

  end(): string {
    const text = this.#text();
    if (this.#utf8 !== null && !this.#isAscii) {
      throw new UnreadableFeed(
        'line 1: the encoding is declared as one byte for each character, but the bytes are UTF-8',
      );
    }
    return text;
  }

  #text(slice?: Uint8Array): string {
    this.#probe(slice);
    try {
      const text = slice === undefined ? this.#decoder.decode() : this.#decoder.decode(slice, { stream: true });
      return this.#encoding === 'windows-1252' ? repairWindows1252(text) : text;
    } catch {
      throw new UnreadableFeed(`line ${this.#lineOfMistake(slice)}: the bytes are not ${this.#encoding.toUpperCase()}`);
    }
  }

  #probe(slice?: Uint8Array): void {
    if (this.#utf8 === null) return;
    this.#isAscii &&= slice?.every((byte) => byte < 0x80) ?? true;
    try {
      this.#utf8.decode(slice, { stream: slice !== undefined });
    } catch {
      this.#utf8 = null;
    }
  }

  /** Returns the line of the first bytes of a slice that cannot be decoded. */
  #lineOfMistake(slice: Uint8Array = new Uint8Array()): number {
    const [right = ''] = new TextDecoder(this.#encoding).decode(slice).split('\uFFFD', 1);
    return this.#line() + right.split('\n').length - 1;
  }
}

function encodingOf(head: Uint8Array): string {
  const marked = BYTE_ORDER_MARKS.find(({ mark }) => mark.every((byte, index) => head[index] === byte))?.encoding;
  const [, declared] = DECLARATION.exec(new TextDecoder(marked ?? 'windows-1252').decode(head.subarray(0, HEAD))) ?? [];
  const decoder = declared === undefined ? undefined : DECODERS[declared.toLowerCase()];
  if (declared !== undefined && decoder === undefined) {
    throw new UnreadableFeed(`line 1: the encoding ${JSON.stringify(declared)} is not read`);
  }
  if (decoder !== undefined && (marked === undefined ? decoder === 'utf-16' : !marked.startsWith(decoder))) {
    throw new UnreadableFeed(`line 1: the encoding is declared as ${declared}, but the bytes are another one`);
  }
  return marked ?? decoder ?? 'utf-8';
}

function joined(head: Uint8Array, tail: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(head.length + tail.length);
  whole.set(head);
  whole.set(tail, head.length);
  return whole;
}
