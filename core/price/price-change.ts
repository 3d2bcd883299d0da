import type { Market } from '../market/market.ts';
import type { Currency } from './currency.ts';

/** A price at which a yacht is offered from a day on. */
export interface PriceChange {
  /** ISO 8601 date. */
  readonly on: string;
  readonly market: Market;
  readonly currency: Currency;
  /** Whole units of the currency. */
  readonly amount: number;
}

/** One line of a price history, as it is shown. */
export interface PriceStep {
  readonly on: string;
  readonly amount: number;
  readonly currency: Currency;
  /** Change from the previous price in the same currency, in per mille, rounded; null for the first. */
  readonly change: number | null;
}

/** Returns a yacht's asking prices on one market, the newest first. @param history the oldest first */
export function priceChanges(history: readonly PriceChange[], market: Market): PriceStep[] {
  const before = new Map<Currency, number>();
  const steps = history
    .filter((entry) => entry.market === market)
    .map(({ on, amount, currency }) => {
      const previous = before.get(currency);
      before.set(currency, amount);
      return { on, amount, currency, change: previous === undefined ? null : perMille(previous, amount) };
    });
  return steps.toReversed();
}

/** Returns the day of her first price on this market; null for an empty history. @param history the oldest first */
export function listedSince(history: readonly PriceChange[], market: Market): string | null {
  return history.find((entry) => entry.market === market)?.on ?? null;
}

/** Returns her last price on this market; null for an empty history. @param history the oldest first */
export function lastAskingPrice(history: readonly PriceChange[], market: Market): PriceChange | null {
  return history.findLast((entry) => entry.market === market) ?? null;
}

function perMille(before: number, now: number): number | null {
  return before > 0 ? Math.round(((now - before) / before) * 1000) : null;
}
