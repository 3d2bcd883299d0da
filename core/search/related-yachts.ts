import type { Market } from '../market/market.ts';
import { DEFAULT_CURRENCY } from '../price/currency.ts';
import { SEASONS, type Season } from '../price/season.ts';
import { memoized } from '../shared/memoized.ts';
import { isOfferedOn } from '../yacht/market-rules.ts';
import { type Amenity, type CruisingArea, summerAndWinterAreas, type Yacht } from '../yacht/yacht.ts';
import { listingPrice } from './sort.ts';

/** The weights of the parts of a similarity; they add up to 1. */
const WEIGHTS = { kind: 0.3, length: 0.3, price: 0.2, areas: 0.1, amenities: 0.1 };
/** The most that areas and amenities contribute, with room for rounding. */
const MAX_BY_SETS = WEIGHTS.areas + WEIGHTS.amenities + 1e-9;

/**
 * Returns the similarity of two yachts, from 0 to 1 and symmetric (UI6): by kind, length, price on this market,
 * cruising regions and amenities. Where one has no price, prices count as half alike.
 */
export function similarity(a: Yacht, b: Yacht, market: Market): number {
  return (
    quickSimilarity(a, b, market) +
    WEIGHTS.areas * overlap(traitsOf(a).regions, traitsOf(b).regions) +
    WEIGHTS.amenities * overlap(traitsOf(a).amenities, traitsOf(b).amenities)
  );
}

/** Returns the parts of a similarity that are quick to compare: kind, length and price. */
function quickSimilarity(a: Yacht, b: Yacht, market: Market): number {
  const [priceA, priceB] = [traitsOf(a)[market], traitsOf(b)[market]];
  const kind = a.kind === b.kind ? 1 : a.powerOrSail === b.powerOrSail ? 0.5 : 0;
  return (
    WEIGHTS.kind * kind +
    WEIGHTS.length * ratio(a.dimensions.length, b.dimensions.length) +
    WEIGHTS.price * (priceA === null || priceB === null ? 0.5 : ratio(priceA, priceB))
  );
}

/** Returns the smaller number divided by the greater one, from 0 to 1; NaN for two zeros. */
function ratio(a: number, b: number): number {
  return Math.min(a, b) / Math.max(a, b);
}

/**
 * The regions, amenities and list prices of each yacht, cached because each page compares the whole fleet with one
 * yacht. For charter the price is always that of summer, so that similarity does not change with the season.
 */
const traitsOf = memoized((yacht: Yacht) => {
  const regions = new Set(summerAndWinterAreas(yacht).map(({ region }) => region.id));
  const price = (market: Market) => listingPrice(yacht, market, DEFAULT_CURRENCY, 'summer');
  return { regions, amenities: new Set<string>(yacht.amenities), charter: price('charter'), sale: price('sale') };
}, new WeakMap());

/** Returns the Jaccard index of two sets; 1 for two empty ones. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const member of a) if (b.has(member)) shared += 1;
  const all = a.size + b.size - shared;
  return all === 0 ? 1 : shared / all;
}

/** Returns at most `limit` other yachts offered on the market, those most similar to `yacht` first (UI6). */
export function mostSimilar(yachts: readonly Yacht[], yacht: Yacht, market: Market, limit: number): readonly Yacht[] {
  const best: { readonly other: Yacht; readonly alike: number }[] = [];
  for (const other of yachts) {
    if (other.id === yacht.id || !isOfferedOn(other.market, market)) continue;
    // In a large fleet most differ so much by these alone that nothing else need be compared.
    const least = best.length < limit ? 0 : (best.at(-1)?.alike ?? 0);
    if (quickSimilarity(yacht, other, market) + MAX_BY_SETS < least) continue;
    best.push({ other, alike: similarity(yacht, other, market) });
    best.sort((a, b) => b.alike - a.alike || (a.other.id < b.other.id ? -1 : 1)).splice(Math.max(limit, 0));
  }
  return best.map(({ other }) => other);
}

