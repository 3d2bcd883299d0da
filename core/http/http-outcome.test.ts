import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { HttpError } from '../ports/http-client.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { charsetOf, httpOutcome, isJsonType, networkError } from './http-outcome.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const tooLong = err<HttpError>({ kind: 'bad-body', status: 200, problem: 'too-long' });
const silent = err<HttpError>(networkError({ timedOut: true, connected: true }));

test.each<[number, Readonly<Record<string, string>>, string, unknown]>([
  [200, {}, 'Ahoy', 'Ahoy'],
  [200, {}, '[1]', '[1]'],
  [200, JSON_TYPE, '[1]', [1]],
  [200, JSON_TYPE, 'null', null],
  [200, JSON_TYPE, 'false', false],
  [204, JSON_TYPE, '', null],
  [304, {}, '', null],
  [399, {}, '', null],
])('HT1 reads %d %j %j as an answer', (status, headers, text, body) => {
  expect(httpOutcome({ status, headers, text: ok(text) })).toEqual(ok({ status, headers, body }));
});

test.each(['{', ' ', '<h1>'])('HT1 rejects %j as JSON', (text) => {
  const outcome = httpOutcome({ status: 200, headers: JSON_TYPE, text: ok(text) });
  expect(outcome).toEqual(err({ kind: 'bad-body', status: 200, problem: 'not-json' }));
});

test.each([tooLong, silent])('HT1 reports an unreadable body: %j', (text) => {
  expect(httpOutcome({ status: 200, headers: JSON_TYPE, text })).toEqual(text);
});

test.each<[Result<string, HttpError>, Readonly<Record<string, string>>, unknown]>([
  [ok('no'), {}, 'no'],
  [ok('{"a":1}'), JSON_TYPE, { a: 1 }],
  [ok('{'), JSON_TYPE, '{'],
  [ok(''), JSON_TYPE, null],
  [tooLong, {}, null],
  [silent, {}, null],
])('HT1 reports a bad status whatever the body: %j %j', (text, headers, body) => {
  for (const status of [400, 404, 500, 599, 600]) {
    expect(httpOutcome({ status, headers, text })).toEqual(err({ kind: 'status', status, body }));
  }
});

test('HT1 reads any text, as JSON or not', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 200, max: 999 }), (text, status) => {
      expect(httpOutcome({ status, headers: JSON_TYPE, text: ok(text) })).toHaveProperty('ok');
    }),
  );
});

test.each([
  [false, false, 'Network request failed'],
  [false, true, 'Network request failed'],
  [true, false, 'Connection timeout'],
  [true, true, 'Socket timeout'],
])('SE9 timed out: %s, connected: %s', (timedOut, connected, message) => {
  expect(networkError({ timedOut, connected })).toEqual({ kind: 'network', status: 0, message, timedOut });
});

test.each([
  'application/json',
  'APPLICATION/JSON',
  'application/json;charset=utf-8',
  ' application/json ; charset=utf-8',
  'text/json',
  'application/problem+json',
  'application/vnd.halyard.v1+json; x=y',
])('HT1 recognises %s as JSON', (type) => {
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
])('HT1 does not take %j for JSON', (type) => {
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
])('HT1 decodes %j as %s', (type, charset) => {
  expect(charsetOf(type)).toBe(charset);
});

test('HT1 reads any content type', () => {
  fc.assert(
    fc.property(fc.string(), (type) => {
      expect(charsetOf(type)).not.toBe('');
      expect(typeof isJsonType(type)).toBe('boolean');
    }),
  );
});
