import type { Market } from '../market/market.ts';
import type { Currency } from './currency.ts';

/** What a yacht was offered at from a day on. */
export interface PriceChange {
  /** ISO 8601 date. */
  readonly on: string;
  readonly market: Market;
  readonly currency: Currency;
  /** Whole units of the currency. */
  readonly amount: number;
}

/** One line of a price history. */
export interface PriceStep {
  readonly on: string;
  readonly amount: number;
  readonly currency: Currency;
  /** Against the one before in the same currency, in per mille, rounded; null where there is none before. */
  readonly change: number | null;
}

/** A yacht's asking prices on one market, the newest first. @param history the oldest first */
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

/** The day from which she has been offered on this market; null where no record says. @param history the oldest first */
export function listedSince(history: readonly PriceChange[], market: Market): string | null {
  return history.find((entry) => entry.market === market)?.on ?? null;
}

/** The last price that was asked for her on this market; null where no record says. @param history the oldest first */
export function lastAskingPrice(history: readonly PriceChange[], market: Market): PriceChange | null {
  return history.findLast((entry) => entry.market === market) ?? null;
}

function perMille(before: number, now: number): number | null {
  return before > 0 ? Math.round(((now - before) / before) * 1000) : null;
}
