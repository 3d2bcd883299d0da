import { describe, expect, test } from 'vitest';
import type { Block } from '../../../core/content/block.ts';
import type { BerthDetails, PageDetails } from '../../../core/content/page-details.ts';
import { sameInEveryLocale } from '../../../core/locale/locale.ts';
import type { SortKey } from '../../../core/search/sort.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import { demoTexts } from '../../../tests/demo-texts.ts';
import { MemoryMediaLibrary } from '../../../tests/fakes/memory-media-library.ts';
import { MemoryYachtSearch } from '../../../tests/fakes/memory-yacht-search.ts';
import { sampleAsset } from '../../../tests/samples/sample-asset.ts';
import { type SampleContext, sampleBlockContext } from '../../../tests/samples/sample-block-context.ts';
import { samplePage } from '../../../tests/samples/sample-content.ts';
import { sampleYacht, soldYacht } from '../../../tests/samples/sample-yacht.ts';
import { figuresOf } from '../../gallery/gallery-view.ts';
import type { BlockOf } from './block-context.ts';
import { gridResults } from './yacht-grid-results.ts';
import {
  berthHeroView,
  compareBlockView,
  deckPlansBlockView,
  gridPaginationView,
  sortingView,
  yachtGridView,
  yachtListView,
} from './yacht-views.ts';

const NO_SLUGS = { sale: null, charter: null, ghost: null };
const FLEET = [
  sampleYacht({ id: 'aurora', name: 'Aurora', length: 50, builtYear: 2015, regions: ['med'] }),
  sampleYacht({ id: 'boreas', name: 'Boreas', length: 40, builtYear: 2020, market: 'charter' }),
  sampleYacht({ id: 'circe', name: 'Circe', length: 60, builtYear: 2010, market: 'sale', regions: ['med'] }),
  sampleYacht({ id: 'dido', name: 'Dido', length: 30, builtYear: 2021, market: 'ghost' }),
  sampleYacht({ id: 'bare', name: 'Bare', length: 20, builtYear: 2022, slugs: NO_SLUGS }),
];
const GRID: BlockOf<'yacht-grid'> = {
  type: 'yacht-grid',
  title: 'Yachts',
  market: 'sale',
  yachts: [],
  query: '',
  limit: 6,
};
const DOWN = { kind: 'network', status: 0, message: 'Connection timeout', timedOut: true } as const;

/** Builds the view of a grid on a page with these blocks. */
async function gridOf(
  change: Partial<BlockOf<'yacht-grid'>>,
  sample: SampleContext = {},
  beside: readonly Block[] = [],
) {
  const block = { ...GRID, ...change };
  const context = sampleBlockContext({ fleet: FLEET, ...sample });
  const grid = await gridResults([block, ...beside], context);
  const there = { ...context, grid };
  return {
    view: await yachtGridView(block, there),
    sorting: sortingView(there),
    pagination: gridPaginationView(there),
  };
}
const idsOf = ({ view }: Awaited<ReturnType<typeof gridOf>>) => view.cards.map(({ id }) => id);
const query = (sort: SortKey | null, page = 1) => ({ category: null, sort, page });

