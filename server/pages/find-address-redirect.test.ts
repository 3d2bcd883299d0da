import { afterEach, describe, expect, test } from 'vitest';
import type { Page } from '../../core/content/page.ts';
import { demoTexts } from '../../tests/demo-texts.ts';
import { MemoryContentRepository } from '../../tests/fakes/memory-content-repository.ts';
import { MemoryRedirectRules } from '../../tests/fakes/memory-redirect-rules.ts';
import { MemoryYachtCatalogue } from '../../tests/fakes/memory-yacht-catalogue.ts';
import { SAMPLE_HOME, SAMPLE_SITE, samplePage } from '../../tests/samples/sample-content.ts';
import { sampleYacht } from '../../tests/samples/sample-yacht.ts';
import { type FixtureSite, startSite } from '../start/site.fixture.ts';

const sites: FixtureSite[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map(({ app }) => app.close()));
});

const english = samplePage('house', demoTexts({ en: 'house', es: 'casa' }));
const CONTENT = new MemoryContentRepository({
  site: SAMPLE_SITE,
  home: SAMPLE_HOME,
  pages: [
    samplePage('sell', demoTexts({ en: 'sell-a-yacht', es: 'vender-un-yate' })),
    samplePage('destinations', demoTexts({ en: 'destinations', es: 'destinos' })),
    samplePage('corsica', demoTexts({ en: 'destination/corsica', es: 'destino/corcega' }), { parent: 'destinations' }),
    samplePage('offices', demoTexts({ en: 'offices-and-people', es: 'oficinas-y-personas' })),
    samplePage('people', demoTexts({ en: 'offices-and-people/people', es: 'oficinas-y-personas/personas' }), {
      parent: 'offices',
    }),
    samplePage('ring', demoTexts({ en: 'ring', es: 'anillo' })),
    samplePage('show', demoTexts({ en: 'show', es: 'feria' }), { validity: { from: null, until: '2020-01-01' } }),
    { ...english, translations: { ...english.translations, es: null } },
  ],
});
const REDIRECTS = new MemoryRedirectRules([
  {
    from: demoTexts({ en: '/contact/', es: '/contacto/' }),
    to: demoTexts({ en: '/offices-and-people/', es: '/oficinas-y-personas/' }),
    status: 301,
  },
  {
    from: demoTexts({ en: '/old.html', es: '/viejo.html' }),
    to: demoTexts({ en: '/sell-a-yacht/', es: '/vender-un-yate/' }),
    status: 301,
  },
  {
    from: demoTexts({ en: '/sailing-yachts/', es: '/veleros/' }),
    to: demoTexts({ en: '/yachts-for-sale/?l=kind:sail', es: '/yachts-for-sale/?l=kind:sail' }),
    status: 301,
  },
  {
    from: demoTexts({ en: '/wrong/', es: '/mal/' }),
    to: demoTexts({ en: '/vender-un-yate/', es: '/sell-a-yacht/' }),
    status: 301,
  },
  { from: demoTexts({ en: '/ring/', es: '/aro/' }), to: demoTexts({ en: '/anillo/', es: '/anillo/' }), status: 301 },
]);

async function site(variables: Record<string, string> = {}): Promise<FixtureSite> {
  const ports = { content: CONTENT, redirects: REDIRECTS, catalogue: new MemoryYachtCatalogue([sampleYacht()]) };
  const started = await startSite(variables, undefined, {}, ports);
  sites.push(started);
  return started;
}

const EXCEPT_DEFAULT = { LOCALE_STRATEGY: 'prefix_except_default' };
const SPANISH = { 'accept-language': 'es-ES,es;q=0.9,en;q=0.5' };
const ENGLISH = { 'accept-language': 'en-GB' };
const KEPT = 'public, max-age=3600';
const NEVER_KEPT = 'private, no-store';

