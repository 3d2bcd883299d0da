import itemsjs from 'itemsjs';
import type { Criteria } from '../../../core/search/criteria.ts';
import { HISTOGRAM_STEPS, histogramStep } from '../../../core/search/histogram.ts';
import { inRange } from '../../../core/search/range.ts';
import type { ValueCount } from '../../../core/search/results.ts';
import { scaleBetween } from '../../../core/search/scale.ts';
import type { Answer, NumberCounts } from './answer.ts';
import type { FleetTable, NumberValues } from './fleet-table.ts';
import { OPTIONS } from './question.ts';

interface Item {
  readonly id: string;
  /** Values, and numbers as the values that they are to itemsjs. */
  readonly [facet: string]: string | readonly string[];
}

interface Bucket {
  readonly key: string;
  readonly doc_count: number;
}

/** Every value of every facet, in no order but their own. */
const AGGREGATION = {
  conjunction: false,
  size: Number.MAX_SAFE_INTEGER,
  sort: 'key',
  chosen_filters_on_top: false,
  hide_zero_doc_count: true,
} as const;

/**
 * itemsjs counts values, and knows no ranges and no steps. So numbers are facets too, and bounds and steps are made of
 * their buckets, which is exact and quicker than its own `facet_stats`. Ranges are applied beforehand, to the rows that it
 * may find, which is quicker than its `filter`; and where a facet has a range of its own, it is asked once more without.
 */
export class ItemsPeer {
  readonly #table: FleetTable;
  readonly #items;

  constructor(table: FleetTable) {
    this.#table = table;
    const items = table.ids.map((id, row): Item => {
      const lists = table.lists.map(({ key, values, codes }) => [key, codes[row]?.map((code) => values[code]) ?? []]);
      const numbers = table.numbers.map(({ key, numbers: by }) => [
        key,
        Number.isNaN(by[row]) ? [] : [String(by[row])],
      ]);
      return { ...Object.fromEntries([...lists, ...numbers]), id };
    });
    const facets = [...table.lists, ...table.numbers].map(({ key }) => [key, AGGREGATION] as const);
    this.#items = itemsjs(items, { native_search_enabled: false, aggregations: Object.fromEntries(facets) });
  }

  ask({ refinements, ranges }: Criteria): Answer {
    const filters = Object.fromEntries(Object.entries(refinements));
    const ranged = this.#table.numbers.filter(({ key }) => ranges[key] !== undefined);
    const ask = (columns: readonly NumberValues[]) => {
      const question = { per_page: OPTIONS.pageSize, filters };
      if (columns.length === 0) return this.#items.search(question);
      return this.#items.search({ ...question, _ids: this.#within(columns, ranges) });
    };
    const whole = ask(ranged);
    const facets: Record<string, readonly ValueCount[] | NumberCounts> = {};
    for (const { key } of this.#table.lists) {
      facets[key] = bucketsOf(whole, key).map(({ key: value, doc_count }) => ({ value, count: doc_count }));
    }
    for (const { key, byRatio } of this.#table.numbers) {
      const others = ranged.filter((column) => column.key !== key);
      const counts = numberCounts(bucketsOf(others.length === ranged.length ? whole : ask(others), key), byRatio);
      if (counts !== null) facets[key] = counts;
    }
    return { total: whole.pagination.total, hits: whole.data.items.map(({ id }) => id), facets };
  }

  #within(columns: readonly NumberValues[], ranges: Criteria['ranges']): readonly number[] {
    const ids: number[] = [];
    for (let row = 0; row < this.#table.ids.length; row += 1) {
      const meets = ({ key, numbers }: NumberValues) => {
        const [number, range] = [numbers[row] as number, ranges[key]];
        return range === undefined || (!Number.isNaN(number) && inRange(number, range));
      };
      if (columns.every(meets)) ids.push(row + 1);
    }
    return ids;
  }
}

function bucketsOf(
  {
    data,
  }: { readonly data: { readonly aggregations: Readonly<Record<string, { readonly buckets: readonly Bucket[] }>> } },
  key: string,
): readonly Bucket[] {
  return data.aggregations[key]?.buckets ?? [];
}

function numberCounts(buckets: readonly Bucket[], byRatio: boolean): NumberCounts | null {
  if (buckets.length === 0) return null;
  const values = buckets.map(({ key }) => Number(key));
  const [min, max] = [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))];
  const scale = scaleBetween(min, max, byRatio);
  const histogram = new Array<number>(min === max ? 1 : HISTOGRAM_STEPS).fill(0);
  buckets.forEach(({ doc_count }, at) => {
    const step = histogramStep(values[at] as number, scale);
    histogram[step] = (histogram[step] as number) + doc_count;
  });
  return { min, max, histogram };
}
