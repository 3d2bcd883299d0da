import type { Locale } from '../locale/locale.ts';
import { formatNumber } from '../yacht/format-number.ts';

const UNITS = ['kB', 'MB', 'GB'] as const;

/** Formats the size of a file: `640 kB`, `2.4 MB`, `12 MB` (ME4). Null for null, 0 and invalid sizes. */
export function formatFileSize(bytes: number | null, locale: Locale): string | null {
  if (bytes === null || !(bytes > 0) || !Number.isFinite(bytes)) return null;
  const at = UNITS.findIndex((_, index) => bytes < 999.5 * 1000 ** (index + 1));
  const unit = UNITS[at] ?? 'GB';
  const size = Math.max(1, bytes / 1000 ** (UNITS.indexOf(unit) + 1));
  // Only megabytes and gigabytes below 10 have tenths.
  const decimals = unit !== 'kB' && size < 9.95 ? 1 : 0;
  return `${formatNumber(size, locale, decimals)}\u00a0${unit}`;
}
