import type { Locale } from '../../../../core/locale/locale.ts';
import type { Market } from '../../../../core/market/market.ts';
import type { DisplayPreferences } from '../../../../core/preferences/display.ts';
import { CURRENCY_SYMBOLS, formatMoney } from '../../../../core/price/currency.ts';
import { type ActiveFilter, activeFilters } from '../../../../core/search/criteria/active-filters.ts';
import type { Criteria } from '../../../../core/search/criteria/criteria.ts';
import type { ListFacet, RangeFacet } from '../../../../core/search/facets/facet.ts';
import { facetOrder } from '../../../../core/search/facets/facet-order.ts';
import {
  FACETS,
  type Facet,
  facetNames,
  type ListFacetKey,
  type RangeFacetKey,
} from '../../../../core/search/facets/facets.ts';
import type { Range } from '../../../../core/search/facets/range.ts';
import { formatNumber } from '../../../../core/yacht/format-number.ts';
import type { Yacht } from '../../../../core/yacht/yacht.ts';
import { countryName } from '../../../i18n/country-name.ts';
import type { MessageKey } from '../../../i18n/message-key.ts';
import type { PageLanguage } from '../../../i18n/page-language.ts';
import { stayText } from '../../../i18n/stay-text.ts';
import { lengthBoundTexts } from './length-field.ts';

export interface FacetContext extends PageLanguage {
  readonly preferences: DisplayPreferences;
  /** The fleet, whose records hold the names of values. */
  readonly fleet: readonly Yacht[];
}

/** Returns a search in words: the list's title, followed by its filters as their chips name them. */
export function searchName(criteria: Criteria, context: FacetContext): string {
  return nameWith(activeFilters(criteria), criteria, context);
}

/**
 * Returns a search as {@link searchName} does, without what a visitor may have typed: its text, and values that no yacht
 * has. A letter to an address that nobody has confirmed yet must not carry a stranger's words.
 */
export function searchNameWithoutTypedWords(criteria: Criteria, context: FacetContext): string {
  return nameWith(knownFilters(criteria, context), criteria, context);
}

/** Returns the filters that hold nothing a visitor may have typed, each in words. */
export function knownFilterNames(criteria: Criteria, context: FacetContext): readonly string[] {
  return knownFilters(criteria, context).map((filter) => filterName(filter, context));
}

function knownFilters(criteria: Criteria, context: FacetContext): readonly ActiveFilter[] {
  return activeFilters(criteria).filter((filter) => isKnown(filter, context));
}

function nameWith(filters: readonly ActiveFilter[], { market }: Criteria, context: FacetContext): string {
  const { translate } = context;
  const list = translate(`list.${market}.title`);
  const search = filters.map((filter) => filterName(filter, context)).join(', ');
  return search === '' ? list : translate('feed.title', { list, search });
}

function isKnown(filter: ActiveFilter, context: FacetContext): boolean {
  if (filter.shape === 'text') return false;
  return filter.shape !== 'list' || filterName(filter, context) !== filter.value;
}

/** Returns the name of a filter as its chip shows it; a text without the chip's quotation marks. */
export function filterName(filter: ActiveFilter, context: FacetContext): string {
  if (filter.shape === 'text') return filter.text;
  if (filter.shape === 'box' || filter.shape === 'reachable') return context.translate(`chip.${filter.shape}`);
  if (filter.shape === 'stay') return stayText(filter.stay, context);
  const facet = FACETS.find(({ key }) => key === filter.facet);
  if (!facet) return filter.facet;
  if (filter.shape === 'list')
    return facet.shape === 'list' ? facetValueName(facet, filter.value, context) : filter.value;
  return facet.shape === 'range' ? rangeName(facet, filter.range, context) : facetLabel(facet, context);
}

/** Returns the key of a facet without its currency: `rate` for `rate-eur`. */
export function keyWithoutCurrency(key: string): string {
  return key.replace(/-(aud|eur|gbp|usd)$/, '');
}

/** The facets whose groups in the filter panel are open at first; others are closed until they have a choice. */
const OPEN_GROUPS: readonly string[] = ['length', 'guests', 'destination', 'kind', 'price', 'rate'];

