import type { Market } from '../../market/market.ts';
import { DEFAULT_CURRENCY } from '../../price/currency.ts';
import { SEASONS, type Season } from '../../price/season.ts';
import type { Amenity, CruisingArea, Yacht } from '../../yacht/yacht.ts';
import { listPrice } from '../sort.ts';
import { ratio } from './similarity.ts';

/** A reason why a yacht is shown as related to another. */
export type Likeness =
  | { readonly kind: 'builder' }
  /** The same exterior designer. */
  | { readonly kind: 'designer'; readonly name: string }
  | { readonly kind: 'length' }
  /** A cruising area that both have in this season. */
  | { readonly kind: 'area'; readonly area: CruisingArea; readonly season: Season }
  | { readonly kind: 'price' }
  | { readonly kind: 'amenities'; readonly amenities: readonly Amenity[] }
  /** A region that both cruise in the same season, in different areas. */
  | { readonly kind: 'region'; readonly region: CruisingArea['region'] }
  | { readonly kind: 'type' };

// The lowest ratio of two lengths or prices that counts as alike.
const LIKE_LENGTH = 0.92;
const LIKE_PRICE = 0.85;

/** Amenities that few yachts have, the rarest first. Common ones, such as tenders, are no likeness. */
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
const LEAST_AMENITIES = 2;
const NAMED_AMENITIES = 3;

/**
 * Lists the reasons why `other` is related to `yacht` on this market (UI6), the most specific first, each
 * kind at most once. Charter prices are those of the season `now`.
 */
export function likenesses(yacht: Yacht, other: Yacht, market: Market, now: Season): readonly Likeness[] {
  const same = sharedArea(yacht, other, ({ id }) => id);
  const near = same === null ? sharedArea(yacht, other, ({ region }) => region.id) : null;
  const reasons: readonly (Likeness | null)[] = [
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

function sharedDesigner({ build }: Yacht, other: Yacht): Likeness | null {
  const name = build.exteriorDesigner;
  return name !== null && name === other.build.exteriorDesigner ? { kind: 'designer', name } : null;
}

/** False where one of the two has no price. */
function hasLikePrice(yacht: Yacht, other: Yacht, market: Market, now: Season): boolean {
  const price = listPrice(yacht, market, DEFAULT_CURRENCY, now);
  const others = listPrice(other, market, DEFAULT_CURRENCY, now);
  return price !== null && others !== null && ratio(price, others) >= LIKE_PRICE;
}

/** The first cruising area that has an area with the same id among the other yacht's of the same season. */
function sharedArea(yacht: Yacht, other: Yacht, idOf: (area: CruisingArea) => string) {
  for (const season of SEASONS) {
    const ids = new Set(other.cruising[season].map(idOf));
    const area = yacht.cruising[season].find((own) => ids.has(idOf(own)));
    if (area !== undefined) return { area, season };
  }
  return null;
}

function sharedAmenities(yacht: Yacht, other: Yacht): Likeness | null {
  const shared = RARE_AMENITIES.filter(
    (amenity) => yacht.amenities.includes(amenity) && other.amenities.includes(amenity),
  );
  return shared.length < LEAST_AMENITIES ? null : { kind: 'amenities', amenities: shared.slice(0, NAMED_AMENITIES) };
}
