import { inject, injectable } from 'inversify';
import { MARKETS, type Market } from '../../core/market/market.ts';
import type { Recommendations } from '../../core/ports/recommendations.ts';
import { YachtCatalogue } from '../../core/ports/yacht-catalogue.ts';
import type { SearchError, SearchOptions, YachtSearch } from '../../core/ports/yacht-search.ts';
import { normalizeCriteria } from '../../core/search/criteria/change-criteria.ts';
import type { Criteria } from '../../core/search/criteria/criteria.ts';
import { mostSimilar } from '../../core/search/related-yachts.ts';
import type { SearchResults } from '../../core/search/results.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import type { Yacht, YachtId } from '../../core/yacht/yacht.ts';
import { FleetTableBuilder } from './fleet-table.ts';
import { MarketIndex } from './market-index.ts';
import { runInSlices, type SlicedWork, VersionedCache } from './slices.ts';

type Indexes = ReadonlyMap<Market, MarketIndex>;

/** Searches the catalogue in-process, with an index for each market that is made again when the catalogue changes. */
@injectable()
export class EmbeddedYachtSearch implements YachtSearch {
  readonly #indexes: VersionedCache<Indexes>;
  /** Null while an index is made, so that another that is begun meanwhile has its own. */
  #builder: FleetTableBuilder | null = null;

  constructor(@inject(YachtCatalogue) catalogue: YachtCatalogue) {
    this.#indexes = new VersionedCache(
      () => catalogue.version(),
      async () => runInSlices(this.#make(await catalogue.all())),
    );
  }

  async version(): Promise<string> {
    return (await this.#indexes.current()).version;
  }

  async search(requested: Criteria, options: SearchOptions): Promise<Result<SearchResults, SearchError>> {
    const criteria = normalizeCriteria(requested);
    const { made } = await this.#indexes.current();
    const index = made.get(criteria.market) as MarketIndex;
    return ok(await index.search(criteria, options));
  }

  *#make(yachts: readonly Yacht[]): SlicedWork<Indexes> {
    const builder = this.#builder?.suits(yachts) ? this.#builder : new FleetTableBuilder();
    this.#builder = null;
    const table = yield* builder.table(yachts);
    const indexes = new Map<Market, MarketIndex>();
    for (const market of MARKETS) indexes.set(market, yield* MarketIndex.build(table, market));
    this.#builder = builder;
    return indexes;
  }
}

/** Recommends the most similar yachts, by their records alone, without tracking visitors. */
@injectable()
export class EmbeddedRecommendations implements Recommendations {
  constructor(@inject(YachtCatalogue) private readonly catalogue: YachtCatalogue) {}

  async similar(yacht: Yacht, market: Market, count: number): Promise<readonly YachtId[]> {
    return mostSimilar(await this.catalogue.all(), yacht, market, count).map(({ id }) => id);
  }
}
