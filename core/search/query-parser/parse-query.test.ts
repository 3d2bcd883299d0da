import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demoTexts } from '../../../tests/demo-texts.ts';
import { sampleArea, sampleYacht } from '../../../tests/samples/sample-yacht.ts';
import { dayNumber } from '../../shared/calendar-day.ts';
import { normalizeCriteria } from '../criteria/change-criteria.ts';
import { type Criteria, emptyCriteria } from '../criteria/criteria.ts';
import { parseQuery } from './parse-query.ts';
import { collectVocabulary } from './vocabulary.ts';

const area = (id: string, region: string, ...aliases: string[]) => ({
  ...sampleArea(region),
  id,
  name: demoTexts({ en: id, es: id }),
  aliases,
});
const AREAS = [
  area('balearic-islands', 'west-med', 'Ibiza', 'Baleares', 'Spain'),
  area('cyclades', 'east-med', 'Mykonos', 'Greece', 'Cícladas'),
  area('ionian-islands', 'east-med', 'Corfu', 'Greece'),
];
const cruising = { summer: AREAS, winter: [] };
const FLEET = [
  sampleYacht({ id: 'a', name: 'Winter Harbour', builder: 'Royal Huisman', cruising }),
  sampleYacht({ id: 'b', name: 'Luz de Enero', builder: 'Nautor Swan' }),
  sampleYacht({ id: 'c', name: 'Vent d’Ambre', builder: 'Cantiere delle Marche' }),
  sampleYacht({ id: 'd', name: 'Marina', builder: 'Camper & Nicholsons' }),
  sampleYacht({ id: 'e', name: 'Catamarans', builder: 'Feadship' }),
  sampleYacht({ id: 'f', name: 'Swan Meridian', builder: 'Ferretti Yachts' }),
];
const vocabulary = collectVocabulary(FLEET);
const TODAY = '2026-11-27';
const CHARTER = emptyCriteria('charter');
const SALE = emptyCriteria('sale');
const parse = (sentence: string, criteria = CHARTER) =>
  parseQuery(sentence, { criteria, currency: 'eur', vocabulary, today: TODAY });
const stay = (from: string, nights = 7, giveOrTake = 0) =>
  ({ from: dayNumber(from) ?? 0, nights, giveOrTake, group: 'free' }) as const;
const read = (sentence: string, criteria = CHARTER) => parse(sentence, criteria).criteria;

