import { afterEach, describe, expect, test } from 'vitest';
import { sameInEveryLocale } from '../../core/locale/locale.ts';
import type { RedirectRules } from '../../core/ports/redirect-rules.ts';
import { buildRedirects } from '../../core/routing/build-redirects.ts';
import type { RedirectRule, RedirectStatus } from '../../core/routing/redirects.ts';
import { demoTexts } from '../../tests/demo-texts.ts';
import { MemoryRedirectRules } from '../../tests/fakes/memory-redirect-rules.ts';
import { describePage, type FixtureSite, startSite } from '../start/site.fixture.ts';

const sites: FixtureSite[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map(({ app }) => app.close()));
});

function rule(from: string, to: string, status: RedirectStatus = 301): RedirectRule {
  return { from: sameInEveryLocale(from), to: sameInEveryLocale(to), status };
}

const RULES: readonly RedirectRule[] = [
  rule('/old/', '/new/'),
  rule('/away/', 'https://other.example/x'),
  rule('/carrying/', '/new/?a=1#part', 302),
  rule('/old-page.html', '/new/'),
  rule('/a,b/', '/new/'),
  rule('/brochure/', '/media/brochure.pdf', 307),
  rule('/yachts-for-sale/', '/new/', 308),
  { from: demoTexts({ en: '/shop/', es: '/tienda/' }), to: demoTexts({ en: '/buy/', es: '/comprar/' }), status: 301 },
];

async function site(
  redirects: RedirectRules = new MemoryRedirectRules(RULES),
  variables: Record<string, string> = {},
  render = describePage,
): Promise<FixtureSite> {
  const started = await startSite(variables, render, {}, { redirects });
  sites.push(started);
  return started;
}

const EXCEPT_DEFAULT = { LOCALE_STRATEGY: 'prefix_except_default' };
const KEPT = 'public, max-age=3600';
const NEVER_KEPT = 'private, no-store';

