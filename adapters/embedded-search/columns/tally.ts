import type { Codes } from './coded-rows.ts';
import type { Selection } from './selection.ts';

const LANES = 4;
/** The fewest listed rows for each count from which on lanes are faster. */
const MIN_ROWS_A_COUNT = 4;

/**
 * Counts rows by code. Incrementing the same count twice in a row stalls the processor, so that neighbouring rows count
 * in separate lanes, which are added up at the end.
 */
export class Tally {
  readonly counts: Int32Array;
  readonly #lanes: Int32Array;
  readonly #width: number;

  /** @param width one more than the highest code */
  constructor(width: number) {
    this.#lanes = new Int32Array(width * LANES);
    this.#width = width;
    this.counts = this.#lanes.subarray(0, width);
  }

  /** Counts the listed rows by code: up, or down from {@link counts} where the selection lists the other rows. */
  byCode(selection: Selection, codes: Codes): void {
    countCodes(selection, codes, this.#lanes, this.#startLanes(selection));
    this.#mergeLanes(selection);
  }

  /** As {@link byCode}, by the histogram step of the code. */
  byStep(selection: Selection, codes: Codes, steps: Uint8Array): void {
    countSteps(selection, codes, steps, this.#lanes, this.#startLanes(selection));
    this.#mergeLanes(selection);
  }

  /** Prepares the lanes; returns their distance, 0 where a single lane is used. */
  #startLanes({ listed }: Selection): number {
    if (listed < this.#width * MIN_ROWS_A_COUNT) return 0;
    this.#lanes.fill(0, this.#width);
    return this.#width;
  }

  #mergeLanes({ listed }: Selection): void {
    const [lanes, width] = [this.#lanes, this.#width];
    if (listed < width * MIN_ROWS_A_COUNT) return;
    for (let at = 0; at < width; at += 1) {
      const others =
        (lanes[at + width] as number) + (lanes[at + 2 * width] as number) + (lanes[at + 3 * width] as number);
      lanes[at] = (lanes[at] as number) + others;
    }
  }
}

// Functions of their own, so that each loop is compiled once for all columns.

function countCodes({ rows, listed, listsMembers }: Selection, codes: Codes, lanes: Int32Array, width: number): void {
  const one = listsMembers ? 1 : -1;
  const inFours = listed - (listed % LANES);
  let at = 0;
  for (; at < inFours; at += LANES) {
    const first = codes[rows[at] as number] as number;
    const second = (codes[rows[at + 1] as number] as number) + width;
    const third = (codes[rows[at + 2] as number] as number) + 2 * width;
    const fourth = (codes[rows[at + 3] as number] as number) + 3 * width;
    lanes[first] = (lanes[first] as number) + one;
    lanes[second] = (lanes[second] as number) + one;
    lanes[third] = (lanes[third] as number) + one;
    lanes[fourth] = (lanes[fourth] as number) + one;
  }
  for (; at < listed; at += 1) {
    const code = codes[rows[at] as number] as number;
    lanes[code] = (lanes[code] as number) + one;
  }
}

function countSteps(
  { rows, listed, listsMembers }: Selection,
  codes: Codes,
  steps: Uint8Array,
  lanes: Int32Array,
  width: number,
): void {
  const one = listsMembers ? 1 : -1;
  const inFours = listed - (listed % LANES);
  let at = 0;
  for (; at < inFours; at += LANES) {
    const first = steps[codes[rows[at] as number] as number] as number;
    const second = (steps[codes[rows[at + 1] as number] as number] as number) + width;
    const third = (steps[codes[rows[at + 2] as number] as number] as number) + 2 * width;
    const fourth = (steps[codes[rows[at + 3] as number] as number] as number) + 3 * width;
    lanes[first] = (lanes[first] as number) + one;
    lanes[second] = (lanes[second] as number) + one;
    lanes[third] = (lanes[third] as number) + one;
    lanes[fourth] = (lanes[fourth] as number) + one;
  }
  for (; at < listed; at += 1) {
    const step = steps[codes[rows[at] as number] as number] as number;
    lanes[step] = (lanes[step] as number) + one;
  }
}
