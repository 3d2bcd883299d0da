import { expect, test } from 'vitest';
import type { FavouritesStore } from '../../core/ports/favourites-store.ts';
import { favouritesFromIds, writeStoredFavourites } from '../../core/shortlist/favourites-list.ts';
import { ids, manyIds } from '../../core/shortlist/shortlist.fixture.ts';
import { MemoryFavouritesStore, memoryStorage } from '../../tests/fakes/browser/memory-favourites-store.ts';
import { FAVOURITES_ERROR_KEYS } from './favourites-store.ts';

/** The message that says why she could not be kept; null where she is. */
function troubleOfKeeping(store: FavouritesStore): string | null {
  const changed = store.change({ kind: 'add', favourites: favouritesFromIds(ids('A')) });
  return changed.ok ? null : FAVOURITES_ERROR_KEYS[changed.error.kind];
}

test.each([
  ['stores nothing', memoryStorage(-1), 'favourites.notKept'],
  ['has a full list', memoryStorage(9000, writeStoredFavourites(favouritesFromIds(manyIds(60)))), 'favourites.full'],
  ['has a list of a later version', memoryStorage(9000, '{"version":3}'), 'favourites.newer'],
  ['has room', memoryStorage(), null],
])('CF2 reports the status of a browser that %s', (_, storage, key) => {
  expect(troubleOfKeeping(new MemoryFavouritesStore(storage))).toBe(key);
});
