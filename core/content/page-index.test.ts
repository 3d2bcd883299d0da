import { describe, expect, test } from 'vitest';
import { demoTexts } from '../../tests/demo-texts.ts';
import { samplePage } from '../../tests/samples/sample-content.ts';
import type { Page } from './page.ts';
import { PageIndex } from './page-index.ts';

const page = (id: string, en = id, es = `${id}-es`) => samplePage(id, demoTexts({ en, es }));
const pageIndexOf = (...pages: readonly Page[]) => {
  const index = new PageIndex();
  for (const one of pages) expect(index.add(one)).toEqual({ page: one, problems: [] });
  return index;
};

describe('RT1 pages', () => {
  const [letter, house] = [page('letter', 'the-letter', 'la-carta'), page('house', 'the-house', 'la-casa')];

  test('finds pages by id and by their slug in a locale', () => {
    const index = pageIndexOf(letter, house);
    expect(index.byId('letter')).toBe(letter);
    expect(index.byId('the-letter')).toBeNull();
    expect(index.bySlug('the-letter', 'en')).toBe(letter);
    expect(index.bySlug('la-carta', 'es')).toBe(letter);
    expect(index.bySlug('la-carta', 'en')).toBeNull();
    expect(index.bySlug('', 'en')).toBeNull();
  });

  test('sorts pages by id, later ones included', () => {
    const index = pageIndexOf(letter, house);
    expect(index.pages).toEqual([house, letter]);
    index.add(page('inn'));
    expect(index.pages.map(({ id }) => id)).toEqual(['house', 'inn', 'letter']);
  });

  test('two languages may share a slug', () => {
    expect(new PageIndex().add(page('podcasts', 'podcasts', 'podcasts')).problems).toEqual([]);
    expect(pageIndexOf(page('a', 'same', 'uno'), page('b', 'two', 'same')).bySlug('same', 'es')?.id).toBe('b');
  });

  test('a page takes no slug in a language it lacks', () => {
    const english: Page = { ...letter, translations: { ...letter.translations, es: null } };
    const index = pageIndexOf(english, page('other', 'other', 'la-carta'));
    expect(index.bySlug('la-carta', 'es')?.id).toBe('other');
  });

  test('skips a page whose id is taken', () => {
    const index = pageIndexOf(letter, house);
    expect(index.add(page('letter', 'another', 'otra'))).toEqual({
      page: null,
      problems: [{ field: 'id', problem: '"letter" is taken by an earlier page' }],
    });
    expect(index.pages).toEqual([house, letter]);
    expect(index.bySlug('another', 'en')).toBeNull();
  });

  test.each([
    ['en', 'es', page('new', 'the-letter', 'otra'), 'otra'],
    ['es', 'en', page('new', 'another', 'la-carta'), 'another'],
  ] as const)('RT5 a page whose slug is taken in %s exists in %s alone', (taken, left, late, slug) => {
    const index = pageIndexOf(letter, house);
    const { page: added, problems } = index.add(late);
    expect(problems).toEqual([{ field: `slug.${taken}`, problem: 'is taken by letter' }]);
    expect(added?.translations[taken]).toBeNull();
    expect(index.pages).toEqual([house, letter, added]);
    expect(index.bySlug(slug, left)).toBe(added);
    expect(index.bySlug(letter.translations[taken]?.slug ?? '', taken)).toBe(letter);
  });

  test('RT5 skips a page whose slugs are all taken', () => {
    const index = pageIndexOf(letter, house);
    const { page: added, problems } = index.add(page('new', 'the-letter', 'la-casa'));
    expect([added, problems.map(({ field }) => field)]).toEqual([null, ['slug.en', 'slug.es']]);
    expect(index.byId('new')).toBeNull();
  });
});

describe('CO8 drafts', () => {
  const [letter, house] = [page('letter', 'the-letter', 'la-carta'), page('house', 'the-house', 'la-casa')];
  const ids = (index: PageIndex) => index.pages.map(({ id }) => id);

  test('replace the page with their id', () => {
    const draft = page('letter', 'a-new-slug', 'nueva');
    const index = PageIndex.withDrafts([letter, house], [draft]);
    expect(ids(index)).toEqual(['house', 'letter']);
    expect(index.byId('letter')).toBe(draft);
    expect(index.bySlug('a-new-slug', 'en')).toBe(draft);
    expect(index.bySlug('the-letter', 'en')).toBeNull();
  });

  test('may belong to unpublished pages', () => {
    expect(ids(PageIndex.withDrafts([letter], [page('coming')]))).toEqual(['coming', 'letter']);
  });

  test('replace the page whose slug they take', () => {
    const draft = page('coming', 'the-house', 'coming-es');
    const index = PageIndex.withDrafts([letter, house], [draft]);
    expect(index.bySlug('the-house', 'en')).toBe(draft);
    expect(index.bySlug('la-casa', 'es')?.id).toBe('house');
    expect(ids(index)).toEqual(['coming', 'house', 'letter']);
  });

  test('are hidden from visitors', () => {
    expect(PageIndex.withDrafts([letter, house], []).pages).toEqual([house, letter]);
  });
});