describe('CO1 a grid of named yachts', () => {
  test('shows them in that order, without missing ones or those without a page', async () => {
    const grid = await gridOf({ yachts: ['circe', 'gone', 'bare', 'aurora'] });
    expect(grid.view).toMatchObject({ type: 'yacht-grid', title: 'Yachts', id: 'yachts', all: null, trouble: null });
    expect(grid.view.cards.map(({ id, href }) => [id, href])).toEqual([
      ['circe', '/en/yacht-for-sale/circe/'],
      ['aurora', '/en/yacht-for-sale/aurora/'],
    ]);
  });

  test('adds on a person’s page the yachts that the records give to that broker, the longest first', async () => {
    const brokers = { sale: 'ana', charter: null };
    const hers = [20, 40, 30].map((length) => sampleYacht({ id: `y${length}`, length, market: 'sale', brokers }));
    const details: PageDetails = {
      ...({ kind: 'person', role: sameInEveryLocale('Broker'), desk: 'sales', office: 'monaco' } as const),
      ...{ languages: [], phone: '1', email: 'a@b.example' },
    };
    const page = samplePage('ana', sameInEveryLocale('ana'), { details });
    const fleet = [...FLEET, ...hers];
    expect(idsOf(await gridOf({ yachts: ['circe', 'y30'] }, { fleet, page }))).toEqual(['circe', 'y30', 'y40', 'y20']);
    expect(idsOf(await gridOf({ yachts: ['circe'] }, { fleet }))).toEqual(['circe']);
  });

  test('YA3 shows none that is on no market', async () => {
    const fleet = [sampleYacht({ id: 'none', market: 'none' }), sampleYacht({ id: 'aurora' })];
    expect(idsOf(await gridOf({ yachts: ['none', 'aurora'] }, { fleet }))).toEqual(['aurora']);
  });

  test('shows no more than its limit', async () => {
    expect(idsOf(await gridOf({ yachts: ['circe', 'gone', 'aurora', 'boreas'], limit: 2 }))).toEqual([
      'circe',
      'aurora',
    ]);
  });

  test('sends no search, and has no sort order and no pages', async () => {
    const search = new MemoryYachtSearch();
    search.failWith(DOWN);
    const grid = await gridOf({ yachts: ['aurora'] }, { search, query: query('length-asc', 2) });
    expect(idsOf(grid)).toEqual(['aurora']);
    expect([grid.sorting, grid.pagination]).toEqual([null, null]);
  });
});

describe('CO1 a grid that searches', () => {
  test('shows the yachts of its market, without a “more” link when complete', async () => {
    const grid = await gridOf({ market: 'charter' });
    expect(idsOf(grid)).toEqual(['aurora', 'boreas', 'bare']);
    expect(grid.view).toMatchObject({ all: null, trouble: null });
  });

  test('shows the results of its query', async () => {
    expect(idsOf(await gridOf({ query: 'l=destination:med&s=length-asc' }))).toEqual(['aurora', 'circe']);
  });

  test('PR5 SE6 is sorted by the rates of the season that its cards show', async () => {
    const fleet = [
      sampleYacht({ id: 'aurora', weeklyRate: 300_000, winterRate: 100_000 }),
      sampleYacht({ id: 'boreas', weeklyRate: 200_000, winterRate: 250_000 }),
    ];
    const at = async (now: string) => idsOf(await gridOf({ market: 'charter', query: '?s=price-asc' }, { fleet, now }));
    expect(await at('2026-07-01T12:00:00Z')).toEqual(['boreas', 'aurora']);
    expect(await at('2026-12-01T12:00:00Z')).toEqual(['aurora', 'boreas']);
  });

  test('links to the whole list when there are more', async () => {
    const grid = await gridOf({ query: 'l=destination:med&p=2', limit: 1 });
    expect(idsOf(grid)).toEqual(['circe']);
    expect(grid.view.all).toEqual({ text: 'content.allYachts 2', href: '/en/yachts-for-sale/?l=destination:med' });
  });

  test('SE9 shows a notice if the search does not answer', async () => {
    const search = new MemoryYachtSearch();
    search.failWith(DOWN);
    const grid = await gridOf({}, { search });
    expect(grid.view).toMatchObject({ cards: [], all: null, trouble: 'list.troubleTitle' });
    expect(grid.pagination).toEqual({ type: 'pagination', pagination: null });
    const second = await yachtGridView({ ...GRID }, sampleBlockContext({ fleet: FLEET, search }));
    expect(second.trouble).toBe('list.troubleTitle');
  });

  test('leaves out yachts missing from the catalogue', async () => {
    const search = new MemoryYachtSearch([...FLEET, sampleYacht({ id: 'sold-today', length: 90 })]);
    expect(idsOf(await gridOf({ market: 'sale' }, { search }))).toEqual(['circe', 'aurora', 'bare']);
  });

  test('YA2 leaves out yachts withdrawn since', async () => {
    const search = new MemoryYachtSearch([...FLEET, sampleYacht({ id: 'sold-today', length: 90 })]);
    const fleet = [...FLEET, soldYacht('sold-today')];
    expect(idsOf(await gridOf({ market: 'sale' }, { search, fleet }))).toEqual(['circe', 'aurora', 'bare']);
    expect(idsOf(await gridOf({ market: 'sale', yachts: ['sold-today', 'aurora'] }, { fleet }))).toEqual(['aurora']);
  });

  test('is sorted by the page’s URL when the page allows that', async () => {
    const asked = { query: query('length-asc') };
    expect(idsOf(await gridOf({}, asked))).toEqual(['circe', 'aurora', 'bare']);
    expect(idsOf(await gridOf({}, asked, [{ type: 'sorting' }]))).toEqual(['bare', 'aurora', 'circe']);
    expect(idsOf(await gridOf({ query: 's=year-desc' }, {}, [{ type: 'sorting' }]))).toEqual([
      'bare',
      'aurora',
      'circe',
    ]);
  });

  test('is paged when the page allows that', async () => {
    const asked = { query: query(null, 2) };
    expect(idsOf(await gridOf({ limit: 2 }, asked))).toEqual(['circe', 'aurora']);
    const paged = await gridOf({ limit: 2 }, asked, [{ type: 'pagination' }]);
    expect(idsOf(paged)).toEqual(['bare']);
    expect(paged.view.all?.href).toBe('/en/yachts-for-sale/');
  });

  test('applies to the first grid of the page only', async () => {
    const context = sampleBlockContext({ fleet: FLEET, query: query('length-asc', 2) });
    const first: BlockOf<'yacht-grid'> = { ...GRID, limit: 1 };
    const second: BlockOf<'yacht-grid'> = { ...GRID, limit: 1 };
    const grid = await gridResults([first, second, { type: 'sorting' }, { type: 'pagination' }], context);
    const cards = async (block: BlockOf<'yacht-grid'>) => (await yachtGridView(block, { ...context, grid })).cards;
    expect((await cards(first)).map(({ id }) => id)).toEqual(['aurora']);
    expect((await cards(second)).map(({ id }) => id)).toEqual(['circe']);
  });
});

