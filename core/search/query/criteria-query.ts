import { formatGeoBox, parseGeoBox } from '../../geo/geo-box.ts';
import type { Market } from '../../market/market.ts';
import { parametersOf, queryOf } from '../../routing/query-rules.ts';
import { feetToMeters } from '../../yacht/length-conversion.ts';
import { normalizeCriteria } from '../criteria/change-criteria.ts';
import { type Criteria, emptyCriteria } from '../criteria/criteria.ts';
import { encodeStay, parseStayText, parseTypedStay, type StayFields } from '../criteria/stay-criteria.ts';
import {
  LIST_FACETS,
  type ListFacetKey,
  NUMERIC_MENU_FACETS,
  RANGE_FACETS,
  type RangeFacetKey,
} from '../facets/facets.ts';
import { encodeRange, parseRange, parseTypedBound, type Range, rangeOf } from '../facets/range.ts';
import { parseSort } from '../sort.ts';

/** Field names of the form without JavaScript: the bounds of a range, and the unit of its lengths. */
const FORM_FIELD = /^r\.([a-z-]{1,32})\.(min|max|unit)$/;
/** Field names of the wanted stay. */
const STAY_FIELD = /^d\.(from|nights|give|group)$/;

const ALL_FACETS = 'all';
const MAP_VIEW = 'map';
const REACHABLE_ONLY = 'only';

const LIST_KEYS = new Map<string, ListFacetKey>(LIST_FACETS.map(({ key }) => [key, key]));
const RANGE_KEYS = new Map<string, RangeFacetKey>(RANGE_FACETS.map(({ key }) => [key, key]));
const MENU_KEYS = new Map<string, RangeFacetKey>(NUMERIC_MENU_FACETS.map(({ key }) => [key, key]));
const LENGTHS = new Set<RangeFacetKey>(RANGE_FACETS.filter(({ unit }) => unit === 'length').map(({ key }) => key));

/**
 * Writes criteria as their canonical query: '' for the unfiltered list, else
 * `?q=…&d=2027-07-03:7&l=kind:sail&r=length:40:90&nm=guests:10:&b=36.10,-5.25,44.50,18.30&s=year-desc&f=all&v=map&p=2` with keys in
 * this order, values sorted and defaults left out (SE7). Lengths are metres; `nm` holds the numeric menus, such as "10
 * guests or more"; `b` is south, west, north and east in degrees; `d` is a stay's first
 * day and number of nights, then optionally its flexibility in days and the group of yachts shown:
 * `d=2027-07-03:7:3:option` (AV5); `reach=only` after the
 * box leaves out yachts that cannot be in the chosen waters (AV6).
 */
export function encodeCriteria(criteria: Criteria): string {
  const normal = normalizeCriteria(criteria);
  const { market, text, refinements, ranges, box, stay, reachable, sort, allFacets, view, page } = normal;
  const plain = emptyCriteria(market);
  const lists = [...LIST_KEYS.values()].sort().flatMap((key) => {
    const values = refinements[key];
    return values === undefined ? [] : [`${key}:${values.map(encodeText).join(',')}`];
  });
  const boundsOf = (isMenu: boolean) => {
    const keys = [...RANGE_KEYS.values()].filter((key) => MENU_KEYS.has(key) === isMenu).sort();
    return keys.flatMap((key) => (ranges[key] === undefined ? [] : encodeRangeFilter(key, ranges[key]))).join(';');
  };
  const [bounds, menus] = [boundsOf(false), boundsOf(true)];
  return queryOf([
    text === plain.text ? '' : `q=${encodeText(text)}`,
    stay === null ? '' : `d=${encodeStay(stay)}`,
    lists.length === 0 ? '' : `l=${lists.join(';')}`,
    bounds === '' ? '' : `r=${bounds}`,
    menus === '' ? '' : `nm=${menus}`,
    box === null ? '' : `b=${formatGeoBox(box)}`,
    reachable ? `reach=${REACHABLE_ONLY}` : '',
    sort === plain.sort ? '' : `s=${sort}`,
    allFacets ? `f=${ALL_FACETS}` : '',
    view === MAP_VIEW ? `v=${MAP_VIEW}` : '',
    page === plain.page ? '' : `p=${page}`,
  ]);
}

/**
 * Reads criteria from a query and normalizes them. Accepts what {@link encodeCriteria} writes and what a form without
 * JavaScript sends: `l` and `nm` repeated, and `r.length.min=40&r.length.max=90` (with `r.length.unit=feet` in feet).
 * If a single-valued parameter is repeated, the last valid value wins (for `f`, `v` and `reach`, the last value even if
 * invalid); a form's fields override `r` and `nm`. Older addresses have numeric menus in `r`; they are still read. Invalid
 * parts are dropped. Never throws.
 */
