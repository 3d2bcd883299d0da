import { charterTermsOf } from '../../../core/application/show-yacht.ts';
import { EMPTY_ENQUIRY_REQUEST, encodeEnquiryRequest } from '../../../core/enquiry/form-queries.ts';
import type { Market, YachtPageType } from '../../../core/market/market.ts';
import { displayOn } from '../../../core/preferences/display.ts';
import { taxLabel } from '../../../core/price/tax-label.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { emptyCriteria } from '../../../core/search/criteria/criteria.ts';
import { MAX_NAVIGABLE_HITS } from '../../../core/search/yacht-link.ts';
import { NOTHING_COMPARED, withYacht } from '../../../core/shortlist/comparison.ts';
import { encodeComparison } from '../../../core/shortlist/comparison-query.ts';
import { featureGroups } from '../../../core/yacht/feature.ts';
import { formatLength } from '../../../core/yacht/format-length.ts';
import { formatNumber } from '../../../core/yacht/format-number.ts';
import { headlinePrice } from '../../../core/yacht/headline-price.ts';
import { isOfferedOn, offeredSlug } from '../../../core/yacht/market-rules.ts';
import type { Yacht, YachtId } from '../../../core/yacht/yacht.ts';
import { deckPlanViews } from '../../deck-plans/build-deck-plan-views.ts';
import { figuresOf } from '../../gallery/gallery-view.ts';
import { countryName } from '../../i18n/country-name.ts';
import { dateText } from '../../i18n/date-text.ts';
import type { Translate } from '../../i18n/translator.ts';
import { requireSearchPort } from '../../page-data/require-search-port.ts';
import { builderLine, ribbonText } from '../../yacht-card/card-facts.ts';
import { heroPicture } from '../../yacht-card/hero-picture.ts';
import { priceText, seasonNote } from '../../yacht-card/price-text.ts';
import { alertHref } from './alert-href.ts';
import { ghostTitle } from './build-share-picture.ts';
import { buildCalendarView } from './calendar/build-calendar-view.tsx';
import { loadEstimateView } from './estimate/build-estimate-view.ts';
import { brokerView } from './sections/broker-view.ts';
import { cruisingAreasView } from './sections/cruising-areas-view.ts';
import { elevationView } from './sections/elevation-view.ts';
import { feedTextView } from './sections/feed-text-view.ts';
import { listingView } from './sections/listing-view.ts';
import { relatedYachtsView } from './sections/related-yachts-view.ts';
import { specificationView } from './sections/specification-view.ts';
import type { YachtContext } from './yacht-context.ts';
import { brochureLinks, yachtPageMedia } from './yacht-media.ts';

export type YachtPageView = Awaited<ReturnType<typeof buildYachtView>>;

/**
 * Builds the page of a yacht on a market (YA1–YA6, PR1–PR8).
 * @param type whether she is offered there (YA2)
 */
export async function buildYachtView(yacht: Yacht, market: Market, type: YachtPageType, context: YachtContext) {
  const { ports, locale, translate, href, address, preferences } = context;
  const ghost = type === 'ghost';
  // These run in parallel, because each may wait for a service.
  const [parts, hero, documents, others, neighbours, site] = await Promise.all([
    sectionViews(yacht, market, type, context),
    heroPicture(yacht, 'scene-16x10', { media: ports.media, locale, translate }),
    ghost ? [] : brochureLinks(yacht, market, context),
    relatedYachtsView(yacht, market, type, context),
    ghost ? null : listNeighbours(yacht, market, context),
    ports.content.site(),
  ]);
  return {
    ghost: ghost ? ghostView(yacht, market, context) : null,
    id: yacht.id,
    market,
    type,
    name: yacht.name,
    kindLine: kindLine(yacht, context),
    hero,
    /** The text of the link from her photograph to all of them; null where there is no other. */
    allPictures:
      parts.gallery === null || hero.kind === 'drawing'
        ? null
        : translate('gallery.all', { count: figuresOf(parts.gallery).length + 1 }),
    ribbon: ghost ? null : ribbonText(yacht, market, locale, translate),
    /** The link to the market's list; the visitor may have come from another one (YN1). */
    back: { text: translate(`yacht.back.${market}`), href: href(routePath({ name: 'yacht-list', market })) },
    neighbours,
    compareHref: ghost
      ? null
      : href(routePath({ name: 'compare' }) + encodeComparison(withYacht(NOTHING_COMPARED, market, yacht.id))),
    enquireHref: enquireHref(yacht, market, context),
    alertHref: alertHref(yacht, market, context),
    price: ghost ? null : priceView(yacht, market, context),
    keys: keyFigures(yacht, market, context),
    jump: jumpLinks(parts, translate),
    ...parts,
    documents,
    /** The chosen unit of length, and the page to which the switch beside the lengths returns. */
    unitSwitch: { path: address.path + address.query, unit: preferences.unit },
    elevation: elevationView(yacht, context),
    listing: listingView(yacht, market, type, context, site),
    others,
  };
}

