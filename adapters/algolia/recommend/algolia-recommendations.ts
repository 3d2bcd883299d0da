import { setTimeout as pause } from 'node:timers/promises';
import type { LiteClient } from 'algoliasearch/lite';
import { inject, injectable } from 'inversify';
import { MARKETS, type Market } from '../../../core/market/market.ts';
import type { Recommendations } from '../../../core/ports/recommendations.ts';
import { YachtCatalogue } from '../../../core/ports/yacht-catalogue.ts';
import type { SearchError } from '../../../core/ports/yacht-search.ts';
import { mostSimilar } from '../../../core/search/related-yachts.ts';
import { Log } from '../../../core/shared/log.ts';
import { err, ok, type Result } from '../../../core/shared/result.ts';
import { offeredOn } from '../../../core/yacht/market-rules.ts';
import type { Yacht, YachtId } from '../../../core/yacht/yacht.ts';
import { AlgoliaClient, AlgoliaOptions } from '../algolia-client.ts';
import { BAD_ANSWER, NO_CLIENT, searchError } from '../search-error.ts';
import { parseRecommendAnswer, RecommendModel, type RecommendQuery, recommendQuery } from './recommend-query.ts';

/** Milliseconds that a page waits, over all hosts: the time limit of one. */
const PATIENCE_MS = 3_000;
const OUT_OF_PATIENCE: SearchError = { kind: 'network', status: 0, message: 'Connection timeout', timedOut: true };

/**
 * Recommends yachts by a trained model over the index that `npm run search:push` fills (UI6, SE9). Where it
 * fails or returns too few, similar yachts are added.
 */
@injectable()
export class AlgoliaRecommendations implements Recommendations {
  readonly #client: Pick<LiteClient, 'getRecommendations'> | null;
  readonly #index: string;
  readonly #model: RecommendModel;
  /** The yachts that may be shown; the index may be older. */
  readonly #catalogue: YachtCatalogue;
  readonly #log: Pick<Log, 'error'>;
  readonly #patienceMs: number;

  constructor(
    @inject(AlgoliaClient) client: Pick<LiteClient, 'getRecommendations'> | null,
    @inject(AlgoliaOptions) { index }: Pick<AlgoliaOptions, 'index'>,
    @inject(RecommendModel) model: RecommendModel,
    @inject(YachtCatalogue) catalogue: YachtCatalogue,
    @inject(Log) log: Pick<Log, 'error'>,
    patienceMs = PATIENCE_MS,
  ) {
    this.#client = index === '' ? null : client;
    this.#index = index;
    this.#model = model;
    this.#catalogue = catalogue;
    this.#log = log;
    this.#patienceMs = patienceMs;
  }

  async similar(yacht: Yacht, market: Market, count: number): Promise<readonly YachtId[]> {
    if (count < 1) return [];
    const told = await this.#told(yacht, market, count);
    if (told.length === count) return told;
    const others = (await this.#catalogue.all()).filter(({ id }) => !told.includes(id));
    return [...told, ...mostSimilar(others, yacht, market, count - told.length).map(({ id }) => id)];
  }

  /** Returns the service's recommendations; none where it fails. */
  async #told(yacht: Yacht, market: Market, count: number): Promise<readonly YachtId[]> {
    // The index has no yacht without a market, so the service cannot recommend for her.
    if (!MARKETS.some((one) => offeredOn(yacht.market, one))) return [];
    const answered = await this.#ask(recommendQuery(this.#index, this.#model, yacht, market));
    if (answered.ok) return this.#shown(answered.value, yacht, market, count);
    this.#log.error({ err: answered.error }, 'Unable to get recommendations');
    return [];
  }

  async #shown(ids: readonly string[], yacht: Yacht, market: Market, count: number): Promise<readonly YachtId[]> {
    const yachts = await Promise.all(ids.map((id) => this.#catalogue.byId(id as YachtId)));
    return yachts
      .filter((found) => found !== null)
      .filter((found) => found.id !== yacht.id && offeredOn(found.market, market))
      .slice(0, count)
      .map(({ id }) => id);
  }

  async #ask(query: RecommendQuery): Promise<Result<readonly string[], SearchError>> {
    const client = this.#client;
    if (client === null) return err(NO_CLIENT);
    const tooLate = pause(this.#patienceMs, err(OUT_OF_PATIENCE), { ref: false });
    return Promise.race([answerOf(client, query), tooLate]);
  }
}

async function answerOf(
  client: Pick<LiteClient, 'getRecommendations'>,
  query: RecommendQuery,
): Promise<Result<readonly string[], SearchError>> {
  try {
    const ids = parseRecommendAnswer(await client.getRecommendations({ requests: [query] }));
    return ids === null ? err(BAD_ANSWER) : ok(ids);
  } catch (thrown) {
    return err(searchError(thrown));
  }
}
