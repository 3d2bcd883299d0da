import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPeriods } from './availability.fixture.ts';
import { buildCalendar } from './build-calendar.ts';
import { shiftDemoCalendar } from './demonstration.ts';
import { PackedCalendars } from './packed-calendars.ts';

const TODAY = '2027-02-20';
const calendars = fc
  .tuple(anyPeriods(20_870), fc.integer({ min: 20_860, max: 20_990 }))
  .map(([periods, until]) => buildCalendar({ periods, until, checkedAt: '2027-02-19' }));

test('AV1 any calendar is unpacked as it was, and a demonstration is moved', () => {
  fc.assert(
    fc.property(fc.array(calendars, { maxLength: 4 }), fc.option(fc.constant('2025-11-23')), (all, demonstrationOf) => {
      const packed = new PackedCalendars();
      for (const [id, calendar] of all.entries()) {
        expect(packed.add({ id: String(id), calendar, demonstrationOf })).toBe(true);
      }
      expect(packed.yachts()).toEqual(all.map((_, id) => String(id)));
      for (const [id, calendar] of all.entries()) {
        const moved = demonstrationOf === null ? calendar : shiftDemoCalendar(calendar, demonstrationOf, TODAY);
        expect(packed.of(String(id), TODAY)).toEqual(moved);
      }
    }),
  );
});

test('AV1 keeps neither calendar of a yacht that has two, and has none of others', () => {
  const packed = new PackedCalendars();
  const calendar = (until: number) => ({ periods: [], until, checkedAt: '2027-02-19' });
  expect(packed.add({ id: '1', calendar: calendar(1), demonstrationOf: null })).toBe(true);
  expect(packed.add({ id: '1', calendar: calendar(2), demonstrationOf: null })).toBe(false);
  expect(packed.of('1', TODAY)).toBeNull();
  expect(packed.add({ id: '1', calendar: calendar(3), demonstrationOf: null })).toBe(false);
  expect(packed.of('1', TODAY)).toBeNull();
  expect(packed.of('constructor', TODAY)).toBeNull();
});

test('AV2 keeps the feeds of yachts, and nothing of a yacht that has a calendar beside one', () => {
  const packed = new PackedCalendars();
  const feed = (id: string) => ({ id, feed: `https://calendars.example/${id}.ics` });
  expect(packed.add(feed('1'))).toBe(true);
  expect(packed.add(feed('2'))).toBe(true);
  expect(packed.feeds()).toEqual([feed('1'), feed('2')]);
  expect(packed.yachts()).toEqual([]);
  const calendar = { periods: [], until: 1, checkedAt: '2027-02-19' };
  expect(packed.add({ id: '1', calendar, demonstrationOf: null })).toBe(false);
  expect(packed.feeds()).toEqual([feed('2')]);
  expect(packed.of('1', TODAY)).toBeNull();
});

test('AV2 a calendar takes the place of the last one', () => {
  const packed = new PackedCalendars();
  for (const until of [20_900, 20_901]) {
    packed.put({ id: '1', calendar: { periods: [], until, checkedAt: '2027-02-19' }, demonstrationOf: null });
  }
  expect(packed.of('1', TODAY)?.until).toBe(20_901);
  packed.delete('1');
  expect(packed.of('1', TODAY)).toBeNull();
});
