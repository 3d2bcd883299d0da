import type { Reading } from './parse-state.ts';
import { leadOf } from './quantity.ts';
import { boundedBy } from './range-ends.ts';
import { isYear } from './read-dates.ts';
import { markRead } from './read-quantities.ts';

/** Finds "1990s", "the 90s" and "años 90": ten years, counted from the last of them after "after". */
export function readDecades(reading: Reading): void {
  reading.lexemes.forEach((_, at) => {
    const decade = decadeAt(reading, at);
    if (decade === null) return;
    const lead = leadOf(reading, isAfterYears(reading, at) ? at - 1 : at);
    const bound = lead.bound?.bound ?? null;
    const about = lead.subject === 'refit' ? 'refit' : 'year';
    const [first, last] = [decade, decade + 9];
    const ends = boundedBy(about, bound, bound === 'over' ? last : first, last, bound === null);
    const to = isPlural(reading, at) ? at + 2 : at + 1;
    reading.measures.push({ ...ends, facet: about, isPart: false, ...reading.words(lead.from, to) });
    markRead(reading, lead, at, to, about);
  });
}

/** The first year of the decade that a lexeme names; null where it names none. */
function decadeAt(reading: Reading, at: number): number | null {
  const { number = null } = reading.sense(at);
  if (number === null || number % 10 !== 0) return null;
  const isRange = reading.next(at + 1).joint !== undefined && reading.next(at + 2).number !== undefined;
  if (!isPlural(reading, at) && (!isAfterYears(reading, at) || isRange)) return null;
  if (number >= 30 && number < 100) return 1900 + number;
  return isYear(number, reading.word(at)) ? number : null;
}

function isAfterYears(reading: Reading, at: number): boolean {
  return reading.word(at - 1) === 'anos' && !reading.isParted(at);
}

/** Whether an "s" hangs on a number. */
function isPlural(reading: Reading, at: number): boolean {
  const [end, next] = [reading.lexemes[at]?.tokens.at(-1)?.to, reading.lexemes[at + 1]?.tokens[0]];
  return next?.text === 's' && next.from === end && reading.isOpen(at + 1);
}