export function decodeCriteria(market: Market, query: string | URLSearchParams): Criteria {
  let { text, box, stay, reachable, sort, allFacets, view, page } = emptyCriteria(market);
  const refinements: Partial<Record<ListFacetKey, string[]>> = {};
  const ranges: Partial<Record<RangeFacetKey, Range>> = {};
  const menus: Partial<Record<RangeFacetKey, Range>> = {};
  const fields = new Map<RangeFacetKey, FormRange>();
  let days: StayFields = {};

  for (const [key, value] of parametersOf(query)) {
    if (key === 'q') text = value;
    else if (key === 'b') box = parseGeoBox(value) ?? box;
    else if (key === 'd') stay = parseStayText(value) ?? stay;
    else if (key === 'reach') reachable = value === REACHABLE_ONLY;
    else if (key === 's') sort = parseSort(value) ?? sort;
    else if (key === 'f') allFacets = value === ALL_FACETS;
    else if (key === 'v') view = value === MAP_VIEW ? MAP_VIEW : 'grid';
    else if (key === 'p') page = /^\d{1,9}$/.test(value) ? Number(value) : page;
    else if (key === 'l') {
      for (const [facet, values] of entriesOf(value, LIST_KEYS)) {
        const chosen = refinements[facet] ?? [];
        chosen.push(...values.split(','));
        refinements[facet] = chosen;
      }
    } else if (key === 'r') Object.assign(ranges, rangesIn(value, RANGE_KEYS));
    else if (key === 'nm') Object.assign(menus, rangesIn(value, MENU_KEYS));
    else if (STAY_FIELD.test(key)) days = { ...days, [key.slice(2)]: value };
    else readFormField(key, value, fields);
  }
  Object.assign(ranges, menus);
  for (const [facet, field] of fields) {
    const range = rangeFromForm(field);
    if (range !== null) ranges[facet] = range;
    // An emptied or invalid field removes the range.
    else if (field.min !== undefined || field.max !== undefined) delete ranges[facet];
  }
  if (days.from !== undefined) stay = parseTypedStay(days);
  return normalizeCriteria({ market, text, refinements, ranges, box, stay, reachable, sort, allFacets, view, page });
}

/** Writes `guests:10:`, as in an address and in the options of a numeric menu. */
export function encodeRangeFilter(facet: RangeFacetKey, range: Range): string {
  return `${facet}:${encodeRange(range)}`;
}

/** Returns the valid ranges of a parameter. */
function rangesIn(value: string, keys: ReadonlyMap<string, RangeFacetKey>): Partial<Record<RangeFacetKey, Range>> {
  const entries = entriesOf(value, keys).map(([facet, bounds]) => [facet, parseRange(bounds)] as const);
  return Object.fromEntries(entries.flatMap(([facet, range]) => (range === null ? [] : [[facet, range]])));
}

type FormRange = Readonly<Partial<Record<'min' | 'max' | 'unit', string>>>;

function readFormField(key: string, value: string, fields: Map<RangeFacetKey, FormRange>): void {
  const [, name = '', part = ''] = FORM_FIELD.exec(key) ?? [];
  const facet = RANGE_KEYS.get(name);
  if (facet === undefined || (part === 'unit' && !LENGTHS.has(facet))) return;
  fields.set(facet, { ...fields.get(facet), [part]: value });
}

function rangeFromForm({ min = '', max = '', unit }: FormRange): Range | null {
  const [low, high] = [parseTypedBound(min), parseTypedBound(max)];
  if (unit !== 'feet') return rangeOf(low, high);
  return rangeOf(low === null ? null : feetToMeters(low), high === null ? null : feetToMeters(high));
}

/** Returns the `facet:rest` entries of a parameter, without those of unknown facets. */
function entriesOf<Key>(value: string, keys: ReadonlyMap<string, Key>): [facet: Key, rest: string][] {
  return value.split(';').flatMap((entry): [Key, string][] => {
    const colon = entry.indexOf(':');
    const facet = keys.get(entry.slice(0, Math.max(colon, 0)));
    return facet === undefined ? [] : [[facet, entry.slice(colon + 1)]];
  });
}

/** Percent-encodes only what a query needs encoded: `: , ;` stay readable; the apostrophe is escaped, as browsers do. */
function encodeText(text: string): string {
  return encodeURIComponent(text)
    .replace(/%20/g, '+')
    .replace(/%3A/g, ':')
    .replace(/%2C/g, ',')
    .replace(/%3B/g, ';')
    .replace(/'/g, '%27');
}
