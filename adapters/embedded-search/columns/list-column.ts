import { type GeoBox, inGeoBox } from '../../../core/geo/geo-box.ts';
import type { ListFacet } from '../../../core/search/facets/facet.ts';
import type { ListFacetKey } from '../../../core/search/facets/facets.ts';
import type { LocatedArea } from '../../../core/search/located-areas.ts';
import { type AreaCount, compareCounts, type ValueCount } from '../../../core/search/results.ts';
import { forEachChunk, type SlicedWork } from '../slices.ts';
import { allocateBits, type Bits, intersectionCount, type Selection, setBit, unionInPlace } from './bits.ts';
import { allocateCodes, type CodedRows, type Codes, codedRows, Tally } from './tally.ts';

/** The values of a list facet for each row. */
export interface ListColumn {
  /** The distinct values in the order of the column; the index of a value is its code. */
  readonly values: readonly string[];
  /** Adds the rows with any of the values to `into`, which must be empty. */
  having(chosen: readonly string[], into: Bits): void;
  /** The number of selected rows by value code; the next call overwrites the array. */
  counts(selection: Selection): Int32Array;
}

type CodeOf = ReadonlyMap<string, number>;
type Lists = readonly (readonly string[])[];

/**
 * Builds the column of a list facet.
 *
 * @param lists the distinct values of each row
 * @param compare the order of values; by code unit by default
 */
export function* listColumn(lists: Lists, compare?: (a: string, b: string) => number): SlicedWork<ListColumn> {
  const distinct = new Set<string>();
  let longest = 0;
  yield* forEachChunk(lists.length, (from, to) => {
    for (let row = from; row < to; row += 1) {
      const list = lists[row] as readonly string[];
      if (list.length > longest) longest = list.length;
      for (const value of list) distinct.add(value);
    }
  });
  const values = [...distinct].sort(compare);
  const codeOf = new Map(values.map((value, code) => [value, code]));
  return yield* longest > 1 ? manyColumn(codeOf, lists) : oneColumn(codeOf, lists);
}

function* oneColumn(codeOf: CodeOf, lists: Lists): SlicedWork<ListColumn> {
  const codes = allocateCodes(lists.length, codeOf.size);
  yield* forEachChunk(lists.length, (from, to) => {
    for (let row = from; row < to; row += 1) {
      const value = lists[row]?.[0];
      codes[row] = value === undefined ? 0 : (codeOf.get(value) as number) + 1;
    }
  });
  return new OneColumn(codeOf, yield* codedRows(codes, codeOf.size));
}

/** A column with at most one value in each row, held as a number: 0 for none, else 1 + the value's code. */
class OneColumn implements ListColumn {
  readonly values: readonly string[];
  readonly #tally: Tally;
  /** The tally's counts by value code, without that of the rows that have no value. */
  readonly #counts: Int32Array;

  constructor(
    private readonly codeOf: CodeOf,
    private readonly rows: CodedRows,
  ) {
    this.values = [...codeOf.keys()];
    this.#tally = new Tally(rows);
    this.#counts = this.#tally.counts.subarray(1);
  }

  having(chosen: readonly string[], into: Bits): void {
    const { sorted, starts } = this.rows;
    for (const value of chosen) {
      const code = this.codeOf.get(value);
      if (code === undefined) continue;
      const end = starts[code + 2] as number;
      for (let at = starts[code + 1] as number; at < end; at += 1) setBit(into, sorted[at] as number);
    }
  }

  counts(selection: Selection): Int32Array {
    this.#tally.count(selection);
    return this.#counts;
  }
}

function* manyColumn(codeOf: CodeOf, lists: Lists): SlicedWork<ListColumn> {
  const starts = new Int32Array(lists.length + 1);
  for (let row = 0; row < lists.length; row += 1)
    starts[row + 1] = (starts[row] as number) + (lists[row] as readonly string[]).length;
  const codes = allocateCodes(starts[lists.length] as number, codeOf.size);
  const rows = Array.from(codeOf, () => allocateBits(lists.length));
  yield* forEachChunk(lists.length, (from, to) => {
    for (let row = from; row < to; row += 1) {
      let at = starts[row] as number;
      for (const value of lists[row] as readonly string[]) {
        const code = codeOf.get(value) as number;
        setBit(rows[code] as Bits, row);
        codes[at] = code;
        at += 1;
      }
    }
  });
  return new ManyColumn(codeOf, rows, starts, codes);
}

/** A column with any number of values in each row: a set of rows for each value, and the codes row after row. */
class ManyColumn implements ListColumn {
  readonly values: readonly string[];
  readonly #totals: Int32Array;
  readonly #tally: Int32Array;

