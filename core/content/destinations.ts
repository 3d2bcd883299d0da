import type { Localized } from '../locale/locale.ts';
import { MARKETS, type Market } from '../market/market.ts';
import { facetValue } from '../search/facets/facet-value.ts';
import { memoized } from '../shared/memoized.ts';
import { isOfferedOn } from '../yacht/market-rules.ts';
import { type CruisingArea, summerAndWinterAreas, type Yacht } from '../yacht/yacht.ts';

/** A cruising area or a region; it links to the charter list if that has a yacht there, else to the sales list. */
export interface Destination {
  /** The value of the destination facet. */
  readonly value: string;
  readonly name: Localized;
  /** Other names of the place, in any language. */
  readonly aliases: readonly string[];
  /** The region that an area lies in; null for a region. */
  readonly region: Localized | null;
  readonly market: Market;
  /** The number of its yachts on that list. */
  readonly count: number;
}

type Counted = Pick<Destination, 'value' | 'name' | 'aliases' | 'region'> & {
  readonly counts: Record<Market, number>;
};

/** Counts yachts by cruising area and region, one yacht at a time, so that a large fleet can be read in batches. */
export class DestinationTally {
  readonly #counted = new Map<string, Counted>();

  add(yacht: Yacht): void {
    const markets = MARKETS.filter((market) => isOfferedOn(yacht.market, market));
    if (markets.length === 0) return;
    const hers = new Set<Counted>();
    for (const area of summerAndWinterAreas(yacht)) {
      const found = [this.#countedOf(area.region, null), this.#countedOf(area, area.region)];
      for (const destination of found) if (destination !== null) hers.add(destination);
    }
    for (const { counts } of hers) for (const market of markets) counts[market] += 1;
  }

  /** Returns the destinations in the order in which they were first counted. */
  destinations(): readonly Destination[] {
    return [...this.#counted.values()].map(({ counts, ...destination }) => {
      const market = counts.charter > 0 ? 'charter' : 'sale';
      return { ...destination, market, count: counts[market] };
    });
  }

  /** Finds or adds the destination of an area, or of a region if `region` is null. Null for an invalid id. */
  #countedOf(
    { id, name, aliases }: Pick<CruisingArea, 'id' | 'name' | 'aliases'>,
    region: CruisingArea['region'] | null,
  ): Counted | null {
    const value = facetValue(id);
    if (value === null) return null;
    const known = this.#counted.get(value) ?? {
      value,
      name,
      aliases,
      region: region?.name ?? null,
      counts: { charter: 0, sale: 0 },
    };
    this.#counted.set(value, known);
    return known;
  }
}

/** Returns the destinations of a fleet by their values, computed once per fleet. */
export const destinationsOf = memoized((fleet: readonly Yacht[]): ReadonlyMap<string, Destination> => {
  const tally = new DestinationTally();
  for (const yacht of fleet) tally.add(yacht);
  return new Map(tally.destinations().map((destination) => [destination.value, destination]));
}, new WeakMap());
