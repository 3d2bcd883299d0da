import { describe, expect, test } from 'vitest';
import { demoTexts } from '../../tests/demo-texts.ts';
import { samplePage } from '../../tests/samples/sample-content.ts';
import { sampleOffice } from '../../tests/samples/sample-office.ts';
import { sampleArea, sampleYacht } from '../../tests/samples/sample-yacht.ts';
import type { Block } from '../content/block.ts';
import { destinationsOf } from '../content/destinations.ts';
import type { Page } from '../content/page.ts';
import type { PageDetails } from '../content/page-details.ts';
import { sameInEveryLocale } from '../locale/locale.ts';
import type { Office } from '../office/office.ts';
import type { CruisingArea, Yacht } from '../yacht/yacht.ts';
import { pageEntry, parseSiteEntryId, siteEntries } from './site-search-entry.ts';

const MONACO = sampleOffice();
const REGION = {
  id: 'West Med',
  name: demoTexts({ en: 'Western Mediterranean', es: 'Mediterráneo occidental' }),
  aliases: ['Med'],
};
const RIVIERA = {
  ...sampleArea('med'),
  id: 'riviera',
  name: demoTexts({ en: 'French Riviera', es: 'Costa Azul' }),
  aliases: ['Côte d’Azur'],
  region: REGION,
};

const entriesOf = (fleet: readonly Yacht[], pages: readonly Page[] = [], offices: readonly Office[] = []) =>
  [...siteEntries({ pages, offices, fleet })].filter((entry) => entry !== null);

describe('SE8 the entries of a site', () => {
  test('include pages, offices, destinations, and the yachts on each market that offers them and has their page', () => {
    const fleet = [
      sampleYacht({ id: 'aurora', regions: ['med'] }),
      sampleYacht({ id: 'boreas', market: 'sale' }),
      sampleYacht({ id: 'ghost', market: 'ghost', regions: ['carib'] }),
      sampleYacht({ id: 'circe', market: 'sale', slugs: { sale: null, charter: null, ghost: 'circe' } }),
      sampleYacht({ id: 'bare', slugs: { sale: null, charter: null, ghost: null } }),
    ];
    const entries = entriesOf(fleet, [samplePage('letter', sameInEveryLocale('letter'))], [MONACO]);
    expect(entries.map(({ id, category, rank }) => [id, category, rank])).toEqual([
      ['page:letter', null, 0],
      ['office:monaco', 'offices', 1],
      ['destination:med', 'destinations', 2],
      ['yacht:aurora:charter', null, 3],
      ['yacht:aurora:sale', null, 3],
      ['yacht:boreas:sale', null, 3],
      ['yacht:circe:sale', null, 3],
    ]);
  });

  test('list an office by its name, country and telephone', () => {
    const [office] = entriesOf([], [], [MONACO]);
    expect(office).toMatchObject({ title: MONACO.name, description: MONACO.country });
    expect(office?.passages.es).toEqual([MONACO.phone]);
  });

  test('list a destination by its names and aliases in every language, and by its region', () => {
    const entries = entriesOf([sampleYacht({ cruising: { summer: [RIVIERA], winter: [] } })]);
    const [region, area] = entries.filter(({ category }) => category === 'destinations');
    expect(region).toMatchObject({
      id: 'destination:west-med',
      title: REGION.name,
      description: sameInEveryLocale(''),
    });
    expect(area).toMatchObject({ id: 'destination:riviera', title: RIVIERA.name, description: REGION.name });
    expect(area?.passages.en).toEqual(area?.passages.es);
    expect(area?.passages.en).toEqual([
      'French Riviera',
      'Costa Azul',
      'Western Mediterranean',
      'Mediterráneo occidental',
      'Côte d’Azur',
    ]);
  });

  test('list a yacht by her name alone', () => {
    const [charter] = entriesOf([sampleYacht({ name: 'Étoile' })]);
    expect(charter).toMatchObject({ title: sameInEveryLocale('Étoile'), description: sameInEveryLocale('') });
    expect(charter?.passages).toEqual(sameInEveryLocale([]));
  });

  test('have no date and no popularity by default', () => {
    for (const entry of entriesOf(
      [sampleYacht({ regions: ['med'] })],
      [samplePage('p', sameInEveryLocale('p'))],
      [MONACO],
    ))
      expect(entry).toMatchObject({ published: null, eventDate: null, popularity: null });
  });
});