describe('SE3 the criteria of a sentence', () => {
  test.each<[string, Partial<Criteria>]>([
    ['under 35 m and below 499 GT', { ranges: { length: { min: null, max: 35 }, gt: { min: null, max: 499 } } }],
    ['más de 30 m y más de 499 GT', { ranges: { length: { min: 30, max: null }, gt: { min: 499, max: null } } }],
    ['35 m and below', { ranges: { length: { min: null, max: 35 } } }],
    ["menos de 3'2 millones", { market: 'sale', ranges: { 'price-eur': { min: null, max: 3_200_000 } } }],
    ['menos de 500 miles de euros', { ranges: { 'rate-eur': { min: null, max: 500_000 } } }],
    ['presupuesto 500 miles', { ranges: { 'rate-eur': { min: null, max: 500_000 } } }],
    ['entre 100 y 200 miles por semana', { ranges: { 'rate-eur': { min: 100_000, max: 200_000 } } }],
    ['budget 500k to 2m', { market: 'sale', ranges: { 'price-eur': { min: 500_000, max: 2_000_000 } } }],
    ['at least 3000 miles', { ranges: { range: { min: 3000, max: null } } }],
    ['up to 12 guests', { ranges: { guests: { min: 12, max: null } } }],
    ['6 of us cabins', { ranges: { guests: { min: 6, max: null } }, text: 'cabins' }],
    ['6 adults and 2 kids', { ranges: { guests: { min: 8, max: null } } }],
    ['dos parejas', { ranges: { guests: { min: 4, max: null } } }],
    ['for 2 weeks', {}],
    ['more than 5 cabins', { ranges: { cabins: { min: 6, max: null } } }],
    ['menos de 5 camarotes', { ranges: { cabins: { min: null, max: 4 } } }],
    ['5 spacious cabins', { text: 'spacious', ranges: { cabins: { min: 5, max: null } } }],
    ['40 m', { ranges: { length: { min: 36, max: 44 } } }],
    ['no longer than 40 m', { ranges: { length: { min: null, max: 40 } } }],
    ['twenty-five metres or more', { ranges: { length: { min: 25, max: null } } }],
    ['over 30 m, under 40 m', { ranges: { length: { min: 30, max: 40 } } }],
    ['2 m de calado', { ranges: { draft: { min: null, max: 2 } } }],
    ['at least 200 feet', { ranges: { length: { min: 60.96, max: null } } }],
    ['beam under 8 m', { ranges: { beam: { min: null, max: 8 } } }],
    [
      'over 20 knots, cruising speed 14 knots',
      { ranges: { speed: { min: 20, max: null }, cruise: { min: 14, max: null } } },
    ],
    ['velocidad de crucero de más de 14 nudos', { ranges: { cruise: { min: 14, max: null } } }],
    ['range 4.000 nm', { ranges: { range: { min: 4000, max: null } } }],
    ['crew of 8, 2 engines', { ranges: { crew: { min: 8, max: null }, engines: { min: 2, max: null } } }],
    ['after 2015', { ranges: { year: { min: 2016, max: null } } }],
    ['before 2015', { ranges: { year: { min: null, max: 2014 } } }],
    ['since 2015', { ranges: { year: { min: 2015, max: null } } }],
    ['not before 2015', { ranges: { year: { min: 2015, max: null } } }],
    ['refit after the 1990s', { ranges: { refit: { min: 2000, max: null } } }],
    ['2 adults and 3 children', { ranges: { guests: { min: 5, max: null } } }],
    ['nothing over 40 m', { ranges: { length: { min: null, max: 40 } } }],
    ['a gym and a pool', { refinements: { amenity: ['gym', 'pool'] } }],
    ['new to market', { refinements: { 'charter-listing': ['new'] } }],
    ['new to market, for sale', { market: 'sale', refinements: { 'sale-listing': ['new'] } }],
    ['price on application', { refinements: { 'charter-price': ['on-application'] } }],
    ['cheap', { sort: 'price-asc' }],
    ['the newest catamaran', { sort: 'year-desc', refinements: { kind: ['catamaran'] } }],
    ['cheaper than 5 million', { market: 'sale', ranges: { 'price-eur': { min: null, max: 5_000_000 } } }],
    [
      'a yacht named Mykonos in Greece',
      { text: 'Mykonos', refinements: { destination: ['cyclades', 'ionian-islands'] } },
    ],
    ['refit 2019-2022', { ranges: { refit: { min: 2019, max: 2022 } } }],
    ['sailing catamaran', { refinements: { kind: ['catamaran'] } }],
    ['sailing yacht or catamaran', { refinements: { kind: ['catamaran', 'sail'] } }],
    ['Greece', { refinements: { destination: ['cyclades', 'ionian-islands'] } }],
    ['Mykonos, Greece', { refinements: { destination: ['cyclades'] } }],
    ['Mykonos or Greece', { refinements: { destination: ['cyclades', 'ionian-islands'] } }],
    ['Malta or Cayman flag', { refinements: { flag: ['ky', 'mt'] } }],
    ['bandera de Malta', { refinements: { flag: ['mt'] } }],
    ['a steel hull', { refinements: { hull: ['steel'] } }],
    ['July or October', { refinements: { season: ['summer', 'winter'] } }],
    ['from the 1st to the 8th of August 2027', { stay: stay('2027-08-01') }],
    [
      'CdM, Huisman or Camper and Nicholsons',
      { refinements: { builder: ['camper-nicholsons', 'cantiere-delle-marche', 'royal-huisman'] } },
    ],
    ['yachts', {}],
  ])('%s', (sentence, expected) => {
    expect(read(sentence)).toEqual({ ...CHARTER, ...expected });
  });
});

