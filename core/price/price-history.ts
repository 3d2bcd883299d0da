import type { Market } from '../market/market.ts';
import { dayNumber } from '../shared/calendar-day.ts';
import type { Currency } from './currency.ts';

/** A price at which a yacht is offered from a given day on. */
export interface PriceHistoryEntry {
  /** ISO 8601 date. */
  readonly on: string;
  readonly market: Market;
  readonly currency: Currency;
  /** Whole units of the currency. */
  readonly amount: number;
}

/**
 * Returns a yacht's prices on one market, the newest first, each with its change from the previous price in the
 * same currency: in per mille, rounded; null for the first in a currency.
 * @param history the oldest first
 */
export function pricesWithChange(history: readonly PriceHistoryEntry[], market: Market) {
  const before = new Map<Currency, number>();
  const steps = history
    .filter((entry) => entry.market === market)
    .map(({ on, amount, currency }) => {
      const previous = before.get(currency);
      before.set(currency, amount);
      const change =
        previous === undefined || previous <= 0 ? null : Math.round(((amount - previous) / previous) * 1000);
      return { on, amount, currency, change };
    });
  return steps.toReversed();
}

/** Returns the day of her first price on this market; null if there is none. @param history the oldest first */
export function listedSince(history: readonly PriceHistoryEntry[], market: Market): string | null {
  return history.find((entry) => entry.market === market)?.on ?? null;
}

/** Returns her last price on this market; null if there is none. @param history the oldest first */
export function lastPriceEntry(history: readonly PriceHistoryEntry[], market: Market): PriceHistoryEntry | null {
  return history.findLast((entry) => entry.market === market) ?? null;
}

/** The time that a yacht has been on a market: in days up to two months, then in whole months. */
export interface ListingAge {
  readonly unit: 'days' | 'months';
  readonly count: number;
}

/** Computes the age of a listing; null for an invalid or a future date. @param since ISO 8601 date, as `today` */
export function listingAge(since: string, today: string): ListingAge | null {
  const [first, last] = [dayNumber(since), dayNumber(today)];
  if (first === null || last === null || last < first) return null;
  const [year = 0, month = 0, day = 0] = since.split('-').map(Number);
  const [yearNow = 0, monthNow = 0, dayNow = 0] = today.split('-').map(Number);
  const months = (yearNow - year) * 12 + monthNow - month - (dayNow < day ? 1 : 0);
  return months < 2 ? { unit: 'days', count: last - first } : { unit: 'months', count: months };
}
