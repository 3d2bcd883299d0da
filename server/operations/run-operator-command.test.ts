import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import { wireServer } from '../../adapters/wiring/server.ts';
import { SAMPLE_ENQUIRY } from '../../core/enquiry/enquiry.fixture.ts';
import type { EnquiryReference, IdempotencyKey } from '../../core/enquiry/reference.ts';
import { parseEnv } from '../start/env.ts';
import { runOperatorCommand } from './run-operator-command.ts';

const EMAIL = SAMPLE_ENQUIRY.content.email;

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-operator-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function run(line: string, variables: Record<string, string>) {
  const printed: string[] = [];
  const said: string[] = [];
  const status = await runOperatorCommand(line.split(' '), variables, {
    print: (text) => void printed.push(text),
    say: (text) => void said.push(text),
  });
  return { status, printed: printed.join(''), said };
}

/** Makes the store of a site, with one enquiry or more, the newest first. */
async function storeOfSite(count = 1): Promise<string> {
  const dataDir = join(emptyFolder(), 'data');
  const env = parseEnv({ DATA_DIR: dataDir });
  if (!env.ok) throw new Error(env.error.join());
  const wired = wireServer({ ...env.value, assetsDir: 'public/assets', log: { info() {}, warn() {}, error() {} } });
  const { enquiries } = wired.enquiryPorts();
  await enquiries.accept(SAMPLE_ENQUIRY, []);
  for (let nth = 1; nth < count; nth += 1) {
    const [reference, key] = [`OLDER-${nth}` as EnquiryReference, `key ${nth}` as IdempotencyKey];
    await enquiries.accept({ ...SAMPLE_ENQUIRY, reference, key, receivedAt: SAMPLE_ENQUIRY.receivedAt - nth }, []);
  }
  await wired.close();
  return dataDir;
}

test.each([
  ...['list', 'list --undelivered', 'show 7KM2Q-94QFX', 'export csv', `export --person ${EMAIL}`],
  ...['retry all', 'erase 7KM2Q-94QFX', `erase --person ${EMAIL}`, `erase --person ${EMAIL} --dry-run`],
  ...['subscribers csv', `forget ${EMAIL}`, 'backup /nowhere/site.backup', 'check'],
])('FM2 %s fails where there is no store, names it in one line, and creates nothing', async (line) => {
  const folder = emptyFolder();
  const dataDir = join(folder, 'data');
  const { status, printed, said } = await run(line, { DATA_DIR: dataDir });
  expect({ status, printed, lines: said.length }).toEqual({ status: 1, printed: '', lines: 1 });
  expect(said[0]).toContain(`store: ${join(dataDir, 'enquiries.sqlite')} (DATA_DIR)`);
  expect(said[0]).not.toContain('\n');
  expect(readdirSync(folder)).toEqual([]);
});

test.each([`export --person ${EMAIL}`, `erase --person ${EMAIL} --dry-run`, `erase --person ${EMAIL}`])(
  'FM2 FM3 %s names the store and the folder of letters',
  async (line) => {
    const dataDir = await storeOfSite();
    const letters = join(emptyFolder(), 'letters');
    const { status, printed, said } = await run(line, { DATA_DIR: dataDir, MAILBOX_DIR: letters });
    expect({ status, printed }).toEqual({ status: 0, printed: expect.stringContaining(SAMPLE_ENQUIRY.reference) });
    const store = `store: ${join(dataDir, 'enquiries.sqlite')} (DATA_DIR)`;
    expect(said).toEqual([`${store}; letters: ${letters} (MAILBOX_DIR), which does not exist`]);
    expect(existsSync(letters)).toBe(false);
  },
);

test.each([
  ['export csv', 449],
  [`erase --person ${EMAIL} --dry-run`, 449],
  [`export --person ${EMAIL}`, 449],
  ['list 1000', 449],
])('FM2 FM3 %s reads past a row that cannot be read, names it, and ends with 3', async (line, found) => {
  const dataDir = await storeOfSite(450);
  const database = new Database(join(dataDir, 'enquiries.sqlite'));
  database.exec("UPDATE enquiry SET erased_at = -1 WHERE reference = 'OLDER-50'");
  database.close();
  const { status, printed, said } = await run(line, { DATA_DIR: dataDir });
  expect(status).toBe(3);
  expect(said.at(-1)).toBe('The result may be incomplete. Rows that cannot be read: 1, OLDER-50');
  const numbers = new Set(printed.match(new RegExp(`OLDER-\\d+|${SAMPLE_ENQUIRY.reference}`, 'g')));
  expect(numbers.has('OLDER-449')).toBe(true);
  numbers.delete('OLDER-50');
  expect(numbers.size).toBe(found);
});

test('FM2 the store is named without its password', async () => {
  const DATABASE_URL = 'postgres://user:hush@127.0.0.1:1/halyard';
  const { status, said } = await run('list', { DATABASE_URL, FORM_SECRET: 's'.repeat(32) });
  expect({ status, said }).toEqual({ status: 1, said: [expect.stringContaining('PostgreSQL 127.0.0.1:1/halyard')] });
  expect(said.join()).not.toContain('hush');
});

test('FM2 a wrong command or configuration ends with 2', async () => {
  expect(await run('paint', {})).toMatchObject({ status: 2, said: [expect.stringMatching(/"paint"/)] });
  expect(await run('list', { MAIL: 'pigeon' })).toMatchObject({ status: 2, said: [expect.stringMatching(/^MAIL /)] });
});
