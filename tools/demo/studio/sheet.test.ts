import { expect, test } from 'vitest';
import { layOut, nameTag, sheetArguments } from './sheet.ts';

test('arranges pictures in rows, each with its name below', () => {
  const sheet = layOut(7, 3, 320);
  expect(sheet).toMatchObject({ pictureHeight: 200, width: 960, height: 3 * 218 });
  expect(sheet.place(4)).toEqual({ left: 320, top: 218 });
});

test('requires one file and whole numbers', () => {
  expect(sheetArguments(['a.webp', '--columns', '4'])).toMatchObject({
    value: { out: 'a.webp', columns: 4, count: 60 },
  });
  expect(sheetArguments([])).toEqual({ ok: false, error: 'One file to write is wanted.' });
  expect(sheetArguments(['a.webp', '--width', '0'])).toMatchObject({ error: expect.stringContaining('--width') });
  expect(sheetArguments(['a.webp', '--from', 'x'])).toMatchObject({ error: expect.stringContaining('--from') });
});

test('escapes a name in the tag', () => {
  expect(nameTag('a & <b>', 100)).toContain('>a &amp; &lt;b&gt;</text>');
});
