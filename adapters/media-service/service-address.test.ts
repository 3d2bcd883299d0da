import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressReader } from './wire-values.ts';

const read = addressReader('https://media.example', new Set(['https://media.example', 'http://127.0.0.1:4300']));

test.each([
  ['https://media.example/a.webp?v=1', 'https://media.example/a.webp?v=1'],
  ['http://127.0.0.1:4300/a b.webp', 'http://127.0.0.1:4300/a%20b.webp'],
  ['/media/a.webp', 'https://media.example/media/a.webp'],
  ['HTTPS://MEDIA.EXAMPLE:443/a', 'https://media.example/a'],
  ['https://media.example/a#b', 'https://media.example/a'],
  ['', null],
  [' ', null],
  [null, null],
  [7, null],
])('ME1 reads the address %j as %j', (raw, address) => {
  expect(read(raw)).toEqual({ ok: true, value: address });
});

test.each([
  'javascript:alert(1)',
  'data:image/png;base64,AA==',
  'blob:https://media.example/0b2c1703',
  'filesystem:https://media.example/a',
  'ftp://media.example/a',
  '//evil.example/a',
  '\\\\evil.example\\a',
  'http://media.example/a',
  'https://media.example:8443/a',
  'https://user:pass@media.example/a',
  'https://media.example.evil.example/a',
  'https://',
])('ME1 rejects the address %j', (raw) => {
  expect(read(raw).ok).toBe(false);
});

test('ME1 no text leads to another origin', () => {
  const start = fc.constantFrom(
    '',
    '/',
    '//',
    '\\\\',
    'https:',
    'https://',
    'https://media.example',
    'https://media.example@',
  );
  fc.assert(
    fc.property(start, fc.string({ unit: 'binary-ascii' }), (begins, ends) => {
      const address = read(begins + ends);
      expect(address.ok && address.value !== null ? address.value : 'https://media.example/').toMatch(
        /^https:\/\/media\.example\//,
      );
    }),
  );
});

test('ME1 rejects an address that is too long', () => {
  expect(read(`https://media.example/${'a'.repeat(2_000)}`)).toEqual({ ok: false, error: 'is not an address' });
});
