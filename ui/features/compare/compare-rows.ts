import type { CharterTerms } from '../../../core/estimate/charter-terms.ts';
import type { Market } from '../../../core/market/market.ts';
import { type BetterDirection, markBestValues } from '../../../core/shortlist/best-values.ts';
import { formatLength } from '../../../core/yacht/format-length.ts';
import { formatNumber } from '../../../core/yacht/format-number.ts';
import { type HeadlinePrice, headlinePrice } from '../../../core/yacht/headline-price.ts';
import { listedRates, type RateCell } from '../../../core/yacht/listed-rates.ts';
import type { Amenity, Yacht } from '../../../core/yacht/yacht.ts';
import { countryName } from '../../i18n/country-name.ts';
import type { MessageKey } from '../../i18n/message-key.ts';
import type { CardContext } from '../../yacht-card/card-facts.ts';
import { percentRangeText, priceText } from '../../yacht-card/price-text.ts';

/** The amenities that the table compares. */
const COMPARED_AMENITIES: readonly Amenity[] = [
  'pool',
  'beach-club',
  'jacuzzi',
  'spa',
  'gym',
  'cinema',
  'elevator',
  'helipad',
  'master-on-main',
];

/**
 * Builds the rows of the comparison in groups (CF1), without rows whose value is known for no yacht, and without
 * empty groups.
 */
export function comparisonRowGroups(yachts: readonly Yacht[], market: Market, context: RowContext) {
  const { translate } = context;
  const prices = market === 'sale' ? salePriceRows(yachts, context) : charterPriceRows(yachts, context);
  const groups: readonly (readonly [key: string, title: MessageKey, readonly RowDefinition[]])[] = [
    ['price', `compare.group.${market}`, prices],
    ['dimensions', 'spec.dimensions', dimensionRows(context)],
    ['accommodation', 'spec.accommodation', accommodationRows(market, context)],
    ['performance', 'spec.performance', performanceRows(context)],
    ['aboard', 'compare.group.aboard', amenityRows(context)],
    ['build', 'spec.build', buildRows(context)],
  ];
  return groups
    .map(([key, title, rows]) => ({ key, title: translate(title), rows: rowViews(yachts, rows, context) }))
    .filter(({ rows }) => rows.length > 0);
}

/** Returns the rows of the asking price and of the price per gross ton. */
function salePriceRows(yachts: readonly Yacht[], { preferences, now, translate }: RowContext): RowDefinition[] {
  const asking = new Map(yachts.map((yacht) => [yacht, headlinePrice(yacht, 'sale', preferences.currency, now)]));
  const perTon = new Map([...asking].map(([yacht, price]) => [yacht, pricePerTon(yacht, price)]));
  const text = (price: HeadlinePrice) => priceText(price, translate);
  return [priceRow('compare.price', asking, text), priceRow('compare.pricePerGt', perTon, text)];
}

/**
 * Returns rows for the low and the high rates of each season, the current season first; if no yacht has rates, a row
 * with the headline price. The last row is the APA, which the charter terms, if any, set for each kind of yacht.
 */
function charterPriceRows(yachts: readonly Yacht[], context: RowContext): RowDefinition[] {
  const { preferences, now, translate, terms } = context;
  const listed = yachts.map((yacht) => [yacht, listedRates(yacht, preferences.currency, now)] as const);
  const [[, seasons] = []] = listed;
  const rates = (seasons ?? []).flatMap(({ season }) =>
    (['low', 'high'] as const).flatMap((level) => {
      const rateOf = new Map(
        listed.map(([yacht, all]) => [yacht, all.find((one) => one.season === season)?.[level] ?? null]),
      );
      if (![...rateOf.values()].some((rate) => rate?.kind === 'rate')) return [];
      const row = priceRow(`compare.rate.${season}.${level}`, rateOf, (rate) => priceText(rate, translate));
      return [{ ...row, key: `${season}-${level}` }];
    }),
  );
  const substitute: RowDefinition = {
    label: 'compare.price',
    text: (yacht) => priceText(headlinePrice(yacht, 'charter', preferences.currency, now), translate),
  };
  const apa: RowDefinition[] =
    terms === null ? [] : [{ label: 'compare.apa', text: ({ kind }) => percentRangeText(terms.apa[kind], context) }];
  return [...(rates.length > 0 ? rates : [substitute]), ...apa];
}

function pricePerTon({ grossTonnage }: Yacht, price: HeadlinePrice): HeadlinePrice | null {
  if (price.kind !== 'asking' || grossTonnage === null || grossTonnage <= 0) return null;
  return { ...price, amount: Math.round(price.amount / grossTonnage) };
}

function amountIn(unit: string, { locale }: RowContext, decimals?: number) {
  return (value: number) =>
    `${formatNumber(value, locale, decimals ?? (Number.isInteger(value) ? 0 : 1))}\u00a0${unit}`;
}

function dimensionRows(context: RowContext): RowDefinition[] {
  const { preferences, locale } = context;
  const length = (meters: number) => formatLength(meters, preferences.unit, locale);
  return [
    numberRow('spec.length', ({ dimensions }) => dimensions.length, length),
    numberRow('spec.beam', ({ dimensions }) => dimensions.beam, length),
    numberRow('spec.draft', ({ dimensions }) => dimensions.draft, length),
    numberRow('spec.grossTonnage', ({ grossTonnage }) => grossTonnage, amountIn('GT', context, 0)),
  ];
}

