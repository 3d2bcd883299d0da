import { describe, expect, test, vi } from 'vitest';
import type { YachtSearch } from '../../../core/ports/yacht-search.ts';
import { decodeSearch } from '../../../core/search/query/search-query.ts';
import { MemoryYachtSearch } from '../../../tests/fakes/memory-yacht-search.ts';
import { buildSearchView } from './build-list-view.ts';
import { FLEET, searchContext } from './list-context.fixture.ts';

const viewOf = (query: string, context = searchContext()) => buildSearchView(decodeSearch(query), context);
const names = (cards: readonly { readonly name: string }[]) => cards.map(({ name }) => name);

describe('RT2 the yacht search', () => {
  test('matches words of a name or builder, on the chosen market', async () => {
    expect(names((await viewOf('?q=aur')).cards)).toEqual(['Aurora']);
    expect(names((await viewOf('?q=calypso')).cards)).toEqual([]);
    expect(names((await viewOf('?i=sale&q=calypso')).cards)).toEqual(['Calypso']);
    expect(names((await viewOf('?q=feadship')).cards)).toEqual(['Aurora', 'Boreas']);
  });

  test('has its own title and its text in the field, so that the form needs no hidden one', async () => {
    const view = await viewOf('?q=aurora');
    expect(view).toMatchObject({ title: 'search.title', intro: null, search: { text: 'aurora' }, hidden: [] });
  });

  test.each([
    ['?q=a', []],
    ['?i=sale&q=a', [{ name: 'i', value: 'sale' }]],
    [
      '?i=sale&r=price-usd:1:2',
      [
        { name: 'i', value: 'sale' },
        { name: 'r', value: 'price-usd:1:2' },
      ],
    ],
  ])('submits a market that is not the default: %s', async (query, hidden) => {
    expect((await viewOf(query)).hidden).toEqual(hidden);
  });

  test('writes the market into every URL', async () => {
    const view = await viewOf('?i=sale&q=aurora&l=kind:sail');
    expect(view.action).toBe('/en/search/');
    expect(view.clearHref).toBe('/en/search/?i=sale');
    expect(view.chips.map(({ href }) => href)).toEqual([
      '/en/search/?i=sale&l=kind:sail',
      '/en/search/?i=sale&q=aurora',
    ]);
    expect(view.pagination.pages.map(({ href }) => href)).toEqual(['/en/search/?i=sale&q=aurora&l=kind:sail']);
  });
});

describe('RT2 the market switch', () => {
  test('counts the other market’s yachts while this market is searched, not afterwards', async () => {
    const context = searchContext();
    const asked: string[] = [];
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const search: YachtSearch = {
      async search(criteria, options) {
        asked.push(criteria.market);
        await held;
        return new MemoryYachtSearch(FLEET).search(criteria, options);
      },
    };
    const view = viewOf('?q=aur', { ...context, ports: { ...context.ports, search } });
    await vi.waitFor(() => expect(asked).toEqual(['charter', 'sale']));
    answer();
    expect((await view).search?.markets.map(({ count }) => count)).toEqual(['1', '1']);
  });

  test('keeps the shared facets and counts the other market’s yachts', async () => {
    const view = await viewOf('?l=kind:sail&r=rate-eur:1:&s=length-desc&p=2');
    expect(view.search?.markets).toEqual([
      {
        text: 'search.market.charter',
        count: '1',
        href: '/en/search/?l=kind:sail&r=rate-eur:1:&s=length-desc',
        current: true,
      },
      { text: 'search.market.sale', count: '1', href: '/en/search/?i=sale&l=kind:sail&s=length-desc', current: false },
    ]);
  });

  test('counts each market for the same text', async () => {
    const counts = async (query: string) => (await viewOf(query)).search?.markets.map(({ count }) => count);
    expect(await counts('?q=boreas')).toEqual(['1', '0']);
    expect(await counts('?i=sale&q=calypso')).toEqual(['0', '1']);
    expect(await counts('?i=sale')).toEqual(['2', '2']);
  });

  test('SE9 has no counts when the search fails', async () => {
    const search = new MemoryYachtSearch(FLEET);
    search.failWith({ kind: 'no-client', message: 'Search client not found' });
    const view = await viewOf('?i=sale&q=a', searchContext(FLEET, search));
    expect(view.search?.markets.map(({ count, current }) => [count, current])).toEqual([
      [null, false],
      [null, true],
    ]);
    expect(view.trouble?.retryHref).toBe('/en/search/?i=sale&q=a');
    expect(view.nothing).toBeUndefined();
  });
});

