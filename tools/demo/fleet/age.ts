import { BUILDERS } from './design/builders.ts';
import type { Design } from './design/design.ts';
import type { Prng } from './prng.ts';
import { clamp } from './rounding.ts';

/** The year in which the demo fleet is set. */
export const THIS_YEAR = 2026;

/** Returns the earliest year in which a yard of the fleet built such a yacht. */
function earliest({ kind, style, loaMeters }: Design): number {
  const years = BUILDERS.filter(
    (builder) =>
      builder.kinds.includes(kind) &&
      (builder.styles?.includes(style) ?? true) &&
      loaMeters >= builder.from &&
      loaMeters <= builder.to,
  ).map((builder) => builder.since);
  return years.length > 0 ? Math.min(...years) : 1990;
}

/**
 * Draws the age from a gamma distribution with a mean of 12 years over the fleet, older for classics; 60 % of those
 * over 8 years have a refit.
 */
export function drawYears(design: Design, prng: Prng): { builtYear: number; refitYear: number | null } {
  const age = Math.floor(prng.gamma(design.style === 'classic' ? 21 : 12));
  const builtYear = clamp(THIS_YEAR - age, earliest(design), THIS_YEAR);
  const years = THIS_YEAR - builtYear;
  if (years <= 8 || !prng.chance(design.featured ? 1 : 0.6)) return { builtYear, refitYear: null };
  const since = Math.min(THIS_YEAR - builtYear - 5, Math.floor(prng.gamma(4)));
  return { builtYear, refitYear: THIS_YEAR - Math.max(0, since) };
}