describe('SE6 the sort order of a page’s grid', () => {
  test('has its options as URLs of the page, from page 1 on', async () => {
    const { sorting } = await gridOf({}, { query: query('length-desc', 3) }, [{ type: 'sorting' }]);
    expect(sorting?.options.map(({ text, href }) => [text, href])).toEqual([
      ['sort.default', '/en/here/'],
      ['sort.length-desc', '/en/here/?s=length-desc'],
      ['sort.length-asc', '/en/here/?s=length-asc'],
      ['sort.year-desc', '/en/here/?s=year-desc'],
      ['sort.price-asc', '/en/here/?s=price-asc'],
      ['sort.price-desc', '/en/here/?s=price-desc'],
    ]);
    expect(sorting?.options.filter(({ current }) => current).map(({ text }) => text)).toEqual(['sort.length-desc']);
  });

  test('defaults to its own order', async () => {
    const { sorting } = await gridOf({}, {}, [{ type: 'sorting' }]);
    expect(sorting?.options.filter(({ current }) => current).map(({ text }) => text)).toEqual(['sort.default']);
  });

  test('is null on a page without a grid', () => {
    expect(sortingView(sampleBlockContext())).toBeNull();
    expect(gridPaginationView(sampleBlockContext())).toBeNull();
  });
});

test('SE7 links the pages of a grid as URLs of the page, in its order', async () => {
  const asked = { query: query('length-asc', 2) };
  const { pagination } = await gridOf({ limit: 1 }, asked, [{ type: 'sorting' }, { type: 'pagination' }]);
  expect(pagination?.pagination).toMatchObject({
    range: 'list.range 2, 2, 3',
    previous: '/en/here/?s=length-asc',
    next: '/en/here/?s=length-asc&p=3',
  });
});

