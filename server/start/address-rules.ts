import { detectLocale } from '../../core/locale/detect-locale.ts';
import type { Locale } from '../../core/locale/locale.ts';
import { localePath } from '../../core/routing/locale-path.ts';
import type { Visitor } from '../http/visitor.ts';
import type { Env } from './env.ts';
import { isSameSecret } from './same-secret.ts';

export type AddressRules = ReturnType<typeof addressRules>;

type RulesEnv = Pick<
  Env,
  'localeStrategy' | 'localeRedirectStatus' | 'fallbackLocale' | 'rootRedirect' | 'previewToken'
>;

/** The rules of addresses that depend on the configuration. */
export function addressRules({
  localeStrategy,
  localeRedirectStatus,
  fallbackLocale,
  rootRedirect,
  previewToken,
}: RulesEnv) {
  return {
    strategy: localeStrategy,
    /** Whether a preview without a token is none. */
    previewNeedsToken: previewToken !== null,
    /** Whether a token allows drafts to be read (CO8). */
    isPreviewToken: (token: string) => previewToken !== null && isSameSecret(token, previewToken),
    /** Returns the locale of a visitor at an address without one (LO3). */
    detectLocale: ({ preferredLocale }: Pick<Visitor, 'preferredLocale'>): Locale =>
      detectLocale({ strategy: localeStrategy, preferred: preferredLocale, fallback: fallbackLocale }),
    /** The status of redirects to the canonical address under the locale strategy (LO2). */
    localeRedirectStatus,
    /** The redirect of `/` (LO5); null where the strategy decides. */
    rootRedirect,
    /** Returns a path in a locale; '/' is the homepage. */
    localePath: (path: string, locale: Locale) => localePath(path, locale, localeStrategy),
  };
}
