import { expect, test } from 'vitest';
import { ids } from '../../../core/shortlist/shortlist.fixture.ts';
import type { FavouriteView } from './build-favourites-view.ts';
import { listOwnership } from './use-own-favourites.ts';

const AB = ids('A', 'B');

/** Builds the list of an address; yachts with a lower-case id are unknown to the catalogue. */
function shown(texts: readonly string[], shared = false) {
  const yachts = ids(...texts).map((id): FavouriteView => {
    const known = id === id.toUpperCase();
    return { id, name: id, card: null, gone: null, page: null, known, standing: '-', changes: [], note: '' };
  });
  return { yachts, shared };
}

test('CF2 treats a list of the same yachts in any order as one’s own', () => {
  expect(listOwnership(shown(['A', 'B']), AB)).toEqual({ kind: 'own' });
  expect(listOwnership(shown(['B', 'A']), AB)).toEqual({ kind: 'own' });
  expect(listOwnership(shown(['A', 'gone']), ids('A', 'gone'))).toEqual({ kind: 'own' });
});

test('CF2 treats a URL without yachts as one’s own list', () => {
  expect(listOwnership(shown([]), [])).toEqual({ kind: 'own' });
  expect(listOwnership(shown([]), AB)).toEqual({ kind: 'own' });
});

test('CF2 treats a shared link as one’s own until something is moved', () => {
  expect(listOwnership(shown(['A', 'B'], true), AB)).toEqual({ kind: 'own' });
  expect(listOwnership(shown(['B', 'A'], true), AB)).toEqual({ kind: 'other', toKeep: [], all: false });
});

test('CF2 offers the yachts of another list that are in the catalogue and not in one’s own', () => {
  expect(listOwnership(shown(['A', 'B']), [])).toEqual({ kind: 'other', toKeep: AB, all: true });
  expect(listOwnership(shown(['A', 'B']), ids('B', 'C'))).toEqual({ kind: 'other', toKeep: ids('A'), all: false });
  expect(listOwnership(shown(['A', 'gone']), ids('C'))).toEqual({ kind: 'other', toKeep: ids('A'), all: false });
  expect(listOwnership(shown(['A']), AB)).toEqual({ kind: 'other', toKeep: [], all: false });
});
