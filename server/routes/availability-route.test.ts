import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import type { Calendar } from '../../core/availability/calendar.ts';
import { dayNumber } from '../../core/shared/calendar-day.ts';
import type { YachtId } from '../../core/yacht/yacht.ts';
import { MemoryAvailabilityCalendar } from '../../tests/fakes/memory-availability-calendar.ts';
import { MemoryYachtCatalogue } from '../../tests/fakes/memory-yacht-catalogue.ts';
import { sampleYacht } from '../../tests/samples/sample-yacht.ts';
import { createTakeTurn } from '../http/limit-work.ts';
import { WorkQueue } from '../http/work-queue.ts';
import { availabilityRoute } from './availability-route.ts';

const day = (date: string) => dayNumber(date) ?? Number.NaN;
const CALENDAR: Calendar = {
  periods: [{ state: 'booked', from: day('2027-07-03'), to: day('2027-07-10'), startsAt: null, endsAt: null }],
  until: day('2028-01-01'),
  checkedAt: '2027-06-20',
};
const FLEET = [
  sampleYacht({ id: 'aurora' }),
  sampleYacht({ id: 'meltemi' }),
  sampleYacht({ id: 'zephyr' }),
  sampleYacht({ id: 'ghibli', market: 'sale' }),
];
const CALENDARS = new Map([
  ['aurora' as YachtId, CALENDAR],
  ['zephyr' as YachtId, { ...CALENDAR, checkedAt: '2027-04-01' }],
  ['ghibli' as YachtId, CALENDAR],
  ['atlantis' as YachtId, CALENDAR],
]);

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

function ask(
  id: string,
  headers: Readonly<Record<string, string>> = {},
  publicUrl: string | null = 'https://y.example',
) {
  const app = Fastify();
  closing.push(() => app.close());
  const ports = { catalogue: new MemoryYachtCatalogue(FLEET), calendars: new MemoryAvailabilityCalendar(CALENDARS) };
  availabilityRoute(app, {
    takeTurn: createTakeTurn(new WorkQueue(), false),
    ports,
    now: () => '2027-07-01T12:00:00Z',
    publicUrl,
    isSecure: () => true,
  });
  return app.inject({ url: `/api/yachts/${id}/availability.ics`, headers });
}

test('AV9 serves the nights on which a charter yacht is taken, for programs that ask again', async () => {
  const answer = await ask('aurora');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'public, no-cache',
    'x-robots-tag': 'noindex',
  });
  expect(answer.body).toContain('UID:20270703-20270710@y.example/api/yachts/aurora/availability.ics\r\n');
  const again = await ask('aurora', { 'if-none-match': String(answer.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('AV9 no shared cache keeps one whose host came from the request', async () => {
  expect((await ask('aurora', {}, null)).headers['cache-control']).toBe('private, no-cache');
});

test.each([
  ['she has no calendar', 'meltemi'],
  ['it is too old to call a night free', 'zephyr'],
  ['she is not for charter', 'ghibli'],
  ['there is no such yacht', 'atlantis'],
])('AV1 AV9 serves none where %s', async (_, id) => {
  expect((await ask(id)).statusCode).toBe(404);
});
