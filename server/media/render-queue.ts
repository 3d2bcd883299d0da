import { performance } from 'node:perf_hooks';
import { WorkQueue } from '../http/work-queue.ts';
import type { TurnedAwayError, WorkRules } from '../http/work-rules.ts';

/** A client that waits. */
interface QueueClient {
  /** The networks that it is counted by, the own one first; none where they are not known. */
  readonly networks: readonly string[];
  /** Returns whether it still waits. */
  readonly isWanted: () => boolean;
}

/** The client that a file is made for. */
export interface RenderClient extends QueueClient {
  /** Lets work on the main thread wait for its turn. */
  readonly takeTurn: <T>(task: () => Promise<T>) => Promise<T>;
}

export interface RenderQueueOptions {
  readonly mostWaiting?: number;
  /** Called for each client that is turned away by the queue. */
  readonly onTurnedAway?: (reason: TurnedAwayError) => void;
}

/**
 * One brochure, or one picture for messengers, is made at a time. A network is never refused for what it has used, which decides the order alone; a
 * tenth of a second of it is forgotten in each second.
 */
const RULES: WorkRules = {
  usage: { burstMs: Number.POSITIVE_INFINITY, perSecondMs: 100 },
  mostActive: 1,
  mostActiveOfNetwork: 1,
  mostBusy: 1,
  longestRestMs: 250,
  mostWaiting: 20,
  mostPatient: 0,
  longestWaitMs: 30_000,
  longestFormWaitMs: 30_000,
  refusalMs: 0,
};

/** Counts the time that passes while one is made, since another thread is busy with it. */
const CLOCK = { now: () => performance.now(), busyMs: () => performance.now() };

interface Making<T> {
  readonly made: Promise<T>;
  readonly clients: QueueClient['isWanted'][];
}

/**
 * Lets the making of files take turns by network, as the work of the main thread does. A file that a network
 * waits for takes one place for all its clients, and is not made once they have left.
 */
export class RenderQueue<T> {
  readonly #turns: WorkQueue;
  readonly #making = new Map<string, Making<T>>();

  constructor({ mostWaiting = RULES.mostWaiting, onTurnedAway }: RenderQueueOptions = {}) {
    this.#turns = new WorkQueue({
      rules: { ...RULES, mostWaiting },
      clock: CLOCK,
      ...(onTurnedAway && { onTurnedAway }),
    });
  }

  /** Makes a file when its turn comes. Rejects with a `TurnedAwayError` where there is no place, or no turn in time. */
  make(file: string, { networks, isWanted }: QueueClient, make: () => Promise<T>): Promise<T> {
    const key = `${networks[0] ?? ''} ${file}`;
    const known = this.#making.get(key);
    if (known !== undefined) {
      known.clients.push(isWanted);
      return known.made;
    }
    const clients = [isWanted];
    const isStillWanted = () => clients.some((isThere) => isThere());
    const made = this.#turns.run(networks, make, { isWanted: isStillWanted }).finally(() => this.#making.delete(key));
    this.#making.set(key, { made, clients });
    return made;
  }
}
