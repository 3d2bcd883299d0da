import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceNm } from './position.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const anywhere = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('nautical miles along the great circle', () => {
  test.each([
    ['a degree of the equator', at(0, 0), at(0, 1), 60],
    ['a minute of latitude', at(45, 7), at(45 + 1 / 60, 7), 1],
    ['pole to pole', at(90, 0), at(-90, 0), 180 * 60],
    ['over the antimeridian', at(0, 179.5), at(0, -179.5), 60],
    // By the airports’ own positions, as their distances are published.
    ['London to New York', at(51.4775, -0.4614), at(40.6397, -73.7789), 2991],
    ['Sydney to Los Angeles', at(-33.9461, 151.1772), at(33.9425, -118.4081), 6507],
  ])('%s', (_, from, to, miles) => {
    expect(Math.abs(distanceNm(from, to) / miles - 1)).toBeLessThan(0.005);
  });

  test('are the same both ways, and zero from a place to itself', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (a, b) => {
        expect(distanceNm(a, b)).toBeCloseTo(distanceNm(b, a), 6);
        expect(distanceNm(a, a)).toBe(0);
        expect(distanceNm(a, b)).toBeLessThanOrEqual(180 * 60.1);
      }),
    );
  });

  test('are never fewer by way of a third place', () => {
    fc.assert(
      fc.property(anywhere, anywhere, anywhere, (a, b, by) => {
        expect(distanceNm(a, b)).toBeLessThanOrEqual(distanceNm(a, by) + distanceNm(by, b) + 1e-3);
      }),
    );
  });
});
