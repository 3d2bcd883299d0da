import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { dateOfDay, dayNumber } from '../../shared/calendar-day.ts';
import { ADDRESS, CROSSING, hostileText, NOWHERE, randomText, UNDATED } from './export.fixture.ts';
import { itineraryCalendar } from './itinerary-calendar.ts';
import type { ItineraryText } from './itinerary-text.ts';

function written(text: ItineraryText): string {
  const calendar = itineraryCalendar(text);
  if (!calendar.ok) throw new Error(calendar.error.kind);
  return calendar.value;
}

/** A text by RFC 5545, for the property that is newer than the parser. */
function unescaped(text: string | null): string | null {
  return text?.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign)) ?? null;
}

/** Reads a calendar as a calendar program does. */
function read(calendar: string) {
  const root = new ICAL.Component(ICAL.parse(calendar));
  const property = (component: ICAL.Component, name: string) =>
    component.getFirstPropertyValue(name)?.toString() ?? null;
  const events = root.getAllSubcomponents('vevent').map((event) => ({
    uid: property(event, 'uid'),
    stamp: property(event, 'dtstamp'),
    start: property(event, 'dtstart'),
    end: property(event, 'dtend'),
    summary: property(event, 'summary'),
    description: property(event, 'description'),
    location: property(event, 'location'),
    geo: event.getFirstPropertyValue('geo'),
    url: property(event, 'url'),
    transparent: property(event, 'transp'),
  }));
  return {
    product: property(root, 'prodid'),
    version: property(root, 'version'),
    name: unescaped(property(root, 'name')),
    root,
    events,
  };
}

/** Returns the part of a text that a calendar keeps: one kind of line breaks, no tabs, no controls. */
function plain(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').replaceAll('\t', ' ');
  return lines.replace(/[^\P{Cc}\n]|\p{Cs}/gu, '');
}

