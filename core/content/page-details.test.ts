import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demoTexts } from '../../tests/demo-texts.ts';
import { type PageDetails, parseDetails } from './page-details.ts';
import type { PageKind } from './page-kind.ts';

type DetailedKind = Exclude<PageKind, 'content'>;
type Fields = Readonly<Record<string, unknown>>;

function detailsOf(kind: DetailedKind, details: unknown) {
  const read = parseDetails(kind, { details });
  return read.ok ? { read: read.value, problems: [] } : { read: null, problems: read.error.map(({ field }) => field) };
}

const PLACE = { lat: 41.39, lng: 9.16 };
const POSITION = { latitude: 41.39, longitude: 9.16 };
const NAME = demoTexts({ en: 'Corsica', es: 'Córcega' });

/** The required and the optional fields of each kind, and the details parsed from both. */
const KINDS: { readonly [Kind in DetailedKind]: readonly [Fields, Fields, PageDetails, PageDetails] } = {
  destination: [
    { ...PLACE, areas: ['corsica', 'sardinia'], season: { from: 11, to: 4 } },
    {},
    { kind: 'destination', areas: ['corsica', 'sardinia'], season: { from: 11, to: 4 }, position: POSITION },
    { kind: 'destination', areas: ['corsica', 'sardinia'], season: { from: 11, to: 4 }, position: POSITION },
  ],
  event: [
    { ...PLACE, starts: '2026-12-01', ends: '2026-12-03', place: NAME },
    { destination: 'corsica' },
    {
      kind: 'event',
      starts: '2026-12-01',
      ends: '2026-12-03',
      place: NAME,
      position: POSITION,
      destination: 'corsica',
    },
    { kind: 'event', starts: '2026-12-01', ends: '2026-12-03', place: NAME, position: POSITION, destination: null },
  ],
  news: [{}, { author: 'ana' }, { kind: 'news', author: 'ana' }, { kind: 'news', author: null }],
  editorial: [{}, { author: 'ana' }, { kind: 'editorial', author: 'ana' }, { kind: 'editorial', author: null }],
  podcast: [
    { number: 7, seconds: 1804 },
    { host: 'ana' },
    { kind: 'podcast', number: 7, seconds: 1804, host: 'ana' },
    { kind: 'podcast', number: 7, seconds: 1804, host: null },
  ],
  person: [
    {
      role: NAME,
      desk: 'charter',
      office: 'monaco',
      languages: ['es', 'en'],
      phone: '+377 00',
      email: 'ana@sample.example',
    },
    {},
    {
      kind: 'person',
      role: NAME,
      desk: 'charter',
      office: 'monaco',
      languages: ['es', 'en'],
      phone: '+377 00',
      email: 'ana@sample.example',
    },
    {
      kind: 'person',
      role: NAME,
      desk: 'charter',
      office: 'monaco',
      languages: ['es', 'en'],
      phone: '+377 00',
      email: 'ana@sample.example',
    },
  ],
  office: [{ office: 'monaco' }, {}, { kind: 'office', office: 'monaco' }, { kind: 'office', office: 'monaco' }],
  berth: [
    { ...PLACE, port: NAME, length: 30, beam: 7.5, draft: 3.5 },
    { until: 2043, price: { amount: 950_000, currency: 'eur' }, broker: 'ana' },
    {
      kind: 'berth',
      port: NAME,
      position: POSITION,
      length: 30,
      beam: 7.5,
      draft: 3.5,
      until: 2043,
      price: { amount: 950_000, currency: 'eur' },
      broker: 'ana',
    },
    {
      kind: 'berth',
      port: NAME,
      position: POSITION,
      length: 30,
      beam: 7.5,
      draft: 3.5,
      until: null,
      price: null,
      broker: null,
    },
  ],
};

const ROWS = Object.entries(KINDS).map(([kind, row]) => [kind as DetailedKind, ...row] as const);

