import type { YachtKind } from '../yacht/yacht.ts';

/**
 * The widest bounds of plausible figures of a yacht, both included. A figure outside them is a typing error: it is left
 * out with a warning, so that no page shows a beam of 900 m. Figures that are merely unusual are reported by `npm run
 * preflight`.
 */
export const PLAUSIBLE = {
  /** The year built; a refit is not before it. */
  year: { min: 1800, max: 2100 },
  /** Meters. */
  length: { min: 1, max: 300 },
  /** Knots. */
  speed: { min: 0.1, max: 100 },
  /** Nautical miles. */
  range: { min: 1, max: 30_000 },
  /** Gross tonnage. */
  tonnage: { min: 0.1, max: 200_000 },
  people: { max: 400 },
  /** Cabins of one type. */
  cabins: { max: 99 },
  engines: { min: 1, max: 12 },
  /** Horsepower of one engine. */
  horsepower: { min: 0.1, max: 150_000 },
  /** Kilowatts of one generator. */
  generator: { min: 0.1, max: 20_000 },
} as const;

/** The most generators of a yacht (YA6). */
export const MOST_GENERATORS = 8;

/** The least plausible measure in meters. */
const LEAST = 0.1;
/** The largest beam and draft, as fractions of the length. */
const BEAM: Readonly<Record<YachtKind, number>> = { motor: 0.5, explorer: 0.5, sail: 0.5, catamaran: 0.65 };
const DRAFT = 1 / 3;

export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Returns the bounds of the beam in meters. @param length meters */
export function beamBounds(kind: YachtKind, length: number): Bounds {
  return { min: LEAST, max: inCentimeters(BEAM[kind] * length) };
}

/** Returns the bounds of the draft in meters. @param length meters */
export function draftBounds(length: number): Bounds {
  return { min: LEAST, max: inCentimeters(DRAFT * length) };
}

/**
 * Returns the bounds of the minimum draft in meters; with a lifting keel it is less than the draft, never more. @param
 * draft meters, null if it is not known
 */
export function minimumDraftBounds(draft: number | null, length: number): Bounds {
  return draft === null ? draftBounds(length) : { min: LEAST, max: draft };
}

function inCentimeters(meters: number): number {
  return Math.round(meters * 100) / 100;
}
