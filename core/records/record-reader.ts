import { LOCALES, type Localized } from '../locale/locale.ts';
import {
  type Bounds,
  choiceProblem,
  dateProblem,
  flagProblem,
  formProblem,
  numberProblem,
  objectProblem,
  type ProblemOf,
  textProblem,
  wholeProblem,
} from './field-problems.ts';

/** What is wrong with one field of a record; `field` is its path, such as `features[2].id`. */
export interface FieldProblem {
  readonly field: string;
  readonly problem: string;
}

/** What a value of the wire stands for, before it is read as anything. */
export type Meaning = (value: unknown) => unknown;
const AS_IT_IS: Meaning = (value) => value;

interface ReaderOptions {
  readonly pathOf?: (key: string) => string;
  readonly meaning?: Meaning;
}

/**
 * Reads the fields of one untrusted record. A field that is missing or wrong is noted in `problems` and read as a
 * placeholder, or as null by what ends in `OrNull`, so that one pass names everything that is wrong; whoever reads drops
 * the record, or what it can be without. A record that is no object is noted once, and not again for each of its fields.
 */
export class RecordReader {
  readonly problems: FieldProblem[];
  readonly #record: object | null;
  readonly #pathOf: (key: string) => string;
  readonly #meaning: Meaning;

  constructor(record: unknown, path: string, problems: FieldProblem[], options: ReaderOptions = {}) {
    const problem = objectProblem(record);
    this.problems = problems;
    this.#record = problem === null ? Object(record) : null;
    this.#pathOf = options.pathOf ?? ((key) => below(path, key));
    this.#meaning = options.meaning ?? AS_IT_IS;
    if (problem !== null) problems.push({ field: path || 'record', problem });
  }

  problem(key: string, problem: string): void {
    if (this.#record !== null) this.problems.push({ field: this.#pathOf(key), problem });
  }

  raw(key: string): unknown {
    return this.#meaning(this.#has(key) ? Reflect.get(this.#record ?? {}, key) : undefined);
  }

  /** What is read, or null where anything of it is wrong or there is no record to read. */
  sound<T>(read: () => T): T | null {
    const before = this.problems.length;
    const value = read();
    return this.#record === null || this.problems.length > before ? null : value;
  }

  text(key: string): string {
    return this.#checked(key, textProblem, '');
  }

  /** Null for an empty text too: that is how editors leave a field out. */
  textOrNull(key: string): string | null {
    return this.checkedOrNull(key, textProblem);
  }

  /** A text that passes a check; null where the record says null or '', and where it is wrong. */
  checkedOrNull(key: string, problemOf: ProblemOf): string | null {
    return this.raw(key) === '' ? null : this.#orNull(key, () => this.#checked(key, problemOf, ''));
  }

  /** What need not be there: null where it is missing, null or '', and where it is wrong. */
  optional<T>(key: string, read: () => T): T | null {
    const value = this.raw(key);
    return value === undefined || value === null || value === '' ? null : this.sound(read);
  }

  optionalText(key: string): string | null {
    const value = this.raw(key);
    return typeof value === 'string' && value.trim() === '' ? null : this.optional(key, () => this.text(key));
  }

  /** A text of a given form, such as a slug. */
  matchingOrNull(key: string, form: RegExp, what: string): string | null {
    return this.checkedOrNull(key, formProblem(form, what));
  }

  /** An ISO 8601 date. */
  date(key: string): string {
    return this.#checked(key, dateProblem(), '');
  }

  flag(key: string): boolean {
    return this.#checked(key, flagProblem, false);
  }

  flagOrNull(key: string): boolean | null {
    return this.#orNull(key, () => this.flag(key));
  }

  /**
   * A flag that protects somebody, such as a price on application: it stands unless the record says no, or null. A value
   * that cannot be read, and a missing one, is noted and protects.
   * @param effect what it does, for the note
   */
  protection(key: string, effect: string): boolean {
    const value = this.raw(key);
    if (typeof value === 'boolean' || value === null) return value ?? false;
    this.problem(key, `${this.#wrong(key, 'must be true or false')}: until it can be read, ${effect}`);
    return true;
  }

  number(key: string, bounds: Bounds = {}): number {
    return this.#checked(key, numberProblem(bounds), bounds.min ?? 0);
  }

  numberOrNull(key: string, bounds?: Bounds): number | null {
    return this.#orNull(key, () => this.number(key, bounds));
  }

  whole(key: string, bounds: Bounds = {}): number {
    return this.#checked(key, wholeProblem(bounds), bounds.min ?? 0);
  }

  wholeOrNull(key: string, bounds?: Bounds): number | null {
    return this.#orNull(key, () => this.whole(key, bounds));
  }

  oneOf<const Choice extends string>(key: string, choices: readonly [Choice, ...Choice[]]): Choice {
    return this.#checked<Choice>(key, choiceProblem(choices), choices[0]);
  }

  oneOfOrNull<const Choice extends string>(key: string, choices: readonly [Choice, ...Choice[]]): Choice | null {
    return this.#orNull(key, () => this.oneOf(key, choices));
  }

  object(key: string): RecordReader {
    const problems = this.#record === null ? [] : this.problems;
    return new RecordReader(this.raw(key), this.#pathOf(key), problems, { meaning: this.#meaning });
  }

  /** A reader that finds nothing, and nothing wrong, where the record says null. */
  objectOrNull(key: string): RecordReader {
    return this.raw(key) === null ? new RecordReader(null, '', []) : this.object(key);
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
    const items = new RecordReader({ ...value }, path, this.problems, {
      pathOf: (index) => `${path}[${index}]`,
      meaning: this.#meaning,
    });
    return value.map((_, index) => read(items, String(index)));
  }

  /** The items that are not wrong; none where the record says null. */
  soundList<T>(key: string, read: (items: RecordReader, index: string) => T): T[] {
    if (this.raw(key) === null) return [];
    return this.list(key, (items, index) => items.sound(() => ({ item: read(items, index) }))).flatMap((found) =>
      found === null ? [] : [found.item],
    );
  }

  #has(key: string): boolean {
    return this.#record !== null && Object.hasOwn(this.#record, key);
  }

  #orNull<T>(key: string, read: () => T): T | null {
    return this.raw(key) === null ? null : this.sound(read);
  }

  /** The value, or the placeholder where the check notes a problem. */
  #checked<T>(key: string, problemOf: ProblemOf, placeholder: T): T {
    const value = this.raw(key);
    const problem = problemOf(value);
    // A value without a problem is of the type that its check is for.
    if (problem === null) return value as T;
    this.problem(key, this.#wrong(key, problem));
    return placeholder;
  }

  #wrong(key: string, rule: string): string {
    return this.#has(key) ? rule : 'is missing';
  }
}

/** A reader of a whole record, whatever it is. */
export function readRecord(record: unknown, meaning: Meaning = AS_IT_IS): RecordReader {
  return new RecordReader(record, '', [], { meaning });
}

function below(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}
