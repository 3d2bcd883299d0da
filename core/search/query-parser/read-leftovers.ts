import type { Sense } from './lexicon.ts';
import type { Reading } from './parse-state.ts';
import { isCounted, isDayNumber } from './read-dates.ts';

/** Notes as ignored what is left of days, weeks and parties, and what no filter holds: text would find no yacht by it. */
export function readLeftovers(reading: Reading): void {
  for (let at = 0; at < reading.lexemes.length; ) {
    const { day, unit, per, unfiltered, subject } = reading.sense(at);
    let end = at + 1;
    if (day || unit === 'duration' || (per !== undefined && subject === undefined)) end = ignoreDays(reading, at);
    else if (isParty(reading, at)) reading.ignore('party', at, end);
    else if (unfiltered && !reading.measures.some(({ facet }) => facet === subject))
      reading.ignore('no-filter', at, end);
    at = end;
  }
}

/** "with kids", "amigos": people who are not counted; "kid friendly" is text. */
function isParty(reading: Reading, at: number): boolean {
  const { unit, subject } = reading.sense(at);
  const isPeople = unit === 'part' || (unit === 'guests' && subject === undefined);
  return isPeople && (reading.isParted(at + 1) || !reading.isUnknown(at + 1));
}

/** "next Saturday", "2026-07-20 to 2026-07-27", "a week": the day, and what beside it says no more than when. */
function ignoreDays(reading: Reading, day: number): number {
  let from = day;
  while (!reading.isParted(from) && isBeforeDay(reading.sense(from - 1))) from -= 1;
  let to = day + 1;
  for (let at = to; !reading.isParted(at); at += 1) {
    const { day: another, date, unit, number, joint, glue } = reading.sense(at);
    const isOfDay = isDayNumber(number) && !isCounted(reading, at);
    if (another || (date && !glue) || unit === 'duration' || isOfDay) to = at + 1;
    else if (joint === undefined && !glue) break;
  }
  reading.ignore('date', from, to);
  return to;
}

function isBeforeDay({ date, article, number }: Sense): boolean {
  return date === true || article === true || number !== undefined;
}
