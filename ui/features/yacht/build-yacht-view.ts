import { contractCurrency } from '../../../core/price/contract-currency.ts';
import { headlinePrice } from '../../../core/price/headline-price.ts';
import { listedRates } from '../../../core/price/listed-rates.ts';
import { taxLabel } from '../../../core/price/tax-label.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { NOTHING_COMPARED, withYacht } from '../../../core/shortlist/comparison.ts';
import { encodeComparison } from '../../../core/shortlist/comparison-query.ts';
import { featureGroups } from '../../../core/yacht/feature.ts';
import { formatBoth } from '../../../core/yacht/format-length.ts';
import { formatNumber } from '../../../core/yacht/format-number.ts';
import type { ComputedType, Market } from '../../../core/yacht/market.ts';
import { offeredOn } from '../../../core/yacht/market-rules.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import { deckViews } from '../../deck-plans/build-deck-plans.ts';
import { countryName } from '../../i18n/country-name.ts';
import type { MessageKey } from '../../i18n/message-key.ts';
import { builderLine, type CardView, cardView, ribbonText } from '../../yacht-card/card-view.ts';
import { drawingUrl, heroPicture } from '../../yacht-card/picture-of.ts';
import { priceText, rateText, seasonNote } from '../../yacht-card/price-text.ts';
import { listNeighbours } from './list-neighbours.ts';
import { officeView } from './office-view.ts';
import { specification } from './specification.ts';
import type { YachtContext } from './yacht-context.ts';
import { yachtDocuments } from './yacht-documents.ts';
import { yachtMedia } from './yacht-media.ts';
import type { RatesView, YachtPageView } from './yacht-view.ts';

const SIMILAR = 3;

/** Everything the yacht's page shows on this market (product.md YA1–YA6, PR1–PR8). */
export async function buildYachtView(
  yacht: Yacht,
  market: Market,
  type: ComputedType,
  context: YachtContext,
): Promise<YachtPageView> {
  const { ports, locale, translate, reading } = context;
  const pictures = { media: ports.media, locale, translate };
  const country = (code: string) => countryName(code, locale);
  const ghost = type === 'ghost';
  const rates = ghost || market === 'sale' ? null : ratesView(yacht, context);
  const aboard = featureGroups(yacht.features, market).map(({ category, features }) => ({
    title: translate(`features.${category}`),
    features: features.map(({ feature, featureUrl }) => ({ text: feature[locale], href: featureUrl })),
  }));
  const media = await yachtMedia(yacht, market, context);
  const decks = media.plans === null ? deckViews(yacht, translate) : [];
  const office = yacht.office === null ? null : await ports.offices.byId(yacht.office);
  const section = (id: string, present: boolean) =>
    present ? [{ id, text: translate(`jump.${id}` as MessageKey) }] : [];
  const notes = [
    ...(yacht.usResidentsExcluded && !ghost ? [translate('yacht.usResidents')] : []),
    ...(ghost ? [] : [translate('yacht.particulars')]),
  ];
  return {
    ghost: ghost ? ghostView(yacht, market, context) : null,
    id: yacht.id,
    market,
    type,
    name: yacht.name,
    kindLine: translate(yacht.location.lying === null ? 'yacht.line' : 'yacht.lineLying', {
      kind: translate(`yacht.kindName.${yacht.kind}`),
      built: builderLine(yacht, translate),
      lying: yacht.location.lying?.[locale] ?? '',
    }),
    hero: await heroPicture(yacht, 'scene-16x10', pictures),
    ribbon: ghost ? null : ribbonText(yacht, market, locale, translate),
    back: {
      text: translate(`yacht.back.${market}`),
      href: context.href(routePath({ name: 'yacht-list', market })),
    },
    compareHref: ghost
      ? null
      : context.href(routePath({ name: 'compare' }) + encodeComparison(withYacht(NOTHING_COMPARED, market, yacht.id))),
    neighbours: ghost ? null : await listNeighbours(yacht, market, context),
    price: ghost ? null : priceView(yacht, market, context),
    keys: keyFigures(yacht, context),
    jump: [
      ...section('gallery', media.gallery !== null || media.film !== null),
      ...section('story', true),
      ...section('spec', true),
      ...section('profile', true),
      ...section('decks', decks.length > 0 || media.plans !== null),
      ...section('rates', rates !== null),
      ...section('aboard', aboard.length > 0),
      ...section('broker', office !== null),
    ],
    ...media,
    decks,
    story: yacht.story[locale],
    documents: ghost ? [] : await yachtDocuments(yacht, market, context),
    specification: specification(yacht, { locale, translate, reading, market, country }),
    elevation: {
      src: `${drawingUrl(yacht, 'elevation', yacht.updatedAt)}&locale=${locale}&unit=${reading.unit}`,
      alt: translate('yacht.elevation', {
        name: yacht.name,
        length: formatBoth(yacht.dimensions.length, reading.unit, locale).first,
      }),
      width: 1296,
      height: 400,
    },
    rates,
    aboard,
    notes,
    office: office === null ? null : officeView(office, yacht, context),
    similar: {
      title: translate(ghost ? 'yacht.insteadTitle' : 'yacht.similarTitle'),
      cards: await similarCards(yacht, market, context),
    },
  };
}

