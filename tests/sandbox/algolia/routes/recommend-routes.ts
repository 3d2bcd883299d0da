import { valuesAt } from '../attribute-values.ts';
import { find } from '../find.ts';
import { isObject, type JsonObject, member } from '../json.ts';
import { readSearchParams } from '../query/search-params.ts';
import type { AlgoliaRecord } from '../record-table.ts';
import { hitsOf } from '../search.ts';
import type { SearchIndex } from '../search-index.ts';
import { bodyOf, type Call, objectsOf, type Route, textOf } from './call.ts';
import { badRequest } from './refusal.ts';

/** The models that recommend records like a given one. */
const MODELS = ['related-products', 'looking-similar'];
const MEMBERS = new Set('indexName model objectID threshold maxRecommendations queryParameters'.split(' '));
const MAX_RECOMMENDATIONS = 30;

export const RECOMMEND_ROUTES: readonly Route[] = [
  {
    method: 'POST',
    path: '/1/indexes/*/recommendations',
    right: 'search',
    answer: (call) => ({
      results: objectsOf(bodyOf(call), 'requests').map((request) => recommendations(call, request)),
    }),
  },
];

/**
 *
 * @throws Refusal 400 on unsupported parameters, 404 for an unknown index
 */
function recommendations(call: Call, request: JsonObject): JsonObject {
  for (const name of Object.keys(request)) if (!MEMBERS.has(name)) throw badRequest(`Unknown parameter: ${name}`);
  const index = call.application.index(textOf(request, 'indexName'));
  if (!MODELS.includes(textOf(request, 'model'))) throw badRequest('Invalid model: not one of this stand-in');
  const objectID = textOf(request, 'objectID');
  const threshold = numberOf(request, 'threshold', 100);
  const most = member(request, 'maxRecommendations') === undefined ? MAX_RECOMMENDATIONS : mostOf(request);
  const asked = objectOf(request, 'queryParameters');
  const seesAll = call.key.rights.includes('seeUnretrievableAttributes');
  const hits = alike(index, objectID, asked, seesAll)
    .filter(({ _score }) => _score >= threshold)
    .slice(0, most);
  return {
    hits,
    page: 0,
    nbHits: hits.length,
    nbPages: 1,
    hitsPerPage: most,
    index: index.name,
    processingTimeMS: 1,
  };
}

/** A hit, with its score from 0 to 100. */
type Scored = JsonObject & { readonly _score: number };

/**
 * Ranks records by the similarity of their lengths, since a stand-in has no trained model. An unknown record has no
 * similar ones.
 */
function alike(index: SearchIndex, objectID: string, asked: JsonObject, seesAll: boolean): Scored[] {
  const record = index.records.get(objectID);
  if (record === undefined) return [];
  const params = readSearchParams(asked);
  const found = find(index, params);
  return found.rows
    .flatMap((row) => {
      const other = found.table.records[row];
      const [hit] = hitsOf(found, [row], params, seesAll);
      if (other === undefined || hit === undefined || other.objectID === objectID) return [];
      return [{ ...hit, _score: scoreOf(record, other) }];
    })
    .sort((a, b) => b._score - a._score);
}

function scoreOf(record: AlgoliaRecord, other: AlgoliaRecord): number {
  const [length, others] = [lengthOf(record), lengthOf(other)];
  const greater = Math.max(length, others);
  return greater === 0 ? 0 : (100 * Math.min(length, others)) / greater;
}

function lengthOf(record: AlgoliaRecord): number {
  const [length] = valuesAt(record, 'content.loaMeter');
  return typeof length === 'number' && length > 0 ? length : 0;
}

function mostOf(request: JsonObject): number {
  const most = numberOf(request, 'maxRecommendations', MAX_RECOMMENDATIONS);
  if (Number.isInteger(most) && most > 0) return most;
  throw badRequest(`Invalid maxRecommendations: expected an integer between 1 and ${MAX_RECOMMENDATIONS}`);
}

function numberOf(request: JsonObject, name: string, max: number): number {
  const value = member(request, name);
  if (typeof value === 'number' && value >= 0 && value <= max) return value;
  throw badRequest(`Invalid ${name}: expected a number between 0 and ${max}`);
}

function objectOf(request: JsonObject, name: string): JsonObject {
  const value = member(request, name) ?? {};
  if (isObject(value)) return value;
  throw badRequest(`Invalid ${name}: expected an object`);
}
