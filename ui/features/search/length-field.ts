import { type LengthUnit, metersToFeet } from '../../../core/yacht/length.ts';

/** A length facet's bound as the visitor reads it, whole units. */
export function shownLength(meters: number, unit: LengthUnit): number {
  return Math.round(unit === 'feet' ? metersToFeet(meters) : meters);
}
