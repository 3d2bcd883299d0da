import type { FromRate } from '../../core/price/charter-rates.ts';
import { formatMoney } from '../../core/price/currency.ts';
import { assertNever } from '../../core/shared/assert-never.ts';
import type { HeadlinePrice, ShownMoney } from '../../core/yacht/headline-price.ts';
import type { ListedRate } from '../../core/yacht/listed-rates.ts';
import type { Translate } from '../i18n/translator.ts';

/** Formats the price line of a card or a page (PR3). */
export function priceText(price: HeadlinePrice, translate: Translate): string {
  switch (price.kind) {
    case 'from-per-week':
      return translate(price.approximate ? 'price.fromPerWeekApprox' : 'price.fromPerWeek', {
        price: formatMoney(price.amount, price.currency),
      });
    case 'asking':
      return moneyText(price, translate);
    case 'poa':
      return translate('price.poa');
    case 'inquire':
      return translate('price.inquire');
    case 'inquire-rates':
      return translate('price.inquireRates');
    default:
      return assertNever(price);
  }
}

/** Formats a cell of the table of rates (PR3). */
export function rateText(rate: ListedRate, translate: Translate): string {
  switch (rate.kind) {
    case 'rate':
      return moneyText(rate, translate);
    case 'poa':
      return translate('price.poa');
    case 'inquire':
      return translate('price.inquire');
    default:
      return assertNever(rate);
  }
}

/**
 * Formats the note under a `From …` price: expenses are extra, and the season of the rate, which may not be the current
 * one.
 */
export function seasonNote({ season, level }: Pick<FromRate, 'season' | 'level'>, translate: Translate): string {
  if (season === null) return translate('price.plusExpenses');
  const named = { season: translate(`season.${season}`) };
  switch (level) {
    case 'low':
      return translate('price.plusExpensesInLow', named);
    case 'high':
      return translate('price.plusExpensesInHigh', named);
    case null:
      return translate('price.plusExpensesIn', named);
    default:
      return assertNever(level);
  }
}

function moneyText({ amount, currency, approximate }: ShownMoney, translate: Translate): string {
  const price = formatMoney(amount, currency);
  return approximate ? translate('price.approx', { price }) : price;
}
