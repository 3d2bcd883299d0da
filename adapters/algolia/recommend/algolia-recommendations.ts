import type { LiteClient } from 'algoliasearch/lite';
import { inject, injectable } from 'inversify';
import { MARKETS, type Market } from '../../../core/market/market.ts';
import type { Recommendations } from '../../../core/ports/recommendations.ts';
import { YachtCatalogue } from '../../../core/ports/yacht-catalogue.ts';
import type { SearchError } from '../../../core/ports/yacht-search.ts';
import { mostSimilar } from '../../../core/search/related-yachts.ts';
import { Log } from '../../../core/shared/log.ts';
import { isRecord } from '../../../core/shared/parse-json.ts';
import { err, ok, type Result } from '../../../core/shared/result.ts';
import { isOfferedOn } from '../../../core/yacht/market-rules.ts';
import type { Yacht, YachtId } from '../../../core/yacht/yacht.ts';
import { AlgoliaClient, AlgoliaOptions } from '../algolia-client.ts';
import { hitIds } from '../hit-values.ts';
import { MARKETS_ATTRIBUTE } from '../index-attributes.ts';
import { BAD_ANSWER, NO_CLIENT, searchError } from '../search-error.ts';

/** The models that recommend similar records; the brokerage decides which is trained. */
export const RECOMMEND_MODELS = ['related-products', 'looking-similar'] as const;
export type RecommendModel = (typeof RECOMMEND_MODELS)[number];

export const RecommendModel = Symbol.for('RecommendModel');

/**
 * Recommends yachts by a trained model over the index that `npm run search:push` fills (UI6, SE9). Where the service
 * fails or returns too few, similar yachts are added.
 */
@injectable()
export class AlgoliaRecommendations implements Recommendations {
  readonly #client: Pick<LiteClient, 'getRecommendations'> | null;

  constructor(
    @inject(AlgoliaClient) client: Pick<LiteClient, 'getRecommendations'> | null,
    @inject(AlgoliaOptions) private readonly indices: Pick<AlgoliaOptions, 'index'>,
    @inject(RecommendModel) private readonly model: RecommendModel,
    /** The yachts that may be shown; the index may be older. */
    @inject(YachtCatalogue) private readonly catalogue: YachtCatalogue,
    @inject(Log) private readonly log: Pick<Log, 'error'>,
  ) {
    this.#client = indices.index === '' ? null : client;
  }

  async similar(yacht: Yacht, market: Market, count: number): Promise<readonly YachtId[]> {
    if (count < 1) return [];
    const recommended = await this.#recommended(yacht, market, count);
    if (recommended.length === count) return recommended;
    const others = (await this.catalogue.all()).filter(({ id }) => !recommended.includes(id));
    return [...recommended, ...mostSimilar(others, yacht, market, count - recommended.length).map(({ id }) => id)];
  }

  /** Returns the service's recommendations; none where it fails, or where the yacht is offered on no market. */
  async #recommended(yacht: Yacht, market: Market, count: number): Promise<readonly YachtId[]> {
    // A yacht offered on no market is not in the index, so the service cannot recommend for her.
    if (!MARKETS.some((one) => isOfferedOn(yacht.market, one))) return [];
    const answered = await this.#ask(yacht, market);
    if (answered.ok) return this.#shown(answered.value, yacht, market, count);
    this.log.error({ err: answered.error }, 'Unable to get recommendations');
    return [];
  }

  async #shown(ids: readonly string[], yacht: Yacht, market: Market, count: number): Promise<readonly YachtId[]> {
    const yachts = await Promise.all(ids.map((id) => this.catalogue.byId(id as YachtId)));
    return yachts
      .filter((found) => found !== null)
      .filter((found) => found.id !== yacht.id && isOfferedOn(found.market, market))
      .slice(0, count)
      .map(({ id }) => id);
  }

  async #ask(yacht: Yacht, market: Market): Promise<Result<readonly string[], SearchError>> {
    const client = this.#client;
    if (client === null) return err(NO_CLIENT);
    const query = recommendQuery(this.indices.index, this.model, yacht.id, market);
    return client.getRecommendations({ requests: [query] }).then(
      (raw) => {
        const ids = parseRecommendAnswer(raw);
        return ids === null ? err(BAD_ANSWER) : ok(ids);
      },
      (thrown: unknown) => err(searchError(thrown)),
    );
  }
}

/** The service's limit, requested in full since some yachts may have left the catalogue. */
const MAX_RECOMMENDATIONS = 30;

function recommendQuery(indexName: string, model: RecommendModel, objectID: YachtId, market: Market) {
  return {
    indexName,
    model,
    objectID,
    // From 0 to 100. No minimum: the order suffices, and yachts that are less alike are better than none.
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
 * Returns the ids of the recommended records in order, each once, no more than requested, without hits that have no id.
 * Null for a malformed answer.
 */
export function parseRecommendAnswer(raw: unknown): readonly string[] | null {
  if (!isRecord(raw) || !Array.isArray(raw.results) || raw.results.length !== 1) return null;
  const result: unknown = raw.results[0];
  if (!isRecord(result) || !Array.isArray(result.hits)) return null;
  return hitIds(result.hits, 'objectID', MAX_RECOMMENDATIONS);
}
