import { expect, test } from 'vitest';
import { dateTextOrNull } from './download-view.ts';

test.each([
  ['2026-05-04', '4 May 2026', '4 de mayo de 2026'],
  ['2026-05-04T23:59:59.000Z', '4 May 2026', '4 de mayo de 2026'],
  ['', null, null],
  ['yesterday', null, null],
  ['2026', null, null],
  ['2026-13-45T09:00:00Z', null, null],
  ['2026-02-30', null, null],
  ['4 May 2026', null, null],
])('ME1 LO8 formats the date %j as %j, in Spanish as %j', (iso, english, spanish) => {
  expect([dateTextOrNull(iso, 'en'), dateTextOrNull(iso, 'es')]).toEqual([english, spanish]);
});