describe('SE10 how words were understood', () => {
  const value = (facet: string, of: string) => ({ shape: 'list', facet, value: of });

  test('lists which words became which filters', () => {
    expect(parse('sailing yacht in Greece, over 30 m, under 40 m, cheap, for charter').filters).toEqual([
      { words: ['sailing yacht'], filters: [value('kind', 'sail')] },
      { words: ['Greece'], filters: [value('destination', 'cyclades'), value('destination', 'ionian-islands')] },
      {
        words: ['over 30 m', 'under 40 m'],
        filters: [{ shape: 'range', facet: 'length', range: { min: 30, max: 40 } }],
      },
      { words: ['cheap'], filters: [{ shape: 'sort', sort: 'price-asc' }] },
      { words: ['for charter'], filters: [{ shape: 'market', market: 'charter' }] },
    ]);
  });

  test('lists words that set the market and an amount once', () => {
    expect(parse('asking price under 5 million euros').filters).toEqual([
      {
        words: ['asking price under 5 million euros'],
        filters: [
          { shape: 'range', facet: 'price-eur', range: { min: null, max: 5_000_000 } },
          { shape: 'market', market: 'sale' },
        ],
      },
    ]);
  });

  test.each<[string, string, string, Partial<Criteria>]>([
    ['no jacuzzi', 'negation', 'no jacuzzi', {}],
    ['a yacht without a pool', 'negation', 'without a pool', {}],
    ['Swan, but not a catamaran', 'negation', 'not a catamaran', { refinements: { builder: ['nautor-swan'] } }],
    ['two families with kids', 'party', 'two families with kids', {}],
    ['gym or pool', 'either', 'gym or pool', {}],
    ['next Saturday', 'date', 'next Saturday', {}],
    ['from 20/07/2026', 'date', '20/07/2026', {}],
    ['less than 5 years old', 'no-filter', 'less than 5 years old', {}],
    ['VAT paid', 'no-filter', 'VAT paid', {}],
    ['for sale, in July', 'market', 'July', { market: 'sale' }],
  ])('%s: %s', (sentence, reason, words, expected) => {
    const { criteria, ignored } = parse(sentence);
    expect(ignored).toMatchObject([{ reason, words }]);
    expect(criteria).toEqual({ ...CHARTER, ...expected });
  });

  test('words searched as text are neither a filter nor ignored', () => {
    expect(parse('flybridge')).toEqual({ criteria: { ...CHARTER, text: 'flybridge' }, filters: [], ignored: [] });
    expect(parse('kid friendly catamaran')).toMatchObject({ criteria: { text: 'kid friendly' }, ignored: [] });
  });
});

describe('SE4 the meaning of an amount', () => {
  test.each<[string, Criteria, Criteria]>([
    ['under 100k', CHARTER, { ...CHARTER, ranges: { 'rate-eur': { min: null, max: 100_000 } } }],
    ['under 100k', SALE, { ...SALE, ranges: { 'price-eur': { min: null, max: 100_000 } } }],
    ['2-3 million dollars', CHARTER, { ...SALE, ranges: { 'price-usd': { min: 2_000_000, max: 3_000_000 } } }],
    ['10m-15m €', CHARTER, { ...SALE, ranges: { 'price-eur': { min: 10_000_000, max: 15_000_000 } } }],
    ['medio millón a la semana', SALE, { ...CHARTER, ranges: { 'rate-eur': { min: null, max: 500_000 } } }],
    ['10.000 € al día', CHARTER, { ...CHARTER, ranges: { 'rate-eur': { min: null, max: 70_000 } } }],
    ['under 5m', CHARTER, { ...SALE, ranges: { 'price-eur': { min: null, max: 5_000_000 } } }],
    ['three and a half million', CHARTER, { ...SALE, ranges: { 'price-eur': { min: null, max: 3_500_000 } } }],
    ['a quarter of a million, charter', SALE, { ...CHARTER, ranges: { 'rate-eur': { min: null, max: 250_000 } } }],
    [
      'July, over 1 million',
      SALE,
      { ...CHARTER, refinements: { season: ['summer'] }, ranges: { 'rate-eur': { min: 1_000_000, max: null } } },
    ],
  ])('%s', (sentence, standing, criteria) => {
    expect(read(sentence, standing)).toEqual(criteria);
  });

  test('a month on the sale market asks for a charter, unless the sentence names a sale', () => {
    expect(read('in July', SALE)).toEqual({ ...CHARTER, refinements: { season: ['summer'] } });
    expect(read('for sale, in July', CHARTER)).toEqual(SALE);
  });
});

