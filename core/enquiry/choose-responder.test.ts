import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demoTexts } from '../../tests/demo-texts.ts';
import { samplePage } from '../../tests/samples/sample-content.ts';
import { sampleOffice } from '../../tests/samples/sample-office.ts';
import { type SampleYacht, sampleArea, sampleYacht } from '../../tests/samples/sample-yacht.ts';
import type { Page } from '../content/page.ts';
import { DESKS, type Desk } from '../content/page-details.ts';
import { LOCALES, sameInEveryLocale } from '../locale/locale.ts';
import { brokerFor, chooseResponder, type ResponderFacts } from './choose-responder.ts';
import { ENQUIRY_KINDS, type EnquiryKind } from './form-queries.ts';

function person(id: string, desk: Desk, office: string, languages: readonly string[] = ['en']): Page {
  const contact = { role: sameInEveryLocale('Broker'), phone: '1', email: `${id}@halyard.example` };
  const slug = sameInEveryLocale(`people/${id}`);
  return samplePage(id, slug, { details: { kind: 'person', desk, office, languages, ...contact } });
}

function berth(broker: string | null, near: { lat: number; lng: number }): Page {
  const position = { latitude: near.lat, longitude: near.lng };
  const size = { port: sameInEveryLocale('Port'), length: 30, beam: 8, draft: 3, until: null, price: null };
  return samplePage('berth', sameInEveryLocale('berth'), { details: { kind: 'berth', position, broker, ...size } });
}

const office = (id: string, lat: number, lng: number, type: 'yacht_brokerage' | 'tcn' = 'yacht_brokerage') =>
  sampleOffice({ id, lat, lng, type, email: `${id}@office.example`, name: demoTexts({ en: id, es: `${id} (es)` }) });
const MONACO = office('monaco', 43.7, 7.4);
const PALMA = office('palma', 39.6, 2.6);
const MIAMI = office('miami', 25.8, -80.2);
const CREW = office('antibes-crew', 43.6, 7.1, 'tcn');
const OFFICES = [CREW, MONACO, PALMA, MIAMI];
const CARIB = { lat: 15, lng: -62 };

const PEOPLE = [
  person('zoe', 'charter', 'monaco', ['fr', 'en']),
  person('ana', 'charter', 'monaco', ['es', 'en']),
  person('bea', 'sales', 'monaco', ['de']),
  person('hugo', 'house', 'monaco'),
  person('carlos', 'sales', 'palma', ['es']),
  person('dora', 'management', 'miami', ['es']),
  person('kit', 'crew', 'antibes-crew'),
  person('lost', 'sales', 'closed-long-ago'),
];
const AARON = person('aaron', 'charter', 'monaco');
const LENT = person('lent', 'charter', 'antibes-crew');
const HOUSE = { name: 'Halyard', email: 'house@halyard.example' };
const yacht = (change: Omit<SampleYacht, 'id'> = {}) => sampleYacht({ office: 'monaco', ...change, id: 'aurora' });

const route = (facts: Partial<ResponderFacts>) =>
  chooseResponder({
    ...{ kind: 'charter', yacht: null, berth: null, person: null, office: null, locale: 'en', pages: PEOPLE },
    ...{ offices: OFFICES, opensIn: () => 0, house: HOUSE },
    ...facts,
  });
/** The person, else the office, else the house. */
const answered = (facts: Partial<ResponderFacts>) => {
  const { person: who, office: where } = route(facts);
  return who ?? where ?? 'the house';
};

