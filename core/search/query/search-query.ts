import { isMarket, type Market } from '../../market/market.ts';
import { type Currency, isCurrency } from '../../price/currency.ts';
import { parametersOf, type QueryRules, queryOf } from '../../routing/query-rules.ts';
import { isLengthUnit, type LengthUnit } from '../../yacht/length.ts';
import { normalizeCriteria, withoutChoicesOf } from '../criteria/change-criteria.ts';
import { type Criteria, emptyCriteria, withFiltersOnly } from '../criteria/criteria.ts';
import type { ListFacetKey } from '../facets/facets.ts';
import { decodeCriteria, encodeCriteria } from './criteria-query.ts';

/**
 * The keys of SE7, `d` for days, `reach` for reachability, `b` and `v` for the map, `f` for the shown facets, `w` for
 * the parsed sentence; `was` and `said` are of the page's form only.
 */
const KEYS = new Set(['i', 'q', 'l', 'm', 'r', 'b', 'd', 's', 'f', 'v', 'p', 'w', 'nm', 'reach', 'was', 'said']);
const DEFAULT_MARKET: Market = 'charter';

/** Returns the rules of the query of a market's list. */
export function listQueryRules(market: Market): QueryRules {
  return { owns: isSearchKey, canonical: (query) => encodeCriteria(decodeCriteria(market, query)) };
}

/** The rules of the yacht search page's query, where `i` names the market (RT2, SE7). */
export const SEARCH_QUERY_RULES: QueryRules = {
  owns: isSearchKey,
  canonical(query) {
    const { criteria, sentence } = decodeSearchRequest(query);
    return encodeSearch(criteria, sentence);
  },
};

/**
 * Writes criteria as {@link encodeCriteria} does, with the market in front where it is not charter, and the sentence
 * that they were parsed from at the end: `?i=sale&q=…&w=…`.
 */
export function encodeSearch(criteria: Criteria, sentence = ''): string {
  const words = encodeCriteria({ ...emptyCriteria(DEFAULT_MARKET), text: sentence });
  return queryOf([
    criteria.market === DEFAULT_MARKET ? '' : `i=${criteria.market}`,
    encodeCriteria(criteria).slice(1),
    words === '' ? '' : `w${words.slice(2)}`,
  ]);
}

/**
 * Reads the query of the search page, or the fields of its form: there `was` is the sentence that its field showed, and
 * `said` the query of what that sentence asks for. If the field still has the sentence, the text is that of `said`; if
 * not, the new words replace the sentence with its filters. Never throws.
 */
export function decodeSearchRequest(query: string | URLSearchParams): {
  readonly criteria: Criteria;
  /** The sentence that the criteria were parsed from, as it was typed; '' without one. */
  readonly sentence: string;
} {
  const parameters = parametersOf(query);
  const criteria = decodeSearch(parameters);
  const shown = decodeSentence(parameters, 'was');
  if (shown === '') return { criteria, sentence: decodeSentence(parameters, 'w') };
  const said = decodeSearch(parameters.getAll('said').at(-1) ?? '');
  if (criteria.text !== shown) return { criteria: withoutChoicesOf(criteria, said), sentence: '' };
  const changed = { ...criteria, text: said.text };
  return { criteria: changed, sentence: sentenceBeside(changed, shown) };
}

/** Returns the sentence that stays beside criteria which a visitor changed: '' once no filter and no text is left. */
export function sentenceBeside(changed: Criteria, sentence: string): string {
  return encodeCriteria(withFiltersOnly(changed)) === '' ? '' : sentence;
}

function decodeSentence(parameters: URLSearchParams, key: 'w' | 'was'): string {
  const words = parameters.getAll(key).at(-1) ?? '';
  return normalizeCriteria({ ...emptyCriteria(DEFAULT_MARKET), text: words }).text;
}

/** Reads what {@link encodeSearch} writes; of several markets the last valid one counts. Never throws. */
export function decodeSearch(query: string | URLSearchParams): Criteria {
  const parameters = parametersOf(query);
  return decodeCriteria(parameters.getAll('i').findLast(isMarket) ?? DEFAULT_MARKET, parameters);
}

/** Moves criteria to a market: facets of the same name keep their choices, those it lacks are dropped. */
export function withMarket(criteria: Criteria, market: Market): Criteria {
  const refinements: Partial<Record<ListFacetKey, readonly string[]>> = { ...criteria.refinements };
  for (const facet of ['price', 'listing'] as const) {
    const values = criteria.refinements[`${criteria.market}-${facet}`];
    if (values !== undefined) refinements[`${market}-${facet}`] = values;
  }
  return normalizeCriteria({ ...criteria, refinements, market, page: 1 });
}

/** Returns whether a query parameter belongs to a search. */
export function isSearchKey(key: string): boolean {
  return KEYS.has(key) || /^[dr]\./.test(key);
}

/** The currency and unit in the query of a microsite; null where the visitor's own preferences apply. */
export interface RequestedDisplay {
  readonly currency: Currency | null;
  readonly unit: LengthUnit | null;
}

const CURRENCY = 'currency';
const UNIT = 'unit';
export const NO_REQUESTED_DISPLAY: RequestedDisplay = { currency: null, unit: null };

/**
 * Returns the rules of a microsite's query (RT8): those of a list, and currency and unit. In a partner's frame
 * browsers neither send nor store our cookies, so the choice has to be part of the address (PR6).
 */
export function micrositeQueryRules(market: Market): QueryRules {
  const list = listQueryRules(market);
  return {
    owns: (key) => key === CURRENCY || key === UNIT || list.owns(key),
    canonical: (query) => withDisplay(list.canonical(query), requestedDisplay(query)),
  };
}

/** Writes `?l=kind:sail&currency=usd&unit=feet`; null values are left out. */
export function encodeMicrosite(criteria: Criteria, display: RequestedDisplay): string {
  return withDisplay(encodeCriteria(criteria), display);
}

/** Reads the currency and unit of an address or form; of several the last valid one counts. Never throws. */
export function requestedDisplay(query: string | URLSearchParams): RequestedDisplay {
  const parameters = parametersOf(query);
  return {
    currency: parameters.getAll(CURRENCY).findLast(isCurrency) ?? null,
    unit: parameters.getAll(UNIT).findLast(isLengthUnit) ?? null,
  };
}

/** Appends currency and unit to a list's own query. */
export function withDisplay(query: string, display: RequestedDisplay): string {
  return queryOf([query.slice(1), ...hiddenDisplayFields(display).map(({ name, value }) => `${name}=${value}`)]);
}

/** Returns the currency and unit as hidden fields of a form. */
export function hiddenDisplayFields({ currency, unit }: RequestedDisplay): readonly { name: string; value: string }[] {
  return [
    ...(currency === null ? [] : [{ name: CURRENCY, value: currency }]),
    ...(unit === null ? [] : [{ name: UNIT, value: unit }]),
  ];
}
