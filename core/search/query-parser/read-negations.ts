import type { ParseState } from './parse-state.ts';
import type { Sense } from './senses.ts';

/** Ignores negated wishes ("without a pool"), since no filter excludes anything. */
export function readNegations(state: ParseState): void {
  state.lexemes.forEach((_, at) => {
    if (!state.openSense(at).negates) return;
    const target = targetOf(state, at);
    if (target !== null) state.ignore('negation', at, endOfNegated(state, target));
  });
}

/** The lexeme that a negation refers to; null where it negates a bound ("no longer than 40 m") or nothing follows. */
function targetOf(state: ParseState, negation: number): number | null {
  for (let at = negation + 1; !state.isSeparated(at) && state.isOpen(at); at += 1) {
    const { before, number, opensRange } = state.openSense(at);
    if (before !== undefined || number !== undefined || opensRange) return null;
    if (!isFiller(state.openSense(at))) return at;
  }
  return null;
}

/** The end of the negated words, with further unknown words and with values joined by "or" ("no jacuzzi or pool"). */
function endOfNegated(state: ParseState, target: number): number {
  let end = target + 1;
  if (state.isUnknown(target)) while (!state.isSeparated(end) && state.isUnknown(end)) end += 1;
  for (;;) {
    if (state.adjacentSense(end).connective !== 'or') return end;
    let at = end + 1;
    while (isFiller(state.adjacentSense(at))) at += 1;
    const { choices, market } = state.adjacentSense(at);
    if (choices === undefined && market === undefined) return end;
    end = at + 1;
  }
}

function isFiller({ glue, request, choices, unit }: Sense): boolean {
  return (glue === true || request === true) && choices === undefined && unit === undefined;
}
