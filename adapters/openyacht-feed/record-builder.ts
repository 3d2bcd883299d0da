import { type ParsedTokenInfo, TokenType } from '@streamparser/json';
import { UnreadableFeed } from '../../core/import/feed-listing.ts';

/** A record of the file, or why it is none. */
export interface JsonRecord {
  /** `data[3]`, `[3]`, or `listing` for a file that is one object. */
  readonly at: string;
  /** Objects have no prototype, so that a field `__proto__` is one like others. Not whole where there is a problem. */
  readonly value: unknown;
  readonly problem: { readonly field: string; readonly problem: string } | null;
}

/** The form of the file: one object, or a list of records, alone or as `data` of an object, which is then the envelope. */
export type Root = { readonly kind: 'object' | 'envelope'; readonly record: JsonRecord } | { readonly kind: 'list' };

/** Bounds of one record: bytes, values, and lists and objects in each other. */
const MAX_BYTES = 2 * 1024 * 1024;
const MAX_VALUES = 10_000;
const DEEPEST = 64;

type Expected = 'key' | 'key or end' | 'colon' | 'value' | 'value or end' | 'comma or end';

/** A list or an object that has not ended. */
interface Open {
  readonly isList: boolean;
  readonly value: unknown[] | Record<string, unknown>;
  /** Records are handed on and not kept in it. */
  readonly holdsRecords: boolean;
  key: string | number;
  expected: Expected;
}

interface OpenRecord extends JsonRecord {
  value: unknown;
  problem: JsonRecord['problem'];
  start: number;
  readonly depth: number;
  values: number;
}

const OPENING: ReadonlySet<TokenType> = new Set([TokenType.LEFT_BRACE, TokenType.LEFT_BRACKET]);
const CLOSING: ReadonlySet<TokenType> = new Set([TokenType.RIGHT_BRACE, TokenType.RIGHT_BRACKET]);

/** Builds the records of a JSON file from its tokens. Of a record with a problem nothing more is kept. */
export class RecordBuilder {
  readonly #open: Open[] = [];
  #root: OpenRecord | null = null;
  #rootKind: Root['kind'] | null = null;
  /** The record within a list of records. */
  #item: OpenRecord | null = null;
  #done: JsonRecord[] = [];

  /** Takes the next token. Throws {@link UnreadableFeed} where it cannot stand there. */
  add({ token, value, offset }: ParsedTokenInfo): void {
    const top = this.#open.at(-1);
    if (top?.holdsRecords === false) this.#checkSize(offset);
    if (top === undefined) this.#begin(token, offset);
    else if (CLOSING.has(token)) this.#close(top, token, offset);
    else if (token === TokenType.COLON) this.#pass(top, ['colon'], 'value');
    else if (token === TokenType.COMMA) this.#comma(top);
    else if (top.expected === 'key' || top.expected === 'key or end') this.#key(top, token, value);
    else this.#value(top, token, value, offset);
  }

  /** Returns the records that ended since the last call. */
  takeRecords(): readonly JsonRecord[] {
    const done = this.#done;
    this.#done = [];
    return done;
  }

