import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEFAULT_LOCALE, LOCALES } from '../../core/locale/locale.ts';
import { compileMessages } from './messages.ts';

const CODES = LOCALES.map(({ code }) => code);
const LAST = CODES.at(-1) ?? DEFAULT_LOCALE;

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'locales-'));
  for (const code of CODES) await write(code, JSON.stringify({ plain: `plain ${code}`, 'a.count': '{n, number}' }));
});
afterEach(() => rm(folder, { recursive: true }));

function write(code: string, text: string): Promise<void> {
  return writeFile(join(folder, `${code}.json`), text);
}

/** What keeps the site from starting. */
function mistake(): string {
  try {
    compileMessages(folder);
    return 'none';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

test('LO1 every locale of the table has its file, and needs nothing else', async () => {
  await write('xx', 'not of the table, not looked at');
  const messages = compileMessages(folder);
  expect(Object.keys(messages)).toEqual(CODES);
  for (const code of CODES) {
    const { translate, json, url, version } = messages[code];
    const words: (key: string, values?: Record<string, number>) => string = translate as never;
    expect([words('plain'), words('a.count', { n: 7 })]).toEqual([`plain ${code}`, '7']);
    expect(JSON.parse(json)).toMatchObject({ plain: `plain ${code}` });
    expect(url).toBe(`/_i18n/${code}/messages.json?v=${version}`);
  }
});

test('LO1 the project’s own folder has a file for each', () => {
  expect(Object.keys(compileMessages())).toEqual(CODES);
});

test('LO7 the version is that of the words', async () => {
  const before = compileMessages(folder);
  expect(compileMessages(folder)[LAST].version).toBe(before[LAST].version);
  await write(LAST, '{"plain":"other words"}');
  const after = compileMessages(folder);
  expect(after[LAST].version).not.toBe(before[LAST].version);
  expect(after[DEFAULT_LOCALE].version).toBe(before[DEFAULT_LOCALE].version);
});

test.each([
  ['half a file', '{\n  "plain": "Plain",\n  "a.co'],
  ['half a message', '{\n  "plain": "Pla\n'],
  ['a word too many', '{\n  "plain": plain,\n  "b": "c"\n}'],
  ['no object', '["plain"]'],
  ['null', 'null'],
  ['an empty file', ''],
])('LO7 %s stops the start with one line that names the file', async (_, text) => {
  await write(LAST, text);
  expect(mistake()).toContain(`${join(folder, `${LAST}.json`)} cannot be read: `);
  expect(mistake()).not.toContain('\n');
});

test.each(CODES)('LO1 without %s.json there is no start', async (code) => {
  await rm(join(folder, `${code}.json`));
  expect(mistake()).toContain(`${code}.json cannot be read: ENOENT`);
  expect(mistake()).not.toContain('\n');
});

test.each([
  ['a number', 7],
  ['null', null],
  ['a list', ['a']],
  ['an open brace', 'Guests: {n'],
  ['a kind that there is not', '{n, nombre}'],
  ['a plural without other', '{n, plural, one {guest}}'],
  ['a tag that is not closed', 'the <b>sea'],
])('LO7 a message that is %s stops the start with one line that names file and key', async (_, message) => {
  await write(LAST, JSON.stringify({ plain: 'Plain', 'a.broken': message }));
  const file = join(folder, `${LAST}.json`);
  expect(mistake()).toMatch(/: the message "a\.broken" is broken: \S/);
  expect(mistake().startsWith(file)).toBe(true);
  expect(mistake()).not.toContain('\n');
});
