import { expect, test } from 'vitest';
import { SAMPLE_AREAS, sampleYachtWire } from '../../../tests/samples/sample-wire.ts';
import { contentIn, linesOf } from '../content-in.fixture.ts';
import { calendarFindings } from './calendars.ts';

const FILE = 'calendars';
const PERIOD = { state: 'booked', from: '2027-07-03', to: '2027-07-10', start: 'corsica', end: null };
const ROW = { id: 'aurora', checked: '2026-11-20', until: '2028-01-01', periods: [PERIOD] };

async function checked(calendars: readonly unknown[] | null, yacht: Parameters<typeof sampleYachtWire>[0] = {}) {
  const { content, findings } = await contentIn({
    'areas.json': [{ ...SAMPLE_AREAS[0], id: 'corsica' }],
    'yachts/aurora.json': sampleYachtWire({ summerLocations: [], winterLocations: [], ...yacht }),
    ...(calendars && { 'calendars/fleet.json': calendars }),
  });
  const inCalendars = [...findings, ...calendarFindings(content)].filter(({ file, problem }) =>
    `${file} ${problem}`.includes(FILE),
  );
  return linesOf(inCalendars);
}

test('AV1 accepts calendars, and none at all', async () => {
  expect(await checked([ROW])).toEqual([]);
  expect(await checked([])).toEqual([]);
  expect(await checked(null)).toEqual([]);
});

test('AV1 reports calendars that are left out', async () => {
  expect(await checked([{ ...ROW, until: 'soon' }, ROW, ROW])).toEqual([
    `error ${FILE} aurora.until: must be a date such as 2026-09-14`,
    `error ${FILE} aurora.id: "aurora" is taken by an earlier row`,
  ]);
});

test('AV2 accepts the row of a feed, and reports one that says the calendar as well, or has no safe address', async () => {
  const feed = 'https://calendars.example/aurora.ics?key=secret';
  expect(await checked([{ id: 'aurora', feed }])).toEqual([]);
  expect(await checked([{ id: 'aurora', feed, periods: [], until: null }])).toEqual([]);
  expect(await checked([{ ...ROW, feed }])).toEqual([
    `error ${FILE} aurora.checked: must be left out beside "feed", which says it`,
    `error ${FILE} aurora.until: must be left out beside "feed", which says it`,
    `error ${FILE} aurora.periods: must be left out beside "feed", which says it`,
  ]);
  const refused = [
    'http://calendars.example/a.ics',
    'webcal://calendars.example/a.ics',
    'file:///etc/passwd',
    'https://',
    'https://[',
  ];
  for (const address of refused) {
    expect(await checked([{ id: 'aurora', feed: address }])).toContain(
      `error ${FILE} aurora.feed: must be an address that begins with https://`,
    );
  }
});

test('AV1 reports a file without a list', async () => {
  const { content } = await contentIn({ 'calendars/a.json': {}, 'calendars/b.json': '[' });
  expect(linesOf(calendarFindings(content))).toEqual([
    'error calendars/a.json : must be a list',
    expect.stringMatching(/^error calendars\/b\.json : /),
  ]);
});

test('AV1 reports overlaps, and periods past the horizon', async () => {
  const option = { ...PERIOD, state: 'option', from: '2027-07-08', to: '2027-07-15' };
  expect(await checked([{ ...ROW, periods: [PERIOD, option] }])).toEqual([
    `warning ${FILE} aurora.periods: overlap: booked from 2027-07-03 to 2027-07-10, and option from 2027-07-08 to 2027-07-15; the firmer holds`,
  ]);
  expect(await checked([{ ...ROW, until: '2027-07-08' }])).toEqual([
    `warning ${FILE} aurora.periods: booked from 2027-07-03 to 2027-07-10 is past "until", where nothing is known`,
  ]);
});

test('AV1 reports unknown yachts and places', async () => {
  const wrong = { ...ROW, id: 'aurara', periods: [{ ...PERIOD, start: 'corsika' }] };
  expect(await checked([ROW, wrong])).toEqual([
    `error ${FILE} aurara: there is no yacht "aurara" (is "aurora" meant?)`,
    `error ${FILE} aurara.periods[0].start: there is no area, port or stop "corsika" (is "corsica" meant?)`,
  ]);
});

test('AV1 reports a calendar that is too old, and of a demonstration, which moves on, that it is one', async () => {
  const old = { ...ROW, checked: '2026-08-01' };
  expect(await checked([old])).toEqual([
    `warning ${FILE} aurora.checked: is too long ago, or yet to come: no night is shown as free`,
  ]);
  const demonstration = { ...old, demonstrationOf: '2026-08-03' };
  const wrong = '1 of 1 calendars are demonstrations, which move on and are never too old: aurora';
  expect(await checked([demonstration])).toEqual([`warning ${FILE} demonstrationOf: ${wrong}`]);
});

test('AV1 reports a calendar whose horizon has passed', async () => {
  const passed = { ...ROW, until: '2026-11-20', periods: [] };
  expect(await checked([passed])).toEqual([`warning ${FILE} aurora.until: has passed: no night is shown as free`]);
});

test('AV1 reports charter yachts without a calendar where there are others', async () => {
  const other = { ...ROW, id: '2' };
  expect((await checked([other])).filter((line) => line.includes('no calendar'))).toEqual([
    expect.stringMatching(/^warning yachts\/aurora\.json : there is no calendar of .* in calendars$/),
  ]);
  const forSale = await checked([other], { marketType: 'sale' });
  expect(forSale.filter((line) => line.includes('no calendar'))).toEqual([]);
});
