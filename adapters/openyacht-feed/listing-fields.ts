import { plainText } from '../../core/feed-values/plain-text.ts';
import { readPriceFlag } from '../../core/feed-values/read-price-flag.ts';
import type { Reading } from '../../core/feed-values/reading.ts';
import type { LeftOutField } from '../../core/import/feed-listing.ts';
import { isRecord } from '../../core/shared/parse-json.ts';
import type { SchemaProblem } from './schema-problems.ts';

/** The maximum number of fields that are reported of one record. */
const MAX_REPORTED = 200;

/** The fields of a record that were read, and the values that were left out. */
interface ReadState {
  readonly read: Set<string>;
  readonly leftOut: LeftOutField[];
  /** Values that violate the protocol's schema, by their places. */
  readonly wrong: ReadonlyMap<string, unknown>;
}

/**
 * The fields of an OpenYacht record by their paths, `vessel/builder/name`. Values that violate the protocol's schema
 * count as missing and are left out; fields that are never read are reported as unmapped (FD1).
 */
export class ListingFields {
  readonly #value: unknown;
  /** Where the value is: `media/gallery[2]`. */
  readonly #at: string;
  readonly #state: ReadState;

  private constructor(value: unknown, at: string, state: ReadState) {
    this.#value = value;
    this.#at = at;
    this.#state = state;
  }

  static of(record: unknown, problems: readonly SchemaProblem[]): ListingFields {
    const wrong = problems.filter(({ kind }) => kind === 'wrong');
    const leftOut = wrong.map(({ field, value, problem }) => ({ field, value: shortValueText(value), problem }));
    return new ListingFields(record, '', {
      read: new Set(),
      leftOut,
      wrong: new Map(wrong.map(({ field, value }) => [field, value])),
    });
  }

  get leftOut(): readonly LeftOutField[] {
    return this.#state.leftOut.slice(0, MAX_REPORTED);
  }

  /** Returns a value as it is; undefined if it is wrong or missing. */
  value(path: string): unknown {
    this.#state.read.add(this.#pattern(path));
    let value: unknown = this.#value;
    let at = this.#at;
    for (const key of path.split('/')) {
      at = joined(at, key);
      if (!isRecord(value) || this.#state.wrong.has(at)) return undefined;
      value = value[key];
    }
    return value;
  }

  /**
   * Returns whether a flag is set that hides a price. One that violates the schema, or is part of a value that does,
   * counts as set unless it clearly says no.
   */
  isSet(path: string): boolean {
    const keys = path.split('/');
    const isWrong = keys.some((_, at) => this.#state.wrong.has(this.#name(keys.slice(0, at + 1).join('/'))));
    return isWrong ? hasFlag(this.#value, keys) : this.is(path, true);
  }

  /** Returns whether a value is the expected one; any other does not count as read, and may be unmapped. */
  is(path: string, expected: unknown): boolean {
    const isKnown = this.#state.read.has(this.#pattern(path));
    if (this.value(path) === expected) return true;
    if (!isKnown) this.#state.read.delete(this.#pattern(path));
    return false;
  }

  /** Returns a text in one line, without markup; null if there is none. */
  text(path: string): string | null {
    const value = this.value(path);
    return typeof value === 'string' ? plainText(value).replaceAll('\n\n', ' ') || null : null;
  }

  /** Reads a text or number by a reader of single values; one that the reader rejects is left out. */
  read<T>(path: string, reader: (text: string) => Reading<T>): T | null {
    const value = this.value(path);
    if (typeof value !== 'string' && typeof value !== 'number') return null;
    const reading = reader(String(value));
    if (reading.ok) return reading.value;
    this.leaveOut(path, reading.error);
    return null;
  }

  /** Returns the fields of an object in the record. */
  object(path: string): ListingFields {
    return new ListingFields(this.value(path), this.#name(path), this.#state);
  }

  /** Returns the fields of each object of a list. */
  list(path: string): readonly ListingFields[] {
    const value = this.value(path);
    return (Array.isArray(value) ? value : []).map(
      (item, place) => new ListingFields(item, `${this.#name(path)}[${place}]`, this.#state),
    );
  }

  leaveOut(path: string, problem: string): void {
    this.#state.leftOut.push({ field: this.#name(path), value: shortValueText(this.value(path)), problem });
  }

  /**
   * Returns the fields with a value that were not read, without their places in lists: `specifications/engines/year`.
   */
  unmapped(): readonly string[] {
    const found = new Set<string>();
    const visit = (value: unknown, field: string, name: string): void => {
      if (this.#state.wrong.has(field)) return;
      if (Array.isArray(value)) for (const [place, item] of value.entries()) visit(item, `${field}[${place}]`, name);
      else if (isRecord(value)) for (const key in value) enter(value[key], joined(field, key), joined(name, key), key);
      else report(value, name);
    };
    const enter = (value: unknown, field: string, name: string, key: string) =>
      key.startsWith('x_') ? report(value, name) : visit(value, field, name);
    const report = (value: unknown, name: string) => {
      if (saysSomething(value) && !this.#state.read.has(name)) found.add(truncateText(name));
    };
    visit(this.#value, '', '');
    return [...found].slice(0, MAX_REPORTED);
  }

  #pattern(path: string): string {
    return withoutPlaces(this.#name(path));
  }

  #name(path: string): string {
    return joined(this.#at, path);
  }
}

/** Returns whether a flag is set at a path of a value that may have any shape. */
function hasFlag(value: unknown, [key, ...keys]: readonly string[]): boolean {
  if (value === null || value === undefined) return false;
  if (key !== undefined && Array.isArray(value)) return value.some((item) => hasFlag(item, [key, ...keys]));
  if (key !== undefined && isRecord(value)) return hasFlag(value[key], keys);
  if (typeof value === 'object') return true;
  const reading = readPriceFlag(String(value));
  // A text in place of the whole price hides it where it says so.
  return reading.ok ? reading.value === true : key === undefined;
}

const joined = (path: string, key: string) => (path === '' ? key : `${path}/${key}`);

/** Returns whether a value is worth reporting; `false` only says that something does not apply. */
const saysSomething = (value: unknown) => value !== null && value !== undefined && value !== '' && value !== false;

const withoutPlaces = (name: string) => name.replace(/\[\d+\]/g, '');

/** Writes a value of a record in at most 80 characters. */
export function shortValueText(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value ?? '');
  return truncateText(text);
}

/** Returns the first 80 UTF-16 code units of a text, without half of a surrogate pair. */
export function truncateText(text: string): string {
  return text.slice(0, 80).replace(/\p{Cs}$/u, '');
}
