import { LOCALES, type Localized } from '../locale/locale.ts';

/** What is wrong with one field of a record; `field` is its path, such as `features[2].id`. */
export interface FieldProblem {
  readonly field: string;
  readonly problem: string;
}

interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

const DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

type PathOf = (key: string) => string;

/**
 * Reads the fields of one untrusted record. A field that is missing or wrong is noted in `problems` and read as a
 * placeholder, so that one pass names everything that is wrong; whoever reads drops the record if there is any problem.
 * A record that is no object is noted once, and not again for each of its fields.
 */
export class RecordReader {
  readonly problems: FieldProblem[];
  readonly #fields: ReadonlyMap<string, unknown> | null;
  readonly #pathOf: PathOf;

  constructor(record: unknown, path: string, problems: FieldProblem[], pathOf: PathOf = (key) => below(path, key)) {
    const isRecord = typeof record === 'object' && record !== null && !Array.isArray(record);
    this.problems = problems;
    this.#fields = isRecord ? new Map(Object.entries(record)) : null;
    this.#pathOf = pathOf;
    if (!isRecord) problems.push({ field: path || 'record', problem: 'must be an object' });
  }

  problem(key: string, problem: string): void {
    if (this.#fields !== null) this.problems.push({ field: this.#pathOf(key), problem });
  }

  raw(key: string): unknown {
    return this.#fields?.get(key);
  }

  /** Text with something in it. */
  text(key: string): string {
    const value = this.raw(key);
    if (typeof value === 'string' && value.trim() !== '') return value;
    this.problem(key, this.#wrong(key, 'must be a text that is not empty'));
    return '';
  }

  /** Null for an empty text too: that is how editors leave a field out. */
  textOrNull(key: string): string | null {
    return this.raw(key) === '' ? null : this.#orNull(key, () => this.text(key));
  }

  /** What need not be there: null where it is missing, null or ''. */
  optional<T>(key: string, read: () => T): T | null {
    const value = this.raw(key);
    return value === undefined || value === null || value === '' ? null : read();
  }

  optionalText(key: string): string | null {
    const value = this.raw(key);
    return typeof value === 'string' && value.trim() === '' ? null : this.optional(key, () => this.text(key));
  }

  /** Text of a given form, such as a slug or a country code. */
  matching(key: string, form: RegExp, what: string): string {
    const value = this.raw(key);
    if (typeof value === 'string' && form.test(value)) return value;
    this.problem(key, this.#wrong(key, `must be ${what}`));
    return '';
  }

  /** An ISO 8601 date. */
  date(key: string): string {
    return this.matching(key, DATE, 'a date such as 2026-09-14');
  }

  matchingOrNull(key: string, form: RegExp, what: string): string | null {
    return this.raw(key) === '' ? null : this.#orNull(key, () => this.matching(key, form, what));
  }

  flag(key: string): boolean {
    const value = this.raw(key);
    if (typeof value === 'boolean') return value;
    this.problem(key, this.#wrong(key, 'must be true or false'));
    return false;
  }

  /** A finite number, 0 or more unless the bounds say otherwise. */
  number(key: string, { min = 0, max = Number.MAX_SAFE_INTEGER }: Bounds = {}): number {
    const value = this.raw(key);
    if (typeof value === 'number' && value >= min && value <= max) return value;
    this.problem(key, this.#wrong(key, `must be a number ${boundsText(min, max)}`));
    return min;
  }

  numberOrNull(key: string, bounds?: Bounds): number | null {
    return this.#orNull(key, () => this.number(key, bounds));
  }

  whole(key: string, { min = 0, max = Number.MAX_SAFE_INTEGER }: Bounds = {}): number {
    const value = this.raw(key);
    if (Number.isInteger(value)) return this.number(key, { min, max });
    this.problem(key, this.#wrong(key, `must be a whole number ${boundsText(min, max)}`));
    return min;
  }

  wholeOrNull(key: string, bounds?: Bounds): number | null {
    return this.#orNull(key, () => this.whole(key, bounds));
  }

  oneOf<const Choice extends string>(key: string, choices: readonly [Choice, ...Choice[]]): Choice {
    const value = this.raw(key);
    const found = choices.find((choice) => choice === value);
    if (found === undefined) this.problem(key, this.#wrong(key, `must be one of ${choices.join(', ')}`));
    return found ?? choices[0];
  }

  oneOfOrNull<const Choice extends string>(key: string, choices: readonly [Choice, ...Choice[]]): Choice | null {
    return this.#orNull(key, () => this.oneOf(key, choices));
  }

  object(key: string): RecordReader {
    const problems = this.#fields === null ? [] : this.problems;
    return new RecordReader(this.raw(key), this.#pathOf(key), problems);
  }

  /** A text in every locale of the locale table. */
  localized(key: string): Localized {
    return this.perLocale(key, (texts, locale) => texts.text(locale));
  }

  localizedOrNull(key: string): Localized | null {
    return this.#orNull(key, () => this.localized(key));
  }

  perLocale<T>(key: string, read: (reader: RecordReader, locale: string) => T): Localized<T> {
    const values = this.object(key);
    // Every locale of the table has a row: what the type says and fromEntries cannot.
    return Object.fromEntries(LOCALES.map(({ code }) => [code, read(values, code)])) as Localized<T>;
  }

  /** `items` reads the list as a record with the keys '0', '1' and so on. */
  list<T>(key: string, read: (items: RecordReader, index: string) => T): T[] {
    const value = this.raw(key);
    if (!Array.isArray(value)) {
      this.problem(key, this.#wrong(key, 'must be a list'));
      return [];
    }
    const path = this.#pathOf(key);
    const items = new RecordReader({ ...value }, path, this.problems, (index) => `${path}[${index}]`);
    return value.map((_, index) => read(items, String(index)));
  }

  texts(key: string): string[] {
    return this.list(key, (items, index) => items.text(index));
  }

  #orNull<T>(key: string, read: () => T): T | null {
    return this.raw(key) === null ? null : read();
  }

  #wrong(key: string, rule: string): string {
    return this.#fields?.has(key) ? rule : 'is missing';
  }
}

/** A reader of a whole record, whatever it is. */
export function readRecord(record: unknown): RecordReader {
  return new RecordReader(record, '', []);
}

function below(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

function boundsText(min: number, max: number): string {
  return max === Number.MAX_SAFE_INTEGER ? `from ${min}` : `from ${min} to ${max}`;
}
