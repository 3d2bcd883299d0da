import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import Database from 'libsql';
import { describe, expect, onTestFinished, test } from 'vitest';
import { wireServer } from '../../adapters/wiring/server.ts';
import { deliveriesOf } from '../../core/enquiry/delivery.ts';
import { SAMPLE_ENQUIRY } from '../../core/enquiry/enquiry.fixture.ts';
import type { EnquiryReference, IdempotencyKey } from '../../core/enquiry/reference.ts';
import { memoryPlace } from '../../tests/contract/enquiry/stores-fixture.ts';
import { sampleAlert } from '../../tests/samples/sample-alert.ts';
import { findFormSecret, loadFormSecret } from '../enquiry/form-secret.ts';
import { parseEnv } from '../start/env.ts';
import { runBackupCommand } from './backup-commands.ts';
import { runOperatorCommand } from './run-operator-command.ts';

const { reference, receivedAt, content } = SAMPLE_ENQUIRY;
const OTHER = { ...SAMPLE_ENQUIRY, reference: 'OTHER-00001' as EnquiryReference, key: 'other' as IdempotencyKey };
const ALERT = sampleAlert('alert-1', { address: content.email });

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function run(dataDir: string, ...words: readonly string[]) {
  const printed: string[] = [];
  const said: string[] = [];
  const status = await runOperatorCommand(
    words,
    { DATA_DIR: dataDir },
    {
      print: (text) => void printed.push(text),
      say: (text) => void said.push(text),
    },
  );
  return { status, printed: printed.join(''), said: said.join('\n') };
}

/** Opens the store of a site until `use` ends. */
async function withStore<T>(dataDir: string, use: (ports: Ports) => Promise<T>): Promise<T> {
  const env = parseEnv({ DATA_DIR: dataDir });
  if (!env.ok) throw new Error(env.error.join());
  const wired = wireServer({ ...env.value, assetsDir: 'public/assets', log: { info() {}, warn() {}, error() {} } });
  try {
    return await use(wired.enquiryPorts());
  } finally {
    await wired.close();
  }
}
type Ports = ReturnType<ReturnType<typeof wireServer>['enquiryPorts']>;

/** Makes the data folder of a site that has two enquiries and an alert, and a backup of it. */
async function siteWithBackup() {
  const folder = emptyFolder();
  const dataDir = join(folder, 'data');
  loadFormSecret(dataDir);
  await withStore(dataDir, async ({ enquiries, alerts }) => {
    await enquiries.accept(SAMPLE_ENQUIRY, deliveriesOf(reference, ['office-letter'], receivedAt));
    await enquiries.accept(OTHER, deliveriesOf(OTHER.reference, ['office-letter'], receivedAt));
    await alerts.put(ALERT, deliveriesOf(ALERT.id, ['welcome-alert-letter'], receivedAt));
  });
  const file = join(folder, 'site.backup');
  return { folder, dataDir, file, taken: await run(dataDir, 'backup', file) };
}

const newMachine = () => join(emptyFolder(), 'lib', 'halyard');

const found = (dataDir: string) =>
  withStore(dataDir, async ({ enquiries, alerts, outbox }) => {
    const listed = await enquiries.list({ limit: 10, after: null });
    const alert = await alerts.byId(ALERT.id);
    const state = await outbox.state();
    if (!listed.ok || !alert.ok || !state.ok) throw new Error('The store cannot be read');
    const names = listed.value.rows.map((row) => [row.reference, row.enquiry?.content.name ?? null]);
    return { enquiries: Object.fromEntries(names), alert: alert.value, waiting: state.value.waiting };
  });

const BOTH = { [reference]: content.name, [OTHER.reference]: content.name };

