import type { Market } from '../../market/market.ts';
import { DEFAULT_CURRENCY } from '../../price/currency.ts';
import { offeredOn } from '../../yacht/market-rules.ts';
import type { Yacht } from '../../yacht/yacht.ts';
import { listPrice } from '../sort.ts';

/** The weights of the parts of a similarity; they add up to 1. */
const WEIGHTS = { kind: 0.3, length: 0.3, price: 0.2, areas: 0.1, amenities: 0.1 };

/**
 * The similarity of two yachts, from 0 to 1 and symmetric (UI6): by kind, length, price on this market,
 * cruising regions and amenities. Where one has no price, prices count as half alike.
 */
export function similarity(a: Yacht, b: Yacht, market: Market): number {
  const [priceA, priceB] = [priceOf(a, market), priceOf(b, market)];
  return (
    WEIGHTS.kind * kinds(a, b) +
    WEIGHTS.length * ratio(a.dimensions.length, b.dimensions.length) +
    WEIGHTS.price * (priceA === null || priceB === null ? 0.5 : ratio(priceA, priceB)) +
    WEIGHTS.areas * overlap(setsOf(a).regions, setsOf(b).regions) +
    WEIGHTS.amenities * overlap(setsOf(a).amenities, setsOf(b).amenities)
  );
}

/** The list price; on the charter market always the summer rate, so that similarity does not change with the season. */
function priceOf(yacht: Yacht, market: Market): number | null {
  return listPrice(yacht, market, DEFAULT_CURRENCY, 'summer');
}

function kinds(a: Yacht, b: Yacht): number {
  if (a.kind === b.kind) return 1;
  return a.powerOrSail === b.powerOrSail ? 0.5 : 0;
}

/** The smaller divided by the greater, from 0 to 1; NaN for two zeros. */
export function ratio(a: number, b: number): number {
  return Math.min(a, b) / Math.max(a, b);
}

/** Cached by yacht, since each page compares the whole fleet with one yacht. */
const known = new WeakMap<Yacht, ReturnType<typeof makeSets>>();

function setsOf(yacht: Yacht): ReturnType<typeof makeSets> {
  const sets = known.get(yacht) ?? makeSets(yacht);
  known.set(yacht, sets);
  return sets;
}

function makeSets({ cruising, amenities }: Yacht) {
  const regions = [...cruising.summer, ...cruising.winter].map(({ region }) => region.id);
  return { regions: new Set(regions), amenities: new Set<string>(amenities) };
}

/** The Jaccard index of two sets; 1 for two empty ones. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const member of a) if (b.has(member)) shared += 1;
  const all = a.size + b.size - shared;
  return all === 0 ? 1 : shared / all;
}

/** The yachts most similar to `yacht` among those offered on the market, at most `most`, without herself (UI6). */
export function mostSimilar(yachts: readonly Yacht[], yacht: Yacht, market: Market, most: number): readonly Yacht[] {
  return yachts
    .filter((other) => other.id !== yacht.id && offeredOn(other.market, market))
    .map((other) => ({ other, alike: similarity(yacht, other, market) }))
    .sort((a, b) => b.alike - a.alike || (a.other.id < b.other.id ? -1 : 1))
    .slice(0, Math.max(most, 0))
    .map(({ other }) => other);
}
