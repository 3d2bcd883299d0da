import { describe, expect, test } from 'vitest';
import { samplePage } from '../../tests/contract/sample-content.ts';
import type { Page } from './page.ts';
import { PageShelf } from './page-shelf.ts';

const page = (id: string, en = id, es = `${id}-es`) => samplePage(id, { en, es });
const shelfOf = (...pages: readonly Page[]) => {
  const shelf = new PageShelf();
  for (const one of pages) expect(shelf.add(one)).toBeNull();
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
    expect(new PageShelf().add(page('podcasts', 'podcasts', 'podcasts'))).toBeNull();
    expect(shelfOf(page('a', 'same', 'uno'), page('b', 'two', 'same')).bySlug('same', 'es')?.id).toBe('b');
  });

  test('take no slug in a language that they are not in', () => {
    const english: Page = { ...letter, translations: { ...letter.translations, es: null } };
    const shelf = shelfOf(english, page('other', 'other', 'la-carta'));
    expect(shelf.bySlug('la-carta', 'es')?.id).toBe('other');
  });

  test.each([
    ['id', page('letter', 'another', 'otra'), { field: 'id', problem: '"letter" is taken by an earlier page' }],
    ['English slug', page('new', 'the-letter', 'otra'), { field: 'slug.en', problem: 'is taken by letter' }],
    ['Spanish slug', page('new', 'another', 'la-carta'), { field: 'slug.es', problem: 'is taken by letter' }],
  ])('whose %s is taken are left out, whole', (_, late, problem) => {
    const shelf = shelfOf(letter, house);
    expect(shelf.add(late)).toEqual(problem);
    expect(shelf.pages).toEqual([house, letter]);
    expect(shelf.bySlug('the-letter', 'en')).toBe(letter);
    expect(shelf.bySlug('another', 'en')).toBeNull();
    expect(shelf.bySlug('otra', 'es')).toBeNull();
  });
});

describe('CO8 drafts', () => {
  const [letter, house] = [page('letter', 'the-letter', 'la-carta'), page('house', 'the-house', 'la-casa')];
  const ids = (shelf: PageShelf) => shelf.pages.map(({ id }) => id);

  test('stand in the place of the page with their id', () => {
    const draft = page('letter', 'a-new-slug', 'nueva');
    const shelf = PageShelf.withDrafts([letter, house], [draft]);
    expect(ids(shelf)).toEqual(['house', 'letter']);
    expect(shelf.byId('letter')).toBe(draft);
    expect(shelf.bySlug('a-new-slug', 'en')).toBe(draft);
    expect(shelf.bySlug('the-letter', 'en')).toBeNull();
  });

  test('may be of pages that are not published yet', () => {
    expect(ids(PageShelf.withDrafts([letter], [page('coming')]))).toEqual(['coming', 'letter']);
  });

  test('that take the slug of another page are seen in its place', () => {
    const draft = page('coming', 'the-house', 'coming-es');
    const shelf = PageShelf.withDrafts([letter, house], [draft]);
    expect(shelf.bySlug('the-house', 'en')).toBe(draft);
    expect(ids(shelf)).toEqual(['coming', 'letter']);
  });

  test('none are what visitors read', () => {
    expect(PageShelf.withDrafts([letter, house], []).pages).toEqual([house, letter]);
  });
});
