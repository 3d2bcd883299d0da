/** An inclusive range with at least one bound, in the unit of its facet. */
export type Range =
  | { readonly min: number; readonly max: number | null }
  | { readonly min: number | null; readonly max: number };

/** Bounds beyond this are rejected: no yacht costs ten billion. */
const MAX_BOUND = 9_999_999_999;
const ROUNDING_FACTOR = 100;

/**
 * Makes a range of two bounds, rounded to two decimals. A missing, negative, too high or invalid bound is left open;
 * bounds in the wrong order are swapped; null when no bound is left.
 */
export function rangeOf(min: number | null, max: number | null): Range | null {
  const low = bound(min);
  const high = bound(max);
  if (low === null) return high === null ? null : { min: null, max: high };
  if (high === null) return { min: low, max: null };
  return low <= high ? { min: low, max: high } : { min: high, max: low };
}

/** Parses `min:max` with either side empty (SE5); 0 is a bound. Null without a valid bound. */
export function parseRange(raw: string): Range | null {
  const [min, max, more] = raw.split(':', 3);
  return min === undefined || max === undefined || more !== undefined
    ? null
    : rangeOf(parseBound(min), parseBound(max));
}

/** Parses a bound of a form field or URL; null for empty and malformed text. */
export function parseBound(raw: string): number | null {
  const text = raw.trim();
  return text.length <= 16 && /^\d+(?:\.\d*)?$/.test(text) ? bound(Number(text)) : null;
}

/** Parses a typed bound, also with separators of thousands (`1.250` is 1250, as is `1 250`) or a decimal comma. */
export function parseTypedBound(raw: string): number | null {
  const text = raw.trim();
  if (/^\d{1,3}(?:[.,\s\u2019']\d{3})+$/.test(text)) return parseBound(text.replace(/\D/g, ''));
  return parseBound(/^\d+,\d{1,2}$/.test(text) ? text.replace(',', '.') : text);
}

/** Writes a range as {@link parseRange} reads it. */
export function encodeRange(range: Range): string {
  return `${range.min ?? ''}:${range.max ?? ''}`;
}

function bound(value: number | null): number | null {
  if (value === null || !(value >= 0 && value <= MAX_BOUND)) return null;
  // Adding 0 turns negative zero, which a URL cannot express, into zero.
  return Math.round(value * ROUNDING_FACTOR) / ROUNDING_FACTOR + 0;
}
