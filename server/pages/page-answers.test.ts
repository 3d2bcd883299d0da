import type { IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { describePage, type FixtureSite, html, startSite } from '../start/site.fixture.ts';
import type { PageAnswer } from './page-request.ts';

const sites: FixtureSite[] = [];
async function site(...args: Parameters<typeof startSite>): Promise<FixtureSite> {
  const started = await startSite(...args);
  sites.push(started);
  return started;
}
afterEach(async () => {
  await Promise.all(sites.splice(0).map(({ app }) => app.close()));
});

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';

describe('the page cache', () => {
  test('renders a page once for all visitors with the same settings', async () => {
    const { get, rendered } = await site();
    const first = await get('/en/');
    const second = await get('/en/');
    expect(first.status).toBe(200);
    expect(second.text).toBe(first.text);
    expect(second.headers['content-length']).toBe(String(second.body.length));
    expect(second.headers['content-type']).toBe('text/html;charset=utf-8');
    expect(rendered).toHaveLength(1);
  });

  test('answers a second time also where nothing counts requests', async () => {
    const { get } = await site({}, undefined, { metrics: null });
    const first = await get('/en/');
    expect((await get('/en/')).text).toBe(first.text);
  });

  test('renders once for a hundred simultaneous requests', async () => {
    const { get, rendered } = await site({}, async (request) => {
      await new Promise((resolve) => setImmediate(resolve));
      return describePage(request);
    });
    const answers = await Promise.all(Array.from({ length: 100 }, () => get('/en/')));
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    expect(rendered).toHaveLength(1);
  });

  test('ignores unknown query keys and other cookies', async () => {
    const { get, rendered } = await site();
    await get('/en/yachts-for-sale/');
    await get('/en/yachts-for-sale/?utm_source=a&gclid=b');
    await get('/en/yachts-for-sale/', { cookie: '_ga=GA1.2.3; session=x' });
    expect(rendered).toHaveLength(1);
    expect(rendered[0]?.url).toBe('/en/yachts-for-sale/');
  });

  test('PR6 varies by currency and unit, from the cookie or the country', async () => {
    const { get, rendered } = await site();
    expect((await get('/en/')).text).toContain('eur meters');
    expect((await get('/en/', { 'accept-language': 'en-US' })).text).toContain('usd feet');
    expect((await get('/en/', { cookie: 'currency=gbp; unit=feet' })).text).toContain('gbp feet');
    expect((await get('/en/', { cookie: 'currency=xxx; unit=%00' })).text).toContain('eur meters');
    expect(rendered).toHaveLength(3);
  });

  test('PR6 RT8 a microsite takes currency and unit from its URL, for frames without cookies', async () => {
    const { get, rendered } = await site();
    const list = '/en/microsite/yachts-for-charter/';
    const american = { 'accept-language': 'en-US' };
    expect((await get(`${list}?currency=gbp`, american)).text).toContain('gbp feet');
    expect((await get(`${list}?currency=gbp&unit=meters`, american)).text).toContain('gbp meters');
    expect((await get(`${list}?currency=gbp`, { cookie: 'currency=aud; unit=feet' })).text).toContain('gbp feet');
    expect(rendered).toHaveLength(2);
    expect((await get(`${list}?unit=cubits&currency=gbp`)).headers.location).toBe(`${list}?currency=gbp`);
    // Elsewhere it is not ours to read.
    expect((await get('/en/yachts-for-charter/?currency=gbp', american)).text).toContain('usd feet');
  });

  test('SE1 varies by device on lists only', async () => {
    const { get, rendered } = await site();
    await get('/en/yachts-for-sale/');
    expect((await get('/en/yachts-for-sale/', { 'sec-ch-ua-mobile': '?1' })).text).toContain('mobile');
    expect((await get('/en/yachts-for-sale/', { 'user-agent': IPHONE })).text).toContain('mobile');
    await get('/en/');
    await get('/en/', { 'user-agent': IPHONE });
    expect(rendered).toHaveLength(3);
  });

  test('stores the data of a page apart from the page', async () => {
    const { get, rendered } = await site();
    await get('/en/yachts-for-sale/?p=2');
    await get('/en/yachts-for-sale/index.pageContext.json?p=2');
    await get('/en/yachts-for-sale/index.pageContext.json?p=2&_vike=junk');
    expect(rendered.map(({ data, url }) => [data, url])).toEqual([
      [false, '/en/yachts-for-sale/?p=2'],
      [true, '/en/yachts-for-sale/index.pageContext.json?p=2'],
    ]);
  });

  test('renders the page again after a content change', async () => {
    const { get, rendered, app } = await site();
    await get('/en/');
    app.purge();
    await get('/en/');
    expect(rendered).toHaveLength(2);
  });

  test.each([
    ['/en/search/?q=ketch', 'private, no-cache'],
    ['/en/search/web/?q=ketch', 'private, no-cache'],
    ['/en/yachts-for-sale/index.pageContext.json?q=ketch', 'private, max-age=5'],
  ])('renders a visitor’s input for that visitor only: %s', async (path, cacheControl) => {
    const { get, rendered } = await site({ CDN_SECONDS: '60' });
    expect((await get(path)).headers['cache-control']).toBe(cacheControl);
    await get(path);
    expect(rendered).toHaveLength(2);
  });

  test('CO8 never caches a preview', async () => {
    const { get, rendered } = await site();
    const first = await get('/en/?preview=true');
    await get('/en/?preview=true');
    expect(rendered).toHaveLength(2);
    expect(rendered[0]).toMatchObject({ preview: true });
    expect(first.headers['cache-control']).toBe('private, no-store');
    expect(first.headers['x-robots-tag']).toContain('noindex');
  });
});

describe('HTTP responses', () => {
  test.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ] as const)('accepting %s gives %s, on a miss and on a hit', async (accepted, encoding, decode) => {
    const { get } = await site();
    const plain = await get('/en/');
    for (let time = 0; time < 3; time += 1) {
      const answer = await get('/en/', { 'accept-encoding': accepted });
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers.vary).toContain('Accept-Encoding');
      expect(decode(answer.body).toString()).toBe(plain.text);
      if (encoding) expect(answer.body.length).toBeLessThan(plain.body.length);
    }
  });

  test('have an ETag per encoding and answer 304 to it', async () => {
    const { get } = await site();
    const tags = new Set<string>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const etag = (await get('/en/', { 'accept-encoding': encoding })).headers.etag ?? '';
      tags.add(etag);
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const again = await get('/en/', { 'accept-encoding': encoding, 'if-none-match': known });
        expect(again.status).toBe(304);
        expect(again.body).toHaveLength(0);
        expect(again.headers.etag).toBe(etag);
        expect(again.headers['content-security-policy']).toBeDefined();
      }
    }
    expect(tags.size).toBe(3);
    expect((await get('/en/', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('answer HEAD with the headers of GET and no body, on a miss and on a hit', async () => {
    const { get } = await site();
    for (let time = 0; time < 2; time += 1) {
      const head = await get('/en/', {}, 'HEAD');
      const whole = await get('/en/');
      expect(head.body).toHaveLength(0);
      expect(head.headers['content-length']).toBe(whole.headers['content-length']);
      expect(head.headers.etag).toBe(whole.headers.etag);
    }
  });

  test('have security headers on a miss, a hit, a redirect and a refusal', async () => {
    const { get } = await site();
    for (const path of ['/en/', '/en/', '/en/about', '/nowhere.txt', '/en/%zz/']) {
      const { headers } = await get(path);
      expect(headers['content-security-policy']).toContain("default-src 'self'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['strict-transport-security']).toBeUndefined();
    }
  });

  test('have HSTS behind our own proxy, on a hit too', async () => {
    const { get } = await site({ TRUST_PROXY: '1' });
    for (let time = 0; time < 2; time += 1) {
      expect((await get('/en/', { 'x-forwarded-proto': 'https' })).headers['strict-transport-security']).toBeDefined();
      expect((await get('/en/')).headers['strict-transport-security']).toBeUndefined();
    }
  });

  test('are private and revalidated without a CDN', async () => {
    const { headers } = await (await site()).get('/en/');
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers['surrogate-key']).toBeUndefined();
  });

  test.each([
    [{}, 'private, max-age=5'],
    [{ CDN_SECONDS: '300' }, 'public, max-age=5, s-maxage=300, stale-while-revalidate=86400, stale-if-error=86400'],
  ])('LK5 let a browser keep the data of a page for some seconds: %j', async (env, cacheControl) => {
    const { get } = await site(env);
    expect((await get('/en/yachts-for-sale/index.pageContext.json')).headers['cache-control']).toBe(cacheControl);
  });

  test('are public, tagged for purging and without cookies behind a CDN', async () => {
    const { get } = await site({ CDN_SECONDS: '300' });
    const { headers } = await get('/en/yachts-for-sale/?p=2');
    expect(headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=300, stale-while-revalidate=86400, stale-if-error=86400',
    );
    expect(headers['surrogate-key']).toBe('pages en/yachts-for-sale');
    expect(headers.vary).toBe('Accept-Encoding, Cookie, Accept-Language, Sec-CH-UA-Mobile');
    expect(headers['set-cookie']).toBeUndefined();
    expect((await get('/en/yachts-for-sale/', { 'user-agent': IPHONE })).text).toContain('desktop');
  });

  test('LO4 store the locale read for a year, where it is not yet stored', async () => {
    const { get } = await site();
    for (let time = 0; time < 2; time += 1) {
      const { headers } = await get('/es/');
      expect(headers['set-cookie']).toEqual(['i18n_redirected=es; Max-Age=31536000; Path=/; SameSite=Lax']);
      expect((await get('/es/', { cookie: 'i18n_redirected=en' })).headers['set-cookie']).toBeUndefined();
      expect((await get('/es/', { cookie: 'a=b; i18n_redirected=es' })).headers['set-cookie']).toBeUndefined();
    }
    expect((await get('/es/index.pageContext.json')).headers['set-cookie']).toBeUndefined();
  });
});

describe('when rendering fails', () => {
  test('logs the failure once, with the id that the visitor sees', async () => {
    const { get, logged } = await site({}, (request) => {
      if (!request.failure) throw new Error('no upstream');
      return describePage(request);
    });
    const { status, text, headers } = await get('/en/?name=Ada', { accept: 'text/html' });
    expect(status).toBe(500);
    const id = /failure (\S+)/.exec(text)?.[1] ?? 'none';
    expect(headers['x-request-id']).toBe(id);
    expect(headers['cache-control']).toContain('no-store');
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain(id);
    expect(logged[0]).toContain('no upstream');
    expect(logged[0]).not.toContain('Ada');
  });

  test('answers with a plain line when the error page fails too', async () => {
    const { get } = await site({}, () => {
      throw new Error('nothing works');
    });
    const { status, text } = await get('/en/', { accept: 'text/html' });
    expect(status).toBe(500);
    expect(text).toMatch(/^500 Internal Server Error \(/);
  });

  test('shows the cached content rather than an error', async () => {
    let broken = false;
    const { get, app } = await site({}, (request) => (broken ? html(500, 'error page') : describePage(request)));
    const good = await get('/en/');
    broken = true;
    app.purge();
    const again = await get('/en/');
    expect(again.status).toBe(200);
    expect(again.text).toBe(good.text);
  });

  const UNANSWERED: PageAnswer = { ...html(503, 'The search did not answer'), outage: true };

  test('SE9 UI2 answers 503 with a whole, uncached list page when the search times out', async () => {
    const { get, logged, rendered } = await site({ CDN_SECONDS: '300' }, () => UNANSWERED);
    for (let time = 0; time < 2; time += 1) {
      const { status, text, headers } = await get('/en/yachts-for-sale/', { accept: 'text/html' });
      expect([status, text]).toEqual([503, 'The search did not answer']);
      expect(headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'private, no-store' });
    }
    expect(rendered).toHaveLength(2);
    // The adapter names what did not answer.
    expect(logged).toEqual([]);
    const crawler = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)', accept: 'text/html' };
    const bare = await get('/en/yachts-for-sale/', crawler);
    expect([bare.status, bare.text]).toEqual([503, '503 Service Unavailable\n']);
    expect(bare.headers['retry-after']).toBe('120');
  });

  test.each([
    ['a list without its yachts', UNANSWERED],
    ['a page without one of its parts', { ...html(200, 'half a page'), outage: true }],
  ])('SE9 serves the last good copy instead of %s, as long as there is one', async (_, broken) => {
    let isBroken = true;
    const { get, app } = await site({ CDN_SECONDS: '300' }, (request) => (isBroken ? broken : describePage(request)));
    const unanswered = await get('/en/');
    expect([unanswered.status, unanswered.text]).toEqual([broken.status, broken.body]);
    expect(unanswered.headers['cache-control']).toBe('private, no-store');
    isBroken = false;
    const good = await get('/en/');
    isBroken = true;
    app.purge();
    for (let time = 0; time < 2; time += 1) {
      const again = await get('/en/');
      expect([again.status, again.text]).toEqual([200, good.text]);
      expect([again.headers['cache-control'], again.headers['surrogate-key']]).toEqual([
        'private, no-store',
        undefined,
      ]);
    }
    expect(good.headers['cache-control']).toMatch(/^public/);
  });

  test('UI2 a crawler gets a bare 404, or 503 with Retry-After, never the error page', async () => {
    const crawler = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)', accept: 'text/html' };
    const missing = await site({}, () => html(404, 'designed'));
    const bare = await missing.get('/en/nothing/', crawler);
    expect([bare.status, bare.text]).toEqual([404, '404 Not Found\n']);
    expect((await missing.get('/en/nothing/')).text).toBe('designed');
    const broken = await site({}, () => html(500, 'designed'));
    const later = await broken.get('/en/', crawler);
    expect([later.status, later.text]).toEqual([503, '503 Service Unavailable\n']);
    expect(later.headers['retry-after']).toBe('120');
  });

  test('passes 404 and redirects of the renderer through uncached', async () => {
    const { get, rendered } = await site({}, ({ url }) =>
      url.includes('old') ? html(301, '', [['Location', '/en/new/']]) : html(404, 'designed'),
    );
    expect((await get('/en/old/')).headers.location).toBe('/en/new/');
    expect((await get('/en/gone/')).status).toBe(404);
    await get('/en/gone/');
    expect(rendered).toHaveLength(3);
  });
});

