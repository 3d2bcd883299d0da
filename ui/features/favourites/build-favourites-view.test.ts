import { expect, test } from 'vitest';
import type { Currency } from '../../../core/price/currency.ts';
import { createHrefBuilder } from '../../../core/routing/locale-path.ts';
import { decodeFavouritesLink } from '../../../core/shortlist/favourites-link.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import { demoTexts } from '../../../tests/demo-texts.ts';
import { MemoryMediaLibrary } from '../../../tests/fakes/memory-media-library.ts';
import { MemoryYachtCatalogue } from '../../../tests/fakes/memory-yacht-catalogue.ts';
import { sampleYacht, soldYacht } from '../../../tests/samples/sample-yacht.ts';
import { buildFavouritesView } from './build-favourites-view.ts';

const FLEET = [
  sampleYacht({ id: 'both' }),
  sampleYacht({ id: 'charter', market: 'charter' }),
  sampleYacht({ id: 'sale', market: 'sale' }),
  sampleYacht({ id: 'ghost', market: 'ghost', ribbon: demoTexts({ en: 'New', es: 'Nuevo' }) }),
  sampleYacht({ id: 'none', name: 'Secret', market: 'none' }),
  soldYacht('sold'),
  sampleYacht({ id: 'pageless', slugs: { charter: null, sale: null, ghost: null } }),
];
const NOW = '2026-11-22T10:00:00Z';

interface Asked {
  readonly fleet?: readonly Yacht[];
  readonly currency?: Currency;
  readonly now?: string;
}

const show = (query: string, { fleet = FLEET, currency = 'eur', now = NOW }: Asked = {}) =>
  buildFavouritesView(decodeFavouritesLink(query), {
    catalogue: new MemoryYachtCatalogue(fleet),
    media: new MemoryMediaLibrary(),
    locale: 'es',
    href: createHrefBuilder('es', 'prefix'),
    translate: (key, values) => [key, ...Object.values(values ?? {})].join(' '),
    preferences: { currency, unit: 'meters' },
    now,
    withdrawnDays: 30,
  });

/** Builds the query of a shared list that was not cut off. */
const linked = (ids: string, was: string, on = '20261103') => `?v=2&y=${ids}&on=${on}&was=${was}&not=cut`;

test('CF2 lists the yachts of the URL in order, each where she is offered, charter first', async () => {
  const view = await show('?y=sale,both,charter');
  expect(view.yachts.map(({ id, card, name, page }) => [id, card?.href, name, page])).toEqual([
    ['sale', '/es/yacht-for-sale/sale/', 'Aurora', { market: 'sale', offered: true }],
    ['both', '/es/yacht-for-charter/both/', 'Aurora', { market: 'charter', offered: true }],
    ['charter', '/es/yacht-for-charter/charter/', 'Aurora', { market: 'charter', offered: true }],
  ]);
  expect(view.yachts.map(({ card }) => /class="price">([^ <]+)/.exec(card?.html ?? '')?.[1])).toEqual([
    '€20,000,000',
    'price.fromPerWeek',
    'price.fromPerWeek',
  ]);
  expect(view).toMatchObject({ action: '/es/favourites/', shared: false, news: null, troubles: [] });
});

test('CF2 YA3 shows a ghost with her page, without price or ribbon', async () => {
  const [ghost] = (await show('?y=ghost')).yachts;
  expect(ghost?.card).toMatchObject({ href: '/es/yacht-for-charter/ghost/' });
  expect(ghost?.card?.html).toContain('<p class="price">favourites.ghost</p>');
  expect(ghost?.card?.html).not.toContain('ribbon');
  expect(ghost?.page).toEqual({ market: 'charter', offered: false });
});

test('CF2 YA2 keeps a sold yacht listed by name, with her page while it exists', async () => {
  const [shown] = (await show('?y=sold')).yachts;
  expect(shown?.card).toMatchObject({ href: '/es/yacht-for-charter/sold/' });
  expect(shown?.card?.html).toContain('<p class="price">favourites.gone.sold</p>');
  const [gone] = (await show('?y=sold', { now: '2027-01-01T00:00:00Z' })).yachts;
  expect(gone).toMatchObject({ name: 'sold', card: null, gone: 'favourites.gone.sold', page: null, known: true });
  const left = sampleYacht({
    id: 'left',
    market: 'none',
    withdrawn: { on: '2026-01-01', because: 'left-market', was: 'sale' },
  });
  expect((await show('?y=left', { fleet: [left] })).yachts).toMatchObject([{ gone: 'favourites.gone.left-market' }]);
});

