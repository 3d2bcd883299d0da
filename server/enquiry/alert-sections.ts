import type { AlertDigest, YachtNews } from '../../core/alerts/alert-digest.ts';
import { type AlertSubject, watchedStay } from '../../core/alerts/alert-subject.ts';
import { reliableCalendar } from '../../core/availability/calendar.ts';
import { stayAvailability } from '../../core/availability/stay-availability.ts';
import { encodeEstimate } from '../../core/estimate/estimate-query.ts';
import type { Locale } from '../../core/locale/locale.ts';
import { openGraphImage, type SizedImage } from '../../core/media/image-url.ts';
import { formatMoney } from '../../core/price/currency.ts';
import { createHrefBuilder, type HrefBuilder } from '../../core/routing/locale-path.ts';
import { routePath } from '../../core/routing/routes.ts';
import { dateOfDay, dayNumber } from '../../core/shared/calendar-day.ts';
import { changesSince, type SharedListingChange, sameRateRise } from '../../core/shortlist/favourites-changes.ts';
import { decodeListingStatus, listingStatusOf } from '../../core/shortlist/listing-status.ts';
import { headlinePrice } from '../../core/yacht/headline-price.ts';
import { isOfferedOn, mainPage, pageSlug } from '../../core/yacht/market-rules.ts';
import type { Yacht, YachtId } from '../../core/yacht/yacht.ts';
import { watchedYachtsText, watchedYachtsView } from '../../ui/features/enquiry/alerts/watched-yachts-view.ts';
import { listingChangeText } from '../../ui/features/favourites/build-favourites-view.ts';
import { searchName } from '../../ui/features/search/filters/facet-names.ts';
import { dateRangeText } from '../../ui/i18n/date-text.ts';
import type { Translate } from '../../ui/i18n/translator.ts';
import { cardFacts } from '../../ui/yacht-card/card-facts.ts';
import { heroAsset } from '../../ui/yacht-card/hero-picture.ts';
import { priceText } from '../../ui/yacht-card/price-text.ts';
import type { LetterContext } from './letter-rows.ts';

/** The answer to a question in words: what the letter of every reader who asked it tells. */
export interface AlertSection {
  /** The watched search or yachts, in words. */
  readonly title: string;
  /** Absolute URL of the page with all of it. */
  readonly href: string;
  readonly yachts: readonly AlertSectionYacht[];
  /** Further yachts, which only the list shows. */
  readonly more: number;
}

export interface AlertSectionYacht {
  readonly id: YachtId;
  readonly name: string;
  /** Absolute URL of her page; null if there is none. */
  readonly href: string | null;
  /** A JPEG, which every mail program shows; null for a yacht without photographs. */
  readonly picture: (SizedImage & { readonly alt: string }) | null;
  /** Builder, length, guests and so on. */
  readonly facts: string;
  readonly news: readonly AlertSectionNews[];
}

/** A piece of news, which is the same for every question that has its market, kind and nights. */
export interface AlertSectionNews extends Pick<YachtNews, 'market' | 'kind'> {
  /** The query of her page for the nights that came free; '' for none. */
  readonly days: string;
  readonly text: string;
  /** Her price today; null where she is not offered. */
  readonly price: string | null;
  /** The figure that the price replaces; null unless it fell. */
  readonly before: string | null;
}

interface Telling {
  readonly question: AlertSubject;
  readonly ports: LetterContext['ports'];
  readonly locale: Locale;
  readonly translate: Translate;
  readonly href: HrefBuilder;
  readonly origin: string;
  /** ISO 8601 instant. */
  readonly now: string;
}

/** Puts a digest into words, in the currency and the unit of its question. */
export async function writeAlertSection(
  question: AlertSubject,
  { items, more }: AlertDigest,
  locale: Locale,
  { ports, messages, strategy, origin, now }: LetterContext,
): Promise<AlertSection> {
  const { translate } = messages[locale];
  const href = createHrefBuilder(locale, strategy);
  const telling = { question, ports, locale, translate, href, origin, now: now() };
  const fleet = await ports.catalogue.all();
  const watched = await watchedYachtsView(question.watched, {
    ...{ locale, translate, href, catalogue: ports.catalogue },
    searchName: (criteria) => searchName(criteria, { locale, translate, preferences: question.display, fleet }),
  });
  const groups = [...new Set(items.map(({ id }) => id))].map((id) => items.filter((item) => item.id === id));
  const yachts = await Promise.all(groups.map((group) => tellYacht(group, telling)));
  return {
    title: watchedYachtsText(watched, { locale, translate }),
    href: origin + watched.href,
    yachts: yachts.filter((yacht) => yacht !== null),
    more,
  };
}

/** Tells what still holds of a yacht's news; null where none does. */
async function tellYacht(items: readonly YachtNews[], telling: Telling): Promise<AlertSectionYacht | null> {
  const { ports, locale, origin, href, question } = telling;
  const [{ id }] = items as readonly [YachtNews];
  const yacht = await ports.catalogue.byId(id);
  if (yacht === null) return null;
  const written = await Promise.all(items.map((item) => tellNews(item, yacht, telling)));
  const holding = written.filter((news) => news !== null);
  const [first] = holding;
  if (first === undefined) return null;
  const asset = await heroAsset(yacht, ports.media);
  const card = cardFacts(yacht, first.market, asset, { ...telling, preferences: question.display });
  // The page of the market on which nights came free has the estimate for them.
  const { market, days } = holding.find((news) => news.days !== '') ?? first;
  const slug = isOfferedOn(yacht.market, market) ? pageSlug(yacht, market) : null;
  const page = slug === null ? mainPage(yacht) : { market, slug };
  return {
    ...{ id, name: yacht.name, news: holding },
    href: page && origin + href(routePath({ name: 'yacht', ...page }) + days),
    picture: asset && pictureOf({ ...asset, alt: asset.alt[locale] || yacht.name }, origin),
    facts: [card.by, ...card.facts].map(unbroken).join('\u00a0· '),
  };
}

