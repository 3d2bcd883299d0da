import type { ShareRange } from './charter-terms.ts';

/** An amount between two bounds, in whole units of one currency. */
export interface MoneyRange {
  readonly low: number;
  readonly high: number;
}

export const NOTHING: MoneyRange = { low: 0, high: 0 };

/** Divides and rounds half up. Exact while twice the amount is a safe integer. @param by above 0 */
export function dividedUp(amount: number, by: number): number {
  return Math.floor((2 * amount + by) / (2 * by));
}

/** Returns the low share of the low bound and the high share of the high one, each rounded once. */
export function shareOf({ low, high }: MoneyRange, share: ShareRange): MoneyRange {
  return { low: dividedUp(low * share.low, 1000), high: dividedUp(high * share.high, 1000) };
}

export function sumOf(amounts: readonly MoneyRange[]): MoneyRange {
  return amounts.reduce((sum, { low, high }) => ({ low: sum.low + low, high: sum.high + high }), NOTHING);
}
