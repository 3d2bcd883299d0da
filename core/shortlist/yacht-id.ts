import type { YachtId } from '../yacht/yacht.ts';

/** Matches an id in an address or in storage: only characters that need no percent-encoding. */
const FORM = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

export function isYachtId(text: unknown): text is YachtId {
  return typeof text === 'string' && FORM.test(text);
}

/** Returns the ids among these values, each once, in their order, at most `most`. */
export function yachtIds(values: Iterable<unknown>, most: number): readonly YachtId[] {
  const ids = new Set<YachtId>();
  for (const value of values) {
    if (ids.size >= most) break;
    if (isYachtId(value)) ids.add(value);
  }
  return [...ids];
}
