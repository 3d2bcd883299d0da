import { expect, test } from 'vitest';
import { ids } from '../../../core/shortlist/shortlist.fixture.ts';
import type { FavouriteView } from './build-favourites-view.ts';
import { listState } from './use-own-list.ts';

const AB = ids('A', 'B');

/** Builds the list of an address; yachts with a lower-case id are unknown to the catalogue. */
function shown(texts: readonly string[], shared = false) {
  const yachts = ids(...texts).map((id): FavouriteView => {
    const known = id === id.toUpperCase();
    return { id, name: id, card: null, gone: null, page: null, known, standing: '-', changes: [], note: '' };
  });
  return { yachts, shared };
}

test('CF2 a list of the same yachts is one’s own, whatever its order', () => {
  expect(listState(shown(['A', 'B']), AB)).toEqual({ kind: 'own' });
  expect(listState(shown(['B', 'A']), AB)).toEqual({ kind: 'own' });
  expect(listState(shown(['A', 'gone']), ids('A', 'gone'))).toEqual({ kind: 'own' });
});

test('CF2 an address without yachts is one’s own list', () => {
  expect(listState(shown([]), [])).toEqual({ kind: 'own' });
  expect(listState(shown([]), AB)).toEqual({ kind: 'own' });
});

test('CF2 a link that was shared is one’s own as long as nothing has been moved', () => {
  expect(listState(shown(['A', 'B'], true), AB)).toEqual({ kind: 'own' });
  expect(listState(shown(['B', 'A'], true), AB)).toEqual({ kind: 'other', toKeep: [], all: false });
});

test('CF2 of another list those yachts can be added that the own list lacks and the catalogue has', () => {
  expect(listState(shown(['A', 'B']), [])).toEqual({ kind: 'other', toKeep: AB, all: true });
  expect(listState(shown(['A', 'B']), ids('B', 'C'))).toEqual({ kind: 'other', toKeep: ids('A'), all: false });
  expect(listState(shown(['A', 'gone']), ids('C'))).toEqual({ kind: 'other', toKeep: ids('A'), all: false });
  expect(listState(shown(['A']), AB)).toEqual({ kind: 'other', toKeep: [], all: false });
});
