import { expect, test } from 'vitest';
import { ContentFilesCalendars } from '../../../adapters/content-files/content-files-calendars.ts';
import { StoryblokCalendars } from '../../../adapters/storyblok/storyblok-content.ts';
import { buildCalendar } from '../../../core/availability/build-calendar.ts';
import { dayNumber } from '../../../core/shared/calendar-day.ts';
import type { YachtId } from '../../../core/yacht/yacht.ts';
import { MemoryAvailabilityCalendar } from '../../fakes/memory-availability-calendar.ts';
import { sampleYachtWire } from '../../samples/sample-wire.ts';
import { availabilityCalendarContract, CALENDAR, CALENDAR_ROW } from './availability-calendar-contract.ts';
import { contentFolder, keptLog, writeContent } from './content-fixture.ts';
import { storyblokSandbox, storyblokSpace } from './storyblok-fixture.ts';

const ID = '752668' as YachtId;
const { id, ...INLINE } = CALENDAR_ROW;
const WRONG_ROW = { ...CALENDAR_ROW, until: 'soon' };

availabilityCalendarContract(
  'memory',
  async () => new MemoryAvailabilityCalendar(new Map([[ID, buildCalendar(CALENDAR)]])),
);
availabilityCalendarContract('content-files', async () => filesOf([CALENDAR_ROW]));
availabilityCalendarContract('storyblok', async () => {
  const yachts = [
    { ...sampleYachtWire({ yachtid: id }), calendar: [INLINE] },
    { ...sampleYachtWire({ yachtid: '2' }) },
  ];
  const { space } = await storyblokSpace(await storyblokSandbox({ yachts }));
  return new StoryblokCalendars(space);
});

async function filesOf(rows: unknown, log = keptLog()) {
  return new ContentFilesCalendars(await contentFolder({ 'calendars/fleet.json': rows }), log, 0);
}

test('AV1 content-files leaves out a calendar with a single wrong period, so that no taken night seems free', async () => {
  const [option] = CALENDAR_ROW.periods;
  const log = keptLog();
  const wrong = [
    { ...CALENDAR_ROW, periods: [option, { ...option, state: 'free' }] },
    { ...CALENDAR_ROW, periods: [{ ...option, to: option.from }] },
    { ...CALENDAR_ROW, periods: [{ ...option, from: '2027-02-30' }] },
    { ...CALENDAR_ROW, until: null },
  ];
  const calendars = await filesOf(wrong, log);
  expect(await calendars.of(ID)).toBeNull();
  expect(log.lines).toMatchObject([
    { row: 0, problems: [{ field: 'periods[1].state' }] },
    { row: 1, problems: [{ field: 'periods[0].to' }] },
    { row: 2, problems: [{ field: 'periods[0].from' }] },
    { row: 3, problems: [{ field: 'until' }] },
  ]);
});

test('AV1 content-files names the first problems of a calendar, and one of a list that is too long', async () => {
  const log = keptLog();
  const wrong = (length: number) => ({ ...CALENDAR_ROW, periods: Array.from({ length }, () => ({})) });
  await (await filesOf([wrong(2_000), { ...wrong(2_001), id: '2' }], log)).yachts();
  const { problems } = log.lines[0] as { readonly problems: readonly object[] };
  expect(problems).toHaveLength(21);
  expect(problems.at(-1)).toEqual({ field: 'record', problem: 'has 5980 further problems' });
  expect(log.lines[1]).toMatchObject({ problems: [{ field: 'periods', problem: 'must have at most 2000 items' }] });
});

test('AV1 content-files reads several files, and leaves out both calendars of a yacht that has two', async () => {
  const log = keptLog();
  const files = {
    'calendars/a.json': [{ ...CALENDAR_ROW, id: '2' }],
    'calendars/b.json': [CALENDAR_ROW, CALENDAR_ROW],
  };
  const calendars = new ContentFilesCalendars(await contentFolder(files), log);
  expect(await calendars.yachts()).toEqual(['2']);
  expect(log.lines).toMatchObject([{ file: 'calendars/b.json', row: 1, problems: [{ field: 'id' }] }]);
});

