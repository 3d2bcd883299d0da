import { expect, test } from 'vitest';
import { MemoryAvailabilityCalendar } from '../../tests/fakes/memory-availability-calendar.ts';
import { MemoryContentRepository } from '../../tests/fakes/memory-content-repository.ts';
import { MemorySeaRoutes } from '../../tests/fakes/memory-sea-routes.ts';
import { MemoryYachtCatalogue } from '../../tests/fakes/memory-yacht-catalogue.ts';
import { SAMPLE_HOME, SAMPLE_SITE } from '../../tests/samples/sample-content.ts';
import { SAMPLE_TERMS } from '../../tests/samples/sample-terms.ts';
import type { Calendar, Period } from '../availability/calendar.ts';
import { charterYacht, EXUMAS, FJORDS } from '../estimate/estimate.fixture.ts';
import { dayNumber } from '../shared/calendar-day.ts';
import type { YachtId } from '../yacht/yacht.ts';
import { fleetByMonth } from './fleet-by-month.ts';

const TODAY = '2026-06-10';
const noTurn = async () => {};
const region = (id: string) => ({ ...FJORDS.region, id });
const NORTH = { ...FJORDS, region: region('north') };
const SOUTH = { ...EXUMAS, region: region('south') };

function taken(from: string, to: string, endsAt: string | null = null): Period {
  return { state: 'booked', from: dayNumber(from) ?? 0, to: dayNumber(to) ?? 0, startsAt: null, endsAt };
}

function table(calendars: Calendars, today = TODAY) {
  return fleetByMonth(portsOf(calendars), today, noTurn);
}

type Calendars = Readonly<Record<string, Partial<Calendar> | null>>;

function portsOf(calendars: Calendars, seaRoutes = new MemorySeaRoutes()) {
  const fleet = Object.keys(calendars).map((id) =>
    charterYacht({ id: id as YachtId, cruising: { summer: [NORTH], winter: [SOUTH] } }),
  );
  const known = Object.entries(calendars).flatMap(([id, calendar]) => {
    const whole = { periods: [], until: dayNumber('2027-03-01') ?? 0, checkedAt: '2026-06-01', ...calendar };
    return calendar === null ? [] : [[id as YachtId, whole] as const];
  });
  return {
    ...{ catalogue: new MemoryYachtCatalogue(fleet), calendars: new MemoryAvailabilityCalendar(new Map(known)) },
    seaRoutes,
    content: new MemoryContentRepository({
      ...{ site: SAMPLE_SITE, home: SAMPLE_HOME, pages: [], charterTerms: SAMPLE_TERMS },
    }),
  };
}

const rowOf = async (id: string, ...calendars: Parameters<typeof table>) => {
  const { months, waters } = await table(...calendars);
  const cells = waters.find((row) => row.region.id === id)?.cells ?? [];
  return Object.fromEntries(
    cells.map(({ there, reachable }, at) => [months[at]?.slice(0, 7), `${there}/${reachable}`]),
  );
};

test('AV7 counts the yachts that are there, and all that can be there in time', async () => {
  const busy = [taken('2026-06-10', '2026-06-20', 'exumas'), taken('2026-08-04', '2026-08-28', 'bergen')];
  const calendars = { a: { periods: [taken('2026-06-10', '2026-07-04', 'bergen')] }, b: { periods: busy } };
  const north = await rowOf('north', calendars);
  expect(Object.keys(north)).toHaveLength(12);
  expect(north).toMatchObject({ '2026-06': '0/0', '2026-07': '1/2', '2026-08': '1/1', '2026-09': '2/2' });
  expect(await rowOf('south', calendars)).toMatchObject({ '2026-07': '1/2', '2026-08': '0/1', '2026-09': '0/2' });
});

test('AV7 a month counts with a free week from today on, known by a reliable calendar', async () => {
  const july = { periods: [taken('2026-07-01', '2026-07-06', 'bergen'), taken('2026-07-12', '2026-07-28', 'bergen')] };
  const calendars = { a: july, none: null, old: { checkedAt: '2026-01-01' } };
  expect(await rowOf('north', calendars)).toMatchObject({ '2026-07': '0/0', '2026-08': '1/1', '2027-03': '0/0' });
});

test('AV7 the table is counted once, and again after ways over the sea could not be found', async () => {
  const seaRoutes = new MemorySeaRoutes();
  const ports = portsOf({ a: { periods: [taken('2026-06-10', '2026-06-20', 'exumas')] } }, seaRoutes);
  seaRoutes.breakDown();
  expect(await fleetByMonth(ports, TODAY, noTurn)).toMatchObject({ isComplete: false });
  seaRoutes.breakDown(false);
  const table = await fleetByMonth(ports, TODAY, noTurn);
  expect(table.isComplete).toBe(true);
  expect(await fleetByMonth(ports, TODAY, noTurn)).toBe(table);
  expect(await fleetByMonth(ports, '2026-06-11', noTurn)).not.toBe(table);
});

test.each([
  ['2026-11-23', '2026-11-01', '2027-10-01'],
  ['2026-11-24', '2026-12-01', '2027-11-01'],
  ['2026-12-31', '2027-01-01', '2027-12-01'],
])('AV7 the months on %s begin with one of which a week is left', async (today, first, last) => {
  const { months } = await table({}, today);
  expect([months[0], months.at(-1), months.length]).toEqual([first, last, 12]);
});

test('AV7 a large fleet is counted with turns in between, and asks for each way once', async () => {
  const seaRoutes = new MemorySeaRoutes();
  const away = { periods: [taken('2026-06-10', '2026-06-20', 'exumas')] };
  const ports = portsOf(Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`y${at}`, away])), seaRoutes);
  let turns = 0;
  await fleetByMonth(ports, TODAY, async () => {
    turns += 1;
  });
  expect(turns).toBe(4);
  const legs = seaRoutes.asked.flat().map((leg) => JSON.stringify(leg));
  expect(legs).not.toEqual([]);
  expect(new Set(legs).size).toBe(legs.length);
});
