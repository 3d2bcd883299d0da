/** The median of a sample and its middle half: on a shared machine a mean is misleading. */
export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
  readonly count: number;
}

/** Returns a quantile by linear interpolation between the two nearest ranks. */
export function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

/** Returns median and interquartile range. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  return {
    median: quantile(sorted, 0.5),
    low: quantile(sorted, 0.25),
    high: quantile(sorted, 0.75),
    count: sorted.length,
  };
}

/** Formats a spread, such as `0.93 (0.91–0.95, n 9)`. */
export function spreadText({ median, low, high, count }: Spread, digits = 2, unit = ''): string {
  const text = (value: number) => value.toFixed(digits);
  return `${text(median)}${unit} (${text(low)}–${text(high)}, n ${count})`;
}
