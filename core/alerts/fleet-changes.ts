import { MARKETS, type Market } from '../market/market.ts';
import { sameRateRise } from '../shortlist/favourites-changes.ts';
import { decodeListingStatus, type ListingStatus, listingStatusOf } from '../shortlist/listing-status.ts';
import type { Yacht } from '../yacht/yacht.ts';
import type { FleetSnapshot } from './fleet-snapshot.ts';

/** The kinds of news of a yacht on a market, in the order in which a letter tells them (FD6). */
export const YACHT_NEWS_KINDS = ['new', 'back', 'reduced', 'free', 'gone'] as const;
export type NewsKind = (typeof YACHT_NEWS_KINDS)[number];

/** The news of one yacht since the day before. */
export interface YachtChange {
  /** Her status before, as `encodeListingStatus` writes it; null for a yacht that nobody knew. */
  readonly was: string | null;
  readonly news: Readonly<Partial<Record<Market, Exclude<NewsKind, 'free'>>>>;
  /** Whether a price of hers rose, which no letter tells. */
  readonly isDearer: boolean;
}

/** The fleet on two days: as it was, and as it is, with its yachts. */
export interface FleetBeforeAndAfter {
  readonly before: FleetSnapshot;
  readonly after: FleetSnapshot;
  readonly yachts: readonly Yacht[];
  /** ISO 8601 date of `after`. */
  readonly today: string;
}

/** Returns the yachts that came, left, came back or changed in price between two days, by their ids. */
export function fleetChanges({ before, after, yachts, today }: FleetBeforeAndAfter): ReadonlyMap<string, YachtChange> {
  const changed = yachts.flatMap((yacht): (readonly [string, YachtChange])[] => {
    const was = before.get(yacht.id)?.status ?? null;
    if (was === after.get(yacht.id)?.status) return [];
    // A status that cannot be read was written by another release, and tells nothing.
    const then = was === null ? UNKNOWN : decodeListingStatus(was);
    const change = then === null ? NO_CHANGE : changeSince(then, yacht, today);
    return change.isDearer || Object.keys(change.news).length > 0 ? [[yacht.id, { was, ...change }]] : [];
  });
  return new Map(changed);
}

type Change = Pick<YachtChange, 'news' | 'isDearer'>;

const UNKNOWN: ListingStatus = { kind: 'off', why: 'unknown' };
const NO_CHANGE: Change = { news: {}, isDearer: false };

function changeSince(then: ListingStatus, yacht: Yacht, today: string): Change {
  const now = listingStatusOf(yacht, today);
  const isOffered = (status: ListingStatus, market: Market) => status.kind === 'offered' && status[market] !== null;
  const wasWithdrawn = then.kind === 'off' && (then.why === 'sold' || then.why === 'left-market');
  const mayBeNamed = now.kind === 'offered' || now.why !== 'unknown';
  const news: Partial<Record<Market, Exclude<NewsKind, 'free'>>> = {};
  let isDearer = false;
  for (const market of MARKETS) {
    const [before, after] = [isOffered(then, market), isOffered(now, market)];
    const rise = priceRise(then, now, market, yacht);
    isDearer ||= rise > 0;
    if (before && !after && mayBeNamed) news[market] = 'gone';
    else if (after && !before) news[market] = wasWithdrawn ? 'back' : 'new';
    else if (rise < 0) news[market] = 'reduced';
  }
  return { news, isDearer };
}

/** Returns by how much the same rate rose; 0 where the one or the other day has no such figure to show. */
function priceRise(then: ListingStatus, now: ListingStatus, market: Market, { prices }: Yacht): number {
  if (then.kind !== 'offered' || now.kind !== 'offered' || now[market]?.kind !== 'price') return 0;
  return sameRateRise(then[market], { market, prices }) ?? 0;
}

/** The most yachts and the largest part of the fleet of which so much happens on one day without a mistake. */
const MAX_AT_ONCE = 10;
const LARGEST_PART = 0.2;

/**
 * Returns whether so many yachts came, left or changed in price that a mistake is likelier, such as a currency that was
 * mixed up or a folder that is half empty. Yachts that are missing in the catalogue count as gone.
 */
export function isImplausibleFleetChange(
  { before, after }: FleetBeforeAndAfter,
  changes: ReadonlyMap<string, YachtChange>,
): boolean {
  const isMissing = (id: string) => after.get(id)?.missingSince !== undefined || !after.has(id);
  const missing = [...before].filter(([id, seen]) => seen.missingSince === undefined && isMissing(id)).length;
  return missing + changes.size > Math.max(MAX_AT_ONCE, before.size * LARGEST_PART);
}
