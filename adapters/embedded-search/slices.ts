import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work after which the event loop gets a turn. */
const SLICE_MS = 5;
/** Items processed between two checks of the clock, or sorted at once. */
const CHUNK = 256;

/** Work that can be interrupted at each `yield`; its steps are much shorter than a slice. */
export type SlicedWork<Made> = Generator<undefined, Made, undefined>;

/** Runs long work in slices, so that it does not delay requests. */
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

/** Calls `work` for successive ranges of the numbers from 0 to below `count`. */
export function* forEachChunk(
  count: number,
  work: (from: number, to: number) => void,
  chunk = CHUNK,
): SlicedWork<void> {
  for (let from = 0; from < count; from += chunk) {
    work(from, Math.min(count, from + chunk));
    yield;
  }
}

/** Sorts items stably, as `Array.prototype.sort` does. */
export function* mergeSort<Item>(items: readonly Item[], compare: (a: Item, b: Item) => number): SlicedWork<Item[]> {
  let runs: Item[][] = [];
  for (let from = 0; from < items.length; from += CHUNK) {
    runs.push(items.slice(from, from + CHUNK).sort(compare));
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
    if (both.length % CHUNK === 0) yield;
    if (compare(left[atLeft] as Item, right[atRight] as Item) <= 0) both.push(left[atLeft++] as Item);
    else both.push(right[atRight++] as Item);
  }
  return both.concat(left.slice(atLeft), right.slice(atRight));
}

/** Caches a value made from content, and makes it anew at the first call after the content's version has changed. */
export class VersionedCache<Made> {
  #built: { readonly version: string; readonly made: Promise<Made> } | null = null;

  constructor(
    private readonly version: () => Promise<string>,
    private readonly make: () => Promise<Made>,
  ) {}

  async current(): Promise<Made> {
    const version = await this.version();
    if (this.#built?.version !== version) {
      const built = { version, made: this.make() };
      this.#built = built;
      // A failure is not cached: the next call tries again.
      built.made.catch(() => {
        if (this.#built === built) this.#built = null;
      });
    }
    return this.#built.made;
  }
}
