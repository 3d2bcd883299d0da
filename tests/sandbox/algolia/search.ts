import { createHash } from 'node:crypto';
import { type Found, find } from './find.ts';
import { isList, type JsonObject } from './json.ts';
import { pageOf } from './page.ts';
import { facetAnswer } from './query/facet-counts.ts';
import { type Highlighting, highlightResult, snippetResult } from './query/highlight.ts';
import { paramsString, readSearchParams, type SearchParams } from './query/search-params.ts';
import { NO_WORDS } from './query/text-match.ts';
import { textQueries } from './query/text-query.ts';
import { retrievedRecord, without } from './retrieved-record.ts';
import type { SearchIndex } from './search-index.ts';
import type { Settings } from './settings.ts';
import { searchedFields, textsOf } from './settings-readers.ts';

/** Answers a search in an index. @throws Refusal 400 on unsupported parameters */
export function search(index: SearchIndex, body: JsonObject, seesAll: boolean): JsonObject {
  const params = readSearchParams(body);
  const found = find(index, params);
  const { settings, table, rows, hits } = found;
  const page = pageOf(params, settings, rows.length);
  const counted = { all: hits, distinct: new Set(rows) };
  const answer: JsonObject = {
    hits: hitsOf(found, rows.slice(page.from, page.to), params, seesAll),
    ...page.said,
    ...(params.facets.length > 0 && { ...facetAnswer(table, settings, params, counted) }),
    exhaustiveFacetsCount: true,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: { facetsCount: true, nbHits: true, typo: true },
    renderingContent: settings.renderingContent ?? {},
    query: params.query,
    params: paramsString(body),
    index: index.name,
    ...(params.clickAnalytics && { queryID: createHash('md5').update(paramsString(body)).digest('hex') }),
    processingTimeMS: 1,
    processingTimingsMS: {},
    serverTimeMS: 1,
  };
  return withFields(answer, textsOf(settings, 'responseFields'));
}

export function hitsOf(found: Found, rows: readonly number[], params: SearchParams, seesAll: boolean): JsonObject[] {
  const { table, settings } = found;
  const wanted = listOf(settings, 'attributesToRetrieve');
  const hidden = seesAll ? [] : textsOf(settings, 'unretrievableAttributes');
  const highlighting = highlightingOf(params, settings);
  return rows.flatMap((row) => {
    const record = table.records[row];
    if (record === undefined) return [];
    const marked = highlightResult(record, highlighting);
    const snippet = snippetResult(record, highlighting, textsOf(settings, 'attributesToSnippet'));
    return {
      ...retrievedRecord(record, wanted, hidden),
      ...(snippet !== null && { _snippetResult: without(snippet, hidden) }),
      ...(marked !== null && { _highlightResult: without(marked, hidden) }),
      ...(params.getRankingInfo && { _rankingInfo: rankingInfo(found, row) }),
    };
  });
}

/** By default the searched attributes are highlighted. */
function highlightingOf(params: SearchParams, settings: Settings): Highlighting {
  const asked = listOf(settings, 'attributesToHighlight');
  const searched = searchedFields(settings, null).flat();
  const attributes = asked ?? (searched.length === 0 ? null : searched);
  const [query] = textQueries(params.query, settings, []);
  return {
    words: query?.words ?? [],
    before: String(settings.highlightPreTag),
    after: String(settings.highlightPostTag),
    ellipsis: String(settings.snippetEllipsisText ?? '…'),
    attributes: attributes?.includes('*') ? null : attributes,
    onlyMatches: settings.restrictHighlightAndSnippetArrays === true,
  };
}

function rankingInfo({ texts, distances }: Found, row: number): JsonObject {
  const metres = distances?.[row] ?? 0;
  const { typos, words, proximity, attribute, exact } = texts[row] ?? NO_WORDS;
  return {
    nbTypos: typos,
    firstMatchedWord: attribute * 1000,
    proximityDistance: proximity,
    userScore: 0,
    geoDistance: Number.isFinite(metres) ? Math.round(metres) : 0,
    geoPrecision: 1,
    nbExactWords: exact,
    words,
    filters: 0,
  };
}

/** Returns a setting that is a list; null where it is not set. */
function listOf(settings: Settings, name: string): readonly string[] | null {
  return isList(settings[name]) ? textsOf(settings, name) : null;
}

function withFields(answer: JsonObject, fields: readonly string[]): JsonObject {
  if (fields.length === 0 || fields.includes('*')) return answer;
  return Object.fromEntries(Object.entries(answer).filter(([name]) => name === 'message' || fields.includes(name)));
}