describe('CO1 a list of yachts by status', () => {
  const rows = async (market_status: 'charter' | 'sale' | 'sold', yachts: readonly string[] = [], fleet = FLEET) => {
    const block = { type: 'yacht-list', title: null, market_status, yachts } as const;
    return (await yachtListView(block, sampleBlockContext({ fleet }))).rows;
  };

  test.each([
    ['charter', ['boreas', 'aurora']],
    ['sale', ['aurora', 'circe']],
    ['sold', ['dido']],
  ] as const)('%s: lists the newest first, without those that have no page', async (status, ids) => {
    expect((await rows(status)).map(({ id }) => id)).toEqual(ids);
  });

  test('sorts those of one year by name', async () => {
    const fleet = ['Zephyr', 'Argo'].map((name) => sampleYacht({ id: name.toLowerCase(), name }));
    expect((await rows('sale', [], fleet)).map(({ id }) => id)).toEqual(['argo', 'zephyr']);
  });

  test('lists named ones in their order, without those of another status', async () => {
    expect((await rows('sale', ['circe', 'boreas', 'gone', 'aurora', 'dido'])).map(({ id }) => id)).toEqual([
      'circe',
      'aurora',
    ]);
  });

  test('shows each with URL, length, builder and price', async () => {
    expect(await rows('sale', ['aurora'])).toEqual([
      {
        id: 'aurora',
        text: 'Aurora',
        href: '/en/yacht-for-sale/aurora/',
        facts: '50.0\u00a0m · yacht.builtBy Feadship, 2015',
        price: '€20,000,000',
      },
    ]);
    const [charter] = await rows('charter', ['aurora']);
    expect(charter).toMatchObject({ href: '/en/yacht-for-charter/aurora/', price: 'price.fromPerWeek €200,000' });
  });

  test('YA3 hides the price of a sold yacht', async () => {
    expect(await rows('sold')).toMatchObject([{ href: '/en/yacht-for-sale/dido/', price: 'content.sold' }]);
  });
});

describe('CO1 a side-by-side comparison', () => {
  const compared = (yachts: readonly string[], fleet: readonly Yacht[] = FLEET) =>
    compareBlockView({ type: 'compare', title: 'Both', market: 'sale', yachts }, sampleBlockContext({ fleet }));

  test('draws yachts to one scale, the longest at full width', async () => {
    const { yachts } = await compared(['aurora', 'circe', 'dido']);
    expect(yachts.map(({ text, href, drawing }) => [text, href, drawing.width])).toEqual([
      ['Aurora', '/en/yacht-for-sale/aurora/', '83.3%'],
      ['Circe', '/en/yacht-for-sale/circe/', '100%'],
      ['Dido', '/en/yacht-for-sale/dido/', '50%'],
    ]);
  });

  test('marks rows with equal values', async () => {
    const { rows } = await compared(['aurora', 'circe']);
    expect(rows.map(({ label, values, same }) => [label, values, same])).toEqual([
      ['spec.length', ['50.0\u00a0m', '60.0\u00a0m'], false],
      ['spec.builder', ['yacht.builtBy Feadship, 2015', 'yacht.builtBy Feadship, 2010'], false],
      ['spec.guests', ['12', '12'], true],
      ['spec.crew', ['11', '11'], true],
      ['content.price.sale', ['€20,000,000', '€20,000,000'], true],
    ]);
  });

  test('YA1 omits a row without any value and leaves a gap for a single missing one', async () => {
    const guests = { total: 0, sleeping: 0, cruising: 0 };
    const fleet = [sampleYacht({ id: 'a', guests, crew: { total: 0, charter: 0 } }), sampleYacht({ id: 'b', guests })];
    const { rows } = await compared(['a', 'b'], fleet);
    expect(rows.map(({ label, values }) => [label, values]).slice(2, 3)).toEqual([['spec.crew', [null, '11']]]);
  });

  test('links to the comparison page', async () => {
    const { all } = await compared(['aurora', 'gone', 'circe', 'bare']);
    expect(all).toEqual({ text: 'content.compareAll', href: '/en/compare/?sale=aurora,circe' });
  });

  test('marks no row of a single yacht, and has no rows without yachts', async () => {
    const alone = await compared(['aurora', 'gone']);
    expect(alone.rows.some(({ same }) => same)).toBe(false);
    expect((await compared(['gone', 'bare'])).yachts).toEqual([]);
  });

  test('YA3 leaves out a yacht on no market', async () => {
    const fleet = [sampleYacht({ id: 'none', market: 'none' }), sampleYacht({ id: 'aurora' })];
    expect((await compared(['none', 'aurora'], fleet)).yachts.map(({ id }) => id)).toEqual(['aurora']);
  });
});

