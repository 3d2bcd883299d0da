import { MARKETS, type Market } from '../market/market.ts';
import { changesSince } from '../shortlist/favourites-changes.ts';
import { decodeListingStatus, type ListingStatus, listingStatusOf } from '../shortlist/listing-status.ts';
import type { Yacht } from '../yacht/yacht.ts';
import type { FleetSnapshot } from './fleet-snapshot.ts';

/** What a letter tells of a yacht on a market, in its order (FD6). */
export const NEWS_KINDS = ['new', 'back', 'reduced', 'free', 'gone'] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

/** What happened to one yacht. */
export interface YachtChange {
  readonly yacht: Yacht;
  /** Her status before, as `encodeListingStatus` writes it; null for a yacht that nobody knew. */
  readonly was: string | null;
  readonly news: Readonly<Partial<Record<Market, Exclude<NewsKind, 'free'>>>>;
}

/** The fleet on two days: as it was, and as it is, with its yachts. */
export interface FleetDays {
  readonly before: FleetSnapshot;
  readonly after: FleetSnapshot;
  readonly yachts: readonly Yacht[];
  /** ISO 8601 date of `after`. */
  readonly today: string;
}

/** Returns the yachts that came, left, came back or fell in price between two days, by their ids. */
export function fleetChanges({ before, after, yachts, today }: FleetDays): ReadonlyMap<string, YachtChange> {
  const changed = yachts.flatMap((yacht): (readonly [string, YachtChange])[] => {
    const was = before.get(yacht.id)?.status ?? null;
    if (was === after.get(yacht.id)?.status) return [];
    // A status that cannot be read was written by another release, and tells nothing.
    const then = was === null ? UNKNOWN : decodeListingStatus(was);
    const news = then === null ? {} : newsOf(then, yacht, today);
    return Object.keys(news).length === 0 ? [] : [[yacht.id, { yacht, was, news }]];
  });
  return new Map(changed);
}

const UNKNOWN: ListingStatus = { kind: 'off', why: 'unknown' };

function newsOf(then: ListingStatus, yacht: Yacht, today: string): YachtChange['news'] {
  const now = listingStatusOf(yacht, today);
  const isOffered = (status: ListingStatus, market: Market) => status.kind === 'offered' && status[market] !== null;
  const wasWithdrawn = then.kind === 'off' && (then.why === 'sold' || then.why === 'left-market');
  const mayBeNamed = now.kind === 'offered' || now.why !== 'unknown';
  const reduced = new Set(
    changesSince(then, { yacht, today, currency: 'eur' }).flatMap((change) =>
      change.kind === 'lower' ? change.market : [],
    ),
  );
  const news: Partial<Record<Market, Exclude<NewsKind, 'free'>>> = {};
  for (const market of MARKETS) {
    const [before, after] = [isOffered(then, market), isOffered(now, market)];
    if (before && !after && mayBeNamed) news[market] = 'gone';
    else if (after && !before) news[market] = wasWithdrawn ? 'back' : 'new';
    else if (after && reduced.has(market)) news[market] = 'reduced';
  }
  return news;
}

/** The most yachts and the largest part of the fleet of which so much happens on one day without a mistake. */
const MOST_AT_ONCE = 10;
const LARGEST_PART = 0.2;

/**
 * Returns whether so many yachts left or fell in price that a mistake is likelier, such as a currency that was mixed up or
 * a folder that is half empty. Yachts that are missing in the catalogue count as gone.
 */
export function isImplausible({ before, after }: FleetDays, changes: ReadonlyMap<string, YachtChange>): boolean {
  const missing = [...before.keys()].filter((id) => !after.has(id)).length;
  const worse = [...changes.values()].filter(({ news }) =>
    Object.values(news).some((kind) => kind === 'gone' || kind === 'reduced'),
  ).length;
  return missing + worse > Math.max(MOST_AT_ONCE, before.size * LARGEST_PART);
}
