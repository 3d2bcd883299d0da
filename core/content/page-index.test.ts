import { describe, expect, test } from 'vitest';
import { demoTexts } from '../../tests/demo-texts.ts';
import { samplePage } from '../../tests/samples/sample-content.ts';
import type { Page } from './page.ts';
import { PageIndex } from './page-index.ts';

const page = (id: string, en = id, es = `${id}-es`) => samplePage(id, demoTexts({ en, es }));
const shelfOf = (...pages: readonly Page[]) => {
  const shelf = new PageIndex();
  for (const one of pages) expect(shelf.add(one)).toEqual({ page: one, problems: [] });
  return shelf;
};

describe('RT1 pages', () => {
  const [letter, house] = [page('letter', 'the-letter', 'la-carta'), page('house', 'the-house', 'la-casa')];

  test('are found by their ids and by the slug they have in a locale', () => {
    const shelf = shelfOf(letter, house);
    expect(shelf.byId('letter')).toBe(letter);
    expect(shelf.byId('the-letter')).toBeNull();
    expect(shelf.bySlug('the-letter', 'en')).toBe(letter);
    expect(shelf.bySlug('la-carta', 'es')).toBe(letter);
    expect(shelf.bySlug('la-carta', 'en')).toBeNull();
    expect(shelf.bySlug('', 'en')).toBeNull();
  });

  test('stand in the order of their ids, those that came last, too', () => {
    const shelf = shelfOf(letter, house);
    expect(shelf.pages).toEqual([house, letter]);
    shelf.add(page('inn'));
    expect(shelf.pages.map(({ id }) => id)).toEqual(['house', 'inn', 'letter']);
  });

  test('may have one slug in two languages', () => {
    expect(new PageIndex().add(page('podcasts', 'podcasts', 'podcasts')).problems).toEqual([]);
    expect(shelfOf(page('a', 'same', 'uno'), page('b', 'two', 'same')).bySlug('same', 'es')?.id).toBe('b');
  });

  test('take no slug in a language that they are not in', () => {
    const english: Page = { ...letter, translations: { ...letter.translations, es: null } };
    const shelf = shelfOf(english, page('other', 'other', 'la-carta'));
    expect(shelf.bySlug('la-carta', 'es')?.id).toBe('other');
  });

  test('whose id is taken are left out, whole', () => {
    const shelf = shelfOf(letter, house);
    expect(shelf.add(page('letter', 'another', 'otra'))).toEqual({
      page: null,
      problems: [{ field: 'id', problem: '"letter" is taken by an earlier page' }],
    });
    expect(shelf.pages).toEqual([house, letter]);
    expect(shelf.bySlug('another', 'en')).toBeNull();
  });

  test.each([
    ['en', 'es', page('new', 'the-letter', 'otra'), 'otra'],
    ['es', 'en', page('new', 'another', 'la-carta'), 'another'],
  ] as const)('RT5 whose slug is taken in %s stand in %s alone', (taken, left, late, slug) => {
    const shelf = shelfOf(letter, house);
    const { page: shelved, problems } = shelf.add(late);
    expect(problems).toEqual([{ field: `slug.${taken}`, problem: 'is taken by letter' }]);
    expect(shelved?.translations[taken]).toBeNull();
    expect(shelf.pages).toEqual([house, letter, shelved]);
    expect(shelf.bySlug(slug, left)).toBe(shelved);
    expect(shelf.bySlug(letter.translations[taken]?.slug ?? '', taken)).toBe(letter);
  });

  test('RT5 whose slugs are all taken are left out', () => {
    const shelf = shelfOf(letter, house);
    const { page: shelved, problems } = shelf.add(page('new', 'the-letter', 'la-casa'));
    expect([shelved, problems.map(({ field }) => field)]).toEqual([null, ['slug.en', 'slug.es']]);
    expect(shelf.byId('new')).toBeNull();
  });
});

describe('CO8 drafts', () => {
  const [letter, house] = [page('letter', 'the-letter', 'la-carta'), page('house', 'the-house', 'la-casa')];
  const ids = (shelf: PageIndex) => shelf.pages.map(({ id }) => id);

  test('stand in the place of the page with their id', () => {
    const draft = page('letter', 'a-new-slug', 'nueva');
    const shelf = PageIndex.withDrafts([letter, house], [draft]);
    expect(ids(shelf)).toEqual(['house', 'letter']);
    expect(shelf.byId('letter')).toBe(draft);
    expect(shelf.bySlug('a-new-slug', 'en')).toBe(draft);
    expect(shelf.bySlug('the-letter', 'en')).toBeNull();
  });

  test('may be of pages that are not published yet', () => {
    expect(ids(PageIndex.withDrafts([letter], [page('coming')]))).toEqual(['coming', 'letter']);
  });

  test('that take the slug of another page are seen in its place', () => {
    const draft = page('coming', 'the-house', 'coming-es');
    const shelf = PageIndex.withDrafts([letter, house], [draft]);
    expect(shelf.bySlug('the-house', 'en')).toBe(draft);
    expect(shelf.bySlug('la-casa', 'es')?.id).toBe('house');
    expect(ids(shelf)).toEqual(['coming', 'house', 'letter']);
  });

  test('none are what visitors read', () => {
    expect(PageIndex.withDrafts([letter, house], []).pages).toEqual([house, letter]);
  });
});