describe('FM2 routing of an enquiry', () => {
  test.each<[string, Partial<ResponderFacts>, string]>([
    [
      'the person whose form it was',
      { person: 'carlos', yacht: yacht({ brokers: { charter: 'zoe', sale: null } }) },
      'carlos',
    ],
    ['her broker', { yacht: yacht({ brokers: { charter: 'zoe', sale: 'bea' } }) }, 'zoe'],
    [
      'her broker of this market',
      { kind: 'purchase', yacht: yacht({ brokers: { charter: 'zoe', sale: 'bea' } }) },
      'bea',
    ],
    [
      'her broker, whichever office was addressed',
      { yacht: yacht({ brokers: { charter: 'zoe', sale: null } }), office: 'palma' },
      'zoe',
    ],
    [
      'her broker, where the addressed person has no page',
      { person: 'gone', yacht: yacht({ brokers: { charter: 'zoe', sale: null } }) },
      'zoe',
    ],
    ['the broker of the berth', { kind: 'berth', berth: berth('bea', CARIB) }, 'bea'],
    ['the broker of the berth, where the yacht has none', { berth: berth('bea', CARIB), yacht: yacht() }, 'bea'],
    ['the desk of the addressed office', { kind: 'selling', office: 'palma' }, 'carlos'],
    ['the desk of that office before the yacht’s own', { kind: 'purchase', office: 'palma', yacht: yacht() }, 'carlos'],
    ['that office, where it has no such desk', { office: 'miami', yacht: yacht() }, 'miami'],
    ['the addressed crew office', { office: 'antibes-crew', kind: 'general' }, 'antibes-crew'],
    ['the person on her page at the desk of her office', { yacht: yacht(), locale: 'en' }, 'ana'],
    ['her office, where it has no such desk', { yacht: yacht({ office: 'miami' }) }, 'miami'],
    ['her desk, where the addressed office is gone', { yacht: yacht(), office: 'gone' }, 'ana'],
    ['the nearest, where hers is for crews', { yacht: yacht({ office: 'antibes-crew' }) }, 'ana'],
    ['the nearest, where hers is gone', { yacht: yacht({ office: 'gone' }) }, 'ana'],
    ['the first office where no place is known', { kind: 'purchase', locale: 'es' }, 'bea'],
    ['the nearest to the berth', { kind: 'berth', berth: berth(null, PALMA), locale: 'es' }, 'carlos'],
    [
      'the nearest to where she cruises in summer',
      {
        kind: 'general',
        yacht: yacht({ office: null, cruising: { summer: [sampleArea('nowhere'), sampleArea('carib')], winter: [] } }),
      },
      'miami',
    ],
    ['an open office', { kind: 'general', locale: 'es', opensIn: ({ id }) => (id === 'palma' ? 0 : 60) }, 'palma'],
    [
      'an office that speaks the language',
      { kind: 'general', locale: 'es', pages: PEOPLE.filter(({ id }) => id !== 'ana') },
      'palma',
    ],
    ['the house desk for a general enquiry', { kind: 'general' }, 'hugo'],
    [
      'the person at the desk who speaks the language',
      { office: 'monaco', locale: 'es', pages: [...PEOPLE, AARON] },
      'ana',
    ],
    [
      'the nearest, where hers is for crews and has a desk',
      { yacht: yacht({ office: 'antibes-crew' }), pages: [...PEOPLE, LENT] },
      'ana',
    ],
    [
      'the first by id at the desk where nobody speaks it',
      {
        kind: 'charter',
        office: 'monaco',
        locale: 'es',
        pages: PEOPLE.filter(({ id }) => id !== 'ana').concat(AARON),
      },
      'aaron',
    ],
    ['the house, where there are crew offices only', { offices: [CREW] }, 'the house'],
    ['the house, where there is nobody else', { offices: [], pages: [] }, 'the house'],
  ])('%s', (_, facts, id) => {
    expect(answered(facts)).toBe(id);
  });

  test.each<[string, Partial<ResponderFacts>, object]>([
    [
      'a person, in their best language',
      { person: 'ana' },
      { office: 'monaco', person: 'ana', name: 'ana (es)', email: 'ana@halyard.example', language: 'es' },
    ],
    [
      'a person who speaks none of our languages',
      { person: 'bea', locale: 'es' },
      { office: 'monaco', person: 'bea', name: 'bea', email: 'bea@halyard.example', language: 'en' },
    ],
    [
      'a person whose office is gone',
      { person: 'lost' },
      { office: null, person: 'lost', name: 'lost', email: 'lost@halyard.example', language: 'en' },
    ],
    [
      'an office, in the language of its first person',
      { office: 'miami' },
      { office: 'miami', person: null, name: 'miami (es)', email: 'miami@office.example', language: 'es' },
    ],
    [
      'an office without people',
      { office: 'monaco', pages: [] },
      { office: 'monaco', person: null, name: 'monaco', email: 'monaco@office.example', language: 'en' },
    ],
    [
      'the house',
      { offices: [], locale: 'es', pages: [samplePage('palma', sameInEveryLocale('palma'))] },
      { office: null, person: null, ...HOUSE, language: 'en' },
    ],
  ])('addresses %s by name and mail address', (_, facts, expected) => {
    expect(route(facts)).toEqual(expected);
  });
});

