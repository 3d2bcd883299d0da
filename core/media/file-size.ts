import type { Locale } from '../locale/locale.ts';
import { formatNumber } from '../yacht/format-number.ts';

/** Decimal, as files are counted everywhere but in memory. */
const UNITS = ['kB', 'MB', 'GB'] as const;

/**
 * A file's size for whoever is about to fetch it: `640 kB`, `2.4 MB`, `12 MB` (product.md ME4).
 * Null where nobody knows: for null, 0, and what is no size at all.
 */
export function formatFileSize(bytes: number | null, locale: Locale): string | null {
  if (bytes === null || !(bytes > 0) || !Number.isFinite(bytes)) return null;
  const at = UNITS.findIndex((_, index) => bytes < 999.5 * 1000 ** (index + 1));
  const unit = UNITS[at] ?? 'GB';
  const size = Math.max(1, bytes / 1000 ** (UNITS.indexOf(unit) + 1));
  // Tenths say something of megabytes, as long as there are few of them.
  const decimals = unit !== 'kB' && size < 9.95 ? 1 : 0;
  return `${formatNumber(size, locale, decimals)}\u00a0${unit}`;
}
