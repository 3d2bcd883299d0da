import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomPageRecords } from '../../tests/contract/content/random-page-record.ts';
import { demoTexts } from '../../tests/demo-texts.ts';
import { pageRecord, samplePage } from '../../tests/samples/sample-content.ts';
import { PAGE_KINDS } from './page-kind.ts';
import { parsePage } from './parse-page.ts';

const STATE = { breadcrumbsTitle: 'The letter', pageTitle: 'A letter from the sea', description: 'Four times a year.' };

/** A sound page in both languages. */
const LETTER = {
  id: 'the-letter',
  updated: '2026-09-14',
  slug: { en: 'the-letter', es: 'la-carta' },
  state: { en: STATE, es: { ...STATE, breadcrumbsTitle: 'La carta' } },
  blocks: { en: [{ type: 'sitemap' }], es: [{ type: 'spacer', size: 'small' }, { type: 'sitemap' }] },
};

function problemsOf(record: unknown): readonly string[] {
  const page = parsePage(record);
  return page.ok ? [] : page.error.map(({ field }) => field);
}

function read(record: unknown) {
  const page = parsePage(record);
  if (!page.ok) throw new Error(JSON.stringify(page.error));
  return page.value.page;
}

describe('RT1 a page', () => {
  test('needs an id, a day, a slug, its state and its blocks', () => {
    expect(read(LETTER)).toEqual({
      id: 'the-letter',
      details: { kind: 'content' },
      parent: null,
      published: null,
      updated: '2026-09-14',
      image: null,
      categories: [],
      related: [],
      popularity: null,
      indexable: true,
      validity: { from: null, until: null },
      translations: {
        en: {
          slug: 'the-letter',
          state: { ...STATE, pageType: 'content' },
          teaser: null,
          blocks: [{ type: 'sitemap' }],
          problems: [],
        },
        es: {
          slug: 'la-carta',
          state: { ...STATE, breadcrumbsTitle: 'La carta', pageType: 'content' },
          teaser: null,
          blocks: [{ type: 'spacer', size: 'small' }, { type: 'sitemap' }],
          problems: [],
        },
      },
    });
  });

  test('may have optional fields', () => {
    const more = {
      parent: 'the-house',
      published: '2026-03-02',
      image: 'a1',
      categories: ['house'],
      related: ['the-fleet', 'the-desk'],
      popularity: 7,
      indexable: false,
    };
    const page = read({
      ...LETTER,
      ...more,
      valid: { from: '2026-01-01', until: '2026-12-31' },
      teaser: { en: 'In short.', es: '' },
    });
    expect(page).toMatchObject({ ...more, validity: { from: '2026-01-01', until: '2026-12-31' } });
    expect([page.translations.en?.teaser, page.translations.es?.teaser]).toEqual(['In short.', null]);
  });

  test.each([undefined, null, ''])('treats %j in an optional field as absent', (empty) => {
    const left = ['kind', 'parent', 'published', 'image', 'categories', 'related', 'popularity', 'indexable'];
    const fields = Object.fromEntries([...left, 'valid', 'teaser'].map((key) => [key, empty]));
    expect(read({ ...LETTER, ...fields })).toEqual(read(LETTER));
  });

  test.each<[readonly string[], Readonly<Record<string, unknown>>]>([
    [['id'], { id: undefined }],
    [['id'], { id: 'The Letter' }],
    [['id'], { id: '../letter' }],
    [['id'], { id: 7 }],
    [['kind'], { kind: 'yacht' }],
    [['kind'], { kind: 7 }],
    [['updated'], { updated: undefined }],
    [['updated'], { updated: 'yesterday' }],
    [['parent'], { parent: 7 }],
    [['image'], { image: {} }],
    [['categories'], { categories: 'house' }],
    [['categories[1]'], { categories: ['house', 7] }],
    [['related[0]'], { related: [null] }],
    [['popularity'], { popularity: -1 }],
    [['popularity'], { popularity: 'much' }],
    [['indexable'], { indexable: 'false' }],
    [['valid'], { valid: '2026-01-01' }],
    [['teaser'], { teaser: 'In short.' }],
    [['teaser.es'], { teaser: { en: 'In short.', es: 7 } }],
    [['state'], { state: undefined }],
    [['state.es'], { state: { en: STATE } }],
    [['blocks'], { blocks: undefined }],
    [['blocks.es'], { blocks: { en: [] } }],
    [['blocks.en'], { blocks: { en: {}, es: [] } }],
  ])('is rejected for the problem %j: %j', (fields, change) => {
    expect(problemsOf({ ...LETTER, ...change })).toEqual(fields);
  });
});