const DESK_OF: Readonly<Record<EnquiryKind, Desk>> = {
  ...{ general: 'house', charter: 'charter', purchase: 'sales', berth: 'sales', selling: 'sales' },
};
const OFFICE_IDS = ['antibes-crew', 'monaco', 'palma', 'miami', 'gone'];
const NAMES = ['p0', 'p1', 'p2', 'p3', 'p4', 'gone'];
const locales = fc.constantFrom(...LOCALES.map(({ code }) => code));
const staff = fc
  .uniqueArray(
    fc.record({
      id: fc.constantFrom('p0', 'p1', 'p2', 'p3', 'p4'),
      desk: fc.constantFrom(...DESKS),
      office: fc.constantFrom(...OFFICE_IDS),
      languages: fc.subarray(['de', 'es', 'en']),
    }),
    { selector: ({ id }) => id },
  )
  .map((all) => all.map(({ id, desk, office: where, languages }) => person(id, desk, where, languages)));
const yachts = fc
  .record({
    office: fc.option(fc.constantFrom(...OFFICE_IDS)),
    brokers: fc.record({ charter: fc.option(fc.constantFrom(...NAMES)), sale: fc.option(fc.constantFrom(...NAMES)) }),
    cruising: fc.constantFrom({ summer: [sampleArea('carib')], winter: [] }, { summer: [], winter: [] }),
  })
  .map(yacht);
const situations: fc.Arbitrary<ResponderFacts> = fc
  .record({
    kind: fc.constantFrom(...ENQUIRY_KINDS),
    yacht: fc.option(yachts),
    berth: fc.option(fc.option(fc.constantFrom(...NAMES)).map((broker) => berth(broker, CARIB))),
    person: fc.option(fc.constantFrom(...NAMES)),
    office: fc.option(fc.constantFrom(...OFFICE_IDS)),
    locale: locales,
    pages: staff,
    offices: fc.subarray(OFFICES),
    open: fc.subarray(OFFICE_IDS),
  })
  .map(({ open, ...facts }) => ({ ...facts, opensIn: ({ id }) => (open.includes(id) ? 0 : 60), house: HOUSE }));

/** Ids of possible contacts in order of preference: people by page, offices, the house last. */
function precedence(facts: ResponderFacts) {
  const { kind, yacht: her, berth: place, pages, offices } = facts;
  const market = kind === 'charter' ? 'charter' : 'sale';
  const named = [facts.person, her?.brokers[market], place?.details.kind === 'berth' ? place.details.broker : null];
  const who = named.find((id) => pages.some((page) => page.id === id));
  const addressed = offices.find(({ id }) => id === facts.office);
  const hers = offices.find(({ id, type }) => id === her?.office && type !== 'tcn');
  return { who, where: addressed ?? hers };
}