/** A reason why a yacht is shown as related to another. */
export type RelatedReason =
  | { readonly kind: 'builder' }
  /** The same exterior designer. */
  | { readonly kind: 'designer'; readonly name: string }
  | { readonly kind: 'length' }
  /** A cruising area that both have in this season. */
  | { readonly kind: 'area'; readonly area: CruisingArea; readonly season: Season }
  | { readonly kind: 'price' }
  | { readonly kind: 'amenities'; readonly amenities: readonly Amenity[] }
  /** A region in which both cruise in the same season, but in different areas. */
  | { readonly kind: 'region'; readonly region: CruisingArea['region'] }
  | { readonly kind: 'type' };

// The lowest ratio of two lengths or prices that count as alike.
const LIKE_LENGTH = 0.92;
const LIKE_PRICE = 0.85;

/** Amenities that few yachts have, the rarest first. Common ones, such as tenders, do not count. */
const RARE_AMENITIES: readonly Amenity[] = [
  'helipad',
  'wheelchair-friendly',
  'elevator',
  'spa',
  'cinema',
  'sauna',
  'pool',
  'gym',
  'beach-club',
  'master-on-main',
];
const MIN_AMENITIES = 2;
const NAMED_AMENITIES = 3;

/**
 * Lists the reasons why `other` is related to `yacht` on this market (UI6), the most specific first, each
 * kind at most once. Charter prices are those of the season `now`.
 */
export function relatedReasons(yacht: Yacht, other: Yacht, market: Market, now: Season): readonly RelatedReason[] {
  const same = sharedArea(yacht, other, ({ id }) => id);
  const near = same === null ? sharedArea(yacht, other, ({ region }) => region.id) : null;
  const reasons: readonly (RelatedReason | null)[] = [
    yacht.builder.name === other.builder.name ? { kind: 'builder' } : null,
    sharedDesigner(yacht, other),
    ratio(yacht.dimensions.length, other.dimensions.length) >= LIKE_LENGTH ? { kind: 'length' } : null,
    same === null ? null : { kind: 'area', ...same },
    hasLikePrice(yacht, other, market, now) ? { kind: 'price' } : null,
    sharedAmenities(yacht, other),
    near === null ? null : { kind: 'region', region: near.area.region },
    yacht.kind === other.kind ? { kind: 'type' } : null,
  ];
  return reasons.filter((reason) => reason !== null);
}

function sharedDesigner({ build }: Yacht, other: Yacht): RelatedReason | null {
  const name = build.exteriorDesigner;
  return name !== null && name === other.build.exteriorDesigner ? { kind: 'designer', name } : null;
}

/** Returns whether the two prices are alike; false if one of the yachts has none. */
function hasLikePrice(yacht: Yacht, other: Yacht, market: Market, now: Season): boolean {
  const price = listingPrice(yacht, market, DEFAULT_CURRENCY, now);
  const otherPrice = listingPrice(other, market, DEFAULT_CURRENCY, now);
  return price !== null && otherPrice !== null && ratio(price, otherPrice) >= LIKE_PRICE;
}

/** Returns the first cruising area whose `idOf` is also that of an area of the other yacht in the same season. */
function sharedArea(yacht: Yacht, other: Yacht, idOf: (area: CruisingArea) => string) {
  for (const season of SEASONS) {
    const ids = new Set(other.cruising[season].map(idOf));
    const area = yacht.cruising[season].find((own) => ids.has(idOf(own)));
    if (area !== undefined) return { area, season };
  }
  return null;
}

function sharedAmenities(yacht: Yacht, other: Yacht): RelatedReason | null {
  const shared = RARE_AMENITIES.filter(
    (amenity) => yacht.amenities.includes(amenity) && other.amenities.includes(amenity),
  );
  return shared.length < MIN_AMENITIES ? null : { kind: 'amenities', amenities: shared.slice(0, NAMED_AMENITIES) };
}
