import type { Site } from '../../../../core/content/site.ts';
import type { Market, YachtPageType } from '../../../../core/market/market.ts';
import { formatMoney } from '../../../../core/price/currency.ts';
import { lastPriceEntry, listedSince, listingAge, pricesWithChange } from '../../../../core/price/price-history.ts';
import { headlinePrice } from '../../../../core/yacht/headline-price.ts';
import type { Yacht } from '../../../../core/yacht/yacht.ts';
import { dateText } from '../../../i18n/date-text.ts';
import { percentRangeText } from '../../../yacht-card/price-text.ts';
import { usResidentsNote } from '../../../yacht-card/us-residents-note.ts';
import type { YachtContext } from '../yacht-context.ts';

export type ListingView = ReturnType<typeof listingView>;

/**
 * Builds the facts of the listing: when particulars were verified, how long she has been offered, notes (PR7), and
 * former prices. For a ghost, only her last asking price, if she is withdrawn and the brokerage shows such prices.
 */
export function listingView(
  yacht: Yacht,
  market: Market,
  type: YachtPageType,
  context: YachtContext,
  site: Pick<Site, 'lastAskingPrice'>,
) {
  const { translate, locale } = context;
  const historyTitle = translate(`listing.history.${market}`);
  if (type === 'ghost') {
    const notes = yacht.withdrawn !== null && site.lastAskingPrice ? lastAskedNotes(yacht, market, context) : [];
    return { verified: null, notes, historyTitle, history: [] };
  }
  const residents = usResidentsNote(yacht, translate);
  return {
    verified:
      yacht.verifiedAt && translate('listing.verified', { date: dateText(yacht.verifiedAt, locale), name: yacht.name }),
    notes: [
      ...ageNotes(yacht, market, context),
      ...(residents === null ? [] : [residents]),
      translate('yacht.particulars'),
    ],
    historyTitle,
    // A price on application hides former prices too.
    history: yacht.poa ? [] : historyOf(yacht, market, context),
  };
}

/** Returns a note on how long she has been offered on this market, as far as her price history shows. */
function ageNotes({ priceHistory }: Yacht, market: Market, { translate, locale, now }: YachtContext): string[] {
  const since = listedSince(priceHistory, market);
  const age = since === null ? null : listingAge(since, now.slice(0, 10));
  if (since === null || age === null) return [];
  const { unit, count } = age;
  const date = dateText(since, locale);
  return [translate(`listing.since.${market}`, { date, age: translate(`listing.age.${unit}`, { count }) })];
}

/** Returns a note on the last asking price; empty for a price on application, and if no price is known. */
function lastAskedNotes(yacht: Yacht, market: Market, { translate, preferences, now }: YachtContext): string[] {
  if (yacht.poa) return [];
  const price = lastPriceEntry(yacht.priceHistory, market) ?? headlinePrice(yacht, market, preferences.currency, now);
  if (!('amount' in price)) return [];
  return [translate(`listing.lastAsked.${market}`, { price: formatMoney(price.amount, price.currency) })];
}

/** Builds the price history; empty for fewer than two prices. */
function historyOf({ priceHistory }: Yacht, market: Market, context: YachtContext) {
  const { locale, translate } = context;
  const steps = pricesWithChange(priceHistory, market);
  if (steps.length < 2) return [];
  return steps.map(({ on, amount, currency, change }) => {
    const price = formatMoney(amount, currency);
    const share = Math.abs(change ?? 0);
    return {
      date: dateText(on, locale),
      price: market === 'sale' ? price : translate('listing.perWeek', { price }),
      /** As `−4.2%`. */
      change: change ? `${change < 0 ? '\u2212' : '+'}${percentRangeText({ low: share, high: share }, context)}` : null,
    };
  });
}
