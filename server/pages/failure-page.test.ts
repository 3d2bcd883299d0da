import { afterEach, describe, expect, test, vi } from 'vitest';
import { MemoryRedirectRules } from '../../tests/fakes/memory-redirect-rules.ts';
import type { AppOptions } from '../http/app.ts';
import { createLogger } from '../start/log.ts';
import { describePage, type FixtureSite, html, startSite } from '../start/site.fixture.ts';
import { createFailurePage } from './failure-page.ts';
import type { PageRequest } from './page-request.ts';

const sites: FixtureSite[] = [];
async function site(...args: Parameters<typeof startSite>): Promise<FixtureSite> {
  const started = await startSite(...args);
  sites.push(started);
  return started;
}
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(sites.splice(0).map(({ app }) => app.close()));
});

const BROWSER = { accept: 'text/html' };
const CRAWLER = { ...BROWSER, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
const PAGE = '/en/yacht-for-sale/aurora/';

/** A site whose pages are here until the test says that they are gone, or that rendering breaks. */
async function changingSite(variables: Record<string, string> = {}) {
  let state: 'here' | 'gone' | 'broken' | 'throwing' = 'here';
  const started = await site(variables, (request: PageRequest) => {
    if (request.failure !== null || state === 'here') return describePage(request);
    if (state === 'throwing') throw new Error('the upstream’s secret');
    return html(state === 'gone' ? 404 : 500, `designed ${state}`);
  });
  const become = (next: typeof state) => {
    state = next;
    started.app.purge();
  };
  return { ...started, become };
}

test.each([
  [503, ['Retry-After', '120']],
  [500, []],
] as const)('UI2 the page for %i says when to come back where that helps', async (status, wanted) => {
  const failurePage = createFailurePage(
    async () => html(status, 'designed'),
    createLogger('silent'),
    () => '/en/',
    () => [],
  );
  const request = { currency: 'eur', unit: 'meters' } as const;
  const answer = await failurePage({ status, id: 'a', locale: 'en', crawler: false, request });
  const [headers] = (await answer.prepare('identity')).heads;
  const at = headers.indexOf('Retry-After');
  expect(at < 0 ? [] : headers.slice(at, at + 2)).toEqual(wanted);
});

describe('UI2 a crawler', () => {
  test.each(['gone', 'broken', 'throwing'] as const)('gets the last good copy of a page that is %s', async (state) => {
    const { get, become } = await changingSite({ CDN_SECONDS: '300' });
    const good = await get(PAGE);
    become(state);
    for (let time = 0; time < 2; time += 1) {
      const answer = await get(PAGE, CRAWLER);
      expect([answer.status, answer.text]).toEqual([200, good.text]);
      // A CDN would show it to everybody.
      expect([answer.headers['cache-control'], answer.headers['surrogate-key']]).toEqual([
        'private, no-store',
        undefined,
      ]);
    }
  });

  test.each([
    ['gone', 404, undefined],
    ['broken', 503, '120'],
    ['throwing', 503, '120'],
  ] as const)('gets a bare answer without a copy of a page that is %s: %i', async (state, status, retryAfter) => {
    const { get, become } = await changingSite();
    become(state);
    const answer = await get(PAGE, CRAWLER);
    expect([answer.status, answer.headers['retry-after']]).toEqual([status, retryAfter]);
    expect(answer.text).toMatch(/^(404 Not Found|503 Service Unavailable)\n$/);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect((await get(PAGE, CRAWLER, 'HEAD')).status).toBe(status);
  });

  test.each(['gone', 'broken'] as const)('gets no expired copy of a page that is %s', async (state) => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: 0 });
    const { get, become } = await changingSite({ PAGE_FRESH_SECONDS: '60', PAGE_STALE_SECONDS: '600' });
    await get(PAGE);
    become(state);
    vi.advanceTimersByTime(660_000);
    expect((await get(PAGE, CRAWLER)).status).toBe(200);
    vi.advanceTimersByTime(10_001);
    expect((await get(PAGE, CRAWLER)).status).toBe(state === 'gone' ? 404 : 503);
  });

  test('gets no copy of a preview', async () => {
    const { get, become } = await changingSite();
    await get(`${PAGE}?preview=true`);
    become('gone');
    expect((await get(`${PAGE}?preview=true`, CRAWLER)).status).toBe(404);
  });

  test('gets an available page like anyone', async () => {
    const { get } = await changingSite();
    expect((await get(PAGE, CRAWLER)).text).toBe((await get(PAGE)).text);
  });
});

