import fc from 'fast-check';
import { expect, test } from 'vitest';
import { charsetOf, isJsonType } from './content-type.ts';

test.each([
  'application/json',
  'APPLICATION/JSON',
  'application/json;charset=utf-8',
  ' application/json ; charset=utf-8',
  'text/json',
  'application/problem+json',
  'application/vnd.halyard.v1+json; x=y',
])('HT1 %s is JSON', (type) => {
  expect(isJsonType(type)).toBe(true);
});

test.each([
  '',
  'json',
  'text/plain',
  'text/html; note=application/json',
  'application/jsonp',
  'application/x-ndjson',
  'application/json-seq',
  'application/xml+jsonx',
  'text/plain, application/json',
])('HT1 %j is not JSON', (type) => {
  expect(isJsonType(type)).toBe(false);
});

test.each([
  ['', 'utf-8'],
  ['text/plain', 'utf-8'],
  ['text/plain; charset=', 'utf-8'],
  ['text/plain; charset=iso-8859-1', 'iso-8859-1'],
  ['text/plain;Charset="windows-1252"; x=y', 'windows-1252'],
  ['text/plain; x=y; charset = utf-16le', 'utf-16le'],
  ['application/json; charset=iso-8859-1', 'utf-8'],
])('HT1 %j is read as %s', (type, charset) => {
  expect(charsetOf(type)).toBe(charset);
});

test('HT1 any content type is read', () => {
  fc.assert(
    fc.property(fc.string(), (type) => {
      expect(charsetOf(type)).not.toBe('');
      expect(typeof isJsonType(type)).toBe('boolean');
    }),
  );
});
