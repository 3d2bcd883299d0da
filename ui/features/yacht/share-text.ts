import type { ShareRange } from '../../../core/estimate/charter-terms.ts';
import type { Locale } from '../../../core/locale/locale.ts';
import { formatNumber } from '../../../core/yacht/format-number.ts';

/** The no-break space between a number and its sign. */
export const SPACE = '\u00a0';

/** Formats a share as a percentage: `20–30 %`. */
export function shareText({ low, high }: ShareRange, locale: Locale): string {
  const part = (share: number) => formatNumber(share / 10, locale, share % 10 === 0 ? 0 : 1);
  return `${low === high ? part(low) : `${part(low)}–${part(high)}`}${SPACE}%`;
}
