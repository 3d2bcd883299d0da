import { type Bits, intersect, listBits } from '../../../adapters/embedded-search/columns/bits.ts';
import { facetAnswer } from './facet-counts.ts';
import { type Filter, filteredRows } from './filter.ts';
import { parseFilterExpression } from './filter-expression.ts';
import { parseFacetFilters, parseNumericFilters, parseTagFilters } from './filter-lists.ts';
import { leastDistance, liesWithin, type Place, placeOf } from './geo.ts';
import { type Highlighting, highlightResult } from './highlight.ts';
import { isList, type JsonObject } from './json.ts';
import { pageOf } from './page.ts';
import { ranked } from './ranking.ts';
import type { RecordTable } from './record-table.ts';
import { retrievedRecord, without } from './retrieved-record.ts';
import type { SearchIndex } from './search-index.ts';
import { paramsString, readSearchParams, type SearchParams } from './search-params.ts';
import type { Settings } from './settings.ts';
import { searchedFields, textsOf } from './settings-readers.ts';

export interface Found {
  readonly table: RecordTable;
  readonly hits: Bits;
  /** Best first. */
  readonly rows: readonly number[];
  /** Metres by row; null where no place was asked for. */
  readonly distances: readonly number[] | null;
}

/** Answers one search of one index. @throws Refusal 400 on parameters it does not understand */
export function search(index: SearchIndex, body: JsonObject, seesAll: boolean): JsonObject {
  const params = readSearchParams(body);
  const { settings } = index;
  const found = find(index, params);
  const page = pageOf(params, settings, found.rows.length);
  const answer: JsonObject = {
    hits: hitsOf(found, found.rows.slice(page.from, page.to), params, settings, seesAll),
    ...page.said,
    ...(params.facets.length > 0 && { ...facetAnswer(found.table, settings, params, found.hits) }),
    exhaustiveFacetsCount: true,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: { facetsCount: true, nbHits: true, typo: true },
    renderingContent: params.renderingContent ?? settings.renderingContent ?? {},
    query: params.query,
    params: paramsString(body),
    index: index.name,
    processingTimeMS: 1,
    processingTimingsMS: {},
    serverTimeMS: 1,
  };
  return withFields(answer, params.responseFields ?? textsOf(settings, 'responseFields'));
}

/** @throws Refusal 400 on filters it does not understand */
export function find(index: SearchIndex, params: SearchParams): Found {
  const { settings, table } = index;
  const hits = filteredRows(table, settings, filterOf(params));
  const place = placeOf(params);
  if (place.center !== null || place.areas !== null) {
    const points = table.points();
    intersect(
      hits,
      table.where((row) => liesWithin(place, points[row] ?? [])),
    );
  }
  const fields = searchedFields(settings, params.restrictSearchableAttributes);
  const costs = table.texts(fields).match(params.query, params.synonyms ? index.alternatives() : []);
  intersect(
    hits,
    table.where((row) => costs[row] !== null),
  );
  const distances = distancesOf(table, place);
  const rows = new Int32Array(table.size);
  const count = listBits(hits, table.size, true, rows);
  return { table, hits, distances, rows: ranked([...rows.subarray(0, count)], table, settings, { costs, distances }) };
}

export function filterOf(params: SearchParams): Filter {
  return [
    ...parseFilterExpression(params.filters),
    ...parseFacetFilters(params.facetFilters),
    ...parseNumericFilters(params.numericFilters),
    ...parseTagFilters(params.tagFilters),
  ];
}

export function hitsOf(
  { table, distances }: Found,
  rows: readonly number[],
  params: SearchParams,
  settings: Settings,
  seesAll: boolean,
): JsonObject[] {
  const wanted = params.attributesToRetrieve ?? listOf(settings, 'attributesToRetrieve');
  const hidden = seesAll ? [] : textsOf(settings, 'unretrievableAttributes');
  const highlighting = highlightingOf(params, settings);
  return rows.flatMap((row) => {
    const record = table.records[row];
    if (record === undefined) return [];
    const marked = highlightResult(record, highlighting);
    return {
      ...retrievedRecord(record, wanted, hidden),
      ...(marked !== null && { _highlightResult: without(marked, hidden) }),
      ...(params.getRankingInfo && { _rankingInfo: rankingInfo(distances?.[row] ?? 0) }),
    };
  });
}

function distancesOf(table: RecordTable, { center }: Place): readonly number[] | null {
  return center === null ? null : table.points().map((points) => leastDistance(center, points));
}

/** By default what is searched is highlighted. */
function highlightingOf(params: SearchParams, settings: Settings): Highlighting {
  const asked = params.attributesToHighlight ?? listOf(settings, 'attributesToHighlight');
  const searched = searchedFields(settings, null).flat();
  const attributes = asked ?? (searched.length === 0 ? null : searched);
  return {
    query: params.query,
    before: params.highlightPreTag ?? String(settings.highlightPreTag),
    after: params.highlightPostTag ?? String(settings.highlightPostTag),
    attributes: attributes?.includes('*') ? null : attributes,
  };
}

function rankingInfo(metres: number): JsonObject {
  return {
    nbTypos: 0,
    firstMatchedWord: 0,
    proximityDistance: 0,
    userScore: 0,
    geoDistance: Number.isFinite(metres) ? Math.round(metres) : 0,
    geoPrecision: 1,
    nbExactWords: 0,
    words: 0,
    filters: 0,
  };
}

/** A setting that is a list; null where it is not set. */
function listOf(settings: Settings, name: string): readonly string[] | null {
  return isList(settings[name]) ? textsOf(settings, name) : null;
}

function withFields(answer: JsonObject, fields: readonly string[]): JsonObject {
  if (fields.length === 0 || fields.includes('*')) return answer;
  return Object.fromEntries(Object.entries(answer).filter(([name]) => name === 'message' || fields.includes(name)));
}
