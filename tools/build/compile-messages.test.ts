import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { browserKeys, compileMessages } from './compile-messages.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'locales-'));
});
afterEach(() => rm(folder, { recursive: true }));

const compile = () => compileMessages(folder, join(folder, 'compiled'));
const write = (text: string) => writeFile(join(folder, 'xx.json'), text);

function mistake(): string {
  try {
    compile();
    return 'none';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

test('LO7 compiles every message to a syntax tree under its key', async () => {
  await write(JSON.stringify({ plain: 'Plain', greeting: 'Hello {name}', constructor: 'Builder' }));
  await writeFile(join(folder, 'notes.txt'), 'not a message file');
  compile();
  expect(await readdir(join(folder, 'compiled'))).toEqual(['xx.json']);
  expect(JSON.parse(await readFile(join(folder, 'compiled/xx.json'), 'utf8'))).toEqual({
    plain: [{ type: 0, value: 'Plain' }],
    greeting: [
      { type: 0, value: 'Hello ' },
      { type: 1, value: 'name' },
    ],
    constructor: [{ type: 0, value: 'Builder' }],
  });
});

test.each([
  ['half a file', '{\n  "plain": "Plain",\n  "a.co'],
  ['half a message', '{\n  "plain": "Pla\n'],
  ['a trailing word', '{\n  "plain": plain,\n  "b": "c"\n}'],
  ['not an object', '["plain"]'],
  ['null', 'null'],
  ['an empty file', ''],
])('LO7 %s stops the build with one line naming the file', async (_, text) => {
  await write(text);
  expect(mistake()).toContain(`${join(folder, 'xx.json')} cannot be read: `);
  expect(mistake()).not.toContain('\n');
});

test.each([
  ['a number', 7],
  ['null', null],
  ['a list', ['a']],
  ['an open brace', 'Guests: {n'],
  ['an argument of an unknown type', '{n, nombre}'],
  ['a plural without other', '{n, plural,\n one {guest}}'],
  ['a tag that is not closed', 'the <b>sea'],
])('LO7 a message that is %s stops the build with one line naming file and key', async (_, message) => {
  await write(JSON.stringify({ plain: 'Plain', 'a.broken': message }));
  expect(mistake()).toMatch(/: the message "a\.broken" is broken: \S/);
  expect(mistake().startsWith(join(folder, 'xx.json'))).toBe(true);
  expect(mistake()).not.toContain('\n');
});

test('LO7 the browser needs the keys that its scripts contain, complete or as a beginning', () => {
  const keys = ['a.told', 'a.silent', 'list.one', 'list.two.more', 'kind.motor', 'kinds.other'];
  const scripts = ['const x=t(`a.told`)', 'f(e=>n(`list.`+e))', 'const y=e=>t(`kind.${e}`),z=`told`'];
  expect(browserKeys(keys, scripts)).toEqual(['a.told', 'list.one', 'list.two.more', 'kind.motor']);
});
