import { expect, test } from 'vitest';
import { timezoneName } from './timezone-name.ts';

test.each([
  ['Europe/Monaco', 'Central European Time', 'hora de Europa central'],
  ['Europe/London', 'United Kingdom Time', 'hora de Reino Unido'],
  ['America/New_York', 'Eastern Time', 'hora oriental'],
])('CO5 names the time zone %s as %s, in Spanish %s', (timezone, english, spanish) => {
  expect(timezoneName(timezone, 'en')).toMatch(new RegExp(english));
  expect(timezoneName(timezone, 'es')).toMatch(new RegExp(spanish));
});
