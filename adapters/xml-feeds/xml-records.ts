import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { UnreadableFeed } from '../../core/import/feed-listing.ts';
import { localName, type XmlElement } from './xml-element.ts';
import { decodedXml } from './xml-encoding.ts';

/** What stands above the adverts of a feed, as far as adverts need it. */
export interface XmlContext {
  /** The attributes of an element that an advert stands in; none where it stands in no such element. */
  above(name: string): ReadonlyMap<string, string>;
  /** The countries of the offices that came before the advert, by the id of the office; null where none is named. */
  readonly offices: ReadonlyMap<string, string | null>;
}

/** One advert of a feed, or one that is too large to be read. */
export type XmlRecord = { readonly at: string } & (
  | { readonly element: XmlElement; readonly problem: null }
  | { readonly element: null; readonly problem: string }
) & { readonly attributes: ReadonlyMap<string, string> };

/** An advert above one of these is refused. */
const LARGEST = { characters: 2_000_000, nodes: 20_000, depth: 40 };
/** A feed above one of these is not read on: the parser would hold what nobody bounds. */
const READ_LIMITS = { unfinished: 16_000_000, depth: 10_000, attributes: 1_000, name: 1_000 };
/** What is kept of what stands above the adverts: offices, attributes of an element, characters of a value. */
const KEPT = { offices: 1_000, attributes: 20, characters: 200 };

const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();

/**
 * Reads the adverts of an XML feed, and holds one of them at a time (FD1). Entities other than XML's own five, and
 * document types with declarations or an address, are not read.
 * @param feedElements elements of which a feed of this format has one
 * @param map makes something of an advert while its context stands
 * @throws UnreadableFeed with the line, where the document is not well-formed or not of this format
 */
export async function* xmlRecords<T>(
  bytes: AsyncIterable<Uint8Array>,
  feedElements: readonly string[],
  map: (record: XmlRecord, context: XmlContext) => T,
): AsyncGenerator<T> {
  const found: T[] = [];
  const reading = new XmlReading(feedElements, (record) => found.push(map(record, reading)));
  for await (const text of decodedXml(bytes, () => reading.line)) {
    reading.write(text);
    yield* found.splice(0);
  }
  reading.end();
  yield* found.splice(0);
}

type OpenElement = XmlElement & { readonly attributes: Map<string, string>; readonly content: (string | XmlElement)[] };

class XmlReading implements XmlContext {
  readonly offices = new Map<string, string | null>();
  readonly #parser = new SaxesParser();
  readonly #feedElements: readonly string[];
  readonly #found: (record: XmlRecord) => void;
  /** The elements above the adverts that are open. */
  readonly #above: Pick<XmlElement, 'name' | 'attributes'>[] = [];
  /** The elements of an advert that are open, the advert first; empty once it is too large. */
  #advert: OpenElement[] = [];
  #state: { start: number; depth: number; nodes: number; attributes: Map<string, string>; problem: string } | null =
    null;
  #adverts = 0;
  #depth = 0;
  #attributes = 0;
  /** The position up to which the parser holds nothing. */
  #finished = 0;
  #isFeed = false;
  #office: string | null = null;

  constructor(feedElements: readonly string[], found: (record: XmlRecord) => void) {
    this.#feedElements = feedElements;
    this.#found = found;
    this.#parser.on('error', ({ message }) => this.#fail(reasonOf(message)));
    this.#parser.on('doctype', (text) => this.#readDoctype(text));
    this.#parser.on('opentagstart', ({ name }) => this.#startTag(name));
    this.#parser.on('attribute', () => this.#countAttribute());
    this.#parser.on('opentag', (tag) => this.#open(tag));
    this.#parser.on('closetag', () => this.#close());
    this.#parser.on('text', (text) => this.#addText(text));
    this.#parser.on('cdata', (text) => this.#addText(text));
    this.#parser.on('comment', () => this.#finish());
    this.#parser.on('processinginstruction', () => this.#finish());
  }

  get line(): number {
    return this.#parser.line;
  }

  above(name: string): ReadonlyMap<string, string> {
    return this.#above.find((element) => element.name === name)?.attributes ?? NO_ATTRIBUTES;
  }

  write(text: string): void {
    this.#parser.write(text);
    if (this.#parser.position - this.#finished > READ_LIMITS.unfinished) {
      this.#fail('a tag, a text or a comment does not end');
    }
  }

  end(): void {
    this.#parser.close();
    if (!this.#isFeed)
      this.#fail(`this is another format: none of the elements ${this.#feedElements.join(', ')} is there`);
  }

  #fail(reason: string): never {
    throw new UnreadableFeed(`line ${this.#parser.line}: ${reason}`);
  }

