import { formatMoney } from '../../../core/price/format-money.ts';
import { priceChanges } from '../../../core/price/price-change.ts';
import { formatNumber } from '../../../core/yacht/format-number.ts';
import type { ComputedType, Market } from '../../../core/yacht/market.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import { dateText } from '../../i18n/date-text.ts';
import type { YachtContext } from './yacht-context.ts';
import type { ListingView } from './yacht-view.ts';

const MINUS = '\u2212';
const SPACE = '\u00a0';

/** What the brokerage stands by: when particulars were checked, what limits the offer, and former prices (product.md PR7). */
export function listingView(yacht: Yacht, market: Market, type: ComputedType, context: YachtContext): ListingView {
  const { translate, locale } = context;
  if (type === 'ghost') return { verified: null, notes: [], history: [] };
  return {
    verified:
      yacht.verifiedAt === null
        ? null
        : translate('listing.verified', { date: dateText(yacht.verifiedAt, locale), name: yacht.name }),
    notes: [...(yacht.usResidentsExcluded ? [translate('yacht.usResidents')] : []), translate('yacht.particulars')],
    // Asking prices; and who asks for the price on application is not told the last one.
    history: yacht.poa || market !== 'sale' ? [] : historyOf(yacht, market, context),
  };
}

/** One price is no history. */
function historyOf({ priceHistory }: Yacht, market: Market, { locale }: YachtContext): ListingView['history'] {
  const steps = priceChanges(priceHistory, market);
  if (steps.length < 2) return [];
  return steps.map(({ on, amount, currency, change }) => ({
    date: dateText(on, locale),
    price: formatMoney(amount, currency),
    change: change === null || change === 0 ? null : perCent(change, locale),
  }));
}

/** `−4.2 %` of a change in per mille. */
function perCent(change: number, locale: YachtContext['locale']): string {
  const value = formatNumber(Math.abs(change) / 10, locale, change % 10 === 0 ? 0 : 1);
  return `${change < 0 ? MINUS : '+'}${value}${SPACE}%`;
}
