import { inEveryLocale, isLocale, LOCALES, type Locale, type Localized } from '../locale/locale.ts';
import {
  findRedirect,
  findTranslatedRedirect,
  type RedirectStatus,
  type Redirects,
  type RedirectTarget,
} from '../routing/redirects.ts';
import { listAtYachtPrefix, routePath } from '../routing/routes.ts';
import { isValidOn, type Page } from './page.ts';

/** Pages by path, without locale and slashes around it, so that looking an address up reads no page. */
interface PagesByPath {
  /** By their own paths in any language; of several the first. */
  readonly own: ReadonlyMap<string, Page>;
  /** The page that most of the pages below a path name as their parent. */
  readonly above: Localized<ReadonlyMap<string, Page>>;
  /** By the ends of their paths, `people` for `offices-and-people/people`; null for an end of several. */
  readonly endingWith: Localized<ReadonlyMap<string, Page | null>>;
}

/** The pages and redirects among which an address is looked up. */
interface KnownAddresses {
  /** Pages that are valid today. */
  readonly pages: PagesByPath;
  readonly redirects: Redirects;
}

function pagesByPath(pages: readonly Page[]): PagesByPath {
  const own = new Map<string, Page>();
  const byId = new Map(pages.map((page) => [page.id, page]));
  const votes = inEveryLocale(() => new Map<string, Map<string, number>>());
  const endingWith = inEveryLocale(() => new Map<string, Page | null>());
  for (const page of pages) {
    for (const { code } of LOCALES) {
      const slug = page.translations[code]?.slug;
      if (slug === undefined) continue;
      if (!own.has(slug)) own.set(slug, page);
      for (let at = slug.indexOf('/'); at !== -1; at = slug.indexOf('/', at + 1)) {
        const [start, end] = [slug.slice(0, at), slug.slice(at + 1)];
        endingWith[code].set(end, endingWith[code].has(end) ? null : page);
        if (page.parent === null) continue;
        const counts = votes[code].get(start) ?? new Map<string, number>();
        votes[code].set(start, counts.set(page.parent, (counts.get(page.parent) ?? 0) + 1));
      }
    }
  }
  const above = inEveryLocale((code) => {
    const elected = [...votes[code]].flatMap(([path, counts]): [string, Page][] => {
      const [mostNamed] = [...counts].sort(([, a], [, b]) => b - a);
      const page = mostNamed && byId.get(mostNamed[0]);
      return page === undefined ? [] : [[path, page]];
    });
    return new Map(elected);
  });
  return { own, above, endingWith };
}

/** The target of an address that has no page of its own; `to` may have the query and hash that a rule gives it. */
interface LocalizedRedirectTarget extends RedirectTarget {
  /** The locale of the path `to`, which lacks its prefix. */
  readonly locale: Locale;
  /** The status of the redirect rule that matched; null if none did. */
  readonly status: RedirectStatus | null;
}

/**
 * Returns a function that finds pages by path among those that are valid on a day (ISO 8601). It indexes them once for
 * a content version and a day, since addresses that lead nowhere have no end.
 */
export function memoizedPagesByPath(): (pages: readonly Page[], day: string) => PagesByPath {
  let known: { readonly pages: readonly Page[]; readonly day: string; readonly byPath: PagesByPath } | null = null;
  return (pages, day) => {
    if (known?.pages !== pages || known.day !== day) {
      known = { pages, day, byPath: pagesByPath(pages.filter((page) => isValidOn(page, day))) };
    }
    return known.byPath;
  };
}

/**
 * Finds the target of a path without locale that is not a page's own address (RT5, LK4). It tries, in this order, the
 * redirect rule for the path in this or another language, the yacht list if the path is the prefix of a market's yacht
 * pages, the page at the path in any language, the parent of the pages below it, and the only page whose path ends with
 * it. The target is in this locale if possible, else in one that has the page; null if nothing matches.
 */
export function findRedirectTarget(
  path: string,
  locale: Locale,
  { pages, redirects }: KnownAddresses,
): LocalizedRedirectTarget | null {
  const slug = path.replace(/^\/|\/$/g, '');
  // A path with a second locale is wrong; the locale is not a part of a slug.
  if (slug === '' || isLocale(slug.split('/', 1)[0])) return null;
  const ruled = findRedirect(redirects, path, locale) ?? findTranslatedRedirect(redirects, path, locale);
  if (ruled !== null) return { ...ruled, locale };
  const list = listAtYachtPrefix(path);
  if (list !== null) return { to: routePath(list), locale, external: false, status: null };
  const inOrder = <Found>(find: (code: Locale) => Found | undefined) =>
    localesFrom(locale)
      .map(find)
      .find((found) => found !== undefined);
  const page =
    pages.own.get(slug) ??
    inOrder((code) => pages.above[code].get(slug)) ??
    inOrder((code) => pages.endingWith[code].get(slug));
  return page ? addressOf(page, locale) : null;
}

/** Returns the path of a page of blocks in another locale; null if there is no such page there (RT5). */
export function translatedPath(
  path: string,
  from: Locale,
  to: Locale,
  pages: readonly Pick<Page, 'translations'>[],
): string | null {
  const slug = path.replace(/^\/|\/$/g, '');
  const own = pages.find(({ translations }) => translations[from]?.slug === slug)?.translations[to]?.slug;
  return own === undefined ? null : `/${own}/`;
}

function addressOf({ translations }: Page, locale: Locale): LocalizedRedirectTarget | null {
  const code = localesFrom(locale).find((one) => translations[one] !== null);
  const slug = code && translations[code]?.slug;
  return slug === undefined ? null : { to: `/${slug}/`, locale: code ?? locale, external: false, status: null };
}

/** Returns this locale, then the others in the order of the locale table. */
function localesFrom(locale: Locale): readonly Locale[] {
  return [locale, ...LOCALES.map(({ code }) => code).filter((code) => code !== locale)];
}
