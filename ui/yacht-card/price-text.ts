import type { ShareRange } from '../../core/estimate/charter-terms.ts';
import type { FromRate } from '../../core/price/charter-rates.ts';
import { formatMoney } from '../../core/price/currency.ts';
import { assertNever } from '../../core/shared/assert-never.ts';
import { formatNumber } from '../../core/yacht/format-number.ts';
import type { HeadlinePrice } from '../../core/yacht/headline-price.ts';
import type { RateCell } from '../../core/yacht/listed-rates.ts';
import type { PageLanguage } from '../i18n/page-language.ts';
import type { Translate } from '../i18n/translator.ts';

/** Formats the price line of a card or a page, or a cell of the table of rates (PR3). */
export function priceText(price: HeadlinePrice | RateCell, translate: Translate): string {
  switch (price.kind) {
    case 'from-per-week':
      return translate(price.approximate ? 'price.fromPerWeekApprox' : 'price.fromPerWeek', {
        price: formatMoney(price.amount, price.currency),
      });
    case 'asking':
    case 'rate': {
      const money = formatMoney(price.amount, price.currency);
      return price.approximate ? translate('price.approx', { price: money }) : money;
    }
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

/**
 * Formats the note under a `From …` price: expenses are extra, and the rate is that of the named season, which need not
 * be the current one. No season is named if none is known.
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

/** Formats a range of shares in per mille as percentages: 200 to 300 is `20–30%`, in Spanish `20–30 %`. */
export function percentRangeText({ low, high }: ShareRange, { locale, translate }: PageLanguage): string {
  const percent = (share: number) => formatNumber(share / 10, locale, share % 10 === 0 ? 0 : 1);
  return translate('unit.percent', { amount: low === high ? percent(low) : `${percent(low)}–${percent(high)}` });
}
