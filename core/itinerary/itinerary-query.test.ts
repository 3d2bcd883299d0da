import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalQuery, isCanonicalQuery } from '../routing/query-rules.ts';
import { hostileQuery, idNamed } from '../shortlist/shortlist.fixture.ts';
import { itineraryOf, manyPlaces, pointNumber, randomItinerary, stop } from './itinerary.fixture.ts';
import {
  EMPTY_ITINERARY,
  type Itinerary,
  MAX_DAYS,
  MAX_PLACES,
  MAX_POINTS,
  normalizeItinerary,
  type Place,
  placesOfItinerary,
} from './itinerary.ts';
import {
  type DecodedItinerary,
  decodeItinerary,
  encodeItinerary,
  ITINERARY_QUERY_RULES,
  pointAt,
  readStoredItineraryQuery,
  writeStoredItinerary,
} from './itinerary-query.ts';

const SALIS = pointAt({ latitude: 43.5512, longitude: 7.1234 }, 'Salis');
const YACHT = idNamed('H-001');
const WEEK: Itinerary = {
  yacht: YACHT,
  area: 'cote-dazur',
  from: '2027-07-03',
  days: [[stop('antibes'), SALIS], [], [stop('calvi')]],
};
/** Returns the link of an itinerary that was read completely. */
const intact = (itinerary: Itinerary): DecodedItinerary => ({
  itinerary,
  lost: 0,
  newer: false,
  isDateLost: false,
  refused: null,
});

const WEEK_QUERY = '?v=1&yacht=H-001&area=cote-dazur&from=2027-07-03&days=antibes,*1;;calvi&at=43.5512,7.1234,Salis';

const point = (latitude: number, longitude: number, name: string) => pointAt({ latitude, longitude }, name);

describe('CF3 an itinerary has one address', () => {
  test.each<[string, Itinerary]>([
    ['', EMPTY_ITINERARY],
    [WEEK_QUERY, WEEK],
    ['?v=1&yacht=H-001', { ...EMPTY_ITINERARY, yacht: YACHT }],
    ['?v=1&area=corsica', { ...EMPTY_ITINERARY, area: 'corsica' }],
    ['?v=1&from=2027-07-03', { ...EMPTY_ITINERARY, from: '2027-07-03' }],
    ['?v=1&days=;', itineraryOf(';')],
    ['?v=1&days=a;;b', itineraryOf('a;;b')],
    [
      '?v=1&days=*1,a,*2&at=43.1,7,S%C3%A8te%27s%20%26%2C%2B&at=-0.0001,-180,%3Bb',
      { ...EMPTY_ITINERARY, days: [[point(43.1, 7, "Sète's &,+"), stop('a'), point(-0.0001, -180, ';b')]] },
    ],
  ])('round-trips %s', (query, itinerary) => {
    expect(encodeItinerary(itinerary)).toBe(query);
    expect(decodeItinerary(query)).toEqual(intact(itinerary));
    expect(ITINERARY_QUERY_RULES.canonical(query)).toBe(query);
  });

  test('any itinerary is written whole, in characters at which no mail program cuts it', () => {
    fc.assert(
      fc.property(randomItinerary, (itinerary) => {
        const query = encodeItinerary(itinerary);
        expect(query).toMatch(/^(?:\?[A-Za-z0-9._~,:;=&%+!*()-]+)?$/);
        expect(decodeItinerary(query)).toEqual(intact(normalizeItinerary(itinerary)));
        expect(isCanonicalQuery(ITINERARY_QUERY_RULES, query)).toBe(true);
      }),
    );
  });

  test('reads the longest address to its end', () => {
    const longest: Itinerary = {
      yacht: idNamed('H'.repeat(64)),
      area: 'z'.repeat(40),
      from: '2027-07-03',
      days: Array.from({ length: MAX_DAYS }, (_, day) =>
        day < 20
          ? [
              stop(`${'x'.repeat(37)}-${day + 10}`),
              pointAt({ latitude: -43.1234, longitude: -120.1234 - day / 100 }, '😀'.repeat(40)),
              stop(`${'y'.repeat(37)}-${day + 10}`),
            ]
          : [],
      ),
    };
    const query = encodeItinerary(longest);
    expect(query.length).toBeLessThan(5000);
    expect(decodeItinerary(query)).toEqual(intact(longest));
  });

  test('normalizes an untidy itinerary', () => {
    const untidy = itineraryOf('a,a;a,b', { yacht: YACHT });
    expect(encodeItinerary(untidy)).toBe('?v=1&yacht=H-001&days=a;b');
    expect(encodeItinerary({ ...EMPTY_ITINERARY, days: [] })).toBe('');
  });

  test('the page owns its own keys and no more', () => {
    for (const key of ['v', 'yacht', 'area', 'from', 'days', 'at', 'lost', 'newer', 'refused', 'add', 'on'])
      expect(ITINERARY_QUERY_RULES.owns(key), key).toBe(true);
    for (const key of ['', 'y', 'to', 'utm_source', '__proto__', 'length'])
      expect(ITINERARY_QUERY_RULES.owns(key), key).toBe(false);
    expect(canonicalQuery(ITINERARY_QUERY_RULES, '?utm=1&days=a')).toBe('?v=1&days=a&utm=1');
  });
});

