import type { LengthUnit } from '../../core/yacht/length.ts';
import { metersToFeet } from '../../core/yacht/length-conversion.ts';

/** The lengths that a section of the fleet spans, in the visitor's unit. */
const SPANS: Readonly<Record<LengthUnit, number>> = { meters: 10, feet: 50 };

/** The yachts of one span of lengths, such as 20–30 m. Bounds are in the visitor's unit. */
export interface LengthSection<Item> {
  readonly from: number;
  readonly to: number;
  readonly items: readonly Item[];
}

/**
 * Divides yachts into sections of ten metres or fifty feet; empty sections are left out.
 * @param yachts the shortest first
 */
export function lengthSections<Item extends { readonly length: number }>(
  yachts: readonly Item[],
  unit: LengthUnit,
): readonly LengthSection<Item>[] {
  const span = SPANS[unit];
  const startOf = ({ length }: Item) => Math.floor((unit === 'feet' ? metersToFeet(length) : length) / span) * span;
  return [...new Set(yachts.map(startOf))].map((from) => ({
    from,
    to: from + span,
    items: yachts.filter((yacht) => startOf(yacht) === from),
  }));
}
