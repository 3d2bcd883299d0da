import { MARKETS, type Market } from '../market/market.ts';
import { contractCurrency, statedContractCurrency } from '../price/contract-currency.ts';
import type { Currency } from '../price/currency.ts';
import type { Price, PriceBook } from '../price/price-set.ts';
import type { ShownMoney } from '../yacht/headline-price.ts';
import type { Yacht } from '../yacht/yacht.ts';
import { type Offer, type OffMarket, type RateOf, type Standing, standingOf } from './favourites-standing.ts';

/** What is another than it was when a list was shared (product.md CF2). */
export type FavouriteChange =
  | { readonly kind: 'off'; readonly why: OffMarket }
  /** On the market, and was not. */
  | { readonly kind: 'back' }
  /** On this market beside, or in place of, the other. */
  | { readonly kind: 'also' | 'no-longer'; readonly market: Market }
  /** Of the same rate, so that the turn of a season is no change. */
  | { readonly kind: 'lower' | 'higher'; readonly market: Market; readonly by: ShownMoney }
  /** Price on application now. */
  | { readonly kind: 'poa' }
  /** With a price now. */
  | { readonly kind: 'priced' }
  /** Without a price now. */
  | { readonly kind: 'unpriced' };

interface Now {
  /** Null where the catalogue does not know her. */
  readonly yacht: Yacht | null;
  /** ISO 8601 date. */
  readonly today: string;
  /** The visitor's: by how much a price changed is told in it where she has a figure in it. */
  readonly currency: Currency;
}

/** What has changed since she stood so, the gravest first; each kind once, but prices, which each market has its own of. */
export function changesSince(then: Standing, { yacht, today, currency }: Now): readonly FavouriteChange[] {
  const now = standingOf(yacht, today);
  if (now.kind === 'off') return then.kind === 'off' && then.why === now.why ? [] : [{ kind: 'off', why: now.why }];
  if (then.kind === 'off' || yacht === null) return [{ kind: 'back' }];
  const moved = MARKETS.flatMap((market): FavouriteChange[] => {
    if ((then[market] === null) === (now[market] === null)) return [];
    return [{ kind: now[market] === null ? 'no-longer' : 'also', market }];
  });
  const priced = MARKETS.flatMap((market) =>
    offerChanges(then[market], now[market], { market, prices: yacht.prices, currency }),
  );
  const kinds = new Set<string>();
  const once = priced.filter(
    ({ kind }) => kind === 'lower' || kind === 'higher' || (!kinds.has(kind) && kinds.add(kind)),
  );
  return [...moved, ...once];
}

interface Priced {
  readonly market: Market;
  readonly prices: PriceBook;
  readonly currency: Currency;
}

function offerChanges(then: Offer | null, now: Offer | null, priced: Priced): FavouriteChange[] {
  if (then === null || now === null) return [];
  if (now.kind !== 'price') return then.kind === now.kind ? [] : [{ kind: now.kind === 'poa' ? 'poa' : 'unpriced' }];
  return then.kind === 'price' ? priceChange(then, now, priced) : [{ kind: 'priced' }];
}

type PriceOffer = Extract<Offer, { kind: 'price' }>;

/** Like with like: the very rate she was shown at, in the currency of then; where she has none any more, what she has. */
function priceChange(then: PriceOffer, now: PriceOffer, { market, prices, currency }: Priced): FavouriteChange[] {
  const same = figureOf(prices, market, then.currency, then.rate);
  const amount = same ?? (now.currency === then.currency ? now.amount : null);
  if (amount === null || amount === then.amount) return [];
  const by = Math.abs(amount - then.amount);
  const read = currency === then.currency ? null : figureOf(prices, market, currency, then.rate);
  const shown =
    read === null ? { amount: by, currency: then.currency } : { amount: Math.round((by * read) / amount), currency };
  const approximate = shown.currency !== contractCurrency(prices, market);
  return [{ kind: amount < then.amount ? 'lower' : 'higher', market, by: { ...shown, approximate } }];
}

const IN_SEASON = {
  summer: { high: 'charterSummerHigh', low: 'charterSummerLow', own: 'charterSummerPriceContractCurrency' },
  winter: { high: 'charterWinterHigh', low: 'charterWinterLow', own: 'charterWinterPriceContractCurrency' },
} as const;

/** Whole units; null where there is no such figure. */
function figureOf(prices: PriceBook, market: Market, currency: Currency, rate: RateOf | null): Price {
  const set = prices.sets[currency];
  // The contract's own figures are in the one currency that its rate tells.
  const own = statedContractCurrency(prices, market) === currency ? prices : null;
  const figure =
    market === 'sale'
      ? (set.sale ?? own?.salePriceContractCurrency)
      : rate === null
        ? (set.charter ?? own?.charterPriceContractCurrency)
        : rate.level === null
          ? own?.[IN_SEASON[rate.season].own]
          : set[IN_SEASON[rate.season][rate.level]];
  return figure === null || figure === undefined ? null : Math.round(figure);
}
