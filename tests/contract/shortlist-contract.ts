import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Shortlist } from '../../core/ports/shortlist.ts';
import { ids, manyIds, randomIds } from '../../core/shortlist/shortlist.fixture.ts';

export interface ShortlistPlace {
  /** Characters of text there is room for; negative for a browser that keeps nothing. */
  readonly room: number;
  /** What stands there already, whoever wrote it. */
  readonly text?: string;
}

const PLENTY = 10_000;

/** What every Shortlist promises. */
export function shortlistContract(name: string, make: (place: ShortlistPlace) => Shortlist): void {
  describe(`Shortlist: ${name}`, () => {
    test('CF2 nothing is kept at first', () => {
      expect(make({ room: PLENTY }).favourites()).toEqual([]);
    });

    test('CF2 what was kept is read, in its order', () => {
      const shortlist = make({ room: PLENTY });
      fc.assert(
        fc.property(randomIds(60), (list) => {
          expect(shortlist.keep(list)).toBe(true);
          expect(shortlist.favourites()).toEqual(list);
        }),
      );
    });

    test('CF2 the last list counts, an empty one too', () => {
      const shortlist = make({ room: PLENTY });
      shortlist.keep(ids('A', 'B'));
      shortlist.keep(ids('C'));
      expect(shortlist.favourites()).toEqual(ids('C'));
      expect(shortlist.keep([])).toBe(true);
      expect(shortlist.favourites()).toEqual([]);
    });

    test('CF2 each yacht is kept once, and 60 at most', () => {
      const shortlist = make({ room: PLENTY });
      expect(shortlist.keep(ids('A', 'B', 'A'))).toBe(true);
      expect(shortlist.favourites()).toEqual(ids('A', 'B'));
      expect(shortlist.keep(manyIds(61))).toBe(true);
      expect(shortlist.favourites()).toEqual(manyIds(60));
    });

    test('CF2 a list that there is no room for is said, and the list before stays', () => {
      const shortlist = make({ room: 60 });
      expect(shortlist.keep(ids('A', 'B'))).toBe(true);
      expect(shortlist.keep(manyIds(20))).toBe(false);
      expect(shortlist.favourites()).toEqual(ids('A', 'B'));
      expect(shortlist.keep(ids('A'))).toBe(true);
      expect(shortlist.favourites()).toEqual(ids('A'));
    });

    test('CF2 a browser that keeps nothing says so', () => {
      const shortlist = make({ room: -1 });
      expect(shortlist.keep(ids('A'))).toBe(false);
      expect(shortlist.keep([])).toBe(false);
      expect(shortlist.favourites()).toEqual([]);
    });

    test.each(['', '{', 'null', '["A"]', '{"version":9,"yachts":["A"]}', '{"version":1,"yachts":7}'])(
      'CF2 %j, which no list of ours is, reads as empty and stands in nobody’s way',
      (text) => {
        const shortlist = make({ room: PLENTY, text });
        expect(shortlist.favourites()).toEqual([]);
        expect(shortlist.keep(ids('A'))).toBe(true);
        expect(shortlist.favourites()).toEqual(ids('A'));
      },
    );

    test('CF2 of a list that was tampered with the sound ids are read', () => {
      const text = '{"version":1,"yachts":["A","<b>",7,"A","B"]}';
      expect(make({ room: PLENTY, text }).favourites()).toEqual(ids('A', 'B'));
    });
  });
}