  #readDoctype(text: string): void {
    this.#finish();
    if (/[[]|\b(SYSTEM|PUBLIC)\b/.test(text)) this.#fail('a document type with declarations or an address is not read');
  }

  #finish(): void {
    this.#finished = this.#parser.position;
  }

  #startTag(name: string): void {
    this.#finish();
    if (name.length > READ_LIMITS.name)
      this.#fail(`the name of an element is longer than ${READ_LIMITS.name} characters`);
    this.#attributes = 0;
    this.#depth += 1;
    if (this.#depth > READ_LIMITS.depth) this.#fail(`elements are nested more than ${READ_LIMITS.depth} deep`);
  }

  #countAttribute(): void {
    this.#attributes += 1;
    if (this.#attributes > READ_LIMITS.attributes)
      this.#fail(`an element has more than ${READ_LIMITS.attributes} attributes`);
  }

  #open(tag: SaxesTagPlain): void {
    this.#finish();
    const name = localName(tag.name);
    const attributes = new Map(Object.entries(tag.attributes).map(([key, value]) => [localName(key), value]));
    // The parser would hold them until the element ends.
    tag.attributes = {};
    this.#isFeed ||= this.#feedElements.includes(name);
    if (this.#state === null && name === 'advert') {
      this.#adverts += 1;
      this.#state = { start: this.#parser.position, depth: this.#depth, nodes: 0, attributes, problem: '' };
    }
    if (this.#state === null) this.#openAbove(name, attributes);
    else this.#openWithin({ name, attributes, content: [] });
  }

  #openAbove(name: string, attributes: ReadonlyMap<string, string>): void {
    const kept = new Map(
      [...attributes].filter(([, value]) => value.length <= KEPT.characters).slice(0, KEPT.attributes),
    );
    this.#above.push({ name, attributes: kept });
    if (name === 'offices') this.offices.clear();
    if (name !== 'office' || this.offices.size >= KEPT.offices) return;
    this.#office = kept.get('id')?.trim() ?? null;
    if (this.#office !== null) this.offices.set(this.#office, null);
  }

  #openWithin(element: OpenElement): void {
    const state = this.#state;
    if (state === null || state.problem !== '') return;
    state.nodes += 1 + element.attributes.size;
    this.#advert.at(-1)?.content.push(element);
    this.#advert.push(element);
    if (state.nodes > LARGEST.nodes) this.#refuse(`more than ${LARGEST.nodes} elements and attributes`);
    else if (this.#depth - state.depth >= LARGEST.depth) this.#refuse(`elements more than ${LARGEST.depth} deep`);
    else this.#checkSize();
  }

  #checkSize(): void {
    const start = this.#state?.start ?? 0;
    if (this.#parser.position - start > LARGEST.characters) this.#refuse(`more than ${LARGEST.characters} characters`);
  }

  #refuse(problem: string): void {
    if (this.#state !== null) this.#state.problem = problem;
    this.#advert = [];
  }

  #addText(text: string): void {
    this.#finish();
    if (this.#state === null) {
      if (this.#office !== null && this.#above.at(-1)?.name === 'country' && text.length <= KEPT.characters) {
        this.offices.set(this.#office, text.trim());
      }
      return;
    }
    this.#checkSize();
    this.#advert.at(-1)?.content.push(text);
  }

  #close(): void {
    this.#finish();
    const state = this.#state;
    if (state === null) {
      if (this.#above.pop()?.name === 'office') this.#office = null;
    } else if (this.#depth === state.depth) {
      this.#state = null;
      this.#give(state);
    } else {
      this.#advert.pop();
    }
    this.#depth -= 1;
  }

  #give({ problem, attributes }: { problem: string; attributes: Map<string, string> }): void {
    const [element] = this.#advert;
    this.#advert = [];
    const at = `advert ${this.#adverts}`;
    if (element === undefined) this.#found({ at, attributes, element: null, problem });
    else this.#found({ at, attributes, element, problem: null });
  }
}

/** The parser's words for what is wrong, as the reader of a feed needs them; others are given as they are. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/^undefined entity|^disallowed character in entity name|^empty entity/, 'an entity that is not defined'],
  [/^malformed character entity/, 'a character reference that XML does not allow'],
  [/^disallowed character\.$/, 'a character that XML does not allow, such as a null byte'],
  [/^unclosed tag|^unexpected end/, 'the feed ends before its end'],
  [/^document must contain a root/, 'no XML found'],
  [/^unexpected close tag|^unmatched closing tag/, 'an element is closed that is not open'],
  [/^text data outside/, 'text outside of the document'],
];

function reasonOf(message: string): string {
  const reason = message.replace(/^\d+:\d+: /, '');
  return REASONS.find(([pattern]) => pattern.test(reason))?.[1] ?? reason.slice(0, 100);
}