describe('CF3 an itinerary as a calendar', () => {
  test('has one all-day event per day', () => {
    const { product, version, name, events } = read(written(CROSSING));
    expect([product, version, name]).toEqual(['-//Halyard & Co.//itinerary//ES', '2.0', 'Córcega, en dos días']);
    const everyDay = { stamp: '2026-11-22T14:40:05Z', location: 'Calvi', geo: [42.567, 8.757], url: ADDRESS };
    const [leg, note] = ['Antibes – Calvi, 103 nm, 8 h 35 min', 'Calvi: Fondear en la bahía; buoys by VHF, channel 9'];
    expect(events).toEqual([
      {
        ...{
          uid: '5f2c9a-1',
          start: '2027-12-31',
          end: '2028-01-01',
          summary: 'Día 1: Calvi',
          transparent: 'TRANSPARENT',
        },
        ...everyDay,
        description: `${leg}\n\n${note}\n\n${ADDRESS}`,
      },
      {
        ...{
          uid: '5f2c9a-2',
          start: '2028-01-01',
          end: '2028-01-02',
          summary: 'Día 2: Calvi',
          transparent: 'TRANSPARENT',
        },
        ...everyDay,
        description: ADDRESS,
      },
    ]);
  });

  test('uses the characters of the standard', () => {
    const calendar = written(CROSSING);
    expect(calendar.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:')).toBe(true);
    expect(calendar.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
    expect(calendar).toContain(
      '\r\nDTSTAMP:20261122T144005Z\r\nDTSTART;VALUE=DATE:20271231\r\nDTEND;VALUE=DATE:20280101\r\n',
    );
    expect(calendar).toContain('\r\nGEO:42.56700;8.75700\r\n');
    expect(calendar.replaceAll('\r\n ', '')).toContain('\\n\\nCalvi: Fondear en la bahía\\; buoys by VHF\\, channel 9');
  });

  test('is the same when written again, except for its timestamp', () => {
    const later = written({ ...CROSSING, stamp: '2027-01-01T00:00:00Z' });
    expect(later.replaceAll('20270101T000000Z', '20261122T144005Z')).toBe(written(CROSSING));
  });

  test('is missing without dates', () => {
    expect(itineraryCalendar(UNDATED)).toEqual({ ok: false, error: { kind: 'no-date' } });
    const [first, second] = CROSSING.days;
    if (first === undefined || second === undefined) throw new Error('There are two days.');
    const half = { ...CROSSING, days: [first, { ...second, date: null }] };
    expect(itineraryCalendar(half)).toEqual({ ok: false, error: { kind: 'no-date' } });
    expect(itineraryCalendar({ ...half, days: [{ ...first, date: '2027-02-30' }] }).ok).toBe(false);
  });

  test('omits an unknown place', () => {
    const days = CROSSING.days.map((day, at) => ({ ...day, night: at === 0 ? null : NOWHERE }));
    const { events } = read(written({ ...CROSSING, days }));
    expect(events.map(({ location, geo }) => [location, geo])).toEqual([
      [null, null],
      ['Nowhere', null],
    ]);
  });

  test('folds lines at 75 octets without splitting a character', () => {
    fc.assert(
      fc.property(randomText, (text) => {
        const calendar = written(text);
        expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        expect(calendar.endsWith('\r\n')).toBe(true);
        for (const line of calendar.split('\r\n')) {
          const octets = Buffer.from(line);
          expect(octets.length).toBeLessThanOrEqual(75);
          expect(octets.toString()).toBe(line);
        }
      }),
    );
  });

  test('fills each line', () => {
    const lines = written({ ...CROSSING, title: '€'.repeat(100) }).split('\r\n');
    const folded = lines.slice(
      lines.findIndex((line) => line.startsWith('NAME:')),
      lines.findIndex((line) => line.startsWith('X-WR')),
    );
    // 5 octets of name and 23 euros of three; then a space and 24 of them.
    expect(folded.map((line) => Buffer.byteLength(line))).toEqual([74, 73, 73, 73, 16]);
    const fit = written({ ...CROSSING, title: 'x'.repeat(70) }).split('\r\n');
    expect(fit).toContain(`NAME:${'x'.repeat(70)}`);
  });

  test('any texts round-trip and add nothing else', () => {
    fc.assert(
      fc.property(randomText, (text) => {
        const { product, name, root, events } = read(written(text));
        expect(product).toBe(plain(`-//${text.author}//itinerary//ES`));
        expect(name).toBe(plain(text.title));
        expect(root.getAllSubcomponents().map((one) => one.name)).toEqual(text.days.map(() => 'vevent'));
        for (const [at, event] of events.entries()) {
          const day = text.days[at];
          if (day === undefined || day.date === null) throw new Error('Every event has its day.');
          expect(event.uid).toBe(`5f2c9a-${day.number}`);
          expect([event.start, event.end]).toEqual([day.date, dateOfDay((dayNumber(day.date) ?? 0) + 1)]);
          expect(event.summary).toBe(plain(day.title));
          expect(event.location).toBe(day.night === null ? null : plain(day.night.name));
          expect(event.description).toContain(plain(day.legs.map(({ words }) => words).join('\n')));
          expect(event.description?.endsWith(ADDRESS)).toBe(true);
          expect(event.url).toBe(ADDRESS);
        }
        expect(new Set(events.map(({ uid }) => uid)).size).toBe(text.days.length);
      }),
    );
  });

  test('no address or uid can add a line', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (address, uid) => {
        const { root, events } = read(
          written({ ...CROSSING, address: `https://a.example/?${address}`, uid: `u${uid}` }),
        );
        expect(root.getAllSubcomponents()).toHaveLength(2);
        expect(events.map((event) => event.uid)).toEqual([`${plain(`u${uid}`)}-1`, `${plain(`u${uid}`)}-2`]);
        expect(events[0]?.url).toBe(`https://a.example/?${address.replace(/[\p{Cc}\p{Cs}]/gu, '')}`);
      }),
    );
  });
});
