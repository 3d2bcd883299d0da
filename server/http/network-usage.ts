import { LRUCache } from 'lru-cache';

/** The share of the main thread that a network may use. */
export interface UsageRule {
  /** Milliseconds that it may use at once. */
  readonly burstMs: number;
  /** Milliseconds that it regains in a second. */
  readonly perSecondMs: number;
}

interface Usage {
  readonly usedMs: number;
  readonly at: number;
}

const MAX_NETWORKS = 100_000;
/** The share of a network around a visitor's own, as a multiple of that of the visitor's own. */
const WIDER_SHARE = 2;

/** Returns how many times the share of a visitor's own network the network at this index has. */
export const usageShareFactor = (index: number): number => (index === 0 ? 1 : WIDER_SHARE);

/**
 * Counts the milliseconds that each network has used, and forgets them as they are regained. A visitor is counted by
 * several networks at once, the own one first; those around it may use twice as much.
 */
export class NetworkUsage {
  readonly #used: LRUCache<string, Usage>;

  constructor(
    private readonly rule: UsageRule,
    maxNetworks = MAX_NETWORKS,
  ) {
    // A size of one each: with `max` the library would allocate room for all of them at once.
    this.#used = new LRUCache({ maxSize: maxNetworks, sizeCalculation: () => 1, ttlAutopurge: true });
  }

  add(networks: readonly string[], ms: number, now: number): void {
    networks.forEach((network, index) => {
      const usedMs = this.#level(network, index, now) + ms;
      this.#used.set(network, { usedMs, at: now }, { ttl: (usedMs / this.#rate(index)) * 1000 + 1000 });
    });
  }

  /** Returns the milliseconds in use by the visitor's networks: by the one that has used most of its share. */
  used(networks: readonly string[], now: number): number {
    return Math.max(0, ...networks.map((network, index) => this.#level(network, index, now) / usageShareFactor(index)));
  }

  /** Returns the milliseconds until the networks may use the thread again; 0 where they may now. */
  waitMs(networks: readonly string[], now: number): number {
    const waits = networks.map((network, index) => {
      const over = this.#level(network, index, now) - this.rule.burstMs * usageShareFactor(index);
      return over < 0 ? 0 : (over / this.#rate(index)) * 1000 + 1;
    });
    return Math.max(0, ...waits);
  }

  #level(network: string, index: number, now: number): number {
    const usage = this.#used.get(network);
    if (usage === undefined) return 0;
    return Math.max(0, usage.usedMs - (Math.max(0, now - usage.at) * this.#rate(index)) / 1000);
  }

  #rate(index: number): number {
    return this.rule.perSecondMs * usageShareFactor(index);
  }
}
