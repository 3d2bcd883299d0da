import { type Bits, hasBit } from '../../../adapters/embedded-search/columns/bits.ts';
import { Selection } from '../../../adapters/embedded-search/columns/selection.ts';
import type { RecordTable } from './record-table.ts';
import type { SearchParams } from './search-params.ts';
import type { Settings } from './settings.ts';
import { facetAttributes, numberOf } from './settings-readers.ts';

type FacetStats = {
  readonly min: number;
  readonly max: number;
  readonly avg: number;
  readonly sum: number;
};

export type FacetAnswer = {
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly facets_stats?: Readonly<Record<string, FacetStats>>;
};

export type ValueCount = readonly [value: string, count: number];

/** Counts what was asked for and may be counted; a facet that no hit has a value of is left out. */
export function facetAnswer(table: RecordTable, settings: Settings, params: SearchParams, hits: Bits): FacetAnswer {
  const countable = [...facetAttributes(settings).values()]
    .filter(({ name, filterOnly }) => !filterOnly && name !== 'objectID')
    .map(({ name }) => name);
  const names = params.facets.includes('*') ? countable : countable.filter((name) => params.facets.includes(name));
  const limit = params.maxValuesPerFacet ?? numberOf(settings, 'maxValuesPerFacet', 100);
  const selection = selectionOf(table, hits);
  const counted = names.map((name) => [name, valueCounts(table, name, selection, params, settings)] as const);
  const stats = names.flatMap((name) => {
    const found = statsOf(table.numbers(name), selection);
    return found === null ? [] : [[name, found] as const];
  });
  return {
    facets: Object.fromEntries(
      counted
        .filter(([, counts]) => counts.length > 0)
        .map(([name, counts]) => [name, Object.fromEntries(counts.slice(0, limit))]),
    ),
    ...(stats.length > 0 && { facets_stats: Object.fromEntries(stats) }),
  };
}

export function selectionOf(table: RecordTable, hits: Bits): Selection {
  const selection = new Selection(table.size);
  selection.bits.set(hits);
  selection.settle();
  return selection;
}

/** The values that hits have, most frequent first, or by name where that is asked for. */
export function valueCounts(
  table: RecordTable,
  name: string,
  selection: Selection,
  params: SearchParams,
  settings: Settings,
): ValueCount[] {
  const column = table.facet(name);
  const counts = column.counts(selection);
  const found = column.values.map((value, code): ValueCount => [value, counts[code] as number]);
  const byName = (params.sortFacetValuesBy ?? settings.sortFacetValuesBy) === 'alpha';
  // The column's values stand in the order of their names, and a sort keeps what is alike in its order.
  const kept = found.filter(([, count]) => count > 0);
  return byName ? kept : kept.sort(([, a], [, b]) => b - a);
}

/** Over every number of every hit; null where there is none. */
function statsOf(numbers: readonly (readonly number[])[], selection: Selection): FacetStats | null {
  let [min, max, sum, count] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, 0];
  numbers.forEach((list, row) => {
    if (list.length === 0 || !hasBit(selection.bits, row)) return;
    for (const number of list) {
      min = Math.min(min, number);
      max = Math.max(max, number);
      sum += number;
      count += 1;
    }
  });
  return count === 0 ? null : { min, max, avg: sum / count, sum };
}