test('AV1 content-files leaves out every calendar of a yacht of whom one is wrong, in whichever file it is', async () => {
  for (const [a, b] of [
    [WRONG_ROW, CALENDAR_ROW],
    [CALENDAR_ROW, WRONG_ROW],
  ]) {
    const log = keptLog();
    const files = { 'calendars/a.json': [a], 'calendars/b.json': [b, { ...CALENDAR_ROW, id: '2' }] };
    const calendars = new ContentFilesCalendars(await contentFolder(files), log);
    expect([await calendars.of(ID), await calendars.yachts()]).toEqual([null, ['2']]);
    expect(JSON.stringify(log.lines)).toContain('"problems":[{"field":"until"');
  }
});

test('AV1 content-files serves no calendar at the start while a file cannot be read, and then all', async () => {
  const log = keptLog();
  const dir = await contentFolder({ 'calendars/a.json': [CALENDAR_ROW], 'calendars/b.json': '[{"id":"' });
  const calendars = new ContentFilesCalendars(dir, log, 0);
  expect([await calendars.of(ID), await calendars.yachts(), await calendars.feeds()]).toEqual([null, [], []]);
  const unread = await calendars.version();
  expect(log.lines).toMatchObject([
    { problem: expect.stringContaining('calendars/b.json'), message: 'Calendars could not be read: no yacht has one' },
  ]);
  await writeContent(dir, 'calendars/b.json', [{ ...CALENDAR_ROW, id: '2' }]);
  expect(await calendars.version()).not.toBe(unread);
  expect(await calendars.yachts()).toEqual([ID, '2']);
});

test.each(['[{"id":"752668","checked":"20', {}])(
  'AV1 content-files keeps its calendars while a file is %j, and says so once',
  async (broken) => {
    const log = keptLog();
    const dir = await contentFolder({ 'calendars/a.json': [CALENDAR_ROW] });
    const calendars = new ContentFilesCalendars(dir, log, 0);
    const version = await calendars.version();
    await writeContent(dir, 'calendars/a.json', [{ ...CALENDAR_ROW, periods: [] }]);
    await writeContent(dir, 'calendars/b.json', broken);
    expect([await calendars.version(), await calendars.version()]).toEqual([version, version]);
    expect(await calendars.of(ID)).toEqual(CALENDAR);
    expect(log.lines).toMatchObject([{ message: 'Calendars could not be read: the last ones are kept' }]);
  },
);

test('AV1 storyblok takes dates with a time, and shows no night of a yacht with several calendars or none as free', async () => {
  const inDateFields = {
    ...INLINE,
    periods: INLINE.periods.map((period) => ({ ...period, from: `${period.from} 00:00`, to: `${period.to} 00:00` })),
  };
  const { periods: _, ...untouched } = INLINE;
  const yachts = [
    { ...sampleYachtWire({ yachtid: id }), calendar: [inDateFields] },
    { ...sampleYachtWire({ yachtid: '2' }), calendar: [{ ...INLINE, periods: [] }, INLINE] },
    { ...sampleYachtWire({ yachtid: '3' }), calendar: [untouched] },
    { ...sampleYachtWire({ yachtid: '4' }), calendar: [{ ...INLINE, demonstrationOf: '2026-11-20 00:00' }] },
  ];
  const { space, log } = await storyblokSpace(await storyblokSandbox({ yachts }));
  const calendars = new StoryblokCalendars(space);
  expect(await calendars.yachts()).toEqual([id, '4']);
  expect(await calendars.of(ID)).toEqual(CALENDAR);
  expect(log.details).toContainEqual({ demonstrations: 1 });
  const problems = JSON.stringify(log.details);
  expect(problems).toContain('"story":"yachts/2","problems":[{"field":"checked"');
  expect(problems).toContain('"story":"yachts/3","problems":[{"field":"periods"');
});