describe('SE7 the criteria before the sentence', () => {
  const standing: Criteria = {
    ...CHARTER,
    text: 'aurora',
    refinements: { kind: ['motor'], builder: ['feadship'] },
    ranges: { guests: { min: 8, max: null }, 'rate-usd': { min: 1, max: null } },
    sort: 'length-desc',
    page: 3,
  };

  test('replaces a facet that the sentence mentions, and keeps the others, on page 1', () => {
    expect(read('catamaran for 10 under €90k', standing)).toEqual({
      ...standing,
      text: '',
      page: 1,
      refinements: { kind: ['catamaran'], builder: ['feadship'] },
      ranges: { guests: { min: 10, max: null }, 'rate-eur': { min: null, max: 90_000 } },
    });
  });

  test('searches an unknown sentence as text, as typed', () => {
    expect(read('  the Quick, brown fox ', standing)).toEqual({ ...standing, text: 'the Quick, brown fox', page: 1 });
  });
});

describe('SE4 the names of yachts', () => {
  test.each<[string, string, object]>([
    ['Winter Harbour', 'Winter Harbour', {}],
    ['winter harb', 'winter harb', {}],
    ['luz de enero in Ibiza', 'luz de enero', { destination: ['balearic-islands'] }],
    ['Swan Meridian', 'Swan Meridian', {}],
    ['swan', '', { builder: ['nautor-swan'] }],
    ['vent d’ambre', 'vent d’ambre', {}],
    ['marina', 'marina', {}],
    ['catamarans', 'catamarans', {}],
    ['catamarans in Ibiza', '', { kind: ['catamaran'], destination: ['balearic-islands'] }],
  ])('%s keeps %s', (sentence, text, refinements) => {
    expect(read(sentence)).toEqual({ ...CHARTER, text, refinements });
  });
});

describe('SE4 a single typo', () => {
  test.each<[string, object]>([
    ['catamran', { kind: ['catamaran'] }],
    ['Ciclads', { destination: ['cyclades'] }],
    ['Feadshpi', { builder: ['feadship'] }],
    ['jacuzi', { amenity: ['jacuzzi'] }],
  ])('%s', (sentence, refinements) => {
    expect(read(sentence)).toEqual({ ...CHARTER, refinements });
  });

  test.each(['sawn', 'ctamrn', 'pol'])('rejects %s, with two typos or too short a word', (sentence) => {
    expect(read(sentence)).toEqual({ ...CHARTER, text: sentence });
  });
});

