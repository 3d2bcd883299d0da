import type { ShareRange } from './charter-terms.ts';

/** An amount between two bounds, in whole units of one currency. */
export interface MoneyRange {
  readonly low: number;
  readonly high: number;
}

export const NOTHING: MoneyRange = { low: 0, high: 0 };

/** Half goes up. Exact where twice the amount fits a safe integer. @param by above 0 */
export function dividedUp(amount: number, by: number): number {
  return Math.floor((2 * amount + by) / (2 * by));
}

/** The low share of the low bound, the high share of the high one, each rounded once. */
export function shareOf({ low, high }: MoneyRange, share: ShareRange): MoneyRange {
  return { low: dividedUp(low * share.low, 1000), high: dividedUp(high * share.high, 1000) };
}

export function sumOf(amounts: readonly MoneyRange[]): MoneyRange {
  return amounts.reduce((sum, { low, high }) => ({ low: sum.low + low, high: sum.high + high }), NOTHING);
}
