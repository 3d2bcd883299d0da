import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { returnPath } from '../../core/routing/site-path.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import { type FixtureSite, startSite } from '../start/site.fixture.ts';

let site: FixtureSite;
beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: '1', PUBLIC_URL: 'https://www.example.com' });
});
afterAll(() => site.app.close());

function choose(fields: Record<string, string>, headers: Record<string, string> = {}) {
  return site.app.fastify.inject({
    method: 'POST',
    url: '/preferences',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  });
}

test('PR6 the choice is kept for a year, and leads back', async () => {
  const answer = await choose({ currency: 'usd', unit: 'feet', return: '/en/yachts-for-sale/?p=2#list' });
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe('/en/yachts-for-sale/?p=2#list');
  expect(answer.headers['set-cookie']).toEqual([
    'currency=usd; Max-Age=31536000; Path=/; SameSite=Lax',
    'unit=feet; Max-Age=31536000; Path=/; SameSite=Lax',
  ]);
  expect(answer.headers['cache-control']).toContain('no-store');
});

test('one choice leaves the other as it was; behind TLS the cookie is secure', async () => {
  const answer = await choose({ unit: 'meters', return: '/en/' }, { 'x-forwarded-proto': 'https' });
  expect(answer.headers['set-cookie']).toEqual(['unit=meters; Max-Age=31536000; Path=/; Secure; SameSite=Lax']);
});

test('what is not valid is left as it was', async () => {
  const answer = await choose({ currency: 'usd; Domain=evil', unit: 'miles', return: '/en/' });
  expect(answer.statusCode).toBe(303);
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('from another site it is refused', async () => {
  expect((await choose({ currency: 'usd' }, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
});

test('anything but a plain form, or a form that is too large, is refused', async () => {
  expect((await choose({}, { 'content-type': 'application/json' })).statusCode).toBe(415);
  expect((await choose({ return: `/${'a'.repeat(20_000)}` })).statusCode).toBe(413);
});

test.each([
  ['https://evil.example/'],
  ['//evil.example/'],
  ['///evil.example/'],
  ['/\\evil.example/'],
  ['\\\\evil.example/'],
  ['/\t/evil.example/'],
  ['/\n/evil.example/'],
  ['/.//evil.example/'],
  ['/a/..//evil.example/'],
  ['/%2e//evil.example/'],
  ['javascript:alert(1)'],
  ['JaVaScRiPt:alert(1)'],
  ['data:text/html,x'],
  ['/en/\r\nSet-Cookie: a=b'],
  [' /en/'],
  ['en/'],
  [''],
])('LK3 %j leads home, not away', async (path) => {
  expect(returnPath(path)).toBeNull();
  expect((await choose({ currency: 'usd', return: path })).headers.location).toBe('/');
});

test.each([
  ['/', '/'],
  ['/en/', '/en/'],
  ['/en/?q=a+b&p=2', '/en/?q=a+b&p=2'],
  ['/es/caña/', '/es/ca%C3%B1a/'],
  ['/en/a/../b/', '/en/b/'],
  ['/%2f%2fevil.example/', '/%2f%2fevil.example/'],
])('%s leads to %s', (given, path) => {
  expect(returnPath(given)).toBe(path);
});

describe('same origin', () => {
  const local = { publicUrl: 'https://www.example.com', trustProxy: false };
  test.each([
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'none' }, false],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://www.example.com' }, false],
    [{ origin: 'https://www.example.com' }, true],
    [{ origin: 'http://localhost:3000', host: 'localhost:3000' }, true],
    [{ origin: 'https://evil.example', host: 'localhost:3000' }, false],
    [{ origin: 'null', host: 'null' }, false],
    [{ host: 'localhost:3000' }, false],
    [{ origin: 'https://evil.example', host: 'a', 'x-forwarded-host': 'evil.example' }, false],
  ])('%o is ours: %s', (headers, ours) => {
    expect(isSameOrigin(headers, local)).toBe(ours);
  });

  test('a forwarded host counts behind our own proxy', () => {
    const headers = { origin: 'https://a.example', host: 'inner', 'x-forwarded-host': 'a.example' };
    expect(isSameOrigin(headers, { ...local, trustProxy: true })).toBe(true);
  });
});