describe('SE7 laws', () => {
  const phrase = fc.constantFrom(
    ...[
      'for 10',
      '5 cabins',
      'over 40 m',
      'max',
      'under',
      '€',
      '150.000',
      'to',
      'and',
      'or',
      '-',
      '+',
      'a',
      'y',
      'm',
      'k',
    ],
    ...[
      'million',
      'in',
      'July',
      'Ibiza',
      'Greece',
      'beach',
      'club',
      'flag',
      'Malta',
      'without',
      'pool',
      'charter',
      'sale',
    ],
    ...[
      'catamaran',
      'sailing',
      'crew of',
      'draft',
      'built',
      '2015',
      '8',
      'half',
      'week',
      'per week',
      ',',
      '.',
      'piano',
    ],
    ...[
      'cheap',
      'new to market',
      'price on application',
      'two families',
      'with kids',
      'years old',
      '90s',
      '20/07/2026',
      'next Saturday',
      'second week of',
      'gym or',
    ],
    ...[
      'winter',
      'harbour',
      'de',
      'el',
      'cabins',
      'guests',
      'más de',
      '12',
      '1st',
      "'",
      'and a half',
      'yacht',
      'hull',
      'no',
    ],
  );
  const hostile = fc.oneof(
    fc.array(phrase, { maxLength: 14 }).map((words) => words.join(' ')),
    fc.array(phrase, { maxLength: 14 }).map((words) => words.join('')),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ maxLength: 300 }),
    fc.constantFrom(
      '\u0000\u0007',
      '9'.repeat(400),
      '€'.repeat(300),
      '⛵🌊👩‍👩‍👧',
      'يخت شراعي لعشرة',
      '-'.repeat(250),
      '1.'.repeat(200),
    ),
    fc.constantFrom(
      'a '.repeat(4000),
      'de '.repeat(4000),
      '10 m '.repeat(3000),
      "'".repeat(5000),
      'to 5 '.repeat(2000),
    ),
  );
  const standing = fc.constantFrom(CHARTER, SALE, { ...SALE, refinements: { kind: ['motor'] }, page: 4 });

  test('never throws; the criteria are normalized, and parsing their text finds nothing more', () => {
    fc.assert(
      fc.property(hostile, standing, (sentence, criteria) => {
        const once = read(sentence, criteria);
        expect(normalizeCriteria(once)).toEqual(once);
        expect(once.page).toBe(1);
        expect(read(once.text, once)).toEqual(once);
      }),
      { numRuns: 1000 },
    );
  });

  test('explained words occur in the sentence, each at most as often', () => {
    fc.assert(
      fc.property(hostile, (sentence) => {
        const { filters, ignored } = parse(sentence);
        const words = [...filters.flatMap((part) => part.words), ...ignored.map((part) => part.words)];
        const read = sentence.slice(0, 200);
        expect(words.length).toBeLessThanOrEqual(read.length);
        for (const part of words) expect(part).not.toBe('');
      }),
      { numRuns: 1000 },
    );
  });

  test('ignores text after the first 200 characters, however long it is', () => {
    fc.assert(
      fc.property(hostile, hostile, (sentence, more) => {
        const begun = sentence.slice(0, 200);
        if (begun.length === 200) expect(parse(begun + more)).toEqual(parse(begun));
      }),
    );
  });

  test('ignores the order of different wishes', () => {
    const wishes = [
      'for 10',
      '5 cabins',
      'over 40 m',
      'catamaran',
      'in Ibiza',
      'in July',
      'built after 2010',
      'crew of 8',
      'charter',
      'max €150,000',
      'steel hull',
      'with a pool',
      'Malta flag',
      'draft under 3 m',
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(wishes), fc.constantFrom(', ', '; '), (order, comma) => {
        expect(read(order.join(comma))).toEqual(read(order.toSorted().join(comma)));
      }),
      { numRuns: 500 },
    );
  });

  test('needs no comma between two wishes', () => {
    const wishes = ['5 cabins', 'catamaran', 'in Ibiza', 'over 40 m', 'charter', 'with a pool', 'for 10 guests'];
    fc.assert(
      fc.property(fc.shuffledSubarray(wishes, { minLength: 2, maxLength: 2 }), (pair) => {
        expect(read(pair.join(' '))).toEqual(read(pair.toReversed().join(' ')));
      }),
    );
  });

  test('does not parse text after the first 200 characters', () => {
    expect(read(`${'x'.repeat(199)} catamaran`).refinements).toEqual({});
  });
});

describe('AV5 the nights of a sentence', () => {
  test.each([
    ['12 July', stay('2027-07-12')],
    ['27 November', stay('2026-11-27')],
    ['26 November', stay('2027-11-26')],
    ['29 February', stay('2028-02-29')],
    ['27 December to 3 January', stay('2026-12-27')],
    ['27 December to 3 January 2028', stay('2027-12-27')],
    ['July 2028, a week', { ...stay('2028-07-13'), giveOrTake: 12 }],
    ['Easter next year', stay('2027-03-25', 7, 3)],
    ['Pascua de 2038', stay('2038-04-22', 7, 3)],
    ['fifty nights from 1 May, give or take 20 days', stay('2027-05-01', 50, 15)],
  ])('%s', (sentence, expected) => {
    expect(parse(sentence)).toMatchObject({ criteria: { market: 'charter', text: '', stay: expected }, ignored: [] });
  });

  test.each([
    '31 June',
    '20/07/2026',
    '12 July 2025',
    '1 May to 1 September',
    'sleeps 8 August',
    'draft 2.5 m',
    '200k a week',
    'two weeks',
    'July',
  ])('%s: none', (sentence) => {
    expect(read(sentence).stay).toBeNull();
  });

  test('are explained by all their words, and keep the nights of a sentence without any', () => {
    const { filters } = parse('Ibiza from 12 July with a pool for ten nights', {
      ...CHARTER,
      stay: stay('2027-05-01'),
    });
    const found = { shape: 'stay', stay: stay('2027-07-12', 10) };
    expect(filters).toContainEqual({ words: ['from 12 July', 'for ten nights'], filters: [found] });
    expect(read('with a pool', { ...CHARTER, stay: stay('2027-05-01') }).stay).toEqual(stay('2027-05-01'));
  });
});
