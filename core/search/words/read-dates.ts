import type { Reading } from './reading.ts';

const MAX_DAY = 31;
const OF: ReadonlySet<string> = new Set(['of', 'de', 'del']);
const ORDINALS: ReadonlySet<string> = new Set(['st', 'nd', 'rd', 'th']);

/** Finds months and seasons, and reads the days, weeks and years beside them, which no facet holds. */
export function readDates(reading: Reading): void {
  reading.lexemes.forEach((_, at) => {
    const { season } = reading.sense(at);
    if (season === undefined) return;
    reading.choices.push({ facet: 'season', value: season });
    reading.use(at);
    readBefore(reading, at);
    readAfter(reading, at);
  });
}

/** "first two weeks of", "from 1 to 8", "mid", "2nd of". */
function readBefore(reading: Reading, month: number): void {
  let isDay = true;
  let isRange = false;
  for (let at = month - 1; at >= 0 && !reading.isParted(at + 1); at -= 1) {
    const { article, date, glue, joint, number, unit } = reading.sense(at);
    if (number !== undefined) {
      const isCount = reading.senseOf(at + 1).unit === 'duration';
      if (!isCount && !(isDay && isDayNumber(number) && !isParty(reading, at))) return;
      reading.use(at);
      isRange =
        !isCount && !isRange && !reading.isParted(at) && isDayNumber(dayBefore(reading, jointBefore(reading, at)));
      isDay = isRange;
    } else if (date || unit === 'duration') {
      reading.use(at);
      isDay &&= ORDINALS.has(reading.word(at));
    } else if (joint !== undefined && isDay && isDayNumber(dayBefore(reading, at))) {
      reading.use(at);
    } else if (glue) {
      isDay &&= OF.has(reading.word(at)) || (isRange && article === true);
    } else return;
  }
}

/** The joint that a day ends a range with, past an article: "to the 8th". */
function jointBefore(reading: Reading, day: number): number {
  return reading.sense(day - 1).joint === undefined && reading.sense(day - 1).article ? day - 2 : day - 1;
}

/** The number before a joint, past an ordinal's ending. */
function dayBefore(reading: Reading, joint: number): number | undefined {
  if (reading.sense(joint).joint === undefined) return undefined;
  const at = ORDINALS.has(reading.word(joint - 1)) ? joint - 2 : joint - 1;
  return reading.sense(at).number;
}

/** "sleeps 8 August" counts guests; "for 8 of August" does not. */
function isParty(reading: Reading, at: number): boolean {
  const { subject } = reading.sense(at - 1);
  return (subject === 'party' || subject === 'guests') && !OF.has(reading.word(at + 1));
}

/** "8th", "2027", "10 to 17", "season". */
function readAfter(reading: Reading, month: number): void {
  for (let at = month + 1; at < reading.lexemes.length; at += 1) {
    const { number, date, glue, joint } = reading.sense(at);
    const isFree = !reading.isParted(at);
    if (number !== undefined && isYear(number, reading.word(at)) && !isCounted(reading, at)) reading.use(at);
    else if (!isFree) return;
    else if (number !== undefined && isDayNumber(number) && !isCounted(reading, at)) reading.use(at);
    else if (date && !glue) reading.use(at);
    else if (joint !== undefined && isEndOfRange(reading, at)) reading.use(at);
    else if (!OF.has(reading.word(at))) return;
  }
}

function isEndOfRange(reading: Reading, joint: number): boolean {
  const { number } = reading.next(joint + 1);
  return number !== undefined && reading.isUsed(joint - 1) && !isCounted(reading, joint + 1);
}

function isDayNumber(number: number | undefined): boolean {
  return number !== undefined && Number.isInteger(number) && number >= 1 && number <= MAX_DAY;
}

export function isYear(number: number, written: string): boolean {
  return /^(?:19|20)\d\d$/.test(written) && Number(written) === number;
}

/** Whether a number says how many of something, or is the first of two that do. */
function isCounted(reading: Reading, at: number): boolean {
  const { unit, scale, currency, after, joint } = reading.next(at + 1);
  if (unit !== undefined) return unit !== 'duration';
  if (scale !== undefined || currency !== undefined || after !== undefined) return true;
  return joint !== undefined && reading.next(at + 2).number !== undefined && isCounted(reading, at + 2);
}
