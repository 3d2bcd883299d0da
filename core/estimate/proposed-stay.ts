import type { Currency } from '../price/currency.ts';
import type { Yacht } from '../yacht/yacht.ts';
import { charterFee } from './fee.ts';
import { daysFrom, defaultStay, firstSeason, type Stay, USUAL_NIGHTS } from './stay.ts';

/** Within a year there is a week of every season. */
const WEEKS = 52;

/**
 * The week that stands in the form before anybody asked: the first from the usual one on for which she has a rate, in a
 * season in which content says where she is if there is one. The usual one where she has no rate at all.
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
