import { performance } from 'node:perf_hooks';
import { setImmediate as nextRound } from 'node:timers/promises';
import { NetworkCounts } from './network-counts.ts';
import { NetworkUsage } from './network-usage.ts';
import { THREAD_CLOCK, type ThreadClock } from './thread-clock.ts';
import { TurnedAwayError, WORK_RULES, type WorkRules } from './work-rules.ts';

/** Seconds after which the queue is likely to have room. */
const RETRY_AFTER = 2;

interface WorkOptions {
  /** Whether somebody still waits for the work when its turn comes. */
  readonly isWanted?: () => boolean;
  /** Whether it waits longer and takes the place of an impatient one, since a visitor's text would be lost with it. */
  readonly isPatient?: boolean;
}

interface Waiting extends Required<WorkOptions> {
  readonly networks: readonly string[];
  readonly start: () => void;
  readonly refuse: (reason: TurnedAwayError) => void;
  timer: NodeJS.Timeout | undefined;
}

interface Options {
  readonly rules?: WorkRules;
  readonly clock?: ThreadClock;
  readonly onTurnedAway?: (reason: TurnedAwayError) => void;
}

/**
 * Lets the works that strangers cause take turns on the main thread: one start in each round of the event loop, and
 * none while the loop is busy, so that cached pages and health are answered between two of them. The network that has
 * used least comes first. Where too many wait, the last of the network with the most is turned away, or of the one
 * that has used most.
 */
export class WorkQueue {
  readonly #rules: WorkRules;
  readonly #clock: ThreadClock;
  readonly #usage: NetworkUsage;
  readonly #activeOf: NetworkCounts;
  readonly #waiting = new Map<string, Waiting[]>();
  #waitingCount = 0;
  #patientCount = 0;
  #active = 0;
  #isResting = false;

  constructor(private readonly options: Options = {}) {
    this.#rules = options.rules ?? WORK_RULES;
    this.#clock = options.clock ?? THREAD_CLOCK;
    this.#usage = new NetworkUsage(this.#rules.usage);
    this.#activeOf = new NetworkCounts(this.#rules.mostActiveOfNetwork);
  }

  /** Works that wait for their turn. */
  get waiting(): number {
    return this.#waitingCount;
  }

  /** Returns whether all of the networks have a share left. */
  allows(networks: readonly string[]): boolean {
    return this.#usage.waitMs(networks, this.#clock.now()) <= 0;
  }

  /** Throws a `TurnedAwayError` where one of the networks has used its share. */
  check(networks: readonly string[]): void {
    const waitMs = this.#usage.waitMs(networks, this.#clock.now());
    if (waitMs > 0) throw this.#turnedAway(429, Math.ceil(waitMs / 1000));
  }

  /**
   * Does a work when its turn comes, and counts the time of the thread that it took. Rejects with a `TurnedAwayError`.
   * @param networks those of the client, the own one first; none where they are not known
   */
  async run<T>(networks: readonly string[], work: () => Promise<T>, options: WorkOptions = {}): Promise<T> {
    this.check(networks);
    return this.#inTurn(networks, work, options);
  }

  async #inTurn<T>(networks: readonly string[], work: () => Promise<T>, options: WorkOptions): Promise<T> {
    await this.#turn(networks, options);
    const started = this.#clock.now();
    const busyBefore = this.#clock.busyMs();
    const beside = this.#active;
    try {
      return await work();
    } finally {
      const now = this.#clock.now();
      // What waits for a service uses no thread; what ran beside it in the meantime is not told apart.
      const busyMs = Math.min(now - started, this.#clock.busyMs() - busyBefore);
      this.#usage.add(networks, busyMs / Math.max(beside, this.#active), now);
      this.#active -= 1;
      this.#activeOf.add(networks, -1);
      this.#startNext();
    }
  }

  /**
   * Starts a work when its turn comes, and returns its result. The turn ends, and the time of the thread is counted, once
   * the work waits for something, so that one that waits for a database holds no place. A network that has used its share
   * comes last, and is not turned away for that.
   */
  async start<T>(networks: readonly string[], work: () => Promise<T>, options: WorkOptions = {}): Promise<T> {
    const begin = async () => {
      const result = work();
      // The caller gets the failure; until then it counts as handled.
      result.catch(() => {});
      await nextRound();
      return { result };
    };
    return (await this.#inTurn(networks, begin, options)).result;
  }

  #turn(networks: readonly string[], { isWanted = () => true, isPatient = false }: WorkOptions): Promise<void> {
    if (this.#waitingCount === 0 && this.#isFree() && this.#activeOf.allows(networks)) {
      this.#begin(networks);
      return Promise.resolve();
    }
    return new Promise((start, refuse) => {
      this.#enqueue({ networks, isWanted, isPatient, start, refuse, timer: undefined });
      // Those before it may have to wait for others of their network.
      this.#startNext();
    });
  }

