import type { Localized } from '../../locale/locale.ts';
import { MARKETS, type Market } from '../../market/market.ts';
import { CURRENCIES, type Currency } from '../../price/currency.ts';
import { SEASONS } from '../../price/season.ts';
import { AMENITIES, type CruisingArea, HULL_MATERIALS, YACHT_KINDS, type Yacht } from '../../yacht/yacht.ts';
import { listPrice } from '../list-price.ts';
import { type FacetName, type ListFacet, listFacet, type RangeFacet, rangeFacet } from './facet.ts';
import { facetValue } from './facet-value.ts';

/** Whether a price is told at all, in any currency: no bound on prices finds a yacht whose price is on application. */
const PRICINGS = ['told', 'on-application'] as const;
type Pricing = (typeof PRICINGS)[number];

/** An editor's mark on a listing on one market (product.md YA5). */
const LISTINGS = ['new'] as const;

/** product.md SE3: every facet that a list can be narrowed by. A further one is a further row. */
const ROWS = [
  rangeFacet({ key: 'length', widget: 'rangeSlider', unit: 'length', figure: (yacht) => yacht.dimensions.length }),
  rangeFacet({
    key: 'guests',
    widget: 'numericalGrouping',
    unit: 'count',
    figure: (yacht) => known(yacht.guests.total),
  }),
  rangeFacet({
    key: 'cabins',
    widget: 'numericalGrouping',
    unit: 'count',
    figure: (yacht) => known(yacht.cabins.total),
  }),
  rangeFacet({ key: 'year', widget: 'rangeSlider', unit: 'year', figure: (yacht) => yacht.builtYear }),
  ...CURRENCIES.map((currency) =>
    rangeFacet({
      key: `price-${currency}`,
      label: 'search.facet.price',
      widget: 'amountInput',
      unit: 'money',
      markets: ['sale'],
      currency,
      figure: (yacht, season) => listPrice(yacht, 'sale', currency, season),
    }),
  ),
  ...CURRENCIES.map((currency) =>
    rangeFacet({
      key: `rate-${currency}`,
      label: 'search.facet.rate',
      widget: 'amountInput',
      unit: 'money',
      markets: ['charter'],
      currency,
      seasonal: true,
      figure: (yacht, season) => listPrice(yacht, 'charter', currency, season),
    }),
  ),
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
    names: { from: 'yachts', read: (yacht) => sameInAll(yacht.builder.name) },
  }),
  listFacet({
    key: 'kind',
    widget: 'checkbox',
    order: 'fixed',
    values: YACHT_KINDS,
    names: { from: 'messages', prefix: 'yacht.kind.' },
    read: (yacht) => [yacht.kind],
  }),
  listFacet({
    key: 'destination',
    widget: 'checkbox',
    order: 'count',
    names: {
      from: 'yachts',
      read: (yacht) => {
        const areas = cruisingAreas(yacht);
        return named([
          ...areas.map(({ region }): FacetName => [region.id, region.name]),
          ...areas.map(({ id, name }): FacetName => [id, name]),
        ]);
      },
    },
  }),
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
  rangeFacet({
    key: 'crew',
    label: 'spec.crew',
    group: 'further',
    widget: 'rangeSlider',
    unit: 'count',
    figure: ({ crew }) => known(crew.total),
  }),
  rangeFacet({
    key: 'refit',
    label: 'spec.refit',
    group: 'further',
    widget: 'rangeSlider',
    unit: 'year',
    figure: (yacht) => yacht.refitYear,
  }),
  rangeFacet({
    key: 'beam',
    label: 'spec.beam',
    group: 'further',
    widget: 'rangeSlider',
    unit: 'length',
    figure: (yacht) => yacht.dimensions.beam,
  }),
  rangeFacet({
    key: 'draft',
    label: 'spec.draft',
    group: 'further',
    widget: 'rangeSlider',
    unit: 'length',
    figure: (yacht) => yacht.dimensions.draft,
  }),
  rangeFacet({
    key: 'gt',
    label: 'spec.grossTonnage',
    group: 'further',
    widget: 'rangeSlider',
    unit: 'tonnage',
    figure: (yacht) => yacht.grossTonnage,
  }),
  rangeFacet({
    key: 'speed',
    label: 'spec.max',
    group: 'further',
    widget: 'rangeSlider',
    unit: 'speed',
    figure: ({ speeds }) => speeds.max,
  }),
  rangeFacet({
    key: 'cruise',
    label: 'spec.cruise',
    group: 'further',
    widget: 'rangeSlider',
    unit: 'speed',
    figure: ({ speeds }) => speeds.cruise,
  }),
  rangeFacet({
    key: 'range',
    label: 'spec.range',
    group: 'further',
    widget: 'rangeSlider',
    unit: 'distance',
    figure: ({ ranges }) => ranges.cruise ?? ranges.economical,
  }),
  rangeFacet({
    key: 'engines',
    label: 'spec.engines',
    group: 'further',
    widget: 'numericalGrouping',
    unit: 'count',
    figure: ({ machinery }) => machinery.engines,
  }),
  rangeFacet({
    key: 'generators',
    label: 'spec.generators',
    group: 'further',
    widget: 'numericalGrouping',
    unit: 'count',
    figure: ({ machinery }) => (machinery.generators.length === 0 ? null : machinery.generators.length),
  }),
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
    names: { from: 'yachts', read: ({ build }) => sameInAll(build.exteriorDesigner) },
  }),
  listFacet({
    key: 'interior',
    label: 'spec.interior',
    group: 'further',
    widget: 'multiselect',
    order: 'name',
    names: { from: 'yachts', read: ({ build }) => sameInAll(build.interiorDesigner) },
  }),
  listFacet({
    key: 'class',
    label: 'spec.class',
    group: 'further',
    widget: 'checkbox',
    order: 'count',
    names: { from: 'yachts', read: ({ yachtClass }) => sameInAll(yachtClass) },
  }),
  listFacet({
    key: 'flag',
    label: 'spec.flag',
    group: 'further',
    widget: 'multiselect',
    order: 'count',
    names: { from: 'countries' },
    read: ({ flag }) => sameInAll(flag).map(([value]) => value),
  }),
  listFacet({
    key: 'amenity',
    label: 'search.facet.amenity',
    group: 'amenities',
    widget: 'checkbox',
    order: 'fixed',
    match: 'all',
    values: AMENITIES,
    names: { from: 'messages', prefix: 'amenity.' },
    read: ({ amenities }) => amenities,
  }),
];

