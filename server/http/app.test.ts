import type { IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MemoryYachtCatalogue } from '../../tests/fakes/memory-yacht-catalogue.ts';
import { MemoryYachtSearch } from '../../tests/fakes/memory-yacht-search.ts';
import { sampleYacht } from '../../tests/samples/sample-yacht.ts';
import { type FixtureSite, startSite } from '../start/site.fixture.ts';

let site: FixtureSite;
beforeAll(async () => {
  site = await startSite({ METRICS_PORT: '0' });
});
afterAll(() => site.app.close());

test('reports alive and ready', async () => {
  expect((await site.get('/healthz')).text).toBe('ok\n');
  expect((await site.get('/readyz')).status).toBe(200);
});

test('reports not ready with the missing parts', async () => {
  const unready = await startSite({}, undefined, { blockers: async () => ['the catalogue is not loaded'] });
  const answer = await unready.get('/readyz');
  expect([answer.status, answer.text]).toEqual([503, 'the catalogue is not loaded\n']);
  await unready.app.close();
});

describe('LO7 messages', () => {
  test('are immutable at their version and revalidated elsewhere', async () => {
    const versioned = await site.get('/_i18n/es/messages.json?v=def');
    expect(versioned.text).toBe('{"a":"Á"}');
    expect(versioned.headers['content-type']).toContain('application/json');
    expect(versioned.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const url of ['/_i18n/es/messages.json', '/_i18n/es/messages.json?v=old']) {
      expect((await site.get(url)).headers['cache-control']).toBe('no-cache');
    }
  });

  test.each(['fr', 'EN', '..', '%2e%2e', '__proto__'])('answers 404 for the unknown locale %s', async (locale) => {
    expect((await site.get(`/_i18n/${locale}/messages.json`)).status).toBe(404);
  });
});

describe('redirects', () => {
  test.each([
    ['/en/about?a=b', 301, '/en/about/?a=b'],
    ['/about/?a=b', 302, '/en/about/?a=b'],
    ['/', 302, '/en/'],
    ['/en/yachts-for-charter/?s=junk', 302, '/en/yachts-for-charter/'],
    ['/find/?market=sale', 302, '/en/yachts-for-sale/'],
    ['/es/find/?market=charter&guests=8&area=', 302, '/es/yachts-for-charter/?nm=guests:8:'],
    ['/en/find/?guests=junk&area=greece&market=junk', 302, '/en/yachts-for-charter/?l=destination:greece'],
    ['/en/find/?when=2027-07-03&nights=10', 302, '/en/yachts-for-charter/?d=2027-07-03:10'],
    ['/en/find/?when=2027-07&nights=7', 302, '/en/yachts-for-charter/?d=2027-07-13:7:12'],
    ['/en/find/?when=2027-13&nights=x', 302, '/en/yachts-for-charter/'],
    ['/en/find/?market=sale&when=2027-07', 302, '/en/yachts-for-sale/'],
    ['/en/find?guests=8', 301, '/en/find/?guests=8'],
  ])('%s redirects with %i to %s', async (path, status, location) => {
    const answer = await site.get(path);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });

  test('LO3 use the locale of the cookie, then of the browser', async () => {
    expect((await site.get('/', { 'accept-language': 'es-ES' })).headers.location).toBe('/es/');
    expect((await site.get('/', { cookie: 'i18n_redirected=en', 'accept-language': 'es' })).headers.location).toBe(
      '/en/',
    );
    expect((await site.get('/find/', { cookie: 'i18n_redirected=es' })).headers.location).toMatch(/^\/es\//);
  });

  test.each(['//evil.example', '//evil.example/', '/%2fevil.example', '/\\evil.example', '/en//evil.example'])(
    '%s never redirects to another host',
    async (path) => {
      const { status, headers } = await site.get(path);
      expect(status).toBeLessThan(500);
      expect(headers.location ?? '/').not.toMatch(/^(\/[/\\]|[a-z]+:)/i);
    },
  );
});

describe('YA7 the hits of a list', () => {
  const fleet = [
    sampleYacht({ id: 'aurora', length: 74.2, salePrice: 100 }),
    sampleYacht({ id: 'zephyr', length: 50, salePrice: 300, market: 'sale' }),
    sampleYacht({ id: 'meltemi', length: 31, market: 'charter' }),
  ];
  const ports = { search: new MemoryYachtSearch(fleet), catalogue: new MemoryYachtCatalogue(fleet) };

  test('are served next to the pages', async () => {
    const { app, get, rendered } = await startSite({}, undefined, {}, ports);
    const answer = await get('/api/yacht-hits/?market=sale&s=length-asc');
    expect([answer.status, JSON.parse(answer.text)]).toEqual([
      200,
      {
        hits: [
          { Length: 50, Url: '/yacht-for-sale/zephyr/', YachtId: 'zephyr' },
          { Length: 74.2, Url: '/yacht-for-sale/aurora/', YachtId: 'aurora' },
        ],
      },
    ]);
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(answer.headers['set-cookie']).toBeUndefined();
    const known = { 'if-none-match': answer.headers.etag ?? '' };
    expect((await get('/api/yacht-hits?market=sale&s=length-asc', known)).status).toBe(304);
    expect((await get('/api/yacht-hits/?market=lease')).status).toBe(400);
    expect(rendered).toEqual([]);
    await app.close();
  });
});

describe('drawings', () => {
  test('are static SVG, cached in memory, with an ETag', async () => {
    const { status, text, headers } = await site.get('/media/drawings/aurora/profile.svg');
    expect([status, text]).toEqual([200, '<svg>profile</svg>']);
    expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'none'");
    expect(headers['content-type']).toBe('image/svg+xml');
    const again = await site.get('/media/drawings/aurora/profile.svg', { 'if-none-match': headers.etag ?? '' });
    expect(again.status).toBe(304);
  });

  test.each(['aurora/portrait.svg', 'nobody/profile.svg', 'aurora/profile.png'])('%s is not found', async (path) => {
    expect((await site.get(`/media/drawings/${path}`)).status).toBe(404);
  });
});

test('allows map tiles on pages only, and only where they are configured', async () => {
  const mapped = await startSite({
    MAP_TILES: 'https://tiles.example:8443/sea/{z}/{x}/{y}.png',
    MAP_ATTRIBUTION: '© Sample',
    EMBED_ORIGINS: 'https://partner.example',
  });
  const images = ({ headers }: { headers: IncomingHttpHeaders }) =>
    /img-src [^;]*/.exec(String(headers['content-security-policy']))?.[0];
  for (const path of ['/en/', '/en/microsite/yachts-for-charter/', '/en/nothing/']) {
    expect(images(await mapped.get(path))).toBe("img-src 'self' https://tiles.example:8443");
    expect(images(await site.get(path))).toBe("img-src 'self'");
  }
  await mapped.app.close();
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s on a page is refused', async (method) => {
  const { status, headers } = await site.get('/en/', {}, method);
  expect(status).toBeGreaterThanOrEqual(404);
  expect(status).toBeLessThan(500);
  if (status === 405) expect(headers.allow).toBe('GET, HEAD');
});

test('refuses a long URL before anything reads it', async () => {
  expect((await site.get(`/en/${'a'.repeat(5000)}/`)).status).toBe(414);
});

test('refuses a request that names two hosts', async () => {
  const lines = (hosts: readonly string[]) => ['GET /healthz HTTP/1.1', ...hosts, 'Connection: close', '', ''];
  const { port } = site.app.fastify.server.address() as AddressInfo;
  const statusOf = (hosts: readonly string[]) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(lines(hosts).join('\r\n')));
      const chunks: Buffer[] = [];
      socket.on('data', (chunk: Buffer) => chunks.push(chunk));
      socket.on('end', () => resolve(Buffer.concat(chunks).toString().slice(9, 12)));
      socket.on('error', reject);
    });
  expect(await statusOf(['Host: a.example'])).toBe('200');
  expect(await statusOf(['Host: a.example', 'hOST: b.example'])).toBe('400');
  expect(await statusOf(['Host: a.example', 'host: a.example'])).toBe('400');
});

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', '400 Bad Request'],
  [
    'two lengths',
    'POST /enquiries HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    '400 Bad Request',
  ],
  [
    'a length and chunks',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    '400 Bad Request',
  ],
  [
    'huge headers',
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
  ],
])('answers %s with one line, and hangs up', async (_, sent, line) => {
  const { port } = site.app.fastify.server.address() as AddressInfo;
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(sent));
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()));
    socket.on('error', reject);
  });
  expect(answer.split('\r\n')[0]).toBe(`HTTP/1.1 ${line}`);
  expect(answer).toContain('\r\nConnection: close\r\n');
  expect(answer.split('\r\n\r\n')[1]).toBe(`${line}\n`);
});

