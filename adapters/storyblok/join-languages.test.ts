import { expect, test } from 'vitest';
import { demoTexts } from '../../tests/demo-texts.ts';
import { StoryIndex } from './story-index.ts';
import { joinLanguages } from './story-records.ts';

const index = new StoryIndex([], 'published');
const join = (en: object, es: object | null) =>
  joinLanguages(
    demoTexts({ en: { component: 'office', ...en }, es: es === null ? null : { component: 'office', ...es } }),
    index,
  );

test('LO1 a translated field holds a value per language, the others the default language’s', () => {
  expect(join({ name: 'Monaco', phone: '+1' }, { name: 'Mónaco', phone: '+2' })).toEqual({
    name: { en: 'Monaco', es: 'Mónaco' },
    phone: '+1',
  });
});

test('reads a value missing in every language as null', () => {
  expect(join({ name: '', country: null }, { name: '' })).toEqual({ name: null, country: null });
});

test('skips a language in which the story is missing', () => {
  expect(join({ name: 'Monaco' }, null)).toEqual({ name: { en: 'Monaco', es: null } });
});

test('joins nested blocks by their uid in any order', () => {
  const [a, b] = ['a', 'b'].map((_uid) => ({ _uid, component: 'site-category', id: _uid }));
  const site = (name: string, blocks: readonly object[]) => ({
    component: 'site',
    categories: blocks.map((block) => ({ ...block, name })),
  });
  const joined = joinLanguages(
    demoTexts({ en: site('sea', [a, b] as object[]), es: site('mar', [b] as object[]) }),
    index,
  );
  expect(joined).toEqual({
    categories: [
      { id: 'a', name: { en: 'sea', es: null } },
      { id: 'b', name: { en: 'sea', es: 'mar' } },
    ],
  });
});

test.each<[string, (at: number) => unknown, number, string | null]>([
  ['of uids of their own', (at) => at, 99_999, 'mar 99999'],
  ['of the same uid, with each block of the other language once', () => 'same', 1, null],
])('joins a hundred thousand nested blocks %s', (_, uid, at, spanish) => {
  const blocks = (name: string) =>
    Array.from({ length: 100_000 }, (__, n) => ({ _uid: uid(n), component: 'site-category', name: `${name} ${n}` }));
  const joined = joinLanguages(
    demoTexts({
      en: { component: 'site', categories: blocks('sea') },
      es: { component: 'site', categories: blocks('mar') },
    }),
    index,
  );
  const { categories } = joined as { readonly categories: readonly object[] };
  expect(categories).toHaveLength(100_000);
  expect(categories[0]).toEqual({ name: { en: 'sea 0', es: 'mar 0' } });
  expect(categories[at]).toEqual({ name: { en: `sea ${at}`, es: spanish } });
});

test('reads one nested block as an object, and none as null', () => {
  const hours = { _uid: '1', component: 'office-hours', days: ['1'], opens: '09:00' };
  expect(join({ hours: [hours] }, null)).toEqual({ hours: { days: [1], opens: '09:00' } });
  expect(join({ hours: [] }, null)).toEqual({ hours: null });
});

test('fills an untouched field where the record needs a value', () => {
  const media = joinLanguages(demoTexts({ en: { component: 'yacht-media', hero: null }, es: null }), index);
  expect(media).toEqual({ hero: null, galleryCharter: null, gallerySales: null });
});
