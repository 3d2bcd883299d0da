import { DEFAULT_LOCALE, type Locale } from '../locale/locale.ts';
import { type LocaleStrategy, splitLocale, unprefixedLocale } from '../locale/split-locale.ts';
import type { RouteKind } from './route-middleware.ts';
import { matchRoute, type Route } from './routes.ts';
import { splitPath } from './trailing-slash.ts';

/** An address of the site, taken apart. */
export interface SiteAddress {
  readonly locale: Locale;
  /** Null where no route is. */
  readonly route: Route | null;
  /** Without locale. */
  readonly path: string;
  /** '' or `?…`. */
  readonly query: string;
  /** '' or `#…`. */
  readonly hash: string;
}

/** The place at a path of the site, query and hash included (product.md RT1–RT3, LO2). Never throws. */
export function parseSiteAddress(url: string, strategy: LocaleStrategy): SiteAddress {
  const { path: whole, rest } = splitPath(url);
  const { locale: named, path } = splitLocale(whole);
  const hashAt = rest.indexOf('#');
  const locale = named ?? unprefixedLocale(strategy);
  return {
    locale: locale ?? DEFAULT_LOCALE,
    route: locale === null ? null : matchRoute(path.endsWith('/') ? path : `${path}/`),
    path,
    query: hashAt === -1 ? rest : rest.slice(0, hashAt),
    hash: hashAt === -1 ? '' : rest.slice(hashAt),
  };
}

/** What a place is to the visitor's way through the site (product.md YN4). */
export function routeKind({ route }: SiteAddress): RouteKind {
  if (route?.name === 'search') return 'search';
  return route?.name === 'yacht' ? 'yacht' : 'other';
}
