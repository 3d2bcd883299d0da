import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseReturnPath } from '../../core/routing/site-path.ts';
import { isFormFromThisSite } from '../http/same-origin.ts';
import { type Answer, type FixtureSite, startSite } from '../start/site.fixture.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };

let site: FixtureSite;
beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: '1', PUBLIC_URL: 'https://www.example.com' });
});
afterAll(() => site.app.close());

/** The cookies that an answer leaves a browser with, as the next request sends them. */
function cookiesOf({ headers }: Answer): string {
  return (headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0]).join('; ');
}

const press = (body: string, headers: Record<string, string> = {}, path = '/shortlist/es') =>
  site.post(path, body, { ...FORM, ...headers });

describe('CF2 the favourite button without a script', () => {
  test('redirects to the favourites with her and stores them in a cookie', async () => {
    const first = await press('save=H-001');
    expect([first.status, first.headers.location]).toEqual([303, '/es/favourites/?y=H-001']);
    expect(first.headers['cache-control']).toBe('private, no-store');
    expect(first.headers['set-cookie']).toEqual(['favourites=%3Fy%3DH-001; Max-Age=31536000; Path=/; SameSite=Lax']);
    const second = await press('save=H-002', { cookie: cookiesOf(first) }, '/shortlist/en');
    expect(second.headers.location).toBe('/en/favourites/?y=H-001,H-002');
    const again = await press('save=H-001', { cookie: cookiesOf(second), 'x-forwarded-proto': 'https' });
    expect(again.headers.location).toBe('/es/favourites/?y=H-001,H-002');
    expect(again.headers['set-cookie']?.[0]).toMatch(/; Secure;/);
  });

  test('removes her on the favourites page, and the last removal clears the cookie', async () => {
    const kept = { cookie: 'favourites=%3Fy%3DH-001%2CH-002' };
    const one = await press('save=H-001', kept, '/shortlist/es?from=favourites');
    expect(one.headers.location).toBe('/es/favourites/?y=H-002');
    const none = await press('save=H-002', { cookie: cookiesOf(one) }, '/shortlist/es?from=favourites');
    expect(none.headers.location).toBe('/es/favourites/');
    expect(none.headers['set-cookie']?.[0]).toMatch(/^favourites=; Max-Age=0;/);
  });

  test('adds her to the visitor’s own list from a shared one', async () => {
    const answer = await press('save=H-009', { cookie: 'favourites=%3Fy%3DH-001' }, '/shortlist/es?from=favourites');
    expect(answer.headers.location).toBe('/es/favourites/?y=H-001,H-009');
  });
});

describe('CF1 a comparison without a script', () => {
  test('adds her to the earlier choice on her market', async () => {
    const first = await press('charter=H-001');
    expect([first.status, first.headers.location]).toEqual([303, '/es/compare/?charter=H-001']);
    const second = await press('sale=H-003', { cookie: cookiesOf(first) });
    expect(second.headers.location).toBe('/es/compare/?charter=H-001&sale=H-003&i=sale');
  });

  test('reports a full comparison on its page and leaves it unchanged', async () => {
    const ids = Array.from({ length: 6 }, (_, at) => `H-${at}`);
    const cookie = `comparison=${encodeURIComponent(`?charter=${ids}`)}`;
    const answer = await press('charter=H-9', { cookie });
    expect(answer.headers.location).toBe(`/es/compare/?charter=${ids}&over=1`);
    expect(cookiesOf(answer)).toBe(cookie);
    expect((await press('charter=H-5', { cookie })).headers.location).toBe(`/es/compare/?charter=${ids}`);
  });

  test('is the last opened one for a visitor with the cookie', async () => {
    const cookie = `comparison=${encodeURIComponent('?charter=H-001,H-002')}`;
    const opened = await site.get('/es/compare/?charter=H-002', { cookie: `i18n_redirected=es; ${cookie}` });
    expect(cookiesOf(opened)).toBe(`comparison=${encodeURIComponent('?charter=H-002')}`);
    const bare = await site.get('/es/compare/', {
      cookie: `i18n_redirected=es; ${cookie}`,
      referer: 'http://127.0.0.1/es/compare/?charter=H-001',
    });
    expect([bare.status, cookiesOf(bare)]).toEqual([200, 'comparison=']);
    for (const [path, sent] of [
      ['/es/compare/?charter=H-001,H-002', cookie],
      ['/es/compare/?charter=H-002', ''],
      ['/es/yachts-for-charter/', cookie],
    ] as const) {
      const answer = await site.get(path, { cookie: `i18n_redirected=es; ${sent}` });
      expect(cookiesOf(answer), path).toBe('');
    }
  });
});

