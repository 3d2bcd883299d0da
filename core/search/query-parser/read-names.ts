import type { Reading } from './parse-state.ts';

/**
 * Keeps as text the name that follows "named": one word, whatever it means, and the unknown words behind it. Gives the
 * lexemes of all names.
 */
export function readNames(reading: Reading): ReadonlySet<number> {
  const names = new Set<number>();
  reading.lexemes.forEach((_, at) => {
    if (!reading.sense(at).named || reading.isParted(at + 1)) return;
    reading.use(at);
    let next = at + 1;
    if (reading.sense(next).article) next += 1;
    if (reading.lexemes[next]?.isName || reading.isParted(next)) return;
    names.add(next);
    for (next += 1; !reading.isParted(next) && reading.isUnknown(next); next += 1) names.add(next);
  });
  reading.keep(...names);
  return names;
}