function accommodationRows(market: Market, context: RowContext): RowDefinition[] {
  const count = (value: number) => formatNumber(value, context.locale);
  const known = (value: number) => (value > 0 ? value : null);
  const crewOf = ({ crew }: Yacht) => known(market === 'charter' ? crew.charter : crew.total);
  const perGuest = (value: number | null, { guests }: Yacht) =>
    value !== null && value > 0 && guests.total > 0 ? value / guests.total : null;
  // For a purchase, fewer guests are not worse.
  const preferGuests = market === 'charter' ? 'more' : undefined;
  return [
    numberRow('spec.guests', ({ guests }) => known(guests.total), count, preferGuests),
    numberRow('spec.cabins', ({ cabins }) => known(cabins.total), count),
    numberRow('spec.crew', crewOf, count),
    numberRow(
      'compare.crewPerGuest',
      (yacht) => perGuest(crewOf(yacht), yacht),
      (value) => formatNumber(value, context.locale, 1),
      'more',
    ),
    numberRow('compare.gtPerGuest', (yacht) => perGuest(yacht.grossTonnage, yacht), amountIn('GT', context, 1), 'more'),
  ];
}

function performanceRows(context: RowContext): RowDefinition[] {
  const { translate } = context;
  const knots = amountIn(translate('spec.knots'), context);
  const atAnchor = { 'zero-speed': translate('compare.yes'), 'under-way': translate('compare.underWay') };
  return [
    numberRow('spec.cruise', ({ speeds }) => speeds.cruise, knots, 'more'),
    numberRow('spec.max', ({ speeds }) => speeds.max, knots, 'more'),
    numberRow('spec.range', ({ ranges }) => ranges.cruise, amountIn(translate('spec.miles'), context, 0), 'more'),
    {
      label: 'compare.atAnchor',
      text: ({ machinery: { stabiliserSpeed } }) => stabiliserSpeed && atAnchor[stabiliserSpeed],
    },
  ];
}

/** Builds a row for each amenity. One that her record does not list is not known, rather than missing aboard. */
function amenityRows({ translate }: RowContext): RowDefinition[] {
  return COMPARED_AMENITIES.map((amenity) => ({
    label: `amenity.${amenity}`,
    text: ({ amenities }) => (amenities.includes(amenity) ? translate('compare.yes') : null),
  }));
}

function buildRows({ translate, locale }: RowContext): RowDefinition[] {
  return [
    { label: 'spec.builder', text: ({ builder }) => builder.name },
    numberRow('spec.built', ({ builtYear }) => builtYear, String, 'more'),
    numberRow('spec.refit', ({ refitYear }) => refitYear, String),
    {
      label: 'spec.hull',
      text: ({ build: { hullMaterial } }) => hullMaterial && translate(`spec.material.${hullMaterial}`),
    },
    { label: 'spec.flag', text: ({ flag }) => flag && countryName(flag, locale) },
  ];
}

interface RowContext extends Pick<CardContext, 'locale' | 'translate' | 'preferences' | 'now'> {
  /** The terms of charter costs besides the fee; null if content has none. */
  readonly terms: CharterTerms | null;
}

/** Defines a row of the table: its label and how its cells are read from the yachts. */
interface RowDefinition {
  /** By default the last part of the label. */
  readonly key?: string;
  readonly label: MessageKey;
  /** Returns the text of her cell; null for a value that is not known. */
  readonly text: (yacht: Yacht) => string | null;
  /** How the best value is found; undefined for a row in which no value is better than another. */
  readonly best?: {
    readonly prefer: BetterDirection;
    /** Returns the value in the unit and currency of the text; null if it cannot be compared. */
    readonly value: (yacht: Yacht) => number | null;
  };
}

/** Builds the rows, without those whose value is known for no yacht. */
function rowViews(yachts: readonly Yacht[], rows: readonly RowDefinition[], { translate }: RowContext) {
  return rows.flatMap(({ label, key = label.slice(label.lastIndexOf('.') + 1), text, best }) => {
    const valued = yachts.map((yacht) => {
      const cell = text(yacht);
      return cell === null ? null : { text: cell, value: best?.value(yacht) ?? null };
    });
    if (valued.every((cell) => cell === null)) return [];
    const marks = best && markBestValues(valued, best.prefer);
    /** Null for a value that is not known; `best` marks the best value of its row (CF1). */
    const cells = valued.map((cell, at) => cell && { text: cell.text, best: marks?.[at] ?? false });
    return [{ key, label: translate(label), cells, differs: new Set(valued.map((cell) => cell?.text)).size > 1 }];
  });
}

/** Returns a row of numbers. @param prefer which number is best, if one is better than another */
function numberRow(
  label: MessageKey,
  value: (yacht: Yacht) => number | null,
  format: (value: number) => string,
  prefer?: BetterDirection,
): RowDefinition {
  const text = (yacht: Yacht) => {
    const number = value(yacht);
    return number === null ? null : format(number);
  };
  return { label, text, ...(prefer && { best: { prefer, value } }) };
}

/** Returns a row of prices, of which the lowest is best. */
function priceRow<Price extends HeadlinePrice | RateCell>(
  label: MessageKey,
  prices: ReadonlyMap<Yacht, Price | null>,
  format: (price: Price) => string,
): RowDefinition {
  const text = (yacht: Yacht) => {
    const price = prices.get(yacht) ?? null;
    return price && format(price);
  };
  return { label, text, best: { prefer: 'less', value: inOneCurrency(prices) } };
}

/** Returns a function that reads a yacht's amount; null for all if the currencies differ, since then none is lowest. */
function inOneCurrency(prices: ReadonlyMap<Yacht, HeadlinePrice | RateCell | null>): (yacht: Yacht) => number | null {
  const currencies = [...prices.values()].flatMap((price) => (price && 'amount' in price ? [price.currency] : []));
  const comparable = new Set(currencies).size === 1;
  return (yacht) => {
    const price = prices.get(yacht) ?? null;
    return comparable && price && 'amount' in price ? Math.round(price.amount) : null;
  };
}