describe('CF3 reads the valid parts of a foreign address', () => {
  test.each([
    ['nothing', '?', '', 0],
    ['no version', '?days=a', '?v=1&days=a', 0],
    ['unknown keys', '?v=1&utm=x&days=a&Days=b&__proto__=c', '?v=1&days=a', 0],
    ['another order', '?at=1,2,P&days=*1&v=1', '?v=1&days=*1&at=1,2,P', 0],
    ['a repeated key', '?v=1&days=a&days=b&from=2027-07-03&from=x', '?v=1&from=2027-07-03&days=a', 0],
    ['an invalid yacht', '?yacht=%3Cb%3E&days=a', '?v=1&days=a', 1],
    ['an invalid area', '?area=The+West&days=a', '?v=1&days=a', 1],
    ['invalid places', '?days=A,b,c--d,-e,%3Ci%3E,f', '?v=1&days=b,f', 4],
    ['a place without a name', '?days=a,,b;,', '?v=1&days=a,b;', 3],
    ['an id that is too long', `?days=a,${'x'.repeat(41)}`, '?v=1&days=a', 1],
    ['undefined points', '?days=a,*1,*2&at=1,2,P', '?v=1&days=a,*1&at=1,2,P', 1],
    ['unused points', '?days=a,*2&at=1,2,P&at=3,4,Q', '?v=1&days=a,*1&at=3,4,Q', 1],
    ['points out of order', '?days=*2,*1&at=1,2,P&at=3,4,Q', '?v=1&days=*1,*2&at=3,4,Q&at=1,2,P', 0],
    ['one point at two places', '?days=*1;a,*1&at=1,2,P', '?v=1&days=*1;a,*2&at=1,2,P&at=1,2,P', 0],
    ['invalid numbers', '?days=a,*0,*,*01,*100,*1x', '?v=1&days=a', 5],
    ['points outside the chart', '?days=*1,*2,*3,b&at=86,2,P&at=1,181,P&at=1,x,P', '?v=1&days=b', 3],
    ['a point with too many decimals', '?days=*1,b&at=1.23456,2,P', '?v=1&days=b', 1],
    ['points without a name', '?days=*1,*2,b&at=1,2&at=1,2,%E2%80%8B', '?v=1&days=b', 2],
    ['a name of two lines', '?days=*1&at=1,2,a%0D%0Ab', '?v=1&days=*1&at=1,2,a%20b', 0],
    ['the northern edge of the chart', '?days=*1&at=85.0511,-180,P', '?v=1&days=*1&at=85.0511,-180,P', 0],
    ['the edge of the chart from either side', '?days=*1&at=1,180,P', '?v=1&days=*1&at=1,-180,P', 0],
    ['a repeated place', '?days=a,a;a,b', '?v=1&days=a;b', 0],
    ['empty values', '?v=&yacht=&area=&from=&days=&at=&lost=&newer=&add=&on=', '', 1],
  ])('%s: %s reads as %s', (_, query, canonical, lost) => {
    const link = decodeItinerary(query);
    expect(link.lost).toBe(lost);
    expect(encodeItinerary(link.itinerary)).toBe(canonical);
  });

  test.each(['2027-02-29', '2027-7-3', '0', '9999-12-31', '%00', '2027-07-03T00:00'])(
    'remembers an invalid date so that the page can show it: %s',
    (from) => {
      expect(decodeItinerary(`?from=${from}&days=a`)).toEqual({ ...intact(itineraryOf('a')), isDateLost: true });
      expect(ITINERARY_QUERY_RULES.canonical(`?from=${from}&days=a`)).toBe('?v=1&from=0&days=a');
    },
  );

  test('drops and counts what exceeds the limits', () => {
    const days = Array.from({ length: MAX_DAYS + 3 }, (_, at) => `s${at}`);
    expect(decodeItinerary(`?days=${days.join(';')}`)).toMatchObject({
      itinerary: { days: days.slice(0, MAX_DAYS).map((id) => [stop(id)]) },
      lost: 3,
    });
    const stops = manyPlaces(MAX_PLACES + 4).map((place) => (place.kind === 'stop' ? place.id : ''));
    const places = decodeItinerary(`?days=${stops.join(',')}`);
    expect([placesOfItinerary(places.itinerary).length, places.lost]).toEqual([MAX_PLACES, 4]);
    const numbers = manyPlaces(MAX_POINTS + 2, pointNumber);
    const list = numbers.map((_, at) => `*${at + 1}`).join(',');
    const points = decodeItinerary(`?days=${list}${numbers.map((_, at) => `&at=43,${at},P`).join('')}`);
    expect([placesOfItinerary(points.itinerary).length, points.lost]).toEqual([MAX_POINTS, 2]);
  });

  test('adds earlier losses, and no number is too large', () => {
    expect(decodeItinerary('?days=a,B&lost=3').lost).toBe(4);
    expect(ITINERARY_QUERY_RULES.canonical('?days=a,B&lost=3')).toBe('?v=1&days=a&lost=4');
    expect(ITINERARY_QUERY_RULES.canonical('?days=a,B&lost=999')).toBe('?v=1&days=a&lost=999');
    expect(ITINERARY_QUERY_RULES.canonical('?days=a&lost=1e3')).toBe('?v=1&days=a');
    expect(encodeItinerary(itineraryOf('a'), { lost: 5000 })).toBe('?v=1&days=a&lost=999');
  });

  test.each([
    ['?v=2&days=a', true],
    ['?v=9999&days=a', true],
    ['?v=1&days=a&newer=1', true],
    ['?v=1&days=a', false],
    ['?v=0&days=a', false],
    ['?v=-2&days=a', false],
    ['?v=two&days=a', false],
    ['?v=99999&days=a', false],
    ['?newer=yes&days=a', false],
  ])('recognises %s as written by a newer site: %s', (query, newer) => {
    const link = decodeItinerary(query);
    expect([link.newer, link.itinerary]).toEqual([newer, itineraryOf('a')]);
    expect(ITINERARY_QUERY_RULES.canonical(query)).toBe(newer ? '?v=1&days=a&newer=1' : '?v=1&days=a');
  });

  test('any address is read without throwing, and its canonical form is stable and means the same', () => {
    const key = fc.constantFrom('v', 'yacht', 'from', 'days', 'at', 'lost', 'newer', 'refused', 'add', 'on', 'utm');
    const part = fc.constantFrom('a', 'b-c', '*1', '*2', '*99', 'A', '', '%', '%zz', '%F0%9F', '+', 'é', '\ud800', '2');
    const value = fc.oneof(
      fc.array(fc.tuple(part, fc.constantFrom(',', ';', '')), { maxLength: 70 }).map((all) => all.flat().join('')),
      fc.constantFrom(
        '43.5,7.1,P',
        '43,7,%F0%9F',
        '90,7,P',
        'same-place',
        '-0,-0,P',
        '1,2,%00',
        'H-001',
        '2027-07-03',
        '1',
        '12',
      ),
      fc.string({ unit: 'binary' }),
    );
    const pairs = fc.array(fc.tuple(key, value)).map((all) => all.map((pair) => pair.join('=')).join('&'));
    fc.assert(
      fc.property(fc.oneof(hostileQuery, pairs), (query) => {
        const canonical = ITINERARY_QUERY_RULES.canonical(query);
        expect(ITINERARY_QUERY_RULES.canonical(canonical)).toBe(canonical);
        expect(decodeItinerary(canonical)).toEqual(decodeItinerary(query));
        expect(isCanonicalQuery(ITINERARY_QUERY_RULES, canonical)).toBe(true);
        expect(canonical).toMatch(/^(?:\?[A-Za-z0-9._~,:;=&%+!*()-]+)?$/);
      }),
      { numRuns: 500 },
    );
  });
});

