import type { YachtCatalogue } from '../../core/ports/yacht-catalogue.ts';
import type { SearchError, SearchOptions, YachtSearch } from '../../core/ports/yacht-search.ts';
import type { Criteria } from '../../core/search/criteria.ts';
import { normaliseCriteria } from '../../core/search/normalise-criteria.ts';
import type { SearchResults } from '../../core/search/results.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import { MARKETS, type Market } from '../../core/yacht/market.ts';
import type { Yacht } from '../../core/yacht/yacht.ts';
import { readFleet } from './fleet-table.ts';
import { MarketIndex } from './market-index.ts';
import { inSlices, type Work } from './slices.ts';

type Indexes = ReadonlyMap<Market, MarketIndex>;

/** Searches the catalogue in the process: the index is built at first use, and again when the catalogue changes. */
export class EmbeddedYachtSearch implements YachtSearch {
  readonly #catalogue: YachtCatalogue;
  #built: { readonly version: string; readonly indexes: Promise<Indexes> } | null = null;

  constructor(catalogue: YachtCatalogue) {
    this.#catalogue = catalogue;
  }

  async search(asked: Criteria, options: SearchOptions): Promise<Result<SearchResults, SearchError>> {
    const criteria = normaliseCriteria(asked);
    const index = (await this.#indexes()).get(criteria.market) as MarketIndex;
    return ok(await index.search(criteria, options));
  }

  async #indexes(): Promise<Indexes> {
    const version = await this.#catalogue.version();
    if (this.#built?.version !== version) {
      const built = { version, indexes: this.#catalogue.all().then((yachts) => inSlices(indexesOf(yachts))) };
      this.#built = built;
      // A catalogue that failed once is asked again by the next search.
      built.indexes.catch(() => {
        if (this.#built === built) this.#built = null;
      });
    }
    return this.#built.indexes;
  }
}

function* indexesOf(yachts: readonly Yacht[]): Work<Indexes> {
  const table = yield* readFleet(yachts);
  const indexes = new Map<Market, MarketIndex>();
  for (const market of MARKETS) indexes.set(market, yield* MarketIndex.build(table, market));
  return indexes;
}