test('AV1 storyblok leaves out a calendar whose days have a time, and takes that of a check', async () => {
  const [, booked] = INLINE.periods;
  // Midnight in Madrid, as a date field with a time stores it.
  const inMadrid = { ...booked, from: '2027-07-09 22:00', to: '2027-07-23 22:00' };
  const yachts = [
    { ...sampleYachtWire({ yachtid: id }), calendar: [{ ...INLINE, periods: [inMadrid] }] },
    { ...sampleYachtWire({ yachtid: '2' }), calendar: [{ ...INLINE, checked: '2026-11-20 09:30' }] },
  ];
  const { space, log } = await storyblokSpace(await storyblokSandbox({ yachts }));
  const calendars = new StoryblokCalendars(space);
  expect(await calendars.yachts()).toEqual(['2']);
  expect((await calendars.of('2' as YachtId))?.checkedAt).toBe('2026-11-20T09:30Z');
  expect(JSON.stringify(log.details)).toContain('"field":"periods[0].from","problem":"must be a date');
});

test('AV2 content-files and storyblok name the feeds of yachts', async () => {
  const feed = 'https://calendars.example/2.ics';
  const files = await filesOf([CALENDAR_ROW, { id: '2', feed }]);
  expect(await files.feeds()).toEqual([{ id: '2', feed }]);
  expect(await files.yachts()).toEqual([ID]);
  const untouched = { feed, checked: '', until: '', periods: [] };
  const yachts = [
    { ...sampleYachtWire({ yachtid: id }), calendar: [{ ...INLINE, feed: '' }] },
    { ...sampleYachtWire({ yachtid: '2' }), calendar: [untouched] },
  ];
  const { space } = await storyblokSpace(await storyblokSandbox({ yachts }));
  const stories = new StoryblokCalendars(space);
  expect(await stories.feeds()).toEqual([{ id: '2', feed }]);
  expect(await stories.yachts()).toEqual([ID]);
});

test('AV3 the address of a feed, which may hold a key, is not in the log', async () => {
  const log = keptLog();
  const calendars = await filesOf([{ id: '2', feed: 'ftp://calendars.example/TOP-SECRET.ics' }], log);
  expect(await calendars.feeds()).toEqual([]);
  expect(log.lines).toMatchObject([{ row: 0, problems: [{ field: 'feed' }] }]);
  expect(JSON.stringify(log.lines)).not.toContain('TOP-SECRET');
});

test('content-files without a file has no calendars and logs nothing', async () => {
  const log = keptLog();
  const calendars = new ContentFilesCalendars(await contentFolder({}), log);
  expect(await calendars.yachts()).toEqual([]);
  expect(log.lines).toEqual([]);
});

test('content-files has another version once the file changes', async () => {
  const dir = await contentFolder({ 'calendars/fleet.json': [CALENDAR_ROW] });
  const calendars = new ContentFilesCalendars(dir, keptLog(), 0);
  const before = await calendars.version();
  await writeContent(dir, 'calendars/fleet.json', [{ ...CALENDAR_ROW, until: '2028-06-03' }]);
  expect(await calendars.version()).not.toBe(before);
  expect((await calendars.of(ID))?.until).toBe(dayNumber('2028-06-03'));
});

test('AV10 content-files moves a demonstration to the present day, and says that there is one', async () => {
  const log = keptLog();
  const demonstration = { ...CALENDAR_ROW, demonstrationOf: '2006-11-20', checked: '2006-11-17' };
  const calendars = await filesOf([demonstration, { ...CALENDAR_ROW, id: '2' }], log);
  const { checkedAt } = (await calendars.of(ID)) ?? { checkedAt: '' };
  expect(Date.now() - Date.parse(checkedAt)).toBeLessThan(11 * 86_400_000);
  const message = 'Calendars are demonstrations, whose days move on with time';
  expect(log.lines).toEqual([{ demonstrations: 1, message }]);
});
