import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { SANDBOX_FAULTS } from './faults.ts';
import { type StoryblokSandbox, startStoryblokSandbox } from './storyblok-sandbox.ts';

const page = (id: string, en: string, es: string | null) => ({
  id,
  updated: '2026-09-14',
  slug: { en, ...(es === null ? {} : { es }) },
  image: 'an-asset',
  popularity: 7,
  published: '2026-03-02',
  related: ['fog', 'nobody'],
  teaser: { en: `About ${id}`, ...(es === null ? {} : { es: `Sobre ${id}` }) },
  blocks: {
    en: [{ type: 'rich-text', body: ['A ', [{ text: 'link', href: '/fog/' }]] }],
    es: [{ type: 'form', title: 'Ask', link: { text: 'Más', href: '/destino/mar/#a' } }],
  },
});

let sandbox: StoryblokSandbox;
beforeAll(async () => {
  const many = Array.from({ length: 120 }, (_, at) => ({ id: `area-${at}`, name: { en: 'A', es: 'B' } }));
  sandbox = await startStoryblokSandbox({
    content: { pages: [page('sea', 'destination/sea', 'destino/mar'), page('fog', 'fog', null)], areas: many },
  });
});
afterEach(() => sandbox.fail(null));
afterAll(() => sandbox.close());

function ask(path: string, params: Record<string, string> = {}, redirect: RequestRedirect = 'follow') {
  const query = new URLSearchParams({ token: sandbox.token, ...params });
  return fetch(`${sandbox.origin}/v2/cdn/${path}?${query}`, { redirect });
}
const bodyOf = async (path: string, params: Record<string, string> = {}) => (await ask(path, params)).json();

