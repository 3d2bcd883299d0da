import { describe, expect, test } from 'vitest';
import type { Locale } from '../../core/locale/locale.ts';
import type { OfficeHours } from '../../core/office/office.ts';
import { isOpen } from '../../core/office/office.ts';
import { loadMessages } from '../../server/start/messages.ts';
import { localMoment } from './clock-time.ts';
import { officeHoursView } from './office-hours.ts';

const WEEK: OfficeHours = { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' };

const MESSAGES = loadMessages();

function hoursOf(hours: Partial<OfficeHours>, locale: Locale = 'en') {
  const { translate } = MESSAGES[locale];
  return officeHoursView({ hours: { ...WEEK, ...hours } }, { locale, translate });
}

describe('CO5 the days', () => {
  test.each<[readonly number[], string, string]>([
    [[1, 2, 3, 4, 5], 'Monday–Friday', 'de lunes a viernes'],
    [[7, 1, 2, 3, 4], 'Sunday–Thursday', 'de domingo a jueves'],
    [[1, 2, 3, 4, 5, 6, 7], 'Monday–Sunday', 'de lunes a domingo'],
    [[5, 6], 'Friday, Saturday', 'viernes, sábado'],
    [[1, 3, 5], 'Monday, Wednesday, Friday', 'lunes, miércoles, viernes'],
    [[6], 'Saturday', 'sábado'],
  ])('%j are formatted as %s', (days, english, spanish) => {
    expect(hoursOf({ days }).text).toBe(`${english}, 09:00–18:00`);
    expect(hoursOf({ days }, 'es').text).toBe(`${spanish}, de 09:00 a 18:00`);
  });
});

describe('CO5 the open state', () => {
  const openAt = (now: string, timezone = 'Europe/Monaco') => isOpen(hoursOf({}), localMoment(timezone, now));

  test.each([
    ['at opening time', '2026-11-20T08:00:00Z', true],
    ['one minute before opening', '2026-11-20T07:59:00Z', false],
    ['one minute before closing', '2026-11-20T16:59:00Z', true],
    ['at closing time', '2026-11-20T17:00:00Z', false],
    ['on a Saturday', '2026-11-21T11:00:00Z', false],
    ['in summer, with daylight saving time', '2026-07-03T07:00:00Z', true],
  ])('%s: %s', (_, now, open) => {
    expect(openAt(now)).toBe(open);
  });

  test('follows the day at the office', () => {
    // Sunday evening in UTC is Monday morning in Auckland.
    expect(openAt('2026-11-22T21:00:00Z', 'Pacific/Auckland')).toBe(true);
    expect(openAt('2026-11-22T21:00:00Z')).toBe(false);
  });

  test('is passed on with the hours, so that a browser can update it', () => {
    expect(hoursOf({})).toMatchObject(WEEK);
  });
});
