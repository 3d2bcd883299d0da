import { expect, test } from 'vitest';
import { zoneName } from './zone-name.ts';

test.each([
  ['Europe/Monaco', 'Central European Time', 'hora de Europa central'],
  ['Europe/London', 'United Kingdom Time', 'hora de Reino Unido'],
  ['America/New_York', 'Eastern Time', 'hora oriental'],
])('CO5 names the time zone %s as %s, in Spanish %s', (timezone, english, spanish) => {
  expect(zoneName(timezone, 'en')).toMatch(new RegExp(english));
  expect(zoneName(timezone, 'es')).toMatch(new RegExp(spanish));
});
