import { linkPolicy } from './link-policy.ts';

const LONGEST = 2000;

/**
 * Returns whether an address may be stored in the navigation context: a path of this site with its query, without locale
 * so that it stays valid in another language, and at most 2000 characters long. Browsers read `\` as `/`.
 */
export function isSitePath(raw: unknown): raw is string {
  return (
    typeof raw === 'string' &&
    raw.startsWith('/') &&
    raw.length <= LONGEST &&
    !/[\p{Cc}\\]/u.test(raw) &&
    linkPolicy(raw).kind === 'internal'
  );
}
