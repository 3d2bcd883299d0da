import { expect, test } from 'vitest';
import { listToLoad } from './list-to-load.ts';
import { entry, NOW, navigated } from './navigation.fixture.ts';
import type { NavigationEvent } from './navigation-context.ts';

const DAY = 86_400_000;
const search = (route: string): NavigationEvent => ({ type: 'VISIT_SEARCH', route, state: null });
const LIST: NavigationEvent = { type: 'VISIT_LIST', market: 'sale', route: '/yachts-for-sale/?l=kind:sail', now: NOW };

test('YN5 the yachts of a search are asked for by its stored state', () => {
  const found: NavigationEvent = { type: 'SEARCH_LISTED', route: '/search/?i=sale&q=sun', entries: [entry('a')] };
  expect(listToLoad(navigated([search('/search/?i=sale&q=sun'), found]), NOW)).toEqual({
    kind: 'search',
    route: '/search/?i=sale&q=sun',
    market: 'sale',
    query: '?q=sun',
    entries: [entry('a')],
  });
  expect(listToLoad(navigated([search('/search/')]), NOW)).toMatchObject({ market: 'charter', query: '' });
});

test('YN5 those of another list by its address, until it expires', () => {
  const { route, market } = { route: '/yachts-for-sale/?l=kind:sail', market: 'sale' };
  expect(listToLoad(navigated([LIST]), NOW + DAY)).toEqual({
    kind: 'list',
    route,
    market,
    query: '?l=kind:sail',
    entries: [],
  });
  expect(listToLoad(navigated([LIST]), NOW + DAY + 1)).toBeNull();
});

test('YN5 a search for pages has no yachts, nor has a page that is no list', () => {
  expect(listToLoad(navigated([search('/search/web/?q=sun')]), NOW)).toBeNull();
  expect(listToLoad(navigated([search('//other.example/')]), NOW)).toBeNull();
  expect(listToLoad(navigated([LIST, { type: 'VISIT_OTHER' }]), NOW)).toBeNull();
});
