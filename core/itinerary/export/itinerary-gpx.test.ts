import { gpx } from '@tmcw/togeojson';
import { DOMParser, type Element } from '@xmldom/xmldom';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Position } from '../../geo/position.ts';
import { ADDRESS, ANTIBES, CALVI, CROSSING, legTo, NOWHERE, randomText, UNDATED } from './export.fixture.ts';
import { itineraryGpx } from './itinerary-gpx.ts';
import type { DayText, ItineraryText, LegText, PlaceText } from './itinerary-text.ts';

const NAMESPACE = 'http://www.topografix.com/GPX/1/1';

/** Removes characters that XML does not allow, and normalizes line breaks as XML readers do. */
function plain(text: string): string {
  const allowed = text.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '');
  return allowed.replace(/\r[\n\u0085]/g, '\n').replace(/[\r\u0085\u2028\u2029]/g, '\n');
}

function parsed(text: ItineraryText) {
  const problems: string[] = [];
  const onError = (level: string, message: string) => problems.push(`${level}: ${message}`);
  const document = new DOMParser({ onError }).parseFromString(itineraryGpx(text), 'text/xml');
  expect(problems).toEqual([]);
  const root = document.documentElement;
  if (root === null) throw new Error('It has no root.');
  return { document, root };
}

function below(element: Element): readonly Element[] {
  return Array.from(element.childNodes).filter((node): node is Element => node.nodeType === node.ELEMENT_NODE);
}

const named = (element: Element, tag: string) => below(element).filter(({ tagName }) => tagName === tag);
const textOf = (element: Element, tag: string) => named(element, tag)[0]?.textContent ?? null;

/** Returns the position, name and tags of a point. */
function pointOf(element: Element) {
  const { lat, lon } = { lat: element.getAttribute('lat'), lon: element.getAttribute('lon') };
  return { at: `${lat} ${lon}`, name: textOf(element, 'name'), tags: below(element).map(({ tagName }) => tagName) };
}

function read(text: ItineraryText) {
  const { root } = parsed(text);
  return {
    order: below(root).map(({ tagName }) => tagName),
    places: named(root, 'wpt').map((place) => ({ ...pointOf(place), note: textOf(place, 'desc') })),
    routes: named(root, 'rte').map((route) => ({
      ...{ name: textOf(route, 'name'), description: textOf(route, 'desc'), number: textOf(route, 'number') },
      points: named(route, 'rtept').map(pointOf),
    })),
  };
}

/** Days of the given legs, one after another. */
function legsOf(...legs: readonly LegText[]): ItineraryText {
  const day: DayText = { number: 3, date: null, title: 'Day 3', places: [], night: null, legs };
  return { ...CROSSING, days: [day] };
}

const placeAt = (name: string, latitude: number, longitude: number): PlaceText => ({
  ...{ name, note: null },
  position: { latitude, longitude },
});

