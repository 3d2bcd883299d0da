import type { RecordTable } from './record-table.ts';
import type { Settings } from './settings.ts';
import { textsOf } from './settings-readers.ts';

/** By row; what is smaller goes first. */
export interface Relevance {
  /** How badly the text matches. */
  readonly costs: readonly (number | null)[];
  /** Metres; null where no place is asked for. */
  readonly distances: readonly number[] | null;
}

type Comparison = (a: number, b: number) => number;

/**
 * Orders rows as the index's `ranking` says, criterion by criterion; what is alike in all stays in the order of the
 * records. The criteria of text weigh together where the first of them stands.
 */
export function ranked(rows: readonly number[], table: RecordTable, settings: Settings, found: Relevance): number[] {
  const comparisons: Comparison[] = [];
  let textual = false;
  for (const criterion of textsOf(settings, 'ranking')) {
    if (criterion === 'custom') {
      comparisons.push(...textsOf(settings, 'customRanking').map((entry) => byAttribute(table, entry)));
    } else if (criterion === 'geo') {
      const { distances } = found;
      if (distances !== null) comparisons.push((a, b) => ascending(distances[a] ?? 0, distances[b] ?? 0));
    } else if (/^(?:asc|desc)\(/.test(criterion)) comparisons.push(byAttribute(table, criterion));
    else if (!textual) {
      textual = true;
      comparisons.push((a, b) => ascending(found.costs[a] ?? 0, found.costs[b] ?? 0));
    }
  }
  return [...rows].sort((a, b) => {
    for (const compare of comparisons) {
      const difference = compare(a, b);
      if (difference !== 0) return difference;
    }
    return a - b;
  });
}

/** Records that lack the attribute come last, whichever way it goes. */
function byAttribute(table: RecordTable, criterion: string): Comparison {
  const order = table.order(criterion.slice(criterion.indexOf('(') + 1, -1));
  const sign = criterion.startsWith('desc') ? -1 : 1;
  return (a, b) => {
    const [left, right] = [order[a] as number, order[b] as number];
    if (Number.isNaN(left)) return Number.isNaN(right) ? 0 : 1;
    return Number.isNaN(right) ? -1 : sign * (left - right);
  };
}

/** Not a difference: that of two infinite distances is no number. */
function ascending(a: number, b: number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
