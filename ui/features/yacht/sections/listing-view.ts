import type { Site } from '../../../../core/content/site.ts';
import type { ComputedType, Market } from '../../../../core/market/market.ts';
import { formatMoney } from '../../../../core/price/currency.ts';
import { lastAskingPrice, listedSince, listingAge, priceChanges } from '../../../../core/price/price-change.ts';
import { formatNumber } from '../../../../core/yacht/format-number.ts';
import { headlinePrice } from '../../../../core/yacht/headline-price.ts';
import type { Yacht } from '../../../../core/yacht/yacht.ts';
import { dateText } from '../../../i18n/date-text.ts';
import type { YachtContext } from '../yacht-context.ts';
import type { ListingView } from '../yacht-view.ts';

const MINUS = '\u2212';
const SPACE = '\u00a0';

/**
 * Builds the facts of the listing: when particulars were verified, since when she is offered, limits of the offer, and
 * former prices (PR7). For a withdrawn yacht it has the last asking price, if the brokerage shows it.
 */
export function listingView(
  yacht: Yacht,
  market: Market,
  type: ComputedType,
  context: YachtContext,
  site: Pick<Site, 'lastAskingPrice'>,
): ListingView {
  const { translate, locale } = context;
  const historyTitle = translate(`listing.history.${market}`);
  if (type === 'ghost') {
    const notes = yacht.withdrawn !== null && site.lastAskingPrice ? lastAskedNotes(yacht, market, context) : [];
    return { verified: null, notes, historyTitle, history: [] };
  }
  return {
    verified:
      yacht.verifiedAt === null
        ? null
        : translate('listing.verified', { date: dateText(yacht.verifiedAt, locale), name: yacht.name }),
    notes: [
      ...ageNotes(yacht, market, context),
      ...(yacht.usResidentsExcluded ? [translate('yacht.usResidents')] : []),
      translate('yacht.particulars'),
    ],
    // The history holds asking prices, which a price on application hides.
    historyTitle,
    history: yacht.poa ? [] : historyOf(yacht, market, context),
  };
}

/** Notes since when and for how long she has been offered on this market, as far as her price history shows. */
function ageNotes({ priceHistory }: Yacht, market: Market, { translate, locale, now }: YachtContext): string[] {
  const since = listedSince(priceHistory, market);
  const age = since === null ? null : listingAge(since, now.slice(0, 10));
  if (since === null || age === null) return [];
  const { unit, count } = age;
  const date = dateText(since, locale);
  return [translate(`listing.since.${market}`, { date, age: translate(`listing.age.${unit}`, { count }) })];
}

/** Notes the last asking price; empty for a price on application, and if no price is known. */
function lastAskedNotes(yacht: Yacht, market: Market, { translate, preferences, now }: YachtContext): string[] {
  if (yacht.poa) return [];
  const recorded = lastAskingPrice(yacht.priceHistory, market);
  const price = recorded ?? headlinePrice(yacht, market, preferences.currency, now);
  if (!('amount' in price)) return [];
  return [translate(`listing.lastAsked.${market}`, { price: formatMoney(price.amount, price.currency) })];
}

/** Builds the price history; it needs at least two prices. */
function historyOf(
  { priceHistory }: Yacht,
  market: Market,
  { locale, translate }: YachtContext,
): ListingView['history'] {
  const steps = priceChanges(priceHistory, market);
  if (steps.length < 2) return [];
  return steps.map(({ on, amount, currency, change }) => ({
    date: dateText(on, locale),
    price:
      market === 'sale'
        ? formatMoney(amount, currency)
        : translate('listing.perWeek', { price: formatMoney(amount, currency) }),
    change: change === null || change === 0 ? null : perCent(change, locale),
  }));
}

/** Formats a change in per mille as `−4.2 %`. */
function perCent(change: number, locale: YachtContext['locale']): string {
  const value = formatNumber(Math.abs(change) / 10, locale, change % 10 === 0 ? 0 : 1);
  return `${change < 0 ? MINUS : '+'}${value}${SPACE}%`;
}
