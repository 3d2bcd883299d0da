import { err, ok } from '../shared/result.ts';
import { foldText } from '../text/fold-text.ts';
import { type MeasureKind, type MeasureNotation, readMeasure, rounded, unitTable } from './read-measure.ts';
import type { DecimalSign } from './read-number.ts';
import { isBlankValue, type Reading } from './reading.ts';

/** The main engines as a feed describes them in one text. */
export interface FeedEngines {
  readonly number: number | null;
  /** Maker and model. */
  readonly name: string | null;
  /** Mechanical horsepower of one engine, whole. */
  readonly horsepower: number | null;
}

/** Mechanical horsepower; `PS`, `CV`, `ch` and `pk` are metric. */
const POWER: MeasureKind = {
  units: unitTable([
    ['hp bhp shp mhp horsepower', 1],
    ['kw kilowatt kilowatts', 1.34102],
    ['ps cv ch pk hk', 0.98632],
  ]),
  min: 2,
  max: 50_000,
  decimals: 0,
};
const UNITS = Object.keys(POWER.units).join('|');

export interface PowerNotation {
  /** The unit of a number without one; null if the feed does not say it. */
  readonly unit?: 'hp' | 'kw' | 'ps' | null;
  readonly decimal?: DecimalSign | null;
}

/** Reads a power of a feed in whole mechanical horsepower: `1,650 HP`, `1300 kW`, `800 CV` (FD1). 0 is none. */
export function readPower(text: string, form: PowerNotation = {}): Reading<number> {
  return readMeasure(text, POWER, form satisfies MeasureNotation);
}

const COUNT_WORDS: Readonly<Record<string, number>> = {
  ...{ single: 1, twin: 2, triple: 3, quad: 4, quadruple: 4, two: 2, three: 3, four: 4, dos: 2, doble: 2, tres: 3 },
  ...{ deux: 2, trois: 3, double: 2, zwei: 2, drei: 3, vier: 4, doppel: 2, due: 2, tre: 3, doppio: 2 },
};
/** `2 x MTU`, `MTU 2x 2,600 hp`, `MTU 2,600 hp x 2`. */
const COUNT = /(?<=^|[\s(,])([1-8])\s*[x×*]\s*(?=[\p{L}\d(])|\s[x×]\s*([1-8])\s*$/iu;
/** `2 MTU`; a number before cylinders or strokes is none of engines. */
const COUNT_BEFORE = /^\s*([1-8])(?=\s\p{Lu}[\p{L}-]+)(?!\s(?:cyl|stroke|tiempos|temps|takt))/iu;
const COUNT_WORD = /^\s*(\p{L}+)\s+/u;
const ENGINE_WORD = /^\s*(?:engines?|motores|moteurs|motoren|motori)\b\s*/iu;
/** A power of the text. A number that stands behind another one may be part of it: `16 900 hp`. */
const POWERS = new RegExp(
  String.raw`(?:(?<=^|[(/,;:]\s{0,3})\d{1,3}(?: \d{3})+|(?<!(?:^|\s)\d{1,3} |[\d.,])\d[\d.,'’]*)\s*(?:${UNITS})\b\.?`,
  'giu',
);
const LEFT_POWER = new RegExp(String.raw`\b(?:${UNITS})\b`, 'iu');
const TOTAL = /\b(?:total|combined|gesamt|totale|totales|totaux|in all)\b/iu;
const NOISE =
  /@?\s*\d[\d.,]*\s*rpm\b|\b(?:each|per engine|c\/u|cada uno|chacun|jeweils|je|ciascuno|total|combined|gesamt|totale|totales)\b|\(\s*[/,;\s]*\)/giu;
const MAX_LENGTH = 200;

/**
 * Reads number, name and power of the main engines: `2 x 1,650 HP`, `2x MTU 16V 2000 M96L (2,600 hp)`, `Twin CAT C32
 * 1300kW` (FD1). A power that is said to be the total is divided by the number.
 */
export function readEngines(
  text: string,
  { decimal = null }: Pick<PowerNotation, 'decimal'> = {},
): Reading<FeedEngines> {
  if (isBlankValue(text)) return ok(null);
  if (text.length > MAX_LENGTH) return err('is too long for engines');
  const { number, rest } = takeCount(text);
  if (number === undefined) return err('says two numbers of engines');
  const powers: number[] = [];
  for (const [power] of rest.matchAll(POWERS)) {
    const read = readPower(power, { decimal });
    if (!read.ok) return read;
    if (read.value !== null) powers.push(read.value);
  }
  const unread = rest.replace(POWERS, ' ');
  if (LEFT_POWER.test(unread)) return err('has a power that is not recognised');
  const horsepower = powerOfOne(powers, number, TOTAL.test(rest));
  if (horsepower === undefined) return err('has powers that do not agree');
  if (horsepower !== null && horsepower < POWER.min) return err('has a total too small for its engines');
  const name = unread
    .replace(NOISE, ' ')
    .replace(/[()]\s*[()]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:@/()x×–-]+|[\s,;:@/(–-]+$/g, '');
  return ok({ number, name: /\p{L}/u.test(name) ? name : null, horsepower });
}

/** Takes the number of engines out of a text; undefined where it says two numbers. */
function takeCount(text: string): { readonly number: number | null | undefined; readonly rest: string } {
  const word = COUNT_WORD.exec(text);
  const folded = foldText(word?.[1] ?? '');
  const inWords = Object.hasOwn(COUNT_WORDS, folded) ? (COUNT_WORDS[folded] ?? null) : null;
  const behind = inWords === null ? text : text.slice(word?.[0].length ?? 0);
  const counted = COUNT.exec(behind) ?? COUNT_BEFORE.exec(behind);
  const inFigures = counted === null ? null : Number(counted[1] ?? counted[2]);
  const rest = behind
    .replace(counted?.[0] ?? '', ' ')
    .replace(ENGINE_WORD, '')
    .trim();
  const isClear = inWords === null || inFigures === null || inWords === inFigures;
  return { number: isClear ? (inWords ?? inFigures) : undefined, rest };
}

const ROUNDING = 0.03;

/**
 * Returns the power of one engine, null if there is none; undefined where powers are neither the same nor one and its
 * total.
 */
function powerOfOne(powers: readonly number[], number: number | null, isTotal: boolean): number | null | undefined {
  const [first] = powers;
  if (first === undefined) return null;
  const least = Math.min(...powers);
  const fits = (one: number) => isNear(one, least) || (number !== null && isNear(one, least * number));
  if (!powers.every(fits)) return undefined;
  if (isTotal && powers.every((one) => isNear(one, least)))
    return number === null ? undefined : rounded(first / number, 0);
  return powers.find((one) => isNear(one, least));
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= ROUNDING * other;
}
