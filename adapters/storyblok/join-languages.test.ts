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

test('LO1 what is translated holds a value a language, the rest the default language’s', () => {
  expect(join({ name: 'Monaco', phone: '+1' }, { name: 'Mónaco', phone: '+2' })).toEqual({
    name: { en: 'Monaco', es: 'Mónaco' },
    phone: '+1',
  });
});

test('what no language says is null', () => {
  expect(join({ name: '', country: null }, { name: '' })).toEqual({ name: null, country: null });
});

test('a language that the story is missing in says nothing', () => {
  expect(join({ name: 'Monaco' }, null)).toEqual({ name: { en: 'Monaco', es: null } });
});

test('nested blocks are joined by their uid, whatever their order', () => {
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

test('one nested block is no list, and none is null', () => {
  const hours = { _uid: '1', component: 'office-hours', days: ['1'], opens: '09:00' };
  expect(join({ hours: [hours] }, null)).toEqual({ hours: { days: [1], opens: '09:00' } });
  expect(join({ hours: [] }, null)).toEqual({ hours: null });
});

test('what an editor never touched has a value where the record needs one', () => {
  const media = joinLanguages(demoTexts({ en: { component: 'yacht-media', hero: null }, es: null }), index);
  expect(media).toEqual({ hero: null, galleryCharter: null, gallerySales: null });
});
