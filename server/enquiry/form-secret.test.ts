import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { emptyFolder } from '../../tests/contract/enquiry/stores-fixture.ts';
import { loadFormSecret } from './form-secret.ts';

test('FM2 is created at the first start, readable by its owner alone, and stays the same', () => {
  const folder = join(emptyFolder(), 'var', 'data');
  const secret = loadFormSecret(folder);
  expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(loadFormSecret(folder)).toBe(secret);
  expect(readdirSync(folder)).toEqual(['form-secret']);
  expect(statSync(join(folder, 'form-secret')).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('FM2 differs between installations', () => {
  expect(loadFormSecret(emptyFolder())).not.toBe(loadFormSecret(emptyFolder()));
});

test('FM2 is the same for nodes that start at once, and never read half written', async () => {
  const folder = emptyFolder();
  const script = fileURLToPath(new URL('form-secret-process.fixture.ts', import.meta.url));
  const nodes = Array.from({ length: 3 }, () =>
    spawn(process.execPath, ['--import', 'tsx', script, folder, '100'], { stdio: ['pipe', 'pipe', 'pipe'] }),
  );
  await Promise.all(nodes.map(({ stderr }) => once(stderr, 'data')));
  const start = Date.now() + 100;
  for (const { stdin } of nodes) stdin.end(String(start));
  const [first, ...others] = await Promise.all(
    nodes.map(async ({ stdout }): Promise<string[]> => JSON.parse(await text(stdout))),
  );
  expect(new Set(first).size).toBe(100);
  for (const other of others) expect(other).toEqual(first);
  for (const name of readdirSync(folder)) expect(readdirSync(join(folder, name))).toEqual(['form-secret']);
});

test.each(['', 'short', 'a'.repeat(44), 'not base64url: ++++++++++++++++++++++++++++', 'é'.repeat(43)])(
  'FM2 stops the start and names the file when it holds %j',
  (text) => {
    const folder = emptyFolder();
    writeFileSync(join(folder, 'form-secret'), text);
    expect(() => loadFormSecret(folder)).toThrow(join(folder, 'form-secret'));
    expect(readFileSync(join(folder, 'form-secret'), 'utf8')).toBe(text);
  },
);

test('FM2 ignores a trailing line break', () => {
  const folder = emptyFolder();
  const secret = loadFormSecret(folder);
  writeFileSync(join(folder, 'form-secret'), `${secret}\n`);
  expect(loadFormSecret(folder)).toBe(secret);
});

test('FM2 stops the start when it cannot be stored', () => {
  const folder = emptyFolder();
  writeFileSync(join(folder, 'file'), '');
  expect(() => loadFormSecret(join(folder, 'file'))).toThrow();
  mkdirSync(join(folder, 'dir', 'form-secret'), { recursive: true });
  expect(() => loadFormSecret(join(folder, 'dir'))).toThrow();
});
