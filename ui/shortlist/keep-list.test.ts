import { expect, test } from 'vitest';
import { MemoryShortlist } from '../../adapters/memory/memory-shortlist.ts';
import { ok } from '../../core/shared/result.ts';
import { addFavourites, MAX_FAVOURITES } from '../../core/shortlist/favourites.ts';
import { ids, manyIds } from '../../core/shortlist/shortlist.fixture.ts';
import { keepList } from './keep-list.ts';

test('CF2 a changed list is kept, and nothing is said', () => {
  const shortlist = new MemoryShortlist();
  expect(keepList(shortlist, ok(ids('A', 'B')))).toBeNull();
  expect(shortlist.favourites()).toEqual(ids('A', 'B'));
});

test('CF2 a browser that keeps nothing is said in words', () => {
  expect(keepList(new MemoryShortlist({ room: -1 }), ok(ids('A')))).toBe('favourites.notKept');
});

test('CF2 a full list is said in words, and stays', () => {
  const shortlist = new MemoryShortlist();
  const full = manyIds(MAX_FAVOURITES);
  shortlist.keep(full);
  expect(keepList(shortlist, addFavourites(shortlist.favourites(), ids('A')))).toBe('favourites.full');
  expect(shortlist.favourites()).toEqual(full);
});
