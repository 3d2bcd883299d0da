import type { Locale } from '../locale/locale.ts';
import { formatNumber } from './format-number.ts';
import type { Yacht } from './yacht.ts';

/** Mechanical horsepower, as records hold it: 550 foot-pounds a second. */
const KW_PER_HORSEPOWER = 0.745_699_87;
/** Metric horsepower: 75 kilopond metres a second. */
const KW_PER_METRIC_HORSEPOWER = 0.735_498_75;
/** The names of metric horsepower in languages that measure in it. */
const METRIC_SIGNS: readonly string[] = ['CV', 'cv', 'ch', 'PS', 'pk', 'hk', 'KM', 'LE', 'к.с.', 'л.с.'];

/** Converts the horsepower of a record to kilowatts. */
export function horsepowerToKilowatts(horsepower: number): number {
  return horsepower * KW_PER_HORSEPOWER;
}

/**
 * Writes the power of an engine: kilowatts first, then the horsepower of the language, `2,580 kW (3,460 hp)`. The sign
 * says which horsepower that is, so that number and sign always agree: `2580 kW (3508 CV)`.
 * @param horsepower mechanical, as a record holds it
 * @param sign the language's word for horsepower
 */
export function formatPower(horsepower: number, sign: string, locale: Locale): string {
  const kw = horsepowerToKilowatts(horsepower);
  const shown = METRIC_SIGNS.includes(sign) ? kw / KW_PER_METRIC_HORSEPOWER : horsepower;
  return `${formatNumber(kw, locale)}\u00a0kW (${formatNumber(shown, locale)}\u00a0${sign})`;
}

/** Litres an hour for each kW of the engines at full speed, and for each GT as hotel load. */
const ENGINES = 0.245;
const HOTEL_LOAD = 0.04;

/**
 * Estimates the fuel in litres an hour at cruising speed, as if power rose with the cube of the speed. Null if power,
 * engines, speeds or tonnage are not known. Sea, load and hull make the real figure vary.
 */
export function fuelLitresPerHour({
  machinery: { horsepower, engines },
  speeds: { cruise, max },
  grossTonnage,
}: Pick<Yacht, 'machinery' | 'speeds' | 'grossTonnage'>): number | null {
  if (horsepower === null || engines === null || cruise === null || max === null || grossTonnage === null) return null;
  if (!(max > 0)) return null;
  const kw = horsepowerToKilowatts(horsepower) * engines;
  return ENGINES * kw * (cruise / max) ** 3 + HOTEL_LOAD * grossTonnage;
}