test('OP2 a backup restored on a new machine has everything, the secret of forms included', async () => {
  const { folder, dataDir, file, taken } = await siteWithBackup();
  expect(taken).toMatchObject({ status: 0, printed: expect.stringMatching(/enquiry 2,.*alert 1,.*that wait: 3\./) });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder).sort()).toEqual(['data', 'site.backup']);
  expect(await run(dataDir, 'check', file)).toMatchObject({ status: 0, printed: expect.stringMatching(/is whole/) });

  const machine = newMachine();
  expect(await run(machine, 'restore', file)).toMatchObject({
    status: 0,
    printed: expect.stringMatching(/enquiry 2,[\s\S]*There is no .*erased\.txt/),
  });
  expect(await found(machine)).toEqual({ enquiries: BOTH, alert: ALERT, waiting: 3 });
  expect(findFormSecret(machine)).toBe(findFormSecret(dataDir));
  expect(await run(machine, 'check')).toMatchObject({ status: 0, printed: expect.stringMatching(/sqlite, schema \d/) });
});

test('OP2 the secret is no part of a backup where the configuration names one', async () => {
  const { dataDir, folder } = await siteWithBackup();
  const file = join(folder, 'other.backup');
  const variables = { DATA_DIR: dataDir, FORM_SECRET: 's'.repeat(40) };
  expect(await runOperatorCommand(['backup', file], variables, { print() {}, say() {} })).toBe(0);
  const text = gunzipSync(readFileSync(file)).toString();
  expect(text).toContain('"secret":null');
  expect(text).not.toMatch(/ssss/);
  expect(text).not.toContain(findFormSecret(dataDir));
});

test('OP2 what is on the list of what was erased stays erased, and its letters are not sent', async () => {
  const { dataDir, file } = await siteWithBackup();
  expect(await run(dataDir, 'erase', reference)).toMatchObject({ status: 0 });
  expect(await run(dataDir, 'erase', '--person', content.email)).toMatchObject({ status: 0 });
  const list = readFileSync(join(dataDir, 'erased.txt'), 'utf8');
  expect(list).not.toContain('@');
  expect(list.split('\n').map((line) => line.split(' ')[1])).toEqual([
    ...[reference, OTHER.reference, ALERT.id, ALERT.reader, undefined],
  ]);
  const machine = newMachine();
  loadFormSecret(machine);
  writeFileSync(join(machine, 'erased.txt'), list);
  expect(await run(machine, 'restore', file)).toMatchObject({
    status: 0,
    printed: expect.stringMatching(/stayed erased; its last line is of \d{4}-/),
  });
  expect(await found(machine)).toEqual({
    ...{ enquiries: { [reference]: null, [OTHER.reference]: null }, alert: null, waiting: 0 },
  });
});

test('OP2 a file that is there already is left as it is', async () => {
  const { dataDir, folder } = await siteWithBackup();
  const store = join(dataDir, 'enquiries.sqlite');
  expect(await run(dataDir, 'backup', store)).toMatchObject({
    status: 1,
    said: expect.stringMatching(/is there already/),
  });
  expect(Object.keys((await found(dataDir)).enquiries)).toHaveLength(2);
  expect(await run(dataDir, 'backup', join(folder, 'gone', 'site.backup'))).toMatchObject({
    ...{ status: 1, said: expect.stringMatching(/No backup was written: .*ENOENT/) },
  });
});

test('OP2 a store that holds anything is not restored into, and keeps its secret', async () => {
  const { file } = await siteWithBackup();
  const machine = newMachine();
  const secret = loadFormSecret(machine);
  await withStore(machine, ({ alertRuns }) => alertRuns.finish('2026-05-04'));
  expect(await run(machine, 'restore', file)).toMatchObject({
    ...{ status: 1, said: expect.stringMatching(/not empty. Nothing was restored/) },
  });
  expect(await found(machine)).toEqual({ enquiries: {}, alert: null, waiting: 0 });
  expect(findFormSecret(machine)).toBe(secret);
});

test('OP2 a secret that is not the configured one is told, and the restore is not whole', async () => {
  const { dataDir, file } = await siteWithBackup();
  const restored = async (secret: string) => {
    const printed: string[] = [];
    const status = await runOperatorCommand(
      ['restore', file],
      { DATA_DIR: newMachine(), FORM_SECRET: secret },
      { print: (text) => void printed.push(text), say() {} },
    );
    return { status, printed: printed.join('') };
  };
  const kept = findFormSecret(dataDir) ?? '';
  const other = await restored('s'.repeat(40));
  expect(other).toEqual({ status: 3, printed: expect.stringMatching(/secret of the backup is not FORM_SECRET/) });
  expect(other.printed).not.toContain(kept);
  expect(await restored(kept)).toEqual({ status: 0, printed: expect.not.stringContaining('FORM_SECRET') });
});