  #isFree(): boolean {
    return !this.#isResting && this.#active < this.#rules.mostActive;
  }

  #begin(networks: readonly string[]): void {
    this.#active += 1;
    this.#activeOf.add(networks, 1);
    this.#isResting = true;
    const start = { at: this.#clock.now(), busyMs: this.#clock.busyMs() };
    setImmediate(() => this.#rest(start));
  }

  /** Starts the next work once the loop has been idle for its share of the time since the last start. */
  #rest(start: { readonly at: number; readonly busyMs: number }): void {
    const { mostBusy, longestRestMs } = this.#rules;
    const passedMs = this.#clock.now() - start.at;
    const dueMs = Math.min((this.#clock.busyMs() - start.busyMs) / mostBusy, longestRestMs);
    if (dueMs - passedMs >= 1) {
      setTimeout(() => this.#rest(start), dueMs - passedMs);
      return;
    }
    this.#isResting = false;
    this.#startNext();
  }

  #enqueue(added: Waiting): void {
    const { mostWaiting, mostPatient } = this.#rules;
    const isFullOfPatient = added.isPatient && this.#patientCount >= mostPatient;
    if (isFullOfPatient || this.#waitingCount >= mostWaiting) {
      const displaced = this.#displaced(added, isFullOfPatient);
      if (displaced === null) {
        added.refuse(this.#turnedAway(503, RETRY_AFTER, added.networks));
        return;
      }
      this.#refuse(displaced);
    }
    const line = this.#waiting.get(keyOf(added)) ?? [];
    line.push(added);
    this.#waiting.set(keyOf(added), line);
    this.#waitingCount += 1;
    if (added.isPatient) this.#patientCount += 1;
    this.#limit(added);
  }

  /** Turns a work away that waits too long. After a block of the thread it gets the whole time anew. */
  #limit(waiting: Waiting): void {
    const { longestWaitMs, longestFormWaitMs, longestRestMs } = this.#rules;
    const limitMs = waiting.isPatient ? longestFormWaitMs : longestWaitMs;
    const due = performance.now() + limitMs;
    waiting.timer = setTimeout(() => {
      if (performance.now() - due > longestRestMs) this.#limit(waiting);
      else this.#refuse(waiting);
    }, limitMs);
  }

  /**
   * Returns the work that gives its place to a new one: the last of the network with the most, of those with as many the
   * one that has used most. A patient work takes the place of an impatient one of any network, else of a patient one.
   * Null where the new one gets no place.
   */
  #displaced({ networks, isPatient }: Waiting, isFullOfPatient: boolean): Waiting | null {
    const now = this.#clock.now();
    const own = this.#waiting.get(networks[0] ?? '')?.length ?? 0;
    const ownUse = this.#usage.used(networks, now);
    const lines = [...this.#waiting.values()]
      .map((line) => ({ line, used: this.#usage.used(line[0]?.networks ?? [], now) }))
      .toSorted((one, other) => other.line.length - one.line.length || other.used - one.used);
    const isWorse = ({ line, used }: (typeof lines)[number]) =>
      line.length > own + 1 || (line.length === own + 1 && used > ownUse);
    const takesAny = isPatient && !isFullOfPatient;
    const candidates = (takesAny ? lines : lines.filter(isWorse)).flatMap(
      ({ line }) => line.findLast((waiting) => waiting.isPatient === isFullOfPatient) ?? [],
    );
    return candidates[0] ?? null;
  }

  #startNext(): void {
    while (this.#isFree()) {
      const next = this.#leastUsed();
      if (next === null) return;
      this.#remove(next);
      // Nobody hears the answer: it only ends the wait.
      if (!next.isWanted()) next.refuse(new TurnedAwayError(503, RETRY_AFTER));
      else {
        this.#begin(next.networks);
        next.start();
      }
    }
  }

  /** Returns the first in line of the network that has used least, of those that may have another work under way. */
  #leastUsed(): Waiting | null {
    const now = this.#clock.now();
    const heads = [...this.#waiting.values()]
      .flatMap((line) => line.slice(0, 1))
      .filter(({ networks }) => this.#activeOf.allows(networks));
    const used = heads.map(({ networks }) => this.#usage.used(networks, now));
    return heads[used.indexOf(Math.min(...used))] ?? null;
  }

  #refuse(waiting: Waiting): void {
    this.#remove(waiting);
    const status = this.#activeOf.allows(waiting.networks) ? 503 : 429;
    waiting.refuse(this.#turnedAway(status, RETRY_AFTER, waiting.networks));
  }

  #remove(waiting: Waiting): void {
    clearTimeout(waiting.timer);
    const line = this.#waiting.get(keyOf(waiting)) ?? [];
    line.splice(line.indexOf(waiting), 1);
    if (line.length === 0) this.#waiting.delete(keyOf(waiting));
    this.#waitingCount -= 1;
    if (waiting.isPatient) this.#patientCount -= 1;
  }

  #turnedAway(status: 429 | 503, retryAfter: number, networks: readonly string[] = []): TurnedAwayError {
    if (networks.length > 0) this.#usage.add(networks, this.#rules.refusalMs, this.#clock.now());
    const reason = new TurnedAwayError(status, retryAfter);
    this.options.onTurnedAway?.(reason);
    return reason;
  }
}

const keyOf = ({ networks }: Pick<Waiting, 'networks'>) => networks[0] ?? '';