describe('LK4 a redirect rule', () => {
  test.each([
    ['/en/old/', 301, '/en/new/', KEPT],
    ['/en/old/?a=b&a=c', 301, '/en/new/?a=b&a=c', NEVER_KEPT],
    ['/es/old/', 301, '/es/new/', KEPT],
    ['/en/carrying/?x=2', 302, '/en/new/?a=1&x=2#part', NEVER_KEPT],
    ['/en/away/', 301, 'https://other.example/x', KEPT],
    ['/en/away/?a=b', 301, 'https://other.example/x?a=b', NEVER_KEPT],
    ['/en/brochure/', 307, '/media/brochure.pdf', NEVER_KEPT],
    ['/en/shop/', 301, '/en/buy/', KEPT],
    ['/es/tienda/', 301, '/es/comprar/', KEPT],
    ['/en/old-page.html', 301, '/en/new/', KEPT],
    ['/en/yachts-for-sale/', 308, '/en/new/', KEPT],
  ])('%s redirects with %i to %s', async (path, status, location, caching) => {
    const { get, rendered } = await site();
    for (const method of ['GET', 'HEAD']) {
      const answer = await get(path, {}, method);
      expect([answer.status, answer.headers.location, answer.text]).toEqual([status, location, '']);
      expect(answer.headers['cache-control']).toBe(caching);
    }
    expect(rendered).toEqual([]);
  });

  test.each([
    ['/en/old', 301, '/en/new/'],
    ['/en/old?a=b', 301, '/en/new/?a=b'],
    ['/en/away', 301, 'https://other.example/x'],
    ['/en/brochure', 307, '/media/brochure.pdf'],
    ['/old/?a=b', 302, '/en/new/?a=b'],
    ['/away/', 302, 'https://other.example/x'],
    ['/en/yachts-for-sale/?p=1&utm=x', 308, '/en/new/?utm=x'],
  ])('%s redirects in one hop with %i to %s, not to the URL in between', async (path, status, location) => {
    const { get } = await site();
    const answer = await get(path);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });

  test('keeps a redirect by the visitor’s locale private', async () => {
    const { get } = await site();
    const answer = await get('/tienda/', { 'accept-language': 'es' });
    expect([answer.status, answer.headers.location]).toEqual([302, '/es/comprar/']);
    expect(answer.headers['cache-control']).toBe(NEVER_KEPT);
    expect((await get('/tienda/', { 'accept-language': 'en' })).headers.location).toBe('/en/buy/');
  });

  test.each([
    ['/old/', 301, '/new/'],
    ['/old?a=b', 301, '/new/?a=b'],
    ['/en/old/?a=b', 302, '/new/?a=b'],
    ['/en/old', 301, '/new/'],
    ['/es/old/', 301, '/es/new/'],
    ['/es/old', 301, '/es/new/'],
    ['/old-page.html', 301, '/new/'],
    ['/away/', 301, 'https://other.example/x'],
  ])('under prefix_except_default %s redirects with %i to %s', async (path, status, location) => {
    const { get } = await site(undefined, EXCEPT_DEFAULT);
    const answer = await get(path);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });

  test.each(['/en/%6fld/', '/en/%6Fl%64', '/en/a%2cb/', '/en/a%2Cb', '/en/a,b/', '/en/a,b'])(
    '%s is another spelling of the same path',
    async (path) => {
      const { get, rendered } = await site();
      const answer = await get(path);
      expect([answer.status, answer.headers.location]).toEqual([301, '/en/new/']);
      expect(rendered).toEqual([]);
    },
  );

  test.each(['/en/new/', '/en/buy/', '/en/old/below/', '/en/'])('%s has no rule', async (path) => {
    const { get, rendered } = await site();
    expect((await get(path)).status).toBe(200);
    expect(rendered).toMatchObject([{ redirectTo: null }]);
  });

  test.each(['/en/old-page.htm', '/old-page.htm', '/assets/gone.js'])(
    '%s is not a file and has no rule',
    async (path) => {
      expect((await (await site()).get(path)).status).toBe(404);
    },
  );

  test('answers a client navigation with the target, uncached', async () => {
    const { get, rendered } = await site();
    const paths = [
      '/en/old/index.pageContext.json?a=b',
      '/en/old/index%2EpageContext.json?a=b',
      '/es/away/index.pageContext.json',
    ];
    for (const path of [...paths, ...paths]) {
      expect((await get(path)).headers['cache-control']).toBe('private, no-store');
    }
    const targets = ['/en/new/?a=b', '/en/new/?a=b', 'https://other.example/x'];
    expect(rendered.map(({ data, redirectTo }) => [data, redirectTo])).toEqual(
      [...targets, ...targets].map((target) => [true, target]),
    );
  });

  test('a new rule shadows a cached page once the content change is known', async () => {
    let redirects = buildRedirects([]).redirects;
    const { get, app, rendered } = await site({ redirects: async () => redirects, version: async () => '' });
    expect((await get('/en/old/')).status).toBe(200);
    expect((await get('/en/old/index.pageContext.json')).status).toBe(200);
    redirects = buildRedirects(RULES).redirects;
    expect((await get('/en/old/')).status).toBe(200);
    app.purge();
    // Neither another spelling of the address nor a client's navigation brings the page back.
    for (const path of ['/en/old/', '/en/%6fld/', '/en/old/', '/en/old/?utm_source=x', '/en/old/']) {
      expect((await get(path)).status).toBe(301);
    }
    await get('/en/old/index.pageContext.json');
    await get('/en/old/index.pageContext.json');
    expect(rendered.map(({ redirectTo }) => redirectTo)).toEqual([null, null, '/en/new/', '/en/new/']);

    redirects = buildRedirects([]).redirects;
    app.purge();
    expect((await get('/en/old/')).status).toBe(200);
    expect(rendered.at(-1)).toMatchObject({ redirectTo: null });
  });
});

