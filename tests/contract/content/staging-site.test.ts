import { expect, onTestFinished, test } from 'vitest';
import { wireServer } from '../../../adapters/wiring/server.ts';
import { parseEnv } from '../../../server/start/env.ts';
import { type Answer, startSite } from '../../../server/start/site.fixture.ts';
import { demoTexts } from '../../demo-texts.ts';
import { pageRenderer } from '../../fuzz/content/page-renderer.ts';
import { pageRecord, SAMPLE_SITE, samplePage } from '../../samples/sample-content.ts';
import { emptyFolder, storyblokSandbox } from './storyblok-fixture.ts';

/** A page of both spaces, with a headline of each. */
const SLUGS = demoTexts({ en: 'sea', es: 'mar' });
const PAGE = '/en/sea/';

/** Starts a site on a space of its own, whose brand and page have its name. */
async function siteOf(name: string, token: string, variables: Record<string, string>) {
  const page = pageRecord(samplePage(name, SLUGS));
  const site = { ...SAMPLE_SITE, brand: { ...SAMPLE_SITE.brand, name } };
  const cms = await storyblokSandbox({ site, pages: [page] }, token);
  const given = { CONTENT: 'storyblok', STORYBLOK_HOST: cms.origin, STORYBLOK_TOKEN: token, ...variables };
  const env = parseEnv(given);
  if (!env.ok) throw new Error(env.error.join(' '));
  const log = { info() {}, warn() {}, error() {} };
  const wired = wireServer({ ...env.value, assetsDir: 'public/assets', log });
  const ports = wired.sitePorts();
  const { staging } = env.value;
  const started = await startSite(given, pageRenderer(ports, undefined, staging), {}, ports);
  onTestFinished(async () => {
    await started.app.close();
    await wired.close();
  });
  return { ...started, cms };
}

/** Starts the real site and a staging site with one configuration but for space and name. */
async function twoSites() {
  const shared = { CACHE_DIR: await emptyFolder(), DATA_DIR: await emptyFolder() };
  const [real, staging] = await Promise.all([
    siteOf('aurora-real', 'token-of-the-real-space', shared),
    siteOf('boreas-staging', 'token-of-the-other-space', { ...shared, STAGING: 'next-season' }),
  ]);
  return { real, staging };
}

const cookiesOf = ({ headers }: Answer) => (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';', 1)[0] ?? '');

test('CM4 two sites on two spaces, side by side on one host and with one cache folder, never show each other’s content', async () => {
  const { real, staging } = await twoSites();
  // Twice, so that the second answer is from the cache.
  for (let round = 0; round < 2; round += 1) {
    const [a, b] = await Promise.all([real.get(PAGE), staging.get(PAGE)]);
    expect([a.status, b.status]).toEqual([200, 200]);
    expect(a.text).toContain('aurora-real');
    expect(a.text).not.toContain('boreas-staging');
    expect(b.text).toContain('boreas-staging');
    expect(b.text).not.toContain('aurora-real');
  }
  expect([real.rendered.length, staging.rendered.length]).toEqual([1, 1]);
});

test('CM4 a staging site that starts while its service is away never starts with the content of the real one', async () => {
  const folder = await emptyFolder();
  const cms = await storyblokSandbox();
  const portsOf = (token: string, staging?: string) => {
    const given = { CONTENT: 'storyblok', STORYBLOK_HOST: cms.origin, STORYBLOK_TOKEN: token, CACHE_DIR: folder };
    const env = parseEnv({ ...given, ...(staging && { STAGING: staging }) });
    if (!env.ok) throw new Error(env.error.join(' '));
    const log = { info() {}, warn() {}, error() {} };
    return wireServer({ ...env.value, assetsDir: 'public/assets', log }).sitePorts();
  };
  await portsOf(cms.token).content.site();
  cms.fail('garbage');
  await expect(portsOf(cms.token).content.site()).resolves.toMatchObject({});
  await expect(portsOf(cms.token, 'next').content.site()).rejects.toThrow('no content was kept');
  await expect(portsOf('token-of-another-branch').content.site()).rejects.toThrow('no content was kept');
});

test('CM4 every answer of a staging site says that it is not to be indexed, and those of the real one do not', async () => {
  const { real, staging } = await twoSites();
  const paths = [PAGE, '/robots.txt', '/healthz', '/en/nothing-here/', '/en', '/builds/latest.json', '/sitemap.xml'];
  const answers = await Promise.all(paths.map((path) => staging.get(path)));
  expect(answers.map(({ headers }) => headers['x-robots-tag'])).toEqual(paths.map(() => 'noindex, nofollow'));
  const unreadable = await staging.get(PAGE, {}, 'PUT');
  expect([unreadable.status, unreadable.headers['x-robots-tag']]).toEqual([405, 'noindex, nofollow']);
  expect((await staging.get('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n');
  for (const path of ['/sitemap.xml', '/index-sitemap.xml', '/en-sitemap.xml', '/es/es-sitemap.xml'])
    expect((await staging.get(path)).status).toBe(404);
  expect((await real.get(PAGE)).headers['x-robots-tag']).toBeUndefined();
  expect((await real.get('/robots.txt')).text).not.toMatch(/^Disallow: \/$/m);
});

test('CM4 pages of a staging site begin with a banner in both languages, with a style sheet of its own', async () => {
  const { real, staging } = await twoSites();
  const [page, ours] = [await staging.get(PAGE), await real.get(PAGE)];
  const banner =
    /<body><aside class="staging"><p lang="en">[^<]*next-season[^<]*<\/p><p lang="es">[^<]*next-season[^<]*<\/p><\/aside>/;
  expect(page.text).toMatch(banner);
  expect(page.text).toContain('<link rel="stylesheet" href="/staging.css"></head>');
  expect(ours.text).not.toContain('staging');
});

test('CM4 two sites on one host share no cookies', async () => {
  const { real, staging } = await twoSites();
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
  const choose = (currency: string) => ['/preferences', `currency=${currency}&unit=feet&back=${PAGE}`, form] as const;
  const [ours, theirs] = [await real.post(...choose('usd')), await staging.post(...choose('gbp'))];
  expect([ours.status, theirs.status]).toEqual([303, 303]);
  expect(cookiesOf(ours)).toEqual(['currency=usd', 'unit=feet']);
  expect(cookiesOf(theirs)).toEqual(['currency.next-season=gbp', 'unit.next-season=feet']);
  // A browser sends the cookies of a host to all of its ports.
  const cookie = [...cookiesOf(ours), ...cookiesOf(theirs), 'i18n_redirected=en'].join('; ');
  await Promise.all([real.get(PAGE, { cookie }), staging.get(PAGE, { cookie })]);
  expect([real.rendered.at(-1)?.currency, staging.rendered.at(-1)?.currency]).toEqual(['usd', 'gbp']);
  const visit = await staging.get(PAGE, { cookie: 'i18n_redirected=es', 'accept-language': 'en' });
  expect(cookiesOf(visit)).toEqual(['i18n_redirected.next-season=en']);
});
