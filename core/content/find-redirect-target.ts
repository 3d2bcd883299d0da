import { isLocale, LOCALES, type Locale } from '../locale/locale.ts';
import {
  findRedirect,
  findTranslatedRedirect,
  type RedirectStatus,
  type Redirects,
  type RedirectTarget,
} from '../routing/redirects.ts';
import { listAtYachtPrefix, routePath } from '../routing/routes.ts';
import type { Page } from './page.ts';

/** The pages and redirects among which an address is looked up. */
export interface KnownAddresses {
  /** Pages that are valid today. */
  readonly pages: readonly Page[];
  readonly redirects: Redirects;
}

/** The target of an address that has no page of its own; `to` may have the query and hash that a rule gives it. */
interface LocalizedRedirectTarget extends RedirectTarget {
  /** The locale of the path `to`, which lacks its prefix. */
  readonly locale: Locale;
  /** The status of the redirect rule that matched; null if none did. */
  readonly status: RedirectStatus | null;
}

/**
 * Finds the target of a path without locale that is no page's own address (RT5, LK4). It tries, in this order, the
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
  // A path with a second locale is wrong; the locale is no part of a slug.
  if (slug === '' || isLocale(slug.split('/', 1)[0])) return null;
  const ruled = findRedirect(redirects, path, locale) ?? findTranslatedRedirect(redirects, path, locale);
  if (ruled !== null) return { ...ruled, locale };
  const list = listAtYachtPrefix(path);
  if (list !== null) return { to: routePath(list), locale, external: false, status: null };
  const own = pages.find(({ translations }) => LOCALES.some(({ code }) => translations[code]?.slug === slug));
  const page = own ?? pageAbove(slug, locale, pages) ?? pageEndingWith(slug, locale, pages);
  return page && addressOf(page, locale);
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

/** Returns the page that most of the pages below this path name as their parent. */
function pageAbove(slug: string, locale: Locale, pages: readonly Page[]): Page | null {
  for (const code of localesFrom(locale)) {
    const votes = new Map<string, number>();
    for (const { parent, translations } of pages) {
      if (parent === null || !translations[code]?.slug.startsWith(`${slug}/`)) continue;
      votes.set(parent, (votes.get(parent) ?? 0) + 1);
    }
    const [most] = [...votes].sort(([, a], [, b]) => b - a);
    const above = most && pages.find(({ id }) => id === most[0]);
    if (above) return above;
  }
  return null;
}

/** Returns the page whose path ends with this one, `offices-and-people/people` for `people`, if it is the only one. */
function pageEndingWith(slug: string, locale: Locale, pages: readonly Page[]): Page | null {
  for (const code of localesFrom(locale)) {
    const [only, ...others] = pages.filter(({ translations }) => translations[code]?.slug.endsWith(`/${slug}`));
    if (only !== undefined) return others.length === 0 ? only : null;
  }
  return null;
}

/** Returns this locale, then the others in the order of the locale table. */
function localesFrom(locale: Locale): readonly Locale[] {
  return [locale, ...LOCALES.map(({ code }) => code).filter((code) => code !== locale)];
}
