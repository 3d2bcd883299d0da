import { describe, expect, test } from 'vitest';
import { buildCalendar } from '../../../../core/availability/build-calendar.ts';
import { type Calendar, PERIOD_STATES, type Period } from '../../../../core/availability/calendar.ts';
import { dayNumber } from '../../../../core/shared/calendar-day.ts';
import type { YachtId } from '../../../../core/yacht/yacht.ts';
import { type SampleVisit, visitContext } from '../yacht.fixture.ts';
import { buildCalendarView } from './build-calendar-view.tsx';

const NOW = '2026-11-27T10:00:00Z';
const day = (date: string) => dayNumber(date) ?? Number.NaN;
const period = (state: Period['state'], from: string, to: string): Period => ({
  state,
  from: day(from),
  to: day(to),
  startsAt: null,
  endsAt: null,
});
const CALENDAR = buildCalendar({
  periods: [
    period('booked', '2026-11-28', '2026-12-05'),
    period('option', '2026-12-05', '2026-12-12'),
    period('yard', '2027-01-31', '2027-03-02'),
  ],
  until: day('2028-01-01'),
  checkedAt: '2026-11-20',
});

function viewOf(known: Calendar | null, visit: SampleVisit = {}, hasEstimate = true) {
  const { table, ...view } = buildCalendarView(
    { id: 'a/1' as YachtId, name: 'Aurora' },
    known,
    visitContext({ words: 'files', now: NOW, ...visit }),
    hasEstimate,
  );
  return { ...view, html: table === null ? null : table.html };
}

/** The text of each row, cell by cell. */
function rowsOf(html: string | null): readonly (readonly string[])[] {
  const rows = html?.split('<tbody>')[1]?.split('</tbody>')[0]?.split('</tr>').slice(0, -1) ?? [];
  return rows.map((row) =>
    row
      .split(/<\/t[hd]>/)
      .slice(0, -1)
      .map((cell) => cell.replace(/<[^>]*>/g, '').trim()),
  );
}

describe('AV4 her calendar', () => {
  test('is a table with a row a month, which says the nights in words', () => {
    const { html } = viewOf(CALENDAR);
    const rows = rowsOf(html);
    expect(rows).toHaveLength(18);
    expect(rows[0]).toEqual(['November 2026', 'Free: 27. Booked: 28–30.', '1 night free']);
    expect(rows[1]).toEqual([
      'December 2026',
      'Booked: 1–4. On option: 5–11. Free: 12–31.',
      '20 nights free From Sat 12 December',
    ]);
    expect(rows[3]).toEqual(['February 2027', 'In the yard: 1–28.', 'None free']);
    expect(rows[17]).toEqual(['April 2028', 'Not known: 1–30.', 'Not known']);
    expect(html).toContain('<caption class="vh">The nights of Aurora, month by month</caption>');
  });

  test('in Spanish, too', () => {
    const { title, age, html } = viewOf(CALENDAR, { locale: 'es' });
    expect([title, age]).toEqual(['Cuándo está libre', 'Comprobado el 20 de noviembre de 2026, hace 7 días.']);
    expect(rowsOf(html)[1]).toEqual([
      'diciembre 2026',
      'Reservado: 1–4. En opción: 5–11. Libre: 12–31.',
      '20 noches libres Desde el sáb 12 de diciembre',
    ]);
  });

  test('leads from a month to the estimate of its first free week', () => {
    expect(viewOf(CALENDAR).html).toContain('href="/en/her-page/?from=2026-12-12&amp;to=2026-12-19#estimate"');
  });

  test('leads nowhere on a page without an estimate, such as that of a price on application', () => {
    const { html, chooser } = viewOf(CALENDAR, {}, false);
    expect(html).not.toContain('href');
    expect(chooser).toBeNull();
    expect(viewOf(CALENDAR).chooser).not.toBeNull();
  });

  test('draws nights from noon to noon: what ends on a day leaves its afternoon free', () => {
    const december = viewOf(CALENDAR).html?.split('<tr>')[3];
    // The first bar ends in the middle of the fifth of 31 days, and the second in that of the twelfth.
    expect(december).toContain('<rect fill="currentColor" x="0%" width="14.52%" height="100%"></rect>');
    expect(december).toContain(
      '<rect class="text-brass" fill="url(#cal-dots)" stroke="currentColor" x="14.52%" width="22.58%" height="100%"></rect>',
    );
  });

  test('has a key of the states that it shows, and explains an option where there is one', () => {
    const { html, note } = viewOf(CALENDAR);
    const key = html
      ?.split('cal-key')[1]
      ?.replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ');
    expect(key).toBe('"> Free Booked On option In the yard Not known ');
    expect(note).toContain('options often lapse');
    expect(viewOf({ ...CALENDAR, periods: [] }).note).toBeNull();
  });

  test('has a pattern or a colour of its own for each state', () => {
    const periods = PERIOD_STATES.map((state, at) => period(state, `2026-12-0${at + 1}`, `2026-12-0${at + 2}`));
    const december = viewOf(buildCalendar({ ...CALENDAR, periods })).html?.split('<tr>')[3] ?? '';
    const paints = [...december.matchAll(/<rect ([^>]*?) x=/g)].map(([, paint]) => paint);
    expect(new Set(paints).size).toBe(PERIOD_STATES.length);
  });

  test('AV1 says how old it is, and calls no night free once that is too old', () => {
    expect(viewOf({ ...CALENDAR, checkedAt: '2026-11-27' }).age).toBe('Checked today.');
    expect(viewOf({ ...CALENDAR, checkedAt: '2026-11-26' }).age).toBe('Checked yesterday, 26 November 2026.');
    const old = viewOf({ ...CALENDAR, checkedAt: '2026-07-03' });
    expect(old.age).toBe(
      'Last checked on 3 July 2026, 147 days ago: too long to call a night free. Ask us for her dates.',
    );
    expect(rowsOf(old.html)[1]).toEqual([
      'December 2026',
      'Booked: 1–4. On option: 5–11. Not known: 12–31.',
      'Not known',
    ]);
    expect(old.html).not.toContain('href');
    expect([old.fileHref, viewOf(CALENDAR).fileHref]).toEqual([null, '/api/yachts/a%2F1/availability.ics']);
  });

  test('AV1 without a calendar, says so and shows no night', () => {
    expect(viewOf(null)).toMatchObject({
      title: 'When she is free',
      age: null,
      note: 'Her calendar is not published. Tell us your dates and we will ask her captain.',
      html: null,
      fileHref: null,
    });
  });
});
