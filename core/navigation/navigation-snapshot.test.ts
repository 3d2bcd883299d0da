import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entry, events, NOW, navigated, reachable } from './navigation.fixture.ts';
import { initialNavigation, type NavigationEvent } from './navigation-machine.ts';
import { readNavigation, writeNavigation } from './navigation-snapshot.ts';

const SEARCHING = {
  version: 1,
  mode: 'searching',
  searchEntries: [entry('a'), entry('b')],
  searchState: 'q=sun',
  searchRoute: '/search/?q=sun',
  browse: null,
  backToSearch: '/search/?q=sun',
};
const BROWSE = { market: 'sale', route: '/yachts-for-sale/', validUntil: NOW, entries: [entry('a')] };
const BROWSING = {
  version: 1,
  mode: 'browsing',
  searchEntries: [],
  searchState: null,
  searchRoute: null,
  browse: BROWSE,
  backToSearch: '/search/?q=sun',
};
const read = (raw: unknown) => readNavigation(JSON.stringify(raw));

test('YN3 writes the context as versioned JSON', () => {
  const happened: NavigationEvent[] = [
    { type: 'VISIT_SEARCH', route: '/search/?q=sun', state: 'q=sun' },
    { type: 'SEARCH_LISTED', route: '/search/?q=sun', entries: [entry('a'), entry('b')] },
    { type: 'LEAVE_YACHT' },
  ];
  expect(JSON.parse(writeNavigation(navigated(happened)))).toEqual(SEARCHING);
});

test.each([{ stored: SEARCHING }, { stored: BROWSING }])('YN3 YN4 restores $stored.mode', ({ stored }) => {
  const { version: _, mode, ...context } = stored;
  const snapshot = read(stored);
  expect(snapshot.value).toBe(mode);
  expect(snapshot.context).toEqual(context);
});

test('YN3 a restored context continues like the original', () => {
  fc.assert(
    fc.property(reachable, fc.array(events, { maxLength: 4 }), (snapshot, next) => {
      const restored = readNavigation(writeNavigation(snapshot));
      expect(navigated(next, restored)).toEqual(navigated(next, snapshot));
    }),
  );
});

test('YN3 every reachable state round-trips', () => {
  fc.assert(
    fc.property(reachable, (snapshot) => {
      const text = writeNavigation(snapshot);
      expect(text.length).toBeLessThanOrEqual(200_000);
      expect(readNavigation(text)).toEqual(snapshot);
      expect(writeNavigation(readNavigation(text))).toBe(text);
    }),
    { numRuns: 500 },
  );
});

test('YN3 the largest context round-trips', () => {
  const long = (letter: string) => `/${letter.repeat(1999)}`;
  const route = long('\ud800');
  const entries = Array.from({ length: 300 }, (_, at) => ({ ...entry(`y${at}`), url: long('"') }));
  const left: NavigationEvent[] = [
    { type: 'VISIT_SEARCH', route, state: '\u0001'.repeat(2000) },
    { type: 'SEARCH_LISTED', route, entries },
    { type: 'LEAVE_YACHT' },
  ];
  const browsed: NavigationEvent[] = [
    ...left,
    { type: 'VISIT_OTHER' },
    { type: 'VISIT_LIST', market: 'charter', route, now: NOW + 0.123456789 },
    { type: 'LISTED', route, entries },
  ];
  for (const happened of [left, browsed]) {
    expect(readNavigation(writeNavigation(navigated(happened)))).toEqual(navigated(happened));
  }
});

