import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demoTexts } from '../../tests/demo-texts.ts';
import { samplePage } from '../../tests/samples/sample-content.ts';
import type { Page } from './page.ts';
import type { PageDetails } from './page-details.ts';
import { PAGE_KINDS } from './page-kind.ts';
import { eventDays, listedPagesOfKind } from './page-order.ts';

const NOW = '2026-11-21T10:00:00Z';
const POSITION = { latitude: 43, longitude: 7 };
const NAME = demoTexts({ en: 'Antibes', es: 'Antibes' });

function page(id: string, details: PageDetails, change: Partial<Page> = {}): Page {
  return samplePage(id, demoTexts({ en: id, es: `${id}-es` }), { details, ...change });
}

/** With the names that lists have it under. */
function named(one: Page, name: string, spanish = name): Page {
  const { en, es } = one.translations;
  if (en === null || es === null) throw new Error('A sample is in both languages');
  const called = (translation: typeof en, breadcrumbsTitle: string) => ({
    ...translation,
    state: { ...translation.state, breadcrumbsTitle },
  });
  return { ...one, translations: demoTexts({ en: called(en, name), es: called(es, spanish) }) };
}

const event = (id: string, starts: string, ends = starts, change: Partial<Page> = {}) =>
  page(id, { kind: 'event', starts, ends, place: NAME, position: POSITION, destination: null }, change);
const news = (id: string, published: string | null, change: Partial<Page> = {}) =>
  page(id, { kind: 'news', author: null }, { published, ...change });
const destination = (id: string, change: Partial<Page> = {}) =>
  page(id, { kind: 'destination', areas: [id], season: { from: 5, to: 9 }, position: POSITION }, change);
const episode = (id: string, number: number) => page(id, { kind: 'podcast', number, seconds: 60, host: null });
const berth = (id: string, length: number) =>
  page(id, {
    kind: 'berth',
    port: NAME,
    position: POSITION,
    length,
    beam: 7,
    draft: 4,
    until: null,
    price: null,
    broker: null,
  });
const idsOf = (...args: Parameters<typeof listedPagesOfKind>) => listedPagesOfKind(...args).map(({ id }) => id);

describe('RT4 the list of a kind', () => {
  const all = [
    destination('corsica'),
    destination('gone', { validity: { from: null, until: '2026-11-20' } }),
    destination('coming', { validity: { from: '2026-11-22', until: null } }),
    destination('today', { validity: { from: '2026-11-21', until: '2026-11-21' } }),
    news('rules', '2026-03-02'),
    samplePage('house', NAME),
  ];

  test('RT6 lists the pages valid today', () => {
    expect(idsOf(all, 'destination', 'en', NOW)).toEqual(['corsica', 'today']);
    expect(idsOf(all, 'news', 'en', NOW)).toEqual(['rules']);
    expect(idsOf(all, 'content', 'en', NOW)).toEqual(['house']);
    expect(idsOf(all, 'podcast', 'en', NOW)).toEqual([]);
  });

  test('RT5 lists the pages of the language', () => {
    const [corsica] = all as [Page];
    const english = { ...corsica, translations: { ...corsica.translations, es: null } };
    expect(idsOf([english], 'destination', 'en', NOW)).toEqual(['corsica']);
    expect(idsOf([english], 'destination', 'es', NOW)).toEqual([]);
  });

  test('sorts names ignoring accents, case and punctuation', () => {
    const people = ['Zoe', 'Élise', 'Eric', 'ana', 'Ñuño', 'Nora', 'Ångström', 'Eva'].map((name, at) =>
      named(page(`p${at}`, { kind: 'office', office: 'monaco' }), name),
    );
    const names = listedPagesOfKind(people, 'office', 'en', NOW).map(
      (one) => one.translations.en?.state.breadcrumbsTitle,
    );
    expect(names).toEqual(['ana', 'Ångström', 'Élise', 'Eric', 'Eva', 'Nora', 'Ñuño', 'Zoe']);
  });

  test('sorts by the name in the reader’s language', () => {
    const pages = [
      named(destination('corsica'), 'Corsica', 'Córcega'),
      named(destination('amalfi'), 'Amalfi', 'Zalfi'),
    ];
    expect(idsOf(pages, 'destination', 'en', NOW)).toEqual(['amalfi', 'corsica']);
    expect(idsOf(pages, 'destination', 'es', NOW)).toEqual(['corsica', 'amalfi']);
  });

  test('SE6 sorts news newest first, undated last, the same day by id', () => {
    const pages = [
      news('undated', null),
      news('b', '2026-03-02'),
      news('old', '2024-12-31'),
      news('a', '2026-03-02'),
      news('new', '2026-11-01'),
    ];
    expect(idsOf(pages, 'news', 'en', NOW)).toEqual(['new', 'a', 'b', 'old', 'undated']);
    const editorials = pages.map((one): Page => ({ ...one, details: { kind: 'editorial', author: null } }));
    expect(idsOf(editorials, 'editorial', 'en', NOW)).toEqual(['new', 'a', 'b', 'old', 'undated']);
  });

  test('sorts episodes by number, the last first', () => {
    expect(idsOf([episode('a', 2), episode('b', 10), episode('c', 1)], 'podcast', 'en', NOW)).toEqual(['b', 'a', 'c']);
  });

  test('sorts berths by length, the shortest first', () => {
    expect(idsOf([berth('a', 40), berth('b', 9.5), berth('c', 40)], 'berth', 'en', NOW)).toEqual(['b', 'a', 'c']);
  });
});