test.each([undefined, null, { anything: true }])('a content page ignores details: %j', (details) => {
  expect(read({ ...LETTER, details }).details).toEqual({ kind: 'content' });
});

describe('CO7 the state of a page', () => {
  test.each(['breadcrumbsTitle', 'pageTitle', 'description'])('is %s', (key) => {
    const state = { en: STATE, es: { ...STATE, [key]: ' ' } };
    expect(problemsOf({ ...LETTER, state })).toEqual([`state.es.${key}`]);
  });

  test.each(PAGE_KINDS)('has the kind %s', (kind) => {
    const page = parsePage({
      ...pageRecord(samplePage('a', demoTexts({ en: 'a', es: 'a-es' }))),
      kind,
      details: DETAILS[kind],
    });
    expect(page).toMatchObject({
      ok: true,
      value: {
        page: {
          details: { kind },
          translations: { en: { state: { pageType: kind } }, es: { state: { pageType: kind } } },
        },
      },
    });
  });
});

const PLACE = { lat: 43, lng: 7 };
const NAME = { en: 'Antibes', es: 'Antibes' };
const DETAILS = {
  content: undefined,
  destination: { ...PLACE, areas: ['corsica'], season: { from: 5, to: 10 } },
  event: { ...PLACE, starts: '2026-12-01', ends: '2026-12-02', place: NAME },
  news: {},
  editorial: {},
  podcast: { number: 1, seconds: 60 },
  person: {
    role: NAME,
    desk: 'sales',
    office: 'monaco',
    languages: ['en'],
    phone: '+377 1',
    email: 'ana@sample.example',
  },
  office: { office: 'monaco' },
  berth: { ...PLACE, port: NAME, length: 30, beam: 7, draft: 4 },
};

describe('RT5 a page may have a slug per language', () => {
  test.each([undefined, null, ''])('with the slug %j it does not exist in that language', (slug) => {
    const page = read({
      ...LETTER,
      slug: { en: 'the-letter', es: slug },
      state: { en: STATE },
      blocks: { en: [] },
    });
    expect(page.translations.en?.slug).toBe('the-letter');
    expect(page.translations.es).toBeNull();
  });

  test('with one invalid slug it exists in the other language', () => {
    expect(problemsOf({ ...LETTER, slug: {} })).toEqual(['slug']);
    expect(problemsOf({ ...LETTER, slug: { en: '', es: null } })).toEqual(['slug']);
    expect(problemsOf({ ...LETTER, slug: 'the-letter' })).toContain('slug');
  });

  test.each(['a', 'a/b', 'the-house/letter-2', '2026'])('accepts a path below the language as a slug: %s', (en) => {
    expect(read({ ...LETTER, slug: { en } }).translations.en?.slug).toBe(en);
  });

  const WRONG = ['/a', 'a/', 'a//b', 'A', 'á', 'a b', 'a_b', '../a', 'a?b', '-a', 'a-', 7, ['a'], {}];
  const OURS = [
    'search',
    'search/web',
    'find',
    'yachts-for-sale',
    'yachts-for-sale/a',
    'yacht-for-charter/a',
    'compare',
  ];
  const HIDDEN = ['en', 'es/mar', 'media/a', 'api/a', 'microsite', 'berth-for-sale'];

  test.each([...WRONG, ...OURS, ...HIDDEN])('rejects and reports %j, and the other language stays', (en) => {
    const parsed = parsePage({ ...LETTER, slug: { en, es: 'la-carta' } });
    expect(parsed).toMatchObject({
      ok: true,
      value: { page: { translations: { en: null, es: { slug: 'la-carta' } } }, problems: [{ field: 'slug.en' }] },
    });
    expect(problemsOf({ ...LETTER, slug: { en } })).toEqual(['slug.en']);
  });

  test.each(['itinerary', 'berth-for-sale/a', 'searches', 'english'])('accepts the slug %s', (en) => {
    expect(parsePage({ ...LETTER, slug: { en } })).toMatchObject({ ok: true, value: { problems: [] } });
  });
});

