import type { Market } from '../../../core/market/market.ts';
import type { YachtId } from '../../../core/yacht/yacht.ts';
import { MARKETS_ATTRIBUTE } from '../index-attributes.ts';
import { isRecord } from '../search-error.ts';

/** The models that recommend similar records; the brokerage decides which is trained. */
export const RECOMMEND_MODELS = ['related-products', 'looking-similar'] as const;
export type RecommendModel = (typeof RECOMMEND_MODELS)[number];

export const RecommendModel = Symbol.for('RecommendModel');

export type RecommendQuery = ReturnType<typeof recommendQuery>;

/** The service's limit, requested in full since some yachts may have left the catalogue. */
const MAX_RECOMMENDATIONS = 30;

export function recommendQuery(index: string, model: RecommendModel, yacht: { readonly id: YachtId }, market: Market) {
  return {
    indexName: index,
    model,
    objectID: yacht.id,
    // From 0 to 100. No minimum: the order suffices, and distant yachts are better than none.
    threshold: 0,
    maxRecommendations: MAX_RECOMMENDATIONS,
    queryParameters: {
      facetFilters: [`${MARKETS_ATTRIBUTE}:${market}`],
      attributesToRetrieve: ['objectID'],
      analytics: false,
    },
  };
}

/**
 * Returns the ids of the recommended records in order, each once, without hits that have no id. Null for a malformed
 * answer.
 */
export function parseRecommendAnswer(raw: unknown): readonly string[] | null {
  if (!isRecord(raw) || !Array.isArray(raw.results) || raw.results.length !== 1) return null;
  const result: unknown = raw.results[0];
  if (!isRecord(result) || !Array.isArray(result.hits)) return null;
  return [...new Set(result.hits.flatMap(idOf))];
}

function idOf(raw: unknown): string[] {
  const id = isRecord(raw) ? raw.objectID : null;
  return typeof id === 'string' && id !== '' ? [id] : [];
}
