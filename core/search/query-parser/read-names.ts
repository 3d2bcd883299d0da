import type { ParseState } from './parse-state.ts';

/**
 * Keeps the yacht's name after "named" as text: one word of any sense, and the unknown words after it. Returns the
 * lexemes of all names.
 */
export function readNames(state: ParseState): ReadonlySet<number> {
  const names = new Set<number>();
  state.lexemes.forEach((_, at) => {
    if (!state.openSense(at).named || state.isSeparated(at + 1)) return;
    state.consume(at);
    let next = at + 1;
    if (state.openSense(next).article) next += 1;
    if (state.lexemes[next]?.isName || state.isSeparated(next)) return;
    names.add(next);
    for (next += 1; !state.isSeparated(next) && state.isUnknown(next); next += 1) names.add(next);
  });
  state.keepAsText(...names);
  return names;
}
