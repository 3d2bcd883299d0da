import { expect, test } from 'vitest';
import { parseTimeOfDay } from './time-of-day.ts';

test.each(['00:00', '06:40', '19:05', '23:59'])('ME4 %s is a time of day', (time) => {
  expect(parseTimeOfDay(time)).toBe(time);
});

test.each(['24:00', '6:40', '06:60', '06:40:00', '', 640, null, undefined])('ME4 %j is none', (raw) => {
  expect(parseTimeOfDay(raw)).toBeNull();
});
