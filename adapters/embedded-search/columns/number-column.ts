import { HISTOGRAM_STEPS, histogramStep } from '../../../core/search/histogram.ts';
import type { Range } from '../../../core/search/range.ts';
import type { RangeCounts } from '../../../core/search/results.ts';
import { type Bits, hasBit } from './bits.ts';
import { type Codes, roomForCodes } from './codes.ts';
import { firstWhere } from './first-where.ts';
import type { Selection } from './selection.ts';

/** Values of which each is put to its step: of more, the ends of the steps are looked for among them. */
const FEW = 160;
/** The step of rows that are in none. */
const NOWHERE = HISTOGRAM_STEPS;

/** A number, or none, for each row. Rows hold codes: 0 for none, else 1 + the place of the value among all values. */
export class NumberColumn {
  readonly codes: Codes;
  /** Every value that occurs, ascending. */
  readonly #values: Float64Array;
  /** Rows by value, ascending; then by row. Rows without one are left out. */
  readonly #sorted: Int32Array;
  /** By code: how many rows have a lower one and a value. */
  readonly #below: Int32Array;
  readonly #steps: Uint8Array;
  readonly #tally = new Int32Array(HISTOGRAM_STEPS + 1);

  /** @param numbers by row; not a number where she has none */
  constructor(numbers: Float64Array) {
    this.#values = distinct(numbers);
    this.codes = roomForCodes(numbers.length, this.#values.length);
    const counts = new Int32Array(this.#values.length + 2);
    for (let row = 0; row < numbers.length; row += 1) {
      const number = numbers[row] as number;
      const code = Number.isNaN(number) ? 0 : firstAtLeast(this.#values, number) + 1;
      this.codes[row] = code;
      counts[code] = (counts[code] as number) + 1;
    }
    this.#below = new Int32Array(this.#values.length + 2);
    for (let code = 1; code < this.#below.length - 1; code += 1)
      this.#below[code + 1] = (this.#below[code] as number) + (counts[code] as number);
    const next = this.#below.slice();
    this.#sorted = new Int32Array(numbers.length - (counts[0] as number));
    for (let row = 0; row < numbers.length; row += 1) {
      const code = this.codes[row] as number;
      if (code === 0) continue;
      this.#sorted[next[code] as number] = row;
      next[code] = (next[code] as number) + 1;
    }
    this.#steps = new Uint8Array(this.#values.length + 1);
  }

  /** Writes the rows whose number lies in the range. */
  within(range: Range, into: Bits): void {
    const low = 1 + (range.min === null ? 0 : firstAtLeast(this.#values, range.min));
    const values = this.#values;
    const { max } = range;
    const high = max === null ? values.length : firstWhere(0, values.length, (at) => (values[at] as number) > max);
    const { codes } = this;
    for (let word = 0; word < into.length; word += 1) {
      const base = word << 5;
      const end = Math.min(codes.length, base + 32);
      let bits = 0;
      for (let row = base; row < end; row += 1) {
        const code = codes[row] as number;
        // Negative, and thus with a highest bit, where the code lies outside.
        bits |= ((((code - low) | (high - code)) >>> 31) ^ 1) << (row & 31);
      }
      into[word] = bits;
    }
  }

  /** What {@link RangeCounts} says of the rows; null where none of them has a number. */
  counts(selection: Selection): RangeCounts | null {
    const [low, high] = this.#bounds(selection);
    if (low === 0) return null;
    const min = this.#values[low - 1] as number;
    const max = this.#values[high - 1] as number;
    const steps = low === high ? 1 : HISTOGRAM_STEPS;
    const tally = this.#tally.fill(0);
    this.#layOut(low, high, min, max, selection.listsMembers ? null : tally);
    count(selection, this.codes, this.#steps, tally);
    const histogram = new Array<number>(steps);
    for (let step = 0; step < steps; step += 1) histogram[step] = tally[step] as number;
    return { min, max, histogram };
  }

  /** The least and the greatest code of the rows; 0 where none of them has a number. */
  #bounds(selection: Selection): readonly [low: number, high: number] {
    // The fewer rows are in, the further the walk through all of them in order of the value until one is met.
    const isShort = selection.listsMembers && selection.listed * selection.listed < 2 * this.#sorted.length;
    if (isShort) return bounds(selection, this.codes);
    const low = this.#lowest(selection.bits);
    return [low, low === 0 ? 0 : this.#highest(selection.bits)];
  }

  #lowest(bits: Bits): number {
    const sorted = this.#sorted;
    for (let at = 0; at < sorted.length; at += 1) {
      const row = sorted[at] as number;
      if (hasBit(bits, row)) return this.codes[row] as number;
    }
    return 0;
  }

  #highest(bits: Bits): number {
    const sorted = this.#sorted;
    for (let at = sorted.length - 1; at >= 0; at -= 1) {
      const row = sorted[at] as number;
      if (hasBit(bits, row)) return this.codes[row] as number;
    }
    return 0;
  }

  /** Writes the step of each code, and into `totals` how many rows of the whole index each step holds. */
  #layOut(low: number, high: number, min: number, max: number, totals: Int32Array | null): void {
    const steps = this.#steps.fill(NOWHERE);
    if (high - low < FEW) {
      for (let code = low; code <= high; code += 1) {
        const step = histogramStep(this.#values[code - 1] as number, min, max);
        steps[code] = step;
        const rows = (this.#below[code + 1] as number) - (this.#below[code] as number);
        if (totals !== null) totals[step] = (totals[step] as number) + rows;
      }
      return;
    }
    let from = low;
    for (let step = 0; from <= high; step += 1) {
      const to = this.#lastOfStep(step, from, high, min, max);
      steps.fill(step, from, to + 1);
      if (totals !== null) totals[step] = (this.#below[to + 1] as number) - (this.#below[from] as number);
      from = to + 1;
    }
  }

  /** The last code of a step, or the one before `from` where it holds none. */
  #lastOfStep(step: number, from: number, high: number, min: number, max: number): number {
    const isBeyond = (code: number) => histogramStep(this.#values[code - 1] as number, min, max) > step;
    return firstWhere(from, high + 1, isBeyond) - 1;
  }
}

/** Counts the listed rows, upwards or off the totals; apart, so that the loop is compiled once for all columns. */
function count(selection: Selection, codes: Codes, steps: Uint8Array, tally: Int32Array): void {
  const { rows, listed } = selection;
  const one = selection.listsMembers ? 1 : -1;
  for (let at = 0; at < listed; at += 1) {
    const step = steps[codes[rows[at] as number] as number] as number;
    tally[step] = (tally[step] as number) + one;
  }
}

/** The least and the greatest code of the listed rows, those without a number left out. */
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

function distinct(numbers: Float64Array): Float64Array {
  const sorted = numbers.filter((number) => !Number.isNaN(number)).sort();
  let kept = 0;
  for (const number of sorted) {
    if (kept === 0 || sorted[kept - 1] !== number) {
      sorted[kept] = number;
      kept += 1;
    }
  }
  return sorted.slice(0, kept);
}

function firstAtLeast(values: Float64Array, bound: number): number {
  return firstWhere(0, values.length, (at) => (values[at] as number) >= bound);
}
