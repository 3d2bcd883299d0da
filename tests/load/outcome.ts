import { setTimeout as pause } from 'node:timers/promises';
import { LANES } from '../../core/enquiry/delivery.ts';
import type { StoredEnquiry } from '../../core/enquiry/stored-enquiry.ts';
import type { EnquiryStore } from '../../core/ports/enquiry-store.ts';
import type { Outbox } from '../../core/ports/outbox.ts';
import type { Result } from '../../core/shared/result.ts';
import type { CaughtLetter } from '../sandbox/smtp/smtp-sandbox.ts';
import type { Outcome } from './visitor.ts';

const LOOK_MS = 100;
const STILL_MS = 1500;
const MAX_LOOKS = 1200;
/** Milliseconds longer than a lease, and than the pauses after a few failures. */
const LATER_MS = 60 * 60_000;
const PAGE = 500;

/**
 * Waits until everything is delivered. Deliveries of killed nodes and failed ones would wait for minutes: once nothing
 * changes any more, a worker whose clock is ahead claims them all and puts them back.
 * @returns how often it did so
 */
export async function untilDelivered(outbox: Outbox): Promise<number> {
  let turns = 0;
  let before = -1;
  let stillSince = performance.now();
  for (let looks = 0; looks < MAX_LOOKS; looks += 1) {
    const { waiting } = must(await outbox.state());
    if (waiting === 0) return turns;
    if (waiting !== before) stillSince = performance.now();
    before = waiting;
    if (performance.now() - stillSince > STILL_MS) {
      await putBack(outbox);
      turns += 1;
      stillSince = performance.now();
    }
    await pause(LOOK_MS);
  }
  throw new Error(`${before} deliveries are still waiting`);
}

async function putBack(outbox: Outbox): Promise<void> {
  for (const lane of LANES) {
    const claimed = must(await outbox.claim({ lane, now: Date.now() + LATER_MS, leaseMs: LATER_MS, limit: 10_000 }));
    for (const delivery of claimed) must(await outbox.retryAt(delivery, Date.now(), 'put back'));
  }
}

/** Returns all enquiries, page by page. */
export async function everyEnquiry(store: EnquiryStore, limit: number): Promise<readonly StoredEnquiry[]> {
  const all: StoredEnquiry[] = [];
  while (all.length <= limit) {
    const { rows } = must(await store.list({ limit: PAGE, after: all.at(-1) ?? null }));
    all.push(...rows);
    if (rows.length < PAGE) break;
  }
  return all;
}

/** Returns the form that an enquiry came from and its reference: `form-00007 7KM2Q-94QFX`. */
export function named({ reference, enquiry }: StoredEnquiry): string {
  return `${enquiry?.content.message.split('\n', 1)[0] ?? 'nothing'} ${reference}`;
}

/** Returns the same pairs, as the visitors received them, one for each different answer to a form. */
export function thanked(outcomes: readonly Outcome[]): readonly string[] {
  return outcomes
    .filter(({ form }) => !form.isWrong)
    .flatMap(({ form, answers }) => {
      const told = new Set(answers.map(({ reference, status }) => reference ?? status));
      return [...told].map((one) => `${form.marker} ${one}`);
    });
}

/** Groups the copies of each letter by the delivery that its Message-ID names. */
export function byMessageId(letters: readonly CaughtLetter[]): ReadonlyMap<string, readonly CaughtLetter[]> {
  const copies = new Map<string, CaughtLetter[]>();
  for (const letter of letters) {
    const id = (letter.mail.messageId ?? '').replace(/^<|@.*$/g, '');
    copies.set(id, [...(copies.get(id) ?? []), letter]);
  }
  return copies;
}

function must<T, E>(result: Result<T, E>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
