import { expect, test } from 'vitest';
import { ids } from '../../../core/shortlist/shortlist.fixture.ts';
import { listState } from './list-state.ts';

const AB = ids('A', 'B');

test('CF2 a list of the same yachts is one’s own, whatever its order', () => {
  expect(listState(AB, AB, ids('B', 'A'))).toEqual({ kind: 'own' });
  expect(listState(ids('A', 'gone'), ids('A'), ids('A', 'gone'))).toEqual({ kind: 'own' });
});

test('CF2 of another list that can be kept which one’s own lacks and still has a page', () => {
  expect(listState(AB, AB, [])).toEqual({ kind: 'other', toKeep: AB });
  expect(listState(AB, AB, ids('B', 'C'))).toEqual({ kind: 'other', toKeep: ids('A') });
  expect(listState(ids('A', 'gone'), ids('A'), ids('C'))).toEqual({ kind: 'other', toKeep: ids('A') });
  expect(listState(ids('A'), ids('A'), AB)).toEqual({ kind: 'other', toKeep: [] });
});
