import { kilowatts } from './power.ts';
import type { Yacht } from './yacht.ts';

/** Litres an hour for each kW at full speed, and for each GT for what is not the engines. */
const ENGINES = 0.245;
const HOUSE = 0.04;

/**
 * Litres an hour at her cruising speed: power goes by the cube of the speed. Null where power, speeds or tonnage are not
 * known. An estimate: sea, load and hull make it more or less.
 */
export function litresAnHour({
  machinery: { horsepower, engines },
  speeds: { cruise, max },
  grossTonnage,
}: Pick<Yacht, 'machinery' | 'speeds' | 'grossTonnage'>): number | null {
  if (horsepower === null || engines === null || cruise === null || max === null || grossTonnage === null) return null;
  if (!(max > 0)) return null;
  const kw = kilowatts(horsepower) * engines;
  return ENGINES * kw * (cruise / max) ** 3 + HOUSE * grossTonnage;
}
