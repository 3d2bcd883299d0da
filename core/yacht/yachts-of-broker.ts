import type { Market } from '../market/market.ts';
import { offeredSlug } from './market-rules.ts';
import type { Yacht } from './yacht.ts';

/**
 * Returns the yachts that a person is the broker of on a market, those that are offered there, the longest first.
 * @param person id of the person's page
 */
export function yachtsOfBroker(fleet: readonly Yacht[], person: string, market: Market): readonly Yacht[] {
  return fleet
    .filter((yacht) => yacht.brokers[market] === person && offeredSlug(yacht, market) !== null)
    .toSorted((a, b) => b.dimensions.length - a.dimensions.length);
}