/** Keeps a short fact, such as `12 guests`, in one line. */
function unbroken(fact: string): string {
  return fact.length > 20 ? fact : fact.replaceAll(' ', '\u00a0');
}

function pictureOf(
  { url, width, height, alt }: { url: string; width: number | null; height: number | null; alt: string },
  origin: string,
): AlertSectionYacht['picture'] {
  const image = openGraphImage({ url, width: width ?? 1440, height: height ?? 900 });
  return { ...image, url: new URL(image.url, origin).href, alt };
}

/**
 * Tells one piece of news as things are now; null where it holds no more: a yacht that was taken off since is not named
 * as new, and a price that was put right is not called reduced.
 */
async function tellNews(item: YachtNews, yacht: Yacht, telling: Telling): Promise<AlertSectionNews | null> {
  const { translate, now, question } = telling;
  const { market, kind, was } = item;
  if (!isOfferedOn(yacht.market, market)) {
    return kind === 'gone' ? tellGone(item, yacht, telling) : null;
  }
  const { currency } = question.display;
  const price = priceText(headlinePrice(yacht, market, currency, now), translate);
  const common = { market, kind, price, before: null, days: '' };
  switch (kind) {
    case 'new': {
      const isKnown = was !== null && decodeListingStatus(was)?.kind === 'offered';
      return { ...common, text: translate(isKnown ? `favourites.now.also.${market}` : `alerts.news.new.${market}`) };
    }
    case 'reduced': {
      const reduction = tellReduction(item, yacht, telling);
      return reduction && { ...common, ...reduction };
    }
    case 'free': {
      const nights = await tellNights(yacht, telling);
      return nights && { ...common, ...nights };
    }
    case 'back':
      return { ...common, text: translate('favourites.now.back') };
    case 'gone':
      return null;
  }
}

/** A yacht that is on no market, and was not withdrawn, may not be named (YA3). */
function tellGone(item: YachtNews, yacht: Yacht, telling: Telling): AlertSectionNews | null {
  const status = listingStatusOf(yacht, telling.now.slice(0, 10));
  const mayBeNamed = status.kind === 'offered' || status.why !== 'unknown';
  const { market, kind } = item;
  return mayBeNamed
    ? { market, kind, text: goneText(item, yacht, telling), price: null, before: null, days: '' }
    : null;
}

function goneText({ market }: YachtNews, yacht: Yacht, { translate, now }: Telling): string {
  const status = listingStatusOf(yacht, now.slice(0, 10));
  return translate(status.kind === 'off' ? `favourites.now.${status.why}` : `favourites.now.no-longer.${market}`);
}

function tellReduction({ market, was }: YachtNews, yacht: Yacht, { translate, now, question }: Telling) {
  const { currency } = question.display;
  const then = was === null ? null : decodeListingStatus(was);
  const changes = then === null ? [] : changesSince(then, { yacht, today: now.slice(0, 10), currency });
  const change = changes.find((one): one is Reduction => one.kind === 'lower' && one.market === market);
  if (then === null || change === undefined) return null;
  const offer = then.kind === 'offered' ? then[market] : null;
  if ((sameRateRise(offer, { market, prices: yacht.prices }) ?? 0) >= 0) return null;
  const price = headlinePrice(yacht, market, currency, now);
  // The old figure may be struck through only where both are of one season.
  const isSameRate =
    price.kind === 'asking' ||
    (price.kind === 'from-per-week' &&
      offer?.kind === 'price' &&
      (offer.rate?.season ?? null) === price.season &&
      (offer.rate?.level ?? null) === price.level);
  const before =
    isSameRate && price.currency === change.by.currency
      ? formatMoney(price.amount + change.by.amount, price.currency)
      : null;
  return { text: listingChangeText(change, translate), before };
}

type Reduction = Extract<SharedListingChange, { kind: 'lower' | 'higher' }>;

/** Says which of the wanted nights are free, as her calendar stands now, and leads to the estimate for them. */
async function tellNights(yacht: Yacht, { question, ports, locale, translate, now }: Telling) {
  const stay = watchedStay(question.watched);
  if (stay === null) return null;
  const today = now.slice(0, 10);
  const calendar = await ports.calendars.of(yacht.id);
  const reliable = calendar && reliableCalendar(calendar, today);
  const { availability, from } = stayAvailability(reliable, stay, dayNumber(today) ?? 0);
  const nights = { from: dateOfDay(from), to: dateOfDay(from + stay.nights) };
  const dates = dateRangeText(nights.from, nights.to, locale);
  if (availability !== 'free') return null;
  return { text: translate('alerts.news.free', { dates }), days: yacht.poa ? '' : encodeEstimate(nights) };
}
