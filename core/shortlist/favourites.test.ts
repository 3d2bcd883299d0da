import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addFavourites,
  favouritesOf,
  hasFavourite,
  MAX_FAVOURITES,
  removeFavourites,
  sameFavourites,
} from './favourites.ts';
import { ids, manyIds, randomIds } from './shortlist.fixture.ts';

const [A, B, C] = [ids('A'), ids('B'), ids('C')];
const LIST = ids('A', 'B');

test('CF2 a yacht is added at the end, once', () => {
  expect(addFavourites(LIST, C)).toEqual({ ok: true, value: ids('A', 'B', 'C') });
  expect(addFavourites(LIST, A)).toEqual({ ok: true, value: LIST });
  expect(addFavourites(LIST, ids('C', 'B', 'C'))).toEqual({ ok: true, value: ids('A', 'B', 'C') });
});

test('CF2 a list holds 60 yachts; where not all fit, none is added', () => {
  const full = manyIds(MAX_FAVOURITES);
  expect(MAX_FAVOURITES).toBe(60);
  expect(addFavourites(full, A)).toEqual({ ok: false, error: { kind: 'full', most: 60 } });
  expect(addFavourites(manyIds(59), LIST)).toEqual({ ok: false, error: { kind: 'full', most: 60 } });
  expect(addFavourites(manyIds(59), B)).toMatchObject({ ok: true });
  expect(addFavourites(full, full)).toEqual({ ok: true, value: full });
  expect(favouritesOf([...full, 'X'])).toEqual(full);
});

test('CF2 a yacht is taken off; one that is not there is no trouble', () => {
  expect(removeFavourites(LIST, A)).toEqual(B);
  expect(removeFavourites(LIST, C)).toEqual(LIST);
  expect(removeFavourites(LIST, ids('B', 'A'))).toEqual([]);
});

test('CF2 lists of the same yachts are the same, whatever their order', () => {
  expect(sameFavourites(LIST, ids('B', 'A'))).toBe(true);
  expect(sameFavourites(LIST, A)).toBe(false);
  expect(sameFavourites(A, LIST)).toBe(false);
  expect(sameFavourites(A, B)).toBe(false);
  expect(sameFavourites([], [])).toBe(true);
});

test('CF2 what was added is there, what was removed is not, and the rest stays', () => {
  fc.assert(
    fc.property(randomIds(30), randomIds(20), (list, more) => {
      const added = addFavourites(list, more);
      if (!added.ok) throw new Error('There was room.');
      expect([...list, ...more].every((id) => hasFavourite(added.value, id))).toBe(true);
      expect(added.value).toEqual(favouritesOf(added.value));
      const left = removeFavourites(added.value, more);
      expect(left).toEqual(list.filter((id) => !more.includes(id)));
    }),
  );
});
