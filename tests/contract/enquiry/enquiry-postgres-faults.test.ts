import postgres from 'postgres';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { deliveriesOf } from '../../../core/enquiry/delivery.ts';
import { SAMPLE_ENQUIRY } from '../../../core/enquiry/enquiry.fixture.ts';
import type { EnquiryReference, IdempotencyKey } from '../../../core/enquiry/reference.ts';
import type { SubscriptionId } from '../../../core/newsletter/subscription.ts';
import { sharedPostgres } from '../../sandbox/postgres/postgres-sandbox.ts';
import { startMisbehavingProxy } from '../../sandbox/tcp/misbehaving-proxy.ts';
import { answerOf, everyAlertMethod, everyArchiveMethod, POSTGRES_TABLES, postgresStores } from './stores-fixture.ts';

const { reference, content } = SAMPLE_ENQUIRY;
const DELIVERIES = deliveriesOf(reference, ['office-letter'], 0);

function open(url: string, timeoutMs = 2000) {
  const stores = postgresStores({ url, timeoutMs });
  onTestFinished(() => stores.database.close());
  return stores;
}

beforeAll(sharedPostgres, 60_000);

const newDatabase = async () => (await sharedPostgres()).database();

/** Opens a second connection to the database, as an operator would. */
function otherHand(url: string) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  onTestFinished(() => sql.end());
  return sql;
}

async function behindProxy(timeoutMs: number) {
  const server = await sharedPostgres();
  const url = new URL(await server.database());
  const proxy = await startMisbehavingProxy(server.port);
  onTestFinished(() => proxy.close());
  url.port = String(proxy.port);
  return { proxy, ...open(url.href, timeoutMs) };
}

/** Stores an enquiry as soon as the circuit lets statements through again. */
async function expectStored({ enquiries }: ReturnType<typeof open>) {
  const store = async () => answerOf(await enquiries.accept(SAMPLE_ENQUIRY, DELIVERIES));
  await expect.poll(store, { timeout: 4000 }).toEqual({ kind: 'stored' });
}

async function expectUnavailable(
  { enquiries, outbox, subscriptions, alerts, alertRuns, archive, limits }: ReturnType<typeof open>,
  reason: RegExp,
) {
  const answers = await Promise.all([
    enquiries.accept(SAMPLE_ENQUIRY, DELIVERIES),
    enquiries.list({ limit: 1, after: null }),
    enquiries.erase(reference, 0),
    outbox.claim({ lane: 'office-mail', now: 0, leaseMs: 1, limit: 1 }),
    outbox.state(),
    subscriptions.byAddress(content.email),
    subscriptions.erase('one' as SubscriptionId),
    limits.take('network.key', { burst: 1, perMs: 1 }, 0),
  ]);
  const prunes = await Promise.all([
    outbox.prune({ sentBefore: 1, alertsBefore: 1, limit: 1 }),
    enquiries.prune({ before: 1, limit: 1 }),
    subscriptions.prune({ unconfirmedBefore: 1, endedBefore: 1, limit: 1 }),
    limits.check('network.key', { burst: 1, perMs: 1 }, 0),
    limits.forget('network.key'),
    limits.prune(0),
    outbox.reviveAll({ now: 0, limit: 1 }),
    ...everyAlertMethod({ alerts, alertRuns }),
    ...everyArchiveMethod({ archive }),
  ]);
  for (const answer of [...answers, ...prunes]) {
    expect(answer).toEqual({ ok: false, error: { kind: 'unavailable', reason: expect.stringMatching(reason) } });
  }
  expect(JSON.stringify(answers)).not.toContain(content.email);
}

test('FM2 nodes that start at once with an empty database all find their tables', async () => {
  const url = await newDatabase();
  const answers = await Promise.all(Array.from({ length: 6 }, () => open(url).outbox.state()));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(6);
});

