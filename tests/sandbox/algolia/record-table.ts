import { textsWithin, valuesAt } from './attribute-values.ts';
import { isList, isObject, type Json, type JsonObject, member } from './json.ts';
import { type SearchedTexts, TextTable } from './query/text-match.ts';

export type AlgoliaRecord = JsonObject & { readonly objectID: string };

/** Row numbers in a table of records. */
export type Rows = ReadonlySet<number>;

export interface Point {
  /** Degrees. */
  readonly lat: number;
  readonly lng: number;
}

/** The records of an index, a row each, and columns of their attributes, built on first use. */
export class RecordTable {
  readonly records: readonly AlgoliaRecord[];
  readonly #facets = new Map<string, readonly (readonly string[])[]>();
  readonly #numbers = new Map<string, readonly (readonly number[])[]>();
  readonly #orders = new Map<string, Float64Array>();
  readonly #texts = new Map<string, TextTable>();
  #points: readonly (readonly Point[])[] | null = null;

  constructor(records: readonly AlgoliaRecord[]) {
    this.records = records;
  }

  get size(): number {
    return this.records.length;
  }

  /** Returns the values by row as a facet shows them, without duplicates: numbers and booleans as text. */
  facet(attribute: string): readonly (readonly string[])[] {
    return remembered(this.#facets, attribute, () =>
      this.records.map((record) => [...new Set(valuesAt(record, attribute).map(String))]),
    );
  }

  /** Returns the numbers by row. */
  numbers(attribute: string): readonly (readonly number[])[] {
    return remembered(this.#numbers, attribute, () =>
      this.records.map((record) => valuesAt(record, attribute).filter((value) => typeof value === 'number')),
    );
  }

  /** Returns the rank of each row's value among all, numbers before texts; NaN without a value. */
  order(attribute: string): Float64Array {
    return remembered(this.#orders, attribute, () => {
      const firsts = this.records.map((record) => valuesAt(record, attribute)[0]);
      const distinct = [...new Set(firsts.filter((value) => value !== undefined))].sort(byValue);
      const places = new Map(distinct.map((value, place) => [value, place]));
      return Float64Array.from(firsts, (value) =>
        value === undefined ? Number.NaN : (places.get(value) ?? Number.NaN),
      );
    });
  }

  /**
   *
   * @param fields each one or several attributes of equal weight, the highest weight first; empty for all attributes
   */
  texts(fields: readonly (readonly string[])[]): TextTable {
    return remembered(
      this.#texts,
      JSON.stringify(fields),
      () => new TextTable(this.records.map((record) => textsOf(record, fields))),
    );
  }

  points(): readonly (readonly Point[])[] {
    this.#points ??= this.records.map((record) => pointsOf(member(record, '_geoloc')));
    return this.#points;
  }

  where(holds: (row: number) => boolean): Rows {
    return new Set([...this.records.keys()].filter(holds));
  }
}

function textsOf(record: AlgoliaRecord, fields: readonly (readonly string[])[]): SearchedTexts {
  if (fields.length > 0) {
    return fields.map((field) =>
      field.map((path) => ({ attribute: path, values: valuesAt(record, path).map(String) })),
    );
  }
  const searched = Object.entries(record).filter(([name]) => name !== 'objectID');
  return [searched.map(([attribute, value]) => ({ attribute, values: textsWithin(value) }))];
}

function pointsOf(value: Json | undefined): Point[] {
  if (isList(value)) return value.flatMap(pointsOf);
  if (!isObject(value)) return [];
  const lat = member(value, 'lat');
  const lng = member(value, 'lng');
  return typeof lat === 'number' && typeof lng === 'number' ? [{ lat, lng }] : [];
}

function byValue(a: boolean | number | string, b: boolean | number | string): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'number') return -1;
  if (typeof b === 'number') return 1;
  const [left, right] = [String(a).toLowerCase(), String(b).toLowerCase()];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

function remembered<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  let value = known.get(key);
  if (value === undefined) {
    value = make();
    known.set(key, value);
  }
  return value;
}
