import type { YachtId } from '../yacht/yacht.ts';

/** Matches an id that needs no percent-encoding. */
const FORM = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

/** Returns whether a text can stand in an address as the id of a yacht; ids of records may be any text. */
export function isUrlSafeYachtId(text: unknown): text is YachtId {
  return typeof text === 'string' && FORM.test(text);
}

/** Returns the ids among these values, each once, in their order, at most `limit`. */
export function yachtIds(values: Iterable<unknown>, limit: number): readonly YachtId[] {
  const ids = new Set<YachtId>();
  for (const value of values) {
    if (ids.size >= limit) break;
    if (isUrlSafeYachtId(value)) ids.add(value);
  }
  return [...ids];
}