type Row = (typeof ROWS)[number];
export type ListFacetKey = Extract<Row, { shape: 'list' }>['key'];
export type RangeFacetKey = Extract<Row, { shape: 'range' }>['key'];
export type FacetKey = ListFacetKey | RangeFacetKey;
export type Facet = ListFacet<ListFacetKey> | RangeFacet<RangeFacetKey>;

/** Every facet, in the order the panel shows them. */
export const FACETS: readonly Facet[] = ROWS;
export const LIST_FACETS = FACETS.filter((facet) => facet.shape === 'list');
export const RANGE_FACETS = FACETS.filter((facet) => facet.shape === 'range');

/** Facets of which so many or more are asked for: numeric menus, which an address keeps apart from ranges (product.md SE7). */
export const NUMERIC_MENUS = RANGE_FACETS.filter(({ widget }) => widget === 'numericalGrouping');

/** The facets that a market's list offers to a visitor who reads prices in this currency. */
export function facetsFor(market: Market, currency: Currency): readonly Facet[] {
  return FACETS.filter(
    (facet) => facet.markets.includes(market) && (facet.currency === null || facet.currency === currency),
  );
}

/** The names of a list facet's values as these yachts carry them; empty where something else names them. */
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

/** What nobody has counted is held as 0. */
function known(count: number): number | null {
  return count > 0 ? count : null;
}

function named(pairs: readonly FacetName[]): FacetName[] {
  const names = new Map<string, string | Localized>();
  for (const [text, name] of pairs) {
    const value = facetValue(text);
    if (value !== null && !names.has(value)) names.set(value, name);
  }
  return [...names];
}

/** A proper name, which no language changes. */
function sameInAll(name: string | null): FacetName[] {
  const value = name === null ? null : facetValue(name);
  return name === null || value === null ? [] : [[value, name]];
}

/** The same in either season: where the current one has no rate, the other's stands. */
function pricingOf(yacht: Yacht, market: Market): Pricing {
  const isTold = CURRENCIES.some((currency) => listPrice(yacht, market, currency, 'summer') !== null);
  return isTold ? 'told' : 'on-application';
}

function cruisingAreas(yacht: Yacht): readonly CruisingArea[] {
  return [...yacht.cruising.summer, ...yacht.cruising.winter];
}
