import { forEachChunk, type SlicedWork } from '../slices.ts';
import { type Bits, clearBit, fillBits, type Selection, setBit } from './bits.ts';

const LANES = 4;
/** The fewest listed rows per count for which separate lanes are faster. */
const MIN_ROWS_PER_COUNT = 4;

/**
 * Counts rows by code. Incrementing the same count twice in a row stalls the processor, so neighbouring rows are
 * counted in separate lanes, which are added up at the end.
 */
export class Tally {
  /** One more than the highest code. */
  readonly width: number;
  readonly #totals: Int32Array;
  readonly #lanes: Int32Array;
  readonly counts: Int32Array;

  constructor(private readonly rows: CodedRows) {
    const { starts } = rows;
    this.width = starts.length - 1;
    this.#totals = Int32Array.from(starts.subarray(1), (start, code) => start - (starts[code] as number));
    this.#lanes = new Int32Array(this.width * LANES);
    this.counts = this.#lanes.subarray(0, this.width);
  }

  /** Counts the selected rows of each code in {@link counts}. */
  count(selection: Selection): void {
    const [counts, lanes, width] = [this.counts, this.#lanes, this.width];
    if (selection.listsMembers) counts.fill(0);
    else counts.set(this.#totals);
    if (selection.listed < width * MIN_ROWS_PER_COUNT) {
      countCodes(selection, this.rows.codes, lanes, 0);
      return;
    }
    lanes.fill(0, width);
    countCodes(selection, this.rows.codes, lanes, width);
    for (let at = 0; at < width; at += 1) {
      const others =
        (lanes[at + width] as number) + (lanes[at + 2 * width] as number) + (lanes[at + 3 * width] as number);
      counts[at] = (counts[at] as number) + others;
    }
  }
}

/** A function of its own, so that the loop is compiled once for all columns. */
function countCodes({ rows, listed, listsMembers }: Selection, codes: Codes, lanes: Int32Array, stride: number): void {
  const increment = listsMembers ? 1 : -1;
  const inFours = listed - (listed % LANES);
  let at = 0;
  for (; at < inFours; at += LANES) {
    const first = codes[rows[at] as number] as number;
    const second = (codes[rows[at + 1] as number] as number) + stride;
    const third = (codes[rows[at + 2] as number] as number) + 2 * stride;
    const fourth = (codes[rows[at + 3] as number] as number) + 3 * stride;
    lanes[first] = (lanes[first] as number) + increment;
    lanes[second] = (lanes[second] as number) + increment;
    lanes[third] = (lanes[third] as number) + increment;
    lanes[fourth] = (lanes[fourth] as number) + increment;
  }
  for (; at < listed; at += 1) {
    const code = codes[rows[at] as number] as number;
    lanes[code] = (lanes[code] as number) + increment;
  }
}

/** The codes of rows, 16 bits wide where possible, since the speed of a scan depends on how many bytes it reads. */
export type Codes = Uint16Array | Int32Array;

/** Allocates an array for codes up to `highest`. */
export function allocateCodes(count: number, highest: number): Codes {
  return highest < 0x1_0000 ? new Uint16Array(count) : new Int32Array(count);
}

/** The code of each row, 0 for none, and the rows sorted by code. */
export interface CodedRows {
  readonly codes: Codes;
  /** Rows in ascending order of code, then of row. */
  readonly sorted: Int32Array;
  /** By code, the index of its first row in {@link sorted}; the next code's is the end. */
  readonly starts: Int32Array;
}

/** Sorts rows by code. @param highest the highest possible code */
export function* codedRows(codes: Codes, highest: number): SlicedWork<CodedRows> {
  const starts = new Int32Array(highest + 2);
  yield* forEachChunk(codes.length, (from, to) => {
    for (let row = from; row < to; row += 1) {
      const after = (codes[row] as number) + 1;
      starts[after] = (starts[after] as number) + 1;
    }
  });
  for (let code = 1; code < starts.length; code += 1)
    starts[code] = (starts[code] as number) + (starts[code - 1] as number);
  const next = starts.slice();
  const sorted = new Int32Array(codes.length);
  yield* forEachChunk(codes.length, (from, to) => {
    for (let row = from; row < to; row += 1) {
      const code = codes[row] as number;
      sorted[next[code] as number] = row;
      next[code] = (next[code] as number) + 1;
    }
  });
  return { codes, sorted, starts };
}

/** Adds the rows with a code from `low` to `high` to `into`, which must be empty. */
export function addRowsInCodeRange({ sorted, starts }: CodedRows, low: number, high: number, into: Bits): void {
  const from = starts[low] as number;
  const to = starts[high + 1] as number;
  if ((to - from) * 2 <= sorted.length) {
    for (let at = from; at < to; at += 1) setBit(into, sorted[at] as number);
    return;
  }
  fillBits(into, sorted.length);
  for (let at = 0; at < from; at += 1) clearBit(into, sorted[at] as number);
  for (let at = to; at < sorted.length; at += 1) clearBit(into, sorted[at] as number);
}