test('OP2 a backup without a secret, restored without FORM_SECRET, says whose is needed', async () => {
  const { dataDir, folder } = await siteWithBackup();
  const file = join(folder, 'other.backup');
  const configured = { FORM_SECRET: 's'.repeat(40) };
  await runOperatorCommand(['backup', file], { DATA_DIR: dataDir, ...configured }, { print() {}, say() {} });
  const machine = newMachine();
  expect(await run(machine, 'restore', file)).toMatchObject({
    ...{ status: 3, printed: expect.stringMatching(/the FORM_SECRET of the lost site/) },
  });
  expect((await found(machine)).enquiries).toEqual(BOTH);
  const withSecret = { DATA_DIR: newMachine(), ...configured };
  expect(await runOperatorCommand(['restore', file], withSecret, { print() {}, say() {} })).toBe(0);
});

test('OP2 a secret that cannot be written restores nothing, so that the command can be repeated', async () => {
  const { file } = await siteWithBackup();
  const { archive } = (await memoryPlace()).open();
  const restore = (dataDir: string) =>
    runBackupCommand({ name: 'restore', file }, { archive, dataDir, secret: null }, 0);
  expect(await restore(file)).toEqual({ ok: false, error: expect.stringContaining('EEXIST') });
  const machine = emptyFolder();
  expect(await restore(machine)).toMatchObject({ ok: true, value: { isIncomplete: false } });
  expect(readdirSync(machine)).toEqual(['form-secret']);
});

test('OP2 a restore that fails leaves no secret behind', async () => {
  const { file } = await siteWithBackup();
  const stores = (await memoryPlace()).open();
  await stores.alertRuns.finish('2026-05-04');
  const dataDir = emptyFolder();
  const place = { archive: stores.archive, dataDir, secret: null };
  expect(await runBackupCommand({ name: 'restore', file }, place, 0)).toMatchObject({ ok: false });
  expect(readdirSync(dataDir)).toEqual([]);
});

/** Signs lines of a backup anew, as whoever changes a file on purpose can. */
function signed(lines: readonly string[]): Buffer {
  const text = lines.map((line) => `${line}\n`).join('');
  return gzipSync(`${text}{"rows":{},"sha256":"${createHash('sha256').update(text).digest('hex')}"}\n`);
}

describe('OP2 a wrong file is refused before anything is written', () => {
  test.each<[string, (bytes: Buffer, lines: string[]) => Buffer, RegExp]>([
    ['is empty', () => Buffer.alloc(0), /cut off|no backup/],
    ['is cut off', (bytes) => bytes.subarray(0, bytes.length - 20), /cut off/],
    ['is cut off at a line', (_, lines) => gzipSync(`${lines.slice(0, -1).join('\n')}\n`), /cut off/],
    ['is cut off in a line', (_, lines) => gzipSync(lines.join('\n').slice(0, -9)), /cut off/],
    ['has a bit flipped', (bytes) => flipped(bytes), /changed/],
    ['lacks a row', (_, lines) => gzipSync(`${lines.toSpliced(2, 1).join('\n')}\n`), /changed/],
    ['has another word', (_, lines) => gzipSync(`${lines.join('\n').replace('Ana', 'Eva')}\n`), /changed/],
    ['goes on after its end', (_, lines) => gzipSync(`${lines.join('\n')}\n[]\n`), /goes on/],
    ['is garbage', () => Buffer.from('This is no backup. '.repeat(500)), /not a backup/],
    ['is something else, compressed', () => gzipSync('{"halyard":"content"}\n'), /not a backup of this site/],
    ['has a row of no table', (_, [head = '']) => signed([head, '["allowance",{"key":"a"}]']), /line 2 is not a row/],
    ['has a wrong row', (_, [head = '']) => signed([head, '["alert_day",{"day":1}]']), /line 2 is not a row/],
    ['is of a later format', (_, lines) => gzipSync(lines.join('\n').replace('"format":1', '"format":2')), /later/],
    ['has later tables', (_, lines) => gzipSync(lines.join('\n').replace('"schema":4', '"schema":5')), /later/],
    ['unpacks to a line of 80 MB', () => gzipSync(Buffer.alloc(80_000_000, 'x'), { level: 9 }), /line is too long/],
  ])('%s', async (_, spoil, reason) => {
    const { file } = await siteWithBackup();
    const bytes = readFileSync(file);
    writeFileSync(file, spoil(bytes, gunzipSync(bytes).toString().trimEnd().split('\n')));
    const machine = newMachine();
    for (const command of ['restore', 'check']) {
      const { status, said, printed } = await run(machine, command, file);
      expect({ status, printed }).toEqual({ status: 1, printed: '' });
      expect(said).toMatch(reason);
      expect(said).toContain(`${file} cannot be used`);
      expect(said).not.toContain('\n');
    }
    expect(() => readdirSync(machine)).toThrow('ENOENT');
  });

  test('is not there', async () => {
    const machine = newMachine();
    expect(await run(machine, 'restore', '/nowhere/site.backup')).toMatchObject({
      ...{ status: 1, said: expect.stringContaining('ENOENT') },
    });
  });
});