test('refuses an absolute URL', async () => {
  expect((await site.get('http://evil.example/')).status).toBe(400);
});

test('metrics count requests, cache events and renderings', async () => {
  await site.get('/en/metrics-test/');
  await site.get('/en/metrics-test/');
  const text = await site.metrics.text(await site.app.gauges());
  expect(text).toMatch(/halyard_requests_total\{status="2xx"\} [1-9]/);
  expect(text).toMatch(/halyard_page_cache_total\{event="hit"\} [1-9]/);
  expect(text).toMatch(/halyard_page_cache_total\{event="miss"\} [1-9]/);
  expect(text).toMatch(/halyard_render_seconds_count [1-9]/);
});

describe('junk', () => {
  const junkPath = fc.oneof(
    fc.webPath(),
    fc.string({ unit: 'grapheme-ascii' }),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '%',
      '%zz',
      '%00',
      '%c0%af',
      '..%2f..%2fetc/passwd',
      '%2e%2e/',
      '\u0000',
      '?',
      '&&&',
      '[]',
      '__proto__',
    ),
  );
  const prefix = fc.constantFrom(
    '/',
    '/en/',
    '/es/',
    '/en/yachts-for-sale/?',
    '/find/?',
    '/media/',
    '/_i18n/',
    '/assets/',
  );

  test('answers thousands of odd URLs without a 5xx or an error in the log', { timeout: 60_000 }, async () => {
    site.logged.length = 0;
    await fc.assert(
      fc.asyncProperty(prefix, junkPath, fc.webQueryParameters(), async (start, path, query) => {
        const raw = `${start}${path}?${query}`;
        fc.pre(URL.canParse(raw, 'http://localhost'));
        const injected = await site.app.fastify.inject({ method: 'GET', url: raw, headers: { accept: 'text/html' } });
        expect(injected.statusCode).toBeLessThan(500);
      }),
      { numRuns: 3000 },
    );
    expect(site.logged).toEqual([]);
  });

  test('answers the same over a real connection, in any spelling of a client', { timeout: 60_000 }, async () => {
    site.logged.length = 0;
    const wire = fc.stringMatching(/^[!-~]{0,60}$/);
    await fc.assert(
      fc.asyncProperty(prefix, wire, async (start, path) => {
        const { status, headers } = await site.get(start + path, { accept: 'text/html' });
        expect(status).toBeLessThan(500);
        expect(headers.location ?? '/').not.toMatch(/^(\/[/\\]|[a-z]+:)/i);
      }),
      { numRuns: 1000 },
    );
    expect(site.logged).toEqual([]);
  });
});