describe('CF3 a stop added by the form of the page', () => {
  test.each([
    ['?add=a', '?v=1&days=a', 0],
    ['?days=a;b&add=c', '?v=1&days=a;b,c', 0],
    ['?days=a;b&add=c&on=1', '?v=1&days=a,c;b', 0],
    ['?days=a;b&add=c&on=2', '?v=1&days=a;b,c', 0],
    ['?days=a;b&add=c&on=new', '?v=1&days=a;b;c', 0],
    ['?days=a;b&add=c&on=3', '?v=1&days=a;b;c', 0],
    ['?days=a;b&add=c&on=0', '?v=1&days=a;b,c', 0],
    ['?days=a;b&add=c&on=x', '?v=1&days=a;b,c', 0],
    ['?days=a;b&add=&on=1', '?v=1&days=a;b', 0],
    ['?days=a;b&on=new', '?v=1&days=a;b', 0],
    ['?days=a;b&add=b', '?v=1&days=a;b', 0],
    ['?days=a;b&add=%3Cb%3E', '?v=1&days=a;b', 1],
    [`?days=a;b&add=${'x'.repeat(41)}`, '?v=1&days=a;b', 1],
  ])('opens %s as %s', (query, canonical, lost) => {
    const link = decodeItinerary(query);
    expect([encodeItinerary(link.itinerary), link.lost]).toEqual([canonical, lost]);
  });

  test('is not added where she already is, and the address remembers that', () => {
    expect(ITINERARY_QUERY_RULES.canonical('?days=a;b&add=b')).toBe('?v=1&days=a;b&refused=same-place');
    expect(decodeItinerary('?v=1&days=a;b&refused=same-place').refused).toEqual({ kind: 'same-place' });
    expect(ITINERARY_QUERY_RULES.canonical('?days=a;b&add=c&refused=same-place')).toBe('?v=1&days=a;b,c');
    expect(decodeItinerary('?v=1&days=a;b&refused=toString').refused).toBeNull();
  });

  test('needs room and displaces nothing', () => {
    const stops = manyPlaces(MAX_PLACES).map((place) => (place.kind === 'stop' ? place.id : ''));
    const full = `?v=1&days=${stops.slice(0, 30).join(',')};${stops.slice(30).join(',')}`;
    expect(ITINERARY_QUERY_RULES.canonical(`${full}&add=a&on=1`)).toBe(`${full}&refused=too-many-places`);
    const allDays = `?v=1&days=a${';'.repeat(MAX_DAYS - 1)}`;
    expect(ITINERARY_QUERY_RULES.canonical(`${allDays}&add=b&on=new`)).toBe(`${allDays}&refused=too-many-days`);
    expect(decodeItinerary(`${allDays}&refused=too-many-days`).refused).toEqual({
      kind: 'too-many-days',
      most: MAX_DAYS,
    });
    expect(ITINERARY_QUERY_RULES.canonical(`${allDays}&add=b`)).toBe(`${allDays}b`);
  });
});

