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

/** Milliseconds: a value that took longer to make is served until the next one is made. */
const PATIENCE_MS = 200;

interface Built<Made> {
  readonly version: string;
  readonly made: Made;
}

/**
 * Caches a value made from content, and makes it anew once the content's version has changed. Callers wait for the
 * first value and for one that is made quickly; while a slow one is being made, they get the last.
 */
export class VersionedCache<Made> {
  #last: Built<Made> | null = null;
  #making: { readonly version: string; readonly built: Promise<Built<Made>> } | null = null;
  #isSlow = false;

  constructor(
    private readonly version: () => Promise<string>,
    private readonly make: () => Promise<Made>,
    private readonly patienceMs = PATIENCE_MS,
  ) {}

  /** Whether the value has ever been asked for. */
  get isUsed(): boolean {
    return this.#last !== null || this.#making !== null;
  }

  /** Returns the value and the version of the content that it was made from. */
  async current(): Promise<Built<Made>> {
    const version = await this.version();
    if (this.#last?.version === version) return this.#last;
    if (this.#making?.version !== version) {
      const making = { version, built: this.#make(version) };
      this.#making = making;
      // A failure is not cached: the next call tries again.
      making.built.catch(() => {
        if (this.#making === making) this.#making = null;
      });
    }
    return this.#isSlow && this.#last !== null ? this.#last : this.#making.built;
  }

  async #make(version: string): Promise<Built<Made>> {
    const began = performance.now();
    const built = { version, made: await this.make() };
    this.#isSlow = performance.now() - began > this.patienceMs;
    if (this.#making?.version === version) this.#last = built;
    return built;
  }
}
