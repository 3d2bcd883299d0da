import { err, ok } from '../shared/result.ts';
import { isBlankValue, type Reading } from './reading.ts';

export type DecimalSign = '.' | ',';

export interface NumberNotation {
  /** The decimal sign of the feed, which decides about a number such as `1,650`; null if the feed does not say it. */
  readonly decimal?: DecimalSign | null;
  /** The least number that makes sense, 0 by default. */
  readonly min?: number;
  readonly max?: number;
  /** The most decimals that make sense, where a number has two readings: `1,650` hp are thousands. */
  readonly decimals?: number;
}

/** A number with a decimal point, and one with a decimal comma; thousands are apart by another sign, or by none. */
const FORMS: readonly (readonly [DecimalSign, RegExp])[] = [
  ['.', /^(?:\d+|[1-9]\d{0,2}([ ',])\d{3}(?:\1\d{3})*)?(?:\.\d+)?$/],
  [',', /^(?:\d+|[1-9]\d{0,2}([ '.])\d{3}(?:\1\d{3})*)?(?:,\d+)?$/],
];
/** More characters than any number of a yacht has. */
const MAX_LENGTH = 40;

/**
 * Reads a number of a feed: `1650.5`, `1.650,5`, `1 650`, `1'650` (FD1). Where a number has two readings, as `1,650` has, it
 * is the only one within the bounds, or else that with the feed's decimal sign. Nothing is guessed: without a decimal
 * sign it is left out.
 */
export function readNumber(
  text: string,
  { decimal = null, min = 0, max = Number.MAX_VALUE, decimals = Number.MAX_VALUE }: NumberNotation = {},
): Reading<number> {
  if (isBlankValue(text)) return ok(null);
  if (/^\s*[-−–]\s*[\d.,]/.test(text)) return err('is negative');
  const written = digitsOf(text);
  const readings = FORMS.filter(
    ([, form]) => written.length <= MAX_LENGTH && /\d/.test(written) && form.test(written),
  ).map(([sign]) => ({ sign, number: numberOf(written, sign) }));
  const [first, second] = readings;
  if (first === undefined) return err('is not a number');
  const isOne = second === undefined || first.number === second.number;
  const sensible = readings.filter(
    ({ sign, number }) =>
      number === 0 || (number >= min && number <= max && (isOne || decimalsOf(written, sign) <= decimals)),
  );
  if (!isOne && decimal === null && sensible.length > 1) return err(`is ${first.number} or ${second.number}`);
  const chosen = isOne || decimal === null ? sensible[0] : sensible.find(({ sign }) => sign === decimal);
  return chosen === undefined ? err('is too small or too large') : ok(chosen.number);
}

/** Writes spaces and apostrophes in one way each, without the dash of `3'400'000.-`. */
function digitsOf(text: string): string {
  return text
    .trim()
    .replace(/[.,][-–—]+$/, '')
    .replace(/\s/g, ' ')
    .replace(/[’‘`´ʼ′]/g, "'");
}

function decimalsOf(written: string, sign: DecimalSign): number {
  return written.split(sign)[1]?.length ?? 0;
}

function numberOf(written: string, sign: DecimalSign): number {
  const [whole = '', fraction = ''] = written.split(sign);
  return Number(`${whole.replace(/\D/g, '')}.${fraction}0`);
}