test('FM2 a commit is on the disk, whatever the database default', async () => {
  const url = await newDatabase();
  await otherHand(url).unsafe(`ALTER DATABASE ${new URL(url).pathname.slice(1)} SET synchronous_commit = off`);
  expect(answerOf(await open(url).database.rows('SHOW synchronous_commit'))).toEqual([{ synchronous_commit: 'on' }]);
  expect(await otherHand(url)`SHOW synchronous_commit`).toEqual([{ synchronous_commit: 'off' }]);
});

test('FM2 keeps its data over a server restart and goes on', async () => {
  const server = await sharedPostgres();
  const stores = open(await server.database());
  await stores.enquiries.accept(SAMPLE_ENQUIRY, DELIVERIES);
  await server.stop();
  onTestFinished(() => server.start());
  await expectUnavailable(stores, /ECONNREFUSED|57P0|CONNECTION_/);
  await server.start();
  await expect.poll(async () => (await stores.outbox.state()).ok).toBe(true);
  expect(answerOf(await stores.enquiries.byReference(reference))?.enquiry).toEqual(SAMPLE_ENQUIRY);
  expect(answerOf(await stores.outbox.claim({ lane: 'office-mail', now: 0, leaseMs: 1, limit: 1 }))).toHaveLength(1);
});

test('FM2 reports a silent server as unavailable and reconnects when it answers again', async () => {
  const { proxy, ...stores } = await behindProxy(1000);
  await stores.outbox.state();
  await proxy.fault('silent');
  await expectUnavailable(stores, /No answer within 1000 ms|CONNECT/);
  await proxy.fault(null);
  await expectStored(stores);
});

test('FM2 fails at once while the server stays silent, and lets one statement through in a while', async () => {
  const { proxy, outbox } = await behindProxy(500);
  await outbox.state();
  await proxy.fault('silent');
  for (let failure = 0; failure < 3; failure += 1) await outbox.state();
  const asked = proxy.connections();
  const refused = await Promise.all(Array.from({ length: 50 }, () => outbox.state()));
  expect(refused.filter(({ ok }) => ok)).toEqual([]);
  expect(proxy.connections()).toBe(asked);
  await proxy.fault(null);
  await expect.poll(async () => (await outbox.state()).ok, { timeout: 4000 }).toBe(true);
});

test('OP2 a server that falls silent while rows are written holds nothing up, and keeps none of them', async () => {
  const { proxy, archive } = await behindProxy(100);
  await archive.state();
  const day = (name: string) => [{ table: 'alert_day' as const, values: { day: name, done: 1, snapshot: null } }];
  const write = async function* () {
    yield day('2026-05-04');
    await proxy.fault('silent');
    yield day('2026-05-05');
  };
  expect(await archive.write(write())).toMatchObject({
    ok: false,
    error: { reason: expect.stringMatching(/No answer within 500 ms|CONNECTION_CLOSED/) },
  });
  await proxy.fault(null);
  const again = async () => answerOf(await archive.write((async function* () {})()));
  await expect.poll(again, { timeout: 15_000 }).toBe(true);
});

test('FM2 replaces connections that break in the middle of a query', async () => {
  const { proxy, ...stores } = await behindProxy(5000);
  await stores.outbox.state();
  const asked = stores.database.rows('SELECT pg_sleep(60)');
  await new Promise((soon) => setTimeout(soon, 50));
  await proxy.fault('reset');
  expect(await asked).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
  await expectUnavailable(stores, /ECONNRESET|CONNECTION_/);
  await proxy.fault(null);
  await expectStored(stores);
});

test('FM2 retries a server that closes the connection a few times, not a thousand', async () => {
  const { proxy, ...stores } = await behindProxy(600);
  await stores.outbox.state();
  await proxy.fault('hang-up');
  await expectUnavailable(stores, /No answer within|CONNECTION_/);
  expect(proxy.connections()).toBeLessThan(60);
  await proxy.fault(null);
  await expectStored(stores);
});