describe('RT4 RT5 LO2 a URL without locale redirects to the page in the visitor’s language', () => {
  test.each([
    ['/sell-a-yacht/', SPANISH, '/es/vender-un-yate/'],
    ['/sell-a-yacht/?utm=x', SPANISH, '/es/vender-un-yate/?utm=x'],
    ['/sell-a-yacht', SPANISH, '/es/vender-un-yate/'],
    ['/sell-a-yacht/', ENGLISH, '/en/sell-a-yacht/'],
    ['/vender-un-yate/', ENGLISH, '/en/sell-a-yacht/'],
    ['/vender-un-yate/', SPANISH, '/es/vender-un-yate/'],
    ['/vender-un-yate/', {}, '/en/sell-a-yacht/'],
    ['/destination/corsica/', SPANISH, '/es/destino/corcega/'],
    ['/house/', SPANISH, '/en/house/'],
    ['/contact/', SPANISH, '/es/oficinas-y-personas/'],
    ['/contact', SPANISH, '/es/oficinas-y-personas/'],
    ['/contacto/', ENGLISH, '/en/offices-and-people/'],
    ['/wrong/', ENGLISH, '/en/sell-a-yacht/'],
    ['/yachts-for-sale/?p=2', SPANISH, '/es/yachts-for-sale/?p=2'],
    ['/nobody/', SPANISH, '/es/nobody/'],
  ])('%s for %o: %s', async (path, headers, location) => {
    const { get } = await site();
    const answer = await get(path, headers);
    expect([answer.status, answer.headers.location]).toEqual([302, location]);
    expect(answer.headers['cache-control']).toBe(NEVER_KEPT);
  });
});

describe('RT5 a URL in one language that is a page of the other', () => {
  test.each([
    ['/es/sell-a-yacht/', 301, '/es/vender-un-yate/'],
    ['/es/sell-a-yacht?a=b', 301, '/es/vender-un-yate/?a=b'],
    ['/en/vender-un-yate/', 301, '/en/sell-a-yacht/'],
    ['/es/contact/', 301, '/es/oficinas-y-personas/'],
    ['/en/wrong/', 301, '/en/sell-a-yacht/'],
  ])('%s redirects with %i to its translation %s, whatever the visitor’s language', async (path, status, location) => {
    const { get, rendered } = await site();
    const answer = await get(path, path.startsWith('/es') ? ENGLISH : SPANISH);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
    expect(answer.headers['cache-control']).toBe(path.includes('?') ? NEVER_KEPT : KEPT);
    expect(rendered).toEqual([]);
  });

  test.each(['/es/house/', '/es/show/', '/en/en/', '/en/es/', '/es/en/sell-a-yacht/', '/en/ring/', '/en/anillo/'])(
    'LO3 RT6 %s is not a page and is not redirected',
    async (path) => {
      const { get, rendered } = await site();
      expect((await get(path, ENGLISH)).headers.location).toBeUndefined();
      expect(rendered).toMatchObject([{ redirectTo: null }]);
    },
  );

  test('redirects a client navigation as well', async () => {
    const { get, rendered } = await site();
    await get('/es/sell-a-yacht/index.pageContext.json?a=b');
    await get('/es/vender-un-yate/index.pageContext.json');
    expect(rendered.map(({ redirectTo }) => redirectTo)).toEqual(['/es/vender-un-yate/?a=b', null]);
  });
});

describe('LK4 RT6 a redirect rule at a path with an extension', () => {
  test.each([
    ['/old.html', ENGLISH, 301, '/en/sell-a-yacht/'],
    ['/old.html?a=b', SPANISH, 301, '/es/vender-un-yate/?a=b'],
    ['/viejo.html', ENGLISH, 301, '/en/sell-a-yacht/'],
    ['/es/old.html', ENGLISH, 301, '/es/vender-un-yate/'],
    ['/OLD.html', SPANISH, 301, '/es/vender-un-yate/'],
  ])('%s for %o redirects with %i to %s', async (path, headers, status, location) => {
    const { get } = await site();
    const answer = await get(path, headers);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
    expect(answer.headers['cache-control']).toBe(path.startsWith('/es/') ? KEPT : NEVER_KEPT);
  });
});

