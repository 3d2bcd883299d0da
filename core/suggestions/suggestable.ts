import { type Page, readablePage } from '../content/page.ts';
import { everyLocale, inEveryLocale, type Localized } from '../locale/locale.ts';
import { MARKETS, type Market } from '../market/market.ts';
import type { Office } from '../office/office.ts';
import { routePath } from '../routing/routes.ts';
import { withRefinement } from '../search/criteria/change-criteria.ts';
import { emptyCriteria } from '../search/criteria/criteria.ts';
import { facetValue } from '../search/facets/facet-value.ts';
import { facetNames, LIST_FACETS, type ListFacetKey } from '../search/facets/facets.ts';
import { encodeCriteria } from '../search/query/url-codec.ts';
import { yachtHit } from '../search/yacht-hit.ts';
import { offeredOn } from '../yacht/market-rules.ts';
import type { CruisingArea, Meters, Yacht } from '../yacht/yacht.ts';
import type { Named } from './name-index.ts';

/** product.md SE8: what can be suggested, in the order that is kept where nothing else decides. */
export const SUGGESTION_GROUPS = ['yachts', 'destinations', 'builders', 'pages', 'people', 'offices'] as const;
export type SuggestionGroupKey = (typeof SUGGESTION_GROUPS)[number];

/** Something that the site leads to by its name. */
export type Suggestable = Named & {
  /** Without locale. */
  readonly path: Localized;
} & (
    | { readonly group: 'yachts'; readonly market: Market; readonly length: Meters; readonly builder: string }
    /** A list, and how many yachts it holds. */
    | { readonly group: 'destinations' | 'builders'; readonly market: Market; readonly count: number }
    | { readonly group: 'pages' }
    | { readonly group: 'people'; readonly role: Localized }
    | { readonly group: 'offices'; readonly country: Localized }
  );

export interface SuggestableSource {
  readonly fleet: readonly Yacht[];
  readonly pages: readonly Page[];
  readonly offices: readonly Office[];
  /** Where the offices stand, without locale. */
  readonly officesPath: Localized;
}

/**
 * Everything that can be suggested, of each group what most yachts stand for first. A yacht that is offered leads to
 * her page, for charter where she is; a destination to the charter list; a builder to the charter list, or to the sale
 * list where he has nothing on the other. Null where there is nothing yet: a large fleet may be read in pieces.
 */
export function* suggestables({
  fleet,
  pages,
  offices,
  officesPath,
}: SuggestableSource): Generator<Suggestable | null> {
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
    const name = inEveryLocale((locale) => readablePage(page, locale).state.breadcrumbsTitle);
    const path = inEveryLocale((locale) => routePath({ name: 'content', slug: readablePage(page, locale).slug }));
    // An office is suggested as such, and leads to its page.
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
  const market = MARKETS.find((offered) => offeredOn(yacht.market, offered));
  const hit = market === undefined ? null : yachtHit(yacht, market);
  if (market === undefined || hit === null) return null;
  const { length, url } = hit;
  const builder = yacht.builder.name;
  return {
    group: 'yachts',
    name: everyLocale(yacht.name),
    aliases: [],
    path: everyLocale(url),
    market,
    length,
    builder,
  };
}

/** A value of a facet as a list of its own: the yachts that the market offers under it. */
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
    if (!offeredOn(yacht.market, this.#market)) return;
    for (const [value, name] of facetNames(this.#facet, [yacht])) {
      const known = this.#values.get(value) ?? { name: localized(name), count: 0, aliases: new Set() };
      known.count += 1;
      this.#values.set(value, known);
    }
    if (this.#facet.key === 'destination') this.#callAreas([...yacht.cruising.summer, ...yacht.cruising.winter]);
  }

  /** The most yachts first. */
  lists() {
    const [market, { key }] = [this.#market, this.#facet];
    const list = routePath({ name: 'yacht-list', market });
    return [...this.#values]
      .toSorted(([, a], [, b]) => b.count - a.count)
      .map(([value, { name, count, aliases }]) => {
        const path = everyLocale(list + encodeCriteria(withRefinement(emptyCriteria(market), key, value, true)));
        return { value, name, aliases: [...aliases], path, market, count };
      });
  }

  #callAreas(areas: readonly CruisingArea[]): void {
    for (const place of areas.flatMap((area) => [area, area.region])) {
      const known = this.#values.get(facetValue(place.id) ?? '');
      for (const alias of place.aliases) known?.aliases.add(alias);
    }
  }
}

function localized(name: string | Localized): Localized {
  return typeof name === 'string' ? everyLocale(name) : name;
}
