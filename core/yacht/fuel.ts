import { kilowatts } from './power.ts';
import type { Yacht } from './yacht.ts';

/** Litres an hour: for each kW of the engines at full speed, and for each GT of hotel load. */
const ENGINES = 0.245;
const HOTEL_LOAD = 0.04;

/**
 * Estimates the litres an hour at cruising speed, with power proportional to the cube of the speed. Null if power,
 * speeds or tonnage are not known. Sea, load and hull make the real figure vary.
 */
export function litresAnHour({
  machinery: { horsepower, engines },
  speeds: { cruise, max },
  grossTonnage,
}: Pick<Yacht, 'machinery' | 'speeds' | 'grossTonnage'>): number | null {
  if (horsepower === null || engines === null || cruise === null || max === null || grossTonnage === null) return null;
  if (!(max > 0)) return null;
  const kw = kilowatts(horsepower) * engines;
  return ENGINES * kw * (cruise / max) ** 3 + HOTEL_LOAD * grossTonnage;
}
