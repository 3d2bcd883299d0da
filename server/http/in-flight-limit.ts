import type { ServerResponse } from 'node:http';
import { finished } from 'node:stream';
import { NetworkCounts } from './network-counts.ts';
import { TurnedAwayError } from './work-rules.ts';

/** The most answers that may be open at once, or the most that they may take. */
export interface OpenLimits {
  /** For all clients together. */
  readonly all: number;
  /** For one network; one around it may have twice as many. */
  readonly network: number;
}

/** Each file that is streamed holds a descriptor or a piece of a file, for as long as its client reads or the connection lasts. */
const STREAM_LIMITS: OpenLimits = { all: 500, network: 40 };
/** Seconds after which another answer is likely to have ended. */
const RETRY_AFTER = 10;

/**
 * Counts the answers that take long, from their beginning to their last byte: files that are streamed, and brochures
 * that are waited for; or the bytes of bodies. So clients that wait for many or do not read hold a limited part of the node.
 */
export class InFlightLimit {
  readonly #ofNetwork: NetworkCounts;
  #all = 0;

  constructor(
    private readonly onTurnedAway: (reason: TurnedAwayError) => void = () => {},
    private readonly limits = STREAM_LIMITS,
  ) {
    this.#ofNetwork = new NetworkCounts(limits.network);
  }

  /**
   * Counts an answer until it has been sent or its client has gone. Throws a `TurnedAwayError` where too many are open.
   * @param networks those of the client, the own one first; without any, only the limit for all applies
   * @param amount what the answer takes of the limits
   */
  open(networks: readonly string[], response: ServerResponse, amount = 1): void {
    if (this.#all + amount > this.limits.all || !this.#ofNetwork.allows(networks, amount)) {
      const reason = new TurnedAwayError(503, RETRY_AFTER);
      this.onTurnedAway(reason);
      throw reason;
    }
    this.#add(networks, amount);
    finished(response, () => this.#add(networks, -amount));
  }

  #add(networks: readonly string[], amount: number): void {
    this.#all += amount;
    this.#ofNetwork.add(networks, amount);
  }
}
