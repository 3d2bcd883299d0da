import type { Currency } from '../price/currency.ts';
import type { Yacht } from '../yacht/yacht.ts';
import { charterFee } from './fee.ts';
import { daysFrom, defaultStay, firstSeason, type Stay, USUAL_NIGHTS } from './stay.ts';

/** Weeks ahead that are tried: a year has weeks of every season. */
const WEEKS = 52;

/**
 * Returns the week that the form proposes: the first, from the default stay on, for which the yacht has a rate and a
 * cruising area, else the first with a rate, else the default stay.
 * @param today ISO 8601 date
 */
export function proposedStay(
  yacht: Pick<Yacht, 'poa' | 'prices' | 'cruising'>,
  currency: Currency,
  today: string,
): Stay {
  let rated: Stay | null = null;
  for (let week = 0; week < WEEKS; week += 1) {
    const stay = defaultStay(daysFrom(today, week * USUAL_NIGHTS));
    if (!charterFee(yacht, stay, currency).ok) continue;
    if (yacht.cruising[firstSeason(stay)].length > 0) return stay;
    rated ??= stay;
  }
  return rated ?? defaultStay(today);
}
