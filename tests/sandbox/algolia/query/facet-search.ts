import { find } from '../find.ts';
import { type JsonObject, member } from '../json.ts';
import { badRequest } from '../routes/refusal.ts';
import type { SearchIndex } from '../search-index.ts';
import { facetAttributes, numberOf } from '../settings-readers.ts';
import { valueCounts } from './facet-counts.ts';
import { marked } from './highlight.ts';
import { readSearchParams } from './search-params.ts';
import { textQueries } from './text-query.ts';
import { matchWord } from './word-match.ts';
import { foldedWords } from './words.ts';

/** Returns the values of a facet among the hits whose words match as those of a record do. @throws Refusal 400 */
export function searchFacet(index: SearchIndex, facet: string, body: JsonObject): JsonObject {
  const { facetQuery, maxFacetHits, ...others } = flat(body);
  if (facetAttributes(index.settings).get(facet)?.searchable !== true) {
    throw badRequest(
      `Cannot search in \`${facet}\` attribute, you need to add \`searchable(${facet})\` to attributesForFaceting.`,
    );
  }
  const limit = Number(maxFacetHits ?? numberOf(index.settings, 'maxFacetHits', 10));
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) {
    throw badRequest("Invalid value for parameter 'maxFacetHits': expected an integer between 1 and 100");
  }
  if (facetQuery !== undefined && facetQuery !== null && typeof facetQuery !== 'string') {
    throw badRequest("Invalid value for parameter 'facetQuery': expected a string");
  }
  const params = readSearchParams(others);
  const { table, hits, settings } = find(index, params);
  const [query] = textQueries(facetQuery ?? '', settings, []);
  const { words = [] } = query ?? {};
  const tags = { words, before: String(settings.highlightPreTag), after: String(settings.highlightPostTag) };
  const facetHits = valueCounts(table, facet, hits, params, settings)
    .filter(([value]) => words.every((asked) => foldedWords(value).some((word) => matchWord(asked, word) !== null)))
    .slice(0, limit)
    .map(([value, count]) => ({ value, highlighted: marked(value, tags), count }));
  return { facetHits, exhaustiveFacetsCount: true, processingTimeMS: 1 };
}

/** Merges the parameters of the `params` string into the others. */
function flat(body: JsonObject): JsonObject {
  const params = member(body, 'params');
  if (typeof params !== 'string') return body;
  const { params: _, ...others } = body;
  return { ...Object.fromEntries(new URLSearchParams(params)), ...others };
}
