import { inEveryLocale, type Localized } from '../locale/locale.ts';
import * as rules from './field-problems.ts';
import type { FieldProblem } from './read-by-schema.ts';

/** Maps a value of the record before it is parsed, such as an empty text to null. */
export type ValueNormalizer = (value: unknown) => unknown;
const AS_IT_IS: ValueNormalizer = (value) => value;

/**
 * Reads the fields of one untrusted record. A missing or invalid field is added to `problems` and read as a
 * placeholder, or as null by methods that end in `OrNull`, so that one pass collects all problems; the caller then
 * drops the record or the field. A record that is not an object has one problem, not one for each field.
 */
export class RecordReader {
  readonly problems: FieldProblem[];
  readonly #record: object | null;
  readonly #pathOf: (key: string) => string;
  readonly #normalize: ValueNormalizer;

  constructor(
    record: unknown,
    path: string,
    problems: FieldProblem[],
    normalize = AS_IT_IS,
    pathOf = (key: string) => (path === '' ? key : `${path}.${key}`),
  ) {
    const problem = rules.objectProblem(record);
    this.problems = problems;
    this.#record = problem === null ? Object(record) : null;
    this.#pathOf = pathOf;
    this.#normalize = normalize;
    if (problem !== null) problems.push({ field: path || 'record', problem });
  }

