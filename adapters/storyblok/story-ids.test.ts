import { expect, test } from 'vitest';
import { slugIn } from './story-ids.ts';
import type { Story, TranslatedSlug } from './story-wire.ts';

function page(translated_slugs: readonly TranslatedSlug[], languages?: unknown): Story {
  const content = { component: 'page', ...(languages === undefined ? {} : { languages }) };
  return { uuid: 'u', slug: 'sea', full_slug: 'sea', position: 0, published_at: null, content, translated_slugs };
}
const es = (path: string, published: boolean | null) => [{ lang: 'es', path, published }];

/** A translated slug as the service documents it. */
test.each([
  ['published in Spanish', es('mar', true), 'mar', 'mar'],
  ['published in Spanish under the same slug', es('sea', true), 'sea', 'sea'],
  ['with a Spanish slug, but not published in Spanish', es('mar', false), null, 'mar'],
  ['with a Spanish slug, never published', es('mar', null), null, 'mar'],
  ['without a Spanish slug', es('sea', null), null, null],
  ['in a space without translated slugs', [], null, null],
  ['with a slug of a third language', [{ lang: 'de', path: 'meer', published: true }], null, null],
])('RT5 lists a page %s', (_, slugs, published, draft) => {
  expect([slugIn(page(slugs), 'es', 'published'), slugIn(page(slugs), 'es', 'draft')]).toEqual([published, draft]);
  expect(slugIn(page(slugs), 'en', 'published')).toBe('sea');
});

test.each([
  [['es'], null, 'mar'],
  [['en', 'es'], 'sea', 'mar'],
  [['en'], 'sea', null],
  [[], 'sea', null],
])('RT5 languages %j decide where pages are listed', (languages, english, spanish) => {
  const story = page(es('mar', null), languages);
  expect([slugIn(story, 'en', 'published'), slugIn(story, 'es', 'published')]).toEqual([english, spanish]);
});
