import { forEachChunk, type SlicedWork } from '../slices.ts';
import { type Bits, clearBit, fillBits, setBit } from './bits.ts';

/** A code for each row, 16 bits wide where possible, since the speed of a scan depends on the bytes it reads. */
export type Codes = Uint16Array | Int32Array;

/** Allocates an array for codes up to `highest`. */
export function roomForCodes(rows: number, highest: number): Codes {
  return highest < 0x1_0000 ? new Uint16Array(rows) : new Int32Array(rows);
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
export function addRows({ sorted, starts }: CodedRows, low: number, high: number, into: Bits): void {
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
