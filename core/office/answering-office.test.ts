import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleOffice } from '../../tests/samples/sample-office.ts';
import { distanceNm } from '../geo/position.ts';
import { answeringOffice, type OfficeCandidate } from './answering-office.ts';
import type { OfficeType } from './office.ts';

/** An office on the equator, so many nautical miles east of the meridian: a minute of arc each. */
function at(
  id: string,
  miles: number,
  now: Partial<Omit<OfficeCandidate, 'office'>> = {},
  type: OfficeType = 'yacht_brokerage',
) {
  return { office: sampleOffice({ id, type, lat: 0, lng: miles / 60 }), opensIn: 0, speaks: true, ...now };
}
const MERIDIAN = { latitude: 0, longitude: 0 };
const closed = { opensIn: 60 };
const foreign = { speaks: false };

test.each<[string, readonly OfficeCandidate[], string | null]>([
  ['the nearest', [at('far', 200), at('near', 100)], 'near'],
  ['the first of two equally near', [at('one', 100), at('two', 100)], 'one'],
  ['an open one, 500 miles further', [at('near', 0, closed), at('far', 500)], 'far'],
  ['a closed one, where the open one is 700 miles further', [at('near', 0, closed), at('far', 700)], 'near'],
  ['one that speaks the language, 800 miles further', [at('near', 0, foreign), at('far', 800)], 'far'],
  [
    'another, where the one that speaks the language is 1000 miles further',
    [at('near', 0, foreign), at('far', 1000)],
    'near',
  ],
  ['one that speaks the language before an open one', [at('open', 0, foreign), at('speaks', 0, closed)], 'speaks'],
  ['no crew office', [at('crew', 0, {}, 'tcn'), at('far', 5000, { ...closed, ...foreign })], 'far'],
  ['none where there are crew offices only', [at('crew', 0, {}, 'tcn')], null],
  ['none where there is no office', [], null],
])('FM2 CO5 picks %s', (_, candidates, id) => {
  expect(answeringOffice(candidates, MERIDIAN)?.id ?? null).toBe(id);
});

test('FM2 without a place picks one that speaks the language and is open, else the one that opens first', () => {
  const id = (candidates: readonly OfficeCandidate[]) => answeringOffice(candidates, null)?.id;
  expect(id([at('one', 9000), at('two', 0)])).toBe('one');
  expect(id([at('one', 0, closed), at('two', 9000), at('three', 0)])).toBe('two');
  expect(id([at('one', 0, foreign), at('two', 0, closed)])).toBe('two');
  expect(id([at('one', 0, { opensIn: 900 }), at('two', 0, { opensIn: 90 }), at('three', 0, { opensIn: 90 })])).toBe(
    'two',
  );
  const never = { opensIn: Number.POSITIVE_INFINITY };
  expect(id([at('one', 0, never), at('two', 0, { opensIn: 9000 })])).toBe('two');
  expect(id([at('one', 0, never), at('two', 0, never)])).toBe('one');
});

test('FM2 no other office is nearer, open and of the language all at once; the result is one of the offices', () => {
  const candidates = fc
    .array(
      fc.record({
        lat: fc.integer({ min: -90, max: 90 }),
        lng: fc.integer({ min: -180, max: 180 }),
        opensIn: fc.constantFrom(0, 60, Number.POSITIVE_INFINITY),
        speaks: fc.boolean(),
        type: fc.constantFrom<OfficeType>('yacht_brokerage', 'yacht_brokerage', 'tcn'),
      }),
      { maxLength: 8 },
    )
    .map((all) =>
      all.map(({ opensIn, speaks, ...change }, index) => ({
        ...{ office: sampleOffice({ id: `o${index}`, ...change }), opensIn, speaks },
      })),
    );
  const place = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(candidates, fc.option(place), (all, near) => {
      const answer = answeringOffice(all, near);
      const brokerages = all.filter(({ office }) => office.type === 'yacht_brokerage');
      const chosen = brokerages.find(({ office }) => office === answer);
      if (chosen === undefined) {
        expect([brokerages, answer]).toEqual([[], null]);
        return;
      }
      const miles = ({ office }: OfficeCandidate) =>
        near === null ? 0 : distanceNm(near, { latitude: office.lat, longitude: office.lng });
      const better = brokerages.filter(
        (one) =>
          miles(one) < miles(chosen) - 1e-6 &&
          one.opensIn <= chosen.opensIn &&
          Number(one.speaks) >= Number(chosen.speaks),
      );
      expect(better).toEqual([]);
    }),
  );
});
