import type { Alert, Frequency, ReaderId } from '../../core/alerts/alert.ts';
import type { AlertRuns, AskedQuestion, StoredDigest, StoredSnapshot } from '../../core/ports/alert-runs.ts';
import { ok } from '../../core/shared/result.ts';
import { alertDelivery } from '../samples/sample-alert.ts';
import type { MemoryAlertStore } from './memory-alert-store.ts';
import type { MemoryOutbox } from './memory-outbox.ts';

export interface Day {
  snapshot: string | null;
  isDone: boolean;
  readonly digests: Map<string, StoredDigest>;
}

const keyOf = ({ question, frequency }: AskedQuestion) => `${question} ${frequency}`;
const byKey = (one: AskedQuestion, other: AskedQuestion) => (keyOf(one) < keyOf(other) ? -1 : 1);

/** Keeps the daily runs of alerts in memory. */
export class MemoryAlertRuns implements AlertRuns {
  readonly #outbox: MemoryOutbox;
  readonly #alerts: MemoryAlertStore;
  readonly #days = new Map<string, Day>();

  constructor(outbox: MemoryOutbox, alerts: MemoryAlertStore) {
    this.#outbox = outbox;
    this.#alerts = alerts;
  }

  /** All days that are known, in their order. */
  days(): readonly (readonly [string, Day])[] {
    return [...this.#days].sort(([one], [other]) => (one < other ? -1 : 1));
  }

  /** Adds to a day as it stood. */
  restore(day: string, { snapshot, isDone, digests }: Partial<Day>): void {
    const kept = this.#day(day);
    kept.snapshot = snapshot ?? kept.snapshot;
    kept.isDone = isDone ?? kept.isDone;
    for (const [key, digest] of digests ?? []) kept.digests.set(key, digest);
  }

  async isDone(day: string) {
    return ok(this.#days.get(day)?.isDone ?? false);
  }

  async addSnapshot({ day, snapshot }: StoredSnapshot) {
    this.#day(day).snapshot ??= snapshot;
    return ok(null);
  }

  async snapshotUpTo(day: string) {
    return ok(this.#snapshots((one) => one <= day).at(-1) ?? null);
  }

  async oldestSnapshot() {
    return ok(this.#snapshots(() => true)[0] ?? null);
  }

  async openQuestions(day: string, frequencies: readonly Frequency[]) {
    const open = new Map<string, AskedQuestion>();
    for (const { question, frequency } of this.#confirmed()) {
      const asked = { question, frequency };
      if (frequencies.includes(frequency) && this.#answer(day, asked) === undefined) open.set(keyOf(asked), asked);
    }
    return ok([...open.values()].sort(byKey));
  }

  async addDigests(day: string, digests: readonly StoredDigest[]) {
    const kept = this.#day(day).digests;
    for (const digest of digests) if (!kept.has(keyOf(digest))) kept.set(keyOf(digest), digest);
    return ok(null);
  }

  async digests(day: string, asked: readonly AskedQuestion[]) {
    const found = new Set(asked.map((one) => this.#answer(day, one)));
    return ok([...found].flatMap((one) => (one === undefined || one.digest === '' ? [] : [one])).sort(byKey));
  }

  async queueLetters(day: string, now: number, most: number) {
    const readers = this.#confirmed()
      .filter((alert) => (this.#answer(day, alert)?.digest ?? '') !== '')
      .map(({ reader }) => reader);
    const letters = [...new Set<ReaderId>(readers)]
      .sort()
      .map((reader) => alertDelivery(reader, day, now))
      .filter(({ id, about }) => !this.#outbox.about(about).some((known) => known.id === id))
      .slice(0, Math.max(0, most));
    this.#outbox.add(letters);
    return ok(letters.length);
  }

  async finish(day: string) {
    this.#day(day).isDone = true;
    return ok(null);
  }

  async prune(before: string) {
    for (const day of this.#days.keys()) if (day < before) this.#days.delete(day);
    return ok(null);
  }

  #day(day: string): Day {
    const kept = this.#days.get(day) ?? { snapshot: null, isDone: false, digests: new Map() };
    this.#days.set(day, kept);
    return kept;
  }

  #confirmed(): readonly Alert[] {
    return this.#alerts.all().filter(({ status }) => status === 'confirmed');
  }

  #answer(day: string, asked: AskedQuestion): StoredDigest | undefined {
    return this.#days.get(day)?.digests.get(keyOf(asked));
  }

  /** Returns the snapshots of some days, the oldest first. */
  #snapshots(isWanted: (day: string) => boolean): readonly StoredSnapshot[] {
    const days = [...this.#days].filter(([day]) => isWanted(day)).sort(([one], [other]) => (one < other ? -1 : 1));
    return days.flatMap(([day, { snapshot }]) => (snapshot === null ? [] : { day, snapshot }));
  }
}