describe('RT6 UI2 an unknown path with an extension', () => {
  const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  test.each(['/old.htm', '/en/index.php', '/favicon.png', '/brochures/en/charter/nobody.pdf'])(
    '%s is the designed page in a browser and one line elsewhere',
    async (path) => {
      const { get, rendered } = await site();
      const page = await get(path, { ...BROWSER, ...SPANISH });
      expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      const locale = path.startsWith('/en/') ? 'en' : 'es';
      expect(rendered).toMatchObject([{ locale, failure: { status: 404, path } }]);
      const line = await get(path, { accept: '*/*' });
      expect([line.status, line.text]).toEqual([404, '404 Not Found\n']);
    },
  );

  test.each(['/assets/gone.js', '/media/gone.webp', '/api/gone/', '/builds/meta/0.json', '/_i18n/fr/messages.json'])(
    '%s is one line in every client',
    async (path) => {
      const { get, rendered } = await site();
      const answer = await get(path, BROWSER);
      expect([answer.status, answer.text]).toEqual([404, '404 Not Found\n']);
      expect(rendered).toEqual([]);
    },
  );
});

describe('RT1 LK1 a URL in another case, or a part of one', () => {
  test.each([
    ['/EN/', '/en/'],
    ['/en/YACHTS-FOR-SALE/', '/en/yachts-for-sale/'],
    ['/En/Yachts-For-Sale?p=1&q=Sea', '/en/yachts-for-sale/?q=Sea'],
    ['/es/Vender-un-yate/', '/es/vender-un-yate/'],
    ['/es/SELL-A-YACHT/', '/es/vender-un-yate/'],
    ['/en/Contact/', '/en/offices-and-people/'],
    ['/en/destination/', '/en/destinations/'],
    ['/es/destination/', '/es/destinos/'],
    ['/es/destino/', '/es/destinos/'],
    ['/en/yacht-for-charter/', '/en/yachts-for-charter/'],
    ['/es/yacht-for-sale/', '/es/yachts-for-sale/'],
    ['/en/people/', '/en/offices-and-people/people/'],
    ['/en/yacht-for-charter/AURORA/', '/en/yacht-for-charter/aurora/'],
  ])('%s redirects permanently to %s', async (path, location) => {
    const { get } = await site();
    const answer = await get(path, SPANISH);
    expect([answer.status < 303, answer.headers.location]).toEqual([true, location]);
    if (!path.includes('?')) expect([answer.status, answer.headers['cache-control']]).toEqual([301, KEPT]);
  });

  test.each(['/en/NOBODY/', '/en/yacht-for-charter/NOBODY/', '/en/EN/', '/assets/GONE.js', '/en/microsite/'])(
    '%s is not redirected',
    async (path) => {
      expect((await (await site()).get(path)).headers.location).toBeUndefined();
    },
  );

  test('redirects to the visitor’s locale when it has none', async () => {
    const { get } = await site();
    const lead = async (path: string) => (await get(path, SPANISH)).headers.location;
    expect(await lead('/Sell-A-Yacht')).toBe('/es/vender-un-yate/');
    expect(await lead('/destination/')).toBe('/es/destinos/');
    expect(await lead('/people/')).toBe('/es/oficinas-y-personas/personas/');
    expect(await lead('/yacht-for-sale/')).toBe('/es/yachts-for-sale/');
  });
});

test.each([
  ['/en/sailing-yachts/', '/en/yachts-for-sale/?l=kind:sail'],
  ['/en/sailing-yachts/?l=kind:motor', '/en/yachts-for-sale/?l=kind:sail'],
  ['/en/sailing-yachts/?l=kind%3Amotor&s=year-desc', '/en/yachts-for-sale/?l=kind:sail&s=year-desc'],
  ['/es/veleros/?l=flag:malta;kind:motor&p=2', '/es/yachts-for-sale/?l=flag:malta;kind:sail&p=2'],
])('LK4 SE7 an old URL of one kind shows that kind alone: %s redirects to %s', async (path, location) => {
  expect((await (await site()).get(path)).headers.location).toBe(location);
});

