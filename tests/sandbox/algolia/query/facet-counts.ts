import type { RecordTable, Rows } from '../record-table.ts';
import type { Settings } from '../settings.ts';
import { facetAttributes, numberOf } from '../settings-readers.ts';
import type { SearchParams } from './search-params.ts';

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

/** The hits to count: all of them, and those that remain after deduplication, among which some facets are counted. */
export interface CountedRows {
  readonly all: Rows;
  readonly distinct: Rows;
}

/** Counts the requested facets that may be counted; a facet without values among the hits is left out. */
export function facetAnswer(
  table: RecordTable,
  settings: Settings,
  params: SearchParams,
  { all, distinct }: CountedRows,
): FacetAnswer {
  const countable = [...facetAttributes(settings).values()].filter(
    ({ name, filterOnly }) => !filterOnly && name !== 'objectID',
  );
  const asked = countable.filter(({ name }) => params.facets.includes('*') || params.facets.includes(name));
  const limit = params.maxValuesPerFacet ?? numberOf(settings, 'maxValuesPerFacet', 100);
  const facets: [string, Readonly<Record<string, number>>][] = [];
  const stats: [string, FacetStats][] = [];
  for (const { name, afterDistinct } of asked) {
    const rows = (params.facetingAfterDistinct ?? afterDistinct) ? distinct : all;
    const counts = valueCounts(table, name, rows, params, settings);
    if (counts.length > 0) facets.push([name, Object.fromEntries(counts.slice(0, limit))]);
    const numbers = [...rows].flatMap((row) => table.numbers(name)[row] ?? []);
    if (numbers.length > 0) stats.push([name, statsOf(numbers)]);
  }
  return {
    facets: Object.fromEntries(facets),
    ...(stats.length > 0 && { facets_stats: Object.fromEntries(stats) }),
  };
}

/** Returns the values of the hits, most frequent first, or by name if requested. */
export function valueCounts(
  table: RecordTable,
  name: string,
  rows: Rows,
  params: SearchParams,
  settings: Settings,
): ValueCount[] {
  const values = table.facet(name);
  const counts = new Map<string, number>();
  for (const row of rows) {
    for (const value of values[row] ?? []) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const byName = (params.sortFacetValuesBy ?? settings.sortFacetValuesBy) === 'alpha';
  return [...counts].sort(([a, some], [b, others]) => (byName ? 0 : others - some) || (a < b ? -1 : 1));
}

function statsOf(numbers: readonly number[]): FacetStats {
  const sum = numbers.reduce((total, number) => total + number, 0);
  const min = numbers.reduce((a, b) => Math.min(a, b));
  const max = numbers.reduce((a, b) => Math.max(a, b));
  return { min, max, avg: sum / numbers.length, sum };
}