test('FM2 leaves the connections to a server that has become a standby, and takes forms at the next one', async () => {
  const url = await newDatabase();
  await open(url).outbox.state();
  const operator = otherHand(url);
  const readOnly = (value: 'on' | 'off') =>
    operator.unsafe(`ALTER DATABASE ${new URL(url).pathname.slice(1)} SET default_transaction_read_only = ${value}`);
  await readOnly('on');
  const stores = open(url);
  expect(await stores.enquiries.accept(SAMPLE_ENQUIRY, DELIVERIES)).toMatchObject({
    error: { reason: expect.stringMatching(/^25006: /) },
  });
  // From now on new connections may write; those that are open may not.
  await readOnly('off');
  await expectStored(stores);
});

test.each([
  ...['25006', '0A000', '53100', '57014', '08006'].map((code) => [code, 'fails the server', false] as const),
  ...['42P01', '22021', '25P02'].map((code) => [code, 'fails the statement', true] as const),
])('FM2 an error %s %s', async (code, _, isKept) => {
  const { database } = open(await newDatabase());
  const fail = () => database.rows(`DO $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '${code}'; END $$`);
  const connection = async () => answerOf(await database.rows('SELECT pg_backend_pid() AS pid'));
  const before = await connection();
  await fail();
  const after = await connection();
  expect(after).toHaveLength(1);
  expect(JSON.stringify(after) === JSON.stringify(before)).toBe(isKept);
  for (let failure = 0; failure < 3; failure += 1) await fail();
  expect(await database.rows('SELECT 1')).toMatchObject({ ok: isKept });
});

