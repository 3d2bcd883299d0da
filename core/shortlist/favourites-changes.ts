import { MARKETS, type Market } from '../market/market.ts';
import { contractCurrency, isConverted, statedContractCurrency } from '../price/contract-currency.ts';
import type { Currency } from '../price/currency.ts';
import { type Price, type PriceBook, type PriceSet, SEASON_RATE_KEYS } from '../price/price-set.ts';
import type { ShownMoney } from '../yacht/headline-price.ts';
import type { Yacht } from '../yacht/yacht.ts';
import {
  type ListingStatus,
  listingStatusOf,
  type MarketOffer,
  type OfferRate,
  type OffMarketReason,
} from './listing-status.ts';

/** A change in a yacht's listing since a list was shared (CF2). */
export type SharedListingChange =
  | { readonly kind: 'off'; readonly why: OffMarketReason }
  /** She is on the market again. */
  | { readonly kind: 'back' }
  /** She is now also on this market, or no longer. */
  | { readonly kind: 'also' | 'no-longer'; readonly market: Market }
  /** The same rate is lower or higher than it was; a new season is not a change. */
  | { readonly kind: 'lower' | 'higher'; readonly market: Market; readonly by: ShownMoney }
  /** Her price is now on application. */
  | { readonly kind: 'poa' }
  /** She now has a price. */
  | { readonly kind: 'priced' }
  /** She no longer has a price. */
  | { readonly kind: 'unpriced' };

interface Present {
  /** Null if she is not in the catalogue. */
  readonly yacht: Yacht | null;
  /** ISO 8601 date. */
  readonly today: string;
  /** The visitor's currency, in which price changes are given if she has a figure in it. */
  readonly currency: Currency;
}

/** Returns the changes since a listing status, the gravest first; each kind once, but price changes once a market. */
export function changesSince(then: ListingStatus, { yacht, today, currency }: Present): readonly SharedListingChange[] {
  const now = listingStatusOf(yacht, today);
  if (now.kind === 'off') return then.kind === 'off' && then.why === now.why ? [] : [{ kind: 'off', why: now.why }];
  if (then.kind === 'off' || yacht === null) return [{ kind: 'back' }];
  const moved = MARKETS.flatMap((market): SharedListingChange[] => {
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

function offerChanges(then: MarketOffer | null, now: MarketOffer | null, priced: Priced): SharedListingChange[] {
  if (then === null || now === null) return [];
  if (now.kind !== 'price') return then.kind === now.kind ? [] : [{ kind: now.kind === 'poa' ? 'poa' : 'unpriced' }];
  return then.kind === 'price' ? priceChange(then, now, priced) : [{ kind: 'priced' }];
}

type PriceOffer = Extract<MarketOffer, { kind: 'price' }>;

/**
 * Compares the same rate in the same currency as then; if she no longer has that, her present price. Nothing where
 * exchange rates alone could have moved the figure.
 */
function priceChange(then: PriceOffer, now: PriceOffer, { market, prices, currency }: Priced): SharedListingChange[] {
  if (isConverted(prices, market)) return [];
  const same = figureOf(prices, market, then.currency, then.rate);
  const amount = same ?? (now.currency === then.currency ? now.amount : null);
  if (amount === null || amount === then.amount) return [];
  const by = Math.abs(amount - then.amount);
  const local = currency === then.currency ? null : figureOf(prices, market, currency, then.rate);
  const shown =
    local === null ? { amount: by, currency: then.currency } : { amount: Math.round((by * local) / amount), currency };
  const approximate = shown.currency !== contractCurrency(prices, market);
  return [{ kind: amount < then.amount ? 'lower' : 'higher', market, by: { ...shown, approximate } }];
}

const OWN_FIGURES = { sale: 'salePriceContractCurrency', charter: 'charterPriceContractCurrency' } as const;

/**
 * Compares the price of an offer with what the same rate costs now, in the same contract currency: by how much it rose, in
 * whole units. Null where she has no such figure any more, as after the end of a season whose rates were taken out, and
 * where exchange rates alone could have moved it.
 */
export function sameRateRise(then: MarketOffer | null, { market, prices }: Omit<Priced, 'currency'>): number | null {
  if (then?.kind !== 'price' || isConverted(prices, market)) return null;
  if (then.currency !== contractCurrency(prices, market)) return null;
  const now = figureOf(prices, market, then.currency, then.rate);
  return now === null ? null : now - then.amount;
}

/** Returns a figure in whole units; null if there is none. */
function figureOf(prices: PriceBook, market: Market, currency: Currency, rate: OfferRate | null): Price {
  const set = prices.sets[currency];
  // The contract's own figures are in the currency that the exchange rates identify.
  const own = statedContractCurrency(prices, market) === currency ? prices : null;
  const hasNoSeason = market === 'sale' || rate === null;
  const figure = hasNoSeason ? (set[market] ?? own?.[OWN_FIGURES[market]]) : rateOf(set, own, rate);
  return figure === null || figure === undefined ? null : Math.round(figure);
}

function rateOf(set: PriceSet, own: PriceBook | null, { season, level }: OfferRate): Price | undefined {
  const figures = SEASON_RATE_KEYS[season];
  return level === null ? own?.[figures.own] : set[figures[level]];
}
