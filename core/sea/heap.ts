/** A binary heap of numbers, ordered by rank, the lowest first. */
export class Heap {
  readonly #ranks: number[] = [];
  readonly #values: number[] = [];

  get size(): number {
    return this.#values.length;
  }

  push(value: number, rank: number): void {
    let at = this.#values.length;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if ((this.#ranks[above] as number) <= rank) break;
      this.#set(at, this.#values[above] as number, this.#ranks[above] as number);
      at = above;
    }
    this.#set(at, value, rank);
  }

  /** Removes and returns the value of the lowest rank; undefined for an empty heap. */
  pop(): number | undefined {
    const lowest = this.#values[0];
    const value = this.#values.pop();
    const rank = this.#ranks.pop();
    if (value === undefined || rank === undefined || this.#values.length === 0) return lowest;
    const count = this.#values.length;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= count) break;
      if (below + 1 < count && (this.#ranks[below + 1] as number) < (this.#ranks[below] as number)) below += 1;
      if ((this.#ranks[below] as number) >= rank) break;
      this.#set(at, this.#values[below] as number, this.#ranks[below] as number);
      at = below;
    }
    this.#set(at, value, rank);
    return lowest;
  }

  #set(at: number, value: number, rank: number): void {
    this.#values[at] = value;
    this.#ranks[at] = rank;
  }
}
