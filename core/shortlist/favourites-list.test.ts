import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_FAVOURITES } from './favourite-ids.ts';
import {
  changeFavourites,
  changeStoredFavourites,
  cleanNote,
  type FavouritesEdit,
  type FavouritesList,
  favouritesFromIds,
  favouritesListOf,
  idsOf,
  MAX_NOTE,
  readFavourites,
  writeStoredFavourites,
} from './favourites-list.ts';
import { idNamed, manyIds, randomIds, randomList, randomNote } from './shortlist.fixture.ts';

const [A, B, C, D] = [idNamed('A'), idNamed('B'), idNamed('C'), idNamed('D')];
const ABC: FavouritesList = [
  { id: A, note: 'first' },
  { id: B, note: '' },
  { id: C, note: 'third' },
];

/** The list after a change that has room. */
function after(list: FavouritesList, change: FavouritesEdit): FavouritesList {
  const changed = changeFavourites(list, change);
  if (!changed.ok) throw new Error('There was room.');
  return changed.value;
}

test('CF2 adds yachts at the end or at a position, once; a listed one keeps her position and note', () => {
  const d = { id: D, note: 'fourth' };
  expect(after(ABC, { kind: 'add', favourites: [d] })).toEqual([...ABC, d]);
  expect(after(ABC, { kind: 'add', favourites: [d], at: 1 })).toEqual([ABC[0], d, ABC[1], ABC[2]]);
  expect(after(ABC, { kind: 'add', favourites: [{ id: A, note: 'another' }, d, d] })).toEqual([...ABC, d]);
});

test('CF2 restores a removed yacht at her position with her note', () => {
  fc.assert(
    fc.property(randomList(20), fc.nat(19), (list, at) => {
      const one = list[at];
      if (one === undefined) return;
      const without = after(list, { kind: 'remove', id: one.id });
      expect(without).toEqual(list.filter(({ id }) => id !== one.id));
      expect(after(without, { kind: 'add', favourites: [one], at })).toEqual(list);
    }),
  );
});

test('CF2 holds 60 yachts; adds none where not all fit', () => {
  const full = favouritesFromIds(manyIds(MAX_FAVOURITES));
  const error = { kind: 'full', limit: 60 };
  expect(changeFavourites(full, { kind: 'add', favourites: ABC })).toEqual({ ok: false, error });
  expect(changeFavourites(full.slice(1), { kind: 'add', favourites: ABC })).toEqual({ ok: false, error });
  expect(after(full, { kind: 'add', favourites: full })).toEqual(full);
  expect(after(full.slice(1), { kind: 'add', favourites: favouritesFromIds([A]) })).toHaveLength(60);
});

test.each<[FavouritesEdit, string]>([
  [{ kind: 'shift', id: A, by: 1 }, 'BAC'],
  [{ kind: 'shift', id: A, by: -1 }, 'ABC'],
  [{ kind: 'shift', id: C, by: -1 }, 'ACB'],
  [{ kind: 'shift', id: C, by: 1 }, 'ABC'],
  [{ kind: 'shift', id: B, by: 99 }, 'ACB'],
  [{ kind: 'move', id: C, to: 0 }, 'CAB'],
  [{ kind: 'move', id: A, to: 2 }, 'BCA'],
  [{ kind: 'move', id: A, to: -5 }, 'ABC'],
  [{ kind: 'move', id: A, to: Number.NaN }, 'ABC'],
  [{ kind: 'move', id: B, to: Number.POSITIVE_INFINITY }, 'ACB'],
  [{ kind: 'move', id: D, to: 0 }, 'ABC'],
  [{ kind: 'shift', id: D, by: -1 }, 'ABC'],
  [{ kind: 'remove', id: D }, 'ABC'],
])('CF2 %j turns ABC into %s', (change, order) => {
  expect(idsOf(after(ABC, change)).join('')).toBe(order);
});

test('CF2 a move keeps every yacht with her note and puts her at the target', () => {
  fc.assert(
    fc.property(randomList(20), fc.nat(19), fc.integer({ min: -3, max: 22 }), (list, at, to) => {
      const one = list[at];
      if (one === undefined) return;
      const moved = after(list, { kind: 'move', id: one.id, to });
      expect(moved.indexOf(one)).toBe(Math.min(Math.max(to, 0), list.length - 1));
      expect(moved.filter((other) => other !== one)).toEqual(list.filter((other) => other !== one));
      const back = after(list, { kind: 'shift', id: one.id, by: to - at });
      expect(back).toEqual(moved);
    }),
  );
});

test('CF2 stores a normalized note for one yacht', () => {
  expect(after(ABC, { kind: 'note', id: B, note: ' second\n' })).toEqual([ABC[0], { id: B, note: 'second' }, ABC[2]]);
  expect(after(ABC, { kind: 'note', id: A, note: '' })[0]).toEqual({ id: A, note: '' });
  expect(after(ABC, { kind: 'note', id: D, note: 'nobody’s' })).toEqual(ABC);
});

test('CF2 normalizes any input to a valid list', () => {
  expect(
    favouritesListOf([{ id: 'A', note: 7 }, { id: 'A' }, { id: '<b>' }, null, 'B', { id: 'B', note: 'x ' }]),
  ).toEqual([
    { id: A, note: '' },
    { id: B, note: 'x' },
  ]);
});

