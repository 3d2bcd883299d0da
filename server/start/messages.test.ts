import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEFAULT_LOCALE, LOCALES } from '../../core/locale/locale.ts';
import { loadMessages } from './messages.ts';

const CODES = LOCALES.map(({ code }) => code);
const LAST = CODES.at(-1) ?? DEFAULT_LOCALE;

const plain = (value: string) => [{ type: 0, value }];
const COUNT = [{ type: 2, value: 'n', style: null }];

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'messages-'));
  for (const code of CODES) await write(code, { plain: plain(`plain ${code}`), 'a.count': COUNT });
});
afterEach(() => rm(folder, { recursive: true }));

function write(code: string, messages: unknown): Promise<void> {
  return writeFile(join(folder, `${code}.json`), JSON.stringify(messages));
}

function mistake(): string {
  try {
    loadMessages(folder);
    return 'none';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

test('LO1 every locale of the table has its file and needs nothing else', async () => {
  await write('xx', 'not of the table, not looked at');
  const messages = loadMessages(folder);
  expect(Object.keys(messages)).toEqual(CODES);
  for (const code of CODES) {
    const { translate, json, url, version } = messages[code];
    const words: (key: string, values?: Record<string, number>) => string = translate as never;
    expect([words('plain'), words('a.count', { n: 7 })]).toEqual([`plain ${code}`, '7']);
    expect(JSON.parse(json)).toMatchObject({ plain: plain(`plain ${code}`) });
    expect(url).toBe(`/_i18n/${code}/messages.json?v=${version}`);
  }
});

test('LO8 a message whose last value ends with a full stop has one, and an ellipsis stays', async () => {
  await write(LAST, {
    place: [
      { type: 0, value: 'In ' },
      { type: 1, value: 'place' },
      { type: 0, value: '.' },
    ],
  });
  const words: (key: string, values: Record<string, string>) => string = loadMessages(folder)[LAST].translate as never;
  const texts = ['Tivat', 'EE. UU.', 'Tiv..'].map((place) => words('place', { place }));
  expect(texts).toEqual(['In Tivat.', 'In EE. UU.', 'In Tiv...']);
});

test('LO1 compiles the project’s own messages for each locale', () => {
  expect(Object.keys(loadMessages())).toEqual(CODES);
});

test('LO7 the version depends on the messages', async () => {
  const before = loadMessages(folder);
  expect(loadMessages(folder)[LAST].version).toBe(before[LAST].version);
  await write(LAST, { plain: plain('other words') });
  const after = loadMessages(folder);
  expect(after[LAST].version).not.toBe(before[LAST].version);
  expect(after[DEFAULT_LOCALE].version).toBe(before[DEFAULT_LOCALE].version);
});

test('LO7 the browser loads the messages that its scripts can ask for; the server has them all', async () => {
  const keys = join(folder, 'browser-keys.json');
  await writeFile(keys, '["a.count"]');
  const { json, translate } = loadMessages(folder, { complete: false })[LAST];
  expect(JSON.parse(json)).toEqual({ 'a.count': COUNT });
  expect(translate('plain' as never)).toBe(`plain ${LAST}`);
  for (const broken of ['{ "a.count": 1 }', '[1]', '["a.co']) {
    await writeFile(keys, broken);
    expect(() => loadMessages(folder, { complete: false })).toThrow(`${keys} cannot be read: `);
  }
});

test.each([
  ['a truncated file', '{\n  "plain": [{ "type": 0, "value": "Plain" }],\n  "a.co'],
  ['not an object', '["plain"]'],
  ['an uncompiled message', '{ "plain": "Plain" }'],
  ['an empty file', ''],
])('LO7 %s stops the start with one line that names the file', async (_, text) => {
  await writeFile(join(folder, `${LAST}.json`), text);
  expect(mistake()).toContain(`${join(folder, `${LAST}.json`)} cannot be read: `);
  expect(mistake()).not.toContain('\n');
});

test.each(CODES)('LO1 does not start without %s.json', async (code) => {
  await rm(join(folder, `${code}.json`));
  expect(mistake()).toContain(`${code}.json cannot be read: ENOENT`);
  expect(mistake()).not.toContain('\n');
});