describe('SE8 a destination', () => {
  const at = (id: string, market: Yacht['market'], areas: readonly CruisingArea[] = [RIVIERA]) =>
    sampleYacht({ id, market, cruising: { summer: areas, winter: areas } });
  const leadsTo = (...fleet: Yacht[]) =>
    [...destinationsOf(fleet).values()].map(({ value, market, count }) => `${value} ${market} ${count}`);

  test('leads to the charter list where a yacht is offered there, else to the sale list, and shows the count of that list', () => {
    expect(leadsTo(at('a', 'both'), at('b', 'sale'), at('c', 'charter'))).toEqual([
      'west-med charter 2',
      'riviera charter 2',
    ]);
    expect(leadsTo(at('a', 'sale'), at('b', 'sale'))).toEqual(['west-med sale 2', 'riviera sale 2']);
    expect(leadsTo(at('a', 'ghost'), at('b', 'none'))).toEqual([]);
  });

  test('merges an area with the id of its region, and counts each yacht once', () => {
    const whole = { ...sampleArea('med'), region: { ...sampleArea('med').region, aliases: ['Mare nostrum'] } };
    const [region] = destinationsOf([at('a', 'both', [whole])]).values();
    expect(region).toMatchObject({ value: 'med', region: null, count: 1, aliases: ['Mare nostrum'] });
  });

  test('is left out without an address value', () => {
    expect(leadsTo(at('a', 'both', [{ ...RIVIERA, id: '…' }]))).toEqual(['west-med charter 1']);
  });
});

describe('SE8 finds the source of an id', () => {
  test.each([
    ['page:letter', { kind: 'page', key: 'letter' }],
    ['page:a:b', { kind: 'page', key: 'a:b' }],
    ['office:monaco', { kind: 'office', key: 'monaco' }],
    ['destination:west-med', { kind: 'destination', key: 'west-med' }],
    ['yacht:aurora:sale', { kind: 'yacht', key: 'aurora', market: 'sale' }],
    ['yacht:a:sale:charter', { kind: 'yacht', key: 'a:sale', market: 'charter' }],
    ['yacht:aurora', null],
    ['yacht:aurora:ghost', null],
    ['page:', null],
    ['news:today', null],
    ['', null],
  ])('%s', (id, source) => {
    expect(parseSiteEntryId(id)).toEqual(source);
  });
});

describe('RT2 the searched texts of a page', () => {
  const blocks: readonly Block[] = [
    { type: 'page-head', title: 'Head', standfirst: 'Standfirst' },
    {
      type: 'rich-text',
      title: 'Passage',
      body: [
        { kind: 'paragraph', spans: [{ text: 'A ' }, { text: 'link', href: '/x/' }, { text: '.' }] },
        { kind: 'list', ordered: false, items: [[{ text: 'Item' }], [{ text: 'Last' }]] },
      ],
    },
    {
      type: 'faq',
      title: 'Asked',
      items: [{ question: 'Why?', answer: [{ kind: 'paragraph', spans: [{ text: 'Because.' }] }] }],
    },
    { type: 'rich-text', title: null, body: [{ kind: 'paragraph', spans: [{ text: 'Untitled' }] }] },
    { type: 'faq', title: null, items: [{ question: 'When?', answer: [] }] },
    { type: 'offices', title: 'Desks', office: 'tcn' },
    { type: 'sitemap' },
  ];

  test('include titles, descriptions and every text of the blocks, as sentences', () => {
    const page: Page = samplePage('p', sameInEveryLocale('p'));
    const [en, es] = [page.translations.en, page.translations.es];
    if (en === null || es === null) throw new Error('The sample page is in both languages');
    const translations = demoTexts({ en: { ...en, blocks }, es: { ...es, blocks: [] } });
    expect(pageEntry({ ...page, translations })).toMatchObject({
      title: demoTexts({ en: 'p', es: 'p (es)' }),
      description: demoTexts({ en: 'About p', es: 'About p (es)' }),
      passages: demoTexts({
        en: ['Head. Standfirst', 'Passage. A link. Item. Last', 'Asked', 'Why? Because.', 'Untitled', 'When?', 'Desks'],
        es: [],
      }),
    });
  });
});

