import { foldText, wordsOf } from '../../../core/search/fold-text.ts';
import { selectionOf, valueCounts } from './facet-counts.ts';
import { type JsonObject, member } from './json.ts';
import { badRequest } from './refusal.ts';
import { find } from './search.ts';
import type { SearchIndex } from './search-index.ts';
import { readSearchParams } from './search-params.ts';
import { facetAttributes } from './settings-readers.ts';

/** The values of a facet that hits have and whose words begin as asked. @throws Refusal 400 */
export function searchFacet(index: SearchIndex, facet: string, body: JsonObject): JsonObject {
  const { facetQuery, maxFacetHits, ...others } = flat(body);
  if (facetAttributes(index.settings).get(facet)?.searchable !== true) {
    throw badRequest(
      `Cannot search in \`${facet}\` attribute, you need to add \`searchable(${facet})\` to attributesForFaceting.`,
    );
  }
  const limit = Number(maxFacetHits ?? 10);
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) {
    throw badRequest("Invalid value for parameter 'maxFacetHits': expected an integer between 1 and 100");
  }
  if (facetQuery !== undefined && facetQuery !== null && typeof facetQuery !== 'string') {
    throw badRequest("Invalid value for parameter 'facetQuery': expected a string");
  }
  const params = readSearchParams(others);
  const { table, hits } = find(index, params);
  const asked = wordsOf(facetQuery ?? '');
  const facetHits = valueCounts(table, facet, selectionOf(table, hits), params, index.settings)
    .filter(([value]) => asked.every((word) => wordsOf(value).some((known) => known.startsWith(word))))
    .slice(0, limit)
    .map(([value, count]) => ({ value, highlighted: highlighted(value, asked), count }));
  return { facetHits, exhaustiveFacetsCount: true, processingTimeMS: 1 };
}

/** Those of the `params` string among the others. */
function flat(body: JsonObject): JsonObject {
  const params = member(body, 'params');
  if (typeof params !== 'string') return body;
  const { params: _, ...others } = body;
  return { ...Object.fromEntries(new URLSearchParams(params)), ...others };
}

function highlighted(value: string, asked: readonly string[]): string {
  return value.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) =>
    asked.some((one) => foldText(word).startsWith(one)) ? `<em>${word}</em>` : word,
  );
}
