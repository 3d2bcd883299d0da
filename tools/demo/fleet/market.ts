import type { MarketType } from '../../../core/market/market.ts';
import type { YachtRecord } from '../../content-records.ts';
import type { Design } from './design/design.ts';
import { createPrng } from './prng.ts';
import { forcedMarket } from './traps.ts';

/** The market types: 35 % charter, 30 % sale, 25 % both, 8 % ghost, 2 % none. */
const MARKETS: readonly MarketType[] = [
  ...Array<MarketType>(35).fill('charter'),
  ...Array<MarketType>(30).fill('sale'),
  ...Array<MarketType>(25).fill('both'),
  ...Array<MarketType>(8).fill('ghost'),
  ...Array<MarketType>(2).fill('none'),
];
/** The market types of 24 featured yachts: 19 charter and 17 are for sale. */
const FEATURED: readonly MarketType[] = [
  ...Array<MarketType>(12).fill('both'),
  ...Array<MarketType>(7).fill('charter'),
  ...Array<MarketType>(5).fill('sale'),
];

/** Makes a function that deals market types from shuffled hands of 100, so that even a small fleet has these shares. */
export function createMarketDealer(seed: number): (design: Design) => MarketType {
  const hand = (name: string, cards: readonly MarketType[]) => {
    let dealt = 0;
    let rest: MarketType[] = [];
    return () => {
      if (rest.length === 0) {
        rest = createPrng(`${seed}/market/${name}/${dealt}`).shuffled(cards);
        dealt += 1;
      }
      return rest.pop() ?? 'none';
    };
  };
  const fleet = hand('fleet', MARKETS);
  const featured = hand('featured', FEATURED);
  return (design) => forcedMarket(design.slug) ?? (design.featured ? featured() : fleet());
}

/** Returns the slug that she has on each of her markets; a yacht of type none has no page (YA3). */
export function slugsOf(slug: string, market: MarketType): YachtRecord['slugs'] {
  return {
    sale: market === 'sale' || market === 'both' ? slug : null,
    charter: market === 'charter' || market === 'both' ? slug : null,
    ghost: market === 'ghost' ? slug : null,
  };
}