/** Builds the sections of the page, some of which a yacht may lack. */
async function sectionViews(yacht: Yacht, market: Market, type: YachtPageType, context: YachtContext) {
  const { ports, locale, translate, href } = context;
  const [{ rooms, ...media }, terms, broker, known] = await Promise.all([
    yachtPageMedia(yacht, market, context),
    type === 'charter' ? charterTermsOf(yacht, ports) : null,
    brokerView(yacht, market, context),
    type === 'charter' ? ports.calendars.of(yacht.id) : null,
  ]);
  return {
    ...media,
    calendar: type === 'charter' ? buildCalendarView(yacht, known, context, terms !== null) : null,
    story: yacht.story?.[locale] ?? null,
    listed: feedTextView(yacht, context),
    specification: specificationView(yacht, {
      ...context,
      market,
      country: (code: string) => countryName(code, locale),
      builderHref: siteHref(yacht.builder.url, href),
    }),
    /** Decks drawn from her data; empty if the media library has plans. */
    decks: media.plans === null ? deckPlanViews(yacht, translate, rooms) : [],
    waters: cruisingAreasView(yacht, market, type, context),
    estimate: terms && (await loadEstimateView(yacht, { terms, calendar: known }, context)),
    aboard: featureGroups(yacht.features, market).map(({ category, features }) => ({
      category,
      title: translate(`features.${category}`),
      features: features.map(({ feature, featureUrl }) => ({
        text: feature[locale],
        href: siteHref(featureUrl, href),
      })),
    })),
    broker,
  };
}

/** Formats a summary: `Motor yacht, Feadship, 2011. Lying Tivat.` */
function kindLine(yacht: Yacht, { translate, locale }: YachtContext): string {
  return translate(yacht.location.lying === null ? 'yacht.line' : 'yacht.lineLying', {
    kind: translate(`yacht.kindName.${yacht.kind}`),
    built: builderLine(yacht, translate),
    lying: yacht.location.lying?.[locale] ?? '',
  });
}

/** Returns the path of the enquiry form, with the estimate that the query of her page asks for (FM1). */
function enquireHref({ id }: Yacht, market: Market, { href, address }: YachtContext): string {
  const kind = market === 'charter' ? 'charter' : 'purchase';
  const request = { ...EMPTY_ENQUIRY_REQUEST, kind, yacht: id, estimate: address.query } as const;
  return href(routePath({ name: 'enquire' }) + encodeEnquiryRequest(request));
}

/** Builds the links to the sections that the page has (CO9). */
function jumpLinks(parts: Awaited<ReturnType<typeof sectionViews>>, translate: Translate) {
  const hasRates = parts.waters?.seasons.some(({ rates }) => rates !== null) ?? false;
  const sections = [
    ['gallery', parts.gallery !== null || parts.film !== null],
    ['story', parts.story !== null || parts.listed.about !== null],
    ['spec', true],
    ['profile', true],
    ['decks', parts.decks.length > 0 || parts.plans !== null],
    ['calendar', parts.calendar !== null],
    ['rates', parts.waters !== null],
    ['estimate', parts.estimate !== null],
    ['aboard', parts.aboard.length > 0 || parts.listed.equipment !== null],
    ['broker', true],
  ] as const;
  return sections
    .filter(([, isShown]) => isShown)
    .map(([id]) => ({ id, text: translate(id === 'rates' && !hasRates ? 'jump.waters' : `jump.${id}`) }));
}

