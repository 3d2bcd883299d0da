import type { Market } from '../market/market.ts';
import { lastPriceEntry } from '../price/price-history.ts';
import { latestDate } from '../shared/calendar-day.ts';
import { encodeListingStatus, listingStatusOf } from '../shortlist/listing-status.ts';
import { summerAndWinterAreas, type Yacht } from '../yacht/yacht.ts';

/** The last known state of a listing. */
export interface ListingRevision {
  /** A digest of {@link listingFactsText}. */
  readonly facts: string;
  /** Instant in UTC at which these facts were first seen; null for a listing of the first check. */
  readonly changedAt: string | null;
}

/** Listings by yacht id. */
export type ListingRevisions = ReadonlyMap<string, ListingRevision>;

/** A day of each season: facts hold the prices of both, so that a new season does not change them. */
const DAYS = ['2026-01-15', '2026-07-15'] as const;

/**
 * Returns the facts of a yacht that a search's feed shows, as one text: the facts of her card, and status and prices on
 * both markets in her contract currency, so that neither exchange rates nor seasons change the text.
 */
export function listingFactsText(yacht: Yacht): string {
  const { name, builder, builtYear, refitYear, dimensions, guests, cabins } = yacht;
  const areas = summerAndWinterAreas(yacht).map((area) => area.name);
  return JSON.stringify([
    DAYS.map((day) => encodeListingStatus(listingStatusOf(yacht, day))),
    ...[name, builder.name, builtYear, refitYear, dimensions.length, guests.total, cabins.total, areas],
  ]);
}

/**
 * Updates the seen listings from the fleet: listings with new facts have changed now, and so have new listings unless
 * this is the first check. Listings that are gone are dropped. Returns `seen` itself if nothing changed.
 * @param now ISO 8601 instant
 * @param digestOf the digest of a yacht's {@link listingFactsText}
 */
export function updateSeenListings(
  seen: ListingRevisions,
  yachts: readonly Yacht[],
  now: string,
  digestOf: (yacht: Yacht) => string,
): ListingRevisions {
  const noted = new Map<string, ListingRevision>();
  let isChanged = seen.size !== yachts.length;
  for (const yacht of yachts) {
    const before = seen.get(yacht.id);
    const facts = digestOf(yacht);
    if (before?.facts === facts) {
      noted.set(yacht.id, before);
      continue;
    }
    isChanged = true;
    noted.set(yacht.id, { facts, changedAt: seen.size === 0 ? null : now });
  }
  return isChanged ? noted : seen;
}

/**
 * Returns when a listing last changed on a market: the latest of its record's date, its last price there and the last
 * change seen. An ISO 8601 date or instant; null if none is known.
 */
export function listingChangedAt(
  { id, updatedAt, priceHistory }: Yacht,
  market: Market,
  seen: ListingRevisions,
): string | null {
  return latestDate([updatedAt, lastPriceEntry(priceHistory, market)?.on ?? null, seen.get(id)?.changedAt ?? null]);
}
