import type { Reading } from './parse-state.ts';

const MAX_DAY = 31;
const OF: ReadonlySet<string> = new Set(['of', 'de', 'del']);
/** Words beside a season that do not narrow it. */
const VAGUE: ReadonlySet<string> = new Set([
  ...['this', 'next', 'coming', 'following', 'season', 'time', 'whole', 'all', 'every', 'throughout', 'during'],
  ...['around', 'month', 'months', 'period', 'high', 'peak', 'holidays', 'break', 'este', 'esta', 'proximo', 'proxima'],
  ...['que', 'todo', 'toda', 'pleno', 'plena', 'durante', 'mes', 'meses', 'temporada', 'vacaciones', 'fiestas', 'alta'],
]);
const ORDINALS: ReadonlySet<string> = new Set(['st', 'nd', 'rd', 'th']);

/** Lexemes `from` up to `to` that say when; `isExact` where they say more than a month or a season. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly isExact: boolean;
}

/**
 * Finds months and seasons, as the season that they lie in. Days, weeks and years beside them are noted as ignored: no
 * facet holds them.
 */
export function readDates(reading: Reading): void {
  const stretches = reading.lexemes.flatMap((_, at): Stretch[] => {
    const { season } = reading.sense(at);
    if (season === undefined) return [];
    reading.choices.push({ facet: 'season', value: season, ...reading.words(at) });
    reading.use(at);
    const [from, to] = [readBefore(reading, at), readAfter(reading, at)];
    return [{ from, to, isExact: isExact(reading, from, to) }];
  });
  for (const { from, to, isExact } of joined(stretches)) if (isExact) reading.ignore('date', from, to);
}

/** Whether more than a month or a season is said: "this summer" is no more, "the first week of July" is. */
function isExact(reading: Reading, from: number, to: number): boolean {
  return reading.lexemes.slice(from, to).some(({ sense, tokens }) => {
    const { season, glue, joint } = sense;
    return season === undefined && !glue && joint === undefined && !VAGUE.has(tokens[0]?.text ?? '');
  });
}

/** Stretches that follow each other at once, as one: "12 July to 2 August". */
function joined(stretches: readonly Stretch[]): readonly Stretch[] {
  const all: Stretch[] = [];
  for (const one of stretches) {
    const last = all.at(-1);
    if (last === undefined || last.to < one.from) all.push(one);
    else
      all[all.length - 1] = { from: Math.min(last.from, one.from), to: one.to, isExact: last.isExact || one.isExact };
  }
  return all;
}

/** "first two weeks of", "from 1 to 8", "mid", "2nd of": where what was read begins. */
function readBefore(reading: Reading, month: number): number {
  let isDay = true;
  let isRange = false;
  let from = month;
  const read = (at: number) => {
    reading.use(at);
    from = at;
  };
  for (let at = month - 1; at >= 0 && !reading.isParted(at + 1); at -= 1) {
    const { article, date, glue, joint, number, per, share, unit } = reading.sense(at);
    if (number !== undefined) {
      const isCount = reading.senseOf(at + 1).unit === 'duration';
      if (!isCount && !(isDay && isDayNumber(number) && !isParty(reading, at))) break;
      read(at);
      isRange =
        !isCount && !isRange && !reading.isParted(at) && isDayNumber(dayBefore(reading, jointBefore(reading, at)));
      isDay = isRange;
    } else if (date || share !== undefined || unit === 'duration' || per !== undefined) {
      read(at);
      isDay &&= ORDINALS.has(reading.word(at));
    } else if (joint !== undefined && isDay && isDayNumber(dayBefore(reading, at))) {
      read(at);
    } else if (glue) {
      isDay &&= OF.has(reading.word(at)) || (isRange && article === true);
    } else break;
  }
  return from;
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

/** "8th", "2027", "10 to 17", "season": where what was read ends. */
function readAfter(reading: Reading, month: number): number {
  let to = month + 1;
  for (let at = to; at < reading.lexemes.length; at += 1) {
    const { number, date, glue, joint } = reading.sense(at);
    const isFree = !reading.isParted(at);
    const isDay = number !== undefined && !isCounted(reading, at);
    const isRead =
      isDay && isYear(number, reading.word(at))
        ? true
        : isFree &&
          ((isDay && isDayNumber(number)) || (date && !glue) || (joint !== undefined && isEndOfRange(reading, at)));
    if (isRead) {
      reading.use(at);
      to = at + 1;
    } else if (!isFree || !OF.has(reading.word(at))) break;
  }
  return to;
}

function isEndOfRange(reading: Reading, joint: number): boolean {
  const { number } = reading.next(joint + 1);
  return number !== undefined && reading.isUsed(joint - 1) && !isCounted(reading, joint + 1);
}

export function isDayNumber(number: number | undefined): boolean {
  return number !== undefined && Number.isInteger(number) && number >= 1 && number <= MAX_DAY;
}

export function isYear(number: number, written: string): boolean {
  return /^(?:19|20)\d\d$/.test(written) && Number(written) === number;
}

/** Whether a number says how many of something, or is the first of two that do. */
export function isCounted(reading: Reading, at: number): boolean {
  const { unit, scale, currency, after, joint } = reading.next(at + 1);
  if (unit !== undefined) return unit !== 'duration';
  if (scale !== undefined || currency !== undefined || after !== undefined) return true;
  return joint !== undefined && reading.next(at + 2).number !== undefined && isCounted(reading, at + 2);
}