test('CF2 any sequence of changes gives a valid list', () => {
  const some = fc.constantFrom(A, B, C, D);
  const change: fc.Arbitrary<FavouritesEdit> = fc.oneof(
    fc.record({ kind: fc.constant('add' as const), favourites: randomList(30), at: fc.integer() }),
    fc.record({ kind: fc.constant('remove' as const), id: some }),
    fc.record({ kind: fc.constant('shift' as const), id: some, by: fc.integer() }),
    fc.record({ kind: fc.constant('move' as const), id: some, to: fc.integer() }),
    fc.record({ kind: fc.constant('note' as const), id: some, note: fc.oneof(randomNote, fc.string()) }),
  );
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      let list: FavouritesList = ABC;
      for (const one of changes) {
        const changed = changeFavourites(list, one);
        if (changed.ok) list = changed.value;
        expect(favouritesListOf(list)).toEqual(list);
      }
    }),
  );
});

test.each<[unknown, string]>([
  ['  Ask about her stabilisers.  ', 'Ask about her stabilisers.'],
  ['two\r\nlines\tand a tab', 'two lines and a tab'],
  ['a\u0000b\u2028c', 'a b c'],
  ['half \ud83d of a face', 'half  of a face'],
  ['turned \u202eround', 'turned round'],
  ['👩‍✈️ captain', '👩‍✈️ captain'],
  [' \n ', ''],
  [7, ''],
  [null, ''],
  [undefined, ''],
  [{}, ''],
])('CF2 stores %j as %j', (value, note) => {
  expect(cleanNote(value)).toBe(note);
});

test('CF2 a note has at most 280 characters, and no character is split', () => {
  expect(MAX_NOTE).toBe(280);
  expect(cleanNote('x'.repeat(300))).toBe('x'.repeat(280));
  expect(cleanNote(`${'x'.repeat(279)}😀`)).toBe('x'.repeat(279));
  expect(cleanNote(`${'x'.repeat(278)}😀`)).toBe(`${'x'.repeat(278)}😀`);
});

test('CF2 any note becomes one line of valid text, and stays so', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const note = cleanNote(text);
      expect(cleanNote(note)).toBe(note);
      expect(note.length).toBeLessThanOrEqual(MAX_NOTE);
      expect(note).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u);
      expect(() => encodeURIComponent(note)).not.toThrow();
    }),
  );
});

const [H1, H2] = [idNamed('H-001'), idNamed('H-002')];

test('CF2 writes a list with its version and reads it again', () => {
  const list = [
    { id: H1, note: '' },
    { id: H2, note: 'Ours in July?' },
  ];
  expect(writeStoredFavourites(list)).toBe(
    '{"version":2,"yachts":[{"id":"H-001"},{"id":"H-002","note":"Ours in July?"}]}',
  );
  fc.assert(
    fc.property(randomList(MAX_FAVOURITES), (some) => {
      expect(readFavourites(writeStoredFavourites(some))).toEqual({ list: some, trouble: null });
    }),
  );
});

test('CF2 reads a list from before notes completely', () => {
  fc.assert(
    fc.property(randomIds(MAX_FAVOURITES), (some) => {
      const text = JSON.stringify({ version: 1, yachts: some });
      expect(readFavourites(text)).toEqual({ list: favouritesFromIds(some), trouble: null });
    }),
  );
});

test.each([null, ''])('CF2 reads %j as no list, without an error', (text) => {
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
])('CF2 treats %j as broken and shows no yacht', (text) => {
  expect(readFavourites(text)).toEqual({ list: [], trouble: 'broken' });
});

test.each(['{"version":3}', '{"version":99,"yachts":["H-001"]}'])('CF2 treats %j as a newer version', (text) => {
  expect(readFavourites(text)).toEqual({ list: [], trouble: 'newer' });
});

test('CF2 drops and reports invalid entries and those beyond 60; repeats are not reported', () => {
  const some = '{"version":1,"yachts":["H-001",7,null,"a b","H-001",["x"],"H-002"]}';
  expect(readFavourites(some)).toEqual({ list: favouritesFromIds([H1, H2]), trouble: 'broken' });
  const many = manyIds(MAX_FAVOURITES + 5);
  const read = readFavourites(JSON.stringify({ version: 1, yachts: many }));
  expect(read).toEqual({ list: favouritesFromIds(many.slice(0, MAX_FAVOURITES)), trouble: 'broken' });
  expect(readFavourites('{"version":1,"yachts":["H-001","H-001"]}')).toEqual({
    list: favouritesFromIds([H1]),
    trouble: null,
  });
});

test('CF2 applies a change to the stored list and backs up unreadable data', () => {
  const add = { kind: 'add', favourites: favouritesFromIds([H2]) } as const;
  const text = '{"version":2,"yachts":[{"id":"H-002"}]}';
  expect(changeStoredFavourites(null, add)).toEqual({
    ok: true,
    value: { list: favouritesFromIds([H2]), text, aside: null },
  });
  expect(changeStoredFavourites('junk', add)).toEqual({
    ok: true,
    value: { list: favouritesFromIds([H2]), text, aside: 'junk' },
  });
  const broken = '{"version":1,"yachts":["H-001",7]}';
  expect(changeStoredFavourites(broken, add)).toMatchObject({
    ok: true,
    value: { list: favouritesFromIds([H1, H2]), aside: broken },
  });
  expect(changeStoredFavourites('{"version":3}', add)).toEqual({ ok: false, error: { kind: 'newer' } });
});

test('CF2 reads any stored value without throwing, as a valid list or an error', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => {
      const { list } = readFavourites(text);
      expect(readFavourites(writeStoredFavourites(list))).toEqual({ list, trouble: null });
    }),
  );
});