describe('RT6 the days on which a page is valid', () => {
  test.each([
    [{}, { from: null, until: null }],
    [{ from: '2026-01-01' }, { from: '2026-01-01', until: null }],
    [
      { from: '', until: '2026-12-31' },
      { from: null, until: '2026-12-31' },
    ],
  ])('%j', (valid, validity) => {
    expect(read({ ...LETTER, valid }).validity).toEqual(validity);
  });
});

describe('accepts calendar days only', () => {
  test.each(['2026-09-14', '2024-02-29', '2026-12-31'])('%s', (day) => {
    expect(problemsOf({ ...LETTER, published: day, updated: day, valid: { from: day, until: day } })).toEqual([]);
  });

  test.each([
    '2026-13-01',
    '2026-00-10',
    '2026-09-32',
    '2026-09-00',
    '14-09-2026',
    '2026-9-14',
    '2026-09',
    20260914,
    {},
  ])('rejects %j', (day) => {
    expect(problemsOf({ ...LETTER, published: day, updated: day, valid: { from: day, until: day } })).toEqual([
      'published',
      'updated',
      'valid.from',
      'valid.until',
    ]);
  });

  test.each(['2026-09-14T10:00Z', '2026-09-14T23:59:59Z', '2026-09-14T10:00:00.000Z'])(
    'the last change may include a UTC hour: %s',
    (updated) => {
      expect(read({ ...LETTER, updated }).updated).toBe(updated);
      expect(problemsOf({ ...LETTER, published: updated })).toEqual(['published']);
    },
  );

  test.each([
    '2026-09-14T10:00',
    '2026-09-14T24:00Z',
    '2026-09-14T10:60Z',
    '2026-09-14T10:00+02:00',
    '2026-13-14T10:00Z',
  ])('rejects %s as an hour', (updated) => {
    expect(problemsOf({ ...LETTER, updated })).toEqual(['updated']);
  });
});

describe('CO2 drops an invalid block', () => {
  const good = { type: 'sitemap' };
  const wrong = { type: 'spacer', size: 'huge' };
  const placesOf = (blocks: readonly unknown[]) =>
    read({ ...LETTER, blocks: { en: blocks, es: [] } }).translations.en?.problems.map(({ at }) => at);

  test('reports it as a problem of its translation, with block and fields', () => {
    const page = read({ ...LETTER, blocks: { en: [good, wrong, { type: 'carousel' }, null], es: [good] } });
    expect(page.translations.en).toMatchObject({
      blocks: [good],
      problems: [
        { at: 1, block: 'spacer', problems: [{ field: 'size' }] },
        { at: 1, block: 'carousel', problems: [{ field: 'type' }] },
        { at: 1, block: 'unknown', problems: [{ field: 'record' }] },
      ],
    });
    expect(page.translations.es).toMatchObject({ blocks: [good], problems: [] });
  });

  test('its position counts the valid blocks before it', () => {
    expect(placesOf([])).toEqual([]);
    expect(placesOf([wrong])).toEqual([0]);
    expect(placesOf([good, wrong, good, wrong, wrong, good])).toEqual([1, 2, 2]);
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 12 }), (sound) => {
        const before = sound.flatMap((isSound, at) => (isSound ? [] : [sound.slice(0, at).filter(Boolean).length]));
        expect(placesOf(sound.map((isSound) => (isSound ? good : wrong)))).toEqual(before);
      }),
    );
  });
});

test('reports every problem once', () => {
  expect(problemsOf(null)).toEqual(['record']);
  expect(problemsOf({ ...LETTER, id: '', updated: '', state: 7, blocks: null })).toEqual([
    'id',
    'updated',
    'state',
    'blocks',
  ]);
});

describe('CO2 for any content', () => {
  test('nothing throws', () => {
    const keys = [...Object.keys(LETTER), 'kind', 'details', 'valid', 'teaser', 'published', 'categories', 'related'];
    const changed = fc.dictionary(fc.constantFrom(...keys), fc.anything()).map((change) => ({ ...LETTER, ...change }));
    fc.assert(
      fc.property(fc.oneof(fc.anything(), changed), (record) => {
        const page = parsePage(record);
        if (!page.ok) expect(page.error.length).toBeGreaterThan(0);
      }),
      { numRuns: 500 },
    );
  });

  test('reads a valid page completely', () => {
    fc.assert(
      fc.property(randomPageRecords, (records) => {
        for (const record of records) {
          const { translations } = read(record);
          for (const one of Object.values(translations)) expect(one?.problems ?? []).toEqual([]);
        }
      }),
    );
  });
});
