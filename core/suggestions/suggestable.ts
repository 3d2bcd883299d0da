import { translationOrFallback } from '../content/page.ts';
import { inEveryLocale, type Localized, sameInEveryLocale } from '../locale/locale.ts';
import { MARKETS, type Market } from '../market/market.ts';
import { routePath } from '../routing/routes.ts';
import { withRefinement } from '../search/criteria/change-criteria.ts';
import { emptyCriteria } from '../search/criteria/criteria.ts';
import { facetValue } from '../search/facets/facet-value.ts';
import { facetNames, LIST_FACETS, type ListFacetKey } from '../search/facets/facets.ts';
import { encodeCriteria } from '../search/query/criteria-query.ts';
import { yachtLink } from '../search/yacht-link.ts';
import type { SiteContent } from '../site-search/site-search-entry.ts';
import { isOfferedOn } from '../yacht/market-rules.ts';
import { type Meters, summerAndWinterAreas, type Yacht } from '../yacht/yacht.ts';
import type { Named } from './name-index.ts';

/** The groups of suggestions (SE8), in the order of groups with equal matches. */
export const SUGGESTION_GROUPS = ['yachts', 'destinations', 'builders', 'pages', 'people', 'offices'] as const;
export type SuggestionGroupKey = (typeof SUGGESTION_GROUPS)[number];

/** A yacht, list, page, person or office that can be suggested by its name. */
export type Suggestable = Named & {
  /** Path without locale. */
  readonly path: Localized;
} & (
    | { readonly group: 'yachts'; readonly market: Market; readonly length: Meters; readonly builder: string }
    /** A list, with the number of its yachts. */
    | { readonly group: 'destinations' | 'builders'; readonly market: Market; readonly count: number }
    | { readonly group: 'pages' }
    | { readonly group: 'people'; readonly role: Localized }
    | { readonly group: 'offices'; readonly country: Localized }
  );

export interface SuggestableSource extends SiteContent {
  /** Path of the offices page, without locale. */
  readonly officesPath: Localized;
}

/**
 * Generates everything that can be suggested; destinations and builders with the most yachts come first. An offered
 * yacht leads to her page, on the charter market where she is on both; a destination to the charter list; a builder to
 * the charter list, or to the sale list if it has no charter yachts. Yields null for steps without a result, so that
 * callers can spread the work over time.
 */
export function* suggestables(source: SuggestableSource): Generator<Suggestable | null> {
  const { fleet, pages, offices, officesPath } = source;
  const destinations = new ListTally('destination', 'charter');
  const builders = MARKETS.map((market) => new ListTally('builder', market));
  for (const yacht of fleet) {
    for (const tally of [destinations, ...builders]) tally.count(yacht);
    yield suggestableYacht(yacht);
  }
  for (const list of destinations.lists()) yield { ...list, group: 'destinations' };
  const known = new Set<string>();
  for (const list of builders.flatMap((tally) => tally.lists())) {
    if (!known.has(list.value)) yield { ...list, group: 'builders' };
    known.add(list.value);
  }
  const officePages = new Map<string, Localized>();
  for (const page of pages) {
    const { details } = page;
    const name = inEveryLocale((locale) => translationOrFallback(page, locale).state.breadcrumbsTitle);
    const path = inEveryLocale((locale) =>
      routePath({ name: 'content', slug: translationOrFallback(page, locale).slug }),
    );
    // An office is suggested once, as an office that leads to its page.
    if (details.kind === 'office') officePages.set(details.office, path);
    else if (details.kind === 'person') yield { group: 'people', name, aliases: [], path, role: details.role };
    else yield { group: 'pages', name, aliases: [], path };
  }
  for (const { id, name, country } of offices) {
    const path = officePages.get(id) ?? officesPath;
    yield { group: 'offices', name, aliases: Object.values(country), path, country };
  }
}

function suggestableYacht(yacht: Yacht): Suggestable | null {
  const market = MARKETS.find((offered) => isOfferedOn(yacht.market, offered));
  const link = market === undefined ? null : yachtLink(yacht, market);
  if (market === undefined || link === null) return null;
  const named = { name: sameInEveryLocale(yacht.name), aliases: [], path: sameInEveryLocale(link.url) };
  return { group: 'yachts', ...named, market, length: link.length, builder: yacht.builder.name };
}

/** Counts the yachts that a market offers for each value of a facet, and makes a list for each value. */
class ListTally {
  readonly #facet: (typeof LIST_FACETS)[number];
  readonly #market: Market;
  readonly #values = new Map<string, { name: Localized; count: number; readonly aliases: Set<string> }>();

  constructor(key: ListFacetKey, market: Market) {
    const facet = LIST_FACETS.find((known) => known.key === key);
    if (facet === undefined) throw new Error(`There is no facet ${key}.`);
    this.#facet = facet;
    this.#market = market;
  }

  count(yacht: Yacht): void {
    if (!isOfferedOn(yacht.market, this.#market)) return;
    for (const [value, name] of facetNames(this.#facet, [yacht])) {
      const known = this.#values.get(value) ?? {
        name: typeof name === 'string' ? sameInEveryLocale(name) : name,
        count: 0,
        aliases: new Set(),
      };
      known.count += 1;
      this.#values.set(value, known);
    }
    if (this.#facet.key !== 'destination') return;
    for (const place of summerAndWinterAreas(yacht).flatMap((area) => [area, area.region])) {
      const known = this.#values.get(facetValue(place.id) ?? '');
      for (const alias of place.aliases) known?.aliases.add(alias);
    }
  }

  /** Returns the lists, most yachts first. */
  lists() {
    const [market, { key }] = [this.#market, this.#facet];
    const list = routePath({ name: 'yacht-list', market });
    return [...this.#values]
      .toSorted(([, a], [, b]) => b.count - a.count)
      .map(([value, { name, count, aliases }]) => {
        const path = sameInEveryLocale(list + encodeCriteria(withRefinement(emptyCriteria(market), key, value, true)));
        return { value, name, aliases: [...aliases], path, market, count };
      });
  }
}
