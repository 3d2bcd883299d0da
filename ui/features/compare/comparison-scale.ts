import type { LengthUnit } from '../../../core/yacht/length.ts';
import { feetToMeters } from '../../../core/yacht/length-conversion.ts';
import type { ProfileExtent } from '../../drawing/profile-row.ts';

/** A side view to draw: its length overall and its {@link ProfileExtent}, in meters. */
export interface ScaledHull extends ProfileExtent {
  readonly length: number;
}

/**
 * The common scale of the drawing: positions and measures in meters. `x` starts at the bows, which are in line at 0;
 * `y` runs down from the top.
 */
export interface ComparisonScale {
  readonly width: number;
  readonly height: number;
  /** The `y` of each hull's waterline. */
  readonly waterlines: readonly number[];
  /** Positions of the vertical lines, and their values in the visitor's unit. */
  readonly ticks: readonly { readonly at: number; readonly value: number }[];
}

/** Part of the width that the longest hull takes; its length is written behind its stern. */
const LONGEST_SHARE = 0.86;
/** Parts of the width: space above a hull, and space below it for its name. */
const ABOVE = 0.02;
const BELOW = 0.07;
/** Greatest height as a multiple of the width; for tall rigs the scale gets smaller instead. */
const maxHeight = (hulls: number) => 0.5 + 0.15 * hulls;
const MAX_TICKS = 10;
const STEPS: Readonly<Record<LengthUnit, readonly number[]>> = {
  meters: [1, 2, 5, 10, 20, 50, 100, 200],
  feet: [5, 10, 25, 50, 100, 200, 500, 1000],
};

/** Places hulls under each other on one scale (CF1). @param hulls one or more, in order */
export function comparisonScale(hulls: readonly ScaledHull[], unit: LengthUnit): ComparisonScale {
  const tall = hulls.reduce((sum, { above, below }) => sum + above + below, 0);
  const room = hulls.length * (ABOVE + BELOW);
  const longest = Math.max(...hulls.map(({ length }) => length), 1);
  const width = Math.max(longest / LONGEST_SHARE, tall / (maxHeight(hulls.length) - room));
  let height = 0;
  const waterlines = hulls.map(({ above, below }) => {
    const waterline = height + width * ABOVE + above;
    height = waterline + below + width * BELOW;
    return waterline;
  });
  return { width, height, waterlines, ticks: ticksOf(width, unit) };
}

/** Returns ticks from 0 at even steps, as few as a small screen can show. */
function ticksOf(width: number, unit: LengthUnit): ComparisonScale['ticks'] {
  const meters = (value: number) => (unit === 'feet' ? feetToMeters(value) : value);
  const steps = STEPS[unit];
  const step = steps.find((one) => width / meters(one) < MAX_TICKS) ?? Math.max(...steps);
  const count = Math.floor(width / meters(step)) + 1;
  return Array.from({ length: count }, (_, index) => ({ at: meters(index * step), value: index * step }));
}

/**
 * Returns the sides of squares whose areas are in proportion to these tonnages, the largest side being 1; null for a
 * tonnage that is not known.
 */
export function volumeSides(tonnages: readonly (number | null)[]): readonly (number | null)[] {
  const most = Math.max(...tonnages.map((tonnage) => tonnage ?? 0));
  return tonnages.map((tonnage) => (tonnage === null || tonnage <= 0 ? null : Math.sqrt(tonnage / most)));
}
