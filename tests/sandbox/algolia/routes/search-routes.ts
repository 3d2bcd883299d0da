import { browse } from '../browse.ts';
import { isList, type Json, type JsonObject, member } from '../json.ts';
import { searchFacet } from '../query/facet-search.ts';
import { search } from '../search.ts';
import { bodyOf, type Call, inPath, objectsOf, type Route } from './call.ts';
import { badRequest } from './refusal.ts';

export const SEARCH_ROUTES: readonly Route[] = [
  {
    method: 'POST',
    path: '/1/indexes/*/queries',
    right: 'search',
    answer: (call) => {
      const body = bodyOf(call);
      const strategy = member(body, 'strategy') ?? 'none';
      if (strategy !== 'none' && strategy !== 'stopIfEnoughMatches') {
        throw badRequest('Invalid strategy: expected none or stopIfEnoughMatches');
      }
      return { results: answers(call, objectsOf(body, 'requests'), strategy === 'stopIfEnoughMatches') };
    },
  },
  {
    method: 'POST',
    path: '/1/indexes/:index/query',
    right: 'search',
    answer: (call) => search(call.application.index(inPath(call, 'index')), bodyOf(call), seesAll(call)),
  },
  {
    method: 'POST',
    path: '/1/indexes/:index/facets/:facet/query',
    right: 'search',
    answer: (call) => searchFacet(call.application.index(inPath(call, 'index')), inPath(call, 'facet'), bodyOf(call)),
  },
  {
    method: 'POST',
    path: '/1/indexes/:index/browse',
    right: 'browse',
    answer: (call) => browse(call.application.index(inPath(call, 'index')), bodyOf(call), seesAll(call)),
  },
];

/** Answers each request; with `stopsEarly`, those after the first full answer are skipped. */
function answers(call: Call, requests: readonly JsonObject[], stopsEarly: boolean): JsonObject[] {
  let enough = false;
  return requests.map((request) => {
    const answer = enough
      ? { ...answerOf(call, { ...request, hitsPerPage: 0 }), processed: false }
      : answerOf(call, request);
    const hits = member(answer, 'hits');
    enough ||= stopsEarly && isList(hits) && hits.length > 0 && hits.length === member(answer, 'hitsPerPage');
    return answer;
  });
}

function answerOf(call: Call, request: JsonObject): JsonObject {
  const { indexName, type, facet, ...params } = request;
  if (typeof indexName !== 'string') throw badRequest('Missing mandatory attribute: indexName');
  const index = call.application.index(indexName);
  if (type === 'facet') return searchFacet(index, demandFacet(facet), params);
  if (type !== undefined && type !== 'default') throw badRequest('Invalid type: expected default or facet');
  return search(index, params, seesAll(call));
}

function demandFacet(facet: Json | undefined): string {
  if (typeof facet === 'string') return facet;
  throw badRequest('Missing mandatory attribute: facet');
}

function seesAll({ key }: Call): boolean {
  return key.rights.includes('seeUnretrievableAttributes');
}
