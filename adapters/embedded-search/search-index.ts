import type { Currency } from '../../core/price/currency.ts';
import { LIST_FACETS, type ListFacetKey, RANGE_FACETS, type RangeFacetKey } from '../../core/search/facets.ts';
import { searchWords } from '../../core/search/matches.ts';
import { type SortKey, yachtOrder } from '../../core/search/sort.ts';
import { MARKETS, type Market } from '../../core/yacht/market.ts';
import { offeredOn } from '../../core/yacht/market-rules.ts';
import type { Yacht } from '../../core/yacht/yacht.ts';

/** A yacht with everything that a search asks of her read once. */
export interface IndexedYacht {
  readonly yacht: Yacht;
  readonly words: readonly string[];
  readonly lists: ReadonlyMap<ListFacetKey, readonly string[]>;
  readonly numbers: ReadonlyMap<RangeFacetKey, number | null>;
}

/** The yachts offered on each market; each order is worked out when it is first asked for, and kept. */
export class SearchIndex {
  readonly #offered: ReadonlyMap<Market, readonly IndexedYacht[]>;
  readonly #ordered = new Map<string, readonly IndexedYacht[]>();

  constructor(yachts: readonly Yacht[]) {
    this.#offered = new Map(
      MARKETS.map((market) => [market, yachts.filter((yacht) => offeredOn(yacht.market, market)).map(indexed)]),
    );
  }

  /** Every yacht offered on the market, in this order; prices in this currency. */
  ordered(market: Market, sort: SortKey, currency: Currency): readonly IndexedYacht[] {
    const key = `${market} ${sort} ${currency}`;
    const known = this.#ordered.get(key);
    if (known !== undefined) return known;
    const compare = yachtOrder(sort, market, currency);
    const ordered = (this.#offered.get(market) ?? []).toSorted((a, b) => compare(a.yacht, b.yacht));
    this.#ordered.set(key, ordered);
    return ordered;
  }
}

function indexed(yacht: Yacht): IndexedYacht {
  return {
    yacht,
    words: searchWords(yacht),
    lists: new Map(LIST_FACETS.map((facet) => [facet.key, facet.read(yacht)])),
    numbers: new Map(RANGE_FACETS.map((facet) => [facet.key, facet.read(yacht)])),
  };
}
