import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { HttpMethod } from '../ports/http-client.ts';
import { encodeRequest } from './http-request.ts';

const WITH_JSON: readonly HttpMethod[] = ['PATCH', 'POST', 'PUT', 'DELETE'];
const JSON_TYPE = { 'content-type': 'application/json' };
const url = '/api/a';

class Yacht {
  readonly name = 'Aurora';
}

/** An object of another realm: its prototype is the end of the chain, but not this realm's. */
const ofAnotherFrame = Object.assign(Object.create(Object.create(null)), { a: 1 });

test.each(
  WITH_JSON.flatMap((method) =>
    [
      [{}, '{}'] as const,
      [{ name: 'Ana', left: undefined }, '{"name":"Ana"}'] as const,
      [[], '[]'] as const,
      [[new Yacht()], '[{"name":"Aurora"}]'] as const,
      [Object.assign(Object.create(null), { a: 1 }), '{"a":1}'] as const,
      [ofAnotherFrame, '{"a":1}'] as const,
    ].map(([body, json]) => [method, body, json] as const),
  ),
)('HT1 sends %s %j as JSON', (method, body, json) => {
  expect(encodeRequest({ method, url, body })).toEqual({ headers: JSON_TYPE, body: json });
});

test.each([
  'text',
  '{"a":1}',
  '',
  0,
  true,
  null,
  new Yacht(),
  new Date(0),
  new Map(),
  new URLSearchParams('a=1'),
  new Uint8Array(2),
  new ArrayBuffer(2),
  new FormData(),
  new Blob(['a']),
  () => {},
  Object.create({ inherited: true }),
])('HT1 sends %o unchanged', (body) => {
  const sent = encodeRequest({ method: 'POST', url, headers: { 'X-A': 'b' }, body });
  expect(sent.body).toBe(body);
  expect(sent.headers).toEqual({ 'X-A': 'b' });
});

test.each<HttpMethod | undefined>([undefined, 'GET', 'HEAD', 'OPTIONS'])('HT1 sends %s without a body', (method) => {
  for (const body of [{ a: 1 }, [], 'text']) {
    expect(encodeRequest({ ...(method && { method }), url, body })).toEqual({ headers: {}, body: null });
  }
});

test('HT1 sends no body without data', () => {
  expect(encodeRequest({ method: 'POST', url })).toEqual({ headers: {}, body: null });
});

test.each(['content-type', 'Content-Type', 'CONTENT-TYPE'])('HT1 keeps the caller’s %s', (name) => {
  const headers = { [name]: 'application/ld+json' };
  expect(encodeRequest({ method: 'POST', url, headers, body: [] }).headers).toEqual(headers);
});

test('HT1 a JSON body round-trips', () => {
  fc.assert(
    fc.property(fc.oneof(fc.array(fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue())), (body) => {
      const sent = encodeRequest({ method: 'POST', url, body });
      expect(JSON.parse(String(sent.body))).toEqual(JSON.parse(JSON.stringify(body)));
    }),
  );
});
