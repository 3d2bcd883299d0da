import type { ParseState } from './parse-state.ts';
import { isCounted, isDayNumber } from './read-dates.ts';
import type { Sense } from './senses.ts';

/** Ignores the remaining days, weeks, parties and wishes without a filter, since no yacht's text contains them. */
export function readLeftovers(state: ParseState): void {
  for (let at = 0; at < state.lexemes.length; ) {
    const { day, unit, per, unfiltered, subject } = state.openSense(at);
    let end = at + 1;
    if (day || unit === 'duration' || (per !== undefined && subject === undefined)) end = ignoreDays(state, at);
    else if (isParty(state, at)) state.ignore('party', at, end);
    else if (unfiltered && !state.measures.some(({ facet }) => facet === subject)) state.ignore('no-filter', at, end);
    at = end;
  }
}

/** Whether a lexeme names people without a number: "with kids", "amigos", but not "kid friendly". */
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
    const { day: another, date, unit, number, connective, glue } = state.openSense(at);
    const isOfDay = isDayNumber(number) && !isCounted(state, at);
    if (another || (date && !glue) || unit === 'duration' || isOfDay) to = at + 1;
    else if (connective === undefined && !glue) break;
  }
  state.ignore('date', from, to);
  return to;
}

function isBeforeDay({ date, article, number }: Sense): boolean {
  return date === true || article === true || number !== undefined;
}
