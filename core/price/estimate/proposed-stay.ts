import type { Yacht } from '../../yacht/yacht.ts';
import { DEFAULT_CURRENCY } from '../currency.ts';
import { charterFee } from './fee.ts';
import { daysFrom, defaultStay, firstSeason, type Stay, USUAL_NIGHTS } from './stay.ts';

/** Within a year there is a week of every season. */
const WEEKS = 52;

/**
 * The week that stands in the form before anybody asked: the first from the usual one on for which she has a rate, in a
 * season in which content says where she is if there is one. The usual one where she has no rate at all.
 * @param today ISO 8601 date
 */
export function proposedStay(yacht: Pick<Yacht, 'poa' | 'prices' | 'cruising'>, today: string): Stay {
  const usual = defaultStay(today);
  const weeks = Array.from({ length: WEEKS }, (_, week) => defaultStay(daysFrom(today, week * USUAL_NIGHTS)));
  const rated = weeks.filter((stay) => charterFee(yacht, stay, DEFAULT_CURRENCY).ok);
  return rated.find((stay) => yacht.cruising[firstSeason(stay)].length > 0) ?? rated[0] ?? usual;
}
