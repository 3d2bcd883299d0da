import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptedEncoding, acceptedLanguages } from './negotiation.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0,gzip;q=0', 'identity'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['br; q=0.8, gzip ;q=0.8', 'br'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['deflate', 'identity'],
  ['br;q=nonsense', 'identity'],
  ['br;q=0.2, identity;q=0.8', 'identity'],
  ['identity, gzip', 'gzip'],
  ['identity;q=0', 'identity'],
  [['gzip', 'br'], 'br'],
])('%o gives %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
  expect(acceptedEncoding(header)).toBe(encoding);
});

test.each<[string, string[]]>([
  ['es-ES,es;q=0.9,en;q=0.8', ['es-ES', 'es', 'en']],
  ['en-GB,en;q=0.9,fr;q=1.000,de;q=0', ['en-GB', 'fr', 'en']],
  ['a;q=.5,b;q=0.,c;q=1.', ['c', 'a']],
  ['en;q=0.4,es;q=0.5', ['es', 'en']],
  ['es;q=0.5,en;q=0.5', ['es', 'en']],
  ['es;q=0.000', []],
  ['  es ; q=0.9 , en ; q=0.8', ['es', 'en']],
  ['en;Q=0.1,es;q=0.9', ['es', 'en']],
  ['en;q=0.2,es;level=1;q=0.7', ['es', 'en']],
  ['es;q=abc,en;q=0.1', ['en']],
  ['es;q=-1,en;q=0.1', ['en']],
  ['*,es;q=0.1', ['*', 'es']],
  [',,;;==,', []],
  ['', []],
])('LO3 reads the languages of %j, most wanted first, as %j', (header, tags) => {
  expect(acceptedLanguages(header)).toEqual(tags);
});

test('LO3 ignores the end of an endless header', () => {
  expect(acceptedLanguages(`${'x,'.repeat(5000)}es`)).toEqual(Array(250).fill('x'));
});

test('LO3 parses any header into a list', () => {
  const header = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom('e', 's', '"', '\\', ',', ';', 'q', '=', '.') }),
  );
  fc.assert(fc.property(header, (text) => acceptedLanguages(text).every((tag) => tag !== '')));
});
