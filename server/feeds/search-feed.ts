import { offeredYachts } from '../../core/application/list-yachts.ts';
import { atomFeed, type FeedEntry, feedAddress, newestFirst } from '../../core/feed/atom-feed.ts';
import { listingChanged } from '../../core/feed/seen-listings.ts';
import { type Locale, localeEntry } from '../../core/locale/locale.ts';
import type { SearchError } from '../../core/ports/yacht-search.ts';
import { type DisplayPreferences, displayOn } from '../../core/preferences/display.ts';
import { activeFilters } from '../../core/search/criteria/active-filters.ts';
import type { Criteria } from '../../core/search/criteria/criteria.ts';
import { MAX_NAVIGABLE_HITS } from '../../core/search/yacht-hit.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import type { Yacht } from '../../core/yacht/yacht.ts';
import { type FacetContext, filterName } from '../../ui/features/search/filters/facet-names.ts';
import type { Translate } from '../../ui/i18n/translator.ts';
import { cardView } from '../../ui/yacht-card/card-view.ts';
import type { ServerPorts } from '../start/ports.ts';
import { instantOf, UNIX_EPOCH } from './instant-of.ts';
import type { ListingMemory } from './listing-memory.ts';
import type { WrittenFeed } from './send-feed.ts';

export interface SearchFeedContext {
  readonly listings: ListingMemory;
  readonly ports: Pick<ServerPorts, 'search' | 'catalogue' | 'media' | 'content'>;
  readonly locale: Locale;
  readonly translate: Translate;
  readonly preferences: DisplayPreferences;
  /** Returns a path in a locale. */
  readonly localePath: (path: string, locale: Locale) => string;
  /** ISO 8601; rates depend on the season. */
  readonly now: string;
  /** Scheme and host of every URL. */
  readonly origin: string;
  /** Path of the list, with its locale and the slash at its end. */
  readonly listPath: string;
  /** The query of the search, '' for the whole list. */
  readonly query: string;
}

/**
 * Writes the Atom feed of a search: the 50 yachts that changed last among the first 300 of the list, with the texts of
 * their cards. A change of price, status or facts is dated by when it was seen, whatever date the record has.
 */
export async function searchFeed(
  criteria: Criteria,
  context: SearchFeedContext,
): Promise<Result<WrittenFeed, SearchError>> {
  const { ports, translate, preferences, now, locale, origin, listPath, query } = context;
  const options = { ...displayOn(preferences, now), pageSize: MAX_NAVIGABLE_HITS, facets: [] };
  const results = await ports.search.search(criteria, options);
  if (!results.ok) return results;
  const [site, fleet, offered] = await Promise.all([
    ports.content.site(),
    ports.catalogue.all(),
    offeredYachts(results.value.hits, criteria.market, ports),
  ]);
  const seen = await context.listings.note(fleet, now);
  const dated = (yacht: Yacht) => ({ yacht, updated: instantOf(listingChanged(yacht, criteria.market, seen)) });
  const rows = newestFirst(offered.map(dated));
  const [latest = newestFirst(fleet.map(dated))[0]] = rows;
  const updated = latest?.updated ?? UNIX_EPOCH;
  const list = origin + listPath + query;
  const xml = atomFeed({
    title: feedTitle(criteria, { locale, translate, preferences, fleet }),
    language: localeEntry(locale).language,
    author: site.brand.name,
    address: feedAddress(list),
    list,
    updated,
    entries: await Promise.all(rows.map((row) => entryOf(row.yacht, row.updated, criteria, context))),
  });
  return ok({ xml, updated });
}

async function entryOf(
  yacht: Yacht,
  updated: string,
  { market }: Criteria,
  { ports, locale, localePath, translate, preferences, now, origin, listPath }: SearchFeedContext,
): Promise<FeedEntry> {
  const href = (path: string, other = locale) => localePath(path, other);
  const card = await cardView(yacht, market, { media: ports.media, locale, href, translate, preferences, now });
  const [length = ''] = card.facts;
  return {
    // The page's URL contains her name, which may change, so the entry's id uses her id.
    id: `${origin}${listPath}#${market}-${encodeURIComponent(yacht.id)}`,
    title: translate(`yacht.headTitle.${market}`, { name: card.name, length, builder: yacht.builder.name }),
    link: origin + card.href,
    summary: [card.by, ...card.facts, card.price].join(' · '),
    updated,
  };
}

/** The list's title, followed by its filters as their chips name them. */
function feedTitle(criteria: Criteria, context: FacetContext): string {
  const { translate } = context;
  const list = translate(`list.${criteria.market}.title`);
  const filters = activeFilters(criteria).map((filter) => filterName(filter, context));
  return filters.length === 0 ? list : translate('feed.title', { list, search: filters.join(', ') });
}