describe('YN3 a visit starts anew', () => {
  test.each([null, '', 'null', '[]', '7', '"browsing"', '{', '{}', '{"version":1}', '{"version":1,"mode":"browsing"}'])(
    'on %j',
    (text) => {
      expect(readNavigation(text)).toEqual(initialNavigation);
    },
  );

  test('on endlessly nested JSON', () => {
    expect(readNavigation('['.repeat(100_000))).toEqual(initialNavigation);
  });

  test('on more than 200,000 characters', () => {
    const text = JSON.stringify(SEARCHING);
    expect(readNavigation(text.padEnd(200_000))).toEqual(read(SEARCHING));
    expect(readNavigation(text.padEnd(200_001))).toEqual(initialNavigation);
  });

  test.each<[string, object]>([
    ['another version', { version: 2 }],
    ['no version', { version: undefined }],
    ['an unknown mode', { mode: 'sailing' }],
    ['the mode off and a search present', { mode: 'browsing' }],
    ['a browsed list', { browse: BROWSE }],
    ['no field for the browsed list', { browse: undefined }],
    ['a way back to another search', { backToSearch: '/search/?q=moon' }],
    ['a way back to another site', { backToSearch: '//other.example/' }],
    ['a way back that is not text', { backToSearch: 7 }],
    ['a route of another site', { searchRoute: '//other.example/', backToSearch: null }],
    ['a route that is not text', { searchRoute: 7, backToSearch: null }],
    ['a state without a route', { searchRoute: null, searchEntries: [], backToSearch: null }],
    ['yachts without a route', { searchRoute: null, searchState: null, backToSearch: null }],
    ['a state that is not text', { searchState: 7 }],
    ['an endless state', { searchState: 'x'.repeat(2001) }],
    ['no list', { searchEntries: null }],
    ['a list that is not an array', { searchEntries: { length: 0 } }],
    ['an invalid row', { searchEntries: [entry('a'), null] }],
    ['a repeated yacht', { searchEntries: [entry('a'), entry('a')] }],
    ['a yacht without an id', { searchEntries: [entry('')] }],
    ['a yacht whose id is a number', { searchEntries: [{ ...entry('a'), yachtId: 7 }] }],
    ['a yacht of another site', { searchEntries: [{ ...entry('a'), url: 'javascript:alert(1)' }] }],
    ['too many yachts', { searchEntries: Array.from({ length: 301 }, (_, at) => entry(`y${at}`)) }],
  ])('on a search with %s', (_, change) => {
    expect(read({ ...SEARCHING, ...change })).toEqual(initialNavigation);
  });

  test.each<[string, object]>([
    ['the route of a search', { searchRoute: '/search/' }],
    ['the state of a search', { searchState: '' }],
    ['the yachts of a search', { searchEntries: [entry('a')] }],
    ['the mode on', { mode: 'searching' }],
    ['an invalid list', { browse: [] }],
    ['a list that is a text', { browse: 'sale' }],
    ['an unknown market', { browse: { ...BROWSE, market: 'ghost' } }],
    ['a list of another site', { browse: { ...BROWSE, route: '/\\other.example/' } }],
    ['a list without an expiry', { browse: { ...BROWSE, validUntil: null } }],
    ['a list whose expiry is a text', { browse: { ...BROWSE, validUntil: '7' } }],
    ['a list of no yachts', { browse: { ...BROWSE, entries: undefined } }],
    ['a repeated yacht', { browse: { ...BROWSE, entries: [entry('a'), entry('a')] } }],
    ['a way back to another site', { backToSearch: 'https://other.example/' }],
  ])('on browsing with %s', (_, change) => {
    expect(read({ ...BROWSING, ...change })).toEqual(initialNavigation);
  });

  test('on an endless list', () => {
    const text = JSON.stringify(BROWSING).replace(String(NOW), '1e999');
    expect(readNavigation(text)).toEqual(initialNavigation);
  });

  test('on any text, and on any JSON', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readNavigation(text)).toEqual(initialNavigation);
      }),
    );
  });
});

test('YN3 whatever is read round-trips', () => {
  const value = fc.oneof(
    fc.constantFrom<unknown>(null, 1, '/search/', '/search/?q=sun', [], [entry('a')], BROWSE, 'browsing', 'searching'),
    fc.jsonValue(),
  );
  const change = fc.dictionary(fc.constantFrom(...Object.keys(SEARCHING)), value, { maxKeys: 3 });
  fc.assert(
    fc.property(fc.constantFrom(SEARCHING, BROWSING), change, (stored, changed) => {
      const snapshot = read({ ...stored, ...changed });
      expect(readNavigation(writeNavigation(snapshot))).toEqual(snapshot);
    }),
    { numRuns: 500 },
  );
});
