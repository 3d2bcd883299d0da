import type { Alert, AlertRecipientId, Frequency } from '../../core/alerts/alert.ts';
import type {
  AlertRunStore,
  ScheduledAlertQuestion,
  StoredDigest,
  StoredSnapshot,
} from '../../core/ports/alert-run-store.ts';
import { ok } from '../../core/shared/result.ts';
import { alertDelivery } from '../samples/sample-alert.ts';
import type { MemoryAlertStore } from './memory-alert-store.ts';
import type { MemoryOutbox } from './memory-outbox.ts';

export interface Day {
  snapshot: string | null;
  isDone: boolean;
  readonly digests: Map<string, StoredDigest>;
}

const keyOf = ({ question, frequency }: ScheduledAlertQuestion) => `${question} ${frequency}`;
const byKey = (one: ScheduledAlertQuestion, other: ScheduledAlertQuestion) => (keyOf(one) < keyOf(other) ? -1 : 1);

/** Keeps the daily runs of alerts in memory. */
export class MemoryAlertRunStore implements AlertRunStore {
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

  async addAnswers({ day, snapshot }: StoredSnapshot, digests: readonly StoredDigest[]) {
    const kept = this.#day(day);
    if (kept.snapshot !== null) return ok(null);
    kept.snapshot = snapshot;
    for (const digest of digests) if (!kept.digests.has(keyOf(digest))) kept.digests.set(keyOf(digest), digest);
    return ok(null);
  }

  async snapshotUpTo(day: string) {
    return ok(this.#snapshots((one) => one <= day).at(-1) ?? null);
  }

  async oldestSnapshot() {
    return ok(this.#snapshots(() => true)[0] ?? null);
  }

  async questions(frequency: Frequency) {
    const asked = new Map<string, ScheduledAlertQuestion>();
    for (const { question, ...alert } of this.#confirmed()) {
      if (alert.frequency === frequency) asked.set(question, { question, frequency });
    }
    return ok([...asked.values()].sort(byKey));
  }

  async hold(day: string) {
    this.#day(day);
    const newest = this.#newest();
    const held = [...this.#days].filter(([one, { snapshot, isDone }]) => one > newest && snapshot === null && !isDone);
    return ok(held.map(([one]) => one).sort()[0] ?? day);
  }

  async digests(day: string, asked: readonly ScheduledAlertQuestion[]) {
    const found = new Set(asked.map((one) => this.#answer(day, one)));
    return ok([...found].flatMap((one) => (one === undefined || one.digest === '' ? [] : [one])).sort(byKey));
  }

  async queueLetters(day: string, now: number, limit: number) {
    const readers = this.#confirmed()
      .filter((alert) => (this.#answer(day, alert)?.digest ?? '') !== '')
      .map(({ reader }) => reader);
    const letters = [...new Set<AlertRecipientId>(readers)]
      .sort()
      .map((reader) => alertDelivery(reader, day, now))
      .filter(({ id, about }) => !this.#outbox.about(about).some((known) => known.id === id))
      .slice(0, Math.max(0, limit));
    this.#outbox.add(letters);
    return ok(letters.length);
  }

  async finish(day: string) {
    this.#day(day).isDone = true;
    return ok(null);
  }

  async prune(before: string) {
    const newest = this.#newest();
    for (const [day, { digests }] of this.#days) {
      if (day >= before) continue;
      digests.clear();
      if (day !== newest) this.#days.delete(day);
    }
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

  #answer(day: string, asked: ScheduledAlertQuestion): StoredDigest | undefined {
    return this.#days.get(day)?.digests.get(keyOf(asked));
  }

  /** Returns the day of the newest snapshot; '' for none. */
  #newest(): string {
    return this.#snapshots(() => true).at(-1)?.day ?? '';
  }

  /** Returns the snapshots of some days, the oldest first. */
  #snapshots(isWanted: (day: string) => boolean): readonly StoredSnapshot[] {
    const days = [...this.#days].filter(([day]) => isWanted(day)).sort(([one], [other]) => (one < other ? -1 : 1));
    return days.flatMap(([day, { snapshot }]) => (snapshot === null ? [] : { day, snapshot }));
  }
}