describe('CO1 a yacht drawn to scale', () => {
  const block = { type: 'deck-plans', title: 'Her decks', yacht: 'aurora' } as const;
  const bare = { profile: null, deckPlans: [], sections: [], videos: [] };
  const deckPlans = [sampleAsset('p1'), sampleAsset('s1', { type: 'audio' }), sampleAsset('p2')];
  const media = new MemoryMediaLibrary(
    [],
    [
      ['g1', { ...bare, deckPlans }],
      ['bare', bare],
    ],
  );
  const plansOf = (galleries: Yacht['media']['galleries']) => {
    const yacht = sampleYacht({ media: { hero: null, galleries } });
    return deckPlansBlockView(block, { ...sampleBlockContext({ fleet: [yacht], locale: 'es' }), media });
  };

  test('has the available plans', async () => {
    const view = await plansOf({ charter: 'g1', sale: null });
    expect(view?.drawing).toEqual({
      src: '/media/drawings/aurora/elevation.svg?v=2024-05-01&locale=es&unit=meters',
      alt: 'yacht.elevation Aurora, 50,0\u00a0m',
    });
    const figures = view?.plans && figuresOf(view.plans);
    expect(figures?.map(({ picture }) => picture.src)).toEqual(['/media/p1.jpg', '/media/p2.jpg']);
    expect(view?.plans?.sections[0]?.rows.map(({ layout }) => layout)).toEqual(['plan', 'plan']);
    expect(view?.decks).toEqual([]);
  });

  test.each([
    { charter: null, sale: 'g1' },
    { charter: 'g1', sale: 'gone' },
    { charter: 'gone', sale: 'g1' },
    { charter: 'bare', sale: 'g1' },
  ])('has the plans of either market: %o', async (galleries) => {
    expect((await plansOf(galleries))?.plans).not.toBeNull();
  });

  test.each([
    { charter: null, sale: null },
    { charter: 'gone', sale: null },
    { charter: 'bare', sale: null },
    { charter: 'bare', sale: 'bare' },
  ])('ME2 has no plans when there are none: %o', async (galleries) => {
    const view = await plansOf(galleries);
    expect(view?.drawing).not.toBeNull();
    expect(view?.plans).toBeNull();
    expect(view?.decks.map(({ title }) => title)).toContain('deck.name.main');
  });

  test('is null when she is gone', async () => {
    expect(await deckPlansBlockView(block, sampleBlockContext())).toBeNull();
  });
});

describe('CO1 the head of a berth', () => {
  const block = {
    type: 'berth-hero',
    title: 'Port Vauban',
    standfirst: null,
    image: null,
    caption: 'The quay',
  } as const;
  const details: BerthDetails = {
    kind: 'berth',
    port: demoTexts({ en: 'Antibes', es: 'Antibes' }),
    position: { latitude: 43, longitude: 7 },
    length: 30,
    beam: 7.5,
    draft: 4,
    until: 2043,
    price: { amount: 950_000, currency: 'eur' },
    broker: null,
  };
  const berth = (change: Partial<BerthDetails> = {}) =>
    samplePage('v30', demoTexts({ en: 'v30', es: 'v30' }), { details: { ...details, ...change }, image: 'a1' });

  test('has dimensions, term, price and the page’s picture', async () => {
    const view = await berthHeroView(block, sampleBlockContext({ page: berth(), assets: [sampleAsset('a1')] }));
    expect(view).toMatchObject({
      title: 'Port Vauban',
      price: '€950,000',
      figure: { picture: { src: '/media/a1.jpg' }, caption: 'The quay' },
      facts: [
        { label: 'berth.length', value: '30.0\u00a0m' },
        { label: 'berth.beam', value: '7.5\u00a0m' },
        { label: 'berth.draft', value: '4.0\u00a0m' },
        { label: 'berth.title', value: 'berth.until 2043' },
      ],
    });
  });

  test('shows freehold and price on application', async () => {
    const view = await berthHeroView(block, sampleBlockContext({ page: berth({ until: null, price: null }) }));
    expect(view).toMatchObject({ price: 'price.poa', figure: null });
    expect(view?.facts.at(-1)?.value).toBe('berth.owned');
  });

  test('is null on any other page', async () => {
    expect(await berthHeroView(block, sampleBlockContext())).toBeNull();
  });
});
