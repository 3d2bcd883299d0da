import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work after which others get their turn. */
const SLICE_MS = 8;
/** Items between two looks at the clock, or sorted at one go. */
const STEP = 256;

/** Long work cut into slices, so that no request waits long behind it. */
export class Slices {
  #began = performance.now();

  /** To be awaited between two pieces of work, each far shorter than a slice. */
  async pause(): Promise<void> {
    if (performance.now() - this.#began < SLICE_MS) return;
    await setImmediate();
    this.#began = performance.now();
  }

  async map<Item, Made>(items: readonly Item[], make: (item: Item) => Made): Promise<Made[]> {
    const made: Made[] = [];
    for (const item of items) {
      if (made.length % STEP === 0) await this.pause();
      made.push(make(item));
    }
    return made;
  }

  /** A merge sort: stable, as `Array.prototype.sort` is. */
  async sort<Item>(items: readonly Item[], compare: (a: Item, b: Item) => number): Promise<Item[]> {
    let runs: Item[][] = [];
    for (let from = 0; from < items.length; from += STEP) {
      await this.pause();
      runs.push(items.slice(from, from + STEP).sort(compare));
    }
    while (runs.length > 1) {
      const merged: Item[][] = [];
      for (let at = 0; at < runs.length; at += 2)
        merged.push(await this.#merge(runs[at] ?? [], runs[at + 1] ?? [], compare));
      runs = merged;
    }
    return runs[0] ?? [];
  }

  async #merge<Item>(left: Item[], right: Item[], compare: (a: Item, b: Item) => number): Promise<Item[]> {
    const merged: Item[] = [];
    let [atLeft, atRight] = [0, 0];
    while (atLeft < left.length && atRight < right.length) {
      if (merged.length % STEP === 0) await this.pause();
      if (compare(left[atLeft] as Item, right[atRight] as Item) <= 0) merged.push(left[atLeft++] as Item);
      else merged.push(right[atRight++] as Item);
    }
    return merged.concat(left.slice(atLeft), right.slice(atRight));
  }
}