describe('LO2 LO3 under prefix_except_default', () => {
  test.each([
    ['/', '/es/'],
    ['/yachts-for-sale/?p=2', '/es/yachts-for-sale/?p=2'],
    ['/sell-a-yacht/?utm=x', '/es/vender-un-yate/?utm=x'],
    ['/sell-a-yacht', '/es/vender-un-yate/'],
    ['/contact', '/es/oficinas-y-personas/'],
    ['/contacto/', '/es/oficinas-y-personas/'],
    ['/vender-un-yate/', '/es/vender-un-yate/'],
    ['/yacht-for-sale/aurora/', '/es/yacht-for-sale/aurora/'],
  ])('redirects a first load of %s by a Spanish visitor to %s, from the cache or not', async (path, location) => {
    const { get } = await site(EXCEPT_DEFAULT);
    await get(path, ENGLISH);
    for (const headers of [SPANISH, { cookie: 'i18n_redirected=es', ...ENGLISH }]) {
      const answer = await get(path, headers);
      expect([answer.status, answer.headers.location]).toEqual([302, location]);
      expect(answer.headers['cache-control']).toBe(NEVER_KEPT);
    }
  });

  test.each([
    ['/', ENGLISH],
    ['/', {}],
    ['/', { cookie: 'i18n_redirected=en', ...SPANISH }],
    ['/house/', SPANISH],
    ['/es/', ENGLISH],
    ['/', { ...SPANISH, 'sec-fetch-site': 'same-origin' }],
    ['/sell-a-yacht/', { ...SPANISH, host: 'www.halyard.example', referer: 'https://www.halyard.example/es/' }],
    ['/sell-a-yacht/index.pageContext.json', SPANISH],
  ])('serves %s for %o as the page that it is', async (path, headers) => {
    const { get } = await site(EXCEPT_DEFAULT);
    const answer = await get(path, headers);
    expect([answer.status, answer.headers.location]).toEqual([200, undefined]);
  });

  test('LO3 an explicit prefix wins: the redirect’s target stays in its language, and only that page', async () => {
    const { get } = await site(EXCEPT_DEFAULT);
    const { headers } = await get('/EN/sell-a-yacht?a=b', SPANISH);
    expect(headers.location).toBe('/sell-a-yacht/?a=b');
    expect(headers['set-cookie']).toEqual(['i18n_explicit=%2Fsell-a-yacht%2F; Path=/; HttpOnly; SameSite=Lax']);
    const explicit = { ...SPANISH, cookie: 'i18n_explicit=%2Fsell-a-yacht%2F' };
    expect((await get('/sell-a-yacht/?a=b', explicit)).status).toBe(200);
    expect((await get('/destinations/', explicit)).headers.location).toBe('/es/destinos/');
    expect((await get('/en/sell-a-yacht/', ENGLISH)).headers['set-cookie']).toBeUndefined();
    expect((await get('/es/sell-a-yacht/', SPANISH)).headers['set-cookie']).toBeUndefined();
  });

  test('LO3 over TLS no neighbouring subdomain can set which page was asked for', async () => {
    const { get } = await site({ ...EXCEPT_DEFAULT, TRUST_PROXY: 'true' });
    const spanish = { ...SPANISH, 'x-forwarded-proto': 'https' };
    const { headers } = await get('/en/sell-a-yacht/', spanish);
    const set = '__Host-i18n_explicit=%2Fsell-a-yacht%2F';
    expect(headers['set-cookie']).toEqual([`${set}; Path=/; HttpOnly; Secure; SameSite=Lax`]);
    expect((await get('/sell-a-yacht/', { ...spanish, cookie: set })).status).toBe(200);
    const neighbours = { ...spanish, cookie: set.replace('__Host-', '') };
    expect((await get('/sell-a-yacht/', neighbours)).status).toBe(302);
  });

  test('serves the URL as it is behind a CDN, which caches one copy for all', async () => {
    const { get } = await site({ ...EXCEPT_DEFAULT, CDN_SECONDS: '60' });
    expect((await get('/', SPANISH)).status).toBe(200);
  });

  test.each([
    ['/en/', 302, '/'],
    ['/en/sell-a-yacht/', 302, '/sell-a-yacht/'],
    ['/en/vender-un-yate/', 302, '/sell-a-yacht/'],
    ['/EN/Sell-a-yacht', 302, '/sell-a-yacht/'],
    ['/es/sell-a-yacht/', 301, '/es/vender-un-yate/'],
    ['/contacto/', 302, '/offices-and-people/'],
    ['/destination/', 302, '/destinations/'],
  ])('%s redirects with %i to %s', async (path, status, location) => {
    const { get } = await site(EXCEPT_DEFAULT);
    const answer = await get(path, ENGLISH);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });

  test.each(['/en/en/', '/en/es/', '/en/es/vender-un-yate/'])('%s is 404', async (path) => {
    const { get } = await site(EXCEPT_DEFAULT);
    const answer = await get(path, { accept: 'text/html' });
    expect([answer.status, answer.headers.location]).toEqual([404, undefined]);
  });
});

