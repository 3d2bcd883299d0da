import type { Locale } from '../../core/locale/locale.ts';
import { unprefixedLocale } from '../../core/locale/split-locale.ts';
import { findRedirect, findTranslatedRedirect, type Redirects, redirectAddress } from '../../core/routing/redirects.ts';
import { isSlashExempt, splitPath } from '../../core/routing/trailing-slash.ts';
import type { RedirectStatus } from '../start/env.ts';
import type { SiteRules } from '../start/site-rules.ts';

export interface FoundRedirect {
  readonly location: string;
  readonly status: RedirectStatus;
}

/**
 * The redirect of a rule at an address, query kept (product.md LK4); null for none. A file has no page that a rule of
 * another language could stand in the way of, and is led on by that one, too.
 *
 * @param detected the visitor's locale, for addresses that name none; null leaves those without a rule
 */
export function redirectAt(
  redirects: Redirects,
  rules: Pick<SiteRules, 'strategy' | 'splitLocale' | 'localePath'>,
  url: string,
  detected: Locale | null = null,
): FoundRedirect | null {
  const { path, rest } = splitPath(url);
  const { locale: named, path: bare } = rules.splitLocale(path);
  const locale = named ?? unprefixedLocale(rules.strategy) ?? detected;
  if (locale === null) return null;
  const written = toRuleSpelling(bare);
  const found =
    findRedirect(redirects, written, locale) ??
    (isSlashExempt(bare) ? findTranslatedRedirect(redirects, written, locale) : null);
  if (found === null) return null;
  const target = redirectAddress(found, { query: rest, hash: '' });
  return { location: found.external ? target : rules.localePath(target, locale), status: found.status };
}

/** Characters that a path may hold as they are, and that content writes so: coded, they make no other path. */
const PLAIN = /[\w\-.~!$&'()*+,;=:@]/;

/** A path as the content writes it in its rules. */
export function toRuleSpelling(path: string): string {
  return path.replace(/%[2-7][0-9a-f]/gi, (coded) => {
    const sign = String.fromCharCode(Number.parseInt(coded.slice(1), 16));
    return PLAIN.test(sign) ? sign : coded;
  });
}