describe('CF1 CF2 the plain page of a list', () => {
  const cookie = `favourites=${encodeURIComponent('?y=H-001')}; comparison=${encodeURIComponent('?sale=H-002')}`;

  test.each([
    ['/es/favourites/', '/es/favourites/?y=H-001'],
    ['/en/compare/', '/en/compare/?sale=H-002'],
  ])('%s redirects to the visitor’s own at %s', async (path, own) => {
    const answer = await site.get(path, { cookie });
    expect([answer.status, answer.headers.location]).toEqual([302, own]);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  test('is an empty page without stored data, never shared', async () => {
    for (const path of ['/es/favourites/', '/es/compare/']) {
      const answer = await site.get(path, { cookie: 'favourites=%; comparison=' });
      expect(answer.status).toBe(200);
      expect(answer.headers['cache-control']).not.toContain('public');
    }
  });

  test('leaves a shared list unchanged', async () => {
    expect((await site.get('/es/favourites/?y=H-005', { cookie })).status).toBe(200);
  });
});

test('PR6 a form leads back to the longest path that is allowed, and of a longer one nothing is read', async () => {
  const longest = `/en/?q=${'%C3%A9'.repeat(2100)}`.slice(0, 2048);
  const send = (body: string) => press(body, {}, '/preferences');
  const answer = await send(`return=${encodeURIComponent(longest)}&unit=feet`);
  expect([answer.status, answer.headers.location]).toEqual([303, longest]);
  expect((await send(`return=${'%25'.repeat(2200)}&unit=feet`)).status).toBe(413);
  expect((await press(`save=H-001&${'%&'.repeat(4000)}`)).status).toBe(413);
});

test('LK3 refuses a button pressed on another site, and redirects nowhere else', async () => {
  expect((await press('save=H-001', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await press('{}', { 'content-type': 'application/json' })).status).toBe(415);
  expect((await press('save=H-001', {}, '/shortlist/xx')).status).toBe(405);
  for (const body of ['', 'save=', 'save=//evil.example', 'charter=%0d%0aSet-Cookie:x', 'save=<b>']) {
    const answer = await press(body);
    expect([answer.status, answer.headers.location], body).toEqual([303, '/es/favourites/']);
    expect(answer.headers['set-cookie'], body).toBeUndefined();
  }
});

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

test('PR6 reads a few more fields of a form than it has', async () => {
  const cookieAfter = async (count: number) => {
    const others = Object.fromEntries(Array.from({ length: count }, (_, at) => [`field${at}`, 'x']));
    return (await choose({ ...others, currency: 'usd' })).headers['set-cookie'];
  };
  expect(String(await cookieAfter(7))).toMatch(/^currency=usd;/);
  expect(await cookieAfter(8)).toBeUndefined();
});

test('PR6 stores the choice for a year and redirects back', async () => {
  const answer = await choose({ currency: 'usd', unit: 'feet', return: '/en/yachts-for-sale/?p=2#list' });
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe('/en/yachts-for-sale/?p=2#list');
  expect(answer.headers['set-cookie']).toEqual([
    'currency=usd; Max-Age=31536000; Path=/; SameSite=Lax',
    'unit=feet; Max-Age=31536000; Path=/; SameSite=Lax',
  ]);
  expect(answer.headers['cache-control']).toContain('no-store');
});

test('keeps the other choice; the cookie is secure behind TLS', async () => {
  const answer = await choose({ unit: 'meters', return: '/en/' }, { 'x-forwarded-proto': 'https' });
  expect(answer.headers['set-cookie']).toEqual(['unit=meters; Max-Age=31536000; Path=/; Secure; SameSite=Lax']);
});

test('ignores an invalid choice', async () => {
  const answer = await choose({ currency: 'usd; Domain=evil', unit: 'miles', return: '/en/' });
  expect(answer.statusCode).toBe(303);
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('refuses a choice from another site', async () => {
  expect((await choose({ currency: 'usd' }, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
});

test('refuses anything but a plain form, and a form that is too large', async () => {
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
])('LK3 %j redirects to the homepage, not to another site', async (path) => {
  expect(parseReturnPath(path)).toBeNull();
  expect((await choose({ currency: 'usd', return: path })).headers.location).toBe('/');
});

test.each([
  ['/', '/'],
  ['/en/', '/en/'],
  ['/en/?q=a+b&p=2', '/en/?q=a+b&p=2'],
  ['/es/caña/', '/es/ca%C3%B1a/'],
  ['/en/a/../b/', '/en/b/'],
  ['/%2f%2fevil.example/', '/%2f%2fevil.example/'],
])('%s redirects to %s', (given, path) => {
  expect(parseReturnPath(given)).toBe(path);
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
  ])('%o is same-origin: %s', (headers, ours) => {
    expect(isFormFromThisSite(headers, local)).toBe(ours);
  });

  test('accepts a forwarded host behind our own proxy', () => {
    const headers = { origin: 'https://a.example', host: 'inner', 'x-forwarded-host': 'a.example' };
    expect(isFormFromThisSite(headers, { ...local, trustProxy: true })).toBe(true);
  });
});
