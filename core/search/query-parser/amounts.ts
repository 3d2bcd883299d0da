import type { Currency } from '../../price/currency.ts';
import type { ParseState } from './parse-state.ts';
import { wordSet } from './phrases.ts';
import type { Unit } from './senses.ts';

const MILLION = 1_000_000;
/** A price beyond this means that the number was a decimal: "1.125 million". */
const MAX_PRICE = 1_000_000_000;
export const OF = wordSet('particle.of');

/** A number with its scale, unit and currency, up to lexeme `to`. */
export interface Amount {
  /** The number without its scale. */
  readonly value: number;
  /** The factor of "thousand" or "million"; 1 without one. */
  readonly scale: number;
  /** Whether an "m" follows, which may mean meters or millions. */
  readonly isAmbiguous: boolean;
  readonly unit: Unit | null;
  readonly currency: Currency | null;
  /** The digits as typed; '' for a number in words. */
  readonly written: string;
  readonly to: number;
}

interface ScaledNumber {
  readonly value: number;
  readonly scale: number;
  readonly written: string;
  readonly to: number;
}

/** Reads the amount that begins at a lexeme; null where none does. */
export function amountAt(state: ParseState, from: number): Amount | null {
  const before = state.openSense(from).currency ?? null;
  const number = numberAt(state, before === null ? from : from + 1, before !== null);
  if (number === null) return null;
  let { scale, to } = number;
  const letter = state.adjacentSense(to);
  const isOpen = scale === 1 && letter.unit !== undefined && letter.scale !== undefined;
  if (isOpen) to += 1;
  const at = isOf(state, to) && state.adjacentSense(to + 1).currency !== undefined ? to + 1 : to;
  const after = state.adjacentSense(at).currency;
  const currency = before ?? after ?? null;
  if (after !== undefined && after === currency) to = at + 1;
  if (currency !== null && isOpen) scale = MILLION;
  const unit = isOpen ? (letter.unit ?? null) : currency === null ? unitAt(state, to) : null;
  if (!isOpen && unit !== null) to = unitEnd(state, to);
  const { value, written } = number;
  return {
    value,
    scale,
    isAmbiguous: isOpen && currency === null,
    unit: currency === null ? unit : null,
    currency,
    written,
    to,
  };
}

function unitAt(state: ParseState, at: number): Unit | null {
  const own = state.adjacentSense(at);
  if (own.unit !== undefined) return own.unit;
  return isOf(state, at) ? (state.adjacentSense(at + 1).unit ?? null) : null;
}

function unitEnd(state: ParseState, at: number): number {
  return state.adjacentSense(at).unit === undefined ? at + 2 : at + 1;
}

function isOf(state: ParseState, at: number): boolean {
  return !state.isSeparated(at) && OF.has(state.word(at)) && state.isOpen(at);
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
  const more = scale === MILLION && !state.isSeparated(to) ? numberAt(state, to, true) : null;
  return more !== null && more.scale === 1000
    ? { value: value + (more.value * more.scale) / scale, scale, written, to: more.to }
    : { value, scale, written, to };
}

/** Reads a number below a thousand in words, one in digits, or a scale without a number ("a million"). */
function simpleAt(state: ParseState, from: number): { readonly value: number; readonly to: number } | null {
  const { number, share, scale } = state.openSense(from);
  if (share !== undefined) return shareAt(state, share, from);
  if (number === undefined) {
    return scale?.alone ? (scale.factor === 100 ? inWords(state, 100, from + 1) : { value: 1, to: from }) : null;
  }
  const isWord = state.lexemes[from]?.tokens[0]?.value === null;
  return isWord ? inWords(state, number, from + 1) : { value: number, to: from + 1 };
}

function shareAt(
  state: ParseState,
  share: number,
  from: number,
): { readonly value: number; readonly to: number } | null {
  const to = state.adjacentSense(from + 1).article ? from + 2 : from + 1;
  return state.adjacentSense(to).scale === undefined ? null : { value: share, to };
}

/** Reads the words that continue a number: "twenty" "five", "two" "hundred and" "fifty". */
function inWords(state: ParseState, start: number, from: number): { readonly value: number; readonly to: number } {
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

/** Whether a number fits into the trailing zeros of a larger one. */
function fits(number: number, into: number): boolean {
  if (into % 100 === 0) return number < 100;
  return into >= 20 && into % 10 === 0 && number < 10;
}
