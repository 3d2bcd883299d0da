import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demoTexts } from '../../tests/demo-texts.ts';
import { sampleOffice } from '../../tests/samples/sample-office.ts';
import { sampleSeo } from '../../tests/samples/sample-seo.ts';
import { sampleYacht } from '../../tests/samples/sample-yacht.ts';
import { schemaProblems } from '../../tests/seo/schema-problems.ts';
import type { BerthDetails, EventDetails, PersonDetails } from '../content/page-details.ts';
import { brokerageData, fullBrokerageData, officeData, webSiteData } from './brokerage.ts';
import {
  breadcrumbList,
  itemList,
  type JsonLd,
  jsonLdDocument,
  type PageFacts,
  type SeoContext,
  thing,
} from './json-ld.ts';
import {
  articleData,
  berthData,
  destinationData,
  episodeData,
  eventData,
  faqData,
  headlineOf,
  isoDuration,
  personData,
} from './page-json-ld.ts';
import { yachtData } from './yacht-json-ld.ts';

const POSITION = { latitude: 43.586, longitude: 7.127 };
const PLACE = demoTexts({ en: 'Port Vauban, Antibes', es: 'Port Vauban, Antibes' });

const EVENT: EventDetails = {
  kind: 'event',
  starts: '2027-04-17',
  ends: '2027-04-18',
  place: PLACE,
  position: POSITION,
  destination: null,
};
const PERSON: PersonDetails = {
  kind: 'person',
  role: demoTexts({ en: 'Charter broker', es: 'Agente de chárter' }),
  desk: 'charter',
  office: 'monaco',
  languages: ['en', 'fr'],
  phone: '+377 99 99 01 10',
  email: 'a@sample.example',
};
const BERTH: BerthDetails = {
  kind: 'berth',
  port: PLACE,
  position: POSITION,
  length: 30,
  beam: 7,
  draft: 3,
  until: 2040,
  price: { amount: 1_200_000, currency: 'eur' },
  broker: null,
};

function factsOf({ page, file }: SeoContext): PageFacts {
  return {
    name: 'The name',
    description: 'What it is.',
    url: page('/there/'),
    images: [file('/media/a?width=1440&format=jpeg') ?? []].flat(),
    published: '2026-05-01',
    updated: '2026-06-01T10:00:00Z',
  };
}

/** One thing of each type, with all that may be known of it, and with the least. */
const THINGS: Readonly<Record<string, (seo: SeoContext, facts: PageFacts) => JsonLd | readonly JsonLd[]>> = {
  'the brokerage': (seo) => brokerageData(seo),
  'CO5 the brokerage with its offices': (seo) => fullBrokerageData([sampleOffice(), sampleOffice({ id: 'b' })], seo),
  'the brokerage without an office': (seo) => fullBrokerageData([], seo),
  'SE8 the site and its search': (seo) => webSiteData(seo),
  'CO7 a trail': (seo) =>
    breadcrumbList(
      [
        { text: 'Home', href: '/en/' },
        { text: 'News', href: '/en/news/' },
      ],
      seo,
    ),
  'a list': (seo) => itemList(['/en/a/', '/en/b/'], seo, 30),
  'CO1 questions': () =>
    faqData([
      { type: 'spacer', size: 'medium' },
      {
        type: 'faq',
        title: null,
        items: [{ question: 'Why?', answer: [{ kind: 'paragraph', spans: [{ text: 'Be' }, { text: 'cause.' }] }] }],
      },
    ]),
  'a destination': (_, facts) => destinationData(facts, { position: POSITION, region: 'Western Mediterranean' }),
  'a destination in no region': (_, facts) => destinationData(facts, { position: POSITION, region: null }),
  'an event': (seo, facts) => eventData(facts, EVENT, seo),
  'an event at a place of one word': (seo, facts) =>
    eventData(facts, { ...EVENT, place: demoTexts({ en: 'Antibes', es: 'Antibes' }) }, seo),
  news: (seo, facts) =>
    articleData('NewsArticle', facts, { author: { name: 'A', url: seo.page('/a/') }, sections: ['The house'] }, seo),
  'an editorial that nobody signed': (seo, facts) => articleData('Article', facts, { author: null, sections: [] }, seo),
  'an episode': (seo, facts) =>
    episodeData(
      facts,
      {
        number: 7,
        seconds: 134,
        host: { name: 'A', url: null },
        series: { name: 'Podcasts', url: seo.page('/podcasts/') },
        audio: seo.file('/media/a.mp3'),
        transcript: 'A: Hello.',
      },
      seo,
    ),
  'an episode without its sound': (seo, facts) =>
    episodeData(
      facts,
      { number: 7, seconds: 134, host: null, series: { name: 'P', url: null }, audio: null, transcript: '' },
      seo,
    ),
  'a person': (seo, facts) => personData(facts, PERSON, seo),
  'CO5 an office': (seo, facts) => officeData(sampleOffice(), facts, seo),
  'RT3 a berth': (seo, facts) => berthData(facts, BERTH, seo),
  'RT3 a berth with a price on application': (seo, facts) => berthData(facts, { ...BERTH, price: null }, seo),
  'YA1 a yacht for sale': (seo, { url, images }) =>
    yachtData(
      sampleYacht(),
      {
        description: 'A yacht.',
        url,
        images,
        price: { kind: 'asking', amount: 100, currency: 'eur', approximate: false },
        figures: [
          { name: 'Length', value: 50, unit: 'MTR' },
          { name: 'Beam', value: null, unit: 'MTR' },
          { name: 'Guests', value: 0, unit: null },
        ],
      },
      seo,
    ),
  'YA3 a yacht who is not offered': (seo, { url, images }) =>
    yachtData(sampleYacht(), { description: 'A yacht.', url, images, price: null, figures: [] }, seo),
  'YA1 a yacht of whom nobody tells': (seo, { url, images }) =>
    yachtData(sampleYacht(), { description: null, url, images, price: null, figures: [] }, seo),
};

