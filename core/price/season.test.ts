import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SEASON_MONTHS, type Season, seasonOf } from './season.ts';

test.each<[string, Season]>([
  ['01', 'winter'],
  ['02', 'winter'],
  ['03', 'winter'],
  ['04', 'summer'],
  ['05', 'summer'],
  ['06', 'summer'],
  ['07', 'summer'],
  ['08', 'summer'],
  ['09', 'summer'],
  ['10', 'winter'],
  ['11', 'winter'],
  ['12', 'winter'],
])('PR5 month %s lies in %s', (month, season) => {
  expect(seasonOf(`2026-${month}-01`)).toBe(season);
  expect(seasonOf(`2026-${month}-28`)).toBe(season);
  expect(SEASON_MONTHS[season]).toContain(Number(month));
});

test.each<[string, Season]>([
  ['2026-03-31', 'winter'],
  ['2026-04-01', 'summer'],
  ['2026-09-30', 'summer'],
  ['2026-10-01', 'winter'],
  ['2026-09-30T23:59:59.999Z', 'summer'],
  ['2026-10-01T00:00:00.000Z', 'winter'],
])('PR5 %s lies in %s', (date, season) => {
  expect(seasonOf(date)).toBe(season);
});

test('PR5 the two seasons share the year', () => {
  const months = [...SEASON_MONTHS.summer, ...SEASON_MONTHS.winter].toSorted((a, b) => a - b);
  expect(months).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

test('PR5 every date of every year lies in the season that has its month', () => {
  const dates = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(dates, (date) => {
      const season = seasonOf(date.toISOString());
      expect(SEASON_MONTHS[season]).toContain(date.getUTCMonth() + 1);
      expect(season).toBe(seasonOf(date.toISOString().slice(0, 10)));
    }),
  );
});
