import { unprefixedLocale } from '../core/locale/locale-path.ts';
import type { RedirectRules } from '../core/ports/redirect-rules.ts';
import { findRedirect, type Redirects, redirectTarget } from '../core/routing/redirects.ts';
import { splitPath } from '../core/routing/trailing-slash.ts';
import type { RedirectStatus } from './env.ts';
import type { Logger } from './log.ts';
import type { SiteRules } from './site-rules.ts';

export interface FoundRedirect {
  readonly location: string;
  readonly status: RedirectStatus;
}

/**
 * Where a rule of the content leads an address that names its locale, query kept (product.md LK4); null for nowhere, and
 * where the rules cannot be read: that is logged.
 */
export type RedirectLookup = (url: string) => Promise<FoundRedirect | null>;

export function redirectLookup(
  port: RedirectRules,
  rules: Pick<SiteRules, 'strategy' | 'splitLocale' | 'localePath'>,
  log: Pick<Logger, 'error'>,
): RedirectLookup {
  async function redirects(): Promise<Redirects | null> {
    try {
      return await port.redirects();
    } catch (error) {
      // Pages are worth more than the rules that lead to others.
      log.error({ err: error }, 'The redirect rules could not be read');
      return null;
    }
  }

  return async (url) => {
    const { path, rest } = splitPath(url);
    const { locale: named, path: bare } = rules.splitLocale(path);
    const locale = named ?? unprefixedLocale(rules.strategy);
    if (locale === null) return null;
    const known = await redirects();
    const found = known && findRedirect(known, asRulesAreWritten(bare), locale);
    if (found === null) return null;
    const target = redirectTarget(found, { query: rest, hash: '' });
    return { location: found.external ? target : rules.localePath(target, locale), status: found.status };
  };
}

/** Signs that a path may hold as they are, and that content writes so; what they are coded for makes no other path. */
const PLAIN = /[\w\-.~!$&'()*+,;=:@]/;

function asRulesAreWritten(path: string): string {
  return path.replace(/%[2-7][0-9a-f]/gi, (coded) => {
    const sign = String.fromCharCode(Number.parseInt(coded.slice(1), 16));
    return PLAIN.test(sign) ? sign : coded;
  });
}