test('CF2 YA3 keeps an unknown or hidden yacht listed by id', async () => {
  const view = await show('?y=gone,none');
  expect(view.yachts).toMatchObject([
    { id: 'gone', name: 'favourites.nameless gone', card: null, gone: 'favourites.gone.unknown', known: false },
    { id: 'none', name: 'favourites.nameless none', card: null, gone: 'favourites.gone.unknown', known: false },
  ]);
  expect(JSON.stringify(view)).not.toContain('Secret');
});

test('CF2 gives each yacht her current status, as a shared link encodes it', async () => {
  const { yachts, today } = await show('?y=both,sold,gone');
  expect(yachts.map(({ standing }) => standing)).toEqual(['c200000eurwl.s20000000eur', 'x', '-']);
  expect(today).toBe('2026-11-22');
});

test('CF2 lists and counts changes since a list was shared', async () => {
  const view = await show(linked('both,sale,sold', 'c190000eurwl.s20000000eur,s20000000eur,s9000000eur'));
  expect(view.yachts.map(({ changes }) => changes)).toEqual([
    ['favourites.now.higher.charter €10,000'],
    [],
    ['favourites.now.sold'],
  ]);
  expect(view).toMatchObject({ shared: true, news: 'favourites.news 2 3 de noviembre de 2026' });
});

test('CF2 PR3 shows price changes in the visitor’s currency, marked as approximate', async () => {
  const [sale] = (await show(linked('sale', 's21000000eur'), { currency: 'usd' })).yachts;
  expect(sale?.changes).toEqual(['favourites.now.lower.sale favourites.about $1,250,000']);
});

test('CF2 has a notice for a list without changes', async () => {
  const view = await show(linked('sale', 's20000000eur'));
  expect(view.news).toBe('favourites.news 0 3 de noviembre de 2026');
});

test('CF2 has no notice of changes for a link without statuses', async () => {
  expect((await show(linked('sale', ''))).news).toBeNull();
});

test('CF2 ignores a date in the future and its prices', async () => {
  const view = await show('?v=2&y=sale&on=20300101&was=s1eur&not=bad1');
  expect(view.news).toBeNull();
  expect(view.yachts[0]?.changes).toEqual([]);
  expect(view.troubles).toEqual(['favourites.link.altered', 'favourites.link.unread 1']);
});

test('CF2 has a notice for each unreadable part of a link', async () => {
  expect((await show('?y=sale&not=cut,newer,bad2,more3')).troubles).toEqual([
    'favourites.link.cut',
    'favourites.link.newer',
    'favourites.link.unread 2',
    'favourites.link.over 3',
  ]);
});

test('CF2 shows the notes of a shared list’s sender', async () => {
  const view = await show('?v=2&y=sale,both&n=Ask+Ana,&not=cut');
  expect(view.yachts.map(({ note }) => note)).toEqual(['Ask Ana', '']);
  expect(view.shared).toBe(true);
});

test('CF2 links to the lists when there are no yachts', async () => {
  const view = await show('');
  expect(view).toMatchObject({ yachts: [], shared: false, news: null });
  expect(view.lists.map(({ href }) => href)).toEqual(['/es/yachts-for-charter/', '/es/yachts-for-sale/']);
});

test('CF2 an empty list begins with featured yachts that are offered, one of each kind', async () => {
  const fleet = [
    sampleYacht({ id: 'plain' }),
    sampleYacht({ id: 'ghost', market: 'ghost', featured: true }),
    sampleYacht({ id: 'ketch', kind: 'sail', market: 'sale', featured: true }),
    sampleYacht({ id: 'motor', featured: true }),
    sampleYacht({ id: 'second', featured: true }),
  ];
  const { picks } = await show('', { fleet });
  expect(picks.map(({ id, market }) => [id, market])).toEqual([
    ['motor', 'charter'],
    ['ketch', 'sale'],
  ]);
  expect((await show('?y=plain', { fleet })).picks).toEqual([]);
});
