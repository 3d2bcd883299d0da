import { LIST_FACETS, type ListFacetKey } from '../../core/search/facets/facets.ts';
import { FIGURE_COLUMNS } from '../../core/search/facets/figure-columns.ts';
import { type LocatedArea, locatedAreasOf } from '../../core/search/located-areas.ts';
import { compareSortValues, compareTies, type SortValue, sortRule } from '../../core/search/sort.ts';
import { createYachtWordReader } from '../../core/search/text-fields.ts';
import type { Yacht, YachtId } from '../../core/yacht/yacht.ts';
import { forEachChunk, mergeSort, type SlicedWork } from './slices.ts';
import { type WordIndex, WordIndexBuilder } from './text/word-index.ts';

/** The number of yachts read in one chunk. */
const CHUNK = 32;

/** The data from which the index of each market is built: a row for each yacht, in the default order. */
export interface FleetTable {
  readonly yachts: readonly Yacht[];
  readonly ids: readonly YachtId[];
  readonly words: WordIndex;
  readonly areas: readonly (readonly LocatedArea[])[];
  readonly lists: ReadonlyMap<ListFacetKey, readonly (readonly string[])[]>;
  /** By the key of the figure column; NaN for a yacht without the figure. */
  readonly numbers: ReadonlyMap<string, Float64Array>;
}

export function* buildFleetTable(fleet: readonly Yacht[]): SlicedWork<FleetTable> {
  const inOrder = yield* inDefaultOrder(fleet);
  const yachts = inOrder.map(({ yacht }) => yacht);
  const lists = LIST_FACETS.map(({ key, read }) => ({ key, read: sharing(read), values: [] as (readonly string[])[] }));
  const numbers = FIGURE_COLUMNS.map(({ key, read }) => ({ key, read, values: new Float64Array(yachts.length) }));
  const words = new WordIndexBuilder();
  const areas: (readonly LocatedArea[])[] = [];
  const readWords = createYachtWordReader(words.postingsOf);
  // Yacht by yacht instead of facet by facet, since a large fleet does not fit into the processor's cache.
  const read = (from: number, to: number) => {
    for (let row = from; row < to; row += 1) {
      const yacht = yachts[row] as Yacht;
      for (const list of lists) list.values.push(list.read(yacht));
      for (const number of numbers) number.values[row] = number.read(yacht) ?? Number.NaN;
      words.addTexts(readWords(yacht));
      areas.push(locatedAreasOf(yacht));
    }
  };
  yield* forEachChunk(yachts.length, read, CHUNK);
  return {
    yachts,
    // Not read from the yachts, which are scattered in memory.
    ids: inOrder.map(({ id }) => id),
    words: yield* words.build(),
    areas,
    lists: new Map(lists.map(({ key, values }) => [key, values])),
    numbers: new Map(numbers.map(({ key, values }) => [key, values])),
  };
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
  /** Meters. */
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