describe('CF3 an itinerary for a plotter', () => {
  test('is GPX 1.1 with its title', () => {
    const { root } = parsed(CROSSING);
    expect([root.namespaceURI, root.localName, root.getAttribute('version')]).toEqual([NAMESPACE, 'gpx', '1.1']);
    expect(root.getAttribute('creator')).toBe('Halyard & Co.');
    expect(root.getAttributeNS('http://www.w3.org/2001/XMLSchema-instance', 'schemaLocation')).toBe(
      `${NAMESPACE} ${NAMESPACE}/gpx.xsd`,
    );
    const [metadata] = below(root);
    expect(metadata && below(metadata).map(({ tagName }) => tagName)).toEqual(['name', 'link', 'time']);
    expect(metadata && textOf(metadata, 'name')).toBe('Córcega, en dos días');
    expect(metadata && textOf(metadata, 'time')).toBe('2026-11-22T14:40:05.123Z');
    expect(metadata && named(metadata, 'link')[0]?.getAttribute('href')).toBe(ADDRESS);
  });

  test('lists its places, then a route for each day with a leg', () => {
    expect(read(CROSSING)).toEqual({
      order: ['metadata', 'wpt', 'wpt', 'rte'],
      places: [
        { at: '43.58040 7.12510', name: 'Antibes', tags: ['name'], note: null },
        { at: '42.56700 8.75700', name: 'Calvi', tags: ['name', 'desc'], note: CALVI.note },
      ],
      routes: [
        {
          ...{ name: 'Día 1: Calvi', description: 'Antibes – Calvi, 103 nm, 8 h 35 min', number: '1' },
          points: [
            { at: '43.58040 7.12510', name: 'Antibes', tags: ['name'] },
            { at: '43.00000 8.00000', name: null, tags: ['type'] },
            { at: '42.56700 8.75700', name: 'Calvi', tags: ['name'] },
          ],
        },
      ],
    });
    expect(read(UNDATED)).toEqual(read(CROSSING));
  });

  test('is drawn correctly by another program', () => {
    const { features } = gpx(parsed(CROSSING).document);
    const drawn = features.map(({ geometry, properties }) => [properties?.name, geometry]);
    expect(drawn).toEqual([
      [
        'Día 1: Calvi',
        {
          type: 'LineString',
          coordinates: [
            [7.1251, 43.5804],
            [8, 43],
            [8.757, 42.567],
          ],
        },
      ],
      ['Antibes', { type: 'Point', coordinates: [7.1251, 43.5804] }],
      ['Calvi', { type: 'Point', coordinates: [8.757, 42.567] }],
    ]);
  });

  test('lists a place once, however often she calls there, and keeps two that share a name', () => {
    const [first] = CROSSING.days;
    const other = placeAt('Calvi', 1, 2);
    const days = [first, { ...first, places: [CALVI, ANTIBES, CALVI, other, NOWHERE] }].map((day) => ({
      ...(day as DayText),
    }));
    const { places } = read({ ...CROSSING, days });
    expect(places.map(({ name, at }) => `${name} ${at}`)).toEqual([
      'Antibes 43.58040 7.12510',
      'Calvi 42.56700 8.75700',
      'Calvi 1.00000 2.00000',
    ]);
  });

  test('joins several legs of a day into one route without repeating places', () => {
    const bastia = placeAt('Bastia', 42.7, 9.45);
    const { routes } = read(legsOf(legTo(ANTIBES, CALVI), legTo(CALVI, bastia)));
    expect(routes.map(({ points }) => points.map(({ name }) => name))).toEqual([
      ['Antibes', null, 'Calvi', null, 'Bastia'],
    ]);
    expect(routes[0]?.description).toBe('Antibes – Calvi, 103 nm, 8 h 35 min\nCalvi – Bastia, 103 nm, 8 h 35 min');
  });

  test('leaves out a leg without a route', () => {
    const [b, c, d] = [placeAt('B', 1, 1), placeAt('C', 2, 2), placeAt('D', 3, 3)];
    const names = (text: ItineraryText) => read(text).routes.map(({ points }) => points.map(({ name }) => name));
    const lost = legTo(b, c, { points: [], miles: null });
    expect(names(legsOf(legTo(ANTIBES, b), lost, legTo(c, d)))).toEqual([
      ['Antibes', null, 'B'],
      ['C', null, 'D'],
    ]);
    expect(names(legsOf(lost))).toEqual([]);
    expect(names(legsOf(lost, lost, legTo(c, d)))).toEqual([['C', null, 'D']]);
  });

  test('leaves out a place without a position, and adds a point where the route begins off the quay', () => {
    const { routes } = read(legsOf(legTo(NOWHERE, CALVI, { points: [{ latitude: 1, longitude: 2 }] })));
    expect(routes[0]?.points.map(({ name, at }) => [name, at])).toEqual([
      [null, '1.00000 2.00000'],
      ['Calvi', '42.56700 8.75700'],
    ]);
    const off = { latitude: 42.58, longitude: 8.77 };
    const back = read(legsOf(legTo(CALVI, ANTIBES, { points: [off] }))).routes[0];
    expect(back?.points.map(({ name }) => name)).toEqual(['Calvi', null, 'Antibes']);
  });

  test.each<[Position, string]>([
    [{ latitude: 0, longitude: 180 }, '0.00000 -180.00000'],
    [{ latitude: -0.000_001, longitude: 179.999_999 }, '0.00000 -180.00000'],
    [{ latitude: -85.051_128, longitude: -0.000_004 }, '-85.05113 0.00000'],
    [{ latitude: 90, longitude: -180 }, '90.00000 -180.00000'],
  ])('writes %j as %s', (position, at) => {
    const places = [{ name: 'A', position, note: null }];
    const [day] = CROSSING.days;
    expect(read({ ...CROSSING, days: [{ ...(day as DayText), places }] }).places[0]?.at).toBe(at);
  });

  test('any texts round-trip, in the order of the standard', () => {
    fc.assert(
      fc.property(randomText, (text) => {
        const { order, places, routes } = read(text);
        expect(order).toEqual([...order].sort((a, b) => RANK.indexOf(a) - RANK.indexOf(b)));
        const known = text.days.flatMap((day) => day.places.filter(({ position }) => position !== null));
        const names = new Set(places.map(({ name, note }) => JSON.stringify([name, note])));
        const expected = known.map(({ name, note }) =>
          JSON.stringify([plain(name), note === null ? null : plain(note)]),
        );
        expect(names).toEqual(new Set(expected));
        const titles = new Map(text.days.map(({ number, title }) => [String(number), plain(title)]));
        for (const { name, number, points } of routes) {
          expect(name).toBe(titles.get(number ?? ''));
          for (const { at, tags } of points) {
            expect(at).toMatch(/^-?\d{1,2}\.\d{5} -?\d{1,3}\.\d{5}$/);
            expect([['name'], ['type']]).toContainEqual(tags);
          }
        }
      }),
    );
  });
});

const RANK = ['metadata', 'wpt', 'rte'];
