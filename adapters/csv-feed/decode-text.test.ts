import { expect, test } from 'vitest';
import { UnreadableFeed } from '../../core/import/feed-listing.ts';
import { allOf, bytesOf } from './csv-table.fixture.ts';
import { decodeText, type TextEncoding } from './decode-text.ts';

const textOf = async (bytes: Uint8Array, encoding: TextEncoding, size: number) =>
  (await allOf(decodeText(bytesOf(bytes, size), encoding))).join('');

const BOM = '\uFEFF';
test.each<[string, Uint8Array, TextEncoding, string]>([
  ['UTF-8', Buffer.from('Länge €😀'), 'utf-8', 'Länge €😀'],
  ['UTF-8 with its mark', Buffer.from(`${BOM}Länge`), 'windows-1252', 'Länge'],
  ['windows-1252', Uint8Array.of(0x80, 0x93, 0xe9, 0x94), 'windows-1252', '€“é”'],
  ['UTF-16', Buffer.from('Länge', 'utf16le'), 'utf-16le', 'Länge'],
  ['UTF-16 with its mark', Buffer.from(`${BOM}Länge`, 'utf16le'), 'utf-8', 'Länge'],
  ['UTF-16 the other way round', Buffer.from(`${BOM}Länge`, 'utf16le').swap16(), 'utf-8', 'Länge'],
  ['nothing', new Uint8Array(), 'utf-8', ''],
  ['two characters', Buffer.from('ab'), 'utf-8', 'ab'],
  ['null bytes', Buffer.from('a\0b\0'), 'utf-8', 'ab'],
])('FD1 decodes %s', async (_, bytes, encoding, text) => {
  for (const size of [1, 2, 5, 100]) expect(await textOf(bytes, encoding, size)).toBe(text);
});

test.each<[string, Uint8Array]>([
  ['windows-1252', Uint8Array.of(0x4c, 0xe4, 0x6e, 0x67, 0x65)],
  ['a character that is cut off', Buffer.from('abc€').subarray(0, 5)],
])('FD1 a feed in UTF-8 that has %s cannot be read', async (_, bytes) => {
  const read = textOf(bytes, 'utf-8', 2);
  await expect(read).rejects.toThrow(UnreadableFeed);
  await expect(read).rejects.toThrow(
    'is not in utf-8: "encoding" of the mapping may have to be windows-1252 or utf-16le',
  );
});
