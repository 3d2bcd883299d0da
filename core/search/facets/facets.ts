import type { Localized } from '../../locale/locale.ts';
import { MARKETS, type Market } from '../../market/market.ts';
import { CURRENCIES, type Currency } from '../../price/currency.ts';
import { SEASONS } from '../../price/season.ts';
import { AMENITIES, HULL_MATERIALS, summerAndWinterAreas, YACHT_KINDS, type Yacht } from '../../yacht/yacht.ts';
import { listingPrice } from '../sort.ts';
import { type FacetName, type ListFacet, listFacet, type RangeFacet, rangeFacet } from './facet.ts';
import { facetValue } from './facet-value.ts';
import type { FacetUnit } from './shown-figure.ts';

/** Whether a price is published in any currency. No price range finds a yacht whose price is on application. */
const PRICINGS = ['told', 'on-application'] as const;

/** Flags that editors set on a listing (YA5). */
const LISTINGS = ['new'] as const;

/** Every facet that a list can be filtered by (SE3), in the order of the panel. */
const TABLE = [
  rangeFacet({ key: 'length', unit: 'length', figure: ({ dimensions }) => dimensions.length }),
  rangeFacet({
    key: 'guests',
    widget: 'numericalGrouping',
    unit: 'count',
    figure: ({ guests }) => nullIfZero(guests.total),
  }),
  rangeFacet({
    key: 'cabins',
    widget: 'numericalGrouping',
    unit: 'count',
    figure: ({ cabins }) => nullIfZero(cabins.total),
  }),
  rangeFacet({ key: 'year', unit: 'year', figure: ({ builtYear }) => builtYear }),
  ...CURRENCIES.map((currency) => amount(`price-${currency}`, 'sale', currency)),
  ...CURRENCIES.map((currency) => amount(`rate-${currency}`, 'charter', currency)),
  ...MARKETS.map((market) =>
    listFacet({
      key: `${market}-price`,
      group: 'further',
      widget: 'radio',
      markets: [market],
      order: 'fixed',
      values: PRICINGS,
      names: { from: 'messages', prefix: 'search.pricing.' },
      read: (yacht) => [pricingOf(yacht, market)],
    }),
  ),
  ...MARKETS.map((market) =>
    listFacet({
      key: `${market}-listing`,
      label: 'search.facet.listing',
      group: 'further',
      widget: 'checkbox',
      markets: [market],
      order: 'fixed',
      values: LISTINGS,
      names: { from: 'messages', prefix: 'search.listing.' },
      read: ({ newToMarket }) => (newToMarket[market] ? LISTINGS : []),
    }),
  ),
  listFacet({
    key: 'builder',
    widget: 'multiselect',
    order: 'name',
    names: { from: 'yachts', read: ({ builder }) => properName(builder.name) },
  }),
  listFacet({
    key: 'kind',
    widget: 'checkbox',
    order: 'fixed',
    values: YACHT_KINDS,
    names: { from: 'messages', prefix: 'yacht.kind.' },
    read: ({ kind }) => [kind],
  }),
  listFacet({ key: 'destination', widget: 'checkbox', order: 'count', names: { from: 'yachts', read: areaNames } }),
  listFacet({
    key: 'season',
    group: 'further',
    widget: 'select',
    markets: ['charter'],
    order: 'fixed',
    values: SEASONS,
    names: { from: 'messages', prefix: 'season.' },
    read: ({ cruising }) => SEASONS.filter((season) => cruising[season].length > 0),
  }),
  // The specification.
  technical('crew', 'spec.crew', 'count', ({ crew }) => nullIfZero(crew.total)),
  technical('refit', 'spec.refit', 'year', ({ refitYear }) => refitYear),
  technical('beam', 'spec.beam', 'length', ({ dimensions }) => dimensions.beam),
  technical('draft', 'spec.draft', 'length', ({ dimensions }) => dimensions.draft),
  technical('gt', 'spec.grossTonnage', 'tonnage', ({ grossTonnage }) => grossTonnage),
  technical('speed', 'spec.max', 'speed', ({ speeds }) => speeds.max),
  technical('cruise', 'spec.cruise', 'speed', ({ speeds }) => speeds.cruise),
  technical('range', 'spec.range', 'distance', ({ ranges }) => ranges.cruise ?? ranges.economical),
  technical('engines', 'spec.engines', 'count', ({ machinery }) => machinery.engines, 'numericalGrouping'),
  technical('generators', 'spec.generators', 'count', generatorsOf, 'numericalGrouping'),
  listFacet({
    key: 'hull',
    label: 'spec.hull',
    group: 'further',
    widget: 'checkbox',
    order: 'fixed',
    values: HULL_MATERIALS,
    names: { from: 'messages', prefix: 'spec.material.' },
    read: ({ build }) => (build.hullMaterial === null ? [] : [build.hullMaterial]),
  }),
  listFacet({
    key: 'exterior',
    label: 'spec.exterior',
    group: 'further',
    widget: 'multiselect',
    order: 'name',
    names: { from: 'yachts', read: ({ build }) => properName(build.exteriorDesigner) },
  }),
  listFacet({
    key: 'interior',
    label: 'spec.interior',
    group: 'further',
    widget: 'multiselect',
    order: 'name',
    names: { from: 'yachts', read: ({ build }) => properName(build.interiorDesigner) },
  }),
  listFacet({
    key: 'class',
    label: 'spec.class',
    group: 'further',
    widget: 'checkbox',
    order: 'count',
    names: { from: 'yachts', read: ({ yachtClass }) => properName(yachtClass) },
  }),
  listFacet({
    key: 'flag',
    label: 'spec.flag',
    group: 'further',
    widget: 'multiselect',
    order: 'count',
    names: { from: 'countries' },
    read: ({ flag }) => properName(flag).map(([value]) => value),
  }),
  listFacet({
    key: 'amenity',
    group: 'amenities',
    widget: 'checkbox',
    order: 'fixed',
    match: 'all',
    values: AMENITIES,
    names: { from: 'messages', prefix: 'amenity.' },
    read: ({ amenities }) => amenities,
  }),
];

