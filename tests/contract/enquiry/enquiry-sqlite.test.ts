import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import Database from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import type { EncodedAlertSubject } from '../../../core/alerts/alert-subject.ts';
import { deliveriesOf, type Lane } from '../../../core/enquiry/delivery.ts';
import { SAMPLE_ENQUIRY } from '../../../core/enquiry/enquiry.fixture.ts';
import type { Enquiry } from '../../../core/enquiry/enquiry.ts';
import type { EnquiryReference, IdempotencyKey } from '../../../core/enquiry/reference.ts';
import type { Subscription, SubscriptionId } from '../../../core/newsletter/subscription.ts';
import type { EnquiryListPage } from '../../../core/ports/enquiry-store.ts';
import { sampleAlert } from '../../samples/sample-alert.ts';
import type { ProcessResult } from './enquiry-process.ts';
import {
  ALERT_TABLES,
  answerOf,
  emptyFolder,
  everyAlertMethod,
  everyArchiveMethod,
  type Stores,
  sqliteStores,
} from './stores-fixture.ts';

const { reference, content } = SAMPLE_ENQUIRY;
const DELIVERIES = deliveriesOf(reference, ['office-letter'], 0);

function open(file = join(emptyFolder(), 'kept', 'here', 'enquiries.db'), more = {}) {
  const stores = sqliteStores({ file, ...more });
  onTestFinished(() => stores.database.close());
  return { ...stores, file };
}

/** Opens the file a second time, as an operator or an attacker would. */
function otherHand(file: string) {
  const database = new Database(file);
  onTestFinished(() => void database.close());
  return database;
}

function numbered(index: number, message = content.message): Enquiry {
  const name = `${index}`.padStart(5, '0');
  return {
    ...SAMPLE_ENQUIRY,
    reference: name as EnquiryReference,
    key: `key ${name}` as IdempotencyKey,
    content: { ...content, message },
  };
}

/** Calls every method of the stores; each must answer that the store is unavailable, without personal data. */
async function expectUnavailable(
  { enquiries, outbox, subscriptions, alerts, alertRuns, archive }: Stores,
  reason: RegExp,
): Promise<void> {
  const id = 'one' as Parameters<typeof subscriptions.byId>[0];
  const answers = await Promise.all([
    enquiries.accept(SAMPLE_ENQUIRY, DELIVERIES),
    enquiries.byKey(SAMPLE_ENQUIRY.key),
    enquiries.byReference(reference),
    enquiries.list({ limit: 1, after: null }),
    enquiries.erase(reference, 0),
    outbox.claim({ lane: 'office-mail', now: 0, leaseMs: 1, limit: 1 }),
    outbox.revive(reference, 0),
    outbox.state(),
    outbox.prune({ sentBefore: 1, alertsBefore: 1, limit: 1 }),
    outbox.reviveAll({ now: 0, limit: 1 }),
    enquiries.prune({ before: 1, limit: 1 }),
    subscriptions.prune({ unconfirmedBefore: 1, endedBefore: 1, limit: 1 }),
    subscriptions.byAddress(content.email),
    subscriptions.byId(id),
    subscriptions.list(),
    subscriptions.erase(id),
    ...everyAlertMethod({ alerts, alertRuns }),
    ...everyArchiveMethod({ archive }),
  ]);
  for (const answer of answers) {
    expect(answer).toEqual({ ok: false, error: { kind: 'unavailable', reason: expect.stringMatching(reason) } });
  }
  expect(JSON.stringify(answers)).not.toContain(content.email);
}

