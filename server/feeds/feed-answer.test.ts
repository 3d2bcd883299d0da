import { expect, test } from 'vitest';
import { feedInstant, UNIX_EPOCH } from './feed-answer.ts';

test.each([
  ['2026-03-01', '2026-03-01T00:00:00.000Z'],
  ['2026-03-01T10:20:30', '2026-03-01T10:20:30.000Z'],
  ['2026-03-01T10:20:30+02:00', '2026-03-01T08:20:30.000Z'],
  ['some day', UNIX_EPOCH],
  [null, UNIX_EPOCH],
])('SE7 reads %j as the time %s', (iso, instant) => {
  expect(feedInstant(iso)).toBe(instant);
});
