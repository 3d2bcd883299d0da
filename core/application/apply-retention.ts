import type { StoreFailure } from '../enquiry/stored-row.ts';
import type { AlertRunStore } from '../ports/alert-run-store.ts';
import type { AlertStore } from '../ports/alert-store.ts';
import type { EnquiryStore } from '../ports/enquiry-store.ts';
import type { KeptLetters } from '../ports/kept-letters.ts';
import type { Outbox } from '../ports/outbox.ts';
import type { RateLimits } from '../ports/rate-limits.ts';
import type { SubscriptionStore } from '../ports/subscription-store.ts';
import { type RetentionRules, retentionCutoffs } from '../privacy/retention.ts';
import type { Log } from '../shared/log.ts';
import { ok, type Result } from '../shared/result.ts';

export interface RetentionOptions {
  readonly enquiries: Pick<EnquiryStore, 'prune'>;
  readonly subscriptions: Pick<SubscriptionStore, 'prune'>;
  readonly alerts: Pick<AlertStore, 'prune'>;
  readonly alertRuns: Pick<AlertRunStore, 'prune'>;
  readonly outbox: Pick<Outbox, 'prune'>;
  readonly letters: Pick<KeptLetters, 'about' | 'erase' | 'prune'>;
  readonly rateLimits: Pick<RateLimits, 'prune'>;
  readonly rules: RetentionRules;
  readonly log: Pick<Log, 'info' | 'error'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Gives way to other work between two batches. @returns false to end early */
  readonly giveWay: () => Promise<boolean>;
}

/** The result of one batch: how many were removed, and whether more are due. */
interface Batch {
  readonly removed: number;
  readonly isLast: boolean;
}
type BatchResult = Promise<Result<Batch, StoreFailure>>;

/** Rows of one batch, so that no batch holds up the process or the store for long. */
const BATCH_ROWS = 100;
const NOT_REMOVED = 'Outdated data could not be removed';

/**
 * Removes what has been kept for as long as the rules allow: enquiries, subscriptions, alerts, sent deliveries, letters,
 * and the daily runs of alerts and counts of forms, whose number is not logged (FM2, FM3, FD6). What has a delivery that
 * waits stays until that has left or was given up. Several nodes may do so at the same time. What a store cannot remove now is removed the next time.
 */
export async function applyRetention(options: RetentionOptions): Promise<void> {
  const { enquiries, subscriptions, alerts, alertRuns, outbox, letters, rateLimits, rules, log, now } = options;
  const before = retentionCutoffs(rules, now());
  const ofSubscriptions = { unconfirmedBefore: before.unconfirmed, endedBefore: before.ended, limit: BATCH_ROWS };
  const parts: Readonly<Record<string, () => BatchResult>> = {
    enquiries: async () => withLetters(await enquiries.prune({ before: before.enquiries, limit: BATCH_ROWS }), letters),
    subscriptions: async () => withLetters(await subscriptions.prune(ofSubscriptions), letters),
    alerts: async () => withLetters(await alerts.prune(ofSubscriptions), letters),
    deliveries: async () =>
      batchOf(await outbox.prune({ sentBefore: before.sent, alertsBefore: before.alertLetters, limit: BATCH_ROWS })),
    letters: async () => batchOf(await letters.prune({ before: before.enquiries, limit: BATCH_ROWS })),
  };
  for (const [part, pruned] of [
    ['counts', await rateLimits.prune(now())],
    ['alert runs', await alertRuns.prune(before.alertDay)],
  ] as const) {
    if (!pruned.ok) log.error({ part, reason: pruned.error.reason }, NOT_REMOVED);
  }
  const removed: Record<string, number> = {};
  for (const [part, remove] of Object.entries(parts)) removed[part] = await removeAll(part, remove, options);
  if (Object.values(removed).some((count) => count > 0)) log.info(removed, 'Outdated data was removed');
}

/** Removes batch after batch of one part. @returns the number of removed items */
async function removeAll(
  part: string,
  remove: () => BatchResult,
  { giveWay, log }: Pick<RetentionOptions, 'giveWay' | 'log'>,
): Promise<number> {
  let count = 0;
  while (await giveWay()) {
    const batch = await remove();
    if (!batch.ok) {
      log.error({ part, reason: batch.error.reason }, NOT_REMOVED);
      break;
    }
    count += batch.value.removed;
    if (batch.value.isLast) break;
  }
  return count;
}

function batchOf(removed: Result<number, StoreFailure>): Result<Batch, StoreFailure> {
  return removed.ok ? ok({ removed: removed.value, isLast: removed.value < BATCH_ROWS }) : removed;
}

/** Removes the letters about the enquiries, subscriptions or alerts that were just removed. */
async function withLetters(
  removed: Result<readonly string[], StoreFailure>,
  letters: Pick<KeptLetters, 'about' | 'erase'>,
): BatchResult {
  if (!removed.ok || removed.value.length === 0) return batchOf(removed.ok ? ok(0) : removed);
  const names = await letters.about(removed.value);
  if (!names.ok) return names;
  for (const name of names.value) {
    const erased = await letters.erase(name);
    if (!erased.ok) return erased;
  }
  return batchOf(ok(removed.value.length));
}