test('FM2 the file and its companions are readable by their owner alone', async () => {
  const { enquiries, file } = open();
  await enquiries.accept(SAMPLE_ENQUIRY, DELIVERIES);
  const folder = dirname(file);
  expect(readdirSync(folder).sort()).toEqual(['enquiries.db', 'enquiries.db-shm', 'enquiries.db-wal']);
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('FM2 syncs each commit to the disk and overwrites erased data', async () => {
  const { database } = open();
  const setting = async (name: string) => answerOf(await database.rows(`PRAGMA ${name}`));
  expect(await setting('journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  expect(await setting('synchronous')).toEqual([{ synchronous: 2 }]);
  expect(await setting('secure_delete')).toEqual([{ secure_delete: 1 }]);
});

test.each<[string, (file: string) => void, RegExp]>([
  ['is a folder', (file) => mkdirSync(file), /EISDIR/],
  ['has a file as its parent', (file) => writeFileSync(dirname(file), ''), /ENOTDIR|EEXIST/],
  ['is not a database', (file) => writeFileSync(file, 'This is no database. '.repeat(500)), /SQLITE_NOTADB/],
])('FM2 is unavailable when the file %s, and recovers once that is fixed', async (_, spoil, reason) => {
  const file = join(emptyFolder(), 'kept', 'enquiries.db');
  mkdirSync(dirname(dirname(file)), { recursive: true });
  if (_ !== 'has a file as its parent') mkdirSync(dirname(file));
  spoil(file);
  const stores = open(file);
  await expectUnavailable(stores, reason);
  rmSync(dirname(file), { recursive: true });
  expect(answerOf(await stores.enquiries.accept(SAMPLE_ENQUIRY, DELIVERIES))).toEqual({ kind: 'stored' });
});

test('FM2 leaves a file that is not a database unchanged', async () => {
  const file = join(emptyFolder(), 'notes.txt');
  const words = 'This is no database. '.repeat(500);
  writeFileSync(file, words);
  expect((await open(file).outbox.state()).ok).toBe(false);
  expect(readFileSync(file, 'utf8')).toBe(words);
});

test('FM2 a write that does not fit on a full disk leaves no trace, and stored data is readable', async () => {
  const { enquiries, outbox } = open(undefined, { maxPages: 40 });
  const long = 'x'.repeat(4000);
  let stored = 0;
  for (; ; stored += 1) {
    const answer = await enquiries.accept(numbered(stored, long), deliveriesOf(`${stored}`, ['webhook'], 0));
    if (!answer.ok) {
      expect(answer.error).toEqual({ kind: 'unavailable', reason: 'SQLITE_FULL: database or disk is full' });
      break;
    }
  }
  expect(stored).toBeGreaterThan(5);
  expect(answerOf(await enquiries.list({ limit: 1000, after: null })).rows).toHaveLength(stored);
  expect(answerOf(await outbox.state())).toMatchObject({ waiting: stored });
  expect((await enquiries.accept(numbered(stored, long), [])).ok).toBe(false);
});

test('FM2 allows reading but no writing during another’s long write', async () => {
  const { enquiries, file } = open(undefined, { busyMs: 50 });
  await enquiries.accept(numbered(1), []);
  const other = otherHand(file);
  other.exec('BEGIN IMMEDIATE');
  const refused = await enquiries.accept(SAMPLE_ENQUIRY, DELIVERIES);
  expect(refused).toEqual({ ok: false, error: { kind: 'unavailable', reason: 'SQLITE_BUSY: database is locked' } });
  expect(answerOf(await enquiries.list({ limit: 9, after: null })).rows).toHaveLength(1);
  other.exec('COMMIT');
  expect(answerOf(await enquiries.accept(SAMPLE_ENQUIRY, DELIVERIES))).toEqual({ kind: 'stored' });
});

test('FM2 waiting for another writer blocks nothing else', async () => {
  const { enquiries, file } = open(undefined, { busyMs: 600_000 });
  await enquiries.accept(numbered(1), []);
  const other = otherHand(file);
  other.exec('BEGIN IMMEDIATE');
  const waiting = enquiries.accept(SAMPLE_ENQUIRY, DELIVERIES);
  await new Promise((soon) => setTimeout(soon, 50));
  other.exec('COMMIT');
  expect(answerOf(await waiting)).toEqual({ kind: 'stored' });
});

test('FM2 reopens a file that was removed or replaced', async () => {
  const { enquiries, file } = open();
  await enquiries.accept(SAMPLE_ENQUIRY, DELIVERIES);
  rmSync(dirname(file), { recursive: true });
  expect(answerOf(await enquiries.byReference(reference))).toBeNull();
  await enquiries.accept(numbered(1), []);
  expect(answerOf(await open(file).enquiries.list({ limit: 9, after: null })).rows).toHaveLength(1);
});

test('FM2 recreates missing tables after the first query', async () => {
  const { enquiries, file } = open();
  await enquiries.accept(SAMPLE_ENQUIRY, DELIVERIES);
  for (const name of ['enquiry', 'subscription', ...ALERT_TABLES, 'delivery', 'schema_version'])
    otherHand(file).exec(`DROP TABLE ${name}`);
  const gone = await enquiries.accept(numbered(1), DELIVERIES);
  expect(gone).toEqual({ ok: false, error: { kind: 'unavailable', reason: expect.stringContaining('no such table') } });
  expect(answerOf(await enquiries.accept(numbered(1), DELIVERIES))).toEqual({ kind: 'stored' });
});

test('FM2 a file of an earlier release gets the indexes that it lacks, and keeps its rows', async () => {
  const { enquiries, file, database } = open();
  await enquiries.accept(SAMPLE_ENQUIRY, DELIVERIES);
  const other = otherHand(file);
  const lanes = ['delivery_alert', 'delivery_office', 'delivery_visitor', 'delivery_webhook'];
  const names = [...lanes, 'delivery_sent', 'delivery_unsent'];
  for (const name of names) other.exec(`DROP INDEX ${name}`);
  for (const name of ALERT_TABLES) other.exec(`DROP TABLE ${name}`);
  other.exec('DELETE FROM schema_version WHERE version > 1');
  database.close();
  const { outbox } = open(file);
  expect(answerOf(await outbox.state())).toMatchObject({ waiting: 1 });
  const found = other.prepare("SELECT name FROM sqlite_master WHERE type = 'index' ORDER BY name").all([]);
  expect(found.map((row) => Reflect.get(Object(row), 'name'))).toEqual(expect.arrayContaining(names));
});

test('FM2 the state of the outbox and the claims of a lane are read from indexes', async () => {
  const { outbox, file } = open();
  await outbox.state();
  const other = otherHand(file);
  const plan = (condition: string) =>
    JSON.stringify(
      other.prepare(`EXPLAIN QUERY PLAN SELECT status, created_at FROM delivery WHERE ${condition}`).all([]),
    );
  expect(plan("status <> 'sent'")).toContain('COVERING INDEX delivery_unsent');
  const conditions = {
    webhook: "channel = 'webhook'",
    office: "channel = 'office-letter'",
    visitor: "channel <> 'office-letter' AND channel <> 'webhook' AND channel <> 'alert-letter'",
    alert: "channel = 'alert-letter'",
    // As nodes of the release before claim letters to visitors.
    waiting: "channel <> 'office-letter' AND channel <> 'webhook'",
  };
  for (const [index, condition] of Object.entries(conditions)) {
    const claim = `status = 'waiting' AND ${condition} AND due_at <= 1 ORDER BY due_at, id LIMIT 4`;
    expect(plan(claim)).toMatch(new RegExp(`SEARCH delivery USING INDEX delivery_${index} \\(due_at<\\?\\)"\\}\\]$`));
  }
});

test.each(['{', '{"content":{"email":"ines@visitor.example"}}', ''])(
  'FM2 logs an unreadable body (%j) once, without its content',
  async (body) => {
    const { enquiries, outbox, file, log } = open();
    await enquiries.accept(SAMPLE_ENQUIRY, DELIVERIES);
    otherHand(file).prepare('UPDATE enquiry SET body = ?').run([body]);
    expect(answerOf(await enquiries.byReference(reference))).toMatchObject({
      reference,
      enquiry: null,
      erasedAt: null,
    });
    expect(answerOf(await enquiries.list({ limit: 9, after: null })).rows).toHaveLength(1);
    expect(answerOf(await outbox.claim({ lane: 'office-mail', now: 0, leaseMs: 1, limit: 1 }))).toHaveLength(1);
    expect(log.lines).toMatchObject([{ what: 'enquiry', id: reference, message: 'A stored row cannot be read' }]);
    expect(JSON.stringify(log.lines)).not.toContain('@');
  },
);

test('FM2 names the unreadable rows of a page, which does not end early', async () => {
  const { enquiries, file } = open();
  for (let index = 0; index < 5; index += 1) await enquiries.accept({ ...numbered(index), receivedAt: 10 - index }, []);
  // The last row of the first page, and all of the second.
  otherHand(file).prepare("UPDATE enquiry SET erased_at = -1 WHERE reference IN ('00001', '00002', '00003')").run([]);
  const pages: unknown[] = [];
  let after: EnquiryListPage['next'] = null;
  do {
    const { rows, unreadable, next }: EnquiryListPage = answerOf(await enquiries.list({ limit: 2, after }));
    pages.push([rows.map((stored) => stored.reference), unreadable]);
    after = next;
  } while (after !== null);
  expect(pages).toEqual([
    [['00000'], ['00001']],
    [[], ['00002', '00003']],
    [['00004'], []],
  ]);
});

test('FM3 names the unreadable subscriptions of the list', async () => {
  const { subscriptions, file } = open();
  const subscription = {
    locale: 'es',
    status: 'pending',
    requestedAt: 1,
    consent: '',
    confirmedAt: null,
    endedAt: null,
  };
  for (const id of ['one', 'two'] as SubscriptionId[])
    await subscriptions.put({ ...subscription, id, address: `${id}@x.example` } as Subscription, []);
  otherHand(file).exec("UPDATE subscription SET locale = 'xx' WHERE id = 'one'");
  expect(answerOf(await subscriptions.list())).toMatchObject({ rows: [{ id: 'two' }], unreadable: ['one'] });
});

test('FD6 names the unreadable alerts of an address, logs each once, and goes on with the others', async () => {
  const { alerts, file, log } = open();
  for (const id of ['one', 'two', 'six'])
    await alerts.put(sampleAlert(id, { question: id as EncodedAlertSubject }), []);
  otherHand(file).exec("UPDATE alert SET frequency = 'hourly' WHERE id = 'one'");
  const { address, reader } = sampleAlert('one');
  expect(answerOf(await alerts.ofAddress(address))).toMatchObject({
    rows: [{ id: 'six' }, { id: 'two' }],
    unreadable: ['one'],
  });
  expect(answerOf(await alerts.confirmedOf(reader)).map(({ id }) => id)).toEqual(['six', 'two']);
  expect(answerOf(await alerts.byId('one' as SubscriptionId))).toBeNull();
  expect(log.lines).toMatchObject([{ what: 'alert', id: 'one', message: 'A stored row cannot be read' }]);
  expect(answerOf(await alerts.erase(address))).toBe(3);
});

test('FM2 leaves an unknown channel to releases that support it', async () => {
  const { enquiries, outbox, file, log } = open();
  await enquiries.accept(SAMPLE_ENQUIRY, deliveriesOf(reference, ['office-letter', 'webhook'], 0));
  otherHand(file).prepare("UPDATE delivery SET channel = 'pigeon' WHERE channel = 'office-letter'").run([]);
  const claimed = async (lane: Lane) => answerOf(await outbox.claim({ lane, now: 0, leaseMs: 1, limit: 1 }));
  expect(await claimed('office-mail')).toEqual([]);
  expect(await claimed('webhook')).toMatchObject([{ channel: 'webhook' }]);
  expect(log.lines).toEqual([]);
});

test('FM2 a closed store is unavailable', async () => {
  const stores = open();
  await stores.outbox.state();
  stores.database.close();
  await expectUnavailable(stores, /closed/);
});

test('FM2 processes that start at once without a file store and deliver each form once', async () => {
  const file = join(emptyFolder(), 'enquiries.db');
  const forms = 30;
  const results = await Promise.all(
    ['A', 'B', 'C'].map(async (name) => {
      const script = new URL('./enquiry-process.ts', import.meta.url).pathname;
      const child = spawn(process.execPath, ['--import', 'tsx', script, file, name, String(forms)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      return JSON.parse(await text(child.stdout)) as ProcessResult;
    }),
  );
  const kinds = results.flatMap(({ accepted }) => accepted);
  expect(kinds.filter((kind) => kind === 'stored')).toHaveLength(forms);
  expect(kinds.filter((kind) => kind === 'known')).toHaveLength(2 * forms);
  const delivered = results.flatMap((result) => result.delivered);
  expect(delivered).toHaveLength(forms);
  expect(new Set(delivered).size).toBe(forms);
});
