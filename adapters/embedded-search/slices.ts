import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work after which others get their turn. */
const SLICE_MS = 5;
/** Items between two looks at the clock, or sorted at one go. */
const STEP = 256;

/** Work that may be left at each `yield` and taken up later; its pieces are each far shorter than a slice. */
export type SlicedWork<Made> = Generator<undefined, Made, undefined>;

/** Does long work in slices, so that no request waits long behind it. */
export async function runInSlices<Made>(work: SlicedWork<Made>): Promise<Made> {
  let began = performance.now();
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() - began < SLICE_MS) continue;
    await setImmediate();
    began = performance.now();
  }
}

export function runAtOnce<Made>(work: SlicedWork<Made>): Made {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** Does what is to be done for the numbers from 0 to below `count`, a stretch at a time. */
export function* forEachChunk(count: number, work: (from: number, to: number) => void, step = STEP): SlicedWork<void> {
  for (let from = 0; from < count; from += step) {
    work(from, Math.min(count, from + step));
    yield;
  }
}

/** A merge sort: stable, as `Array.prototype.sort` is. */
export function* mergeSort<Item>(items: readonly Item[], compare: (a: Item, b: Item) => number): SlicedWork<Item[]> {
  let runs: Item[][] = [];
  for (let from = 0; from < items.length; from += STEP) {
    runs.push(items.slice(from, from + STEP).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const longer: Item[][] = [];
    for (let at = 0; at < runs.length; at += 2) longer.push(yield* merge(runs[at] ?? [], runs[at + 1] ?? [], compare));
    runs = longer;
  }
  return runs[0] ?? [];
}

function* merge<Item>(left: Item[], right: Item[], compare: (a: Item, b: Item) => number): SlicedWork<Item[]> {
  const both: Item[] = [];
  let [atLeft, atRight] = [0, 0];
  while (atLeft < left.length && atRight < right.length) {
    if (both.length % STEP === 0) yield;
    if (compare(left[atLeft] as Item, right[atRight] as Item) <= 0) both.push(left[atLeft++] as Item);
    else both.push(right[atRight++] as Item);
  }
  return both.concat(left.slice(atLeft), right.slice(atRight));
}