test('the renderer can set neither cache headers nor cookies', async () => {
  const { get } = await site({}, () =>
    html(200, 'page', [
      ['Cache-Control', 'no-store'],
      ['Set-Cookie', 'a=b'],
      ['Link', '</a.css>; rel=preload'],
    ]),
  );
  const { headers } = await get('/en/', { cookie: 'i18n_redirected=en' });
  expect(headers['cache-control']).toBe('private, no-cache');
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers.link).toBe('</a.css>; rel=preload');
});

describe('CM2 a preview of drafts', () => {
  const PREVIEWS = {
    ...{ CONTENT: 'storyblok', STORYBLOK_TOKEN: 'public', STORYBLOK_PREVIEW_TOKEN: 'preview' },
    ...{ PREVIEW_TOKEN: 'sixteen-letters-', STORYBLOK_EDITOR_ORIGIN: 'https://editor.example' },
  };
  const SHOWN = '?preview=true&token=sixteen-letters-';
  const framing = async (path: string, variables: Record<string, string> = PREVIEWS) => {
    const { headers } = await (await site(variables)).get(path);
    const policy = String(headers['content-security-policy']);
    return [
      /frame-ancestors [^;]*/.exec(policy)?.[0],
      headers['x-frame-options'],
      /script-src [^;]*/.exec(policy)?.[0],
    ];
  };
  const OPEN = ['frame-ancestors https://editor.example', undefined, "script-src 'self'"];
  const CLOSED = ["frame-ancestors 'none'", 'DENY', "script-src 'self'"];

  test.each([`/en/${SHOWN}`, `/es/a/b/${SHOWN}`, `/en/microsite/yachts-for-charter/${SHOWN}`])(
    '%s may be framed by the editor alone, and is neither kept nor indexed',
    async (path) => {
      expect(await framing(path, { ...PREVIEWS, EMBED_ORIGINS: 'https://partner.example' })).toEqual(OPEN);
      const { get, rendered } = await site(PREVIEWS);
      for (let time = 0; time < 2; time += 1) {
        const { headers } = await get(path);
        expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['private, no-store', 'noindex, nofollow']);
      }
      expect(rendered).toHaveLength(2);
    },
  );

  test.each(['/en/', '/en/?preview=true', '/en/?token=sixteen-letters-', `/en/${SHOWN}x`, `/nothing.txt${SHOWN}`])(
    '%s is none, and may not be framed',
    async (path) => {
      expect(await framing(path)).toEqual(CLOSED);
    },
  );

  test('may be framed by Storyblok where no other editor is named, and by nobody where there is no editor', async () => {
    const usual = await framing(`/en/${SHOWN}`, { ...PREVIEWS, STORYBLOK_EDITOR_ORIGIN: '' });
    expect(usual[0]).toBe('frame-ancestors https://app.storyblok.com');
    const { PREVIEW_TOKEN } = PREVIEWS;
    expect(await framing(`/en/${SHOWN}`, { PREVIEW_TOKEN })).toEqual(CLOSED);
  });
});

