import { expect, test } from 'vitest';
import type { Calendar } from '../../core/availability/calendar.ts';
import { EVERY_OPEN_WEEK, type OpenWeeksChoice } from '../../core/search/query/open-weeks-query.ts';
import { dateOfDay, dayNumber } from '../../core/shared/calendar-day.ts';
import type { YachtId } from '../../core/yacht/yacht.ts';
import { MemoryAvailabilityCalendar } from '../../tests/fakes/memory-availability-calendar.ts';
import { sampleYacht } from '../../tests/samples/sample-yacht.ts';
import { listContext } from '../features/search/list-context.fixture.ts';
import { openWeeksMarkup } from './OpenWeeks.tsx';

// A Monday.
const NOW = '2026-06-01T12:00:00.000Z';
const TODAY = dayNumber(NOW.slice(0, 10)) ?? 0;

function calendarOf(...taken: readonly (readonly [from: number, to: number])[]): Calendar {
  const periods = taken.map(([from, to]) => ({
    ...{ state: 'booked' as const, startsAt: null, endsAt: null },
    ...{ from: TODAY + from, to: TODAY + to },
  }));
  return { periods, until: TODAY + 300, checkedAt: dateOfDay(TODAY) };
}

function markupOf(
  calendars: Readonly<Record<string, Calendar>>,
  poa = false,
  choice: Partial<OpenWeeksChoice> = {},
): Promise<string> {
  const fleet = Object.keys(calendars).map((id) => sampleYacht({ id, name: `Name of ${id}`, poa }));
  const context = listContext('/open-weeks/', fleet);
  const known = new MemoryAvailabilityCalendar(
    new Map(Object.entries(calendars).map(([id, calendar]) => [id as YachtId, calendar])),
  );
  return openWeeksMarkup({
    ...context,
    ...{ ports: { ...context.ports, calendars: known }, now: NOW, action: '/en/open-weeks/' },
    openWeeks: { ...EVERY_OPEN_WEEK, ...choice },
  });
}

test('AV8 lists open weeks by the charter week in which they begin, unfolded up to some ten rows', async () => {
  const html = await markupOf({
    a: calendarOf([0, 5], [14, 20]),
    b: calendarOf([0, 3], [7, 300]),
    c: calendarOf([0, 12], [20, 30], [37, 44]),
  });
  const weeks = [...html.matchAll(/openWeeks\.week ([^<]+)</g)].map(([, text]) => text);
  expect(weeks).toEqual(['30 May 2026, 1', '6 June 2026, 1', '13 June 2026, 1', '27 June 2026, 1']);
  expect(html.match(/<details open/g)).toHaveLength(4);
  expect(html).toContain('openWeeks.short 4');
  expect(html).toContain('stay.nights 9');
  // The first whole week begins on Saturday; a shorter gap is led to as it is.
  expect(html).toContain('/en/yacht-for-charter/a/?from=2026-06-06&amp;to=2026-06-13');
  expect(html).toContain('/en/yacht-for-charter/b/?from=2026-06-04&amp;to=2026-06-08');
});

test('AV8 a yacht without an estimate is led to without days; no gaps are said in words', async () => {
  expect(await markupOf({ a: calendarOf([0, 5], [14, 20]) }, true)).toContain('href="/en/yacht-for-charter/a/"');
  expect(await markupOf({ a: calendarOf() })).toContain('openWeeks.none');
});

test('AV8 shows eight rows of a week, and the rest when asked; each has length and guests', async () => {
  const fleet = Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`y${at}`, calendarOf([0, 5], [14, 20])]));
  const html = await markupOf(fleet);
  const [first = '', rest = ''] = html.split('openWeeks.more 3');
  expect(first.match(/<h3/g)).toHaveLength(8);
  expect(rest.match(/<h3/g)).toHaveLength(3);
  expect(first).toContain('yacht.guests');
  const weeks = await markupOf({ ...fleet, b: calendarOf([0, 16], [23, 30], [37, 44], [51, 58]) });
  expect(weeks.match(/openWeeks\.week /g)).toHaveLength(4);
  expect(weeks.match(/<details open/g)).toHaveLength(3);
});

test('AV8 of more than five hundred it lists the first and says so', async () => {
  const many = Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`y${at}`, calendarOf([0, 5], [14, 20])]));
  const html = await markupOf(many);
  expect(html).toContain('openWeeks.first 501, 500');
  expect(html.match(/<h3/g)).toHaveLength(500);
});

test('AV8 shows the chosen weeks; where there are none, which choice finds some', async () => {
  const short = { a: calendarOf([0, 5], [14, 20]), b: calendarOf([0, 3], [7, 300]) };
  const html = await markupOf(short, false, { stay: 'short' });
  expect(html).toContain('Name of b');
  expect(html).not.toContain('Name of a');
  expect(html).toContain('<option value="short" selected="">');
  const none = await markupOf(short, false, { stay: 'long' });
  expect(none).toContain('openWeeks.count 0');
  expect(none).toContain('href="/en/open-weeks/"');
  expect(none).toContain('openWeeks.wider');
});
