import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idNamed, ids, randomIds } from '../../../core/shortlist/shortlist.fixture.ts';
import { reorderedFavourites } from './FavouritesBody.tsx';

test.each([
  ['A', 'C', 'BCA'],
  ['C', 'A', 'CAB'],
  ['A', 'B', 'BAC'],
  ['B', 'A', 'BAC'],
])('CF2 dragging %s over %s of ABC makes %s', (one, over, order) => {
  expect(reorderedFavourites(ids('A', 'B', 'C'), idNamed(one), idNamed(over)).join('')).toBe(order);
});

test('CF2 puts a dragged yacht in the place of the other and loses none', () => {
  fc.assert(
    fc.property(randomIds(12), fc.nat(11), fc.nat(11), (order, from, to) => {
      const [one, over] = [order[from], order[to]];
      if (one === undefined || over === undefined) return;
      const after = reorderedFavourites(order, one, over);
      expect(after.indexOf(one)).toBe(to);
      expect(after.filter((id) => id !== one)).toEqual(order.filter((id) => id !== one));
    }),
  );
});