describe.each(Object.entries(THINGS))('%s', (_, make) => {
  test.each([
    ['with a public address', 'https://sample.example'],
    ['without a public address', null],
  ])('matches the schema of search engines, %s', (_where, origin) => {
    const seo = sampleSeo(origin);
    const made = [make(seo, factsOf(seo))].flat();
    if (origin !== null) expect(made).not.toEqual([]);
    if (made.length > 0) expect(schemaProblems(jsonLdDocument(made))).toEqual([]);
    expect(JSON.stringify(made)).not.toContain('null');
  });
});

test('YA1 omits uncounted figures', () => {
  const guests = { name: 'Guests', value: 0, unit: null };
  const facts = { description: null, url: null, images: [], price: null, figures: [guests] };
  const data = yachtData(sampleYacht(), facts, sampleSeo(null));
  expect(Object.keys(data)).not.toContain('additionalProperty');
  expect(Object.keys(data)).not.toContain('description');
});

test('LK1 has no trail, list or search without a public address', () => {
  const seo = sampleSeo(null);
  const crumbs = [
    { text: 'Home', href: '/en/' },
    { text: 'News', href: '/en/news/' },
  ];
  expect([...breadcrumbList(crumbs, seo), ...itemList(['/en/a/'], seo), ...webSiteData(seo)]).toEqual([]);
});

test('CO7 has no trail for a page without parents', () => {
  expect(breadcrumbList([{ text: 'Home', href: '/en/' }], sampleSeo())).toEqual([]);
});

test('CO6 links the house’s own accounts, not the front pages of networks', () => {
  const seo = sampleSeo();
  const social = [
    { network: 'instagram', url: 'https://www.instagram.com/' },
    { network: 'linkedin', url: 'https://www.linkedin.com/company/sample' },
  ] as const;
  const site = { ...seo.site, footer: { ...seo.site.footer, social } };
  expect(fullBrokerageData([], { ...seo, site })).toMatchObject({
    sameAs: ['https://www.linkedin.com/company/sample'],
  });
});

test('CO5 an office has opening hours on its own days', () => {
  const seo = sampleSeo();
  const hours = { days: [1, 7], opens: '09:00', closes: '17:30' };
  expect(officeData(sampleOffice({ hours }), factsOf(seo), seo)).toMatchObject({
    openingHoursSpecification: {
      dayOfWeek: ['https://schema.org/Monday', 'https://schema.org/Sunday'],
      opens: '09:00',
      closes: '17:30',
    },
  });
});

test.each([
  [0, 'PT0S'],
  [59.6, 'PT1M'],
  [134, 'PT2M14S'],
  [3600, 'PT1H'],
  [3661, 'PT1H1M1S'],
])('writes %d seconds as %s', (seconds, duration) => {
  expect(isoDuration(seconds)).toBe(duration);
});

describe('a headline', () => {
  test('keeps a short text unchanged', () => {
    expect(headlineOf('News of the house')).toBe('News of the house');
  });

  test('is cut after a whole word, without its comma', () => {
    expect(headlineOf(`${'word '.repeat(20)}and more, much more`)).toBe(`${'word '.repeat(20)}and more…`);
  });

  test('has at most 110 characters and splits none', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 60, maxLength: 200 }), (title) => {
        const headline = headlineOf(title);
        expect(headline.length).toBeLessThanOrEqual(110);
        expect(headline).not.toMatch(/\p{Cs}/u);
      }),
    );
  });
});

describe('structured data', () => {
  test('omits unknown values', () => {
    const known = { name: 'A', none: null, missing: undefined, empty: '', list: [], zero: 0 };
    expect(thing('Place', known)).toEqual({ '@type': 'Place', name: 'A', zero: 0 });
  });

  test('is one document for any number of things', () => {
    const [a, b] = [thing('Place', { name: 'A' }), thing('Place', { name: 'B' })];
    expect(jsonLdDocument([])).toBeNull();
    expect(jsonLdDocument([a])).toEqual({ '@context': 'https://schema.org', '@type': 'Place', name: 'A' });
    expect(jsonLdDocument([a, b])).toEqual({ '@context': 'https://schema.org', '@graph': [a, b] });
  });

  test('reports an invalid thing', () => {
    const context = { '@context': 'https://schema.org' };
    expect(schemaProblems({ ...context, '@type': 'Place' })).toEqual(['Place has no name']);
    expect(schemaProblems({ ...context, '@type': 'Place', name: 'A', url: '/a/' })).toHaveLength(1);
    expect(schemaProblems({ ...context, '@type': 'Place', name: 'A', colour: 'red' })).toHaveLength(1);
    expect(schemaProblems({ ...context, '@type': 'Yacht' })).toEqual(['Yacht is not known']);
    expect(schemaProblems({ ...context, '@type': 'Product', name: 'A' })).toEqual(['Product has no offers']);
    const offers = { '@type': 'Offer', availability: 'https://schema.org/InStock' };
    expect(schemaProblems({ ...context, '@type': 'Product', name: 'A', offers })).toHaveLength(1);
  });
});
