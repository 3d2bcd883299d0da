import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateOfDay, dayNumber } from '../../../../core/shared/calendar-day.ts';
import { daylightHours } from './plan-map.ts';

const MINUTES = 1 / 60;
const latitudes = fc.double({ min: -90, max: 90, noNaN: true });
const dates = fc.integer({ min: dayNumber('2020-01-01') ?? 0, max: dayNumber('2060-12-31') ?? 0 }).map(dateOfDay);

describe('CF3 hours from sunrise to sunset, as in almanacs', () => {
  test.each([
    ['Monaco', 43.74, '2026-06-21', '15:27'],
    ['Monaco', 43.74, '2026-12-21', '8:55'],
    ['Monaco', 43.74, '2026-03-20', '12:09'],
    ['Athens', 37.98, '2026-06-21', '14:49'],
    ['Athens', 37.98, '2026-10-15', '11:14'],
    ['London', 51.51, '2026-06-21', '16:38'],
    ['London', 51.51, '2026-12-21', '7:50'],
    ['London', 51.51, '2026-04-05', '13:14'],
    ['Nassau', 25.06, '2026-12-21', '10:35'],
    ['Sydney', -33.87, '2026-12-22', '14:25'],
    ['Sydney', -33.87, '2026-06-21', '9:54'],
    ['Bergen', 60.39, '2026-06-21', '19:01'],
    ['Singapore', 1.35, '2026-06-21', '12:12'],
  ])('%s (%f) on %s: %s', (_, latitude, date, length) => {
    const [hours = 0, minutes = 0] = length.split(':').map(Number);
    expect(Math.abs(daylightHours(latitude, date) - hours - minutes * MINUTES)).toBeLessThan(MINUTES);
  });

  test.each([
    ['Tromsø', 69.65, '2026-06-21', 24],
    ['Tromsø', 69.65, '2026-12-21', 0],
    ['the north pole', 90, '2026-06-21', 24],
    ['the south pole', -90, '2026-06-21', 0],
  ])('%s (%f) on %s: %i', (_, latitude, date, hours) => {
    expect(daylightHours(latitude, date)).toBe(hours);
  });

  test('at the equator all days are equally long, and seven minutes longer than the nights', () => {
    fc.assert(
      fc.property(dates, (date) => {
        expect(Math.abs(daylightHours(0, date) - 12 - 7 * MINUTES)).toBeLessThan(MINUTES);
      }),
    );
  });
});

test('CF3 has a valid length for any day, with opposite seasons in north and south', () => {
  fc.assert(
    fc.property(latitudes, dates, (latitude, date) => {
      const hours = daylightHours(latitude, date);
      expect(hours).toBeGreaterThanOrEqual(0);
      expect(hours).toBeLessThanOrEqual(24);
      // The sun is seen a little before it has risen, here as there.
      const both = hours + daylightHours(-latitude, date);
      expect(both).toBeGreaterThanOrEqual(24);
      if (Math.abs(latitude) < 60) expect(both).toBeLessThan(24.6);
    }),
  );
});

test('CF3 summer days are longer further north', () => {
  fc.assert(
    fc.property(latitudes, latitudes, (one, other) => {
      const [south, north] = one < other ? [one, other] : [other, one];
      expect(daylightHours(north, '2027-07-03')).toBeGreaterThanOrEqual(daylightHours(south, '2027-07-03') - 1e-9);
    }),
  );
});