describe('RT8 microsites', () => {
  const PARTNERS = { EMBED_ORIGINS: 'https://partner.example' };
  const LIST = '/en/microsite/yachts-for-charter/';
  const framing = ({ headers }: { headers: IncomingHttpHeaders }) => [
    /frame-ancestors [^;]*/.exec(String(headers['content-security-policy']))?.[0],
    headers['x-frame-options'],
  ];
  const OPEN = ['frame-ancestors https://partner.example', undefined];
  const CLOSED = ["frame-ancestors 'none'", 'DENY'];

  test.each([LIST, '/es/microsite/yachts-for-sale/?p=2'])('%s may be framed, from the cache too', async (path) => {
    const { get, rendered } = await site(PARTNERS);
    for (let time = 0; time < 3; time += 1) expect(framing(await get(path))).toEqual(OPEN);
    const { headers } = await get(path);
    const unchanged = await get(path, { 'if-none-match': headers.etag ?? '' });
    expect([unchanged.status, ...framing(unchanged)]).toEqual([304, ...OPEN]);
    expect(rendered).toHaveLength(1);
  });

  test.each([`${LIST}?p=99`, '/en/microsite/nothing/', '/en/microsite/yachts-for-charter/below/'])(
    '%s is a 404 that may be framed',
    async (path) => {
      const { get } = await site(PARTNERS, () => html(404, 'designed'));
      const answer = await get(path);
      expect([answer.status, ...framing(answer)]).toEqual([404, ...OPEN]);
    },
  );

  test.each(['/en/', '/en/yachts-for-charter/', '/en/microsites/yachts-for-sale/', '/nothing.txt'])(
    '%s may not be framed',
    async (path) => {
      const { get } = await site(PARTNERS);
      for (let time = 0; time < 2; time += 1) expect(framing(await get(path))).toEqual(CLOSED);
    },
  );

  test('may not be framed without a partner', async () => {
    const { get } = await site();
    for (let time = 0; time < 2; time += 1) expect(framing(await get(LIST))).toEqual(CLOSED);
  });

  test('are microsites under prefix_except_default as well', async () => {
    const { get } = await site({ ...PARTNERS, LOCALE_STRATEGY: 'prefix_except_default' });
    expect(framing(await get('/microsite/yachts-for-sale/'))).toEqual(OPEN);
    expect(framing(await get('/es/microsite/yachts-for-sale/'))).toEqual(OPEN);
  });
});