  constructor(
    private readonly codeOf: CodeOf,
    private readonly rows: readonly Bits[],
    /** By row, the index of its first code in {@link codes}; the next row's is the end. */
    private readonly starts: Int32Array,
    private readonly codes: Codes,
  ) {
    this.values = [...codeOf.keys()];
    this.#totals = new Int32Array(codeOf.size);
    for (const code of codes) this.#totals[code] = (this.#totals[code] as number) + 1;
    this.#tally = new Int32Array(codeOf.size);
  }

  having(chosen: readonly string[], into: Bits): void {
    for (const value of chosen) {
      const code = this.codeOf.get(value);
      if (code !== undefined) unionInPlace(into, this.rows[code] as Bits);
    }
  }

  counts(selection: Selection): Int32Array {
    const costByRow = selection.listed * (1 + this.codes.length / selection.size);
    if (costByRow < this.rows.length * selection.bits.length) {
      if (selection.listsMembers) this.#tally.fill(0);
      else this.#tally.set(this.#totals);
      countMany(selection, this.starts, this.codes, this.#tally);
    } else {
      for (let code = 0; code < this.rows.length; code += 1)
        this.#tally[code] = intersectionCount(this.rows[code] as Bits, selection.bits);
    }
    return this.#tally;
  }
}

/** Counts the listed rows up, or down from the totals. A function of its own, so that the loop is compiled once. */
function countMany(selection: Selection, starts: Int32Array, codes: Codes, tally: Int32Array): void {
  const { rows, listed } = selection;
  const increment = selection.listsMembers ? 1 : -1;
  for (let at = 0; at < listed; at += 1) {
    const row = rows[at] as number;
    const last = (starts[row + 1] as number) - 1;
    let index = starts[row] as number;
    // By twos: the values of a row differ, so that neither count waits for the other.
    for (; index < last; index += 2) {
      const code = codes[index] as number;
      const next = codes[index + 1] as number;
      tally[code] = (tally[code] as number) + increment;
      tally[next] = (tally[next] as number) + increment;
    }
    if (index === last) {
      const code = codes[index] as number;
      tally[code] = (tally[code] as number) + increment;
    }
  }
}

/** Builds the column of cruising areas. @param lists the distinct areas of each row */
export function* areaColumn(lists: readonly (readonly LocatedArea[])[]): SlicedWork<CruisingAreaColumn> {
  const areas = new Map<string, LocatedArea>();
  const ids: string[][] = [];
  yield* forEachChunk(lists.length, (from, to) => {
    for (const list of lists.slice(from, to)) {
      for (const area of list) areas.set(area.id, area);
      ids.push(list.map(({ id }) => id));
    }
  });
  return new CruisingAreaColumn([...areas.values()], yield* listColumn(ids));
}

/** The cruising areas of each row. A box is compared with the few areas, not with the many rows. */
export class CruisingAreaColumn {
  constructor(
    private readonly areas: readonly LocatedArea[],
    private readonly ids: ListColumn,
  ) {}

  /** Adds the rows with an area in the box to `into`, which must be empty. */
  within(box: GeoBox, into: Bits): void {
    const inside = this.areas.filter(({ position }) => inGeoBox(position, box));
    this.ids.having(
      inside.map(({ id }) => id),
      into,
    );
  }

  counts(selection: Selection): readonly AreaCount[] {
    const counts = this.ids.counts(selection);
    return this.ids.values
      .map((area, code) => ({ area, count: counts[code] as number }))
      .filter(({ count }) => count > 0);
  }
}

/** Returns the counts of a column in the order of `orderedCounts`, without sorting all values at each search. */
export function valueCounts(
  facet: ListFacet<ListFacetKey>,
  column: ListColumn,
  selection: Selection,
  chosen: readonly string[],
): readonly ValueCount[] {
  const counts = column.counts(selection);
  const { values } = column;
  const found: ValueCount[] = [];
  for (let code = 0; code < values.length; code += 1) {
    const [value, count] = [values[code] as string, counts[code] as number];
    if (count > 0 || (chosen.length > 0 && chosen.includes(value))) found.push({ value, count });
  }
  const unknown = chosen.filter((value) => !values.includes(value));
  for (const value of unknown) found.push({ value, count: 0 });
  if (unknown.length > 0) return found.sort((a, b) => compareCounts(facet, a, b));
  // The column's values are in the facet's order already, and sorting is stable.
  return facet.order === 'count' ? found.sort((a, b) => b.count - a.count) : found;
}

/** Returns the comparator of a facet's values whose counts are equal; the facet's column is built in this order. */
export function facetValueOrder(facet: ListFacet<ListFacetKey>): (a: string, b: string) => number {
  return (a, b) => compareCounts(facet, { value: a, count: 0 }, { value: b, count: 0 });
}