describe('CF3 a truncated address', () => {
  test.each<[string, string, number]>([
    ['?v=1&yacht=H-001&from=2027-07-0', '?v=1&yacht=H-001&from=0', 0],
    ['?v=1&yacht=H-001&from=2027-07-03&da', '?v=1&yacht=H-001&from=2027-07-03', 0],
    ['?v=1&yacht=', '', 0],
    ['?v=1&from=', '', 0],
    // A shorter id is an id.
    ['?v=1&yacht=H-0', '?v=1&yacht=H-0', 0],
    ['?v=1&days=anti', '?v=1&days=anti', 0],
    ['?v=1&days=antibes,', '?v=1&days=antibes', 1],
    ['?v=1&days=antibes,*', '?v=1&days=antibes', 1],
    ['?v=1&days=antibes,cap-', '?v=1&days=antibes', 1],
    ['?v=1&days=antibes,*1;;calvi', '?v=1&days=antibes;;calvi', 1],
    ['?v=1&days=antibes,*1;;calvi&at=43.5512,', '?v=1&days=antibes;;calvi', 1],
    ['?v=1&days=antibes,*1;;calvi&at=43.5512,7.1234,S', '?v=1&days=antibes,*1;;calvi&at=43.5512,7.1234,S', 0],
    ['?v=1&days=a,*1&at=43,7,Caf%C3', '?v=1&days=a,*1&at=43,7,Caf', 0],
    ['?v=1&days=a,*1&at=43,7,%C3', '?v=1&days=a', 1],
    ['?v=1&days=a,*1,*2&at=43,7,P&a', '?v=1&days=a,*1&at=43,7,P', 1],
    // The second point was "P渡", and would now be the first one again.
    ['?v=1&days=*1,*2&at=43,7,P&at=43,7,P%E6%B8', '?v=1&days=*1&at=43,7,P', 1],
  ])('opens %s as %s', (query, canonical, lost) => {
    const link = decodeItinerary(query);
    expect([encodeItinerary(link.itinerary, { ...link, lost: 0 }), link.lost]).toEqual([canonical, lost]);
  });

  test('at any length opens what comes before, and counts each used but undefined point', () => {
    fc.assert(
      fc.property(randomItinerary, fc.nat(), (itinerary, random) => {
        const whole = encodeItinerary(itinerary);
        const query = whole.slice(0, whole.length === 0 ? 0 : random % whole.length);
        const link = decodeItinerary(query);
        const days = new URLSearchParams(query).get('days') ?? '';
        const named = days.match(/\*[1-9]\d?(?=[,;]|$)/g)?.length ?? 0;
        const places = placesOfItinerary(link.itinerary);
        const defined = places.filter(({ kind }) => kind === 'point').length;
        expect(link.lost).toBeGreaterThanOrEqual(named - defined);
        expect(link.lost).toBeLessThanOrEqual(named - defined + 1);
        expect(link.newer).toBe(false);
        expectBeginning(places, placesOfItinerary(itinerary));
        expect(ITINERARY_QUERY_RULES.canonical(ITINERARY_QUERY_RULES.canonical(query))).toBe(
          ITINERARY_QUERY_RULES.canonical(query),
        );
      }),
      { numRuns: 300 },
    );
  });

  test('is recognised at every comma and star', () => {
    for (let length = WEEK_QUERY.indexOf('days='); length < WEEK_QUERY.length; length += 1) {
      const query = WEEK_QUERY.slice(0, length);
      const { itinerary, lost } = decodeItinerary(query);
      const isTold = /,S/.test(query);
      const ends = /[,*]$/.test(query) || (query.includes('*1') && !isTold);
      expect([query, lost]).toEqual([query, ends ? 1 : 0]);
      expect(itinerary).toMatchObject({ yacht: 'H-001', from: '2027-07-03' });
    }
  });
});

