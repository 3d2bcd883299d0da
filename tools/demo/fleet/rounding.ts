export function roundTo(value: number, step: number): number {
  return Math.round(value / step) * step;
}

/** Rounds to a number of decimals, without binary rounding errors. */
export function decimals(value: number, places: number): number {
  return Number(value.toFixed(places));
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
