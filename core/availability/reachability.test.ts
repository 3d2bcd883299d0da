import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Position } from '../geo/position.ts';
import { anyPeriods } from './availability.fixture.ts';
import { buildCalendar } from './build-calendar.ts';
import { type Calendar, nightState, type Period } from './calendar.ts';
import { type Reachability, type ReachabilityFacts, reachability, type Waters } from './reachability.ts';

/** Places on a line, by their mile. */
const MILES: Readonly<Record<string, number>> = { antibes: 0, palma: 300, 'english-harbour': 3900 };
const at = (mile: number): Position => ({ latitude: 0, longitude: mile / 60 });
const mileOf = ({ longitude }: Position) => Math.round(longitude * 60);
const place = (mile: number, area: string | null = null): Waters => ({ name: null, area, position: at(mile) });
const placeOf = (id: string) => (MILES[id] === undefined ? null : place(MILES[id], id));
const routeBetween = (from: Position, to: Position) => ({ miles: Math.abs(mileOf(from) - mileOf(to)), transits: [] });

const TODAY = 1000;
const yachtWith = ({ knots = 10 as number | null, range = null as number | null, lies = 0 as number | null }) => ({
  location: { berth: null, country: null, lying: null, position: lies === null ? null : at(lies) },
  speeds: { max: null, cruise: knots },
  ranges: { cruise: range, economical: null },
});
const booked = (from: number, to: number, startsAt: string | null, endsAt: string | null): Period => ({
  ...{ state: 'booked', from, to, startsAt, endsAt },
});
const calendarOf = (...periods: Period[]): Calendar => ({ periods, until: TODAY + 400, checkedAt: '2026-06-01' });
const factsOf = (facts: Partial<ReachabilityFacts> = {}): ReachabilityFacts => ({
  ...{ calendar: calendarOf(), yacht: yachtWith({}), placeOf, routeBetween, today: TODAY },
  ...facts,
});
const STAY = { from: TODAY + 30, nights: 7 };
const END = STAY.from + STAY.nights;
const kindOf = (facts: Partial<ReachabilityFacts>, waters: readonly Waters[] = [place(300, 'palma')]) =>
  reachability(STAY, waters, factsOf(facts)).kind;

describe('AV6 where she comes from', () => {
  test('is where the period before ends, else where she lies', () => {
    const fromPeriod = factsOf({ calendar: calendarOf(booked(TODAY - 9, STAY.from - 20, null, 'english-harbour')) });
    expect(reachability(STAY, [place(300)], fromPeriod)).toMatchObject({ passage: { miles: 3600, days: 15 } });
    const silent = factsOf({ calendar: calendarOf(booked(TODAY - 9, STAY.from - 20, null, null)) });
    expect(reachability(STAY, [place(300)], silent)).toMatchObject({ passage: { miles: 300, days: 2 } });
  });

  test.each([
    ['there is no calendar', { calendar: null }],
    ['the calendar does not reach the end of the stay', { calendar: { ...calendarOf(), until: END - 1 } }],
    [
      'the period before begins at a place and ends at none',
      { calendar: calendarOf(booked(TODAY, TODAY + 5, 'english-harbour', null)) },
    ],
    [
      'a period without places follows one with a place',
      { calendar: calendarOf(booked(TODAY, TODAY + 5, null, 'antibes'), booked(TODAY + 6, TODAY + 9, null, null)) },
    ],
    ['she has no position', { yacht: yachtWith({ lies: null }) }],
    ['the calendar names an unknown place', { calendar: calendarOf(booked(TODAY, TODAY + 5, null, 'atlantis')) }],
    ['she has no speed', { yacht: yachtWith({ knots: null }) }],
    ['her speed is nought', { yacht: yachtWith({ knots: 0 }) }],
    ['there is no route', { routeBetween: () => null }],
    [
      'there is no route to what follows',
      {
        calendar: calendarOf(booked(END + 90, END + 97, 'english-harbour', null)),
        routeBetween: (from: Position, to: Position) =>
          Math.max(mileOf(from), mileOf(to)) > 1000 ? null : routeBetween(from, to),
      },
    ],
  ] satisfies [string, Partial<ReachabilityFacts>][])('is not known where %s', (_, facts) => {
    expect(kindOf(facts)).toBe('unknown');
  });
});

