import type { ParseState } from './parse-state.ts';
import { wordSet } from './phrases.ts';
import { leadOf } from './quantity.ts';
import { rangeEnds } from './range-ends.ts';
import { isYear } from './read-dates.ts';
import { markRead } from './read-quantities.ts';

/** Words before a decade: "años 90". */
const YEARS = wordSet('particle.years');

/** Finds decades as build or refit years: "1990s", "the 90s", "años 90"; "after the 90s" is after 1999. */
export function readDecades(state: ParseState): void {
  state.lexemes.forEach((_, at) => {
    const decade = decadeAt(state, at);
    if (decade === null) return;
    const lead = leadOf(state, isAfterYears(state, at) ? at - 1 : at);
    const bound = lead.bound?.bound ?? null;
    const about = lead.subject === 'refit' ? 'refit' : 'year';
    const [first, last] = [decade, decade + 9];
    const ends = rangeEnds(about, bound, bound === 'over' ? last : first, last, bound === null);
    const to = isPlural(state, at) ? at + 2 : at + 1;
    state.measures.push({ ...ends, facet: about, isPart: false, ...state.typedWords(lead.from, to) });
    markRead(state, lead, at, to, about);
  });
}

/** The first year of the decade at a lexeme; null where there is none. */
function decadeAt(state: ParseState, at: number): number | null {
  const { number = null } = state.openSense(at);
  if (number === null || number % 10 !== 0) return null;
  const isRange =
    state.adjacentSense(at + 1).connective !== undefined && state.adjacentSense(at + 2).number !== undefined;
  if (!isPlural(state, at) && (!isAfterYears(state, at) || isRange)) return null;
  if (number >= 30 && number < 100) return 1900 + number;
  return isYear(number, state.word(at)) ? number : null;
}

function isAfterYears(state: ParseState, at: number): boolean {
  return YEARS.has(state.word(at - 1)) && !state.isSeparated(at);
}

/** Whether an "s" directly follows a number. */
function isPlural(state: ParseState, at: number): boolean {
  const [end, next] = [state.lexemes[at]?.tokens.at(-1)?.to, state.lexemes[at + 1]?.tokens[0]];
  return next?.text === 's' && next.from === end && state.isOpen(at + 1);
}
