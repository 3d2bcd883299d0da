import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateOfDay, dayNumber } from '../../core/shared/calendar-day.ts';
import { ianaZone, secondsAtStartOfDay } from './feed-time.ts';
import { calendarOf, eventOf, periodsOf } from './read-feed.fixture.ts';

/** Zones far east and west, with clocks that change by an hour, by half of one, by a whole day, or never. */
const ZONES = [
  ...['Europe/Madrid', 'America/St_Johns', 'Pacific/Auckland', 'Pacific/Apia', 'Asia/Kathmandu', 'Australia/Lord_Howe'],
  ...['Pacific/Kiritimati', 'America/Caracas'],
];
const FIRST = dayNumber('1970-01-02') ?? Number.NaN;
const LAST = dayNumber('2100-12-31') ?? Number.NaN;

/** Days from 1970 to 2100, those around leap days, ends of years and changes of clocks more often than others. */
const anyDay = fc.oneof(
  fc.integer({ min: FIRST, max: LAST }),
  fc
    .tuple(
      fc.integer({ min: 1971, max: 2099 }),
      fc.constantFrom('01-01', '02-28', '03-29', '04-05', '10-27', '11-04', '12-31'),
      fc.integer({ min: -4, max: 4 }),
    )
    .map(([year, day, by]) => (dayNumber(`${year}-${day}`) ?? FIRST) + by),
);
const hours = fc.integer({ min: 0, max: 23 });
const charter = fc.record({
  from: anyDay,
  nights: fc.integer({ min: 1, max: 30 }),
  zone: fc.constantFrom(...ZONES),
  start: hours,
  end: hours,
});

const date = (day: number) => dateOfDay(day).replaceAll('-', '');
const time = (day: number, hour: number) => `${date(day)}T${String(hour).padStart(2, '0')}0000`;

/** Finds the time in UTC at which the clocks of a zone show a day and hour; null where they skip it. */
function utcOf(day: number, hour: number, zone: string): string | null {
  const local = secondsAtStartOfDay(day) + hour * 3600;
  const toLocal = ianaZone(zone);
  for (let quarter = -14 * 4; quarter <= 14 * 4; quarter += 1) {
    const utc = local + quarter * 900;
    if (toLocal?.(utc) === local) return writtenUtc(utc);
  }
  return null;
}

function writtenUtc(utc: number): string {
  return `${new Date(utc * 1000).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

test('AV10 from 1970 to 2100, in eight zones, a charter has the same days however its feed writes them', () => {
  fc.assert(
    fc.property(charter, ({ from, nights, zone, start, end }) => {
      const to = from + nights;
      const wanted = [`booked ${dateOfDay(from)} ${dateOfDay(to)}`];
      const [starts, ends] = [time(from, start), time(to, end)];
      const forms = [
        `DTSTART;VALUE=DATE:${date(from)}|DTEND;VALUE=DATE:${date(to)}`,
        `DTSTART;VALUE=DATE:${date(from)}|DURATION:P${nights}D`,
        `DTSTART:${starts}|DTEND:${ends}`,
        `DTSTART;TZID=${zone}:${starts}|DTEND;TZID=${zone}:${ends}`,
        `DTSTART;TZID=${zone}:${starts}|DURATION:P${nights}D`,
      ].map((lines) => eventOf(lines));
      const [utcStart, utcEnd] = [utcOf(from, start, zone), utcOf(to, end, zone)];
      if (utcStart !== null && utcEnd !== null) {
        forms.push(`X-WR-TIMEZONE:${zone}|${eventOf(`DTSTART:${utcStart}|DTEND:${utcEnd}`)}`);
      }
      for (const form of forms) expect([form, periodsOf(calendarOf(form), from - 10)]).toEqual([form, wanted]);
    }),
    { numRuns: 300 },
  );
});

const leapDays = fc.integer({ min: 0, max: 30 }).map((at) => dayNumber(`${1972 + 4 * at}-02-29`) ?? 0);

test('AV10 a charter of every year recurs on its day, and on a leap day only where there is one', () => {
  fc.assert(
    fc.property(fc.oneof(anyDay, leapDays), fc.constantFrom(...ZONES), hours, (from, zone, hour) => {
      const lines = `DTSTART;TZID=${zone}:${time(from, hour)}|DURATION:P1D|RRULE:FREQ=YEARLY`;
      const next = dayNumber(`${Number(dateOfDay(from).slice(0, 4)) + 1}${dateOfDay(from).slice(4)}`);
      const days = [from, ...(next === null ? [] : [next])];
      expect(periodsOf(calendarOf(eventOf(lines)), from)).toEqual(
        days.map((day) => `booked ${dateOfDay(day)} ${dateOfDay(day + 1)}`),
      );
    }),
    { numRuns: 100 },
  );
});

/** Reads feeds while the machine's own zone is one after the other; a process of its own, since a thread cannot set it. */
const IN_ZONES = `
import { calendarOf, eventOf, periodsOf } from './adapters/icalendar-feeds/read-feed.fixture.ts';
const forms = JSON.parse(process.argv[1]);
const found = ${JSON.stringify(ZONES)}.map((zone) => {
  process.env.TZ = zone;
  return { offset: new Date(2027, 6, 3).getTimezoneOffset(), read: forms.map((form) => periodsOf(calendarOf(form), 20_900)) };
});
console.log(JSON.stringify(found));
`;

test('AV10 the zone of the machine has no part in it', async () => {
  const forms = [
    eventOf('DTSTART;VALUE=DATE:20270703|DTEND;VALUE=DATE:20270710'),
    eventOf('DTSTART:20270703T000000|DTEND:20270710T000000'),
    eventOf('DTSTART;TZID=Europe/Madrid:20270703T233000|DTEND;TZID=Europe/Madrid:20270710T003000'),
    `X-WR-TIMEZONE:Pacific/Auckland|${eventOf('DTSTART:20270702T130000Z|DTEND:20270709T130000Z')}`,
    eventOf('DTSTART:20270703T000000Z|DURATION:P7D|RRULE:FREQ=YEARLY;UNTIL=20270801T000000Z'),
  ];
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    '-e',
    IN_ZONES,
    JSON.stringify(forms),
  ]);
  const found = JSON.parse(stdout) as { offset: number; read: unknown }[];
  expect(new Set(found.map(({ offset }) => offset)).size).toBeGreaterThan(6);
  for (const { read } of found) expect(read).toEqual(forms.map(() => ['booked 2027-07-03 2027-07-10']));
});
