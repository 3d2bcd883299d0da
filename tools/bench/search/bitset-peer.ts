import { TypedFastBitSet } from 'typedfastbitset';
import type { Criteria } from '../../../core/search/criteria/criteria.ts';
import type { Range } from '../../../core/search/facets/range.ts';
import { HISTOGRAM_STEPS, histogramStep, scaleBetween } from '../../../core/search/facets/scale.ts';
import type { ValueCount } from '../../../core/search/results.ts';
import { inRange } from '../../../tests/fakes/ranges.ts';
import type { Answer, NumberCounts } from './answer.ts';
import { type ListValues, listConditions, type NumberValues, type PeerTable } from './peer-table.ts';
import { OPTIONS } from './question.ts';

interface ListSets extends ListValues {
  /** The rows that have each value. */
  readonly sets: readonly TypedFastBitSet[];
}

interface SortedNumbers extends NumberValues {
  /** Rows with a number, in its ascending order. */
  readonly sorted: Int32Array;
}

interface Condition {
  /** The facet that is counted as if this condition were absent; null for none. */
  readonly key: string | null;
  readonly rows: TypedFastBitSet;
}

interface Found {
  readonly set: TypedFastBitSet;
  readonly rows: readonly number[];
}

/**
 * A search on a bitset library, as it is usually built: a set of rows for each value; choices are unions, ranges are cut
 * from a sorted column, facets are intersected, once for the answer and once more for each facet with a choice. The count
 * of a value is the size of an intersection; bounds and steps are read from the found rows, listed once for all columns.
 */
export class BitsetPeer {
  readonly #ids: readonly string[];
  readonly #lists: readonly ListSets[];
  readonly #numbers: readonly SortedNumbers[];
  readonly #all: TypedFastBitSet;

  constructor({ ids, lists, numbers }: PeerTable) {
    this.#ids = ids;
    this.#all = new TypedFastBitSet();
    this.#all.addRange(0, ids.length);
    this.#lists = lists.map((list) => ({ ...list, sets: setsOf(list) }));
    this.#numbers = numbers.map((column) => ({ ...column, sorted: sortedRows(column.numbers) }));
  }

  ask(criteria: Criteria): Answer {
    const conditions = this.#conditions(criteria);
    const whole = this.#conditionsMet(conditions);
    const facets: Record<string, readonly ValueCount[] | NumberCounts> = {};
    const foundFor = (key: string) =>
      conditions.some((condition) => condition.key === key)
        ? this.#conditionsMet(conditions.filter((condition) => condition.key !== key))
        : whole;
    for (const { key, values, sets } of this.#lists) {
      const { set } = foundFor(key);
      const counts: ValueCount[] = [];
      sets.forEach((rows, code) => {
        const count = rows.intersection_size(set);
        if (count > 0) counts.push({ value: values[code] as string, count });
      });
      facets[key] = counts;
    }
    for (const column of this.#numbers) {
      const counts = numberCounts(column, foundFor(column.key).rows);
      if (counts !== null) facets[column.key] = counts;
    }
    const hits = whole.rows.slice(0, OPTIONS.pageSize).map((row) => this.#ids[row] as string);
    return { total: whole.rows.length, hits, facets };
  }

  #conditions({ refinements, ranges }: Criteria): readonly Condition[] {
    const conditions: Condition[] = [];
    for (const list of this.#lists) {
      for (const { codes, absentFor } of listConditions(list, refinements)) {
        const rows = new TypedFastBitSet();
        for (const code of codes) if (code >= 0) rows.union(list.sets[code] as TypedFastBitSet);
        conditions.push({ key: absentFor, rows });
      }
    }
    for (const column of this.#numbers) {
      const range = ranges[column.key];
      if (range !== undefined) conditions.push({ key: column.key, rows: rowsWithin(column, range, this.#ids.length) });
    }
    return conditions;
  }

  #conditionsMet(conditions: readonly Condition[]): Found {
    const set = this.#all.clone();
    for (const { rows } of conditions) set.intersection(rows);
    return { set, rows: set.array() };
  }
}

function setsOf({ values, codes }: ListValues): readonly TypedFastBitSet[] {
  const sets = values.map(() => {
    const set = new TypedFastBitSet();
    set.resize(codes.length - 1);
    return set;
  });
  codes.forEach((row, at) => {
    for (const code of row) sets[code]?.add(at);
  });
  return sets;
}

function sortedRows(numbers: Float64Array): Int32Array {
  const rows = Array.from(numbers.keys()).filter((row) => !Number.isNaN(numbers[row]));
  return Int32Array.from(rows.sort((a, b) => (numbers[a] as number) - (numbers[b] as number)));
}

function rowsWithin({ numbers, sorted }: SortedNumbers, range: Range, size: number): TypedFastBitSet {
  const rows = new TypedFastBitSet();
  rows.resize(size - 1);
  let from = 0;
  for (let high = sorted.length; from < high; ) {
    const middle = (from + high) >>> 1;
    if (range.min === null || (numbers[sorted[middle] as number] as number) >= range.min) high = middle;
    else from = middle + 1;
  }
  for (let place = from; place < sorted.length; place += 1) {
    const row = sorted[place] as number;
    if (!inRange(numbers[row] as number, range)) break;
    rows.add(row);
  }
  return rows;
}

function numberCounts({ numbers, byRatio }: NumberValues, rows: readonly number[]): NumberCounts | null {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (const row of rows) {
    const number = numbers[row] as number;
    if (number < min) min = number;
    if (number > max) max = number;
  }
  if (min > max) return null;
  const scale = scaleBetween(min, max, byRatio);
  const histogram = new Array<number>(min === max ? 1 : HISTOGRAM_STEPS).fill(0);
  for (const row of rows) {
    const number = numbers[row] as number;
    if (Number.isNaN(number)) continue;
    const step = histogramStep(number, scale);
    histogram[step] = (histogram[step] as number) + 1;
  }
  return { min, max, histogram };
}
