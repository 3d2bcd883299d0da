import { repairWindows1252 } from '../../core/feed-values/windows-1252.ts';
import { UnreadableFeed } from '../../core/import/feed-listing.ts';

export const TEXT_ENCODINGS = ['utf-8', 'windows-1252', 'utf-16le'] as const;
export type TextEncoding = (typeof TEXT_ENCODINGS)[number];

/** Byte order marks, which say the encoding whatever a mapping says. */
const MARKS = [
  { encoding: 'utf-8', mark: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', mark: [0xff, 0xfe] },
  { encoding: 'utf-16be', mark: [0xfe, 0xff] },
] as const;
const MAX_MARK_LENGTH = 3;

/** Decodes a file piece by piece, without null characters. Bytes that its encoding does not have are an {@link UnreadableFeed}. */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>, stated: TextEncoding): AsyncGenerator<string> {
  let decode: ((piece?: Uint8Array) => string) | null = null;
  let start: Uint8Array = new Uint8Array();
  for await (const piece of bytes) {
    if (decode !== null) {
      yield decode(piece);
      continue;
    }
    start = Buffer.concat([start, piece]);
    if (start.length < MAX_MARK_LENGTH) continue;
    decode = decoderOf(start, stated);
    yield decode(start);
  }
  decode ??= decoderOf(start, stated);
  yield start.length < MAX_MARK_LENGTH ? decode(start) : '';
  yield decode();
}

function decoderOf(start: Uint8Array, stated: TextEncoding) {
  const marked = MARKS.find(({ mark }) => mark.every((byte, at) => start[at] === byte));
  const encoding = marked?.encoding ?? stated;
  const decoder = new TextDecoder(encoding, { fatal: true });
  return (piece?: Uint8Array): string => {
    try {
      const text = piece === undefined ? decoder.decode() : decoder.decode(piece, { stream: true });
      return (encoding === 'windows-1252' ? repairWindows1252(text) : text).replaceAll('\0', '');
    } catch {
      const others = TEXT_ENCODINGS.filter((one) => one !== encoding).join(' or ');
      throw new UnreadableFeed(`is not in ${encoding}: "encoding" of the mapping may have to be ${others}`);
    }
  };
}
