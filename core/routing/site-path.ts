import { linkPolicy } from './link-policy.ts';

const LONGEST = 2000;

/**
 * Whether this is an address that the visit's memory may keep: a path of this site with its query, without locale so
 * that a switch of language keeps it right, and no longer than 2000 characters. Browsers read `\` as `/`.
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
