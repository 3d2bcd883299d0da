import { createHash, timingSafeEqual } from 'node:crypto';
import { DEFAULT_LOCALE, type Locale, splitLocale, unprefixedLocale } from '../../core/locale/locale.ts';
import type { Market } from '../../core/market/market.ts';
import { currencyForCountry, unitForCountry, visitorCountry } from '../../core/preferences/visitor-country.ts';
import { localePath } from '../../core/routing/locale-path.ts';
import { routePath } from '../../core/routing/routes.ts';
import { trailingSlashRedirect } from '../../core/routing/trailing-slash.ts';
import type { Visitor, VisitorRules } from '../http/visitor.ts';
import type { AddressRules } from '../pages/page-address.ts';
import type { Env, RedirectStatus } from './env.ts';

/** The core's rules on addresses and visitors, bound to the configuration. */
export interface SiteRules extends AddressRules, VisitorRules {
  /**
   * Chooses the locale of a visitor at an address without one (LO3): the preferred one, the configured
   * fallback, then the default.
   */
  readonly detect: (visitor: Pick<Visitor, 'preferredLocale'>) => Locale;
  /** The status of redirects to the canonical address under the locale strategy (LO2). */
  readonly localeRedirectStatus: RedirectStatus;
  /** The redirect of `/` (LO5); null where the strategy decides. */
  readonly rootRedirect: RuledRedirect | null;
  /** Returns a path in a locale; '/' is the homepage. */
  readonly localePath: (path: string, locale: Locale) => string;
  readonly listPath: (market: Market) => string;
}

export interface RuledRedirect {
  readonly path: string;
  readonly status: RedirectStatus;
}

type RulesEnv = Pick<
  Env,
  'localeStrategy' | 'localeRedirectStatus' | 'fallbackLocale' | 'rootRedirect' | 'previewToken'
>;

export function siteRules({
  localeStrategy,
  localeRedirectStatus,
  fallbackLocale,
  rootRedirect,
  previewToken,
}: RulesEnv): SiteRules {
  return {
    strategy: localeStrategy,
    splitLocale,
    isPreviewToken: (token) => previewToken !== null && isSame(token, previewToken),
    trailingSlash: trailingSlashRedirect,
    country: visitorCountry,
    currencyOf: currencyForCountry,
    unitOf: unitForCountry,
    detect: ({ preferredLocale }) =>
      unprefixedLocale(localeStrategy) ?? preferredLocale ?? fallbackLocale ?? DEFAULT_LOCALE,
    localeRedirectStatus,
    rootRedirect,
    localePath: (path, locale) => localePath(path, locale, localeStrategy),
    listPath: (market) => routePath({ name: 'yacht-list', market }),
  };
}

/** Compares in constant time, so that a secret cannot be guessed by timing. */
function isSame(given: string, secret: string): boolean {
  const [a, b] = [given, secret].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer];
  return timingSafeEqual(a, b);
}
