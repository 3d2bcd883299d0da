import { expect, test } from 'vitest';
import { MemoryMediaLibrary } from '../../../adapters/memory/memory-media-library.ts';
import { MemoryYachtCatalogue } from '../../../adapters/memory/memory-yacht-catalogue.ts';
import { hrefIn } from '../../../core/locale/locale-path.ts';
import { decodeFavourites } from '../../../core/shortlist/favourites-query.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import { sampleYacht, soldYacht } from '../../../tests/contract/sample-yacht.ts';
import { buildFavouritesView } from './build-favourites-view.ts';

const FLEET = [
  sampleYacht({ id: 'both' }),
  sampleYacht({ id: 'charter', market: 'charter' }),
  sampleYacht({ id: 'sale', market: 'sale' }),
  sampleYacht({ id: 'ghost', market: 'ghost', ribbon: { en: 'New', es: 'Nuevo' } }),
  sampleYacht({ id: 'none', market: 'none' }),
  soldYacht('sold'),
  sampleYacht({ id: 'pageless', slugs: { charter: null, sale: null, ghost: null } }),
];

const show = (query: string, fleet: readonly Yacht[] = FLEET) =>
  buildFavouritesView(decodeFavourites(query), {
    catalogue: new MemoryYachtCatalogue(fleet),
    media: new MemoryMediaLibrary(),
    locale: 'es',
    href: hrefIn('es', 'prefix'),
    translate: (key, values) => [key, ...Object.values(values ?? {})].join(' '),
    reading: { currency: 'eur', unit: 'meters' },
    now: '2025-07-01T00:00:00Z',
  });

test('CF2 the yachts of the address in its order, each where she is offered, charter first', async () => {
  const view = await show('?y=sale,both,charter');
  expect(view.yachts.map(({ id, card, remove }) => [id, card.href, remove])).toEqual([
    ['sale', '/es/yacht-for-sale/sale/', 'favourites.removeHer Aurora'],
    ['both', '/es/yacht-for-charter/both/', 'favourites.removeHer Aurora'],
    ['charter', '/es/yacht-for-charter/charter/', 'favourites.removeHer Aurora'],
  ]);
  expect(view.yachts.map(({ card }) => card.price.split(' ')[0])).toEqual([
    '€20,000,000',
    'price.fromPerWeek',
    'price.fromPerWeek',
  ]);
  expect(view.count).toBe('list.count 3');
  expect(view.unlisted).toBeNull();
});

test('CF2 YA3 a ghost shows as one: her page, no price, no ribbon', async () => {
  const [ghost] = (await show('?y=ghost')).yachts;
  expect(ghost?.card).toMatchObject({ href: '/es/yacht-for-charter/ghost/', price: 'favourites.ghost', ribbon: null });
});

test('CF2 who is unknown or has no page is counted, not shown', async () => {
  const view = await show('?y=gone,both,none,sold,pageless');
  expect(view.yachts.map(({ id }) => id)).toEqual(['both']);
  expect(view.unlisted).toEqual({ text: 'favourites.unlisted 4', ids: ['gone', 'none', 'sold', 'pageless'] });
  expect(view.ids).toEqual(['gone', 'both', 'none', 'sold', 'pageless']);
});

test('CF2 the address itself shares the list, whole', async () => {
  const view = await show('?y=gone,both&y=sale');
  expect(view.action).toBe('/es/favourites/');
  expect(view.shareHref).toBe('/es/favourites/?y=gone,both,sale');
});

test('CF2 without yachts there is the way to the lists', async () => {
  const view = await show('');
  expect(view).toMatchObject({ ids: [], yachts: [], unlisted: null, compare: null });
  expect(view.lists.map(({ href }) => href)).toEqual(['/es/yachts-for-charter/', '/es/yachts-for-sale/']);
});

test.each([
  ['?y=sale,both,charter,ghost', '/es/compare/?charter=both,charter&sale=sale'],
  ['?y=sale,charter', '/es/compare/?charter=charter&sale=sale'],
])('CF1 CF2 %s leads to a comparison of those on offer, each on her market', async (query, href) => {
  expect((await show(query)).compare).toEqual({ text: 'favourites.compare', href });
});

test('CF1 CF2 several for sale only are compared for sale', async () => {
  const fleet = ['a', 'b'].map((id) => sampleYacht({ id, market: 'sale' }));
  expect((await show('?y=a,b', fleet)).compare?.href).toBe('/es/compare/?sale=a,b');
});

test.each(['?y=both', '?y=both,ghost', '?y=ghost,none,gone'])('CF2 %s: nothing to compare', async (query) => {
  expect((await show(query)).compare).toBeNull();
});

test('CF1 CF2 of more than six the first are compared, and the link says so', async () => {
  const fleet = Array.from({ length: 8 }, (_, at) => sampleYacht({ id: `y${at}`, market: 'charter' }));
  const list = (count: number) => `?y=${fleet.slice(0, count).map(({ id }) => id)}`;
  expect((await show(list(6), fleet)).compare?.text).toBe('favourites.compare');
  expect((await show(list(8), fleet)).compare).toEqual({
    text: 'favourites.compareFirst 6',
    href: '/es/compare/?charter=y0,y1,y2,y3,y4,y5',
  });
});
