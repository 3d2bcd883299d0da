import { expect, test } from 'vitest';
import type { Passage, Reachability, Waters } from '../../core/availability/reachability.ts';
import type { Locale } from '../../core/locale/locale.ts';
import { loadMessages } from '../../server/start/messages.ts';
import { demoTexts } from '../../tests/demo-texts.ts';
import { reachabilityText } from './reachability-text.ts';

const MESSAGES = loadMessages();
const TIVAT: Waters = {
  name: demoTexts({ en: 'Tivat', es: 'Tívat' }),
  ...{ area: null, position: { latitude: 42.4, longitude: 18.7 } },
};
const passage = (change: Partial<Passage> = {}): Passage => ({
  ...{ from: TIVAT, to: TIVAT, miles: 412.4, hours: 34.4, days: 2, leaves: 8, arrives: 10 },
  ...change,
});
const reachable = (change: Partial<Passage> = {}, isNextKnown = true): Reachability => ({
  ...{ kind: 'reachable', passage: passage(change), isNextKnown },
});
const textIn = (locale: Locale, answer: Reachability) =>
  reachabilityText(answer, { locale, translate: MESSAGES[locale].translate });

test.each<[Reachability, string, string]>([
  [{ kind: 'in-place', isNextKnown: true }, 'In place', 'Ya está en la zona'],
  [
    { kind: 'in-place', isNextKnown: false },
    'In place. Where she goes next is not known',
    'Ya está en la zona. No consta adónde va después',
  ],
  [reachable(), 'Can be there: 2 days, 412 miles from Tivat', 'Puede llegar: 2 días, 412 millas desde Tívat'],
  [
    reachable({ days: 1, from: { ...TIVAT, name: null } }),
    'Can be there: 1 day, 412 miles',
    'Puede llegar: 1 día, 412 millas',
  ],
  [
    reachable({ miles: 3400, days: 12 }, false),
    'Can be there: 12 days, 3,400 miles from Tivat. Where she goes next is not known',
    'Puede llegar: 12 días, 3400 millas desde Tívat. No consta adónde va después',
  ],
  [{ kind: 'too-far', passage: passage(), freeDays: 1 }, 'Cannot be there in time', 'No puede llegar a tiempo'],
  [
    { kind: 'too-far-after', passage: passage(), freeDays: 1 },
    'Would be late for what follows',
    'Llegaría tarde a su siguiente compromiso',
  ],
  [{ kind: 'unknown' }, 'Not known whether she can be there', 'No se sabe si puede llegar'],
])('AV6 says in both languages whether she can be there: %#', (answer, en, es) => {
  expect([textIn('en', answer), textIn('es', answer)]).toEqual([en, es]);
});

test('AV6 a place that ends with a full stop is followed by no second one', () => {
  const name = demoTexts({ en: 'St. John, U.S.', es: 'San Juan, EE. UU.' });
  const text = textIn('es', reachable({ from: { ...TIVAT, name } }, false));
  expect(text).toBe('Puede llegar: 2 días, 412 millas desde San Juan, EE. UU. No consta adónde va después');
});