test.each([
  ['30 miles away', place(30), 'in-place'],
  ['31 miles away', place(31), 'reachable'],
])('AV6 she is in place within 30 miles: %s', (_, waters, kind) => {
  expect(kindOf({}, [waters])).toBe(kind);
});

test('AV6 she is in place in the same area, at any speed', () => {
  const calendar = calendarOf(booked(TODAY, STAY.from, null, 'palma'));
  expect(kindOf({ calendar, yacht: yachtWith({ knots: null }) }, [place(900, 'palma')])).toBe('in-place');
});

test('AV6 of several waters the nearest over the sea counts', () => {
  const waters = [place(3000), place(500), place(400), place(450)];
  expect(reachability(STAY, waters, factsOf())).toMatchObject({ passage: { miles: 400, to: place(400) } });
});

test('AV6 she leaves when the period before ends, and at once at the earliest', () => {
  const days = (free: number) => kindOf({ calendar: calendarOf(booked(TODAY, STAY.from - free, null, 'antibes')) });
  expect([days(1), days(2)]).toEqual(['too-far', 'reachable']);
  const soon = (ahead: number) => reachability({ from: TODAY + ahead, nights: 7 }, [place(300)], factsOf()).kind;
  expect([soon(1), soon(2)]).toEqual(['too-far', 'reachable']);
});

test('AV6 each refuelling takes a day', () => {
  const daysWith = (range: number) => {
    const answer = reachability(STAY, [place(3000)], factsOf({ yacht: yachtWith({ range }) }));
    return 'passage' in answer ? answer.passage.days : 0;
  };
  expect([3000, 2999, 1500, 1499, 0].map(daysWith)).toEqual([13, 14, 14, 15, 13]);
});

test('AV6 she has to be out in time for what follows, if it is known where that begins', () => {
  const next = (days: number, startsAt: string | null) =>
    reachability(STAY, [place(0)], factsOf({ calendar: calendarOf(booked(END + days, END + 99, startsAt, null)) }));
  expect(next(1, 'palma')).toMatchObject({ kind: 'too-far-after', freeDays: 1, passage: { leaves: END, days: 2 } });
  expect(next(2, 'palma')).toEqual({ kind: 'in-place', isNextKnown: true });
  expect(next(0, null)).toEqual({ kind: 'in-place', isNextKnown: false });
  expect(next(0, 'atlantis')).toEqual({ kind: 'in-place', isNextKnown: false });
});

test('AV6 in a region she may end the stay where it suits what follows', () => {
  const calendar = calendarOf(booked(TODAY, STAY.from, null, 'antibes'), booked(END, END + 7, 'palma', null));
  const region = [place(0, 'antibes'), place(300, 'palma')];
  expect(kindOf({ calendar }, region)).toBe('in-place');
  expect(kindOf({ calendar }, region.slice(0, 1))).toBe('too-far-after');
});

test('AV6 a calendar that ends with the stay does not say that nothing follows it', () => {
  const upTo = (until: number) => reachability(STAY, [place(0)], factsOf({ calendar: { ...calendarOf(), until } }));
  expect(upTo(END)).toEqual({ kind: 'in-place', isNextKnown: false });
  expect(upTo(END + 7)).toEqual({ kind: 'in-place', isNextKnown: true });
});

test('AV6 she cannot come only if a way to each of the nearest waters is known', () => {
  const calendar = calendarOf(booked(TODAY, STAY.from - 2, null, 'antibes'));
  const region = [place(100), place(3000)];
  const withoutFirst = (from: Position, to: Position) => (mileOf(to) === 100 ? null : routeBetween(from, to));
  expect(kindOf({ calendar }, region)).toBe('reachable');
  expect(kindOf({ calendar }, region.slice(1))).toBe('too-far');
  expect(kindOf({ calendar, routeBetween: withoutFirst }, region)).toBe('unknown');
});

test('AV6 an option on the wanted nights holds no days before them', () => {
  const option: Period = { ...booked(STAY.from - 10, STAY.from + 1, null, 'english-harbour'), state: 'option' };
  expect(kindOf({ calendar: calendarOf(option) })).toBe('reachable');
});

