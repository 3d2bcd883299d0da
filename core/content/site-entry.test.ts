import { describe, expect, test } from 'vitest';
import { samplePage } from '../../tests/contract/sample-content.ts';
import { sampleOffice } from '../../tests/contract/sample-office.ts';
import { sampleArea, sampleYacht } from '../../tests/contract/sample-yacht.ts';
import { everyLocale } from '../locale/locale.ts';
import type { Office } from '../office/office.ts';
import type { CruisingArea, Yacht } from '../yacht/yacht.ts';
import type { Block } from './block.ts';
import { destinationsOf } from './destinations.ts';
import type { Page } from './page.ts';
import { pageEntry, siteEntries, siteSource } from './site-entry.ts';

const MONACO = sampleOffice();
const REGION = {
  id: 'West Med',
  name: { en: 'Western Mediterranean', es: 'Mediterráneo occidental' },
  aliases: ['Med'],
};
const RIVIERA = {
  ...sampleArea('med'),
  id: 'riviera',
  name: { en: 'French Riviera', es: 'Costa Azul' },
  aliases: ['Côte d’Azur'],
  region: REGION,
};

const entriesOf = (fleet: readonly Yacht[], pages: readonly Page[] = [], offices: readonly Office[] = []) =>
  [...siteEntries({ pages, offices, fleet })].filter((entry) => entry !== null);

describe('SE8 what the site has', () => {
  test('pages, offices, destinations, and the yachts on each market that they are offered on and have a page of', () => {
    const fleet = [
      sampleYacht({ id: 'aurora', regions: ['med'] }),
      sampleYacht({ id: 'boreas', market: 'sale' }),
      sampleYacht({ id: 'ghost', market: 'ghost', regions: ['carib'] }),
      sampleYacht({ id: 'bare', slugs: { sale: null, charter: null, ghost: null } }),
    ];
    const entries = entriesOf(fleet, [samplePage('letter', everyLocale('letter'))], [MONACO]);
    expect(entries.map(({ id, category, rank }) => [id, category, rank])).toEqual([
      ['page:letter', null, 0],
      ['office:monaco', 'offices', 1],
      ['destination:med', 'destinations', 2],
      ['yacht:aurora:charter', null, 3],
      ['yacht:aurora:sale', null, 3],
      ['yacht:boreas:sale', null, 3],
    ]);
  });

  test('an office by its name, its country and its telephone', () => {
    const [office] = entriesOf([], [], [MONACO]);
    expect(office).toMatchObject({ title: MONACO.name, description: MONACO.country });
    expect(office?.passages.es).toEqual([MONACO.phone]);
  });

  test('a destination by its names in every language, what else it is called, and the region around it', () => {
    const entries = entriesOf([sampleYacht({ cruising: { summer: [RIVIERA], winter: [] } })]);
    const [region, area] = entries.filter(({ category }) => category === 'destinations');
    expect(region).toMatchObject({ id: 'destination:west-med', title: REGION.name, description: everyLocale('') });
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

  test('a yacht by her name alone', () => {
    const [charter] = entriesOf([sampleYacht({ name: 'Étoile' })]);
    expect(charter).toMatchObject({ title: everyLocale('Étoile'), description: everyLocale('') });
    expect(charter?.passages).toEqual(everyLocale([]));
  });

  test('nothing of it has a date or is counted by its readers yet', () => {
    for (const entry of entriesOf([sampleYacht({ regions: ['med'] })], [samplePage('p', everyLocale('p'))], [MONACO]))
      expect(entry).toMatchObject({ published: null, eventDate: null, popularity: null });
  });
});

describe('SE8 a destination', () => {
  const at = (id: string, market: Yacht['market'], areas: readonly CruisingArea[] = [RIVIERA]) =>
    sampleYacht({ id, market, cruising: { summer: areas, winter: areas } });
  const told = (...fleet: Yacht[]) =>
    [...destinationsOf(fleet).values()].map(({ value, market, count }) => `${value} ${market} ${count}`);

  test('leads to the charter list where a yacht is offered there, else to the sale list, and counts that list', () => {
    expect(told(at('a', 'both'), at('b', 'sale'), at('c', 'charter'))).toEqual([
      'west-med charter 2',
      'riviera charter 2',
    ]);
    expect(told(at('a', 'sale'), at('b', 'sale'))).toEqual(['west-med sale 2', 'riviera sale 2']);
    expect(told(at('a', 'ghost'), at('b', 'none'))).toEqual([]);
  });

  test('an area that stands for its whole region is that region, and counts each yacht once', () => {
    const whole = { ...sampleArea('med'), region: { ...sampleArea('med').region, aliases: ['Mare nostrum'] } };
    const [region] = destinationsOf([at('a', 'both', [whole])]).values();
    expect(region).toMatchObject({ value: 'med', region: null, count: 1, aliases: ['Mare nostrum'] });
  });

  test('what has no name in an address is none', () => {
    expect(told(at('a', 'both', [{ ...RIVIERA, id: '…' }]))).toEqual(['west-med charter 1']);
  });
});

describe('SE8 an id leads back', () => {
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
    expect(siteSource(id)).toEqual(source);
  });
});

describe('RT2 what is searched of a page', () => {
  const state = (pageTitle: string) => ({
    breadcrumbsTitle: 'Crumb',
    pageTitle,
    pageType: 'content',
    description: `About ${pageTitle}`,
  });
  const blocks: readonly Block[] = [
    { type: 'page-head', title: 'Head', standfirst: 'Standfirst' },
    {
      type: 'rich-text',
      title: 'Passage',
      body: [
        { kind: 'paragraph', spans: [{ text: 'A ' }, { text: 'link', href: '/x/' }, { text: '.' }] },
        { kind: 'list', items: [[{ text: 'Item' }], [{ text: 'Last' }]] },
      ],
    },
    {
      type: 'questions',
      title: 'Asked',
      items: [{ question: 'Why?', answer: [{ kind: 'paragraph', spans: [{ text: 'Because.' }] }] }],
    },
    { type: 'rich-text', title: null, body: [{ kind: 'paragraph', spans: [{ text: 'Untitled' }] }] },
    { type: 'questions', title: null, items: [{ question: 'When?', answer: [] }] },
    { type: 'offices', title: 'Desks', office: 'tcn' },
    { type: 'sitemap' },
  ];

  test('titles, descriptions and every text of the blocks, as sentences', () => {
    const page: Page = {
      id: 'p',
      slug: everyLocale('p'),
      state: { en: state('Title'), es: state('Título') },
      blocks: { en: blocks, es: [] },
    };
    expect(pageEntry(page)).toMatchObject({
      title: { en: 'Title', es: 'Título' },
      description: { en: 'About Title', es: 'About Título' },
      passages: {
        en: ['Head. Standfirst', 'Passage. A link. Item. Last', 'Asked', 'Why? Because.', 'Untitled', 'When?', 'Desks'],
        es: [],
      },
    });
  });
});
