import type { Market } from '../../../core/market/market.ts';
import type { Preference } from '../../../core/shortlist/best-values.ts';
import { formatLength } from '../../../core/yacht/format-length.ts';
import { formatNumber } from '../../../core/yacht/format-number.ts';
import type { Amenity, Yacht } from '../../../core/yacht/yacht.ts';
import { countryName } from '../../i18n/country-name.ts';
import type { MessageKey } from '../../i18n/message-key.ts';
import { type RowContext, type RowDefinition, rowViews } from './compare-row.ts';
import { charterPriceRows, salePriceRows } from './price-rows.ts';

/** Amenities that decide between yachts besides their measures. */
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
 * Builds the specification in groups, line by line (CF1). It leaves out lines that are known of no yacht,
 * and amenities that none has.
 */
export function compareGroups(yachts: readonly Yacht[], market: Market, context: RowContext) {
  const { translate } = context;
  const prices = market === 'sale' ? salePriceRows(yachts, context) : charterPriceRows(yachts, context);
  const groups: readonly (readonly [key: string, title: MessageKey, readonly RowDefinition[]])[] = [
    ['price', `compare.group.${market}`, prices],
    ['dimensions', 'spec.dimensions', dimensionRows(context)],
    ['accommodation', 'spec.accommodation', accommodationRows(market, context)],
    ['performance', 'spec.performance', performanceRows(context)],
    ['aboard', 'compare.group.aboard', amenityRows(yachts, context)],
    ['build', 'spec.build', buildRows(context)],
  ];
  return groups
    .map(([key, title, rows]) => ({ key, title: translate(title), rows: rowViews(yachts, rows, context) }))
    .filter(({ rows }) => rows.length > 0);
}

type Value = (yacht: Yacht) => number | null;

/** Returns the line of a number. @param prefer which number is best, if one is better than another */
function numberRow(
  label: MessageKey,
  value: Value,
  format: (value: number) => string,
  prefer?: Preference,
): RowDefinition {
  const text = (yacht: Yacht) => {
    const number = value(yacht);
    return number === null ? null : format(number);
  };
  return { label, text, ...(prefer && { best: { prefer, value } }) };
}

/** Returns a formatter of numbers with their unit. */
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

/**
 * Builds a line for each amenity. A yacht without recorded amenities has cells that are not known, rather than "no".
 */
function amenityRows(yachts: readonly Yacht[], { translate }: RowContext): RowDefinition[] {
  return COMPARED_AMENITIES.filter((amenity) => yachts.some(({ amenities }) => amenities.includes(amenity))).map(
    (amenity) => ({
      label: `amenity.${amenity}`,
      text: ({ amenities }) =>
        amenities.length === 0 ? null : translate(amenities.includes(amenity) ? 'compare.yes' : 'compare.no'),
    }),
  );
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