test('RT5 addresses that lead nowhere read the pages once for a content version', async () => {
  let reads = 0;
  const counted = (page: Page): Page => ({
    ...page,
    get translations() {
      reads += 1;
      return page.translations;
    },
  });
  class CountedContent extends MemoryContentRepository {
    listed: readonly Page[] = [];
    override pages = async () => this.listed;
  }
  const content = new CountedContent({ site: SAMPLE_SITE, home: SAMPLE_HOME, pages: [] });
  const publish = async () => {
    content.listed = (await CONTENT.pages()).map(counted);
  };
  const started = await startSite({}, undefined, {}, { content, redirects: REDIRECTS });
  sites.push(started);
  const askAll = async () => {
    for (let index = 0; index < 10; index += 1) {
      for (const path of [`/en/nothing-${index}/`, `/nothing/${index}/`]) {
        await started.get(path, { 'user-agent': 'Googlebot' });
      }
    }
    return reads;
  };
  await publish();
  const first = await askAll();
  expect(first).toBeGreaterThan(0);
  expect(await askAll()).toBe(first);
  await publish();
  expect(await askAll()).toBe(2 * first);
});

describe('LO3 LO4 LO6 the stored locale', () => {
  const cookieOf = async (headers: Record<string, string>, path: string, variables = {}) => {
    const { get } = await site(variables);
    const [cookie] = (await get(path, { host: 'www.halyard.example', ...headers })).headers['set-cookie'] ?? [];
    return cookie?.split(';', 1)[0] ?? null;
  };
  const stored = { cookie: 'i18n_redirected=es' };
  const from = (path: string) => ({ referer: `https://www.halyard.example${path}` });

  test.each([
    ['keeps a stored Spanish after an English link from elsewhere', stored, '/en/house/', null],
    ['keeps it after a page of another site', { ...stored, referer: 'https://a.example/es/' }, '/en/', null],
    ['stores no English for a Spanish browser', SPANISH, '/en/house/', null],
    ['stores the browser’s own language', SPANISH, '/es/', 'i18n_redirected=es'],
    ['stores the language read by a browser of neither', { 'accept-language': 'fr' }, '/es/', 'i18n_redirected=es'],
    ['ignores a link within one language', { ...stored, ...from('/en/house/') }, '/en/', null],
    [
      'takes a link to the other language as a switch',
      { ...stored, ...from('/es/') },
      '/en/house/',
      'i18n_redirected=en',
    ],
  ])('%s', async (_, headers, path, cookie) => {
    expect(await cookieOf(headers, path)).toBe(cookie);
  });

  test('stores a switch to the language without prefix as well', async () => {
    const headers = { ...stored, ...from('/es/vender-un-yate/') };
    expect(await cookieOf(headers, '/sell-a-yacht/', EXCEPT_DEFAULT)).toBe('i18n_redirected=en');
  });
});
