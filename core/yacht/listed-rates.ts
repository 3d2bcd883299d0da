import { charterRates, contractRates, type SeasonRate } from '../price/charter-rates.ts';
import { figuresInOneCurrency } from '../price/contract-currency.ts';
import type { Currency } from '../price/currency.ts';
import type { Price } from '../price/price-set.ts';
import type { ShownMoney } from './headline-price.ts';
import type { Yacht } from './yacht.ts';

/** A cell of the table of rates. */
export type RateCell =
  | (ShownMoney & { readonly kind: 'rate' })
  | { readonly kind: 'poa' }
  | { readonly kind: 'inquire' };

export interface ListedSeason extends Pick<SeasonRate, 'season' | 'current'> {
  readonly high: RateCell;
  readonly low: RateCell;
}

/**
 * Returns the table of rates: both seasons with high and low, the current one first, in one currency (PR5). As in the
 * headline price, POA comes before any figure, and a currency without figures falls back to the contract's own. A rate
 * for the whole year is listed only where no season has its own. `today` is an ISO 8601 date.
 */
export function listedRates(
  { poa, prices }: Pick<Yacht, 'poa' | 'prices'>,
  currency: Currency,
  today: string,
): readonly ListedSeason[] {
  const withoutFigures = (kind: 'poa' | 'inquire') =>
    charterRates(prices, currency, today).map((season) => ({ ...season, high: { kind }, low: { kind } }));
  if (poa) return withoutFigures('poa');
  const rates = figuresInOneCurrency(
    prices,
    'charter',
    currency,
    (shown) => withYearRate(charterRates(prices, shown, today), prices.sets[shown].charter),
    withYearRate(contractRates(prices, today), prices.charterPriceContractCurrency),
  );
  if (rates === null) return withoutFigures('inquire');
  const cell = (amount: Price): RateCell =>
    amount === null
      ? { kind: 'inquire' }
      : { kind: 'rate', amount, currency: rates.currency, approximate: rates.approximate };
  return rates.figures.map((season) => ({ ...season, high: cell(season.high), low: cell(season.low) }));
}

/** Returns the rates of the seasons, or the year's rate in both if they have none; null for no rate at all. */
function withYearRate(seasons: readonly SeasonRate[], year: Price): readonly SeasonRate[] | null {
  if (seasons.some(({ high, low }) => high !== null || low !== null)) return seasons;
  return year === null ? null : seasons.map((season) => ({ ...season, high: year, low: year }));
}
