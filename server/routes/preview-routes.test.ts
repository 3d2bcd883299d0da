import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import type { EditedDrafts } from '../../core/ports/edited-drafts.ts';
import { MemoryContentRepository } from '../../tests/fakes/memory-content-repository.ts';
import { MemoryYachtCatalogue } from '../../tests/fakes/memory-yacht-catalogue.ts';
import { SAMPLE_HOME, SAMPLE_SITE } from '../../tests/samples/sample-content.ts';
import { WORK_RULES, type WorkRules } from '../http/work-rules.ts';
import type { PageAnswer, PageRequest } from '../pages/page-request.ts';
import { type FixtureSite, startSite } from '../start/site.fixture.ts';

const TOKEN = 'a-preview-token-for-tests';
const ADDRESS = `/en/sea/?preview=true&token=${TOKEN}`;
const OWN = { 'sec-fetch-site': 'same-origin', 'preview-address': ADDRESS };
const EDITED = {
  content: new MemoryContentRepository({ site: SAMPLE_SITE, home: SAMPLE_HOME, pages: [] }),
  catalogue: new MemoryYachtCatalogue(),
};

const sites: FixtureSite[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map(({ app }) => app.close()));
});

const data = ({ url, edition }: PageRequest): PageAnswer => ({
  status: 200,
  headers: [['Content-Type', 'application/json']],
  body: JSON.stringify({ data: { view: { url, text: '!!new', edition }, head: { title: 'Sea' }, shell: 'rest' } }),
});

/** Starts a site whose editor has one page that can be read. */
async function site(
  render: (request: PageRequest) => PageAnswer = data,
  variables = {},
  workRules: WorkRules = WORK_RULES,
) {
  const asked: unknown[] = [];
  const editedDrafts: EditedDrafts = {
    async with(page, locale) {
      asked.push([page, locale]);
      return page === 'broken' ? null : EDITED;
    },
    async pathOf(address) {
      return address === 'yachts/aurora' ? '/yacht-for-sale/aurora/' : null;
    },
    async anew(shown) {
      asked.push(['anew', shown]);
      return EDITED;
    },
  };
  const started = await startSite({ PREVIEW_TOKEN: TOKEN, ...variables }, render, { editedDrafts, workRules });
  sites.push(started);
  const edit = (story: unknown, headers: Record<string, string> = {}) =>
    started.post('/previews/edits', JSON.stringify(story), { ...OWN, ...headers });
  return { ...started, edit, asked };
}

/** Sends the header of a change without its body, and returns the status of the answer. */
function statusBeforeBody({ app }: FixtureSite, headers: Record<string, string>): Promise<number | undefined> {
  const { port } = app.fastify.server.address() as AddressInfo;
  const own = { ...OWN, 'content-length': String(400 * 1024), ...headers };
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ port, host: '127.0.0.1', path: '/previews/edits', method: 'POST', headers: own });
    sent.once('error', reject);
    sent.once('response', ({ statusCode }) => {
      sent
        .off('error', reject)
        .on('error', () => {})
        .destroy();
      resolve(statusCode);
    });
    sent.flushHeaders();
  });
}

