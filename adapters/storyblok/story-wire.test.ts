import { expect, test } from 'vitest';
import { parseStory } from './story-wire.ts';

const STORY = { uuid: 'u', slug: 'sea', full_slug: 'destination/sea/', content: { component: 'page' } };

test('reads a story, its address without slashes', () => {
  expect(parseStory({ ...STORY, position: 20, published_at: '2026-03-02T10:00:00.000Z', lang: 'default' })).toEqual({
    ok: true,
    value: {
      ...{ uuid: 'u', slug: 'sea', full_slug: 'destination/sea', position: 20, content: { component: 'page' } },
      ...{ published_at: '2026-03-02T10:00:00.000Z', translated_slugs: [] },
    },
  });
});

test('uses the default language’s address in every language', () => {
  const parsed = parseStory({ ...STORY, full_slug: 'es/destino/mar', default_full_slug: 'destination/sea' });
  expect(parsed).toMatchObject({ value: { full_slug: 'destination/sea' } });
});

test('a never published draft has the time it was saved', () => {
  const saved = { published_at: null, updated_at: '2026-03-03T10:00:00.000Z' };
  expect(parseStory({ ...STORY, ...saved })).toMatchObject({ value: { published_at: saved.updated_at } });
});

test('drops malformed translated slugs', () => {
  const translated_slugs = [{ lang: 'es', path: '/mar/' }, { lang: 'es', path: '' }, { path: 'mar' }, null, 7];
  expect(parseStory({ ...STORY, translated_slugs })).toMatchObject({
    value: { translated_slugs: [{ lang: 'es', path: 'mar', published: null }] },
  });
});

function nested(depth: number): object {
  let content: object = {};
  for (let level = 0; level < depth; level += 1) content = { content };
  return { component: 'page', ...content };
}

test.each([
  [null, ['record']],
  [[], ['record']],
  [{ ...STORY, uuid: 7 }, ['uuid']],
  [{ ...STORY, content: undefined }, ['content']],
  [{ ...STORY, content: {} }, ['content.component']],
  [{ ...STORY, content: nested(100_000) }, ['content']],
  [{ ...STORY, full_slug: '' }, ['full_slug']],
])('rejects an incomplete story (%#)', (raw, fields) => {
  const parsed = parseStory(raw);
  expect(parsed.ok ? [] : parsed.error.map(({ field }) => field)).toEqual(fields);
});
