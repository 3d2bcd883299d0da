import { expect, test } from 'vitest';
import { MAX_COMPARED, NOTHING_COMPARED } from '../../core/shortlist/comparison.ts';
import { MAX_FAVOURITES } from '../../core/shortlist/favourite-ids.ts';
import { idsOf } from '../../core/shortlist/favourites-list.ts';
import { comparisonCookieValue, favouritesCookieValue } from '../../core/shortlist/list-cookies.ts';
import { ids } from '../../core/shortlist/shortlist.fixture.ts';
import { CookieJar, SANDBOXED, storageOf } from '../../tests/contract/browser/browser-storage.ts';
import { moveCookieComparison, moveCookieFavourites } from './cookies.ts';
import { LocalComparison, LocalFavouritesStore } from './web-storage.ts';

const numbered = (prefix: string, count: number) => ids(...Array.from({ length: count }, (_, at) => `${prefix}-${at}`));

function favouritesStoreOf(own: readonly string[], room = 10_000) {
  const storage = storageOf(room);
  const store = new LocalFavouritesStore(() => storage, new EventTarget());
  const favourites = ids(...own).map((id) => ({ id, note: `about ${id}` }));
  if (own.length > 0) store.change({ kind: 'add', favourites });
  return store;
}

const encoded = (value: string | null) => encodeURIComponent(value ?? '');
const withFavourites = (...list: readonly string[]) =>
  new CookieJar([['favourites', encoded(favouritesCookieValue(ids(...list)))]]);

test('CF2 appends the favourites of the cookie to the browser’s own once and deletes the cookie', () => {
  const store = favouritesStoreOf(['A', 'B']);
  const jar = withFavourites('C', 'B', 'D');
  moveCookieFavourites(store, jar);
  expect(store.read().list).toEqual([
    { id: 'A', note: 'about A' },
    { id: 'B', note: 'about B' },
    { id: 'C', note: '' },
    { id: 'D', note: '' },
  ]);
  expect(jar.cookie).toBe('i18n_redirected=es');
  store.change({ kind: 'remove', id: ids('C')[0] ?? never() });
  moveCookieFavourites(store, jar);
  expect(idsOf(store.read().list)).toEqual(['A', 'B', 'D']);
});

test('CF2 takes from the cookie what fits into the list', () => {
  const own = numbered('own', MAX_FAVOURITES - 1);
  const store = favouritesStoreOf(own);
  moveCookieFavourites(store, withFavourites('C', 'D'));
  expect(idsOf(store.read().list)).toEqual([...own, 'C']);
});

test('CF1 merges the comparison of the cookie into the browser’s own, at most six a market, and deletes the cookie', () => {
  const storage = storageOf(10_000);
  const comparison = new LocalComparison(() => storage);
  comparison.keep({ ...NOTHING_COMPARED, charter: numbered('own', MAX_COMPARED - 1) });
  const compared = { ...NOTHING_COMPARED, charter: ids('own-1', 'A', 'B'), sale: ids('S'), tab: 'sale' } as const;
  const jar = new CookieJar([['comparison', encoded(comparisonCookieValue(compared))]]);
  moveCookieComparison(comparison, jar);
  expect(comparison.read()).toMatchObject({
    charter: [...numbered('own', MAX_COMPARED - 1), 'A'],
    sale: ['S'],
  });
  expect(jar.cookie).toBe('i18n_redirected=es');
});

test('CF1 CF2 writes nothing without a cookie, and keeps the cookies of a browser without storage', () => {
  const jar = new CookieJar();
  moveCookieFavourites(favouritesStoreOf([]), jar);
  moveCookieComparison(new LocalComparison(() => storageOf(1000)), jar);
  expect(jar.written).toEqual([]);

  const compared = encoded(comparisonCookieValue({ ...NOTHING_COMPARED, sale: ids('S') }));
  const full = new CookieJar([
    ['favourites', encoded(favouritesCookieValue(ids('A')))],
    ['comparison', compared],
  ]);
  moveCookieFavourites(favouritesStoreOf([], 0), full);
  moveCookieComparison(new LocalComparison(() => null), full);
  expect(full.written).toEqual([]);
});

test('CF1 CF2 merges no cookies in a sandboxed document', () => {
  moveCookieFavourites(favouritesStoreOf([]), SANDBOXED);
  moveCookieComparison(new LocalComparison(() => null), SANDBOXED);
});

function never(): never {
  throw new Error('The fixture has an id.');
}
