import { facetAttribute, LOCATED_AREAS_ATTRIBUTE, MARKETS_ATTRIBUTE } from '../../adapters/algolia/index-attributes.ts';
import { MARKETS } from '../../core/market/market.ts';
import { LIST_FACETS } from '../../core/search/facets/facets.ts';
import { FIGURE_COLUMNS } from '../../core/search/facets/figure-columns.ts';
import { locatedAreasOf } from '../../core/search/located-areas.ts';
import { fieldWords, SEARCHED_FIELDS, type SearchedField, yachtTexts } from '../../core/search/searched-fields.ts';
import { yachtLink } from '../../core/search/yacht-link.ts';
import { wordsOf } from '../../core/text/fold-text.ts';
import { isOfferedOn } from '../../core/yacht/market-rules.ts';
import type { Yacht } from '../../core/yacht/yacht.ts';
import { type CalendarAttributes, NO_CALENDAR } from './calendar-record.ts';
import { orderValues } from './list-orders.ts';

/** A yacht as the index holds her: the fields that hits return, and flat attributes to search, filter and sort by. */
export interface IndexedYacht {
  readonly objectID: string;
  /** Path of her page without locale (SE1, YA7). */
  readonly url: string;
  readonly content: { readonly loaMeter: number; readonly yachtid: string };
  readonly [attribute: string]: unknown;
}

/** Builds a yacht's record; null for one that no list shows or that has no page. @param nights of her calendar */
export function yachtRecord(yacht: Yacht, nights: CalendarAttributes = NO_CALENDAR): IndexedYacht | null {
  const markets = MARKETS.filter((market) => isOfferedOn(yacht.market, market));
  const [first] = markets;
  const link = first === undefined ? null : yachtLink(yacht, first);
  if (link === null) return null;
  const facets: Record<string, readonly string[] | number> = {};
  const isOffered = (facet: { readonly markets: typeof MARKETS }) => facet.markets.some((at) => markets.includes(at));
  for (const facet of LIST_FACETS.filter(isOffered)) facets[facetAttribute(facet.key)] = facet.read(yacht);
  for (const { key, read } of FIGURE_COLUMNS.filter(({ facet }) => isOffered(facet))) {
    const value = read(yacht);
    if (value !== null) facets[facetAttribute(key)] = value;
  }
  const texts = yachtTexts(yacht);
  const areas = locatedAreasOf(yacht);
  return {
    objectID: yacht.id,
    url: link.url,
    content: { loaMeter: link.length, yachtid: link.yachtId },
    [MARKETS_ATTRIBUTE]: markets,
    ...Object.fromEntries(SEARCHED_FIELDS.map((field) => [field, searchable(texts[field], field)])),
    [LOCATED_AREAS_ATTRIBUTE]: areas.map(({ id }) => id),
    _geoloc: areas.map(({ position: { latitude, longitude } }) => ({ lat: latitude, lng: longitude })),
    ...facets,
    ...(markets.includes('charter') ? nights : {}),
    ...orderValues(yacht, markets),
  };
}

/** Returns the folded texts of a field and their additional search words. */
function searchable(texts: readonly string[], field: SearchedField): readonly string[] {
  const phrases = new Set(texts.map((text) => wordsOf(text).join(' ')).filter((phrase) => phrase !== ''));
  const words = new Set([...phrases].flatMap((phrase) => phrase.split(' ')));
  return [...phrases, ...fieldWords(texts, field).filter((word) => !words.has(word))];
}
