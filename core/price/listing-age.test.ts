import { expect, test } from 'vitest';
import { listingAge } from './listing-age.ts';

test.each([
  ['2026-05-04', '2026-05-04', { unit: 'days', count: 0 }],
  ['2026-05-04', '2026-05-05', { unit: 'days', count: 1 }],
  ['2026-05-04', '2026-07-03', { unit: 'days', count: 60 }],
  ['2026-05-04', '2026-07-04', { unit: 'months', count: 2 }],
  ['2024-02-29', '2025-02-28', { unit: 'months', count: 11 }],
  ['2025-01-10', '2026-11-23', { unit: 'months', count: 22 }],
  ['2026-05-05', '2026-05-04', null],
  ['2026-02-30', '2026-05-04', null],
])('PR1 a listing from %s is on %s so old: %j', (since, today, age) => {
  expect(listingAge(since, today)).toEqual(age);
});
