import type { Locale } from '../../../core/locale/locale.ts';
import { CURRENCY_SYMBOLS } from '../../../core/price/currency.ts';
import { formatMoney } from '../../../core/price/format-money.ts';
import type { Criteria } from '../../../core/search/criteria.ts';
import type { ListFacet, RangeFacet } from '../../../core/search/facet.ts';
import {
  type Facet,
  facetNames,
  type ListFacetKey,
  RANGE_FACETS,
  type RangeFacetKey,
} from '../../../core/search/facets.ts';
import { formatRange, inRange, type Range } from '../../../core/search/range.ts';
import type { RangeCounts, SearchResults, ValueCount } from '../../../core/search/results.ts';
import { shownFacets } from '../../../core/search/shown-facets.ts';
import { formatNumber } from '../../../core/yacht/format-number.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import { countryName } from '../../i18n/country-name.ts';
import type { MessageKey } from '../../i18n/message-key.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { Reading } from '../../reading.ts';
import { shownLength } from './length-field.ts';
import type { BarView, CheckView, FacetView, FieldView, ListView } from './list-view.ts';

export interface FacetContext {
  readonly locale: Locale;
  readonly translate: Translate;
  readonly reading: Reading;
  /** The whole fleet: where values get their names from. */
  readonly fleet: readonly Yacht[];
}

/** Facets open at first sight; the others wait folded until something in them is chosen. */
const OPEN: readonly string[] = ['length', 'guests', 'destination', 'kind', 'price', 'rate'];
/** Values shown before the fold. */
const SHOWN = 6;
/** What `at least` offers, by facet. */
const STEPS: Partial<Record<RangeFacetKey, readonly number[]>> = {
  guests: [2, 4, 6, 8, 10, 12, 14],
  cabins: [2, 3, 4, 5, 6, 7, 8],
  engines: [1, 2, 3, 4],
  generators: [1, 2, 3, 4, 5, 6],
};

/** The filter panel of a list, in the table's order but with what most visitors ask first on top. */
export function facetViews(criteria: Criteria, results: SearchResults, context: FacetContext): FacetView[] {
  const facets = shownFacets(criteria, context.reading.currency);
  const rank = (facet: Facet) => {
    const place = ['length', 'guests', 'destination', 'rate', 'price', 'kind', 'builder'].indexOf(baseKey(facet.key));
    return place < 0 ? 99 : place;
  };
  return facets
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap((facet): FacetView[] => {
      if (facet.shape === 'list') {
        const counts = results.facets[facet.key];
        return counts && counts.length > 0 ? [checksView(facet, counts, criteria, context)] : [];
      }
      if (facet.widget === 'numericalGrouping') return [atLeastView(facet, criteria, context)];
      return [betweenView(facet, results.facets[facet.key] ?? null, criteria, context)];
    });
}

/**
 * Chosen bounds that the panel has no field for, such as a price in another currency: the form hands them on unseen,
 * so that choosing something else never takes them away.
 */
export function keptFields(criteria: Criteria, facets: readonly FacetView[]): ListView['kept'] {
  const ranges = RANGE_FACETS.flatMap(({ key }): ListView['kept'] => {
    const range = criteria.ranges[key];
    if (range === undefined) return [];
    const facet = facets.find((shown) => shown.key === key);
    if (!facet) return [{ name: 'r', value: `${key}:${formatRange(range)}` }];
    return facet.shape === 'at-least' && range.max !== null ? [{ name: `r.${key}.max`, value: String(range.max) }] : [];
  });
  const text = criteria.text === '' ? [] : [{ name: 'q', value: criteria.text }];
  return [...text, ...ranges, ...(criteria.allFacets ? [{ name: 'f', value: 'all' }] : [])];
}

/** `rate-eur` and `rate-usd` are one facet to the eye. */
function baseKey(key: string): string {
  return key.replace(/-(aud|eur|gbp|usd)$/, '');
}

export function facetLabel(facet: Facet, context: FacetContext): string {
  const unit = unitName(facet, context);
  const label = context.translate(facet.label as MessageKey, { unit });
  return facet.group === 'main' || unit === '' ? label : context.translate('search.withUnit', { label, unit });
}

