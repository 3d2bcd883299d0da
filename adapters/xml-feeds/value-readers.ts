import { readCountry, readKind, readMaterial, readYesNo } from '../../core/feed-values/feed-words.ts';
import { plainText } from '../../core/feed-values/plain-text.ts';
import { readCruisingRange } from '../../core/feed-values/read-cruising-range.ts';
import { readDate } from '../../core/feed-values/read-date.ts';
import { type FeedEngines, readEngines, readPower } from '../../core/feed-values/read-engines.ts';
import { readLength } from '../../core/feed-values/read-length.ts';
import { readCurrency, readVatPaid } from '../../core/feed-values/read-money.ts';
import { readNumber } from '../../core/feed-values/read-number.ts';
import { readSpeed } from '../../core/feed-values/read-speed.ts';
import { readYear } from '../../core/feed-values/read-year.ts';
import { isBlankValue, type Reading } from '../../core/feed-values/reading.ts';
import { err, ok } from '../../core/shared/result.ts';
import type { AdvertValue } from './advert-fields.ts';

/** Reads one value of an advert. */
export type ReadValue<T> = (value: AdvertValue) => Reading<T>;

const LONGEST_LINE = 200;

/** A name or another text of one line, without markup. */
export function lineOf(text: string): string | null {
  const line = plainText(text).replace(/\s+/g, ' ').trim();
  return isBlankValue(line) ? null : line.slice(0, LONGEST_LINE).trim();
}

/** Units of the formats, in the words of the readers. */
const UNITS: Readonly<Record<string, string>> = {
  centimetres: 'cm',
  centimeters: 'cm',
  centimetre: 'cm',
  millimetres: 'mm',
  millimeters: 'mm',
};

/** A number without a unit is in that of the attribute `unit`, as both formats write measures. */
function inItsUnit({ text, element }: AdvertValue): string {
  const unit = element.attributes.get('unit')?.trim().toLowerCase() ?? '';
  return /^[\d.,'\s]+$/.test(text) ? `${text} ${UNITS[unit] ?? unit}`.trim() : text;
}

/** Returns a reader of words, which says what is not understood. */
function wordsOf<T>(read: (text: string) => T | null, problem: string): ReadValue<T> {
  return ({ text }) => {
    if (isBlankValue(text)) return ok(null);
    const sense = read(text);
    return sense === null ? err(problem) : ok(sense);
  };
}

export const readLine: ReadValue<string> = ({ text }) => ok(lineOf(text));
export const readYearOf: ReadValue<number> = ({ text }) => readYear(text);
export const readDateOf: ReadValue<string> = ({ text }) => readDate(text);
export const readLengthOf: ReadValue<number> = (value) => readLength(inItsUnit(value));
/** Both formats give speeds in knots where they name no unit. */
export const readSpeedOf: ReadValue<number> = (value) => readSpeed(inItsUnit(value), { unit: 'kn' });
export const readRangeOf: ReadValue<number> = (value) => readCruisingRange(inItsUnit(value));
export const readTonnage: ReadValue<number> = ({ text }) =>
  readNumber(text.replace(/\s*gr?t\.?$/i, ''), { min: 1, max: 500_000 });
export const readKindOf = wordsOf(readKind, 'is no kind of yacht that is known');
export const readMaterialOf = wordsOf(readMaterial, 'is no material that is known');
export const readCountryOf = wordsOf(readCountry, 'is no country that is known');
export const readCurrencyOf = wordsOf(readCurrency, 'is no currency that is known');
export const readVatOf = wordsOf((text) => readYesNo(text) ?? readVatPaid(text), 'does not say whether VAT is paid');

/** Returns a reader of numbers of people, cabins or engines. @param min 1 where 0 says nothing */
export function countReader(max: number, min: 0 | 1 = 1): ReadValue<number> {
  return ({ text }) => {
    const number = readNumber(text, { max });
    if (!number.ok || number.value === null) return number;
    if (!Number.isInteger(number.value)) return err('is no whole number');
    return ok(number.value < min ? null : number.value);
  };
}

/** The power of an engine, with their number where it is told: `575`, `2 x 575 HP`. */
export const readPowerOf: ReadValue<FeedEngines> = (value) => {
  const text = inItsUnit(value);
  const power = readPower(text, { unit: value.path.endsWith('horse_power') ? 'hp' : null });
  if (power.ok) return ok(power.value === null ? null : { number: null, name: null, horsepower: power.value });
  return /\d\s*[x×*]\s*\d/i.test(text) ? readEngines(/[a-z]\s*$/i.test(text) ? text : `${text} hp`) : power;
};
