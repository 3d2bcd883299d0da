import type { LocaleStrategy } from '../../core/locale/locale.ts';
import type { Builds } from '../../core/ports/builds.ts';
import { localePath } from '../../core/routing/locale-path.ts';
import { findRedirect, type Redirects, readRedirects, redirectAddress } from '../../core/routing/redirects.ts';
import type { SiteAddress } from '../../core/routing/site-address.ts';
import { isSlashExempt, splitAddress } from '../../core/routing/trailing-slash.ts';
import { logWarning } from '../state/browser-log.ts';
import { loadDocument } from './browser-address.ts';

/**
 * Loads the redirect rules into the browser (LK4); if that fails, the server still answers with the redirects. Returns
 * a function that finds the address to which a rule redirects, null if there is none; its promise never settles if the
 * browser loads that address itself.
 */
export function createRedirectFinder(builds: Builds, buildId: string, strategy: LocaleStrategy) {
  let redirects: Redirects | null = null;
  void builds.meta(buildId).then((meta) => {
    if (meta.ok) redirects = readRedirects(meta.value.redirects);
    else logWarning(`The route rules could not be loaded: ${meta.error.kind}`);
  });
  return ({ path, locale, query, hash }: SiteAddress): string | null | Promise<never> => {
    const rule = redirects === null ? null : findRedirect(redirects, path, locale);
    if (rule === null) return null;
    const target = redirectAddress(rule, { query, hash });
    const address = rule.external ? target : localePath(target, locale, strategy);
    // A file is not a page of the router and is loaded by the browser.
    return rule.external || isSlashExempt(splitAddress(address).path) ? loadDocument(address) : address;
  };
}
