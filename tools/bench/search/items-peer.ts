import itemsjs from 'itemsjs';
import type { Criteria } from '../../../core/search/criteria/criteria.ts';
import { HISTOGRAM_STEPS, histogramStep, scaleBetween } from '../../../core/search/facets/scale.ts';
import type { ValueCount } from '../../../core/search/results.ts';
import { inRange } from '../../../tests/fakes/ranges.ts';
import type { Answer, NumberCounts } from './answer.ts';
import { listConditions, type NumberValues, type PeerTable } from './peer-table.ts';
import { OPTIONS } from './question.ts';

interface Item {
  readonly id: string;
  readonly row: number;
  readonly [facet: string]: string | number | readonly string[];
}

/** All values of each facet, in alphabetical order. */
const AGGREGATION = {
  size: Number.MAX_SAFE_INTEGER,
  sort: 'key',
  chosen_filters_on_top: false,
  hide_zero_doc_count: true,
} as const;

/**
 * A search on itemsjs, which filters and counts values, but has neither ranges nor histograms. Only list facets are its
 * facets. Ranges are applied beforehand to the rows that it may find, which is faster than its `filter`; bounds and steps
 * are read from the rows that it found, five to nine times faster than numbers as facets. A range facet with a range is
 * counted on the rows found without that range, which are filtered one by one, faster than by a second search.
 */
export class ItemsPeer {
  readonly #table: PeerTable;
  readonly #items;

  constructor(table: PeerTable) {
    this.#table = table;
    const items = table.ids.map((id, row): Item => {
      const lists = table.lists.map(({ key, values, codes }) => [key, codes[row]?.map((code) => values[code]) ?? []]);
      return { ...Object.fromEntries(lists), id, row };
    });
    const facets = table.lists.map(
      ({ key, match }) => [key, { ...AGGREGATION, conjunction: match === 'all' }] as const,
    );
    this.#items = itemsjs(items, { native_search_enabled: false, aggregations: Object.fromEntries(facets) });
  }

  ask({ refinements, ranges }: Criteria): Answer {
    const filters = Object.fromEntries(Object.entries(refinements));
    const everything = { per_page: this.#table.ids.length, filters };
    const ranged = this.#table.numbers.filter(({ key }) => ranges[key] !== undefined);
    const every = this.#table.ids.map((_, row) => row);
    const whole = this.#items.search(
      // itemsjs numbers items from 1.
      ranged.length === 0 ? everything : { ...everything, _ids: within(every, ranged, ranges).map((row) => row + 1) },
    );
    const found = whole.data.items.map(({ row }) => row);
    const unranged = ranged.length === 0 ? found : this.#chosen(every, refinements);
    const facets: Record<string, readonly ValueCount[] | NumberCounts> = {};
    for (const { key } of this.#table.lists) {
      const { buckets = [] } = whole.data.aggregations[key] ?? {};
      facets[key] = buckets.map(({ key: value, doc_count }) => ({ value, count: doc_count }));
    }
    for (const column of this.#table.numbers) {
      const others = ranged.filter(({ key }) => key !== column.key);
      const isRanged = others.length < ranged.length;
      const counts = numberCounts(column, isRanged ? within(unranged, others, ranges) : found);
      if (counts !== null) facets[column.key] = counts;
    }
    const hits = whole.data.items.slice(0, OPTIONS.pageSize).map(({ id }) => id);
    return { total: whole.pagination.total, hits, facets };
  }

  /** The rows that meet the choices made in each list. */
  #chosen(rows: readonly number[], refinements: Criteria['refinements']): readonly number[] {
    const choices = this.#table.lists.flatMap((list) =>
      listConditions(list, refinements).map(({ codes }) => ({ list, wanted: new Set(codes) })),
    );
    return choices.reduce(
      (left, { list, wanted }) => left.filter((row) => list.codes[row]?.some((code) => wanted.has(code))),
      rows,
    );
  }
}

function within(
  rows: readonly number[],
  columns: readonly NumberValues[],
  ranges: Criteria['ranges'],
): readonly number[] {
  return columns.reduce((left, { key, numbers }) => {
    const range = ranges[key];
    if (range === undefined) return left;
    return left.filter((row) => {
      const number = numbers[row] as number;
      return !Number.isNaN(number) && inRange(number, range);
    });
  }, rows);
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
