import { afterEach, expect, test, vi } from 'vitest';
import { SAMPLE_ENQUIRY } from '../../core/enquiry/enquiry.fixture.ts';
import type { EnquiryReference, IdempotencyKey } from '../../core/enquiry/reference.ts';
import { MemoryAlertRunStore } from '../../tests/fakes/memory-alert-run-store.ts';
import { MemoryAlertStore } from '../../tests/fakes/memory-alert-store.ts';
import { MemoryEnquiryStore } from '../../tests/fakes/memory-enquiry-store.ts';
import { MemoryKeptLetters } from '../../tests/fakes/memory-kept-letters.ts';
import { MemoryOutbox } from '../../tests/fakes/memory-outbox.ts';
import { MemoryRateLimits } from '../../tests/fakes/memory-rate-limits.ts';
import { MemorySubscriptionStore } from '../../tests/fakes/memory-subscription-store.ts';
import { RetentionSchedule } from './retention-schedule.ts';

const HOUR = 60 * 60_000;
const YEAR = 365 * 24 * HOUR;

afterEach(() => {
  vi.useRealTimers();
});

test('FM2 FM3 removes nothing in the first hour of a node, in which a wrong clock is set, then once a day', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const outbox = new MemoryOutbox();
  const enquiries = new MemoryEnquiryStore(outbox);
  const alerts = new MemoryAlertStore(outbox);
  const removed: object[] = [];
  const { receivedAt } = SAMPLE_ENQUIRY;
  let now = receivedAt + 9 * YEAR;
  const schedule = new RetentionSchedule({
    ...{ enquiries, outbox, rules: { enquiryDays: 730 }, now: () => now },
    subscriptions: new MemorySubscriptionStore(outbox),
    ...{ alerts, alertRuns: new MemoryAlertRunStore(outbox, alerts) },
    letters: new MemoryKeptLetters(),
    rateLimits: new MemoryRateLimits(),
    log: { info: (fields: object) => removed.push(fields), error: expect.fail },
  });
  const left = async () => (await enquiries.list({ limit: 9, after: null })).value.rows.map(({ key }) => key);
  const untilRemoved = async (count: number) => {
    while (removed.length < count) await new Promise((resolve) => setImmediate(resolve));
  };
  await enquiries.accept(SAMPLE_ENQUIRY, []);
  const old = { reference: 'OLD' as EnquiryReference, key: 'old' as IdempotencyKey, receivedAt: receivedAt - 3 * YEAR };
  await enquiries.accept({ ...SAMPLE_ENQUIRY, ...old }, []);
  schedule.start();
  vi.advanceTimersByTime(HOUR - 1);
  now = receivedAt;
  vi.advanceTimersByTime(1);
  await untilRemoved(1);
  expect(await left()).toEqual([SAMPLE_ENQUIRY.key]);
  now += 3 * YEAR;
  vi.advanceTimersByTime(24 * HOUR);
  await untilRemoved(2);
  expect(await left()).toEqual([]);
  await schedule.stop();
});
