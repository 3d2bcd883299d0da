import * as words from '../../core/feed-values/feed-words.ts';
import { plainText } from '../../core/feed-values/plain-text.ts';
import { readCruisingRange } from '../../core/feed-values/read-cruising-range.ts';
import { readDate as parseDate } from '../../core/feed-values/read-date.ts';
import { type FeedEngines, readPower as parsePower, readEngines } from '../../core/feed-values/read-engines.ts';
import { readLength as parseLength } from '../../core/feed-values/read-length.ts';
import { readCurrency as parseCurrency, readVatPaid } from '../../core/feed-values/read-money.ts';
import { readNumber } from '../../core/feed-values/read-number.ts';
import { readSpeed as parseSpeed } from '../../core/feed-values/read-speed.ts';
import { readYear as parseYear } from '../../core/feed-values/read-year.ts';
import { isBlankValue, type Reading } from '../../core/feed-values/reading.ts';
import { err, ok } from '../../core/shared/result.ts';
import type { AdvertValue } from './advert-fields.ts';

/** Reads one value of an advert. */
export type ReadValue<T> = (value: AdvertValue) => Reading<T>;

const MAX_LINE_LENGTH = 200;

/** A name or another text of one line, without markup. */
export function lineOf(text: string): string | null {
  const line = plainText(text).replace(/\s+/g, ' ').trim();
  return isBlankValue(line) ? null : line.slice(0, MAX_LINE_LENGTH).trim();
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

/** Returns a reader of words, with the problem of a word that is not recognised. */
function wordsOf<T>(read: (text: string) => T | null, problem: string): ReadValue<T> {
  return ({ text }) => {
    if (isBlankValue(text)) return ok(null);
    const sense = read(text);
    return sense === null ? err(problem) : ok(sense);
  };
}

export const readLine: ReadValue<string> = ({ text }) => ok(lineOf(text));
export const readYear: ReadValue<number> = ({ text }) => parseYear(text);
export const readDate: ReadValue<string> = ({ text }) => parseDate(text);
export const readLength: ReadValue<number> = (value) => parseLength(inItsUnit(value));
/** Both formats give speeds in knots where they name no unit. */
export const readSpeed: ReadValue<number> = (value) => parseSpeed(inItsUnit(value), { unit: 'kn' });
export const readRange: ReadValue<number> = (value) => readCruisingRange(inItsUnit(value));
export const readTonnage: ReadValue<number> = ({ text }) =>
  readNumber(text.replace(/\s*gr?t\.?$/i, ''), { min: 1, max: 500_000 });
export const readKind = wordsOf(words.readKind, 'is not a known kind of yacht');
export const readMaterial = wordsOf(words.readMaterial, 'is not a known material');
export const readCountry = wordsOf(words.readCountry, 'is not a country that is known');
export const readCurrency = wordsOf(parseCurrency, 'is not a currency that is known');
export const readVat = wordsOf(
  (text) => words.readYesNo(text) ?? readVatPaid(text),
  'does not say whether VAT is paid',
);

/** Returns a reader of numbers of people, cabins or engines. A number below `min` is null; a 0 mostly says nothing. */
export function countReader({ max, min = 1 }: { readonly max: number; readonly min?: 0 | 1 }): ReadValue<number> {
  return ({ text }) => {
    const count = readNumber(text, { max });
    if (!count.ok || count.value === null) return count;
    if (!Number.isInteger(count.value)) return err('is not a whole number');
    return ok(count.value < min ? null : count.value);
  };
}

/** The power of an engine, with their number if it is given: `575`, `2 x 575 HP`. */
export const readPower: ReadValue<FeedEngines> = (value) => {
  const text = inItsUnit(value);
  const power = parsePower(text, { unit: value.path.endsWith('horse_power') ? 'hp' : null });
  if (power.ok) return ok(power.value === null ? null : { number: null, name: null, horsepower: power.value });
  return /\d\s*[x×*]\s*\d/i.test(text) ? readEngines(/[a-z]\s*$/i.test(text) ? text : `${text} hp`) : power;
};
