import type { Market } from '../../../core/market/market.ts';
import type { YachtId } from '../../../core/yacht/yacht.ts';
import { MARKETS_ATTRIBUTE } from '../yachts/yacht-record.ts';
import type { RecommendModel } from './recommend-model.ts';

/** What is asked of the service for one yacht, in its words. */
export interface RecommendQuery {
  readonly indexName: string;
  readonly model: RecommendModel;
  readonly objectID: string;
  /** Least score of an answer, from 0 to 100. */
  readonly threshold: number;
  readonly maxRecommendations: number;
  readonly queryParameters: {
    readonly facetFilters: string[];
    readonly attributesToRetrieve: string[];
    readonly analytics: false;
  };
}

/** The most that the service gives: some may have left the catalogue since the index was filled. */
const MAX_RECOMMENDATIONS = 30;

export function recommendQuery(
  index: string,
  model: RecommendModel,
  yacht: { readonly id: YachtId },
  market: Market,
): RecommendQuery {
  return {
    indexName: index,
    model,
    objectID: yacht.id,
    // Its order says who is nearer; a page has room for some, and would rather show the nearest than nobody.
    threshold: 0,
    maxRecommendations: MAX_RECOMMENDATIONS,
    queryParameters: {
      facetFilters: [`${MARKETS_ATTRIBUTE}:${market}`],
      attributesToRetrieve: ['objectID'],
      analytics: false,
    },
  };
}
