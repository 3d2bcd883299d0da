import { type Locale, splitLocale, unprefixedLocale } from '../../core/locale/locale.ts';
import { findRedirect, findTranslatedRedirect, type Redirects, redirectAddress } from '../../core/routing/redirects.ts';
import { isSlashExempt, splitAddress } from '../../core/routing/trailing-slash.ts';
import type { AddressRules } from '../start/address-rules.ts';
import type { RedirectStatus } from '../start/env.ts';

export interface FoundRedirect {
  readonly location: string;
  readonly status: RedirectStatus;
}

/**
 * Finds where the redirect rule of an address leads, with the address's query (LK4); null without a rule. A file, which
 * has no page in any language, follows the rules of every language.
 * @param detected the visitor's locale, for addresses that name none; null finds no rule for these
 */
export function redirectAt(
  redirects: Redirects,
  rules: Pick<AddressRules, 'strategy' | 'localePath'>,
  url: string,
  detected: Locale | null = null,
): FoundRedirect | null {
  const { path, rest } = splitAddress(url);
  const { locale: named, path: bare } = splitLocale(path);
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

/** Characters that content writes unencoded in paths; the encoded and the plain path are the same. */
const PLAIN = /[\w\-.~!$&'()*+,;=:@]/;

/** Decodes those characters of a path that the content's rules write unencoded. */
export function toRuleSpelling(path: string): string {
  return path.replace(/%[2-7][0-9a-f]/gi, (coded) => {
    const sign = String.fromCharCode(Number.parseInt(coded.slice(1), 16));
    return PLAIN.test(sign) ? sign : coded;
  });
}