  /** Returns what the file was. Throws {@link UnreadableFeed} where it is empty or cut off. */
  end(): Root {
    if (this.#rootKind === null) throw new UnreadableFeed('is empty');
    if (this.#open.length > 0) throw new UnreadableFeed('is cut off');
    return this.#root === null || this.#rootKind === 'list'
      ? { kind: 'list' }
      : { kind: this.#rootKind, record: this.#root };
  }

  #begin(token: TokenType, offset: number): void {
    if (this.#rootKind !== null) throw new UnreadableFeed(`goes on after its end at byte ${offset}`);
    if (!OPENING.has(token)) throw new UnreadableFeed('is neither an object nor a list');
    const isList = token === TokenType.LEFT_BRACKET;
    this.#rootKind = isList ? 'list' : 'object';
    if (!isList) this.#root = { at: 'listing', value: null, problem: null, start: offset, depth: 0, values: 0 };
    const opened = this.#push(isList, isList);
    if (this.#root !== null) this.#root.value = opened;
  }

  #value(top: Open, token: TokenType, value: unknown, offset: number): void {
    this.#pass(top, ['value', 'value or end'], 'comma or end');
    if (top.holdsRecords) {
      const at = `${this.#rootKind === 'envelope' ? 'data' : ''}[${top.key}]`;
      this.#item = { at, value: null, problem: null, start: offset, depth: this.#open.length, values: 0 };
    }
    const isData = this.#open.length === 1 && top.key === 'data' && token === TokenType.LEFT_BRACKET;
    if (isData) this.#rootKind = 'envelope';
    const kept = OPENING.has(token) ? this.#push(token === TokenType.LEFT_BRACKET, isData) : value;
    this.#keep(top, kept);
    if (top.holdsRecords && !OPENING.has(token)) this.#endItem();
  }

  /** Puts a value into the list or object that it belongs to. */
  #keep(top: Open, value: unknown): void {
    const record = this.#record();
    if (record !== null) {
      record.values += 1;
      if (record.values > MAX_VALUES) this.#refuse(record, '', `has more than ${MAX_VALUES} values`);
    }
    if (top.holdsRecords && this.#item !== null) this.#item.value = value;
    else if (record?.problem !== null) return;
    else if (Array.isArray(top.value)) top.value.push(value);
    else top.value[top.key] = value;
  }

  #key(top: Open, token: TokenType, value: unknown): void {
    if (token !== TokenType.STRING) throw new UnreadableFeed('is not valid JSON: a name of a field is missing');
    top.key = String(value);
    top.expected = 'colon';
    const record = this.#record();
    if (record !== null && Object.hasOwn(top.value, top.key)) this.#refuse(record, this.#path(record), 'stands twice');
  }

  #comma(top: Open): void {
    this.#pass(top, ['comma or end'], top.isList ? 'value' : 'key');
    if (typeof top.key === 'number') top.key += 1;
  }

  #close(top: Open, token: TokenType, offset: number): void {
    const isRight = top.isList === (token === TokenType.RIGHT_BRACKET);
    if (!isRight || !top.expected.endsWith('or end'))
      throw new UnreadableFeed('is not valid JSON: an end is at a wrong place');
    this.#open.pop();
    // What follows the records of an envelope is measured by itself.
    if (top.holdsRecords && this.#root !== null) this.#root.start = offset;
    if (this.#item !== null && this.#open.length === this.#item.depth) this.#endItem();
  }

  #endItem(): void {
    if (this.#item !== null) this.#done.push(this.#item);
    this.#item = null;
  }

  #pass(top: Open, expected: readonly Expected[], next: Expected): void {
    if (!expected.includes(top.expected)) throw new UnreadableFeed(`is not valid JSON: a ${top.expected} is missing`);
    top.expected = next;
  }

  #push(isList: boolean, holdsRecords: boolean): Open['value'] {
    if (this.#open.length >= DEEPEST)
      throw new UnreadableFeed(`has more than ${DEEPEST} lists and objects in each other`);
    const value = isList ? [] : Object.create(null);
    const expected = isList ? 'value or end' : 'key or end';
    this.#open.push({ isList, value, holdsRecords, key: isList ? 0 : '', expected });
    return value;
  }

  /** The record that a value belongs to now. */
  #record(): OpenRecord | null {
    return this.#item ?? this.#root;
  }

  #checkSize(offset: number): void {
    const record = this.#record();
    if (record !== null && offset - record.start > MAX_BYTES) this.#refuse(record, '', 'is larger than 2 MB');
  }

  #refuse(record: OpenRecord, field: string, problem: string): void {
    record.problem ??= { field, problem };
  }

  #path(record: OpenRecord): string {
    const keys = this.#open.slice(record.depth).map(({ key }) => (typeof key === 'number' ? `[${key}]` : `/${key}`));
    return keys.join('').replace(/^\//, '');
  }
}
