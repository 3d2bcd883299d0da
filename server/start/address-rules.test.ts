import { afterEach, describe, expect, test } from 'vitest';
import { type FixtureSite, startSite } from './site.fixture.ts';

const sites: FixtureSite[] = [];
async function site(variables: Record<string, string>): Promise<FixtureSite> {
  const started = await startSite(variables);
  sites.push(started);
  return started;
}
afterEach(async () => {
  await Promise.all(sites.splice(0).map(({ app }) => app.close()));
});

const EXCEPT_DEFAULT = { LOCALE_STRATEGY: 'prefix_except_default' };

describe('LO2 under prefix', () => {
  test.each(['301', '302', '303', '307', '308'])('a URL without locale redirects with %s', async (status) => {
    const { get, rendered } = await site({ LOCALE_REDIRECT_STATUS: status });
    const answer = await get('/about/?a=b', { 'accept-language': 'es' });
    expect([answer.status, answer.headers.location]).toEqual([Number(status), '/es/about/?a=b']);
    // It goes by the visitor: nobody may keep it, permanent or not.
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(rendered).toEqual([]);
  });

  test.each(['/about/index.pageContext.json', '/about.txt'])('%s is not a page and is not redirected', async (path) => {
    expect((await (await site({})).get(path)).status).toBe(404);
  });
});

describe('LO2 under prefix_except_default', () => {
  test.each([
    ['/about/?utm=x', '/about/', 'en'],
    ['/index.pageContext.json', '/index.pageContext.json', 'en'],
    ['/es/', '/es/', 'es'],
    ['/es/about/', '/es/about/', 'es'],
  ])('%s is a page, %s in %s, whatever cookie and browser say', async (path, url, locale) => {
    const { get, rendered } = await site(EXCEPT_DEFAULT);
    const other = locale === 'en' ? 'es' : 'en';
    const answer = await get(path, { cookie: `i18n_redirected=${other}`, 'accept-language': other });
    expect(answer.status).toBe(200);
    expect(rendered).toMatchObject([{ url, locale }]);
  });

  test.each([
    ['/en/', '/'],
    ['/en/about/?a=b', '/about/?a=b'],
    ['/en/yachts-for-sale/?p=2', '/yachts-for-sale/?p=2'],
  ])('%s redirects to %s', async (path, location) => {
    const { get, rendered } = await site({ ...EXCEPT_DEFAULT, LOCALE_REDIRECT_STATUS: '307' });
    const answer = await get(path, { 'accept-language': 'es' });
    expect([answer.status, answer.headers.location]).toEqual([307, location]);
    expect(rendered).toEqual([]);
  });

  test.each(['/en//evil.example/', '/en/%2fevil.example/', '/en/\\evil.example/', '/en/%5cevil.example'])(
    '%s never redirects to another host',
    async (path) => {
      const { headers } = await (await site(EXCEPT_DEFAULT)).get(path);
      expect(headers.location ?? '/').not.toMatch(/^(\/[/\\]|[a-z]+:)/i);
    },
  );

  test('gives each page one URL: the other form is not a second entry', async () => {
    const { get, rendered } = await site(EXCEPT_DEFAULT);
    await get('/about/');
    await get('/en/about/');
    await get('/en/about/index.pageContext.json');
    expect(rendered).toHaveLength(1);
  });

  test('redirects the finder to the list without prefix, and in another locale with one', async () => {
    const { get } = await site(EXCEPT_DEFAULT);
    const ask = async (path: string) => (await get(path, { 'accept-language': 'es' })).headers.location;
    expect(await ask('/find/?market=sale')).toBe('/yachts-for-sale/');
    expect(await ask('/es/find/?market=sale')).toBe('/es/yachts-for-sale/');
  });

  test('LO4 stores the locale read there too', async () => {
    const { get } = await site(EXCEPT_DEFAULT);
    expect((await get('/about/')).headers['set-cookie']).toEqual([
      'i18n_redirected=en; Max-Age=31536000; Path=/; SameSite=Lax',
    ]);
  });
});

describe('LO3 the fallback locale', () => {
  test.each([
    [{}, undefined, undefined, '/en/'],
    [{ FALLBACK_LOCALE: 'es' }, undefined, undefined, '/es/'],
    [{ FALLBACK_LOCALE: 'es' }, undefined, 'de-DE, fr;q=0.8', '/es/'],
    [{ FALLBACK_LOCALE: 'es' }, undefined, 'de, en;q=0.1', '/en/'],
    [{ FALLBACK_LOCALE: 'es' }, 'en', undefined, '/en/'],
    [{ FALLBACK_LOCALE: 'es' }, 'en', 'es', '/en/'],
    [{ FALLBACK_LOCALE: 'es' }, 'xx', 'de', '/es/'],
    [{ FALLBACK_LOCALE: 'en' }, undefined, 'es', '/es/'],
  ])('%o, cookie %s, browser %s: %s', async (variables, cookie, language, location) => {
    const { get } = await site(variables);
    const headers = {
      ...(cookie === undefined ? {} : { cookie: `i18n_redirected=${cookie}` }),
      ...(language === undefined ? {} : { 'accept-language': language }),
    };
    expect((await get('/', headers)).headers.location).toBe(location);
  });

  test('never overrides a locale in the URL', async () => {
    const { get, rendered } = await site({ FALLBACK_LOCALE: 'es' });
    await get('/en/');
    expect(rendered).toMatchObject([{ locale: 'en' }]);
    const other = await site({ FALLBACK_LOCALE: 'es', ...EXCEPT_DEFAULT });
    await other.get('/');
    expect(other.rendered).toMatchObject([{ locale: 'en' }]);
  });
});
