import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_FAVOURITES } from './favourites.ts';
import { ids, manyIds, randomIds } from './shortlist.fixture.ts';
import { readFavourites, writeFavourites } from './stored-favourites.ts';

test('CF2 a list is written with its version, and read again', () => {
  expect(writeFavourites(ids('H-001', 'H-002'))).toBe('{"version":1,"yachts":["H-001","H-002"]}');
  fc.assert(
    fc.property(randomIds(MAX_FAVOURITES), (list) => {
      expect(readFavourites(writeFavourites(list))).toEqual(list);
    }),
  );
});

test.each<[string | null]>([
  [null],
  [''],
  ['{'],
  ['null'],
  ['7'],
  ['[]'],
  ['["H-001"]'],
  ['{}'],
  ['{"yachts":["H-001"]}'],
  ['{"version":1}'],
  ['{"version":2,"yachts":["H-001"]}'],
  ['{"version":"1","yachts":["H-001"]}'],
  ['{"version":1,"yachts":"H-001"}'],
  ['{"version":1,"yachts":{"0":"H-001"}}'],
])('CF2 %j, broken or of another version, is an empty list', (text) => {
  expect(readFavourites(text)).toEqual([]);
});

test('CF2 what is no id among the yachts is left out, and so is what is beyond 60', () => {
  expect(readFavourites('{"version":1,"yachts":["H-001",7,null,"a b","H-001",["x"],"H-002"]}')).toEqual(
    ids('H-001', 'H-002'),
  );
  const many = manyIds(MAX_FAVOURITES + 5);
  expect(readFavourites(JSON.stringify({ version: 1, yachts: many }))).toEqual(many.slice(0, MAX_FAVOURITES));
});

test('CF2 whatever stands there, reading it throws nothing and gives a sound list', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => {
      const list = readFavourites(text);
      expect(readFavourites(writeFavourites(list))).toEqual(list);
    }),
  );
});
