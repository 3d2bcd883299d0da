import { DEFAULT_LOCALE, type Locale, type LocaleStrategy, splitLocale, unprefixedLocale } from '../locale/locale.ts';
import type { RouteKind } from './route-middleware.ts';
import { matchRoute, type Route } from './routes.ts';
import { type QueryAndHash, splitAddress } from './trailing-slash.ts';

/** An address of the site, split into its parts. */
export interface SiteAddress extends QueryAndHash {
  readonly locale: Locale;
  /** Null for an address without a route. */
  readonly route: Route | null;
  readonly path: string;
}

/** Parses a path of the site with its query and hash (RT1–RT3, LO2). Never throws. */
export function parseSiteAddress(url: string, strategy: LocaleStrategy): SiteAddress {
  const { path: whole, query, hash } = splitAddress(url);
  const { locale: named, path } = splitLocale(whole);
  const locale = named ?? unprefixedLocale(strategy);
  return {
    locale: locale ?? DEFAULT_LOCALE,
    route: locale === null ? null : matchRoute(path.endsWith('/') ? path : `${path}/`),
    path,
    query,
    hash,
  };
}

/** Returns the kind of route by which middleware is chosen (YN4). */
export function routeKind({ route }: SiteAddress): RouteKind {
  if (route?.name === 'search') return 'search';
  return route?.name === 'yacht' ? 'yacht' : 'other';
}
