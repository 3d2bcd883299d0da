import { firstParts } from './first-parts.ts';

/** Tags of an `If-None-Match` that are compared; caches send one or a few. */
const MAX_TAGS = 20;

/** Returns whether an `If-None-Match` names an entity tag, weakly compared (RFC 9110, 13.1.2). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = firstParts(ifNoneMatch, ',', MAX_TAGS).split(',');
  return ifNoneMatch === '*' || tags.some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