/** The places that were read are the first of all, in their order; the last may be cut. */
function expectBeginning(read: readonly Place[], all: readonly Place[]): void {
  let at = 0;
  for (const [number, place] of read.entries()) {
    const isLast = (candidate: Place) => number === read.length - 1 || isCutName(place, candidate);
    while (at < all.length && !sameOrCut(place, all[at], isLast)) at += 1;
    expect(at).toBeLessThan(all.length);
    at += 1;
  }
}

function sameOrCut(place: Place, original: Place | undefined, mayBeCut: (original: Place) => boolean): boolean {
  if (original === undefined || original.kind !== place.kind) return false;
  if (JSON.stringify(original) === JSON.stringify(place)) return true;
  if (!mayBeCut(original)) return false;
  return place.kind === 'stop' && original.kind === 'stop'
    ? original.id.startsWith(place.id)
    : isCutName(place, original);
}

function isCutName(place: Place, original: Place): boolean {
  return place.kind === 'point' && original.kind === 'point' && original.position.latitude === place.position.latitude;
}

describe('CF3 a point is stored as in its address', () => {
  test.each([
    [
      { latitude: 43.551_249, longitude: 7.123_45 },
      { latitude: 43.5512, longitude: 7.1235 },
    ],
    [
      { latitude: -0.000_01, longitude: -0.000_01 },
      { latitude: 0, longitude: 0 },
    ],
    [
      { latitude: 10, longitude: 181.5 },
      { latitude: 10, longitude: -178.5 },
    ],
    [
      { latitude: 10, longitude: -541 },
      { latitude: 10, longitude: 179 },
    ],
    [
      { latitude: 85.051_128, longitude: 179.999_99 },
      { latitude: 85.0511, longitude: -180 },
    ],
  ])('%j at %j', (position, kept) => {
    const place = pointAt(position, '  A  point ');
    expect(place).toEqual({ kind: 'point', position: kept, name: 'A point' });
    const itinerary = { ...EMPTY_ITINERARY, days: [[place]] };
    expect(decodeItinerary(encodeItinerary(itinerary))).toEqual(intact(itinerary));
  });
});