/** Adds the page's locale to a path of the site; other addresses stay as they are. */
function siteHref(url: string | null, href: YachtContext['href']): string | null {
  return url?.startsWith('/') ? href(url) : url;
}

/** Builds the note that she is withdrawn, or not offered here, with a link if the other market has her (YA3). */
function ghostView(yacht: Yacht, market: Market, { translate, href, locale }: YachtContext) {
  if (yacht.withdrawn !== null) {
    return {
      title: ghostTitle(yacht, market, translate),
      text: translate('yacht.withdrawn.text', { date: dateText(yacht.withdrawn.on, locale) }),
      otherHref: null,
      otherText: '',
    };
  }
  const other: Market = market === 'charter' ? 'sale' : 'charter';
  const slug = isOfferedOn(yacht.market, other) ? yacht.slugs[other] : null;
  return {
    title: ghostTitle(yacht, market, translate),
    text: translate(slug === null ? 'yacht.ghost.text' : `yacht.ghost.text.${other}`),
    otherHref: slug === null ? null : href(routePath({ name: 'yacht', market: other, slug })),
    otherText: translate(`yacht.ghost.other.${other}`),
  };
}

function priceView(yacht: Yacht, market: Market, { translate, preferences, now }: YachtContext) {
  const price = headlinePrice(yacht, market, preferences.currency, now);
  const text = priceText(price, translate);
  switch (price.kind) {
    case 'asking': {
      const tax = translate(`tax.${taxLabel(yacht)}`);
      return { text, note: tax, shortNote: tax };
    }
    case 'from-per-week':
      return { text, note: seasonNote(price, translate), shortNote: translate('price.plusExpenses') };
    default:
      return { text, note: null, shortNote: null };
  }
}

function keyFigures(yacht: Yacht, market: Market, { locale, translate, preferences }: YachtContext) {
  const { guests, cabins, crew, speeds, ranges } = yacht;
  const [length = '', ...rest] = formatLength(yacht.dimensions.length, preferences.unit, locale).split('\u00a0m');
  const figure = (key: 'guests' | 'cabins' | 'crew' | 'cruise' | 'range', value: number | null, unit: string | null) =>
    value === null
      ? []
      : [
          {
            label: translate(`spec.${key}`),
            value: formatNumber(value, locale, Number.isInteger(value) ? 0 : 1),
            unit,
          },
        ];
  const count = (key: 'guests' | 'cabins' | 'crew', value: number) => figure(key, value > 0 ? value : null, null);
  return [
    { label: translate('spec.length'), value: length, unit: rest.length > 0 ? 'm' : null },
    ...count('guests', guests.total),
    ...count('cabins', cabins.total),
    ...count('crew', market === 'charter' ? crew.charter : crew.total),
    ...figure('cruise', speeds.cruise, translate('spec.knots')),
    ...figure('range', ranges.cruise, translate('spec.miles')),
  ];
}

/** Finds her neighbours in the market's unfiltered list, for visitors from no list (YN1); null if she is not in it. */
async function listNeighbours(yacht: Yacht, market: Market, { ports, href, preferences, now }: YachtContext) {
  const options = { ...displayOn(preferences, now), pageSize: MAX_NAVIGABLE_HITS, facets: [] };
  const results = await requireSearchPort(ports, 'search').search(emptyCriteria(market), options);
  const hits = results.ok ? results.value.hits : [];
  const at = hits.indexOf(yacht.id);
  if (at === -1) return null;
  const link = async (id: YachtId | undefined) => {
    const other = id === undefined ? null : await ports.catalogue.byId(id);
    // The search index may be older than the catalogue.
    const slug = other && offeredSlug(other, market);
    return slug === null ? null : href(routePath({ name: 'yacht', market, slug }));
  };
  return { previous: await link(hits[at - 1]), next: await link(hits[at + 1]), position: at + 1, total: hits.length };
}
