import type { RecordTable } from '../record-table.ts';
import type { Settings } from '../settings.ts';
import { textsOf } from '../settings-readers.ts';
import { NO_WORDS, type TextMatch } from './text-match.ts';

/** The criteria of the ranking, by row. */
export interface Relevance {
  readonly texts: readonly (TextMatch | null)[];
  /** Metres; null without a position. */
  readonly distances: readonly number[] | null;
  /** Returns the score of the filters that hold. */
  readonly score: (row: number) => number;
}

type Comparison = (a: number, b: number) => number;

/**
 * Orders rows by the criteria of the index's `ranking`; rows that are equal in all keep the order of the records. A
 * search without words ignores the criteria of text.
 */
export function ranked(rows: Iterable<number>, table: RecordTable, settings: Settings, found: Relevance): number[] {
  const criteria = textsOf(settings, 'ranking');
  const fewest = ['min', 'strict'].includes(String(settings.typoTolerance));
  const order = fewest ? ['typo', ...criteria.filter((criterion) => criterion !== 'typo')] : criteria;
  const comparisons = order.flatMap((criterion) => comparisonsOf(criterion, table, settings, found));
  return [...rows].sort((a, b) => {
    for (const compare of comparisons) {
      const difference = compare(a, b);
      if (difference !== 0) return difference;
    }
    return a - b;
  });
}

function comparisonsOf(criterion: string, table: RecordTable, settings: Settings, found: Relevance): Comparison[] {
  const { texts, distances, score } = found;
  const byText = (value: (match: TextMatch) => number): Comparison[] => [
    (a, b) => value(texts[a] ?? NO_WORDS) - value(texts[b] ?? NO_WORDS),
  ];
  switch (criterion) {
    case 'typo':
      return byText(({ typos }) => typos);
    case 'words':
      return byText(({ words }) => -words);
    case 'proximity':
      return byText(({ proximity }) => proximity);
    case 'attribute':
      return byText(({ attribute }) => attribute);
    case 'exact':
      return byText(({ exact }) => -exact);
    case 'geo':
      return distances === null ? [] : [(a, b) => ascending(distances[a] ?? 0, distances[b] ?? 0)];
    case 'filters':
      return [(a, b) => score(b) - score(a)];
    case 'custom':
      return textsOf(settings, 'customRanking').map((entry) => byAttribute(table, entry));
    default:
      return [byAttribute(table, criterion)];
  }
}

/** Records without the attribute come last in either direction. */
function byAttribute(table: RecordTable, criterion: string): Comparison {
  const order = table.order(criterion.slice(criterion.indexOf('(') + 1, -1));
  const sign = criterion.startsWith('desc') ? -1 : 1;
  return (a, b) => {
    const [left, right] = [order[a] as number, order[b] as number];
    if (Number.isNaN(left)) return Number.isNaN(right) ? 0 : 1;
    return Number.isNaN(right) ? -1 : sign * (left - right);
  };
}

/** A subtraction would give NaN for two infinite distances. */
function ascending(a: number, b: number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
