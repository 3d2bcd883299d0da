import type { Price } from './price-set.ts';

/** product.md PR2: '', 'null', '0', junk, negative and non-finite figures are no price. Whole units of the set's currency. */
export function parsePrice(raw: unknown): Price {
  const value = numberOf(raw);
  const whole = value === null ? 0 : Math.round(value);
  return whole > 0 && Number.isSafeInteger(whole) ? whole : null;
}

/** An exchange rate; null where there is none. */
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