type TableFacet = (typeof TABLE)[number];
export type ListFacetKey = Extract<TableFacet, { shape: 'list' }>['key'];
export type RangeFacetKey = Extract<TableFacet, { shape: 'range' }>['key'];
export type FacetKey = ListFacetKey | RangeFacetKey;
export type Facet = ListFacet<ListFacetKey> | RangeFacet<RangeFacetKey>;

export const FACETS: readonly Facet[] = TABLE;
export const LIST_FACETS = FACETS.filter((facet) => facet.shape === 'list');
export const RANGE_FACETS = FACETS.filter((facet) => facet.shape === 'range');

/** Range facets shown as a menu of lower bounds, which addresses keep apart from other ranges (SE7). */
export const NUMERIC_MENU_FACETS = RANGE_FACETS.filter(({ widget }) => widget === 'numericalGrouping');

/** Returns the facets that a market's list offers, with prices in the currency. */
export function facetsFor(market: Market, currency: Currency): readonly Facet[] {
  return FACETS.filter(
    (facet) => facet.markets.includes(market) && (facet.currency === null || facet.currency === currency),
  );
}

/** Returns the names of a list facet's values as the yachts' records have them; none if they come from elsewhere. */
export function facetNames(
  facet: ListFacet<ListFacetKey>,
  yachts: Iterable<Yacht>,
): ReadonlyMap<string, string | Localized> {
  const names = new Map<string, string | Localized>();
  if (facet.names.from !== 'yachts') return names;
  for (const yacht of yachts) {
    for (const [value, name] of facet.names.read(yacht)) if (!names.has(value)) names.set(value, name);
  }
  return names;
}

/** Makes the facet of a price or charter rate in a currency. */
function amount<Key extends string>(key: Key, market: Market, currency: Currency): RangeFacet<Key> {
  return rangeFacet({
    key,
    label: market === 'sale' ? 'search.facet.price' : 'search.facet.rate',
    widget: 'amountInput',
    unit: 'money',
    markets: [market],
    currency,
    seasonal: market === 'charter',
    figure: (yacht, season) => listingPrice(yacht, market, currency, season),
  });
}

/** Makes the facet of a figure of the specification, which the panel shows with all filters. */
function technical<Key extends string>(
  key: Key,
  label: string,
  unit: FacetUnit,
  figure: (yacht: Yacht) => number | null,
  widget: 'rangeSlider' | 'numericalGrouping' = 'rangeSlider',
): RangeFacet<Key> {
  return rangeFacet({ key, label, group: 'further', widget, unit, figure });
}

/** Returns whether a yacht has a price. Either season will do: one without a rate takes the rate of the other. */
function pricingOf(yacht: Yacht, market: Market): (typeof PRICINGS)[number] {
  const isPublished = CURRENCIES.some((currency) => listingPrice(yacht, market, currency, 'summer') !== null);
  return isPublished ? 'told' : 'on-application';
}

/** Returns null for 0, which means unknown in records. */
function nullIfZero(count: number): number | null {
  return count > 0 ? count : null;
}

function generatorsOf({ machinery }: Yacht): number | null {
  return nullIfZero(machinery.generators.length);
}

/** Returns a proper name with its value; it is the same in all languages. Empty without a name. */
function properName(name: string | null): FacetName[] {
  const value = name === null ? null : facetValue(name);
  return name === null || value === null ? [] : [[value, name]];
}

/** Returns the names of a yacht's regions, then those of her cruising areas, each value once. */
function areaNames(yacht: Yacht): FacetName[] {
  const areas = summerAndWinterAreas(yacht);
  const names = new Map<string, FacetName>();
  const add = (id: string, name: Localized, region?: string) => {
    const value = facetValue(id);
    const within = region === undefined ? null : facetValue(region);
    if (value === null || names.has(value)) return;
    names.set(value, within === null ? [value, name] : [value, name, within]);
  };
  for (const { region } of areas) add(region.id, region.name);
  for (const { id, name, region } of areas) add(id, name, region.id);
  return [...names.values()];
}