describe('CM2 a change in the editor', () => {
  test('is answered with the view of the page as the editor has it, which nobody keeps', async () => {
    const { edit, asked, rendered } = await site();
    const answer = await edit({ uuid: 'u' });
    expect([answer.status, JSON.parse(answer.text)]).toEqual([
      200,
      { view: { url: '/en/sea/index.pageContext.json?preview=true', text: '!new', edition: 'draft' }, title: 'Sea' },
    ]);
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' });
    expect(asked).toEqual([[{ uuid: 'u' }, 'en']]);
    expect(rendered[0]).toMatchObject({ edited: EDITED, preview: true, edition: 'draft', locale: 'en', data: true });
  });

  test.each([
    ['/es/sea/', { name: 'content', slug: 'sea' }],
    ['/en/', { name: 'home' }],
    ['/en/yacht-for-sale/aurora/', { name: 'yacht', market: 'sale', slug: 'aurora' }],
  ])('that was saved has the drafts of %s read anew', async (path, shown) => {
    const { edit, asked } = await site();
    expect((await edit(null, { 'preview-address': ADDRESS.replace('/en/sea/', path) })).status).toBe(200);
    expect(asked).toEqual([['anew', shown]]);
  });

  test.each([
    ['an address without a token', '/en/sea/?preview=true'],
    ['a wrong token', `/en/sea/?preview=true&token=${TOKEN}x`],
    ['an address that is no preview', `/en/sea/?token=${TOKEN}`],
    ['an address of another site', `//evil.example${ADDRESS}`],
    ['a file', `/a.txt?preview=true&token=${TOKEN}`],
    ['no address', ''],
  ])('is refused with %s', async (_, address) => {
    const { edit, asked, rendered } = await site();
    expect((await edit({}, { 'preview-address': address })).status).toBe(403);
    expect([asked, rendered]).toEqual([[], []]);
  });

  test.each([{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'none', origin: 'https://app.storyblok.com' }])(
    'is refused from another origin: %j',
    async (headers) => {
      const { edit, asked } = await site();
      expect((await edit({}, headers)).status).toBe(403);
      expect(asked).toEqual([]);
    },
  );

  test.each([{ 'preview-address': '/en/sea/?preview=true' }, { 'sec-fetch-site': 'cross-site' }])(
    'is refused before its body has come: %j',
    async (headers) => {
      expect(await statusBeforeBody(await site(), headers)).toBe(403);
    },
  );

  test('takes a turn before it is parsed', async () => {
    const { edit, asked } = await site(data, {}, { ...WORK_RULES, mostWaiting: 0, mostActive: 0 });
    expect((await edit({ uuid: 'u' })).status).toBe(503);
    expect(asked).toEqual([]);
  });

  test('is refused where it is larger than any page', async () => {
    const { edit, asked } = await site();
    expect((await edit('x'.repeat(512 * 1024))).status).toBe(413);
    expect((await edit('x'.repeat(400 * 1024))).status).toBe(200);
    expect(asked).toHaveLength(1);
  });

  test('that makes the page unreadable, or leads to none, shows nothing', async () => {
    const { edit } = await site();
    expect((await edit('broken')).status).toBe(422);
    const missing = await site(() => ({ status: 404, headers: [], body: '{}' }));
    expect((await missing.edit({})).status).toBe(422);
  });
});

test('CM2 nothing takes changes without an editor, or without a token', async () => {
  const started = await startSite({ PREVIEW_TOKEN: TOKEN });
  sites.push(started);
  expect((await started.post('/previews/edits', '{}', OWN)).status).toBe(405);
  const { edit } = await site(data, { PREVIEW_TOKEN: '' });
  expect((await edit({})).status).toBe(405);
});

describe('CM2 the way to a preview by the address of a story', () => {
  const open = async (rest: string, token = TOKEN) => {
    const { get } = await site();
    const { status, headers } = await get(`/previews?token=${token}&path=${rest}`);
    return [status, headers.location];
  };
  const QUERY = `?preview=true&token=${TOKEN}`;

  test.each([
    ['destination/exumas', '/en/destination/exumas/'],
    ['/destination/exumas/&_storyblok=7&_storyblok_tk[token]=a', '/en/destination/exumas/'],
    ['destination/exumas?_storyblok=7&_storyblok_lang=default', '/en/destination/exumas/'],
    ['es/destino/exumas', '/es/destino/exumas/'],
    ['es/', '/es/'],
    ['yachts/aurora', '/en/yacht-for-sale/aurora/'],
    ['es/yachts/aurora&_storyblok=7', '/es/yacht-for-sale/aurora/'],
    ['/', '/en/'],
    ['', '/en/'],
    ['//evil.example/a', '/en/evil.example/a/'],
    ['%5C%5Cevil.example', '/en/evil.example/'],
  ])('%s leads to %s', async (rest, path) => {
    expect(await open(rest)).toEqual([302, path + QUERY]);
  });

  test('leads nowhere with a path that no page has, and is refused without the token', async () => {
    expect(await open('a/../b')).toEqual([404, undefined]);
    expect(await open('sea', `${TOKEN}x`)).toEqual([403, undefined]);
    expect(await open('sea', '')).toEqual([403, undefined]);
  });
});