describe('the content delivery API', () => {
  test('tokens: refuses missing and wrong ones, and only one reads drafts', async () => {
    for (const params of [{ token: '' }, { token: 'wrong' }, { version: 'draft' }]) {
      const response = await ask('stories', params);
      expect([response.status, await response.json()]).toEqual([401, { error: 'Unauthorized' }]);
    }
    expect((await ask('stories', { token: sandbox.previewToken, version: 'draft' })).status).toBe(200);
    expect((await ask('stories', { token: sandbox.previewToken })).status).toBe(200);
  });

  test('a request without the newest version is redirected to it', async () => {
    const { space } = await bodyOf('spaces/me');
    const first = await ask('stories', { page: '2', cv: '1' }, 'manual');
    expect(first.status).toBe(301);
    const to = new URL(first.headers.get('location') ?? '', sandbox.origin);
    expect(Object.fromEntries(to.searchParams)).toEqual({ token: sandbox.token, page: '2', cv: String(space.version) });
    expect((await ask('stories', { cv: String(space.version) }, 'manual')).status).toBe(200);
    expect(await (await fetch(to)).json()).toMatchObject({ cv: space.version, rels: [], links: [] });
  });

  test('pages lists, 25 stories by default and 100 at most', async () => {
    const numbers = async (params: Record<string, string>) => {
      const response = await ask('stories', params);
      const { stories } = (await response.json()) as { stories: readonly unknown[] };
      return [stories.length, response.headers.get('per-page'), response.headers.get('total')];
    };
    expect(await numbers({})).toEqual([25, '25', '122']);
    expect(await numbers({ per_page: '1000' })).toEqual([100, '100', '122']);
    expect(await numbers({ per_page: '100', page: '2' })).toEqual([22, '100', '122']);
    expect(await numbers({ per_page: '100', page: '3' })).toEqual([0, '100', '122']);
    expect(await numbers({ content_type: 'page' })).toEqual([2, '25', '2']);
    expect(await numbers({ starts_with: 'areas/' })).toEqual([25, '25', '120']);
  });

  test('returns a story in the default language', async () => {
    const { story } = await bodyOf('stories/destination/sea');
    expect(story).toMatchObject({
      ...{ slug: 'sea', full_slug: 'destination/sea', lang: 'default', default_full_slug: 'destination/sea' },
      translated_slugs: [{ path: 'destino/mar', name: null, lang: 'es', published: true }],
      content: {
        ...{ component: 'page', id: 'sea', popularity: '7', published: '2026-03-02 00:00', teaser: 'About sea' },
        image: { fieldtype: 'asset', name: 'an-asset', filename: expect.stringMatching(/^https:/) },
        related: [expect.stringMatching(/^[0-9a-f-]{36}$/), 'nobody'],
        blocks: [{ component: 'rich-text', body: { type: 'doc' } }],
      },
    });
    const fog = await bodyOf('stories/fog');
    const [, second] = story.content.blocks[0].body.content;
    expect(second.content[0].marks).toEqual([
      { type: 'link', attrs: { target: '_self', anchor: null, linktype: 'story', uuid: fog.story.uuid, href: '/fog' } },
    ]);
    expect(JSON.stringify(story)).not.toContain('i18n');
    expect(story.content).not.toHaveProperty('_editable');
  });

  test('returns a story in another language, untranslated fields in the default one', async () => {
    const { story } = await bodyOf('stories/destination/sea', { language: 'es' });
    expect(story).toMatchObject({ full_slug: 'es/destino/mar', default_full_slug: 'destination/sea', lang: 'es' });
    expect(story.content.teaser).toBe('Sobre sea');
    expect(story.content.blocks[0].link[0].href).toMatchObject({ linktype: 'story', id: story.uuid, anchor: 'a' });
    const fog = await bodyOf('stories/fog', { language: 'es' });
    expect(fog.story.content.teaser).toBe('About fog');
    expect(fog.story.translated_slugs).toEqual([{ path: 'fog', name: null, lang: 'es', published: null }]);
  });

  test('shows drafts with their token alone, and publishing changes the version', async () => {
    const { space } = await bodyOf('spaces/me');
    sandbox.space.saveDraft('page', page('tide', 'tide', null));
    expect((await bodyOf('spaces/me')).space.version).toBe(space.version);
    const response = await ask('stories/tide');
    expect([response.status, await response.json()]).toEqual([404, ['This record could not be found']]);
    const preview = { token: sandbox.previewToken, version: 'draft' };
    const { story } = await bodyOf('stories/tide', preview);
    expect(story).toMatchObject({
      published_at: null,
      content: { _editable: expect.stringMatching(/^<!--#storyblok#/) },
    });
    sandbox.space.publish('page', page('tide', 'tide', null));
    expect((await bodyOf('spaces/me')).space.version).toBe(space.version + 1);
    expect((await ask('stories/tide')).status).toBe(200);
    sandbox.space.unpublish('page', 'tide');
    expect((await ask('stories/tide')).status).toBe(404);
    expect((await bodyOf('stories/tide', preview)).story.published_at).toBeNull();
  });

  test('resolves links by uuid', async () => {
    const { story } = await bodyOf('stories/fog');
    const { links } = await bodyOf('links');
    expect(links[story.uuid]).toMatchObject({ slug: 'fog', published: true, is_folder: false });
  });

  test('refuses an unknown parameter', async () => {
    expect((await ask('stories', { per_pgae: '1' })).status).toBe(422);
    expect((await ask('folders')).status).toBe(404);
    const post = await fetch(`${sandbox.origin}/v2/cdn/stories?token=${sandbox.token}`, { method: 'POST' });
    expect(post.status).toBe(404);
  });
});

describe('faults on demand', () => {
  const STATUSES: Readonly<Record<string, number>> = {
    ...{ 'too-many-requests': 429, 'too-many-requests-for-five-seconds': 429, 'server-error': 500, unavailable: 503 },
    unprocessable: 422,
  };
  const HEARD = SANDBOX_FAULTS.filter((fault) => !/^(?:hang|reset|redirect)/.test(fault));
  const params = { per_page: '100', content_type: 'page', cv: '' };

  test.each(HEARD)('%s gives a wrong answer', async (fault) => {
    params.cv = String(sandbox.space.cv);
    const right = await ask('stories', params);
    const whole = [right.headers.get('total'), await right.text()];
    sandbox.fail(fault);
    const wrong = await ask('stories', params);
    expect(wrong.status).toBe(STATUSES[fault] ?? 200);
    expect([wrong.headers.get('total'), await wrong.text()]).not.toEqual(whole);
    expect(wrong.headers.get('retry-after')).toBe(fault === 'too-many-requests-for-five-seconds' ? '5' : null);
  });

  test.each(['hang', 'reset'] as const)('%s: never answers', async (fault) => {
    sandbox.fail(fault);
    const leaving = new AbortController();
    const before = sandbox.seen.length;
    const answer = fetch(`${sandbox.origin}/v2/cdn/stories`, { signal: leaving.signal });
    const failed = expect(answer).rejects.toThrow();
    await expect.poll(() => sandbox.seen.length).toBe(before + 1);
    if (fault === 'hang') leaving.abort();
    await failed;
  });

  test('apply as often and where requested, until healed', async () => {
    sandbox.fail('unavailable', { times: 1 });
    expect([(await ask('spaces/me')).status, (await ask('spaces/me')).status]).toEqual([503, 200]);
    sandbox.fail('unavailable', { path: /\/stories/ });
    expect([(await ask('spaces/me')).status, (await ask('stories')).status]).toEqual([200, 503]);
    sandbox.fail(null);
    expect((await ask('stories')).status).toBe(200);
  });
});