describe('LK1 a redirect that takes a query along is kept by nobody', () => {
  const preview = `?preview=true&token=${'t'.repeat(16)}`;
  test.each([
    [`/en/sea${preview}`, `/en/sea/${preview}`],
    [`/en/Yachts-For-Charter/${preview}`, `/en/yachts-for-charter/${preview}`],
    [`/en//sea/${preview}`, `/en/sea/${preview}`],
    [`/en/old/${preview}`, `/en/new/${preview}`],
    ['/en/newsletter?stop=a.b', '/en/newsletter/?stop=a.b'],
    ['/en/newsletter?confirm=a.b', '/en/newsletter/?confirm=a.b'],
    ['/en/alerts?stop=a.b', '/en/alerts/?stop=a.b'],
    ['/en/yachts-for-charter?q=ketch', '/en/yachts-for-charter/?q=ketch'],
    ['/en/sea?utm_source=x', '/en/sea/?utm_source=x'],
  ])('%s leads to %s', async (path, location) => {
    const { get } = await site(undefined, { PREVIEW_TOKEN: 't'.repeat(16) });
    const { status, headers } = await get(path);
    expect([status, headers.location, headers['cache-control']]).toEqual([301, location, NEVER_KEPT]);
  });

  test('and one without is kept', async () => {
    expect((await (await site()).get('/en/newsletter')).headers['cache-control']).toBe(KEPT);
  });
});

describe('LK4 unreadable redirect rules', () => {
  const broken: RedirectRules = {
    redirects: () => Promise.reject(new Error('redirects.json is half written')),
    version: async () => '',
  };

  test.each([
    ['/en/old/', 200],
    ['/en/old', 301],
    ['/old/', 302],
    ['/en/', 200],
    ['/en/old/index.pageContext.json', 200],
  ])('leave %s unchanged (%i), with one line in the log', async (path, status) => {
    const { get, logged } = await site(broken);
    const answer = await get(path, { accept: 'text/html' });
    expect(answer.status).toBe(status);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('redirects.json is half written');
    expect(answer.text).not.toContain('half written');
  });

  test('answer 503 to a tab, which goes on without them', async () => {
    const { get } = await site(broken);
    expect((await get('/builds/meta/abcdef123456.json')).status).toBe(503);
  });

  test('leave the cache and other files alone', async () => {
    let read = async () => buildRedirects([]).redirects;
    const { get } = await site({ redirects: () => read(), version: async () => '' });
    await get('/en/');
    read = () => broken.redirects();
    expect((await get('/en/')).status).toBe(200);
    expect((await get('/healthz')).status).toBe(200);
  });
});

describe('LO5 the root redirect', () => {
  test.each([
    [{ ROOT_REDIRECT: '/es/' }, '/', 302, '/es/'],
    [{ ROOT_REDIRECT: '/es/' }, '/?utm=x&p=2', 302, '/es/?utm=x&p=2'],
    [
      { ROOT_REDIRECT: '/en/yachts-for-charter/', ROOT_REDIRECT_STATUS: '308' },
      '/?a',
      308,
      '/en/yachts-for-charter/?a',
    ],
    [{ ROOT_REDIRECT: '/yachts-for-sale/', ...EXCEPT_DEFAULT }, '/?a=b', 302, '/yachts-for-sale/?a=b'],
  ])('%o: %s redirects with %i to %s', async (variables, path, status, location) => {
    const { get, rendered } = await site(undefined, variables);
    for (const method of ['GET', 'HEAD']) {
      const answer = await get(path, { 'accept-language': 'es', cookie: 'i18n_redirected=en' }, method);
      expect([answer.status, answer.headers.location]).toEqual([status, location]);
      expect(answer.headers['cache-control']).toBe(NEVER_KEPT);
    }
    expect(rendered).toEqual([]);
  });

  test('applies to the root alone', async () => {
    const { get } = await site(undefined, { ROOT_REDIRECT: '/es/yachts-for-sale/' });
    expect((await get('/en/')).status).toBe(200);
    expect((await get('/about/')).headers.location).toBe('/en/about/');
  });

  test('redirects a client navigation to the root as well', async () => {
    const { get, rendered } = await site(undefined, { ROOT_REDIRECT: '/yachts-for-sale/', ...EXCEPT_DEFAULT });
    await get('/index.pageContext.json?a=b');
    await get('/es/index.pageContext.json');
    expect(rendered).toMatchObject([{ redirectTo: '/yachts-for-sale/?a=b' }, { redirectTo: null }]);
  });
});
