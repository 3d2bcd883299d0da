import type { Localized } from '../locale/locale.ts';
import { CURRENCIES, type Currency } from '../price/currency.ts';
import type { Market } from '../yacht/market.ts';
import { type CruisingArea, YACHT_KINDS, type Yacht } from '../yacht/yacht.ts';
import { askingPrice } from './asking-price.ts';
import { type FacetName, type ListFacet, listFacet, type RangeFacet, rangeFacet } from './facet.ts';
import { facetValue } from './facet-value.ts';

/** product.md SE3: every facet that a list can be narrowed by. A further one is a further row. */
const ROWS = [
  rangeFacet({ key: 'length', widget: 'rangeSlider', unit: 'length', read: (yacht) => yacht.dimensions.length }),
  rangeFacet({ key: 'guests', widget: 'numericalGrouping', unit: 'count', read: (yacht) => yacht.guests.total }),
  rangeFacet({ key: 'cabins', widget: 'numericalGrouping', unit: 'count', read: (yacht) => yacht.cabins.total }),
  rangeFacet({ key: 'year', widget: 'rangeSlider', unit: 'year', read: (yacht) => yacht.builtYear }),
  ...CURRENCIES.map((currency) =>
    rangeFacet({
      key: `price-${currency}`,
      label: 'search.facet.price',
      widget: 'amountInput',
      unit: 'money',
      markets: ['sale'],
      currency,
      read: (yacht) => askingPrice(yacht, 'sale', currency),
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
      read: (yacht) => askingPrice(yacht, 'charter', currency),
    }),
  ),
  listFacet({
    key: 'builder',
    widget: 'multiselect',
    order: 'name',
    names: { from: 'yachts', read: (yacht) => named([[yacht.builder.name, yacht.builder.name]]) },
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
      read: (yacht) => named(cruisingAreas(yacht).map(({ region }) => [region.id, region.name])),
    },
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

/** The facets that a market's list offers to a visitor who reads prices in this currency. */
export function facetsFor(market: Market, currency: Currency): readonly Facet[] {
  return FACETS.filter(
    (facet) => facet.markets.includes(market) && (facet.currency === null || facet.currency === currency),
  );
}

/** The names of a list facet's values as these yachts carry them; empty where messages name them. */
export function facetNames(
  facet: ListFacet<ListFacetKey>,
  yachts: Iterable<Yacht>,
): ReadonlyMap<string, string | Localized> {
  const names = new Map<string, string | Localized>();
  if (facet.names.from === 'messages') return names;
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
