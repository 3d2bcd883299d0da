import type { Range } from '../../../core/search/facets/range.ts';
import { HISTOGRAM_STEPS, histogramStep, type Scale, scaleBetween } from '../../../core/search/facets/scale.ts';
import type { RangeCounts } from '../../../core/search/results.ts';
import { forEachChunk, type SlicedWork } from '../slices.ts';
import { type Bits, hasBit, type Selection } from './bits.ts';
import { addRowsInCodeRange, allocateCodes, type CodedRows, type Codes, codedRows, Tally } from './tally.ts';

/** For fewer codes or rows, the histogram step of each is computed; otherwise the steps' ends are searched for. */
const FEW = 160;
/** The step of rows without a number, and of codes beyond the bounds. */
const NOWHERE = HISTOGRAM_STEPS;

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
  readonly #steps: Uint8Array;
  readonly #tally = new Tally(HISTOGRAM_STEPS + 1);

  constructor(
    /** The distinct values, ascending. */
    private readonly values: Float64Array,
    private readonly rows: CodedRows,
    private readonly byRatio: boolean,
  ) {
    this.#steps = new Uint8Array(values.length + 1).fill(NOWHERE);
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
    const [low, high] = this.#bounds(selection);
    if (low === 0) return null;
    const min = this.values[low - 1] as number;
    const max = this.values[high - 1] as number;
    const scale = scaleBetween(min, max, this.byRatio);
    const tally = this.#tally.counts.fill(0);
    if (selection.listsMembers && selection.listed < FEW) {
      countFew(selection, this.rows.codes, this.values, scale, tally);
    } else {
      this.#assignSteps(low, high, scale, selection.listsMembers ? null : tally);
      this.#tally.byStep(selection, this.rows.codes, this.#steps);
    }
    const histogram = new Array<number>(low === high ? 1 : HISTOGRAM_STEPS);
    for (let step = 0; step < histogram.length; step += 1) histogram[step] = tally[step] as number;
    return { min, max, histogram };
  }

  /** The lowest and highest code of the selected rows; both are 0 where none has a number. */
  #bounds(selection: Selection): readonly [low: number, high: number] {
    // With few selected rows, walking all rows by value until a selected one is found would take longer.
    const hasFewRows = selection.listsMembers && selection.listed * selection.listed < 2 * this.rows.sorted.length;
    if (hasFewRows) return bounds(selection, this.rows.codes);
    const low = this.#lowest(selection.bits);
    return [low, low === 0 ? 0 : this.#highest(selection.bits)];
  }

  #lowest(bits: Bits): number {
    const { sorted, starts, codes } = this.rows;
    for (let at = starts[1] as number; at < sorted.length; at += 1) {
      const row = sorted[at] as number;
      if (hasBit(bits, row)) return codes[row] as number;
    }
    return 0;
  }

  #highest(bits: Bits): number {
    const { sorted, codes } = this.rows;
    for (let at = sorted.length - 1; at >= 0; at -= 1) {
      const row = sorted[at] as number;
      if (hasBit(bits, row)) return codes[row] as number;
    }
    return 0;
  }

  /**
   * Writes the histogram step of each code between the bounds to {@link #steps}. Also writes the number of all rows in
   * each step to `totals`, which is needed when the selection lists the rows that are not selected.
   */
  #assignSteps(low: number, high: number, scale: Scale, totals: Int32Array | null): void {
    const [steps, values, { starts }] = [this.#steps, this.values, this.rows];
    if (totals !== null) steps.fill(NOWHERE);
    if (high - low < FEW) {
      for (let code = low; code <= high; code += 1) {
        const step = histogramStep(values[code - 1] as number, scale);
        steps[code] = step;
        if (totals === null) continue;
        totals[step] = (totals[step] as number) + (starts[code + 1] as number) - (starts[code] as number);
      }
      return;
    }
    let from = low;
    for (let step = 0; from <= high; step += 1) {
      const end = endOfStep(step, values, from, high, scale);
      steps.fill(step, from, end);
      if (totals !== null) totals[step] = (starts[end] as number) - (starts[from] as number);
      from = end;
    }
  }
}

/** Returns the first code from `from` to `high` that lies in a step after `step`; `high` + 1 if none does. */
function endOfStep(step: number, values: Float64Array, from: number, high: number, scale: Scale): number {
  let [low, end] = [from, high + 1];
  while (low < end) {
    const middle = (low + end) >>> 1;
    if (histogramStep(values[middle - 1] as number, scale) > step) end = middle;
    else low = middle + 1;
  }
  return end;
}

/** Counts a few rows by computing the step of each. */
function countFew(
  { rows, listed }: Selection,
  codes: Codes,
  values: Float64Array,
  scale: Scale,
  tally: Int32Array,
): void {
  for (let at = 0; at < listed; at += 1) {
    const code = codes[rows[at] as number] as number;
    if (code === 0) continue;
    const step = histogramStep(values[code - 1] as number, scale);
    tally[step] = (tally[step] as number) + 1;
  }
}

/** The lowest and highest code of the listed rows with a number; both are 0 where none has one. */
function bounds({ rows, listed }: Selection, codes: Codes): readonly [low: number, high: number] {
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