describe.each(ROWS)('RT4 the details of a page: %s', (kind, needs, may, full, bare) => {
  test('reads all optional details', () => {
    expect(detailsOf(kind, { ...needs, ...may })).toEqual({ read: full, problems: [] });
  });

  test.each([undefined, null, ''])('accepts %j as an absent detail', (empty) => {
    const left = Object.fromEntries(Object.keys(may).map((key) => [key, empty]));
    expect(detailsOf(kind, { ...needs, ...left })).toEqual({ read: bare, problems: [] });
  });

  test.each([undefined, null, [], 7, 'details'])('rejects %j', (details) => {
    expect(detailsOf(kind, details).problems).toEqual(['details']);
  });

  test('reports each missing or invalid field and no other', () => {
    const named = (change: Fields) => detailsOf(kind, { ...needs, ...change }).problems;
    for (const key of Object.keys(needs)) {
      for (const value of [undefined, null, '', {}]) {
        const problems = named({ [key]: value });
        expect(problems.length).toBeGreaterThan(0);
        for (const field of problems) expect(`${field}.`).toMatch(new RegExp(`^details\\.${key}[.[]`));
      }
    }
    for (const key of Object.keys(may)) expect(named({ [key]: [[]] })).toEqual([`details.${key}`]);
  });
});

describe('names an invalid field by its path', () => {
  test.each<[DetailedKind, readonly string[], Fields]>([
    ['destination', ['season.from'], { season: { from: 0, to: 4 } }],
    ['destination', ['season.to'], { season: { from: 1, to: 13 } }],
    ['destination', ['season.to'], { season: { from: 1, to: 4.5 } }],
    ['destination', ['season'], { season: 'summer' }],
    ['destination', ['areas[1]'], { areas: ['corsica', ''] }],
    ['destination', ['lat'], { lat: 90.5 }],
    ['destination', ['lng'], { lng: -181 }],
    ['event', ['ends'], { ends: '2026-11-30' }],
    ['event', ['ends'], { ends: 'later' }],
    ['event', ['starts'], { starts: '2026-13-01' }],
    ['event', ['starts', 'ends'], { starts: '1 December', ends: '3 December' }],
    ['event', ['starts'], { starts: '2026-12-01T10:00:00Z' }],
    ['event', ['place.es'], { place: { en: 'Antibes' } }],
    ['event', ['destination'], { destination: 7 }],
    ['news', ['author'], { author: 7 }],
    ['podcast', ['number'], { number: 0 }],
    ['podcast', ['number'], { number: 1.5 }],
    ['podcast', ['seconds'], { seconds: 0 }],
    ['podcast', ['seconds'], { seconds: '30:04' }],
    ['person', ['desk'], { desk: 'kitchen' }],
    ['person', ['languages[1]'], { languages: ['en', 'English'] }],
    ['person', ['languages[0]'], { languages: ['EN'] }],
    ['person', ['languages[0]'], { languages: ['zz'] }],
    ['person', ['phone'], { phone: 'by post' }],
    ['person', ['email'], { email: 'ana' }],
    ['person', ['email'], { email: 'ana @sample.example' }],
    ['person', ['role.en'], { role: demoTexts({ en: '', es: 'Capitana' }) }],
    ['berth', ['length'], { length: 0 }],
    ['berth', ['length'], { length: 301 }],
    ['berth', ['beam'], { beam: 61 }],
    ['berth', ['draft'], { draft: 0.4 }],
    ['berth', ['until'], { until: 1899 }],
    ['berth', ['until'], { until: 2043.5 }],
    ['berth', ['price'], { price: 950_000 }],
    ['berth', ['price.amount'], { price: { amount: -1, currency: 'eur' } }],
    ['berth', ['price.currency'], { price: { amount: 1, currency: 'EUR' } }],
  ])('%s, %j', (kind, fields, change) => {
    const [, needs] = ROWS.find(([known]) => known === kind) ?? [];
    expect(detailsOf(kind, { ...needs, ...change }).problems).toEqual(fields.map((field) => `details.${field}`));
  });
});

test('a one-day event ends on its start day', () => {
  const [, needs] = ROWS.find(([kind]) => kind === 'event') ?? [];
  expect(detailsOf('event', { ...needs, ends: '2026-12-01' }).problems).toEqual([]);
});

test('never throws, and returns the requested kind or an error', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ROWS.map(([kind]) => kind)), fc.anything(), (kind, details) => {
      const { read, problems } = detailsOf(kind, details);
      expect(read === null ? problems.length > 0 : read.kind === kind).toBe(true);
    }),
  );
});
