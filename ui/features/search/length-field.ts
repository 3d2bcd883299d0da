import { feetToMeters, type LengthUnit, metersToFeet } from '../../../core/yacht/length.ts';

/** A length facet's bound as the visitor reads it, whole units. */
export function shownLength(meters: number, unit: LengthUnit): number {
  return Math.round(unit === 'feet' ? metersToFeet(meters) : meters);
}

/** The same bound back in meters, two decimals as URLs hold them. */
export function metersShown(shown: number, unit: LengthUnit): number {
  return Math.round((unit === 'feet' ? feetToMeters(shown) : shown) * 100) / 100;
}
