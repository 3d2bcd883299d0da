import type { YachtKind } from '../yacht/yacht.ts';

/**
 * The widest bounds within which a figure of a yacht can be true, both included. What lies beyond was typed wrong: it is
 * left out and named, so that no page shows a beam of 900 m. What is merely unusual is the preflight's business.
 */
export const PLAUSIBLE = {
  /** Years in which she may have been built; a refit is not before that. */
  year: { min: 1800, max: 2100 },
  /** Meters. */
  length: { min: 1, max: 300 },
  /** Knots. */
  speed: { min: 0.1, max: 100 },
  /** Nautical miles. */
  range: { min: 1, max: 30_000 },
  /** GT. */
  tonnage: { min: 0.1, max: 200_000 },
  people: { max: 400 },
  /** Of one kind. */
  cabins: { max: 99 },
  engines: { min: 1, max: 12 },
  /** Of one engine. */
  horsepower: { min: 0.1, max: 150_000 },
  /** kW of one generator. */
  generator: { min: 0.1, max: 20_000 },
} as const;

/** product.md YA6. */
export const MOST_GENERATORS = 8;

/** Meters; what is measured at all is no less. */
const LEAST = 0.1;
/** The broadest and the deepest, as parts of the length. */
const BEAM: Readonly<Record<YachtKind, number>> = { motor: 0.5, explorer: 0.5, sail: 0.5, catamaran: 0.65 };
const DRAFT = 1 / 3;

export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Meters. @param length meters */
export function beamBounds(kind: YachtKind, length: number): Bounds {
  return { min: LEAST, max: inCentimeters(BEAM[kind] * length) };
}

/** Meters. @param length meters */
export function draftBounds(length: number): Bounds {
  return { min: LEAST, max: inCentimeters(DRAFT * length) };
}

/** Meters. A lifting keel makes her draft less, never more. @param draft meters, null where it is not known */
export function minimumDraftBounds(draft: number | null, length: number): Bounds {
  return draft === null ? draftBounds(length) : { min: LEAST, max: draft };
}

function inCentimeters(meters: number): number {
  return Math.round(meters * 100) / 100;
}