  problem(key: string, problem: string): void {
    if (this.#record !== null) this.problems.push({ field: this.#pathOf(key), problem });
  }

  raw(key: string): unknown {
    return this.#normalize(this.#has(key) ? Reflect.get(this.#record ?? {}, key) : undefined);
  }

  /** Returns the value that a function reads, or null if reading adds a problem or there is no record. */
  sound<T>(read: () => T): T | null {
    const before = this.problems.length;
    const value = read();
    return this.#record === null || this.problems.length > before ? null : value;
  }

  text(key: string): string {
    return this.checked(key, rules.textProblem, '');
  }

  /** Reads a text; null for an empty one too, because editors leave fields empty. */
  textOrNull(key: string): string | null {
    return this.checkedOrNull(key, rules.textProblem);
  }

  /** Reads a text that passes a check; null if it is null, '' or invalid. */
  checkedOrNull(key: string, problemOf: rules.FieldCheck): string | null {
    return this.raw(key) === '' ? null : this.#orNull(key, () => this.checked(key, problemOf, ''));
  }

  /** Reads an optional value: null if it is missing, null, '' or invalid. */
  optional<T>(key: string, read: () => T): T | null {
    const value = this.raw(key);
    return value === undefined || value === null || value === '' ? null : this.sound(read);
  }

  optionalText(key: string): string | null {
    const value = this.raw(key);
    return typeof value === 'string' && value.trim() === '' ? null : this.optional(key, () => this.text(key));
  }

  matchingOrNull(key: string, form: RegExp, what: string): string | null {
    return this.checkedOrNull(key, rules.patternProblem(form, what));
  }

  /** Reads an ISO 8601 date. */
  date(key: string): string {
    return this.checked(key, rules.dateProblem(), '');
  }

  boolean(key: string): boolean {
    return this.checked(key, rules.booleanProblem, false);
  }

  booleanOrNull(key: string): boolean | null {
    return this.#orNull(key, () => this.boolean(key));
  }

  /**
   * Reads a flag whose safe value is true, such as price on application: it is true unless the record has false or
   * null. A missing or invalid value is a problem and counts as true.
   * @param effect what the flag does, for the sentence of the problem
   */
  protection(key: string, effect: string): boolean {
    const value = this.raw(key);
    if (typeof value === 'boolean' || value === null) return value ?? false;
    this.problem(key, `${this.#wrong(key, 'must be true or false')}: until it can be read, ${effect}`);
    return true;
  }

  number(key: string, bounds: rules.NumberBounds = {}): number {
    return this.checked(key, rules.numberProblem(bounds), bounds.min ?? 0);
  }

  numberOrNull(key: string, bounds?: rules.NumberBounds): number | null {
    return this.#orNull(key, () => this.number(key, bounds));
  }

  whole(key: string, bounds: rules.NumberBounds = {}): number {
    return this.checked(key, rules.wholeNumberProblem(bounds), bounds.min ?? 0);
  }

  wholeOrNull(key: string, bounds?: rules.NumberBounds): number | null {
    return this.#orNull(key, () => this.whole(key, bounds));
  }

  oneOf<const Choice extends string>(key: string, choices: readonly [Choice, ...Choice[]]): Choice {
    return this.checked<Choice>(key, rules.choiceProblem(choices), choices[0]);
  }

  oneOfOrNull<const Choice extends string>(key: string, choices: readonly [Choice, ...Choice[]]): Choice | null {
    return this.#orNull(key, () => this.oneOf(key, choices));
  }

  object(key: string): RecordReader {
    const problems = this.#record === null ? [] : this.problems;
    return this.below(this.raw(key), this.#pathOf(key), problems);
  }

  /** Reads an object; for null it returns a reader that has no values and reports no problems. */
  objectOrNull(key: string): RecordReader {
    return this.raw(key) === null ? new RecordReader(null, '', []) : this.object(key);
  }

  localized(key: string): Localized {
    return this.perLocale(key, (texts, locale) => texts.text(locale));
  }

  localizedOrNull(key: string): Localized | null {
    return this.#orNull(key, () => this.localized(key));
  }

  perLocale<T>(key: string, read: (reader: RecordReader, locale: string) => T): Localized<T> {
    const values = this.object(key);
    return inEveryLocale((locale) => read(values, locale));
  }

  /** Reads a list; `read` gets it as a record with the keys '0', '1' and so on. */
  list<T>(key: string, read: (items: RecordReader, index: string) => T): T[] {
    const value = this.checked<readonly unknown[]>(key, rules.listProblem(), []);
    const path = this.#pathOf(key);
    const pathOf = (index: string) => `${path}[${index}]`;
    const items = this.below({ ...value }, path, this.problems, pathOf);
    return value.map((_, index) => read(items, String(index)));
  }

  /** Reads the valid items of a list; none if the record has null. */
  soundList<T>(key: string, read: (items: RecordReader, index: string) => T): T[] {
    if (this.raw(key) === null) return [];
    return this.list(key, (items, index) => items.sound(() => ({ item: read(items, index) }))).flatMap((found) =>
      found === null ? [] : [found.item],
    );
  }

  /** Returns the reader of a record or list within this one. */
  protected below(
    record: unknown,
    path: string,
    problems: FieldProblem[],
    pathOf?: (key: string) => string,
  ): RecordReader {
    return new RecordReader(record, path, problems, this.#normalize, pathOf);
  }

  #has(key: string): boolean {
    return this.#record !== null && Object.hasOwn(this.#record, key);
  }

  #orNull<T>(key: string, read: () => T): T | null {
    return this.raw(key) === null ? null : this.sound(read);
  }

  /** Returns the value, or the placeholder if the check finds a problem. */
  protected checked<T>(key: string, problemOf: rules.FieldCheck, placeholder: T): T {
    const value = this.raw(key);
    const problem = problemOf(value);
    // A value that passes the check has the type that the check is for.
    if (problem === null) return value as T;
    this.problem(key, this.#wrong(key, problem));
    return placeholder;
  }

  #wrong(key: string, rule: string): string {
    return this.#has(key) ? rule : 'is missing';
  }
}

/** Creates a reader of a whole record of any type. */
export function recordReaderOf(record: unknown, normalize: ValueNormalizer = AS_IT_IS): RecordReader {
  return new RecordReader(record, '', [], normalize);
}

/** Builds an object with these keys, in this order, and for each the value that `read` returns. */
export function objectFromKeys<const Key extends string, T>(
  keys: readonly Key[],
  read: (key: Key) => T,
): Record<Key, T> {
  // Every key has a value; the type of fromEntries does not show it.
  return Object.fromEntries(keys.map((key) => [key, read(key)])) as Record<Key, T>;
}
