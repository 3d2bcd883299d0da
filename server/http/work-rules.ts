import type { UsageRule } from './network-usage.ts';

export interface WorkRules {
  /** The time of the thread that each network may use. */
  readonly usage: UsageRule;
  /** Works that may be under way at once; most of them wait for a service then. */
  readonly mostActive: number;
  /** Those of one network, so that it takes no more of a service that is shared. */
  readonly mostActiveOfNetwork: number;
  /** The share of the thread's time beyond which no further work starts, so that cached pages need not wait. */
  readonly mostBusy: number;
  /** Milliseconds after which the next work starts in any case. */
  readonly longestRestMs: number;
  readonly mostWaiting: number;
  /** Those of them that may be patient. */
  readonly mostPatient: number;
  /** Milliseconds after which one that waits is turned away. */
  readonly longestWaitMs: number;
  /** The same for a patient one, longer than browsers and proxies wait for an answer. */
  readonly longestFormWaitMs: number;
  /** Milliseconds that each refusal counts as, so that a network that asks on and on has used more than others. */
  readonly refusalMs: number;
}

/** A page takes 10 to 20 ms, so that a network may see some 300 new pages at once and 12 a second from then on. */
export const WORK_RULES: WorkRules = {
  usage: { burstMs: 5000, perSecondMs: 250 },
  mostActive: 64,
  mostActiveOfNetwork: 8,
  mostBusy: 0.8,
  longestRestMs: 250,
  mostWaiting: 100,
  mostPatient: 50,
  longestWaitMs: 2000,
  longestFormWaitMs: 120_000,
  refusalMs: 100,
};

/** A request that gets no turn: 429 where its network has used its share, 503 where the node has no time. */
export class TurnedAwayError extends Error {
  override readonly name = 'TurnedAwayError';

  constructor(
    readonly status: 429 | 503,
    /** Seconds. */
    readonly retryAfter: number,
  ) {
    super(status === 429 ? 'The network has used its share of the server' : 'The server has no time for the request');
  }
}
