import type { YachtId } from '../yacht/yacht.ts';

/** What an id looks like in an address or in a browser's storage: nothing that an address would have to escape. */
const FORM = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

export function isYachtId(text: unknown): text is YachtId {
  return typeof text === 'string' && FORM.test(text);
}

/** The ids among these values, each once, in their order, no more than so many. */
export function yachtIds(values: Iterable<unknown>, most: number): readonly YachtId[] {
  const ids = new Set<YachtId>();
  for (const value of values) {
    if (ids.size >= most) break;
    if (isYachtId(value)) ids.add(value);
  }
  return [...ids];
}
