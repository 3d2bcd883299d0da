import { LIST_FACETS, type ListFacetKey } from '../../core/search/facets/facets.ts';
import { FIGURE_COLUMNS } from '../../core/search/facets/figure-columns.ts';
import { type LocatedArea, locatedAreasOf } from '../../core/search/located-areas.ts';
import { createYachtWordReader } from '../../core/search/searched-fields.ts';
import { compareSortValues, compareTies, type SortValue, sortRule } from '../../core/search/sort.ts';
import type { Yacht, YachtId } from '../../core/yacht/yacht.ts';
import { forEachChunk, mergeSort, type SlicedWork } from './slices.ts';
import { type WordIndex, WordIndexBuilder } from './text/word-index.ts';

/** The number of yachts read in one chunk. */
const CHUNK = 32;
/** The share of a fleet's slots that may be of yachts that are gone, before all are read again. */
const MAX_GONE = 1 / 10;

/** The data from which the index of each market is built, by slot: the place that a yacht keeps when others change. */
export interface FleetTable {
  /** The slots of the fleet's yachts, in the default order. */
  readonly order: readonly number[];
  readonly yachts: readonly Yacht[];
  /** Not read from the yachts later, which are scattered in memory. */
  readonly ids: readonly YachtId[];
  readonly words: WordIndex;
  readonly areas: readonly (readonly LocatedArea[])[];
  readonly lists: ReadonlyMap<ListFacetKey, readonly (readonly string[])[]>;
  /** By the key of the figure column; NaN for a yacht without the figure. */
  readonly numbers: ReadonlyMap<string, readonly number[]>;
}

/** Makes the table of a fleet. Each yacht is read once: after a change only those that are new. */
export class FleetTableBuilder {
  readonly #slots = new Map<Yacht, number>();
  readonly #ids: YachtId[] = [];
  readonly #words = new WordIndexBuilder();
  readonly #areas: (readonly LocatedArea[])[] = [];
  readonly #lists = LIST_FACETS.map(({ key, read }) => ({
    key,
    read: sharing(read),
    values: [] as (readonly string[])[],
  }));
  readonly #numbers = FIGURE_COLUMNS.map(({ key, read }) => ({ key, read, values: [] as number[] }));

  /** Returns whether few of the yachts that were read are gone from a fleet. */
  suits(fleet: readonly Yacht[]): boolean {
    const known = fleet.reduce((count, yacht) => count + Number(this.#slots.has(yacht)), 0);
    return this.#slots.size - known <= fleet.length * MAX_GONE;
  }

  /** Returns the table of a fleet, which is valid until the next is asked for. */
  *table(fleet: readonly Yacht[]): SlicedWork<FleetTable> {
    const inOrder = yield* inDefaultOrder(fleet);
    // Words are shared by the yachts of one reading; between readings they would only take memory.
    const readWords = createYachtWordReader(this.#words.postingsOf);
    // Yacht by yacht instead of facet by facet, since a large fleet does not fit into the processor's cache.
    const read = (from: number, to: number) => {
      for (const { yacht, id } of inOrder.slice(from, to)) {
        if (this.#slots.has(yacht)) continue;
        this.#slots.set(yacht, this.#ids.length);
        this.#ids.push(id);
        for (const list of this.#lists) list.values.push(list.read(yacht));
        for (const number of this.#numbers) number.values.push(number.read(yacht) ?? Number.NaN);
        this.#words.addTexts(readWords(yacht));
        this.#areas.push(locatedAreasOf(yacht));
      }
    };
    yield* forEachChunk(inOrder.length, read, CHUNK);
    return {
      order: inOrder.map(({ yacht }) => this.#slots.get(yacht) as number),
      yachts: [...this.#slots.keys()],
      ids: this.#ids,
      words: yield* this.#words.build(),
      areas: this.#areas,
      lists: new Map(this.#lists.map(({ key, values }) => [key, values])),
      numbers: new Map(this.#numbers.map(({ key, values }) => [key, values])),
    };
  }
}

/** Wraps a reader so that equal lists are one object: the garbage collector then has fewer objects to move. */
function sharing(read: (yacht: Yacht) => readonly string[]): (yacht: Yacht) => readonly string[] {
  const shared = new Map<string, readonly string[]>();
  return (yacht) => {
    const list = read(yacht);
    const key = list.join();
    const same = shared.get(key) ?? list;
    shared.set(key, same);
    return same;
  };
}

interface OrderEntry {
  readonly yacht: Yacht;
  readonly value: SortValue;
  readonly id: YachtId;
  /** Metres. */
  readonly length: number;
}

function* inDefaultOrder(fleet: readonly Yacht[]): SlicedWork<readonly OrderEntry[]> {
  // Neither market nor currency nor season changes the default order.
  const { read, direction } = sortRule('default', 'sale', 'eur', 'summer');
  const entries: OrderEntry[] = [];
  yield* forEachChunk(fleet.length, (from, to) => {
    for (const yacht of fleet.slice(from, to))
      entries.push({ yacht, value: read(yacht), id: yacht.id, length: yacht.dimensions.length });
  });
  return yield* mergeSort(entries, (a, b) => compareSortValues(a.value, b.value, direction) || compareTies(a, b));
}
