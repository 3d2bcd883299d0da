import { err, ok } from '../shared/result.ts';
import type { LengthUnit } from '../yacht/length.ts';
import { inchesToMeters } from '../yacht/length-conversion.ts';
import { type MeasureKind, type MeasureNotation, readInUnit, readMeasure, rounded, unitTable } from './read-measure.ts';
import type { DecimalSign } from './read-number.ts';
import { readNumber } from './read-number.ts';
import type { Reading } from './reading.ts';

export interface LengthNotation {
  /** The unit of a number without one; null if the feed does not say it. */
  readonly unit?: LengthUnit | null;
  readonly decimal?: DecimalSign | null;
}

const LENGTH: MeasureKind = {
  units: unitTable([
    ['m mt mts mtr mtrs meter meters metre metres metro metros metri metern', 1],
    ['cm', 0.01],
    ['mm', 0.001],
    ["ft ft' feet foot pie pies pied pieds piede piedi fuss '", 0.3048],
    ['in inch inches pulgada pulgadas pouce pouces pollice pollici zoll "', 0.0254],
  ]),
  min: 0.1,
  max: 300,
  decimals: 4,
};

const FEET_AND_INCHES =
  /^(\d[\d.,]*)\s*(?:'|ft\.?|feet|foot|pies?|pieds?|piedi|fu(?:ss|ß))[\s,-]*(?:(\d[\d.,]*)\s*(?:"|in\.?|inch(?:es)?|pulgadas?|pouces?|pollici|zoll)?)?$/i;

/** Reads a length of a feed in metres: `15,2 m`, `49' 10"`, `49 ft`, `1524 cm`, `15.2 m (49' 10")` (FD1). 0 is none. */
export function readLength(text: string, { unit = null, decimal = null }: LengthNotation = {}): Reading<number> {
  const name = { meters: 'm', feet: 'ft' };
  return readMeasure(withOnePrime(text), LENGTH, { unit: unit && name[unit], decimal }, readOne);
}

function readOne(text: string, kind: MeasureKind, form: MeasureNotation): Reading<number> {
  const [, feetText, inchText = '0'] = FEET_AND_INCHES.exec(text) ?? [];
  if (feetText === undefined) return readInUnit(text, kind, form);
  const bounds = { decimal: form.decimal ?? null, max: kind.max / 0.3048 };
  const feet = readNumber(feetText, bounds);
  const inches = readNumber(inchText, { ...bounds, max: 100 });
  if (!feet.ok || !inches.ok) return feet.ok ? inches : feet;
  const [whole, rest] = [feet.value ?? 0, inches.value ?? 0];
  if (rest >= 12 || (rest > 0 && !Number.isInteger(whole))) return err('is not a number of feet and inches');
  const length = inchesToMeters(whole * 12 + rest);
  if (length === 0) return ok(null);
  return length < kind.min || length > kind.max ? err('is too small or too large') : ok(rounded(length, kind.decimals));
}

/** Halves, quarters and eighths of an inch. */
const FRACTION = /(\d+)?[\s-]*\b([1-7])[/⁄]([248]|16)(?=\s*(?:"|in\b|inch))/g;

/** Writes the signs of feet and inches in one way each, and fractions of an inch as decimals. */
function withOnePrime(text: string): string {
  return text
    .replace(/[½¼¾]/g, (sign) => ` ${sign.normalize('NFKC')}`)
    .replace(/[′’‘´ʹ]/g, "'")
    .replace(/[″”“ʺ]|''/g, '"')
    .replace(
      FRACTION,
      (_, whole = '0', over: string, under: string) => `${Number(whole) + Number(over) / Number(under)}`,
    );
}
