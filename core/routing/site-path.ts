import { err, ok, type Result } from '../shared/result.ts';
import { classifyLink } from './link-policy.ts';

/** The file in the folder of a page that holds its data; Vike names it. */
export const PAGE_DATA_FILE = 'index.pageContext.json';

const MAX_LENGTH = 2000;
/** Characters of a path that a form may lead back to. */
export const MAX_RETURN_PATH = 2048;
const ORIGIN = 'http://site.invalid';

/**
 * Returns whether an address may be stored in the navigation context: a path of this site of at most 2000 characters.
 * Callers leave out its locale, so that it stays valid in another language. Browsers read `\` as `/`.
 */
export function isSitePath(raw: unknown): raw is string {
  return (
    typeof raw === 'string' &&
    raw.startsWith('/') &&
    raw.length <= MAX_LENGTH &&
    !/[\p{Cc}\\]/u.test(raw) &&
    classifyLink(raw).kind === 'internal'
  );
}

/** The target of an allowed navigation. */
interface NavigationTarget {
  readonly kind: 'internal' | 'external';
  readonly href: string;
}

interface NavigationRefusal {
  readonly kind: 'refused';
  /** `external`: another site, which the caller did not allow. `scheme`: not a target of a navigation. */
  readonly reason: 'scheme' | 'external';
}

/**
 * Checks the target of a navigation (LK3). Other sites, tel: and mailto: need `external`; what classifyLink
 * refuses (`javascript:`, `data:`, `blob:` in any disguise, `//host`) is always refused.
 */
export function navigationTarget(
  href: string,
  { external = false }: { readonly external?: boolean } = {},
): Result<NavigationTarget, NavigationRefusal> {
  const { kind } = classifyLink(href);
  if (kind === 'internal') return ok({ kind, href });
  if (kind !== 'refused' && external) return ok({ kind: 'external', href });
  return err({ kind: 'refused', reason: kind === 'external' ? 'external' : 'scheme' });
}

/**
 * Parses the return path of a form; null unless it is a path of this site. Other hosts are refused in any disguise:
 * `//host`, `/\host`, `/./ /host`, control characters, a scheme (LK3).
 */
export function parseReturnPath(given: string | null): string | null {
  if (given === null || given.length > MAX_RETURN_PATH || !given.startsWith('/')) return null;
  if (/[\p{Cc} \\]/u.test(given) || !URL.canParse(given, ORIGIN)) return null;
  const url = new URL(given, ORIGIN);
  if (url.origin !== ORIGIN || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
