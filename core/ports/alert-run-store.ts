import type { Frequency } from '../alerts/alert.ts';
import type { EncodedAlertSubject } from '../alerts/alert-subject.ts';
import type { StoreFailure } from '../enquiry/stored-row.ts';
import type { Result } from '../shared/result.ts';

/** A question of confirmed alerts, and how often its answer is wanted. */
export interface ScheduledAlertQuestion {
  readonly question: EncodedAlertSubject;
  readonly frequency: Frequency;
}

/** The answer to a question on a day that has something to tell, as `encodeDigest` writes it. */
export interface StoredDigest extends ScheduledAlertQuestion {
  readonly digest: string;
}

/** The state of the fleet on a day, as `encodeSnapshot` writes it. */
export interface StoredSnapshot {
  readonly day: string;
  readonly snapshot: string;
}

/**
 * Keeps the daily runs of alerts (FD6): how the fleet stood on each day, the answers of a day, and their letters in the
 * outbox. Days are ISO 8601 dates. Every step may be repeated, on any node: what was stored first stays.
 */
export interface AlertRunStore {
  /** Returns whether all letters of a day are in the outbox. */
  isDone(day: string): Promise<Result<boolean, StoreFailure>>;
  /**
   * Stores how the fleet stands on a day with the answers to its questions, or neither: the next answers begin from there.
   * Nothing where the day has a snapshot.
   */
  addAnswers(snapshot: StoredSnapshot, digests: readonly StoredDigest[]): Promise<Result<null, StoreFailure>>;
  /** Returns the newest snapshot that is not after a day; null if there is none. */
  snapshotUpTo(day: string): Promise<Result<StoredSnapshot | null, StoreFailure>>;
  /** Returns the oldest snapshot; null if there is none. */
  oldestSnapshot(): Promise<Result<StoredSnapshot | null, StoreFailure>>;
  /** Returns the different questions of confirmed alerts of a frequency. */
  questions(frequency: Frequency): Promise<Result<readonly ScheduledAlertQuestion[], StoreFailure>>;
  /** Marks a day as held back. @returns the first such day since the newest snapshot */
  hold(day: string): Promise<Result<string, StoreFailure>>;
  /** Returns the answers of a day to some questions. */
  digests(
    day: string,
    asked: readonly ScheduledAlertQuestion[],
  ): Promise<Result<readonly StoredDigest[], StoreFailure>>;
  /**
   * Queues one letter of a day for readers of confirmed alerts whose questions have something to tell, at most `limit`. The
   * delivery of a reader is about the reader and has the id `reader.alert-letter.day`, so that it is queued once.
   * @param now milliseconds since 1970, from which the letters are due
   * @returns the number of letters; fewer than `limit` when all are queued
   */
  queueLetters(day: string, now: number, limit: number): Promise<Result<number, StoreFailure>>;
  /** Marks a day as done. */
  finish(day: string): Promise<Result<null, StoreFailure>>;
  /** Removes snapshots, answers and marks of days before one, but not the newest snapshot, from which the next run begins. */
  prune(before: string): Promise<Result<null, StoreFailure>>;
}
export const AlertRunStore = Symbol.for('AlertRunStore');
