import type { ParseState } from './parse-state.ts';
import { isDayOfMonth, isQuantityAt } from './read-seasons.ts';
import type { Sense } from './senses.ts';

/** Ignores negated wishes ("without a pool"), since no filter excludes anything. */
export function ignoreNegations(state: ParseState): void {
  state.lexemes.forEach((_, at) => {
    if (!state.openSense(at).negates) return;
    const target = targetOf(state, at);
    if (target !== null) state.ignore('negation', at, endOfNegated(state, target));
  });
}

/** Returns the lexeme that a negation refers to; null if it negates an amount ("no longer than 40 m") or nothing. */
function targetOf(state: ParseState, negation: number): number | null {
  for (let at = negation + 1; !state.isSeparated(at) && state.isOpen(at); at += 1) {
    const { before, number, opensRange } = state.openSense(at);
    if (before !== undefined || number !== undefined || opensRange) return null;
    if (!isFiller(state.openSense(at))) return at;
  }
  return null;
}

/** Returns the end of the negated words, past unknown words and values joined by "or" ("no jacuzzi or pool"). */
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

function isFiller({ functionWord, request, choices, unit }: Sense): boolean {
  return (functionWord === true || request === true) && choices === undefined && unit === undefined;
}

/** Ignores the remaining days, weeks, parties and wishes without a filter, since no yacht's text contains them. */
export function ignoreLeftovers(state: ParseState): void {
  for (let at = 0; at < state.lexemes.length; ) {
    const { day, unit, per, unfiltered, subject } = state.openSense(at);
    let end = at + 1;
    if (day || unit === 'duration' || (per !== undefined && subject === undefined)) end = ignoreDays(state, at);
    else if (isParty(state, at)) state.ignore('party', at, end);
    else if (unfiltered && !state.measures.some(({ facet }) => facet === subject)) state.ignore('no-filter', at, end);
    at = end;
  }
}

/** Returns whether a lexeme names people without a number: "with kids", "amigos", but not "kid friendly". */
function isParty(state: ParseState, at: number): boolean {
  const { unit, subject } = state.openSense(at);
  const isPeople = unit === 'part' || (unit === 'guests' && subject === undefined);
  return isPeople && (state.isSeparated(at + 1) || !state.isUnknown(at + 1));
}

/** Ignores a day or week with the date words beside it: "next Saturday", "2026-07-20 to 2026-07-27", "a week". */
function ignoreDays(state: ParseState, day: number): number {
  let from = day;
  while (!state.isSeparated(from) && isBeforeDay(state.openSense(from - 1))) from -= 1;
  let to = day + 1;
  for (let at = to; !state.isSeparated(at); at += 1) {
    const { day: another, date, unit, number, connective, functionWord } = state.openSense(at);
    const isOfDay = isDayOfMonth(number) && !isQuantityAt(state, at);
    if (another || (date && !functionWord) || unit === 'duration' || isOfDay) to = at + 1;
    else if (connective === undefined && !functionWord) break;
  }
  state.ignore('date', from, to);
  return to;
}

function isBeforeDay({ date, article, number }: Sense): boolean {
  return date === true || article === true || number !== undefined;
}
