import { LRUCache } from 'lru-cache';

interface Usage {
  readonly ms: number;
  readonly at: number;
}

/** Milliseconds after which half of what a network has used is forgotten. */
const HALF_LIFE_MS = 30_000;
const MAX_NETWORKS = 10_000;
/** How many times the share of a client's own network a wider one has, since it contains many clients. */
const WIDER_SHARE = 2;

/** Returns the share of the network at this index, as a multiple of that of the client's own network. */
export const pictureShareFactor = (index: number): number => (index === 0 ? 1 : WIDER_SHARE);

/**
 * Counts for each network how many pictures are being made for it, and the time that its pictures took lately. A client
 * is counted by several networks, its own first, and is as busy as the busiest of them. A client without networks
 * has used nothing.
 */
export class NetworkPictureUsage {
  readonly #underWay = new Map<string, number>();
  // A size of one each: with `max` the library would allocate room for all of them at once.
  readonly #used = new LRUCache<string, Usage>({ maxSize: MAX_NETWORKS, sizeCalculation: () => 1 });

  begin(networks: readonly string[]): void {
    for (const network of networks) this.#underWay.set(network, this.#count(network) + 1);
  }

  /** @param ms that the picture took */
  end(networks: readonly string[], ms: number, now: number): void {
    for (const network of networks) {
      const left = this.#count(network) - 1;
      if (left > 0) this.#underWay.set(network, left);
      else this.#underWay.delete(network);
      this.#used.set(network, { ms: this.#level(network, now) + ms, at: now });
    }
  }

  /** Returns the number of pictures that are being made for the client's networks. */
  underWay(networks: readonly string[]): number {
    return Math.max(0, ...networks.map((network, index) => this.#count(network) / pictureShareFactor(index)));
  }

  /** Returns the milliseconds that the client's networks have used lately. */
  used(networks: readonly string[], now: number): number {
    return Math.max(0, ...networks.map((network, index) => this.#level(network, now) / pictureShareFactor(index)));
  }

  #count(network: string): number {
    return this.#underWay.get(network) ?? 0;
  }

  #level(network: string, now: number): number {
    const usage = this.#used.get(network);
    return usage === undefined ? 0 : usage.ms * 0.5 ** ((now - usage.at) / HALF_LIFE_MS);
  }
}
