import { estimateRulesOf } from '../../../core/application/show-yacht.ts';
import { EMPTY_ENQUIRY_REQUEST, encodeEnquiryRequest } from '../../../core/enquiry/form-queries.ts';
import type { ComputedType, Market } from '../../../core/market/market.ts';
import { taxLabel } from '../../../core/price/tax-label.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { NOTHING_COMPARED, withYacht } from '../../../core/shortlist/comparison.ts';
import { encodeComparison } from '../../../core/shortlist/comparison-query.ts';
import { featureGroups } from '../../../core/yacht/feature.ts';
import { formatBoth } from '../../../core/yacht/format-length.ts';
import { formatNumber } from '../../../core/yacht/format-number.ts';
import { headlinePrice } from '../../../core/yacht/headline-price.ts';
import { LENGTH_UNITS } from '../../../core/yacht/length.ts';
import { offeredOn } from '../../../core/yacht/market-rules.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import { deckViews } from '../../deck-plans/build-deck-plans.ts';
import { countryName } from '../../i18n/country-name.ts';
import { dateText } from '../../i18n/date-text.ts';
import type { MessageKey } from '../../i18n/message-key.ts';
import { builderLine, ribbonText } from '../../yacht-card/card-view.ts';
import { drawingUrl, heroPicture } from '../../yacht-card/hero-picture.ts';
import { priceText, seasonNote } from '../../yacht-card/price-text.ts';
import { estimateView } from './estimate/build-estimate-view.ts';
import { listNeighbours } from './list-neighbours.ts';
import { brokerView } from './sections/broker-view.ts';
import { cruisingAreasView } from './sections/cruising-areas-view.ts';
import { listingView } from './sections/listing-view.ts';
import { relatedYachtsView } from './sections/related-yachts-view.ts';
import { specification } from './sections/specification.ts';
import type { YachtContext } from './yacht-context.ts';
import { yachtDocuments } from './yacht-documents.ts';
import { yachtMedia } from './yacht-media.ts';
import type { FeatureGroupView, YachtPageView } from './yacht-view.ts';

