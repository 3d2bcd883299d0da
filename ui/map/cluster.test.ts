import fc from 'fast-check';
import { expect, test } from 'vitest';
import { project } from '../../core/geo/mercator.ts';
import { clusters } from './cluster.ts';

const place = (id: string, longitude: number, count: number) => ({ id, position: { latitude: 0, longitude }, count });
const ids = (places: Parameters<typeof clusters>[0], distance: number) =>
  clusters(places, distance).map((cluster) => cluster.map(({ id }) => id).join(''));
const places = fc.uniqueArray(
  fc.record({
    id: fc.string({ minLength: 1, maxLength: 3 }),
    position: fc.record({
      latitude: fc.double({ min: -70, max: 70, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    }),
    count: fc.integer({ min: 1, max: 9 }),
  }),
  { selector: ({ id }) => id, maxLength: 30 },
);

test('merges overlapping places into the one with the highest count', () => {
  const row = [place('a', 0, 1), place('b', 3, 5), place('c', 6, 2), place('d', 40, 9)];
  expect(ids(row, 4 / 360)).toEqual(['d', 'bca']);
  expect(ids(row, 1 / 360)).toEqual(['d', 'b', 'c', 'a']);
});

test('merges neighbours across the antimeridian', () => {
  expect(ids([place('a', 179, 2), place('b', -179, 1)], 4 / 360)).toEqual(['ab']);
});

test('shows every place once without overlapping marks, in any input order', () => {
  fc.assert(
    fc.property(places, fc.double({ min: 0, max: 0.5, noNaN: true }), (given, distance) => {
      const made = clusters(given, distance);
      expect(made.flat().toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
        given.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      );
      expect(clusters(given.toReversed(), distance)).toEqual(made);
      const heads = made.map(([head]) => project(head.position));
      for (const [at, a] of heads.entries())
        for (const b of heads.slice(at + 1)) {
          const across = Math.abs(a.x - b.x);
          expect(Math.hypot(Math.min(across, 1 - across), a.y - b.y)).toBeGreaterThanOrEqual(distance);
        }
    }),
  );
});
