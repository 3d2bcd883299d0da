import { formatMoney } from '../../core/price/format-money.ts';
import type { HeadlinePrice } from '../../core/price/headline-price.ts';
import { assertNever } from '../../core/shared/assert-never.ts';
import type { Translate } from '../i18n/translator.ts';

/** product.md PR3: the one price line of a card or a page. */
export function priceText(price: HeadlinePrice, translate: Translate): string {
  switch (price.kind) {
    case 'from-per-week': {
      const amount = formatMoney(price.amount, price.currency);
      return translate(price.approximate ? 'price.fromPerWeekApprox' : 'price.fromPerWeek', { price: amount });
    }
    case 'asking': {
      const amount = formatMoney(price.amount, price.currency);
      return price.approximate ? translate('price.approx', { price: amount }) : amount;
    }
    case 'poa':
      return translate('price.poa');
    case 'inquire':
      return translate('price.inquire');
    default:
      return assertNever(price);
  }
}
