import { formatLength } from '../../../core/yacht/format-length.ts';
import { formatNumber } from '../../../core/yacht/format-number.ts';
import type { Amenity, Yacht } from '../../../core/yacht/yacht.ts';
import { countryName } from '../../i18n/country-name.ts';
import type { MessageKey } from '../../i18n/message-key.ts';
import type { Translate } from '../../i18n/translator.ts';
import { type RowDefinition, rowViews } from './compare-row.ts';
import type { GroupView } from './compare-view.ts';
import { charterPriceRules, expensesRule, salePriceRules } from './price-rules.ts';
import type { RowContext } from './row-context.ts';

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
export function compareGroups(yachts: readonly Yacht[], context: RowContext): GroupView[] {
  const { market, translate } = context;
  const money =
    market === 'sale'
      ? salePriceRules(yachts, context)
      : [...charterPriceRules(yachts, context), ...expensesRule(context.terms, context)];
  const groups: readonly (readonly [string, MessageKey, readonly RowDefinition[]])[] = [
    ['price', `compare.group.${market}`, money],
    ['dimensions', 'spec.dimensions', dimensionRules(context)],
    ['accommodation', 'spec.accommodation', accommodationRules(context)],
    ['performance', 'spec.performance', performanceRules(context)],
    ['aboard', 'compare.group.aboard', amenityRules(yachts, context)],
    ['build', 'spec.build', buildRules(context)],
  ];
  return groups
    .map(([key, title, rules]) => ({ key, title: translate(title), rows: rowViews(yachts, rules) }))
    .filter(({ rows }) => rows.length > 0);
}

/** Returns a formatter of a number with its unit; null for a value that is not known. */
function amountIn({ locale }: RowContext) {
  return (value: number | null, unit: string, decimals = value === null || Number.isInteger(value) ? 0 : 1) =>
    value === null ? null : `${formatNumber(value, locale, decimals)}\u00a0${unit}`;
}

function dimensionRules(context: RowContext): RowDefinition[] {
  const { translate, preferences, locale } = context;
  const amount = amountIn(context);
  const length = (meters: number | null) => (meters === null ? null : formatLength(meters, preferences.unit, locale));
  return [
    { key: 'length', label: translate('spec.length'), text: ({ dimensions }) => length(dimensions.length) },
    { key: 'beam', label: translate('spec.beam'), text: ({ dimensions }) => length(dimensions.beam) },
    { key: 'draft', label: translate('spec.draft'), text: ({ dimensions }) => length(dimensions.draft) },
    {
      key: 'grossTonnage',
      label: translate('spec.grossTonnage'),
      text: ({ grossTonnage }) => amount(grossTonnage, 'GT', 0),
    },
  ];
}

function accommodationRules(context: RowContext): RowDefinition[] {
  const { market, translate, locale } = context;
  const amount = amountIn(context);
  const crewOf = ({ crew }: Yacht) => (market === 'charter' ? crew.charter : crew.total);
  const aGuest = (value: number | null, { guests }: Yacht) =>
    value !== null && value > 0 && guests.total > 0 ? value / guests.total : null;
  const tons = (yacht: Yacht) => aGuest(yacht.grossTonnage, yacht);
  const crew = (yacht: Yacht) => aGuest(crewOf(yacht), yacht);
  const count = (value: number) => (value > 0 ? formatNumber(value, locale) : null);
  const guests = ({ guests: { total } }: Yacht) => total;
  const crewShare = (yacht: Yacht) => {
    const share = crew(yacht);
    return share === null ? null : formatNumber(share, locale, 1);
  };
  return [
    {
      key: 'guests',
      label: translate('spec.guests'),
      text: (yacht) => count(guests(yacht)),
      ...(market === 'charter' && { best: { prefer: 'more', value: guests } }),
    },
    { key: 'cabins', label: translate('spec.cabins'), text: ({ cabins }) => count(cabins.total) },
    { key: 'crew', label: translate('spec.crew'), text: (yacht) => count(crewOf(yacht)) },
    {
      key: 'crewPerGuest',
      label: translate('compare.crewPerGuest'),
      text: crewShare,
      best: { prefer: 'more', value: crew },
    },
    {
      key: 'gtPerGuest',
      label: translate('compare.gtPerGuest'),
      text: (yacht) => amount(tons(yacht), 'GT', 1),
      best: { prefer: 'more', value: tons },
    },
  ];
}

function performanceRules(context: RowContext): RowDefinition[] {
  const { translate } = context;
  const amount = amountIn(context);
  const more = (
    key: string,
    label: MessageKey,
    unit: MessageKey,
    value: (yacht: Yacht) => number | null,
    decimals?: number,
  ): RowDefinition => ({
    key,
    label: translate(label),
    text: (yacht) => amount(value(yacht), translate(unit), decimals),
    best: { prefer: 'more', value },
  });
  return [
    more('cruise', 'spec.cruise', 'spec.knots', ({ speeds }) => speeds.cruise),
    more('max', 'spec.max', 'spec.knots', ({ speeds }) => speeds.max),
    more('range', 'spec.range', 'spec.miles', ({ ranges }) => ranges.cruise, 0),
    { key: 'atAnchor', label: translate('compare.atAnchor'), text: (yacht) => atAnchor(yacht, translate) },
  ];
}

function atAnchor({ machinery }: Yacht, translate: Translate): string | null {
  switch (machinery.stabiliserSpeed) {
    case 'zero-speed':
      return translate('compare.yes');
    case 'under-way':
      return translate('compare.underWay');
    default:
      return null;
  }
}

/**
 * Builds a line for each amenity. A yacht without recorded amenities has cells that are not known, rather than "no".
 */
function amenityRules(yachts: readonly Yacht[], { translate }: RowContext): RowDefinition[] {
  return COMPARED_AMENITIES.filter((amenity) => yachts.some(({ amenities }) => amenities.includes(amenity))).map(
    (amenity) => ({
      key: amenity,
      label: translate(`amenity.${amenity}`),
      text: ({ amenities }) =>
        amenities.length === 0 ? null : translate(amenities.includes(amenity) ? 'compare.yes' : 'compare.no'),
    }),
  );
}

function buildRules({ translate, locale }: RowContext): RowDefinition[] {
  return [
    { key: 'builder', label: translate('spec.builder'), text: ({ builder }) => builder.name },
    {
      key: 'built',
      label: translate('spec.built'),
      text: ({ builtYear }) => String(builtYear),
      best: { prefer: 'more', value: ({ builtYear }) => builtYear },
    },
    {
      key: 'refit',
      label: translate('spec.refit'),
      text: ({ refitYear }) => (refitYear === null ? null : String(refitYear)),
    },
    {
      key: 'hull',
      label: translate('spec.hull'),
      text: ({ build }) => (build.hullMaterial === null ? null : translate(`spec.material.${build.hullMaterial}`)),
    },
    {
      key: 'flag',
      label: translate('spec.flag'),
      text: ({ flag }) => (flag === null ? null : countryName(flag, locale)),
    },
  ];
}