/** Builds the part that the views of all facets share. */
export function commonFacetView(facet: Facet, isChosen: boolean, context: FacetContext) {
  const open = isChosen || OPEN_GROUPS.includes(keyWithoutCurrency(facet.key));
  return { key: facet.key, label: facetLabel(facet, context), open };
}

export function facetLabel(facet: Facet, context: FacetContext): string {
  const unit = facetUnitSymbol(facet, context);
  const label = context.translate(facet.label as MessageKey, { unit });
  return facet.group === 'main' || unit === '' ? label : context.translate('search.withUnit', { label, unit });
}

/** Returns the unit of a facet's figures; '' for counts, years and list facets. */
export function facetUnitSymbol(facet: Facet, { translate, preferences }: FacetContext): string {
  if (facet.currency !== null) return CURRENCY_SYMBOLS[facet.currency];
  switch (facet.shape === 'range' ? facet.unit : null) {
    case 'length':
      return preferences.unit === 'meters' ? 'm' : 'ft';
    case 'tonnage':
      return 'GT';
    case 'speed':
      return translate('spec.knots');
    case 'distance':
      return translate('spec.miles');
    default:
      return '';
  }
}

/** Returns the name of a list facet's value from messages, country names or the fleet; the value if it has no name. */
export function facetValueName(facet: ListFacet<ListFacetKey>, value: string, context: FacetContext): string {
  if (facet.names.from === 'messages') return context.translate(`${facet.names.prefix}${value}` as MessageKey);
  if (facet.names.from === 'countries') return countryName(value, context.locale);
  const name = namesOf(facet, context.fleet).get(value);
  if (name === undefined) return value;
  return typeof name === 'string' ? name : name[context.locale];
}

type FleetCache<Value> = WeakMap<readonly Yacht[], Map<string, Value>>;

const nameCache: FleetCache<ReturnType<typeof facetNames>> = new WeakMap();
const orderCache: FleetCache<ReturnType<typeof facetOrder>> = new WeakMap();

function namesOf(facet: ListFacet<ListFacetKey>, fleet: readonly Yacht[]): ReturnType<typeof facetNames> {
  return cached(nameCache, fleet, facet.key, () => facetNames(facet, fleet));
}

/** Returns the places of a facet's values among a market's yachts, cached with the fleet. */
export function facetOrderOf(facet: ListFacet<ListFacetKey>, fleet: readonly Yacht[], market: Market) {
  return cached(orderCache, fleet, `${market} ${facet.key}`, () => facetOrder(facet, fleet, market));
}

function cached<Value>(cache: FleetCache<Value>, fleet: readonly Yacht[], key: string, compute: () => Value): Value {
  const known = cache.get(fleet) ?? new Map<string, Value>();
  cache.set(fleet, known);
  const value = known.get(key) ?? compute();
  known.set(key, value);
  return value;
}

/** Formats a figure of a facet, given in the displayed unit, without that unit. */
export function facetNumberText({ unit }: RangeFacet<RangeFacetKey>, figure: number, locale: Locale): string {
  return unit === 'year' ? String(figure) : formatNumber(figure, locale, Number.isInteger(figure) ? 0 : 1);
}

/** Formats a range for its chip: `40–90 m`, `10 guests or more`, `Up to €100,000`. */
function rangeName(facet: RangeFacet<RangeFacetKey>, range: Range, context: FacetContext): string {
  const { translate, locale, preferences } = context;
  const lengths = facet.unit === 'length' ? lengthBoundTexts(range, preferences.unit, locale) : null;
  const text = (value: number): string =>
    facet.currency === null ? facetNumberText(facet, value, locale) : formatMoney(value, facet.currency);
  const unit = facet.unit === 'money' ? '' : facetUnitSymbol(facet, context);
  const label = translate(facet.label as MessageKey, { unit });
  const key =
    facet.group !== 'main' ? 'named' : unit !== '' || facet.unit === 'money' ? 'amount' : keyWithoutCurrency(facet.key);
  const { min, max } = range;
  const ends = min === null ? 'max' : max === null ? 'min' : 'between';
  const name = translate(`chip.${key}.${ends}` as MessageKey, {
    label,
    min: lengths?.min ?? text(min ?? 0),
    max: lengths?.max ?? text(max ?? 0),
    unit: lengths?.withUnit === false ? '' : unit,
  });
  // Without a unit, the message ends with a space.
  return name.trimEnd();
}