describe('RT2 an empty result', () => {
  test('offers to clear the text beside the filters, where that helps', async () => {
    const view = await viewOf('?i=sale&q=zz&l=kind:sail');
    expect(view.nothing?.relax).toEqual([
      { label: 'list.without zz', count: 'list.count 1', href: '/en/search/?i=sale&l=kind:sail' },
      { label: 'list.clearAll', count: null, href: '/en/search/?i=sale' },
    ]);
    const counts = async (query: string) => (await viewOf(query)).nothing?.relax.map(({ count }) => count);
    expect(await counts('?q=zz&l=kind:catamaran')).toEqual([null]);
    expect(await counts('?l=kind:catamaran')).toEqual(['list.count 2', null]);
  });

  test('offers nothing when there are results', async () => {
    expect((await viewOf('?q=aurora')).nothing).toBeUndefined();
  });
});

test('RT2 offers the site search with the same text', async () => {
  expect((await viewOf('?q=aurora')).search?.siteSearch).toEqual({
    text: 'search.toSiteFor aurora',
    href: '/en/search/web/',
  });
  expect((await viewOf('')).search?.siteSearch.text).toBe('search.toSite');
});

describe('SE10 the search explains a parsed sentence', () => {
  const linesOf = async (query: string, sentence: string) =>
    (await viewOf(query, { ...searchContext(), sentence })).search?.explanation.split('\n');

  test('with filters, the order, text, and ignored words', async () => {
    expect(
      await linesOf('?q=zeta&l=kind:sail&r=guests:8:&s=price-asc', 'cheap sailing yacht for 8, no jacuzzi, zeta'),
    ).toEqual([
      [
        'search.said.filter chip.text cheap, sort.price-asc',
        'search.said.filter chip.text sailing yacht, yacht.kind.sail',
        'search.said.filter chip.text for 8, chip.guests.min search.facet.guests , 8, 0,',
      ].join(' · '),
      'search.said.text chip.text zeta',
      'search.said.negation chip.text no jacuzzi',
    ]);
  });

  test('naming only filters that are still chosen', async () => {
    expect(await linesOf('?l=kind:sail', 'sailing yacht for 8')).toEqual([
      'search.said.filter chip.text sailing yacht, yacht.kind.sail',
    ]);
  });

  test('keeps it in the field, with what its form needs to tell whether it was changed', async () => {
    const sentence = 'cheapest sail with a pool over 30 m';
    const view = await viewOf('?l=kind:sail;amenity:gym&r=length:45:60', { ...searchContext(), sentence });
    expect(view.search?.text).toBe(sentence);
    expect(view.hidden.filter(({ name }) => name === 'was' || name === 'said')).toEqual([
      { name: 'was', value: sentence },
      { name: 'said', value: '?l=amenity:pool;kind:sail&r=length:30:&s=price-asc' },
    ]);
    expect((await viewOf('?l=kind:sail', searchContext())).hidden).toEqual([]);
  });

  test('not for words without a sentence', async () => {
    expect(await linesOf('?q=aurora', '')).toEqual(['search.said.text chip.text aurora']);
    expect(await linesOf('', '')).toEqual(['']);
  });

  test('naming an amount in its parsed currency', async () => {
    const context = {
      ...searchContext(),
      sentence: 'under 100k',
      preferences: { currency: 'usd', unit: 'meters' },
    } as const;
    const { search } = await viewOf('?r=rate-eur::100000', context);
    expect(search?.explanation).toContain('€100,000');
  });
});