/** The oracle: goes back night by night to where she was last, and sails mile by mile. */
function byDays(
  stay: typeof STAY,
  waters: Waters,
  { calendar, yacht, today }: ReachabilityFacts,
): Reachability['kind'] {
  if (calendar === null) return 'unknown';
  const end = stay.from + stay.nights;
  if (nightState(calendar, end - 1) === 'unknown') return 'unknown';
  const periodOf = (night: number) => calendar.periods.find(({ from, to }) => from <= night && night < to);
  const isOver = (period: Period) => period.to > stay.from && period.from < end;
  let day = stay.from;
  let origin = yacht.location.position;
  for (let night = stay.from - 1; night > stay.from - 300; night -= 1) {
    const period = periodOf(night);
    if (period === undefined || isOver(period)) continue;
    day = night + 1;
    if (period.endsAt !== null) origin = placeOf(period.endsAt)?.position ?? null;
    else if (periodsBefore(calendar, stay.from).some(({ startsAt, endsAt }) => startsAt ?? endsAt)) origin = null;
    break;
  }
  if (periodsBefore(calendar, stay.from).length === 0) day = today;
  let nextDay = end;
  while (nextDay < calendar.until && periodOf(nextDay)?.from !== nextDay) nextDay += 1;
  const next = periodOf(nextDay);
  const { cruise: knots } = yacht.speeds;
  const sail = (from: number, to: number, first: number) => {
    const miles = Math.abs(to - from);
    if (miles <= 30) return first;
    let [gone, tank, hours, stops] = [0, yacht.ranges.cruise ?? Number.POSITIVE_INFINITY, 0, 0];
    for (; gone < miles; gone += 1) {
      if (tank < 1) [tank, stops] = [yacht.ranges.cruise ?? 0, stops + 1];
      tank -= 1;
      hours += 1;
    }
    let arrives = first + stops;
    for (let sailed = 0; sailed < hours; sailed += 24 * (knots ?? 1)) arrives += 1;
    return arrives;
  };
  if (origin === null) return 'unknown';
  const start = mileOf(waters.position);
  if (sail(mileOf(origin), start, Math.max(day, today)) > stay.from) return 'too-far';
  const there = next?.startsAt ? placeOf(next.startsAt) : null;
  if (next && there && sail(start, mileOf(there.position), end) > next.from) return 'too-far-after';
  return Math.abs(mileOf(origin) - start) <= 30 ? 'in-place' : 'reachable';
}

const periodsBefore = ({ periods }: Calendar, day: number) => periods.filter(({ to }) => to <= day);

const anyFacts = fc.record({
  periods: anyPeriods(TODAY),
  until: fc.integer({ min: TODAY + 40, max: TODAY + 200 }),
  lies: fc.option(fc.integer({ min: -200, max: 5000 })),
  knots: fc.integer({ min: 1, max: 30 }),
  range: fc.option(fc.integer({ min: 100, max: 5000 })),
  goal: fc.integer({ min: -200, max: 5000 }),
  from: fc.integer({ min: TODAY, max: TODAY + 60 }),
  nights: fc.integer({ min: 1, max: 14 }),
});

test('AV6 the answer is the one found day by day and mile by mile', () => {
  fc.assert(
    fc.property(anyFacts, ({ periods, until, lies, knots, range, goal, from, nights }) => {
      const calendar = buildCalendar({ periods, until, checkedAt: '2026-06-01' });
      const facts = factsOf({ calendar, yacht: yachtWith({ knots, range, lies }) });
      const answer = reachability({ from, nights }, [place(goal)], facts);
      expect(answer.kind).toBe(byDays({ from, nights }, place(goal), facts));
    }),
  );
});

test('AV6 a faster yacht and one with more range are never worse off', () => {
  const rank = { 'in-place': 0, reachable: 0, 'too-far-after': 1, 'too-far': 1, unknown: 2 };
  fc.assert(
    fc.property(anyFacts, ({ periods, until, lies, knots, range, goal, from, nights }) => {
      const calendar = buildCalendar({ periods, until, checkedAt: '2026-06-01' });
      const ranked = (yacht: ReturnType<typeof yachtWith>) =>
        rank[reachability({ from, nights }, [place(goal)], factsOf({ calendar, yacht })).kind];
      const hers = ranked(yachtWith({ knots, range, lies }));
      expect(ranked(yachtWith({ knots: knots + 3, range, lies }))).toBeLessThanOrEqual(hers);
      expect(ranked(yachtWith({ knots, range: range && range * 2, lies }))).toBeLessThanOrEqual(hers);
    }),
  );
});
