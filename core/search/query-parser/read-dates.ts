import type { ParseState } from './parse-state.ts';

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
export function readDates(state: ParseState): void {
  const stretches = state.lexemes.flatMap((_, at): Stretch[] => {
    const { season } = state.openSense(at);
    if (season === undefined) return [];
    state.choices.push({ facet: 'season', value: season, ...state.typedWords(at) });
    state.consume(at);
    const [from, to] = [readBefore(state, at), readAfter(state, at)];
    return [{ from, to, isExact: isExact(state, from, to) }];
  });
  for (const { from, to, isExact } of joined(stretches)) if (isExact) state.ignore('date', from, to);
}

/** Whether more than a month or a season is said: "this summer" is no more, "the first week of July" is. */
function isExact(state: ParseState, from: number, to: number): boolean {
  return state.lexemes.slice(from, to).some(({ sense, tokens }) => {
    const { season, glue, connective } = sense;
    return season === undefined && !glue && connective === undefined && !VAGUE.has(tokens[0]?.text ?? '');
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
function readBefore(state: ParseState, month: number): number {
  let isDay = true;
  let isRange = false;
  let from = month;
  const read = (at: number) => {
    state.consume(at);
    from = at;
  };
  for (let at = month - 1; at >= 0 && !state.isSeparated(at + 1); at -= 1) {
    const { article, date, glue, connective, number, per, share, unit } = state.openSense(at);
    if (number !== undefined) {
      const isCount = state.anySense(at + 1).unit === 'duration';
      if (!isCount && !(isDay && isDayNumber(number) && !isParty(state, at))) break;
      read(at);
      isRange = !isCount && !isRange && !state.isSeparated(at) && isDayNumber(dayBefore(state, jointBefore(state, at)));
      isDay = isRange;
    } else if (date || share !== undefined || unit === 'duration' || per !== undefined) {
      read(at);
      isDay &&= ORDINALS.has(state.word(at));
    } else if (connective !== undefined && isDay && isDayNumber(dayBefore(state, at))) {
      read(at);
    } else if (glue) {
      isDay &&= OF.has(state.word(at)) || (isRange && article === true);
    } else break;
  }
  return from;
}

/** The connective that a day ends a range with, past an article: "to the 8th". */
function jointBefore(state: ParseState, day: number): number {
  return state.openSense(day - 1).connective === undefined && state.openSense(day - 1).article ? day - 2 : day - 1;
}

/** The number before a connective, past an ordinal's ending. */
function dayBefore(state: ParseState, connective: number): number | undefined {
  if (state.openSense(connective).connective === undefined) return undefined;
  const at = ORDINALS.has(state.word(connective - 1)) ? connective - 2 : connective - 1;
  return state.openSense(at).number;
}

/** "sleeps 8 August" counts guests; "for 8 of August" does not. */
function isParty(state: ParseState, at: number): boolean {
  const { subject } = state.openSense(at - 1);
  return (subject === 'party' || subject === 'guests') && !OF.has(state.word(at + 1));
}

/** "8th", "2027", "10 to 17", "season": where what was read ends. */
function readAfter(state: ParseState, month: number): number {
  let to = month + 1;
  for (let at = to; at < state.lexemes.length; at += 1) {
    const { number, date, glue, connective } = state.openSense(at);
    const isFree = !state.isSeparated(at);
    const isDay = number !== undefined && !isCounted(state, at);
    const isRead =
      isDay && isYear(number, state.word(at))
        ? true
        : isFree &&
          ((isDay && isDayNumber(number)) || (date && !glue) || (connective !== undefined && isEndOfRange(state, at)));
    if (isRead) {
      state.consume(at);
      to = at + 1;
    } else if (!isFree || !OF.has(state.word(at))) break;
  }
  return to;
}

function isEndOfRange(state: ParseState, connective: number): boolean {
  const { number } = state.adjacentSense(connective + 1);
  return number !== undefined && state.isConsumed(connective - 1) && !isCounted(state, connective + 1);
}

export function isDayNumber(number: number | undefined): boolean {
  return number !== undefined && Number.isInteger(number) && number >= 1 && number <= MAX_DAY;
}

export function isYear(number: number, written: string): boolean {
  return /^(?:19|20)\d\d$/.test(written) && Number(written) === number;
}

/** Whether a number says how many of something, or is the first of two that do. */
export function isCounted(state: ParseState, at: number): boolean {
  const { unit, scale, currency, after, connective } = state.adjacentSense(at + 1);
  if (unit !== undefined) return unit !== 'duration';
  if (scale !== undefined || currency !== undefined || after !== undefined) return true;
  return connective !== undefined && state.adjacentSense(at + 2).number !== undefined && isCounted(state, at + 2);
}
