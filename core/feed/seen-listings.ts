import type { Market } from '../market/market.ts';
import { encodeStanding, standingOf } from '../shortlist/favourites-standing.ts';
import type { Yacht } from '../yacht/yacht.ts';

/** A listing as it was seen last. */
export interface SeenListing {
  /** A digest of {@link listingFacts}. */
  readonly facts: string;
  /** When these facts were first seen, an instant in UTC; null for a listing that was there from the first. */
  readonly changedAt: string | null;
}

/** Listings by the id of the yacht. */
export type SeenListings = ReadonlyMap<string, SeenListing>;

/** A day of each season, so that the turn of a season is no change of price. */
const DAYS = ['2026-01-15', '2026-07-15'] as const;

/**
 * What a search's feed says of a yacht, as one text: status and prices on both markets in her contract currency, so that
 * neither an exchange rate nor a season changes it, and the facts of her card.
 */
export function listingFacts(yacht: Yacht): string {
  const { name, builder, builtYear, refitYear, dimensions, guests, cabins, cruising } = yacht;
  const areas = [...cruising.summer, ...cruising.winter].map((area) => area.name);
  return JSON.stringify([
    DAYS.map((day) => encodeStanding(standingOf(yacht, day))),
    ...[name, builder.name, builtYear, refitYear, dimensions.length, guests.total, cabins.total, areas],
  ]);
}

/**
 * The memory after a look at the fleet: a listing whose facts are others than before has changed now, and so has one
 * that is new to a memory that knew others. Listings that are gone are forgotten. The same object where nothing changed.
 * @param now ISO 8601 instant
 * @param digest makes a short text of a long one, another for another
 */
export function updateSeenListings(
  seen: SeenListings,
  yachts: readonly Yacht[],
  now: string,
  digest: (text: string) => string,
): SeenListings {
  const noted = new Map<string, SeenListing>();
  let isChanged = seen.size !== yachts.length;
  for (const yacht of yachts) {
    const before = seen.get(yacht.id);
    const facts = digest(listingFacts(yacht));
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
 * When a listing changed last on a market: the latest of what its record says, its last price there, and what was seen.
 * ISO 8601 dates and instants; null where nothing says.
 */
export function listingChanged(
  { id, updatedAt, priceHistory }: Yacht,
  market: Market,
  seen: SeenListings,
): string | null {
  const priced = priceHistory.findLast((entry) => entry.market === market)?.on ?? null;
  const known = [updatedAt, priced, seen.get(id)?.changedAt ?? null].filter((when) => when !== null);
  return known.toSorted().at(-1) ?? null;
}
