import type { Currency } from '../../price/currency.ts';
import type { ParseState } from './parse-state.ts';
import { foldedPhrasesOf } from './phrase-dictionary.ts';
import type { Unit } from './senses.ts';

/** A price beyond this means that the number was a decimal: "1.125 million". */
const MAX_PRICE = 1_000_000_000;
/** The words for "of" before a currency or the size of a party: "un millón de euros", "a family of four". */
export const OF_WORDS = foldedPhrasesOf('particle.of');

/** A number with its scale, unit and currency, up to lexeme `to`. */
export interface ParsedAmount {
  /** The number without its scale. */
  readonly value: number;
  /** The factor of "thousand" or "million"; 1 without one. */
  readonly scale: number;
  /**
   * The factor of a word that follows and may be a unit or a scale: "m" (metres, millions), "mn" (miles, millions),
   * "miles" (miles, in Spanish thousands); null without one.
   */
  readonly ambiguousScale: number | null;
  readonly unit: Unit | null;
  readonly currency: Currency | null;
  /** The digits as typed; '' for a number in words. */
  readonly written: string;
  readonly to: number;
}

type ScaledNumber = Pick<ParsedAmount, 'value' | 'scale' | 'written' | 'to'>;
type SimpleNumber = Pick<ParsedAmount, 'value' | 'to'>;

/** Reads the amount that begins at a lexeme; null where none does. */
export function amountAt(state: ParseState, from: number): ParsedAmount | null {
  const before = state.openSense(from).currency ?? null;
  const number = numberAt(state, before === null ? from : from + 1, before !== null);
  if (number === null) return null;
  const { value, scale, written } = number;
  const letter = state.adjacentSense(number.to);
  const ambiguousScale = scale === 1 && letter.unit !== undefined ? (letter.scale?.factor ?? null) : null;
  const to = ambiguousScale === null ? number.to : number.to + 1;
  // "of us" is a unit itself.
  const isUnit = state.adjacentSense(to).unit !== undefined;
  const isOf = !state.isSeparated(to) && OF_WORDS.has(state.word(to)) && state.isOpen(to);
  const next = isOf && !isUnit ? to + 1 : to;
  const { currency: after, unit } = state.adjacentSense(next);
  const currency = before ?? after ?? null;
  const amount = { value, scale, ambiguousScale: null, unit: null, currency, written, to };
  if (currency !== null) {
    return { ...amount, scale: ambiguousScale ?? scale, to: after === currency ? next + 1 : to };
  }
  if (ambiguousScale !== null) return { ...amount, ambiguousScale, unit: letter.unit ?? null };
  return unit === undefined ? amount : { ...amount, unit, to: next + 1 };
}

/** Reads a number in digits or words with its scale: "150", "150 mil", "half a million", "tres millones y medio". */
function numberAt(state: ParseState, from: number, isJoined: boolean): ScaledNumber | null {
  if (isJoined && state.isSeparated(from)) return null;
  const simple = simpleAt(state, from);
  if (simple === null) return null;
  let { value, to } = simple;
  const written = state.lexemes[from]?.tokens[0]?.value === null ? '' : state.word(from);
  if (state.adjacentSense(to).andHalf && state.adjacentSense(to + 1).scale !== undefined) {
    value += 0.5;
    to += 1;
  }
  const { scale: scaleWord, unit } = to === from ? state.openSense(to) : state.adjacentSense(to);
  if (scaleWord === undefined || unit !== undefined || scaleWord.factor < 1000) return { value, scale: 1, written, to };
  to += 1;
  const scale = scaleWord.factor;
  if (value * scale >= MAX_PRICE && /\D/.test(written)) value /= 1000;
  if (state.adjacentSense(to).andHalf) return { value: value + 0.5, scale, written, to: to + 1 };
  const more = scale === 1_000_000 && !state.isSeparated(to) ? numberAt(state, to, true) : null;
  return more !== null && more.scale === 1000
    ? { value: value + (more.value * more.scale) / scale, scale, written, to: more.to }
    : { value, scale, written, to };
}

/** Reads a number below 1000 in words, one in digits, a share ("half a") or a scale without a number ("a million"). */
function simpleAt(state: ParseState, from: number): SimpleNumber | null {
  const { number, share, scale } = state.openSense(from);
  if (share !== undefined) return shareAt(state, share, from);
  if (number === undefined) {
    return scale?.alone ? (scale.factor === 100 ? inWords(state, 100, from + 1) : { value: 1, to: from }) : null;
  }
  const isWord = state.lexemes[from]?.tokens[0]?.value === null;
  return isWord ? inWords(state, number, from + 1) : { value: number, to: from + 1 };
}

function shareAt(state: ParseState, share: number, from: number): SimpleNumber | null {
  const to = state.adjacentSense(from + 1).article ? from + 2 : from + 1;
  return state.adjacentSense(to).scale === undefined ? null : { value: share, to };
}

/** Reads the words that continue a number: "twenty" "five", "two" "hundred and" "fifty". */
function inWords(state: ParseState, start: number, from: number): SimpleNumber {
  let value = start;
  let to = from;
  if (value < 100 && state.adjacentSense(to).scale?.factor === 100) {
    value *= 100;
    to += 1;
  }
  for (;;) {
    const at = state.adjacentSense(to).connective === 'and' ? to + 1 : to;
    const { number } = state.adjacentSense(at);
    const isWord = state.lexemes[at]?.tokens[0]?.value === null;
    if (number === undefined || !isWord || !fits(number, value)) return { value, to };
    value += number;
    to = at + 1;
  }
}

/** Returns whether a number fits into the trailing zeros of a larger one. */
function fits(number: number, into: number): boolean {
  if (into % 100 === 0) return number < 100;
  return into >= 20 && into % 10 === 0 && number < 10;
}
