import type { LengthUnit } from '../../../core/yacht/length.ts';
import { feetToMeters } from '../../../core/yacht/length-conversion.ts';
import type { ProfileExtent } from '../../drawing/profile-row.ts';

/** A side view to be drawn: her length overall and what {@link ProfileExtent} says of it, in meters. */
export interface ScaledHull extends ProfileExtent {
  readonly length: number;
}

/** One scale for all: positions and measures in meters, from the bows, which stand in line at 0, and down from the top. */
export interface ComparisonScale {
  readonly width: number;
  readonly height: number;
  /** Where each hull's waterline lies. */
  readonly waterlines: readonly number[];
  /** Lines across the scale, and what each is called in the unit that is read. */
  readonly ticks: readonly { readonly at: number; readonly value: number }[];
}

/** The longest takes up so much of the width: the rest is for her length, which is written behind her stern. */
const LONGEST_PART = 0.86;
/** Of the width: room above a hull, and room below one for her name. */
const ABOVE = 0.02;
const BELOW = 0.07;
/** Tall rigs make the scale smaller rather than the drawing taller than so many times its width. */
const tallest = (hulls: number) => 0.5 + 0.15 * hulls;
const MOST_TICKS = 10;
const STEPS: Readonly<Record<LengthUnit, readonly number[]>> = {
  meters: [1, 2, 5, 10, 20, 50, 100, 200],
  feet: [5, 10, 25, 50, 100, 200, 500, 1000],
};

/** product.md CF1: hulls under each other on one scale. @param hulls one or more, in the order in which they stand */
export function comparisonScale(hulls: readonly ScaledHull[], unit: LengthUnit): ComparisonScale {
  const tall = hulls.reduce((sum, { above, below }) => sum + above + below, 0);
  const room = hulls.length * (ABOVE + BELOW);
  const longest = Math.max(...hulls.map(({ length }) => length), 1);
  const width = Math.max(longest / LONGEST_PART, tall / (tallest(hulls.length) - room));
  let height = 0;
  const waterlines = hulls.map(({ above, below }) => {
    const waterline = height + width * ABOVE + above;
    height = waterline + below + width * BELOW;
    return waterline;
  });
  return { width, height, waterlines, ticks: ticksOf(width, unit) };
}

/** From 0 at even steps, as few as can be told apart on a small screen. */
function ticksOf(width: number, unit: LengthUnit): ComparisonScale['ticks'] {
  const meters = (value: number) => (unit === 'feet' ? feetToMeters(value) : value);
  const steps = STEPS[unit];
  const step = steps.find((one) => width / meters(one) < MOST_TICKS) ?? Math.max(...steps);
  const count = Math.floor(width / meters(step)) + 1;
  return Array.from({ length: count }, (_, index) => ({ at: meters(index * step), value: index * step }));
}

/** Sides of squares whose areas are as these tonnages are to each other, the largest 1; null where a tonnage is. */
export function volumeSides(tonnages: readonly (number | null)[]): readonly (number | null)[] {
  const most = Math.max(...tonnages.map((tonnage) => tonnage ?? 0));
  return tonnages.map((tonnage) => (tonnage === null || tonnage <= 0 ? null : Math.sqrt(tonnage / most)));
}
