import type { Market } from '../market/market.ts';
import { contractFromRate, type FromRate, fromRate } from '../price/charter-rates.ts';
import { figuresInOneCurrency } from '../price/contract-currency.ts';
import type { Currency } from '../price/currency.ts';
import type { PriceBook } from '../price/price-set.ts';
import { type Season, seasonOf } from '../price/season.ts';
import { assertNever } from '../shared/assert-never.ts';
import type { Yacht } from './yacht.ts';

export interface ShownMoney {
  /** Whole units. */
  readonly amount: number;
  readonly currency: Currency;
  /** True where the currency shown is not the contract's. */
  readonly approximate: boolean;
}

/** The price line of a card or page, before it is put into words. */
export type HeadlinePrice =
  | (ShownMoney & { readonly kind: 'asking' })
  | (ShownMoney & FromRate & { readonly kind: 'from-per-week' })
  | { readonly kind: 'poa' }
  /** For sale, without a price. */
  | { readonly kind: 'inquire' }
  /** For charter, without any rate. */
  | { readonly kind: 'inquire-rates' };

/**
 * Returns the headline price of a yacht on a market (PR3). POA comes before any figure. A currency without a
 * figure falls back to the contract's own, which is exact; without either the visitor is asked to inquire.
 * @param today ISO 8601 date
 */
export function headlinePrice(
  yacht: Pick<Yacht, 'poa' | 'prices'>,
  market: Market,
  currency: Currency,
  today: string,
): HeadlinePrice {
  return headlinePriceOfSeason(yacht, market, currency, seasonOf(today));
}

/** Returns the headline price for a season instead of a day. */
export function headlinePriceOfSeason(
  { poa, prices }: Pick<Yacht, 'poa' | 'prices'>,
  market: Market,
  currency: Currency,
  season: Season,
): HeadlinePrice {
  if (poa) return { kind: 'poa' };
  switch (market) {
    case 'sale':
      return asking(prices, currency);
    case 'charter':
      return fromPerWeek(prices, currency, season);
    default:
      return assertNever(market);
  }
}

function asking(prices: PriceBook, currency: Currency): HeadlinePrice {
  const own = prices.salePriceContractCurrency;
  const price = figuresInOneCurrency(prices, 'sale', currency, (shown) => prices.sets[shown].sale, own);
  if (price === null) return { kind: 'inquire' };
  return { kind: 'asking', amount: price.figures, currency: price.currency, approximate: price.approximate };
}

function fromPerWeek(prices: PriceBook, currency: Currency, season: Season): HeadlinePrice {
  const own = contractFromRate(prices, season);
  const rate = figuresInOneCurrency(prices, 'charter', currency, (shown) => fromRate(prices, shown, season), own);
  if (rate === null) return { kind: 'inquire-rates' };
  return { kind: 'from-per-week', ...rate.figures, currency: rate.currency, approximate: rate.approximate };
}