test('CF3 a stored plan is read like its address', () => {
  expect(readStoredItineraryQuery(writeStoredItinerary('?v=1&from=2027-07-03&days=antibes;calvi'))).toBe(
    '?v=1&from=2027-07-03&days=antibes;calvi',
  );
  expect(readStoredItineraryQuery(writeStoredItinerary('?days=antibes;;,calvi&lost=3&utm=x'))).toBe(
    '?v=1&days=antibes;;calvi',
  );
});

test.each([
  null,
  '',
  '{',
  'null',
  '7',
  '{"version":2,"query":"?v=1&days=antibes"}',
  '{"version":1,"query":7}',
  '{"version":1}',
  writeStoredItinerary(''),
  writeStoredItinerary('?v=1&from=2027-07-03'),
])('CF3 rejects %s as a plan', (text) => {
  expect(readStoredItineraryQuery(text)).toBeNull();
});

test('CF3 reads any stored value without throwing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => void readStoredItineraryQuery(text)),
  );
});

test('CF3 counts the places and points of an address that are not read', () => {
  const link = decodeItinerary(`?days=${'a,b,'.repeat(1000)}*21${'&at=1,1,P'.repeat(25)}`);
  expect(placesOfItinerary(link.itinerary)).toHaveLength(MAX_PLACES);
  expect(link.lost).toBe(999);
  const points = decodeItinerary(`?days=*20,*21${Array.from({ length: 25 }, (_, at) => `&at=1,${at},P`).join('')}`);
  expect([placesOfItinerary(points.itinerary).length, points.lost]).toEqual([1, 24]);
});