describe('SE8 a page of a kind', () => {
  const position = { latitude: 42, longitude: 9 };
  const page = (id: string, details: PageDetails, change: Partial<Page> = {}) =>
    samplePage(id, sameInEveryLocale(id), { details, ...change });
  const destination = (...areas: readonly string[]) =>
    page('a-page', { kind: 'destination', areas, season: { from: 5, to: 9 }, position });

  test.each<[PageDetails, string | null]>([
    [{ kind: 'content' }, null],
    [{ kind: 'destination', areas: [], season: { from: 5, to: 9 }, position }, 'destinations'],
    [
      {
        kind: 'event',
        starts: '2026-12-01',
        ends: '2026-12-02',
        place: sameInEveryLocale('A'),
        position,
        destination: null,
      },
      'events',
    ],
    [{ kind: 'news', author: null }, 'news'],
    [{ kind: 'editorial', author: null }, 'editorials'],
    [{ kind: 'podcast', number: 1, seconds: 60, host: null }, null],
    [{ kind: 'office', office: 'monaco' }, 'offices'],
  ])('is found in its category: %j is in %j', (details, category) => {
    expect(pageEntry(page('a', details))).toMatchObject({ id: 'page:a', category, rank: 0 });
  });

  test('SE6 has its date, or the date of its event, and its popularity', () => {
    const place = sameInEveryLocale('Antibes');
    const event: PageDetails = {
      kind: 'event',
      starts: '2026-12-01',
      ends: '2026-12-02',
      place,
      position,
      destination: null,
    };
    expect(pageEntry(page('a', event, { published: '2026-03-02', popularity: 7 }))).toMatchObject({
      published: '2026-03-02',
      eventDate: '2026-12-01',
      popularity: 7,
    });
  });

  test('of a person is found by the role', () => {
    const role = demoTexts({ en: 'Charter broker', es: 'Agente de chárter' });
    const person: PageDetails = {
      ...{ kind: 'person', role, desk: 'charter', office: 'monaco', languages: ['en'] },
      ...{ phone: '+377 1', email: 'ana@sample.example' },
    };
    const entry = pageEntry(page('ana', person));
    expect(entry.category).toBe('people');
    expect([entry.passages.en[0], entry.passages.es[0]]).toEqual(['Charter broker', 'Agente de chárter']);
  });

  test('of an office replaces its entry, and is found by its telephone number', () => {
    const office = page('monaco-page', { kind: 'office', office: 'monaco' });
    const entries = entriesOf([], [office], [MONACO, sampleOffice({ id: 'palma' })]);
    expect(entries.map(({ id }) => id)).toEqual(['page:monaco-page', 'office:palma']);
    expect(entries[0]?.passages.es).toContain(MONACO.phone);
    expect(entriesOf([], [office], []).map(({ id }) => id)).toEqual(['page:monaco-page']);
  });

  test('of a destination replaces the entry of its first area, and is found by all its names', () => {
    const fleet = [
      sampleYacht({ slugs: { sale: null, charter: null, ghost: null }, cruising: { summer: [RIVIERA], winter: [] } }),
    ];
    const [entry, ...others] = entriesOf(fleet, [destination('riviera', 'West Med')]);
    expect(entry?.passages.en).toEqual(
      expect.arrayContaining(['Costa Azul', 'Côte d’Azur', 'Mediterráneo occidental']),
    );
    expect(others.map(({ id }) => id)).toEqual(['destination:west-med']);
  });

  test.each([[[]], [['nowhere']], [['…']]])('of a destination without yachts has an entry of its own: %j', (areas) => {
    expect(entriesOf([], [destination(...areas)]).map(({ id }) => id)).toEqual(['page:a-page']);
  });

  test('RT5 has no words in a language that it lacks', () => {
    const one = page('ana', { kind: 'news', author: null });
    const entry = pageEntry({ ...one, translations: { ...one.translations, es: null } }, ['Name']);
    expect([entry.title, entry.description]).toEqual([
      demoTexts({ en: 'ana', es: '' }),
      demoTexts({ en: 'About ana', es: '' }),
    ]);
    expect([entry.passages.en.includes('Name'), entry.passages.es]).toEqual([true, []]);
  });
});