/** '' for plain numbers and for values. */
function unitName(facet: Facet, { translate, reading }: FacetContext): string {
  if (facet.currency !== null) return CURRENCY_SYMBOLS[facet.currency];
  switch (facet.shape === 'range' ? facet.unit : null) {
    case 'length':
      return reading.unit === 'meters' ? 'm' : 'ft';
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

/** The name of a list facet's value: from the messages, or as the fleet spells it. */
export function valueName(facet: ListFacet<ListFacetKey>, value: string, context: FacetContext): string {
  if (facet.names.from === 'messages') return context.translate(`${facet.names.prefix}${value}` as MessageKey);
  if (facet.names.from === 'countries') return countryName(value, context.locale);
  const name = namesOf(facet, context.fleet).get(value);
  if (name === undefined) return value;
  return typeof name === 'string' ? name : name[context.locale];
}

const nameCache = new WeakMap<readonly Yacht[], Map<string, ReturnType<typeof facetNames>>>();

function namesOf(facet: ListFacet<ListFacetKey>, fleet: readonly Yacht[]): ReturnType<typeof facetNames> {
  let ofFleet = nameCache.get(fleet);
  if (!ofFleet) {
    ofFleet = new Map();
    nameCache.set(fleet, ofFleet);
  }
  let names = ofFleet.get(facet.key);
  if (!names) {
    names = facetNames(facet, fleet);
    ofFleet.set(facet.key, names);
  }
  return names;
}

function isOpen(key: string, chosen: boolean): boolean {
  return chosen || OPEN.includes(baseKey(key));
}

function checksView(
  facet: ListFacet<ListFacetKey>,
  counts: readonly ValueCount[],
  criteria: Criteria,
  context: FacetContext,
): FacetView {
  const chosen = criteria.refinements[facet.key] ?? [];
  const values = counts.map(
    ({ value, count }): CheckView => ({
      value: `${facet.key}:${value}`,
      label: valueName(facet, value, context),
      count,
      checked: chosen.includes(value),
    }),
  );
  const cut = values.length <= SHOWN + 1 ? values.length : SHOWN;
  const first = criteria.allFacets ? values : values.toSorted((a, b) => b.count - a.count);
  const shown = values.filter((check) => first.indexOf(check) < cut || check.checked);
  const more = values.filter((check) => !shown.includes(check));
  return {
    shape: 'checks',
    key: facet.key,
    label: facetLabel(facet, context),
    open: isOpen(facet.key, chosen.length > 0),
    values: shown,
    more: criteria.allFacets ? more : [],
    moreLabel: more.length === 0 ? null : context.translate('search.more', { count: more.length }),
  };
}

function betweenView(
  facet: RangeFacet<RangeFacetKey>,
  counts: RangeCounts | null,
  criteria: Criteria,
  context: FacetContext,
): FacetView {
  const { translate } = context;
  const range = criteria.ranges[facet.key] ?? null;
  const label = facetLabel(facet, context);
  const field = (bound: 'min' | 'max'): FieldView => {
    const value = range?.[bound] ?? null;
    return {
      name: `r.${facet.key}.${bound}`,
      label: translate(bound === 'min' ? 'search.from' : 'search.to'),
      value: value === null ? '' : typedText(facet, value, context),
      placeholder: counts === null ? translate('search.any') : shownText(facet, counts[bound], context),
      accessibleName: translate(bound === 'min' ? 'search.fromOf' : 'search.toOf', {
        facet:
          facet.currency === null
            ? label
            : translate('search.inCurrency', { facet: label, currency: facet.currency.toUpperCase() }),
      }),
    };
  };
  return {
    shape: 'between',
    key: facet.key,
    label,
    open: isOpen(facet.key, range !== null),
    unit: facet.unit === 'length' ? { name: `r.${facet.key}.unit`, value: context.reading.unit } : null,
    from: field('min'),
    to: field('max'),
    bars: counts === null ? [] : bars(counts, range),
  };
}

function atLeastView(facet: RangeFacet<RangeFacetKey>, criteria: Criteria, context: FacetContext): FacetView {
  const { translate } = context;
  const min = criteria.ranges[facet.key]?.min ?? null;
  const steps = STEPS[facet.key] ?? [];
  const numbers = min === null || steps.includes(min) ? steps : [...steps, min].toSorted((a, b) => a - b);
  return {
    shape: 'at-least',
    key: facet.key,
    label: facetLabel(facet, context),
    open: isOpen(facet.key, min !== null),
    name: `r.${facet.key}.min`,
    value: min === null ? '' : String(min),
    options: [
      { value: '', label: translate('search.any') },
      ...numbers.map((count) => ({ value: String(count), label: translate('search.orMore', { count }) })),
    ],
  };
}

/** A bound in the unit the visitor reads. */
function shown(facet: RangeFacet<RangeFacetKey>, value: number, { reading }: FacetContext): number {
  return facet.unit === 'length' ? shownLength(value, reading.unit, facet.key !== 'length') : value;
}

/** As it stands in its field: as it would be typed, without thousands set apart. */
function typedText(facet: RangeFacet<RangeFacetKey>, value: number, context: FacetContext): string {
  const number = shown(facet, value, context);
  return Number.isInteger(number) ? String(number) : formatNumber(number, context.locale, 1);
}

function shownText(facet: RangeFacet<RangeFacetKey>, value: number, context: FacetContext): string {
  const number = shown(facet, value, context);
  return facet.unit === 'year'
    ? String(number)
    : formatNumber(number, context.locale, Number.isInteger(number) ? 0 : 1);
}

function bars({ min, max, histogram }: RangeCounts, range: Range | null): BarView[] {
  const top = Math.max(...histogram, 1);
  const step = (max - min) / histogram.length;
  return histogram.map((count, at) => ({
    height: Math.round((count / top) * 100) / 100,
    on: range === null || inRange(min + step * (at + 0.5), range),
  }));
}

/** `40–90 m`, `at least 10 guests`, `€100,000 or less`: a chosen range as its chip says it. */
export function rangeName(facet: RangeFacet<RangeFacetKey>, range: Range, context: FacetContext): string {
  const { translate } = context;
  const text = (value: number): string => {
    if (facet.unit === 'money' && facet.currency !== null) return formatMoney(value, facet.currency);
    return shownText(facet, value, context);
  };
  const unit = facet.unit === 'money' ? '' : unitName(facet, context);
  const label = translate(facet.label as MessageKey, { unit });
  const key = facet.group !== 'main' ? 'named' : unit !== '' || facet.unit === 'money' ? 'amount' : baseKey(facet.key);
  const { min, max } = range;
  const ends = min === null ? 'max' : max === null ? 'min' : 'between';
  const name = translate(`chip.${key}.${ends}` as MessageKey, {
    label,
    min: text(min ?? 0),
    max: text(max ?? 0),
    unit,
  });
  // A plain number has no unit behind it.
  return name.trimEnd();
}