describe('UI2 a visitor', () => {
  test('does not get the old copy of a removed page', async () => {
    const { get, become } = await changingSite();
    await get(PAGE);
    become('gone');
    await get(PAGE, CRAWLER);
    for (let time = 0; time < 2; time += 1) {
      const answer = await get(PAGE, BROWSER);
      expect([answer.status, answer.text]).toEqual([404, 'designed gone']);
    }
  });

  test('does not get it either when rendering fails afterwards', async () => {
    const { get, become } = await changingSite();
    const good = await get(PAGE);
    become('gone');
    await get(PAGE);
    become('broken');
    for (let time = 0; time < 2; time += 1) expect((await get(PAGE, BROWSER)).text).toBe('designed broken');
    expect((await get(PAGE, CRAWLER)).text).toBe(good.text);
  });

  test('gets the last good copy of a failing page', async () => {
    const { get, become } = await changingSite();
    const good = await get(PAGE);
    become('throwing');
    expect((await get(PAGE, BROWSER)).text).toBe(good.text);
  });
});

describe('UI2 a thrown error', () => {
  const SECRET = 'password=hunter2';
  const boom = () => Promise.reject(new Error(SECRET));

  test.each([
    ['a page', PAGE, {}],
    ['the data of a page', `${PAGE}index.pageContext.json`, {}],
    ['the redirect rules', PAGE, { ports: { redirects: { redirects: boom, version: boom } } }],
    ['a drawing', '/media/drawings/aurora/profile.svg', { options: { draw: boom } }],
    ['a picture', '/media/aurora.jpg', { options: { answerMedia: boom } }],
  ])('in %s reaches the error page and no other body', async (_, path, given) => {
    const { options = {}, ports = {} } = given as {
      options?: Partial<AppOptions>;
      ports?: Partial<AppOptions['ports']>;
    };
    const render = (request: PageRequest) => (request.failure === null ? boom() : describePage(request));
    const { get, rendered, logged } = await site({}, render, options, {
      redirects: new MemoryRedirectRules([]),
      ...ports,
    });
    for (const headers of [BROWSER, CRAWLER, {}]) {
      const answer = await get(path, headers);
      expect(answer.status).toBeGreaterThanOrEqual(500);
      expect(answer.text).not.toContain(SECRET);
      expect(JSON.stringify(answer.headers)).not.toContain(SECRET);
    }
    const failures = rendered.flatMap(({ failure }) => failure ?? []);
    expect(failures.length).toBeGreaterThan(0);
    for (const failure of failures) expect(failure).toMatchObject({ error: new Error(SECRET), status: 500 });
    expect(logged.join('')).toContain(SECRET);
  });

  test('is in no body when the error page fails too', async () => {
    for (const render of [boom, ({ failure }: PageRequest) => (failure === null ? boom() : html(200, SECRET))]) {
      const { get } = await site({}, render);
      const answer = await get(PAGE, BROWSER);
      expect(answer.text).toMatch(/^500 Internal Server Error \(\S+\)\n$/);
    }
  });

  test('is not reported for an invalid URL', async () => {
    const { get, rendered } = await site();
    expect((await get('/en/%zz/', BROWSER)).status).toBe(404);
    expect(rendered).toMatchObject([{ failure: { status: 404, id: null } }]);
    expect(rendered[0]?.failure?.error).toBeUndefined();
  });
});
