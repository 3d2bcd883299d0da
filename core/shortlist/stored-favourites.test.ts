import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_FAVOURITES } from './favourites.ts';
import { withoutNotes } from './favourites-list.ts';
import { idNamed, manyIds, randomIds, randomList } from './shortlist.fixture.ts';
import { changeStored, readFavourites, writeFavourites } from './stored-favourites.ts';

const [A, B] = [idNamed('H-001'), idNamed('H-002')];

test('CF2 a list is written with its version, and read again', () => {
  const list = [
    { id: A, note: '' },
    { id: B, note: 'Ours in July?' },
  ];
  expect(writeFavourites(list)).toBe('{"version":2,"yachts":[{"id":"H-001"},{"id":"H-002","note":"Ours in July?"}]}');
  fc.assert(
    fc.property(randomList(MAX_FAVOURITES), (some) => {
      expect(readFavourites(writeFavourites(some))).toEqual({ list: some, trouble: null });
    }),
  );
});

test('CF2 a list from before there were notes is read whole', () => {
  fc.assert(
    fc.property(randomIds(MAX_FAVOURITES), (some) => {
      const text = JSON.stringify({ version: 1, yachts: some });
      expect(readFavourites(text)).toEqual({ list: withoutNotes(some), trouble: null });
    }),
  );
});

test.each([null, ''])('CF2 where %j stands there is no list, and no trouble', (text) => {
  expect(readFavourites(text)).toEqual({ list: [], trouble: null });
});

test.each([
  '{',
  'null',
  '7',
  '[]',
  '["H-001"]',
  '{}',
  '{"yachts":["H-001"]}',
  '{"version":1}',
  '{"version":0,"yachts":[]}',
  '{"version":1.5,"yachts":[]}',
  '{"version":"1","yachts":["H-001"]}',
  '{"version":1,"yachts":"H-001"}',
  '{"version":2,"yachts":{"0":{"id":"H-001"}}}',
])('CF2 %j is broken, and shows no yacht', (text) => {
  expect(readFavourites(text)).toEqual({ list: [], trouble: 'broken' });
});

test.each(['{"version":3}', '{"version":99,"yachts":["H-001"]}'])('CF2 %j is of a later version', (text) => {
  expect(readFavourites(text)).toEqual({ list: [], trouble: 'newer' });
});

test('CF2 what is no yacht among the yachts is left out, and so is what is beyond 60; both are told, repeats are not', () => {
  const some = '{"version":1,"yachts":["H-001",7,null,"a b","H-001",["x"],"H-002"]}';
  expect(readFavourites(some)).toEqual({ list: withoutNotes([A, B]), trouble: 'broken' });
  const many = manyIds(MAX_FAVOURITES + 5);
  const read = readFavourites(JSON.stringify({ version: 1, yachts: many }));
  expect(read).toEqual({ list: withoutNotes(many.slice(0, MAX_FAVOURITES)), trouble: 'broken' });
  expect(readFavourites('{"version":1,"yachts":["H-001","H-001"]}')).toEqual({
    list: withoutNotes([A]),
    trouble: null,
  });
});

test('CF2 a change is made to what is stored; what cannot be read of it is to be put aside', () => {
  const add = { kind: 'add', favourites: withoutNotes([B]) } as const;
  const text = '{"version":2,"yachts":[{"id":"H-002"}]}';
  expect(changeStored(null, add)).toEqual({ ok: true, value: { list: withoutNotes([B]), text, aside: null } });
  expect(changeStored('junk', add)).toEqual({ ok: true, value: { list: withoutNotes([B]), text, aside: 'junk' } });
  const broken = '{"version":1,"yachts":["H-001",7]}';
  expect(changeStored(broken, add)).toMatchObject({ ok: true, value: { list: withoutNotes([A, B]), aside: broken } });
  expect(changeStored('{"version":3}', add)).toEqual({ ok: false, error: { kind: 'newer' } });
});

test('CF2 whatever stands there, reading it throws nothing, and gives a sound list or says that it cannot', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => {
      const { list } = readFavourites(text);
      expect(readFavourites(writeFavourites(list))).toEqual({ list, trouble: null });
    }),
  );
});
