import type { ParseState } from './parse-state.ts';
import { foldedPhrasesOf } from './phrase-dictionary.ts';

const MAX_DAY_OF_MONTH = 31;
const OF = foldedPhrasesOf('particle.of-month');
/** Words beside a season that do not make it an exact date. */
const VAGUE = foldedPhrasesOf('particle.vague-date');
const ORDINALS = foldedPhrasesOf('particle.ordinal');

/** A date: lexemes `from` up to `to`; `isExact` where they name more than a month or a season. */
interface DateSpan {
  readonly from: number;
  readonly to: number;
  readonly isExact: boolean;
}

/** Finds months and seasons and chooses their season; ignores the days, weeks and years beside them. */
export function readSeasons(state: ParseState): void {
  const spans = state.lexemes.flatMap((_, at): DateSpan[] => {
    const { season } = state.openSense(at);
    if (season === undefined) return [];
    state.choices.push({ facet: 'season', value: season, ...state.typedWords(at) });
    state.consume(at);
    const [from, to] = [readBefore(state, at), readAfter(state, at)];
    return [{ from, to, isExact: isExact(state, from, to) }];
  });
  for (const { from, to, isExact } of joined(spans)) if (isExact) state.ignore('date', from, to);
}

/** Returns whether lexemes name more than a month or a season: "the first week of July", but not "this summer". */
function isExact(state: ParseState, from: number, to: number): boolean {
  return state.lexemes.slice(from, to).some(({ sense, tokens }) => {
    const { season, functionWord, connective } = sense;
    return season === undefined && !functionWord && connective === undefined && !VAGUE.has(tokens[0]?.text ?? '');
  });
}

/** Joins adjacent spans: "12 July to 2 August". */
function joined(spans: readonly DateSpan[]): readonly DateSpan[] {
  const all: DateSpan[] = [];
  for (const one of spans) {
    const last = all.at(-1);
    if (last === undefined || last.to < one.from) all.push(one);
    else
      all[all.length - 1] = { from: Math.min(last.from, one.from), to: one.to, isExact: last.isExact || one.isExact };
  }
  return all;
}

/** Consumes the date words before a month ("first two weeks of", "1 to 8", "mid"); returns where they begin. */
function readBefore(state: ParseState, month: number): number {
  let isDay = true;
  let isRange = false;
  let from = month;
  const read = (at: number) => {
    state.consume(at);
    from = at;
  };
  for (let at = month - 1; at >= 0 && !state.isSeparated(at + 1); at -= 1) {
    const { article, date, functionWord, connective, number, per, share, unit } = state.openSense(at);
    if (number !== undefined) {
      const isCount = state.anySense(at + 1).unit === 'duration';
      if (!isCount && !(isDay && isDayOfMonth(number) && !isParty(state, at))) break;
      read(at);
      isRange =
        !isCount && !isRange && !state.isSeparated(at) && isDayOfMonth(dayBefore(state, jointBefore(state, at)));
      isDay = isRange;
    } else if (date || share !== undefined || unit === 'duration' || per !== undefined) {
      read(at);
      isDay &&= ORDINALS.has(state.word(at));
    } else if (connective !== undefined && isDay && isDayOfMonth(dayBefore(state, at))) {
      read(at);
    } else if (functionWord) {
      isDay &&= OF.has(state.word(at)) || (isRange && article === true);
    } else break;
  }
  return from;
}

/** Returns the index of the connective before the last day of a range, past an article: "to the 8th". */
function jointBefore(state: ParseState, day: number): number {
  return state.openSense(day - 1).connective === undefined && state.openSense(day - 1).article ? day - 2 : day - 1;
}

/** Returns the number before a connective, past the ending of an ordinal. */
function dayBefore(state: ParseState, connective: number): number | undefined {
  if (state.openSense(connective).connective === undefined) return undefined;
  const at = ORDINALS.has(state.word(connective - 1)) ? connective - 2 : connective - 1;
  return state.openSense(at).number;
}

/** Returns whether a number before a month counts guests: "sleeps 8 August", but not "for 8 of August". */
function isParty(state: ParseState, at: number): boolean {
  const { subject } = state.openSense(at - 1);
  return (subject === 'party' || subject === 'guests') && !OF.has(state.word(at + 1));
}

/** Consumes the date words after a month ("8th", "2027", "10 to 17", "season"); returns where they end. */
function readAfter(state: ParseState, month: number): number {
  let to = month + 1;
  for (let at = to; at < state.lexemes.length; at += 1) {
    const { number, date, functionWord, connective } = state.openSense(at);
    const isAdjacent = !state.isSeparated(at);
    const isBare = number !== undefined && !isQuantityAt(state, at);
    const isOfMonth =
      (isBare && isDayOfMonth(number)) ||
      (date && !functionWord) ||
      (connective !== undefined && isEndOfRange(state, at));
    const isRead = (isBare && isYear(number, state.word(at))) || (isAdjacent && isOfMonth);
    if (isRead) {
      state.consume(at);
      to = at + 1;
    } else if (!isAdjacent || !OF.has(state.word(at))) break;
  }
  return to;
}

function isEndOfRange(state: ParseState, connective: number): boolean {
  const { number } = state.adjacentSense(connective + 1);
  return number !== undefined && state.isConsumed(connective - 1) && !isQuantityAt(state, connective + 1);
}

export function isDayOfMonth(number: number | undefined): boolean {
  return number !== undefined && Number.isInteger(number) && number >= 1 && number <= MAX_DAY_OF_MONTH;
}

export function isYear(number: number, written: string): boolean {
  return /^(?:19|20)\d\d$/.test(written) && Number(written) === number;
}

/** Returns whether a unit (not of time), scale, currency or bound follows a number, or the second number of a range. */
export function isQuantityAt(state: ParseState, at: number): boolean {
  const { unit, scale, currency, after, connective } = state.adjacentSense(at + 1);
  if (unit !== undefined) return unit !== 'duration';
  if (scale !== undefined || currency !== undefined || after !== undefined) return true;
  return connective !== undefined && state.adjacentSense(at + 2).number !== undefined && isQuantityAt(state, at + 2);
}