/** Builds the page of a yacht on a market (YA1–YA6, PR1–PR8). */
export async function buildYachtView(
  yacht: Yacht,
  market: Market,
  type: ComputedType,
  context: YachtContext,
): Promise<YachtPageView> {
  const { ports, locale, translate, preferences } = context;
  const ghost = type === 'ghost';
  // Runs in parallel, because each may wait for a service.
  const [media, hero, documents, others, estimate, broker, neighbours] = await Promise.all([
    yachtMedia(yacht, market, context),
    heroPicture(yacht, 'scene-16x10', { media: ports.media, locale, translate }),
    ghost ? [] : yachtDocuments(yacht, market, context),
    relatedYachtsView(yacht, market, type, context),
    estimateOf(yacht, type, context),
    brokerView(yacht, market, context),
    ghost ? null : listNeighbours(yacht, market, context),
  ]);
  const parts = {
    ...media,
    decks: media.plans === null ? deckViews(yacht, translate) : [],
    story: yacht.story?.[locale] ?? null,
    waters: cruisingAreasView(yacht, market, type, context),
    estimate,
    aboard: featureGroupViews(yacht, market, context),
    broker,
  };
  return {
    ghost: ghost ? ghostView(yacht, market, context) : null,
    id: yacht.id,
    market,
    type,
    name: yacht.name,
    kindLine: kindLine(yacht, context),
    hero,
    ribbon: ghost ? null : ribbonText(yacht, market, locale, translate),
    back: { text: translate(`yacht.back.${market}`), href: context.href(routePath({ name: 'yacht-list', market })) },
    compareHref: ghost ? null : compareHref(yacht, market, context),
    enquireHref: enquireHref(yacht, market, context),
    neighbours,
    price: ghost ? null : priceView(yacht, market, context),
    keys: keyFigures(yacht, market, context),
    jump: jumpLinks(parts, context),
    ...parts,
    documents,
    specification: specification(yacht, {
      locale,
      translate,
      preferences,
      market,
      country: (code: string) => countryName(code, locale),
      builderHref: builderHref(yacht, context),
    }),
    unitSwitch: unitSwitchView(context),
    elevation: elevationView(yacht, context),
    listing: listingView(yacht, market, type, context, await context.ports.content.site()),
    others,
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

function unitSwitchView({ address, translate, preferences }: YachtContext): YachtPageView['unitSwitch'] {
  const units = LENGTH_UNITS.map((unit) => ({
    unit,
    text: translate(`unit.${unit}`),
    chosen: unit === preferences.unit,
  }));
  return { path: address.path + address.query, units };
}

function elevationView(yacht: Yacht, { translate, locale, preferences }: YachtContext): YachtPageView['elevation'] {
  const length = formatBoth(yacht.dimensions.length, preferences.unit, locale).first;
  return {
    src: `${drawingUrl(yacht, 'elevation', yacht.updatedAt)}&locale=${locale}&unit=${preferences.unit}`,
    alt: translate('yacht.elevation', { name: yacht.name, length }),
    width: 1296,
    height: 400,
  };
}

function compareHref({ id }: Yacht, market: Market, { href }: YachtContext): string {
  return href(routePath({ name: 'compare' }) + encodeComparison(withYacht(NOTHING_COMPARED, market, id)));
}

function enquireHref({ id }: Yacht, market: Market, { href, address }: YachtContext): string {
  const kind = market === 'charter' ? 'charter' : 'purchase';
  const ask = { ...EMPTY_ENQUIRY_REQUEST, kind, yacht: id, estimate: address.query } as const;
  return href(routePath({ name: 'enquire' }) + encodeEnquiryRequest(ask));
}

type Parts = Pick<
  YachtPageView,
  'gallery' | 'film' | 'story' | 'decks' | 'plans' | 'waters' | 'estimate' | 'aboard' | 'broker'
>;

/** Builds the links to the sections that the page has (CO9). */
function jumpLinks(parts: Parts, { translate }: YachtContext): YachtPageView['jump'] {
  const isThere: readonly (readonly [id: string, isThere: boolean])[] = [
    ['gallery', parts.gallery !== null || parts.film !== null],
    ['story', parts.story !== null],
    ['spec', true],
    ['profile', true],
    ['decks', parts.decks.length > 0 || parts.plans !== null],
    ['rates', parts.waters !== null],
    ['estimate', parts.estimate !== null],
    ['aboard', parts.aboard.length > 0],
    ['broker', true],
  ];
  const hasRates = parts.waters?.seasons.some(({ rates }) => rates !== null) ?? false;
  return isThere
    .filter(([, is]) => is)
    .map(([id]) => ({ id, text: translate(`jump.${id === 'rates' && !hasRates ? 'waters' : id}` as MessageKey) }));
}

async function estimateOf(yacht: Yacht, type: ComputedType, context: YachtContext): Promise<YachtPageView['estimate']> {
  const rules = type === 'charter' ? await estimateRulesOf(yacht, context.ports) : null;
  return rules && estimateView(yacht, rules, context);
}

function featureGroupViews(
  { features }: Yacht,
  market: Market,
  { translate, locale, href }: YachtContext,
): FeatureGroupView[] {
  return featureGroups(features, market).map(({ category, features: ofCategory }) => ({
    category,
    title: translate(`features.${category}`),
    features: ofCategory.map(({ feature, featureUrl }) => ({
      text: feature[locale],
      href: featureUrl === null ? null : siteHref(featureUrl, href),
    })),
  }));
}

function builderHref({ builder }: Yacht, { href }: YachtContext): string | null {
  return builder.url === null ? null : siteHref(builder.url, href);
}

/** Adds the page's locale to a path of the site; other addresses stay as they are. */
function siteHref(url: string, href: YachtContext['href']): string {
  return url.startsWith('/') ? href(url) : url;
}

/** Explains why she is not offered on this market, or that she is withdrawn, with links elsewhere (YA3). */
function ghostView(yacht: Yacht, market: Market, { translate, href, locale }: YachtContext): YachtPageView['ghost'] {
  if (yacht.withdrawn !== null) {
    const { because, on } = yacht.withdrawn;
    return {
      title: translate(`yacht.withdrawn.${because}`, { name: yacht.name }),
      text: translate('yacht.withdrawn.text', { date: dateText(on, locale) }),
      otherHref: null,
      otherText: '',
    };
  }
  const other: Market = market === 'charter' ? 'sale' : 'charter';
  const slug = offeredOn(yacht.market, other) ? yacht.slugs[other] : null;
  return {
    title: translate(`yacht.ghost.${market}`, { name: yacht.name }),
    text: translate(slug === null ? 'yacht.ghost.text' : `yacht.ghost.text.${other}`),
    otherHref: slug === null ? null : href(routePath({ name: 'yacht', market: other, slug })),
    otherText: translate(`yacht.ghost.other.${other}`),
  };
}

function priceView(
  yacht: Yacht,
  market: Market,
  { translate, preferences, now }: YachtContext,
): YachtPageView['price'] {
  const price = headlinePrice(yacht, market, preferences.currency, now);
  const text = priceText(price, translate);
  switch (price.kind) {
    case 'asking': {
      const label = translate(`tax.${taxLabel(yacht)}`);
      return { text, note: label, shortNote: label };
    }
    case 'from-per-week':
      return { text, note: seasonNote(price, translate), shortNote: translate('price.plusExpenses') };
    default:
      return { text, note: null, shortNote: null };
  }
}

function keyFigures(
  yacht: Yacht,
  market: Market,
  { locale, translate, preferences }: YachtContext,
): YachtPageView['keys'] {
  const { speeds, ranges } = yacht;
  const length = formatBoth(yacht.dimensions.length, preferences.unit, locale).first.split('\u00a0m');
  const number = (value: number) => formatNumber(value, locale, Number.isInteger(value) ? 0 : 1);
  const count = (key: 'guests' | 'cabins' | 'crew', value: number) =>
    value > 0 ? [{ label: translate(`spec.${key}`), value: number(value), unit: null }] : [];
  return [
    { label: translate('spec.length'), value: length[0] ?? '', unit: length.length > 1 ? 'm' : null },
    ...count('guests', yacht.guests.total),
    ...count('cabins', yacht.cabins.total),
    ...count('crew', market === 'charter' ? yacht.crew.charter : yacht.crew.total),
    ...(speeds.cruise === null
      ? []
      : [{ label: translate('spec.cruise'), value: number(speeds.cruise), unit: translate('spec.knots') }]),
    ...(ranges.cruise === null
      ? []
      : [{ label: translate('spec.range'), value: number(ranges.cruise), unit: translate('spec.miles') }]),
  ];
}
