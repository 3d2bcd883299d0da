import { usageShareFactor } from './network-usage.ts';

/**
 * Counts what each network holds at the moment. A visitor is counted by several networks at once, the own one first;
 * those around it may hold twice as much.
 */
export class NetworkCounts {
  readonly #held = new Map<string, number>();

  constructor(private readonly limit: number) {}

  /** Returns whether the networks may hold so much more. */
  allows(networks: readonly string[], amount = 1): boolean {
    return networks.every((network, index) => this.#of(network) + amount <= this.limit * usageShareFactor(index));
  }

  /** @param amount what the networks hold more from now on; less than 0 for what they give back */
  add(networks: readonly string[], amount: number): void {
    for (const network of networks) {
      const held = this.#of(network) + amount;
      if (held > 0) this.#held.set(network, held);
      else this.#held.delete(network);
    }
  }

  #of(network: string): number {
    return this.#held.get(network) ?? 0;
  }
}
