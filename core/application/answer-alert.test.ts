import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { MemoryAvailabilityCalendar } from '../../tests/fakes/memory-availability-calendar.ts';
import { MemoryYachtSearch } from '../../tests/fakes/memory-yacht-search.ts';
import { sampleYacht, soldYacht } from '../../tests/samples/sample-yacht.ts';
import { decodeDigest, encodeDigest, MAX_YACHTS_PER_LETTER } from '../alerts/alert-digest.ts';
import { decodeAlertSubject } from '../alerts/alert-subject.ts';
import { decodeSnapshot, encodeSnapshot, idsWithChangedCalendars } from '../alerts/fleet-snapshot.ts';
import { buildCalendar } from '../availability/build-calendar.ts';
import { type Calendar, PERIOD_STATES } from '../availability/calendar.ts';
import { dayNumber } from '../shared/calendar-day.ts';
import type { Yacht, YachtId } from '../yacht/yacht.ts';
import { buildAlertDigest, compareFleetDays } from './answer-alert.ts';
import { takeSnapshot } from './take-snapshot.ts';

const TODAY = '2026-07-01';
const WEEK = '2026-08-01:7';
const turn = async () => {};
// The search asks the clock which nights are past.
beforeAll(() => void vi.useFakeTimers({ now: Date.parse(TODAY), toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

interface Day {
  readonly fleet: readonly Yacht[];
  readonly calendars?: Readonly<Record<string, Calendar>>;
}

function taken(from: string, to: string, checkedAt = TODAY): Calendar {
  const [first = 0, last = 0, until = 0] = [from, to, '2027-01-01'].map((date) => dayNumber(date) ?? 0);
  const period = { state: 'booked', from: first, to: last, startsAt: 'palma', endsAt: null } as const;
  return buildCalendar({ periods: [period], until, checkedAt });
}

const snapshotOf = ({ fleet, calendars = {} }: Day) =>
  takeSnapshot(
    fleet,
    new MemoryAvailabilityCalendar(new Map(Object.entries(calendars) as [YachtId, Calendar][])),
    TODAY,
    turn,
  );

/** What a question is told, as `kind market name`. */
async function told(query: string, before: Day, now: Day) {
  const [then, after] = [await snapshotOf(before), await snapshotOf(now)];
  const calendars = new Map(Object.entries(now.calendars ?? {}) as [YachtId, Calendar][]);
  const days = { before: then, after, yachts: now.fleet, today: TODAY };
  const compared = compareFleetDays(days, (yachts) => new MemoryYachtSearch(yachts, calendars));
  const digest = await buildAlertDigest(decodeAlertSubject(query), compared, turn);
  if (!digest.ok) throw new Error(digest.error.message);
  expect(decodeDigest(encodeDigest(digest.value))).toEqual(digest.value);
  const lines = digest.value.items.map(({ kind, market, id }) => `${kind} ${market} ${compared.changed.get(id)?.name}`);
  return digest.value.more === 0 ? lines : [...lines, `and ${digest.value.more} more`];
}

const sail = sampleYacht({ id: 'brisa', name: 'Brisa', kind: 'sail', market: 'charter', weeklyRate: 90_000 });
const motor = sampleYacht({ id: 'aurora', market: 'charter', weeklyRate: 200_000 });

test('FD6 tells of new and reduced yachts that the search finds, and of no others', async () => {
  const before = { fleet: [motor] };
  const now = { fleet: [sampleYacht({ id: 'aurora', market: 'charter', weeklyRate: 150_000 }), sail] };
  expect(await told('', before, now)).toEqual(['new charter Brisa', 'reduced charter Aurora']);
  expect(await told('?l=kind:sail', before, now)).toEqual(['new charter Brisa']);
  expect(await told('?i=sale', before, now)).toEqual([]);
});

test('FD6 tells nothing on a day on which nothing happened', async () => {
  expect(await told('', { fleet: [motor, sail] }, { fleet: [motor, sail] })).toEqual([]);
});

test('FD6 tells of watched yachts that they are gone, which no search finds', async () => {
  const [before, now] = [{ fleet: [motor, sail] }, { fleet: [{ ...soldYacht('aurora'), name: 'Aurora' }, sail] }];
  expect(await told('?y=aurora,brisa', before, now)).toEqual(['gone charter Aurora']);
  expect(await told('?y=brisa', before, now)).toEqual([]);
  expect(await told('', before, now)).toEqual([]);
  expect(await told('?y=aurora', now, before)).toEqual(['back charter Aurora']);
});

test('FD6 YA3 names no watched yacht that may not be named', async () => {
  const now = { fleet: [sampleYacht({ id: 'aurora', market: 'none' })] };
  expect(await told('?y=aurora', { fleet: [motor] }, now)).toEqual([]);
  expect(await told('?y=aurora', { fleet: [motor] }, { fleet: [] })).toEqual([]);
});

test('FD6 AV5 tells that a yacht is free on the wanted nights as soon as she is', async () => {
  const before = { fleet: [motor, sail], calendars: { aurora: taken('2026-08-03', '2026-08-10'), brisa: FREE } };
  const now = { fleet: [motor, sail], calendars: { aurora: taken('2026-09-03', '2026-09-10'), brisa: FREE } };
  expect(await told(`?d=${WEEK}`, before, now)).toEqual(['free charter Aurora']);
  expect(await told(`?y=aurora&d=${WEEK}`, before, now)).toEqual(['free charter Aurora']);
  expect(await told(`?l=kind:sail&d=${WEEK}`, before, now)).toEqual([]);
  expect(await told('?d=2026-09-01:7', now, before)).toEqual(['free charter Aurora']);
  expect(await told(`?d=${WEEK}`, now, before)).toEqual([]);
});

test('FD6 AV1 nights that were not known, or come within the horizon, were never taken', async () => {
  const unknown = { fleet: [motor], calendars: { aurora: { ...taken('2026-07-10', '2026-07-12'), until: 0 } } };
  const known = { fleet: [motor], calendars: { aurora: taken('2026-07-10', '2026-07-12') } };
  const otherwise = { fleet: [motor], calendars: { aurora: taken('2026-07-10', '2026-07-13') } };
  expect(await told(`?d=${WEEK}`, unknown, known)).toEqual([]);
  expect(await told(`?d=${WEEK}`, unknown, otherwise)).toEqual([]);
  expect(await told(`?d=${WEEK}`, { fleet: [motor] }, known)).toEqual([]);
});

test('FD6 AV1 takes no yacht for free whose calendar was not checked for long', async () => {
  const before = { fleet: [motor], calendars: { aurora: taken('2026-08-03', '2026-08-10') } };
  const now = { fleet: [motor], calendars: { aurora: taken('2026-09-03', '2026-09-10', '2026-01-01') } };
  expect(await told(`?y=aurora&d=${WEEK}`, before, now)).toEqual([]);
});

test('FD6 a letter has twelve yachts at most, what is new first, and says how many more there are', async () => {
  const fleet = Array.from({ length: 400 }, (_, at) => sampleYacht({ id: `H-${at}`, name: `N${at}`, market: 'sale' }));
  const cheaper = fleet.map((yacht, at) =>
    at < 10 ? sampleYacht({ id: yacht.id, name: yacht.name, market: 'sale', salePrice: 1000 }) : yacht,
  );
  const lines = await told('?i=sale', { fleet: fleet.slice(0, 20) }, { fleet: cheaper });
  expect(lines).toHaveLength(MAX_YACHTS_PER_LETTER + 1);
  expect(lines.slice(0, -1).every((line) => line.startsWith('new sale'))).toBe(true);
  expect(lines.at(-1)).toBe('and 378 more');
});

test('FD6 twelve yachts of both markets have all their news in a letter', async () => {
  const fleet = (rate: number) =>
    Array.from({ length: 14 }, (_, at) =>
      sampleYacht({ id: `H-${at}`, name: `N${at}`, market: 'both', weeklyRate: rate, salePrice: rate * 50 }),
    );
  const watched = `?y=${fleet(1)
    .map(({ id }) => id)
    .join()}`;
  const lines = await told(watched, { fleet: fleet(200_000) }, { fleet: fleet(150_000) });
  expect(lines).toHaveLength(2 * MAX_YACHTS_PER_LETTER + 1);
  expect(lines.at(-1)).toBe('and 2 more');
});

test('FD6 tells of nights that came free on the day of another change', async () => {
  const before = { fleet: [motor], calendars: { aurora: taken('2026-08-03', '2026-08-10') } };
  const cheaper = sampleYacht({ id: 'aurora', market: 'charter', weeklyRate: 150_000 });
  const now = { fleet: [cheaper], calendars: { aurora: FREE } };
  for (const query of [`?d=${WEEK}`, `?y=aurora&d=${WEEK}`])
    expect(await told(query, before, now)).toEqual(['reduced charter Aurora', 'free charter Aurora']);
});

test('FD6 a search that fails is no answer', async () => {
  const search = new MemoryYachtSearch([sail]);
  search.failWith({ kind: 'no-client', message: 'Search client not found' });
  const after = await snapshotOf({ fleet: [sail] });
  const compared = compareFleetDays({ before: new Map(), after, yachts: [sail], today: TODAY }, () => search);
  const digest = await buildAlertDigest(decodeAlertSubject(''), compared, turn);
  expect(digest.ok).toBe(false);
});

test('FD6 a snapshot comes back as it was, but for places, and anything else is none', async () => {
  const calendars = Object.fromEntries(PERIOD_STATES.map((state) => [state, inState(state)]));
  const fleet = PERIOD_STATES.map((state) => sampleYacht({ id: state })).concat(sampleYacht({ id: 'none' }));
  const snapshot = await snapshotOf({ fleet, calendars });
  const { fleet: read, weeklyOn } = decodeSnapshot(encodeSnapshot({ fleet: snapshot, weeklyOn: TODAY })) ?? {};
  expect(weeklyOn).toBe(TODAY);
  expect([...(read ?? [])].map(([id, { status }]) => [id, status])).toEqual(
    [...snapshot].map(([id, { status }]) => [id, status]),
  );
  expect(idsWithChangedCalendars(snapshot, read ?? new Map())).toEqual([]);
  expect(read?.get('none')?.calendar).toBeNull();
  for (const text of ['', '{}', '{"form":9,"weeklyOn":"","yachts":{}}', '{"form":1}', '{"form":1,"yachts":{}}'])
    expect(decodeSnapshot(text)).toBeNull();
  expect(decodeSnapshot('{"form":1,"weeklyOn":"","yachts":{"a":1,"b":["x",1,99,2,3]}}')?.fleet).toEqual(
    new Map([['b', { status: 'x', calendar: null }]]),
  );
});

function inState(state: (typeof PERIOD_STATES)[number]): Calendar {
  const calendar = taken('2026-08-03', '2026-08-10');
  return { ...calendar, periods: calendar.periods.map((period) => ({ ...period, state })) };
}

const FREE = taken('2026-12-01', '2026-12-02');