test('OP2 names rows that cannot be read and deliveries without what they are about, and keeps both in a backup', async () => {
  const { dataDir, folder } = await siteWithBackup();
  await withStore(dataDir, async ({ enquiries, subscriptions }) => {
    const wrong = { ...SAMPLE_ENQUIRY, reference: 'WRONG-00001' as EnquiryReference, key: 'wrong' as IdempotencyKey };
    await enquiries.accept({ ...wrong, receivedAt: -1 }, deliveriesOf('GONE-00001', ['office-letter'], receivedAt));
    await subscriptions.list();
  });
  const checked = await run(dataDir, 'check');
  expect(checked).toMatchObject({ status: 3, printed: expect.stringMatching(/not there: GONE-00001\nNot everything/) });
  expect(checked.said).toMatch(/cannot be read: 1, enquiry WRONG-00001/);
  const file = join(folder, 'second.backup');
  expect(await run(dataDir, 'backup', file)).toMatchObject({ status: 3 });
  const machine = newMachine();
  expect(await run(machine, 'restore', file)).toMatchObject({ status: 3 });
  expect(await run(machine, 'check')).toMatchObject({ ...checked, said: expect.stringContaining('WRONG-00001') });
});

test('OP2 a file of the store that is damaged is told', async () => {
  const { dataDir } = await siteWithBackup();
  const store = join(dataDir, 'enquiries.sqlite');
  const database = new Database(store);
  database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all([]);
  const [root] = database.prepare("SELECT rootpage FROM sqlite_master WHERE name = 'enquiry_by_time'").all([]);
  database.close();
  const page = Number(Reflect.get(Object(root), 'rootpage'));
  writeFileSync(store, readFileSync(store).fill('A', 4096 * page - 16, 4096 * page));
  const { status, said } = await run(dataDir, 'check');
  expect(status).toBe(1);
  expect(said).toMatch(/^The store is damaged: .*enquiry_by_time/);
});

test('OP2 a full disk leaves no backup, and says so', async () => {
  const { dataDir, folder } = await siteWithBackup();
  await withStore(dataDir, ({ alertRuns }) =>
    alertRuns.addAnswers({ day: '2026-05-04', snapshot: randomBytes(200_000).toString('base64') }, []),
  );
  const file = join(folder, 'large.backup');
  const limited = `trap '' XFSZ; ulimit -f 64; exec "$0" --import tsx server/operator.ts backup "$1"`;
  const child = spawn('/bin/sh', ['-c', limited, process.execPath, file], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [[status], said] = await Promise.all([once(child, 'exit'), text(child.stderr)]);
  expect({ status, said }).toEqual({ status: 1, said: expect.stringMatching(/No backup was written: .*EFBIG/) });
  expect(readdirSync(folder).sort()).toEqual(['data', 'site.backup']);
});

function flipped(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  const at = Math.floor(bytes.length / 2);
  changed[at] = (changed[at] ?? 0) ^ 0x10;
  return changed;
}
