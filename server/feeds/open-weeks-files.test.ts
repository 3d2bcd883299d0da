import { expect, test } from 'vitest';
import type { Calendar } from '../../core/availability/calendar.ts';
import type { Page } from '../../core/content/page.ts';
import { dateOfDay, dayNumber } from '../../core/shared/calendar-day.ts';
import type { YachtId } from '../../core/yacht/yacht.ts';
import { demoTexts } from '../../tests/demo-texts.ts';
import { MemoryAvailabilityCalendar } from '../../tests/fakes/memory-availability-calendar.ts';
import { MemoryContentRepository } from '../../tests/fakes/memory-content-repository.ts';
import { MemoryYachtCatalogue } from '../../tests/fakes/memory-yacht-catalogue.ts';
import { all, readXml, textOf } from '../../tests/read-xml.ts';
import { SAMPLE_HOME, SAMPLE_SITE, samplePage } from '../../tests/samples/sample-content.ts';
import { sampleYacht } from '../../tests/samples/sample-yacht.ts';
import { startSite } from '../start/site.fixture.ts';

const ORIGIN = 'https://sample.example';
const TODAY = dayNumber(new Date().toISOString().slice(0, 10)) ?? 0;
const day = (at: number) => dateOfDay(TODAY + at);

function openWeeksPage(): Page {
  const page = samplePage('open-weeks', demoTexts({ en: 'open-weeks', es: 'semanas-libres' }));
  const { en, es } = page.translations;
  const blocks = [{ type: 'open-weeks' }] as const;
  return { ...page, translations: demoTexts({ en: en && { ...en, blocks }, es: es && { ...es, blocks } }) };
}

function calendarOf(...taken: readonly (readonly [from: number, to: number])[]): Calendar {
  const periods = taken.map(([from, to]) => ({
    ...{ state: 'booked' as const, startsAt: null, endsAt: null },
    ...{ from: TODAY + from, to: TODAY + to },
  }));
  return { periods, until: TODAY + 300, checkedAt: `${day(-1)}T09:00:00Z` };
}

const FLEET = [
  sampleYacht({ id: 'late', name: 'Late' }),
  sampleYacht({ id: 'soon', name: 'Soon', poa: true }),
  sampleYacht({
    id: 'lower',
    name: 'Lower',
    priceHistory: [
      { on: day(-300), market: 'charter', currency: 'eur', amount: 100_000 },
      { on: day(-10), market: 'charter', currency: 'eur', amount: 90_000 },
    ],
  }),
  sampleYacht({ id: 'stale', name: 'Stale' }),
  sampleYacht({ id: 'sale', name: 'Sale', market: 'sale' }),
];
const GAP = calendarOf([0, 5], [10, 20]);
const CALENDARS = new Map(
  Object.entries({
    late: calendarOf([2, 20], [30, 40]),
    soon: GAP,
    lower: calendarOf([0, 40]),
    stale: { ...GAP, checkedAt: `${day(-90)}T09:00:00Z` },
    sale: GAP,
  }).map(([id, calendar]) => [id as YachtId, calendar]),
);

async function answersAt(paths: readonly string[], calendars = new MemoryAvailabilityCalendar(CALENDARS)) {
  const content = new MemoryContentRepository({ site: SAMPLE_SITE, home: SAMPLE_HOME, pages: [openWeeksPage()] });
  const ports = {
    ...{ content, catalogue: new MemoryYachtCatalogue(FLEET) },
    calendars,
  };
  const { app, get } = await startSite({ PUBLIC_URL: ORIGIN }, undefined, {}, ports);
  const answers = await Promise.all(paths.map((path) => get(path)));
  await app.close();
  return answers;
}

async function answerAt(path: string) {
  const [answer] = await answersAt([path]);
  return answer ?? expect.unreachable('no answer');
}

test('AV8 the feed has what is left between charters and reduced weeks, the soonest first', async () => {
  const { status, text, headers } = await answerAt('/en/open-weeks/feed.atom');
  expect(status).toBe(200);
  // The latest check goes back when that yacht is taken, so only the ETag tells whether the feed has changed.
  expect(headers['last-modified']).toBeUndefined();
  expect(headers.etag).toBeDefined();
  const entries = all(await readXml(text), 'entry');
  expect(entries.map((entry) => textOf(entry, 'id'))).toEqual([
    `${ORIGIN}/en/open-weeks/#soon-${day(5)}-${day(10)}`,
    `${ORIGIN}/en/open-weeks/#late-${day(20)}-${day(30)}`,
    `${ORIGIN}/en/open-weeks/#lower-${day(40)}-${day(300)}`,
  ]);
  const summaries = entries.map((entry) => textOf(entry, 'summary'));
  expect(summaries[0]).toMatch(/^openWeeks.short, /);
  expect(summaries[2]).toMatch(/, openWeeks.reduced/);
  expect(text).toContain(`/en/yacht-for-charter/late/?from=`);
  expect(text).toContain(`href="${ORIGIN}/en/yacht-for-charter/soon/"`);
});

test('AV8 the calendar has the same as days that take no time', async () => {
  const { status, text, headers } = await answerAt('/es/semanas-libres/open-weeks.ics');
  expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  const of = (name: string) => lines.filter((line) => line.startsWith(name)).map((line) => line.slice(name.length));
  expect(of('DTSTART;VALUE=DATE:')).toEqual([5, 20, 40].map((at) => day(at).replaceAll('-', '')));
  expect(of('DTEND;VALUE=DATE:')).toEqual([10, 30, 300].map((at) => day(at).replaceAll('-', '')));
  expect(of('UID:')).toHaveLength(new Set(of('UID:')).size);
  expect(new Set(of('TRANSP:'))).toEqual(new Set(['TRANSPARENT']));
});

test('AV8 another address of a file leads to its own', async () => {
  const other = await answerAt('/open-weeks/open-weeks.ics');
  expect([other.status, other.headers.location]).toEqual([302, '/en/open-weeks/open-weeks.ics']);
  expect((await answerAt('/en/open-weeks/other.ics')).status).toBe(404);
});

test('AV8 calendars are read once for all who ask, in both languages', async () => {
  let read = 0;
  class Counting extends MemoryAvailabilityCalendar {
    override yachts() {
      read += 1;
      return super.yachts();
    }
  }
  const path = '/en/open-weeks/open-weeks.ics';
  const answers = await answersAt([path, path, path, '/es/semanas-libres/open-weeks.ics'], new Counting(CALENDARS));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(read).toBe(1);
});
