import { isValid, type Page, pagePaths } from '../content/page.ts';
import { everyLocale, inEveryLocale, type Locale, type Localized } from '../locale/locale.ts';
import { MARKETS } from '../market/market.ts';
import { isContentRoute, matchRoute, routePath } from '../routing/routes.ts';
import { latest, w3cDate } from '../shared/calendar-day.ts';
import { detailSlug, offeredOn } from '../yacht/market-rules.ts';
import type { Yacht } from '../yacht/yacht.ts';

/** A page that search engines may list. */
export interface IndexedPage {
  /** Paths without locale; null for a locale in which the page does not exist. */
  readonly paths: Localized<string | null>;
  /** Date of the last change, in the W3C format of sitemaps. */
  readonly changed: string | null;
  /** The yacht of the page; null for other pages. */
  readonly yacht: Yacht | null;
}

/**
 * Returns every page that search engines may index (RT7): no ghosts, searches, pages of one visitor, filtered
 * lists or later pages of lists.
 * @param now ISO 8601, in UTC
 * @param isServed whether a path in a locale shows its page instead of a redirect
 */
export function indexedPages(
  { pages, fleet }: { readonly pages: readonly Page[]; readonly fleet: readonly Yacht[] },
  now: string,
  isServed: (path: string, locale: Locale) => boolean = () => true,
): readonly IndexedPage[] {
  const yachts = MARKETS.flatMap((market) =>
    fleet.flatMap((yacht): IndexedPage[] => {
      const slug = offeredOn(yacht.market, market) ? detailSlug(yacht.slugs, market) : null;
      if (slug === null) return [];
      const paths = everyLocale(routePath({ name: 'yacht', market, slug }));
      return [{ paths, changed: changeOf(yacht), yacht }];
    }),
  );
  const lists = MARKETS.map((market): IndexedPage => {
    const path = routePath({ name: 'yacht-list', market });
    const offered = fleet.filter((yacht) => offeredOn(yacht.market, market));
    return { paths: everyLocale(path), changed: lastOf(offered), yacht: null };
  });
  const content = pages.filter((page) => page.indexable && isValid(page, now));
  const home = { paths: everyLocale(routePath({ name: 'home' })), changed: lastOf(fleet), yacht: null };
  return [home, ...lists, ...content.map((page) => contentPage(page, content)), ...yachts]
    .map(({ paths, ...page }) => ({
      ...page,
      paths: inEveryLocale((code) => {
        const path = paths[code];
        return path !== null && isServed(path, code) ? path : null;
      }),
    }))
    .filter(({ paths }) => Object.values(paths).some((path) => path !== null));
}

/** Returns the entry of a content page; a page that lists others changes with them. */
function contentPage(page: Page, pages: readonly Page[]): IndexedPage {
  const kinds = Object.values(page.translations)
    .flatMap((translation) => translation?.blocks ?? [])
    .flatMap((block) => (block.type === 'entries' ? block.of : []));
  const listed = pages.filter(({ details }) => kinds.includes(details.kind));
  const paths = pagePaths(page);
  return {
    paths: inEveryLocale((code) => {
      const path = paths[code];
      return path !== null && isContent(path) ? path : null;
    }),
    changed: latest([page, ...listed].map(({ updated }) => w3cDate(updated))),
    yacht: null,
  };
}

/** Returns whether a path belongs to a content page, not to a route of the software. */
function isContent(path: string): boolean {
  const route = matchRoute(path);
  return route !== null && isContentRoute(route);
}

function lastOf(fleet: readonly Yacht[]): string | null {
  return latest(fleet.map(changeOf));
}

function changeOf({ updatedAt }: Yacht): string | null {
  return updatedAt === null ? null : w3cDate(updatedAt);
}
