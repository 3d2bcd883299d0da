import type { Localized } from '../../locale/locale.ts';
import type { Market } from '../../market/market.ts';
import type { Currency } from '../../price/currency.ts';
import { SEASONS } from '../../price/season.ts';
import { AMENITIES, type CruisingArea, YACHT_KINDS, type Yacht } from '../../yacht/yacht.ts';
import {
  type FacetName,
  knownCount,
  type ListFacet,
  listFacet,
  properName,
  type RangeFacet,
  rangeFacet,
} from './facet.ts';
import { facetValue } from './facet-value.ts';
import { MARKET_FACETS } from './market-facets.ts';
import { TECHNICAL_FACETS } from './technical-facets.ts';

/** Every facet that a list can be filtered by (SE3), in the order of the panel. */
const TABLE = [
  rangeFacet({ key: 'length', widget: 'rangeSlider', unit: 'length', figure: (yacht) => yacht.dimensions.length }),
  rangeFacet({
    key: 'guests',
    widget: 'numericalGrouping',
    unit: 'count',
    figure: (yacht) => knownCount(yacht.guests.total),
  }),
  rangeFacet({
    key: 'cabins',
    widget: 'numericalGrouping',
    unit: 'count',
    figure: (yacht) => knownCount(yacht.cabins.total),
  }),
  rangeFacet({ key: 'year', widget: 'rangeSlider', unit: 'year', figure: (yacht) => yacht.builtYear }),
  ...MARKET_FACETS,
  listFacet({
    key: 'builder',
    widget: 'multiselect',
    order: 'name',
    names: { from: 'yachts', read: (yacht) => properName(yacht.builder.name) },
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
  ...TECHNICAL_FACETS,
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

type TableFacet = (typeof TABLE)[number];
export type ListFacetKey = Extract<TableFacet, { shape: 'list' }>['key'];
export type RangeFacetKey = Extract<TableFacet, { shape: 'range' }>['key'];
export type FacetKey = ListFacetKey | RangeFacetKey;
export type Facet = ListFacet<ListFacetKey> | RangeFacet<RangeFacetKey>;

export const FACETS: readonly Facet[] = TABLE;
export const LIST_FACETS = FACETS.filter((facet) => facet.shape === 'list');
export const RANGE_FACETS = FACETS.filter((facet) => facet.shape === 'range');

/** Range facets shown as a menu of lower bounds, which addresses keep apart from other ranges (SE7). */
export const NUMERIC_MENUS = RANGE_FACETS.filter(({ widget }) => widget === 'numericalGrouping');

/** The facets that a market's list offers, with prices in the currency. */
export function facetsFor(market: Market, currency: Currency): readonly Facet[] {
  return FACETS.filter(
    (facet) => facet.markets.includes(market) && (facet.currency === null || facet.currency === currency),
  );
}

/** The names of a list facet's values as the yachts' records have them; empty where the names come from elsewhere. */
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

function named(pairs: readonly FacetName[]): FacetName[] {
  const names = new Map<string, string | Localized>();
  for (const [text, name] of pairs) {
    const value = facetValue(text);
    if (value !== null && !names.has(value)) names.set(value, name);
  }
  return [...names];
}

function cruisingAreas(yacht: Yacht): readonly CruisingArea[] {
  return [...yacht.cruising.summer, ...yacht.cruising.winter];
}
