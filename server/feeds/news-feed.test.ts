import { describe, expect, test } from 'vitest';
import type { Page } from '../../core/content/page.ts';
import { demoTexts } from '../../tests/demo-texts.ts';
import { MemoryContentRepository } from '../../tests/fakes/memory-content-repository.ts';
import { MemoryRedirectRules } from '../../tests/fakes/memory-redirect-rules.ts';
import { all, child, type Element, readXml, textOf } from '../../tests/read-xml.ts';
import { SAMPLE_HOME, SAMPLE_SITE, samplePage } from '../../tests/samples/sample-content.ts';
import { WORK_RULES } from '../http/work-rules.ts';
import { startSite } from '../start/site.fixture.ts';

const ORIGIN = 'https://sample.example';
const both = (slug: string) => demoTexts({ en: slug, es: `${slug}-es` });

/** The page that lists the news: like any other, but for its block. */
function newsList(): Page {
  const page = samplePage('news', demoTexts({ en: 'journal/news', es: 'noticias' }));
  const list = { type: 'entries', of: 'news', title: null, limit: 9, all: true } as const;
  const { en, es } = page.translations;
  return {
    ...page,
    translations: demoTexts({ en: en && { ...en, blocks: [list] }, es: es && { ...es, blocks: [list] } }),
  };
}

const story = (id: string, change: Partial<Page>) =>
  samplePage(id, both(id), { details: { kind: 'news', author: null }, ...change });

const PAGES = [
  newsList(),
  samplePage('samuel-oke', both('samuel-oke')),
  story('older', { published: '2026-01-05', updated: '2026-11-01' }),
  story('newer', {
    published: '2026-03-01',
    updated: '2026-03-02T10:20:30Z',
    details: { kind: 'news', author: 'samuel-oke' },
  }),
  story('over', { published: '2026-02-01', validity: { from: null, until: '2026-02-28' } }),
  story('spanish', {
    published: '2026-02-01',
    translations: { ...samplePage('spanish', both('spanish')).translations, en: null },
  }),
];

async function site(variables = {}, ports = {}) {
  const content = new MemoryContentRepository({ site: SAMPLE_SITE, home: SAMPLE_HOME, pages: PAGES });
  return startSite({ PUBLIC_URL: ORIGIN, ...variables }, undefined, {}, { content, ...ports });
}

async function feedAt(path: string, variables = {}): Promise<Element> {
  const { app, get } = await site(variables);
  const { status, text } = await get(path);
  await app.close();
  expect(status).toBe(200);
  return readXml(text);
}

describe('SE7 the news feed', () => {
  test('holds today’s posts of its language, newest first', async () => {
    const feed = await feedAt('/en/journal/news/feed.atom');
    const entries = all(feed, 'entry');
    expect(feed.attributes['xml:lang']).toBe('en');
    expect([textOf(feed, 'id'), textOf(feed, 'title')]).toEqual([
      `${ORIGIN}/en/journal/news/feed.atom`,
      'news — Sample Yachts',
    ]);
    expect(textOf(feed, 'updated')).toBe('2026-11-01T00:00:00.000Z');
    const said = ['id', 'title', 'published', 'updated', 'summary'];
    expect(entries.map((entry) => said.map((name) => textOf(entry, name)))).toEqual([
      [
        `${ORIGIN}/en/journal/news/#newer`,
        'newer',
        '2026-03-01T00:00:00.000Z',
        '2026-03-02T10:20:30.000Z',
        'About newer',
      ],
      [
        `${ORIGIN}/en/journal/news/#older`,
        'older',
        '2026-01-05T00:00:00.000Z',
        '2026-11-01T00:00:00.000Z',
        'About older',
      ],
    ]);
    expect(entries.map((entry) => child(entry, 'link')?.attributes.href)).toEqual([
      `${ORIGIN}/en/newer/`,
      `${ORIGIN}/en/older/`,
    ]);
    expect(
      entries.map((entry) => (child(entry, 'author') ? textOf(child(entry, 'author') as Element, 'name') : null)),
    ).toEqual(['samuel-oke', null]);
  });

  test('RT5 is served below the list’s own slug in each language', async () => {
    const feed = await feedAt('/es/noticias/feed.atom');
    expect(all(feed, 'entry').map((entry) => child(entry, 'link')?.attributes.href)).toEqual([
      `${ORIGIN}/es/newer-es/`,
      `${ORIGIN}/es/spanish-es/`,
      `${ORIGIN}/es/older-es/`,
    ]);
  });

  test('LO2 follows the locale strategy', async () => {
    const { app, get } = await site({ LOCALE_STRATEGY: 'prefix_except_default' });
    expect((await get('/journal/news/feed.atom')).status).toBe(200);
    const other = await get('/en/journal/news/feed.atom');
    expect([other.status, other.headers.location]).toEqual([302, '/journal/news/feed.atom']);
    await app.close();
  });

  test('LO3 without a locale redirects to the visitor’s', async () => {
    const { app, get } = await site();
    const answer = await get('/noticias/feed.atom', { 'accept-language': 'es' });
    expect([answer.status, answer.headers.location]).toEqual([302, '/es/noticias/feed.atom']);
    await app.close();
  });

  test('is revalidated and not indexed', async () => {
    const { app, get } = await site();
    const { headers } = await get('/en/journal/news/feed.atom');
    expect(headers).toMatchObject({
      'content-type': 'application/atom+xml; charset=utf-8',
      'cache-control': 'public, no-cache',
      'x-robots-tag': 'noindex',
    });
    const again = await get('/en/journal/news/feed.atom', { 'if-none-match': headers.etag ?? '' });
    expect([again.status, again.text]).toEqual([304, '']);
    await app.close();
  });

  test('is kept by no shared cache where its host came from the request', async () => {
    const { app, get } = await site({ PUBLIC_URL: '' });
    const { headers, text } = await get('/en/journal/news/feed.atom', { host: 'h1.example' });
    expect([headers['cache-control'], text]).toEqual([
      'private, no-cache',
      expect.stringContaining('http://h1.example/en/newer/'),
    ]);
    await app.close();
  });

  test('waits for its turn, and a network that has used its share does not get it', async () => {
    const workRules = { ...WORK_RULES, usage: { burstMs: 0, perSecondMs: 1 } };
    const content = new MemoryContentRepository({ site: SAMPLE_SITE, home: SAMPLE_HOME, pages: PAGES });
    const { app, get } = await startSite({ TRUST_PROXY: '1' }, undefined, { workRules }, { content });
    expect((await get('/en/journal/news/feed.atom', { 'x-forwarded-for': '192.0.2.1' })).status).toBe(429);
    await app.close();
  });

  test('LK4 yields to a redirect rule, and is not found elsewhere', async () => {
    const from = demoTexts({ en: '/journal/news/feed.atom', es: '/journal/news/feed.atom' });
    const to = demoTexts({ en: '/feed/', es: '/feed/' });
    const { app, get } = await site({}, { redirects: new MemoryRedirectRules([{ from, to, status: 302 }] as never) });
    expect((await get('/en/journal/news/feed.atom')).headers.location).toBe('/en/feed/');
    for (const path of ['/en/noticias/feed.atom', '/fr/noticias/feed.atom', '/en/newer/feed.atom', '/feed.atom']) {
      expect((await get(path)).status, path).toBe(404);
    }
    await app.close();
  });
});