describe('FM2 for any situation', () => {
  test('assigns an existing contact with an address, in a language of the site', () => {
    fc.assert(
      fc.property(situations, (facts) => {
        const routing = chooseResponder(facts);
        const page = facts.pages.find(({ id }) => id === routing.person);
        const where = facts.offices.find(({ id }) => id === routing.office);
        const own = page?.details.kind === 'person' ? page.details.email : (where?.email ?? HOUSE.email);
        expect(routing.email).toBe(own);
        expect(routing.name).not.toBe('');
        expect([page?.id ?? null, where?.id ?? null]).toEqual([routing.person, routing.office]);
        expect(LOCALES.map(({ code }) => code)).toContain(routing.language);
      }),
      { numRuns: 300 },
    );
  });

  test('prefers the addressed person, then the yacht’s broker, the berth’s, the addressed office, hers, another, the house', () => {
    fc.assert(
      fc.property(situations, (facts) => {
        const routing = chooseResponder(facts);
        const { who, where } = precedence(facts);
        if (who !== undefined) {
          expect(routing.person).toBe(who);
          return;
        }
        if (where !== undefined) expect(routing.office).toBe(where.id);
        if (routing.person !== null) {
          const page = facts.pages.find(({ id }) => id === routing.person);
          const ofHerPage = facts.yacht === null || facts.kind === 'charter' ? [] : ['sales'];
          expect([DESK_OF[facts.kind], ...ofHerPage]).toContain(page?.details.kind === 'person' && page.details.desk);
        }
        const brokerages = facts.offices.filter(({ type }) => type === 'yacht_brokerage');
        if (routing.office === null && routing.person === null) expect(brokerages).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('assigns a crew office only where it was addressed or the named person sits there', () => {
    fc.assert(
      fc.property(situations, (facts) => {
        const routing = chooseResponder(facts);
        if (routing.office !== CREW.id || precedence(facts).who !== undefined) return;
        expect(facts.office).toBe(CREW.id);
      }),
      { numRuns: 500 },
    );
  });

  test('does not depend on the order of the people', () => {
    const shuffled = situations.chain((facts) =>
      fc.tuple(fc.constant(facts), fc.shuffledSubarray([...facts.pages], { minLength: facts.pages.length })),
    );
    fc.assert(
      fc.property(shuffled, ([facts, pages]) => {
        expect(chooseResponder({ ...facts, pages })).toEqual(chooseResponder(facts));
      }),
      { numRuns: 300 },
    );
  });

  test('assigns the person on the yacht’s page where nobody was addressed', () => {
    fc.assert(
      fc.property(situations, yachts, (facts, her) => {
        const where = her.office === CREW.id ? null : her.office;
        const alone = { ...facts, kind: 'charter' as const, berth: null, person: null, office: null };
        const named = brokerFor(facts.pages, { ...her, office: where }, 'charter');
        if (named !== null) expect(chooseResponder({ ...alone, yacht: her }).person).toBe(named.id);
      }),
      { numRuns: 300 },
    );
  });
});

describe('broker for', () => {
  const BOTH = demoTexts({ en: 'Broker', es: 'Bróker' });

  function person(id: string, desk: Desk, office: string): Page {
    const details = {
      kind: 'person' as const,
      role: BOTH,
      desk,
      office,
      languages: ['en'],
      phone: '1',
      email: 'a@b.example',
    };
    return samplePage(id, demoTexts({ en: `people/${id}`, es: `equipo/${id}` }), { details });
  }

  const PEOPLE = [
    person('zoe', 'charter', 'monaco'),
    person('ana', 'charter', 'monaco'),
    person('bea', 'sales', 'monaco'),
    person('carl', 'sales', 'london'),
    person('abel', 'crew', 'monaco'),
    samplePage('monaco', demoTexts({ en: 'offices/monaco', es: 'oficinas/monaco' })),
  ];
  const yacht = (office: string | null, charter: string | null = null, sale: string | null = null) => ({
    office,
    brokers: { charter, sale },
  });

  test.each([
    ['her own broker, in any office', yacht('monaco', 'zoe', 'carl'), 'zoe', 'carl'],
    ['else the first by id of the desk in her office', yacht('monaco'), 'ana', 'bea'],
    ['the desk where her broker has no page', yacht('monaco', 'gone', 'monaco'), 'ana', 'bea'],
    ['nobody where her office has no such desk', yacht('london'), undefined, 'carl'],
    ['nobody where she has no office', yacht(null), undefined, undefined],
  ])('CO5 finds her contact: %s', (_, her, charter, sale) => {
    expect(brokerFor(PEOPLE, her, 'charter')?.id).toBe(charter);
    expect(brokerFor(PEOPLE, her, 'sale')?.id).toBe(sale);
  });

  test('CO5 does not depend on the order of the people', () => {
    expect(brokerFor(PEOPLE.toReversed(), yacht('monaco'), 'charter')?.id).toBe('ana');
  });
});