function ghostView(yacht: Yacht, market: Market, { translate, href }: YachtContext): YachtPageView['ghost'] {
  const other: Market = market === 'charter' ? 'sale' : 'charter';
  const slug = offeredOn(yacht.market, other) ? yacht.slugs[other] : null;
  return {
    title: translate(`yacht.ghost.${market}`, { name: yacht.name }),
    text: translate(slug === null ? 'yacht.ghost.text' : `yacht.ghost.text.${other}`),
    otherHref: slug === null ? null : href(routePath({ name: 'yacht', market: other, slug })),
    otherText: translate(`yacht.ghost.other.${other}`),
  };
}

function priceView(yacht: Yacht, market: Market, { translate, reading, now }: YachtContext): YachtPageView['price'] {
  const price = headlinePrice(yacht, market, reading.currency, now);
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

function keyFigures(yacht: Yacht, { locale, translate, reading }: YachtContext): YachtPageView['keys'] {
  const { speeds, ranges } = yacht;
  const length = formatBoth(yacht.dimensions.length, reading.unit, locale).first.split('\u00a0m');
  const number = (value: number) => formatNumber(value, locale, Number.isInteger(value) ? 0 : 1);
  return [
    { label: translate('spec.length'), value: length[0] ?? '', unit: length.length > 1 ? 'm' : null },
    { label: translate('spec.guests'), value: number(yacht.guests.total), unit: null },
    { label: translate('spec.cabins'), value: number(yacht.cabins.total), unit: null },
    { label: translate('spec.crew'), value: number(yacht.crew.total), unit: null },
    ...(speeds.cruise === null
      ? []
      : [{ label: translate('spec.cruise'), value: number(speeds.cruise), unit: translate('spec.knots') }]),
    ...(ranges.cruise === null
      ? []
      : [{ label: translate('spec.range'), value: number(ranges.cruise), unit: translate('spec.miles') }]),
  ];
}

/** product.md PR3, PR5: the current season first, both with high and low. */
function ratesView(yacht: Yacht, { locale, translate, reading, now }: YachtContext): RatesView {
  return {
    note: translate('rates.note', { currency: contractCurrency(yacht.prices, 'charter').toUpperCase() }),
    seasons: listedRates(yacht, reading.currency, now).map(({ season, current, high, low }) => {
      const waters = yacht.cruising[season].map((area) => area.name[locale]);
      return {
        title: translate(`season.title.${season}`),
        current,
        months: translate(`season.months.${season}`),
        high: rateText(high, translate),
        low: rateText(low, translate),
        waters: waters.length > 0 ? waters.join(', ') : translate('rates.noWaters'),
      };
    }),
  };
}

async function similarCards(yacht: Yacht, market: Market, context: YachtContext): Promise<CardView[]> {
  const { ports } = context;
  const ids = await ports.recommendations.similar(yacht, market, SIMILAR);
  const yachts = await Promise.all(ids.map((id) => ports.catalogue.byId(id)));
  return Promise.all(
    yachts.flatMap((found) => (found ? [cardView(found, market, { ...context, media: ports.media })] : [])),
  );
}
