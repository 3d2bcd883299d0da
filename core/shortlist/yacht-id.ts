import type { YachtId } from '../yacht/yacht.ts';

/** Matches an id that needs no percent-encoding. */
const URL_SAFE_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

/** Returns whether a value can be used as a yacht's id in a URL; ids in records may be any string. */
export function isUrlSafeYachtId(value: unknown): value is YachtId {
  return typeof value === 'string' && URL_SAFE_ID.test(value);
}

/** Returns the distinct valid ids among these values, in order, at most `limit`. */
export function yachtIds(values: Iterable<unknown>, limit: number): readonly YachtId[] {
  const ids = new Set<YachtId>();
  for (const value of values) {
    if (ids.size >= limit) break;
    if (isUrlSafeYachtId(value)) ids.add(value);
  }
  return [...ids];
}
