import type { Meters } from './yacht.ts';

const METERS_PER_FOOT = 0.3048;
const INCHES_PER_FOOT = 12;
/** An inch in tenths of a millimetre. */
const INCH = 254;

/** Returns a number as a length in metres; null unless it is positive and finite. */
export function meters(value: number): Meters | null {
  return Number.isFinite(value) && value > 0 ? (value as Meters) : null;
}

/** Converts metres to decimal feet. */
export function metersToFeet(length: number): number {
  return length / METERS_PER_FOOT;
}

export function feetToMeters(feet: number): number {
  return feet * METERS_PER_FOOT;
}

/** Converts metres to feet and whole inches, rounded to the nearest inch; never 12 inches. */
export function feetAndInches(length: number): { readonly feet: number; readonly inches: number } {
  const inches = metersToWholeInches(length);
  return { feet: Math.floor(inches / INCHES_PER_FOOT), inches: inches % INCHES_PER_FOOT };
}

/** Converts metres to inches, rounded to the nearest whole inch. */
export function metersToWholeInches(length: number): number {
  return Math.round(metersToFeet(length) * INCHES_PER_FOOT);
}

/** Converts inches to metres, exactly for whole inches: to the tenth of a millimetre. */
export function inchesToMeters(inches: number): number {
  return (inches * INCH) / 10_000;
}
