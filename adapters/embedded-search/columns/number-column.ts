import type { Range } from '../../../core/search/facets/range.ts';
import { HISTOGRAM_STEPS, histogramStepAt, type Scale, scaleBetween } from '../../../core/search/facets/scale.ts';
import type { RangeCounts } from '../../../core/search/results.ts';
import { forEachChunk, type SlicedWork } from '../slices.ts';
import type { Bits, Selection } from './bits.ts';
import { addRowsInCodeRange, allocateCodes, type CodedRows, type Codes, codedRows, Tally } from './tally.ts';

/** For fewer codes, the histogram step of each is computed. */
const FEW = 160;

/**
 * Builds the column of a range facet.
 *
 * @param numbers by row; NaN for none
 * @param byRatio whether histograms have steps of equal ratio
 */
export function* numberColumn(numbers: Float64Array, byRatio: boolean): SlicedWork<NumberColumn> {
  const values = yield* distinct(numbers);
  const codes = allocateCodes(numbers.length, values.length);
  yield* forEachChunk(numbers.length, (from, to) => {
    for (let row = from; row < to; row += 1) {
      const number = numbers[row] as number;
      if (!Number.isNaN(number)) codes[row] = firstAtLeast(values, number) + 1;
    }
  });
  return new NumberColumn(values, yield* codedRows(codes, values.length), byRatio);
}

/** The numbers of a range facet. Rows hold codes: 0 for none, else 1 + the index of the number among all values. */
export class NumberColumn {
  readonly #logarithms: Float64Array;
  readonly #tally: Tally;

  constructor(
    /** The distinct values, ascending. */
    private readonly values: Float64Array,
    private readonly rows: CodedRows,
    private readonly byRatio: boolean,
  ) {
    this.#logarithms = byRatio ? values.map(Math.log) : values;
    this.#tally = new Tally(rows);
  }

  /** Adds the rows whose number lies in the range to `into`, which must be empty. */
  within({ min, max }: Range, into: Bits): void {
    const values = this.values;
    const low = 1 + (min === null ? 0 : firstAtLeast(values, min));
    const high = max === null ? values.length : binarySearch(0, values.length, (at) => (values[at] as number) > max);
    if (low <= high) addRowsInCodeRange(this.rows, low, high, into);
  }

  /** The bounds and histogram of the selected rows; null where none has a number. */
  counts(selection: Selection): RangeCounts | null {
    const { codes } = this.rows;
    // Rows far fewer than codes are read one by one, so that the many codes without a row need not be.
    const hasFewRows = selection.listsMembers && selection.listed * 2 < this.#tally.width;
    const counts = hasFewRows ? null : this.#tally.counts;
    if (!hasFewRows) this.#tally.count(selection);
    const [low, high] = counts === null ? boundsOfRows(selection, codes) : boundsOfCounts(counts);
    if (low === 0) return null;
    const min = this.values[low - 1] as number;
    const max = this.values[high - 1] as number;
    const scale = scaleBetween(min, max, this.byRatio);
    const places = scale.byRatio ? this.#logarithms : this.values;
    const histogram = new Array<number>(low === high ? 1 : HISTOGRAM_STEPS).fill(0);
    if (counts === null) countRows(selection, codes, places, scale, histogram);
    else countCodes(counts, low, high, places, scale, histogram);
    return { min, max, histogram };
  }
}

/**
 * Adds the count of each code to its step. Between a few bounds, the step of each code is computed; otherwise the end of
 * each step is searched for.
 *
 * @param places the value of each code after 0, or its logarithm
 */
function countCodes(
  counts: Int32Array,
  low: number,
  high: number,
  places: Float64Array,
  scale: Scale,
  histogram: number[],
): void {
  if (high - low < FEW) {
    for (let code = low; code <= high; code += 1) {
      const count = counts[code] as number;
      if (count === 0) continue;
      const step = histogramStepAt(places[code - 1] as number, scale);
      histogram[step] = (histogram[step] as number) + count;
    }
    return;
  }
  let code = low;
  for (let step = 0; code <= high; step += 1) {
    const isBeyond = (at: number) => histogramStepAt(places[at - 1] as number, scale) > step;
    const end = binarySearch(code, high + 1, isBeyond);
    let sum = 0;
    for (; code < end; code += 1) sum += counts[code] as number;
    histogram[step] = sum;
  }
}

/** Adds each listed row to its step. @param places the value of each code after 0, or its logarithm */
function countRows(
  { rows, listed }: Selection,
  codes: Codes,
  places: Float64Array,
  scale: Scale,
  histogram: number[],
): void {
  for (let at = 0; at < listed; at += 1) {
    const code = codes[rows[at] as number] as number;
    if (code === 0) continue;
    const step = histogramStepAt(places[code - 1] as number, scale);
    histogram[step] = (histogram[step] as number) + 1;
  }
}

/** The lowest and highest code, other than 0, that is counted; both are 0 where none is. */
function boundsOfCounts(counts: Int32Array): readonly [low: number, high: number] {
  let low = 1;
  while (low < counts.length && counts[low] === 0) low += 1;
  if (low === counts.length) return [0, 0];
  let high = counts.length - 1;
  while (counts[high] === 0) high -= 1;
  return [low, high];
}

/** The lowest and highest code of the listed rows with a number; both are 0 where none has one. */
function boundsOfRows({ rows, listed }: Selection, codes: Codes): readonly [low: number, high: number] {
  let low = 0;
  let high = 0;
  for (let at = 0; at < listed; at += 1) {
    const code = codes[rows[at] as number] as number;
    if (code > high) high = code;
    if (code !== 0 && (low === 0 || code < low)) low = code;
  }
  return [low, high];
}

/** The distinct numbers, ascending. They are deduplicated before sorting, since many yachts share a figure. */
function* distinct(numbers: Float64Array): SlicedWork<Float64Array> {
  const values = new Set<number>();
  yield* forEachChunk(numbers.length, (from, to) => {
    for (let row = from; row < to; row += 1) values.add(numbers[row] as number);
  });
  values.delete(Number.NaN);
  return Float64Array.from(values).sort();
}

function firstAtLeast(values: Float64Array, bound: number): number {
  return binarySearch(0, values.length, (at) => (values[at] as number) >= bound);
}

/** The first index from `from` to below `to` for which a monotonic test holds; `to` if there is none. */
function binarySearch(from: number, to: number, holds: (at: number) => boolean): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