test('FM2 a statement that waits too long for a lock ends, also on the server', async () => {
  const url = await newDatabase();
  const stores = open(url, 1000);
  await stores.outbox.state();
  const other = otherHand(url);
  await other.begin(async (sql) => {
    await sql`LOCK TABLE halyard_enquiry`;
    const answer = await stores.enquiries.accept(SAMPLE_ENQUIRY, DELIVERIES);
    expect(answer).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
    const waiting = () =>
      sql`SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;
    await expect.poll(async () => (await waiting()).length).toBe(0);
  });
  expect(answerOf(await stores.enquiries.accept(SAMPLE_ENQUIRY, DELIVERIES))).toEqual({ kind: 'stored' });
  expect(answerOf(await stores.enquiries.list({ limit: 9, after: null })).rows).toHaveLength(1);
});

test.each<[string, (url: URL) => unknown, RegExp]>([
  ['of a wrong password', (url) => Object.assign(url, { password: 'wrong' }), /^28P01: /],
  ['of a missing database', (url) => Object.assign(url, { pathname: '/nowhere' }), /^3D000: /],
  ['at a closed port', (url) => Object.assign(url, { port: '1' }), /ECONNREFUSED/],
  ['that is read-only', (url) => url.searchParams.set('default_transaction_read_only', 'on'), /^25006: /],
  ['that requires TLS from a server without it', (url) => url.searchParams.set('sslmode', 'verify-full'), /./],
])('FM2 with a URL %s the store is unavailable and reports why', async (_, change, reason) => {
  const url = new URL(await newDatabase());
  const { password } = url;
  change(url);
  const stores = open(url.href, 2000);
  await expectUnavailable(stores, reason);
  expect(JSON.stringify(await stores.outbox.state())).not.toContain(password);
});

test('FM2 an invalid URL is unavailable', async () => {
  await expectUnavailable(open('postgres://['), /Invalid URL/);
});

test('FM2 a closed store is unavailable', async () => {
  const stores = open(await newDatabase());
  await stores.outbox.state();
  await stores.database.close();
  await expectUnavailable(stores, /closed/);
});

test('FM2 reports a refused value by its code alone, as the message may quote the data', async () => {
  const { enquiries } = open(await newDatabase());
  const broken = { ...SAMPLE_ENQUIRY, key: 'ines\u0000@visitor.example' as IdempotencyKey };
  const answer = await enquiries.accept(broken, []);
  expect(answer).toEqual({ ok: false, error: { kind: 'unavailable', reason: '22021' } });
});

test('FM2 recreates missing tables after the first query', async () => {
  const url = await newDatabase();
  const { enquiries } = open(url);
  await enquiries.accept(SAMPLE_ENQUIRY, DELIVERIES);
  await otherHand(url).unsafe(`DROP TABLE halyard_schema, ${POSTGRES_TABLES.join()}`);
  const gone = await enquiries.accept(SAMPLE_ENQUIRY, DELIVERIES);
  expect(gone).toEqual({ ok: false, error: { kind: 'unavailable', reason: expect.stringMatching(/^42P01: /) } });
  expect(answerOf(await enquiries.accept(SAMPLE_ENQUIRY, DELIVERIES))).toEqual({ kind: 'stored' });
});

test('FM2 creates no tables for an operator in a database that has none', async () => {
  const url = await newDatabase();
  const asOperator = () => {
    const { database, outbox } = postgresStores({ url, mustExist: true });
    onTestFinished(() => database.close());
    return outbox.state();
  };
  expect(await asOperator()).toMatchObject({ error: { reason: expect.stringContaining('no tables of the site') } });
  expect(await otherHand(url)`SELECT to_regclass('halyard_schema')::text AS name`).toEqual([{ name: null }]);
  await open(url).outbox.state();
  expect(await asOperator()).toMatchObject({ ok: true });
});

test('FM2 works with existing tables without the right to create any', async () => {
  const url = await newDatabase();
  await open(url).outbox.state();
  const owner = otherHand(url);
  const name = `clerk_${new URL(url).pathname.slice(1)}`;
  await owner.unsafe(`CREATE ROLE ${name} LOGIN PASSWORD 'clerk'`);
  await owner.unsafe(`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${name}`);
  const { enquiries } = open(Object.assign(new URL(url), { username: name, password: 'clerk' }).href);
  expect(answerOf(await enquiries.accept(SAMPLE_ENQUIRY, DELIVERIES))).toEqual({ kind: 'stored' });
});

test('FM2 logs an unreadable body once, without its content', async () => {
  const url = await newDatabase();
  const { enquiries, log } = open(url);
  await enquiries.accept(SAMPLE_ENQUIRY, DELIVERIES);
  await otherHand(url)`UPDATE halyard_enquiry SET body = '{"content":{"email":"ines@visitor.example"}}'`;
  expect(answerOf(await enquiries.byReference(reference))).toMatchObject({ reference, enquiry: null, erasedAt: null });
  expect(answerOf(await enquiries.list({ limit: 9, after: null })).rows).toHaveLength(1);
  expect(log.lines).toMatchObject([{ what: 'enquiry', id: reference, message: 'A stored row cannot be read' }]);
  expect(JSON.stringify(log.lines)).not.toContain('@');
});

test('FM2 forgets allowances that are full again', async () => {
  const url = await newDatabase();
  const { limits } = open(url);
  const rule = { burst: 2, perMs: 1000 };
  for (let stranger = 0; stranger < 5; stranger += 1) await limits.take(`network.${stranger}`, rule, 0);
  await limits.take('network.slow', { burst: 1, perMs: 100_000_000 }, 0);
  await limits.take('network.late', rule, 3_600_000);
  const rows = await otherHand(url)`SELECT key FROM halyard_allowance ORDER BY key`;
  expect(rows.map(({ key }) => key)).toEqual(['network.late', 'network.slow']);
});

test('FM2 sorts references of one time the same way under any collation', async () => {
  const url = await newDatabase();
  const { enquiries } = open(url);
  const names = ['a-b', 'AB', 'ab', 'A-B', 'é'];
  for (const name of names) {
    await enquiries.accept({ ...SAMPLE_ENQUIRY, reference: name as EnquiryReference, key: name as IdempotencyKey }, []);
  }
  const listed = answerOf(await enquiries.list({ limit: 9, after: null })).rows.map((stored) => stored.reference);
  expect(listed).toEqual([...names].sort());
});
