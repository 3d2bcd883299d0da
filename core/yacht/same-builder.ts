import type { Market } from '../market/market.ts';
import { isOfferedOn } from './market-rules.ts';
import type { Yacht } from './yacht.ts';

/** Returns at most `limit` other yachts of her builder that are offered on the market, the nearest in length first. */
export function yachtsOfSameBuilder(
  yachts: readonly Yacht[],
  yacht: Yacht,
  market: Market,
  limit: number,
): readonly Yacht[] {
  const isHers = ({ id, builder }: Yacht) => id !== yacht.id && builder.name === yacht.builder.name;
  const apart = ({ dimensions }: Yacht) => Math.abs(dimensions.length - yacht.dimensions.length);
  return yachts
    .filter((other) => isHers(other) && isOfferedOn(other.market, market))
    .toSorted((a, b) => apart(a) - apart(b) || (a.id < b.id ? -1 : 1))
    .slice(0, Math.max(limit, 0));
}
