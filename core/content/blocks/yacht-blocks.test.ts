import { describe, expect, test } from 'vitest';
import { blockContract, wrongFields } from '../../../tests/contract/content/block-contract.ts';
import { parseBlock } from '../block.ts';

const many = <T>(count: number, item: T) => Array.from({ length: count }, () => item);

blockContract({
  type: 'yacht-grid',
  needs: { market: 'charter' },
  may: { title: 'In the Exumas', query: 'l=destination:exumas', limit: 9 },
  full: {
    type: 'yacht-grid',
    title: 'In the Exumas',
    market: 'charter',
    yachts: [],
    query: 'l=destination:exumas',
    limit: 9,
  },
  bare: { type: 'yacht-grid', title: null, market: 'charter', yachts: [], query: '', limit: 6 },
});

blockContract({
  type: 'yacht-grid',
  needs: { market: 'sale' },
  may: { yachts: ['aurora', 'boreas'] },
  full: { type: 'yacht-grid', title: null, market: 'sale', yachts: ['aurora', 'boreas'], query: '', limit: 6 },
  bare: { type: 'yacht-grid', title: null, market: 'sale', yachts: [], query: '', limit: 6 },
});

blockContract({
  type: 'yacht-list',
  needs: { market_status: 'sold' },
  may: { title: 'Sold', yachts: ['aurora'] },
  full: { type: 'yacht-list', title: 'Sold', market_status: 'sold', yachts: ['aurora'] },
  bare: { type: 'yacht-list', title: null, market_status: 'sold', yachts: [] },
});

blockContract({
  type: 'search-filters',
  needs: { market: 'charter' },
  may: { title: 'Find her' },
  full: { type: 'search-filters', title: 'Find her', market: 'charter' },
  bare: { type: 'search-filters', title: null, market: 'charter' },
});

blockContract({ type: 'sorting', needs: {}, may: {}, full: { type: 'sorting' }, bare: { type: 'sorting' } });
blockContract({ type: 'pagination', needs: {}, may: {}, full: { type: 'pagination' }, bare: { type: 'pagination' } });

blockContract({
  type: 'compare',
  needs: { market: 'sale', yachts: ['aurora', 'boreas'] },
  may: { title: 'Side by side' },
  full: { type: 'compare', title: 'Side by side', market: 'sale', yachts: ['aurora', 'boreas'] },
  bare: { type: 'compare', title: null, market: 'sale', yachts: ['aurora', 'boreas'] },
});

blockContract({
  type: 'deck-plans',
  needs: { yacht: 'aurora' },
  may: { title: 'Her decks' },
  full: { type: 'deck-plans', title: 'Her decks', yacht: 'aurora' },
  bare: { type: 'deck-plans', title: null, yacht: 'aurora' },
});

blockContract({
  type: 'berth-hero',
  needs: { title: 'Port Vauban' },
  may: { standfirst: 'Thirty meters.', image: 'a1', caption: 'The quay' },
  full: { type: 'berth-hero', title: 'Port Vauban', standfirst: 'Thirty meters.', image: 'a1', caption: 'The quay' },
  bare: { type: 'berth-hero', title: 'Port Vauban', standfirst: null, image: null, caption: null },
});

test.each(['charter', 'sale', 'sold'])('CO1 filters a yacht list by market_status: %s', (market_status) => {
  expect(parseBlock({ type: 'yacht-list', market_status })).toMatchObject({ value: { market_status } });
});

test.each(['', 'l=destination:exumas', 'q=sail', 'nm=guests:8:', 'l=destination:exumas&s=length-desc', 'r='])(
  'CO1 a yacht grid queries like a list address: %j',
  (query) => {
    expect(parseBlock({ type: 'yacht-grid', market: 'sale', query })).toMatchObject({ ok: true, value: { query } });
  },
);

describe('CO2 names an invalid field by its path', () => {
  test.each<[string, readonly string[], Readonly<Record<string, unknown>>]>([
    ['yacht-grid', ['query'], { market: 'sale', yachts: ['aurora'], query: 'q=sail' }],
    ['yacht-grid', ['query'], { market: 'sale', query: '?q=sail' }],
    ['yacht-grid', ['query'], { market: 'sale', query: 'sail' }],
    ['yacht-grid', ['query'], { market: 'sale', query: 'q=a b' }],
    ['yacht-grid', ['query'], { market: 'sale', query: 'q=a#b' }],
    ['yacht-grid', ['query'], { market: 'sale', query: 'sort=length' }],
    ['yacht-grid', ['query'], { market: 'sale', query: ['q=sail'] }],
    ['yacht-grid', ['yachts'], { market: 'sale', yachts: [] }],
    ['yacht-grid', ['yachts'], { market: 'sale', yachts: many(31, 'aurora') }],
    ['yacht-grid', ['yachts[1]'], { market: 'sale', yachts: ['aurora', 7] }],
    ['yacht-grid', ['market'], { market: 'both' }],
    ['yacht-grid', ['limit'], { market: 'sale', limit: 0 }],
    ['yacht-grid', ['limit'], { market: 'sale', limit: 31 }],
    ['yacht-grid', ['limit'], { market: 'sale', limit: 1.5 }],
    ['yacht-grid', ['limit'], { market: 'sale', limit: '6' }],
    ['yacht-list', ['market_status'], { market_status: 'both' }],
    ['yacht-list', ['market_status'], { marketStatus: 'sale' }],
    ['yacht-list', ['market_status'], { market_status: 'Sale' }],
    ['yacht-list', ['yachts'], { market_status: 'sale', yachts: many(61, 'aurora') }],
    ['search-filters', ['market'], { market: 'sold' }],
    ['compare', ['yachts'], { market: 'sale', yachts: ['aurora'] }],
    ['compare', ['yachts'], { market: 'sale', yachts: many(5, 'aurora') }],
    ['compare', ['yachts'], { market: 'sale', yachts: 'aurora' }],
    ['compare', ['market'], { market: 'ghost', yachts: ['aurora', 'boreas'] }],
    ['deck-plans', ['yacht'], { yacht: ['aurora'] }],
    ['berth-hero', ['title'], { title: {} }],
  ])('%s, %j', (type, fields, rest) => {
    expect(wrongFields({ type, ...rest })).toEqual(fields);
  });
});

test.each<[string, Readonly<Record<string, unknown>>]>([
  ['yacht-grid', { market: 'sale', yachts: many(30, 'aurora') }],
  ['yacht-grid', { market: 'sale', limit: 1 }],
  ['yacht-grid', { market: 'sale', limit: 30 }],
  ['yacht-list', { market_status: 'sale', yachts: many(60, 'aurora') }],
  ['compare', { market: 'sale', yachts: many(4, 'aurora') }],
])('CO1 %s holds up to its limit', (type, rest) => {
  expect(wrongFields({ type, ...rest })).toEqual([]);
});
