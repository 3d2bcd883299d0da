import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { project } from '../geo/mercator.ts';
import { distanceNm, EARTH_RADIUS_NM } from '../geo/position.ts';
import { latitudeAt, rhumbNm, unitsPerNm } from './rhumb.ts';

const DEGREE = (Math.PI / 180) * EARTH_RADIUS_NM;
const at = (latitude: number, longitude: number) => project({ latitude, longitude });
const latitudes = fc.double({ min: -80, max: 80, noNaN: true });
const anywhere = fc.record({ latitude: latitudes, longitude: fc.double({ min: -180, max: 180, noNaN: true }) });

describe('nautical miles along a rhumb line', () => {
  test.each([
    ['a degree of the equator', at(0, 0), at(0, 1), DEGREE],
    ['along the parallel of 60 degrees, half as many', at(60, 10), at(60, 30), 10 * DEGREE],
    ['along a meridian', at(-30, 5), at(50, 5), 80 * DEGREE],
    ['none', at(45, 7), at(45, 7), 0],
    // Plymouth Sound to Boston, 5,198 km: the worked example of Movable Type Scripts, "Rhumb lines".
    ['Plymouth to Boston', at(50 + 21 / 60 + 59 / 3600, -4.1339), at(42 + 21 / 60 + 4 / 3600, -71.0408), 5198 / 1.852],
  ])('%s', (_, from, to, miles) => {
    expect(Math.abs(rhumbNm(from, to) - miles)).toBeLessThanOrEqual(miles * 1e-3);
  });

  test('are the same both ways', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (from, to) => {
        const [a, b] = [project(from), project(to)];
        expect(rhumbNm(a, b)).toBeCloseTo(rhumbNm(b, a), 4);
      }),
    );
  });

  test('are never fewer than along the great circle', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (from, to) => {
        expect(rhumbNm(project(from), project(to))).toBeGreaterThanOrEqual(distanceNm(from, to) - 1e-3);
      }),
    );
  });

  test('a nearly east-west course is as long as one along the parallel', () => {
    const tiny = fc.double({ min: -1e-8, max: 1e-8, noNaN: true });
    fc.assert(
      fc.property(anywhere, tiny, fc.double({ min: -20, max: 20, noNaN: true }), (from, north, east) => {
        const [latitude, longitude] = [from.latitude + north, from.longitude + east];
        const miles = rhumbNm(project(from), at(latitude, longitude));
        const along = Math.cos((from.latitude * Math.PI) / 180) * Math.abs(east) * DEGREE;
        expect(Math.abs(miles - along)).toBeLessThan(1e-3);
      }),
    );
  });

  test('known latitudes do not change the result', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (from, to) => {
        const [a, b] = [project(from), project(to)];
        expect(rhumbNm(a, b, latitudeAt(a.y), latitudeAt(b.y))).toBe(rhumbNm(a, b));
      }),
    );
  });
});

test('inverts the latitude of a chart height', () => {
  fc.assert(
    fc.property(latitudes, (latitude) => {
      expect((latitudeAt(at(latitude, 0).y) * 180) / Math.PI).toBeCloseTo(latitude, 9);
    }),
  );
});

test('a nautical mile on the chart equals one of the course at every height', () => {
  fc.assert(
    fc.property(latitudes, (latitude) => {
      const from = at(latitude, 3);
      const unit = unitsPerNm(from.y);
      expect(rhumbNm(from, { x: from.x + unit, y: from.y })).toBeCloseTo(1, 6);
      expect(rhumbNm(from, { x: from.x, y: from.y - unit })).toBeCloseTo(1, 1);
    }),
  );
});