describe('SE6 events', () => {
  test('lists upcoming events by day, then past ones, the latest first', () => {
    const pages = [
      event('spring', '2027-03-20', '2027-03-23'),
      event('last-week', '2026-11-12', '2026-11-14'),
      event('winter', '2026-12-01'),
      event('long-ago', '2025-05-01'),
      event('summer', '2026-07-01', '2026-07-08'),
    ];
    expect(idsOf(pages, 'event', 'en', NOW)).toEqual(['winter', 'spring', 'last-week', 'summer', 'long-ago']);
  });

  test('an event is not over on its last day', () => {
    const pages = [
      event('tomorrow', '2026-11-22'),
      event('last-day', '2026-11-19', '2026-11-21'),
      event('over', '2026-11-20'),
    ];
    expect(idsOf(pages, 'event', 'en', '2026-11-21T23:59:59Z')).toEqual(['last-day', 'tomorrow', 'over']);
    expect(idsOf(pages, 'event', 'en', '2026-11-22T00:00:00Z')).toEqual(['tomorrow', 'over', 'last-day']);
  });

  test('only events have days', () => {
    expect(eventDays(event('a', '2026-12-01', '2026-12-03'))).toMatchObject({
      starts: '2026-12-01',
      ends: '2026-12-03',
    });
    expect(eventDays(news('a', '2026-12-01'))).toEqual({ starts: '', ends: '' });
  });
});

describe('the order of a list', () => {
  const day = fc.constantFrom('2025-05-01', '2026-11-20', '2026-11-21', '2026-11-22', '2027-01-01');
  const details = (kind: (typeof PAGE_KINDS)[number]): fc.Arbitrary<PageDetails> => {
    switch (kind) {
      case 'event':
        return fc.tuple(day, day).map(([one, other]): PageDetails => {
          const [starts = one, ends = other] = [one, other].sort();
          return { kind, starts, ends, place: NAME, position: POSITION, destination: null };
        });
      case 'podcast':
        return fc.integer({ min: 1, max: 3 }).map((number) => ({ kind, number, seconds: 60, host: null }));
      case 'berth':
        return fc.constantFrom(10, 20.5).map((length) => ({ ...berth('', length).details, length }) as PageDetails);
      default:
        return fc.constant({ kind, author: null } as PageDetails);
    }
  };
  const pagesOf = (kind: (typeof PAGE_KINDS)[number]) =>
    fc
      .uniqueArray(fc.tuple(fc.nat(20), details(kind), fc.option(day), fc.constantFrom('Ana', 'Éva', 'eva', '—')), {
        selector: ([id]) => id,
        maxLength: 8,
      })
      .map((rows) => rows.map(([id, own, published, name]) => named(page(`p${id}`, own, { published }), name)));

  test.each(PAGE_KINDS)('does not depend on input order and loses no page: %s', (kind) => {
    const shuffled = pagesOf(kind).chain((pages) =>
      fc.tuple(fc.constant(pages), fc.shuffledSubarray(pages, { minLength: pages.length })),
    );
    fc.assert(
      fc.property(shuffled, ([pages, others]) => {
        const list = idsOf(pages, kind, 'en', NOW);
        expect(idsOf(others, kind, 'en', NOW)).toEqual(list);
        expect([...list].sort()).toEqual(pages.map(({ id }) => id).sort());
      }),
    );
  });
});
