import type { Price } from './price-set.ts';

/** Parses a price in whole units; null for '', 'null', '0', junk, negative and non-finite figures (PR2). */
export function parsePrice(raw: unknown): Price {
  const value = numberOf(raw);
  const whole = value === null ? 0 : Math.round(value);
  return whole > 0 && Number.isSafeInteger(whole) ? whole : null;
}

/** Parses an exchange rate; null for anything but a number above 0. */
export function parseRate(raw: unknown): number | null {
  const value = numberOf(raw);
  return value !== null && value > 0 ? value : null;
}

function numberOf(raw: unknown): number | null {
  if (typeof raw === 'number') return Number.isFinite(raw) ? raw : null;
  if (typeof raw !== 'string' || !/^\s*\d+(?:\.\d+)?\s*$/.test(raw)) return null;
  const value = Number(raw);
  return Number.isFinite(value) ? value : null;
}
