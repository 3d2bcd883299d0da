/** Orders of magnitude that a ratio scale spans at most; smaller values are at its beginning. */
export const MAX_DECADES = 6;

/** A linear scale between two bounds, or a logarithmic one (`byRatio`), as prices have. */
export interface Scale {
  readonly byRatio: boolean;
  /** The lower bound, or its natural logarithm. */
  readonly bottom: number;
  /** The upper bound, or its natural logarithm. */
  readonly top: number;
}

/** Makes a scale; a logarithmic one that would be empty becomes linear. */
export function scaleBetween(min: number, max: number, byRatio: boolean): Scale {
  const top = Math.log(max);
  const least = top - MAX_DECADES * Math.LN10;
  const bottom = min > 0 ? Math.max(Math.log(min), least) : least;
  return byRatio && bottom < top ? { byRatio, bottom, top } : { byRatio: false, bottom: min, top: max };
}

/** The position of a value on a scale, from 0 to 1; values beyond the bounds are at the ends. */
export function positionOnScale({ byRatio, bottom, top }: Scale, value: number): number {
  const at = byRatio ? Math.log(value) : value;
  // The logarithm of a negative value is NaN, for which this holds as well.
  if (!(at > bottom)) return 0;
  return at >= top ? 1 : (at - bottom) / (top - bottom);
}
