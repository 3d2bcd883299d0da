import type { FastifyRequest } from 'fastify';
import { detectLocale } from '../core/locale/detect-locale.ts';
import type { Locale } from '../core/locale/locale.ts';
import { type LocaleStrategy, localePath, localeRedirect, splitLocale } from '../core/locale/locale-path.ts';
import { currencyForCountry, unitForCountry, visitorCountry } from '../core/price/visitor-country.ts';
import { matchRoute, routePath } from '../core/routing/routes.ts';
import { trailingSlashRedirect } from '../core/routing/trailing-slash.ts';
import type { Market } from '../core/yacht/market.ts';
import type { AddressRules } from './page-address.ts';
import type { Visitor, VisitorRules } from './visitor.ts';

/** What the core says about addresses and visitors, as the server asks it. */
export interface SiteRules extends AddressRules, VisitorRules {
  /** The locale for a visitor at an address without one (product.md LO3). */
  readonly detect: (clues: LocaleClues) => Locale;
  /** Where an address that does not stand for a page leads, query kept (product.md LO2); null when nowhere. */
  readonly localeRedirect: (url: string, clues: LocaleClues) => string | null;
  /** A path in a locale; '/' is the homepage. */
  readonly localePath: (path: string, locale: Locale) => string;
  readonly listPath: (market: Market) => string;
}

export interface LocaleClues {
  readonly cookie: Locale | null;
  readonly acceptLanguage: string | null;
}

export function siteRules(strategy: LocaleStrategy): SiteRules {
  return {
    strategy,
    splitLocale,
    trailingSlash: trailingSlashRedirect,
    listMarket(path) {
      const route = matchRoute(path);
      return route?.name === 'yacht-list' ? route.market : null;
    },
    country: (clues) => visitorCountry({ stored: null, ...clues }),
    currencyOf: currencyForCountry,
    unitOf: unitForCountry,
    detect: detectLocale,
    localeRedirect: (url, clues) => localeRedirect(url, strategy, detectLocale(clues))?.to ?? null,
    localePath: (path, locale) => localePath(path, locale, strategy),
    listPath: (market) => routePath({ name: 'yacht-list', market }),
  };
}

export function localeClues(request: FastifyRequest, visitor: Visitor): LocaleClues {
  return { cookie: visitor.cookieLocale, acceptLanguage: request.headers['accept-language'] ?? null };
}
