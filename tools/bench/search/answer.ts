import type { SearchResults, ValueCount } from '../../../core/search/results.ts';

/** A peer's counts of a range facet; the histogram is null where it cannot make one. */
export interface NumberCounts {
  readonly min: number;
  readonly max: number;
  readonly histogram: readonly number[] | null;
}

/** A peer's answer, comparable with that of the port: values in any order, with or without those of no yacht. */
export interface Answer {
  readonly total: number;
  /** Ids of the first page. */
  readonly hits: readonly string[];
  readonly facets: Readonly<Partial<Record<string, readonly ValueCount[] | NumberCounts>>>;
}

/** The first difference of an answer from the right one; null for none. */
export function differenceFrom(right: SearchResults, given: Answer): string | null {
  if (given.total !== right.total) return `total ${given.total}, not ${right.total}`;
  if (given.hits.join() !== right.hits.join()) return `hits ${given.hits.join()}, not ${right.hits.join()}`;
  for (const key of new Set([...Object.keys(right.facets), ...Object.keys(given.facets)])) {
    const [wanted, got] = [right.facets[key as keyof typeof right.facets], given.facets[key]];
    const withHistogram = got === undefined || isList(got) || got.histogram !== null;
    const [one, other] = [textOf(got, withHistogram), textOf(wanted, withHistogram)];
    if (one !== other) return `${key}: ${one.slice(0, 200)}, not ${other.slice(0, 200)}`;
  }
  return null;
}

function textOf(counted: Answer['facets'][string], withHistogram: boolean): string {
  if (counted === undefined) return '';
  if (!isList(counted)) return `${counted.min} ${counted.max} ${withHistogram ? counted.histogram?.join() : ''}`;
  return counted
    .filter(({ count }) => count > 0)
    .map(({ value, count }) => `${value} ${count}`)
    .sort()
    .join();
}

function isList(counted: readonly ValueCount[] | NumberCounts): counted is readonly ValueCount[] {
  return Array.isArray(counted);
}
