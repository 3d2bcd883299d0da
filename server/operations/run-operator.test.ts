import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { wireServer } from '../../adapters/wiring/server.ts';
import { SAMPLE_ENQUIRY } from '../../core/enquiry/enquiry.fixture.ts';
import { parseEnv } from '../start/env.ts';
import { runOperator } from './run-operator.ts';

const EMAIL = SAMPLE_ENQUIRY.content.email;

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-operator-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function run(line: string, variables: Record<string, string>) {
  const printed: string[] = [];
  const said: string[] = [];
  const status = await runOperator(line.split(' '), variables, {
    print: (text) => void printed.push(text),
    say: (text) => void said.push(text),
  });
  return { status, printed: printed.join(''), said };
}

/** Makes the store of a site, with one enquiry. */
async function storeOfSite(): Promise<string> {
  const dataDir = join(emptyFolder(), 'data');
  const env = parseEnv({ DATA_DIR: dataDir });
  if (!env.ok) throw new Error(env.error.join());
  const wired = wireServer({ ...env.value, assetsDir: 'public/assets', log: { warn() {}, error() {} } });
  await wired.enquiryPorts().enquiries.accept(SAMPLE_ENQUIRY, []);
  await wired.close();
  return dataDir;
}

test.each([
  ...['list', 'list --undelivered', 'show 7KM2Q-94QFX', 'export csv', `export --person ${EMAIL}`],
  ...['retry all', 'erase 7KM2Q-94QFX', `erase --person ${EMAIL}`, `erase --person ${EMAIL} --dry-run`],
  ...['subscribers csv', `forget ${EMAIL}`],
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
