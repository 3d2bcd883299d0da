import { valuesAt } from './attribute-values.ts';
import { type Filter, filteredRows, filterScores } from './filter/filter.ts';
import { parseFilterExpression } from './filter/filter-expression.ts';
import {
  parseFacetFilters,
  parseNumericFilters,
  parseOptionalFilters,
  parseTagFilters,
} from './filter/filter-lists.ts';
import { leastDistance, liesWithin, type Place, placeOf } from './query/geo.ts';
import { ranked } from './query/ranking.ts';
import type { SearchParams } from './query/search-params.ts';
import type { TextMatch } from './query/text-match.ts';
import { shorterQueries, textQueries } from './query/text-query.ts';
import type { RecordTable, Rows } from './record-table.ts';
import type { SearchIndex } from './search-index.ts';
import { changedSettings, type Settings } from './settings.ts';
import { searchedFields } from './settings-readers.ts';

export interface Found {
  readonly table: RecordTable;
  /** The index's settings, overridden by the search's. */
  readonly settings: Settings;
  /** All hits, before deduplication. */
  readonly hits: Rows;
  /** Best first, after deduplication. */
  readonly rows: readonly number[];
  /** Matches by row; null for a row that is not a hit. */
  readonly texts: readonly (TextMatch | null)[];
  /** Metres by row; null without a position. */
  readonly distances: readonly number[] | null;
}

/**
 *
 * @throws Refusal 400 on filters that it does not support
 */
export function find(index: SearchIndex, params: SearchParams): Found {
  const { table } = index;
  const settings = changedSettings(index.settings, params.settings);
  const filter = filterOf(params);
  const filtered = filteredRows(table, settings, filter);
  const place = placeOf(params);
  const points = table.points();
  const isAnywhere = place.center === null && place.areas === null;
  const there = table.where((row) => filtered.has(row) && (isAnywhere || liesWithin(place, points[row] ?? [])));
  const texts = textMatches(index, params, settings, there);
  const hits = table.where((row) => there.has(row) && texts[row] !== null);
  const distances = distancesOf(table, place, params.aroundPrecision);
  const scored = [...filter, ...parseOptionalFilters(params.optionalFilters)];
  const score = filterScores(table, settings, scored, params.sumOrFiltersScores);
  const rows = deduplicated(ranked(hits, table, settings, { texts, distances, score }), table, settings);
  return { table, settings, hits, rows, texts, distances };
}

export function filterOf(params: SearchParams): Filter {
  return [
    ...parseFilterExpression(params.filters),
    ...parseFacetFilters(params.facetFilters),
    ...parseNumericFilters(params.numericFilters),
    ...parseTagFilters(params.tagFilters),
  ];
}

/** Matches the text by row. If no row has it, repeats the search with fewer words, where the settings allow it. */
function textMatches(
  index: SearchIndex,
  params: SearchParams,
  settings: Settings,
  among: Rows,
): readonly (TextMatch | null)[] {
  const texts = index.table.texts(searchedFields(settings, params.restrictSearchableAttributes));
  const alternatives = params.synonyms ? index.alternatives() : [];
  let matches = texts.match(textQueries(params.query, settings, alternatives), settings);
  for (const queries of shorterQueries(params.query, settings, alternatives)) {
    if ([...among].some((row) => matches[row] !== null)) break;
    matches = texts.match(queries, settings);
  }
  return withFewestTypos(matches, among, settings);
}

/** `min` keeps the hits with the fewest typos, `strict` those with the two lowest numbers of typos. */
function withFewestTypos(
  matches: readonly (TextMatch | null)[],
  among: Rows,
  { typoTolerance }: Settings,
): readonly (TextMatch | null)[] {
  if (typoTolerance !== 'min' && typoTolerance !== 'strict') return matches;
  const typos = [...among].flatMap((row) => matches[row]?.typos ?? []);
  const lowest = [...new Set(typos)].sort((a, b) => a - b).slice(0, typoTolerance === 'min' ? 1 : 2);
  return matches.map((match) => (match !== null && lowest.includes(match.typos) ? match : null));
}

function distancesOf(table: RecordTable, { center }: Place, precision: number): readonly number[] | null {
  if (center === null) return null;
  return table.points().map((points) => {
    const metres = leastDistance(center, points);
    return Number.isFinite(metres) ? Math.floor(metres / precision) * precision : metres;
  });
}

/** Keeps the best rows of each group, as many as `distinct` allows, and all records without a group. */
function deduplicated(rows: readonly number[], table: RecordTable, settings: Settings): readonly number[] {
  const most = Number(settings.distinct ?? 0);
  const attribute = settings.attributeForDistinct;
  if (most === 0 || typeof attribute !== 'string') return rows;
  const seen = new Map<string, number>();
  return rows.filter((row) => {
    const record = table.records[row];
    const [value] = record === undefined ? [] : valuesAt(record, attribute);
    if (value === undefined || typeof value === 'boolean') return true;
    const group = typeof value === 'number' ? String(Math.round(value)) : value;
    const count = (seen.get(group) ?? 0) + 1;
    seen.set(group, count);
    return count <= most;
  });
}
