import type { Currency } from '../../price/currency.ts';
import type { Reading } from './parse-state.ts';
import type { Unit } from './tables/units.ts';

const MILLION = 1_000_000;
/** A price beyond this was a decimal: "1.125 million". */
const TOO_MUCH = 1_000_000_000;

/** A number with all that belongs to it, up to lexeme `to`. */
export interface Amount {
  /** Without its scale. */
  readonly value: number;
  /** 1 where none is said. */
  readonly scale: number;
  /** Whether an "m" follows that is a unit or a million. */
  readonly isOpen: boolean;
  readonly unit: Unit | null;
  readonly currency: Currency | null;
  /** As typed, of digits; '' of words. */
  readonly written: string;
  readonly to: number;
}

interface Counted {
  readonly value: number;
  readonly scale: number;
  readonly written: string;
  readonly to: number;
}

/** The amount that begins at a lexeme; null where none does. */
export function amountAt(reading: Reading, from: number): Amount | null {
  const before = reading.sense(from).currency ?? null;
  const number = numberAt(reading, before === null ? from : from + 1, before !== null);
  if (number === null) return null;
  let { scale, to } = number;
  const letter = reading.next(to);
  const isOpen = scale === 1 && letter.unit !== undefined && letter.scale !== undefined;
  if (isOpen) to += 1;
  const at = isOf(reading, to) && reading.next(to + 1).currency !== undefined ? to + 1 : to;
  const after = reading.next(at).currency;
  const currency = before ?? after ?? null;
  if (after !== undefined && after === currency) to = at + 1;
  if (currency !== null && isOpen) scale = MILLION;
  const unit = isOpen ? (letter.unit ?? null) : currency === null ? unitAt(reading, to) : null;
  if (!isOpen && unit !== null) to = unitEnd(reading, to);
  const { value, written } = number;
  return {
    value,
    scale,
    isOpen: isOpen && currency === null,
    unit: currency === null ? unit : null,
    currency,
    written,
    to,
  };
}

function unitAt(reading: Reading, at: number): Unit | null {
  const own = reading.next(at);
  if (own.unit !== undefined) return own.unit;
  return isOf(reading, at) ? (reading.next(at + 1).unit ?? null) : null;
}

function unitEnd(reading: Reading, at: number): number {
  return reading.next(at).unit === undefined ? at + 2 : at + 1;
}

function isOf(reading: Reading, at: number): boolean {
  return !reading.isParted(at) && ['of', 'de'].includes(reading.word(at)) && reading.isOpen(at);
}

/** A number in digits or words with its scale: "150", "150 mil", "half a million", "tres millones y medio". */
function numberAt(reading: Reading, from: number, isJoined: boolean): Counted | null {
  if (isJoined && reading.isParted(from)) return null;
  const simple = simpleAt(reading, from);
  if (simple === null) return null;
  let { value, to } = simple;
  const written = reading.lexemes[from]?.tokens[0]?.value === null ? '' : reading.word(from);
  if (reading.next(to).andHalf && reading.next(to + 1).scale !== undefined) {
    value += 0.5;
    to += 1;
  }
  const { scale: said, unit } = to === from ? reading.sense(to) : reading.next(to);
  if (said === undefined || unit !== undefined || said.factor < 1000) return { value, scale: 1, written, to };
  to += 1;
  const scale = said.factor;
  if (value * scale >= TOO_MUCH && /\D/.test(written)) value /= 1000;
  if (reading.next(to).andHalf) return { value: value + 0.5, scale, written, to: to + 1 };
  const more = scale === MILLION && !reading.isParted(to) ? numberAt(reading, to, true) : null;
  return more !== null && more.scale === 1000
    ? { value: value + (more.value * more.scale) / scale, scale, written, to: more.to }
    : { value, scale, written, to };
}

/** A number below a thousand in words, one in digits, or the one that a scale stands for alone. */
function simpleAt(reading: Reading, from: number): { readonly value: number; readonly to: number } | null {
  const { number, share, scale } = reading.sense(from);
  if (share !== undefined) return shareAt(reading, share, from);
  if (number === undefined) {
    return scale?.alone ? (scale.factor === 100 ? inWords(reading, 100, from + 1) : { value: 1, to: from }) : null;
  }
  const isWord = reading.lexemes[from]?.tokens[0]?.value === null;
  return isWord ? inWords(reading, number, from + 1) : { value: number, to: from + 1 };
}

function shareAt(
  reading: Reading,
  share: number,
  from: number,
): { readonly value: number; readonly to: number } | null {
  const to = reading.next(from + 1).article ? from + 2 : from + 1;
  return reading.next(to).scale === undefined ? null : { value: share, to };
}

/** The words that a number goes on with: "twenty" "five", "two" "hundred and" "fifty". */
function inWords(reading: Reading, start: number, from: number): { readonly value: number; readonly to: number } {
  let value = start;
  let to = from;
  if (value < 100 && reading.next(to).scale?.factor === 100) {
    value *= 100;
    to += 1;
  }
  for (;;) {
    const at = reading.next(to).joint === 'and' ? to + 1 : to;
    const { number } = reading.next(at);
    const isWord = reading.lexemes[at]?.tokens[0]?.value === null;
    if (number === undefined || !isWord || !fits(number, value)) return { value, to };
    value += number;
    to = at + 1;
  }
}

/** Whether a smaller number fills the zeros of a larger one. */
function fits(number: number, into: number): boolean {
  if (into % 100 === 0) return number < 100;
  return into >= 20 && into % 10 === 0 && number < 10;
}
