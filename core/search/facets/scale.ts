/** Orders of magnitude that a scale by ratio spans at most; what lies below stands at its beginning. */
export const MAX_DECADES = 6;

/** How figures between two bounds follow each other: by equal differences, or by equal ratios, as prices do. */
export interface Scale {
  readonly byRatio: boolean;
  /** The bounds, as they are or as their natural logarithms. */
  readonly bottom: number;
  readonly top: number;
}

/** Goes by differences where there is no ratio to go by. */
export function scaleBetween(min: number, max: number, byRatio: boolean): Scale {
  const top = Math.log(max);
  const least = top - MAX_DECADES * Math.LN10;
  const bottom = min > 0 ? Math.max(Math.log(min), least) : least;
  return byRatio && bottom < top ? { byRatio, bottom, top } : { byRatio: false, bottom: min, top: max };
}

/** Where a value stands between the bounds: from 0 to 1, and at an end where it lies beyond. */
export function positionOnScale({ byRatio, bottom, top }: Scale, value: number): number {
  const at = byRatio ? Math.log(value) : value;
  // Nothing below zero has a logarithm.
  if (!(at > bottom)) return 0;
  return at >= top ? 1 : (at - bottom) / (top - bottom);
}
