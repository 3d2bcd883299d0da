import { isValid, type Page, pagePaths } from '../content/page.ts';
import { everyLocale, inEveryLocale, type Locale, type Localized } from '../locale/locale.ts';
import { MARKETS } from '../market/market.ts';
import { isContentRoute, matchRoute, routePath } from '../routing/routes.ts';
import { latest } from '../shared/latest.ts';
import { w3cDate } from '../shared/w3c-date.ts';
import { detailSlug, offeredOn } from '../yacht/market-rules.ts';
import type { Yacht } from '../yacht/yacht.ts';

/** A page that search engines may list. */
export interface IndexedPage {
  /** Without locale; null where it does not exist in it. */
  readonly paths: Localized<string | null>;
  /** When it changed last, as sitemaps take it. */
  readonly changed: string | null;
  /** The yacht that it is about. */
  readonly yacht: Yacht | null;
}

/**
 * product.md RT7: every page that is served for indexes, and nothing else: no ghosts, no searches, nothing that one
 * visitor gathered, no list that is filtered or begins further on.
 * @param now ISO 8601, in UTC
 * @param isServed whether a path in a locale shows what stands there, and does not lead elsewhere
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

/** A page that lists others changes with them. */
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

/** Not hidden by a page of the software's own. */
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
