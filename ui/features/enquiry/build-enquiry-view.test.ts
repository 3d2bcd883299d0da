import { describe, expect, test } from 'vitest';
import type { Page } from '../../../core/content/page.ts';
import type { PersonDetails } from '../../../core/content/page-details.ts';
import { decodeEnquiryRequest } from '../../../core/enquiry/form-queries.ts';
import { ENQUIRY_FIELDS } from '../../../core/enquiry/read-enquiry-form.ts';
import { type Locale, sameInEveryLocale } from '../../../core/locale/locale.ts';
import type { Office, OfficeHours } from '../../../core/office/office.ts';
import { samplePorts } from '../../../server/enquiry/enquiry-services.fixture.ts';
import { demoTexts } from '../../../tests/demo-texts.ts';
import { MemoryYachtCatalogue } from '../../../tests/fakes/memory-yacht-catalogue.ts';
import { samplePage } from '../../../tests/samples/sample-content.ts';
import { PALMA } from '../../../tests/samples/sample-office.ts';
import { sampleYacht, soldYacht } from '../../../tests/samples/sample-yacht.ts';
import { buildResponderView } from './build-responder-view.ts';
import { AURORA, BRISA, enquiryView, GONE, returnedForm, spoken, TOKEN } from './enquiry.fixture.ts';

const WEEK = '?from=2026-07-04&to=2026-07-11&party=8';

describe('FM1 FM2 each kind of enquiry', () => {
  test.each([
    ['general', {}, 'enquiry.title.general', 'enquiry.intro.general'],
    ['charter', { kind: 'charter' }, 'enquiry.title.charter', 'enquiry.intro.charter'],
    ['purchase', { kind: 'purchase' }, 'enquiry.title.purchase', 'enquiry.intro.purchase'],
    ['berth', { kind: 'berth' }, 'enquiry.title.berth', 'enquiry.intro.berth'],
    ['selling', { kind: 'selling' }, 'enquiry.title.selling', 'enquiry.intro.selling'],
    ['a person', { person: 'ana' }, 'contact.write ana', 'enquiry.intro.general'],
    ['an office', { office: 'monaco' }, 'contact.write Monaco', 'enquiry.intro.general'],
    ['a yacht', { kind: 'charter', yacht: AURORA }, 'enquiry.title.about Aurora', null],
    ['a yacht to buy', { kind: 'purchase', yacht: BRISA }, 'enquiry.title.about Brisa', null],
    ['a yacht named only by a link', { yacht: AURORA }, 'enquiry.title.about Aurora', null],
    ['one of our berths', { kind: 'berth', berth: 'vauban' }, 'enquiry.title.theBerth vauban', null],
  ] as const)('%s has its title and suggestions when nothing is chosen yet', async (_, ask, title, intro) => {
    const view = await enquiryView(ask);
    const kind = 'kind' in ask ? ask.kind : 'yacht' in ask ? 'charter' : 'general';
    expect(view).toMatchObject({ kind, title, intro, notice: null });
  });

  test('shows a yacht as on her page, on the requested market', async () => {
    const charter = await enquiryView({ kind: 'charter', yacht: AURORA });
    expect(charter.subject).toMatchObject({ name: 'Aurora', href: '/en/yacht-for-charter/aurora/' });
    expect(charter.subject?.lines).toEqual([
      '50.0\u00a0m, yacht.guests 12, yacht.cabins 5',
      expect.stringContaining('price.fromPerWeek'),
    ]);
    const purchase = await enquiryView({ kind: 'purchase', yacht: BRISA }, { locale: 'es' });
    expect(purchase.subject?.href).toMatch(/^\/es\/yacht-for-sale\//);
    expect(purchase.subject?.lines[1]).toMatch(/20.000.000/);
  });

  test('YA3 shows her price only where she is offered', async () => {
    const fleet = [
      sampleYacht({ id: 'H-001', market: 'ghost' }),
      sampleYacht({ id: 'H-002', market: 'charter' }),
      soldYacht('H-003'),
    ];
    const ports = samplePorts({ catalogue: new MemoryYachtCatalogue(fleet) });
    const lines = async (kind: 'charter' | 'purchase', id: string) =>
      (await enquiryView({ kind, yacht: decodeEnquiryRequest(`?about=${kind}&yacht=${id}`).yacht }, { ports })).subject
        ?.lines.length;
    expect([
      await lines('charter', 'H-001'),
      await lines('purchase', 'H-001'),
      await lines('purchase', 'H-002'),
      await lines('purchase', 'H-003'),
      await lines('charter', 'H-002'),
    ]).toEqual([1, 1, 1, 1, 2]);
  });

  test('shows a berth with its port', async () => {
    expect((await enquiryView({ kind: 'berth', berth: 'vauban' }, { locale: 'es' })).subject).toEqual({
      name: 'vauban (es)',
      href: '/es/berth-for-sale/vauban/',
      picture: null,
      lines: ['Antibes'],
    });
  });
});

describe('FM2 an empty form', () => {
  test('has no values and no errors in any field', async () => {
    const view = await enquiryView({ kind: 'charter' });
    expect(view.values).toEqual(Object.fromEntries(ENQUIRY_FIELDS.map((field) => [field, ''])));
    expect(view).toMatchObject({ problems: {}, reference: null, isReturned: false });
  });

  test('has the dates and guests of an estimate', async () => {
    const { values } = await enquiryView({ kind: 'charter', yacht: AURORA, estimate: WEEK });
    expect(values).toMatchObject({ from: '2026-07-04', to: '2026-07-11', guests: '8', name: '' });
  });

  test('has its hidden values', async () => {
    const { hidden } = await enquiryView({ kind: 'charter', yacht: AURORA, estimate: WEEK }, { locale: 'es' });
    expect(hidden).toEqual({
      locale: 'es',
      ask: '?about=charter&yacht=H-001&from=2026-07-04&to=2026-07-11&party=8',
      page: '/es/yacht-for-charter/aurora/',
      token: TOKEN,
    });
    expect((await enquiryView({ kind: 'selling' })).hidden).toMatchObject({
      ask: '?about=selling',
      page: '/en/enquire/?about=selling',
    });
  });

  test('has the request to send once she is gone: without her and her estimate', async () => {
    const ask = { kind: 'charter', yacht: AURORA, estimate: WEEK, office: 'palma', favourites: [BRISA] } as const;
    expect((await enquiryView(ask)).ifGone).toBe('?about=charter&office=palma&missing=H-001&y=H-002');
  });

  test('has the visitor’s unit of length, and keeps a submitted one', async () => {
    const preferences = { currency: 'eur', unit: 'feet' } as const;
    expect((await enquiryView({ kind: 'selling' })).vesselUnit).toBe('meters');
    expect((await enquiryView({ kind: 'selling' }, { preferences })).vesselUnit).toBe('feet');
    const submission = returnedForm({ values: { vesselUnit: 'meters' } });
    expect((await enquiryView({ kind: 'selling' }, { preferences, submission })).vesselUnit).toBe('meters');
  });

  test('has the first selectable day', async () => {
    expect((await enquiryView({}, { now: '2026-12-31T23:59:59.000Z' })).today).toBe('2026-12-31');
  });

  test('keys a draft by its subject, whatever week, favourites and itinerary are attached', async () => {
    const plain = (await enquiryView({ kind: 'charter', yacht: AURORA })).draft;
    const full = { estimate: WEEK, favourites: [BRISA], itinerary: 'v=1' };
    expect((await enquiryView({ kind: 'charter', yacht: AURORA, ...full })).draft).toBe(plain);
    expect((await enquiryView({ kind: 'charter', yacht: AURORA }, { locale: 'es' })).draft).toBe(plain);
    expect((await enquiryView({ kind: 'charter', yacht: BRISA })).draft).not.toBe(plain);
    expect((await enquiryView({ kind: 'purchase', yacht: AURORA })).draft).not.toBe(plain);
  });

  test('has the consent text and its link', async () => {
    expect((await enquiryView({}, { locale: 'es' })).consent).toEqual({
      text: 'enquiry.consent Sample Yachts',
      href: '/es/privacy-policy/',
    });
  });
});

describe('FM2 attachments', () => {
  const ALL = { kind: 'charter', yacht: AURORA, estimate: WEEK, favourites: [BRISA, GONE], itinerary: 'v=1' } as const;
  const estimate = { title: 'Seven nights', total: '€ 1', notIncluded: null };

  test('describe in one line what the URL names, unticked', async () => {
    expect((await enquiryView(ALL, { estimate })).attached).toEqual([
      { name: 'estimate', text: 'enquiry.attach.estimate', note: 'Seven nights. € 1', on: false },
      { name: 'favourites', text: 'enquiry.attach.favourites 1', note: 'Brisa', on: false },
      { name: 'itinerary', text: 'enquiry.attach.itinerary', note: null, on: false },
    ]);
  });

  test('note a delivery missing from the estimate', async () => {
    const without = { ...estimate, notIncluded: 'Without her delivery.' };
    const { attached } = await enquiryView(ALL, { estimate: without });
    expect(attached[0]?.note).toBe('Seven nights. € 1. Without her delivery.');
  });

  test('keep exactly the ticked ones when the form comes back', async () => {
    const submission = returnedForm({ values: { 'attach-favourites': '1' } });
    const { attached } = await enquiryView(ALL, { estimate, submission });
    expect(attached.map(({ name, on }) => [name, on])).toEqual([
      ['estimate', false],
      ['favourites', true],
      ['itinerary', false],
    ]);
  });

  test('are absent when nothing is named or all of it is gone', async () => {
    expect((await enquiryView({ kind: 'charter', yacht: AURORA, favourites: [GONE] })).attached).toEqual([]);
  });
});

describe('FM2 a subject that is gone', () => {
  test.each([
    [
      'a yacht',
      { kind: 'charter', yacht: GONE, estimate: WEEK },
      '?about=charter&missing=H-404',
      'enquiry.title.charter',
    ],
    ['a yacht named only by a link', { yacht: GONE }, '?missing=H-404', 'enquiry.title.general'],
    ['an invalid id', { kind: 'charter', missing: '<b>' }, '?about=charter&missing=%3Cb%3E', 'enquiry.title.charter'],
    ['a berth', { kind: 'berth', berth: 'gone' }, '?about=berth&missing=gone', 'enquiry.title.berth'],
  ] as const)('%s: shows that and sends without it', async (_, ask, sent, title) => {
    const view = await enquiryView(ask);
    expect(view).toMatchObject({ title, notice: 'subject-gone', subject: null, isReturned: false });
    expect(view.hidden.ask).toBe(sent);
    // The draft of the form about her is still found.
    if (!('missing' in ask)) expect(view.draft).toContain('yacht' in ask ? GONE : 'gone');
  });

  test('YA3 includes a yacht that never had a page', async () => {
    const ports = samplePorts({
      catalogue: new MemoryYachtCatalogue([sampleYacht({ id: 'H-001', name: 'Secret', market: 'none' })]),
    });
    const view = await enquiryView({ kind: 'purchase', yacht: AURORA, favourites: [AURORA] }, { ports });
    expect(view.notice).toBe('subject-gone');
    expect(JSON.stringify(view)).not.toContain('Secret');
  });
});

describe('FM2 a returned form', () => {
  const values = {
    name: 'Inés',
    email: 'ines@',
    message: 'Two lines\nof it',
    from: '2026-08-01',
    consent: '1',
    page: '/en/offices/',
    unknown: 'x',
  };

  test('keeps every value, its errors and its page of origin', async () => {
    const submission = returnedForm({ values, problems: { email: 'no-ending' } });
    const view = await enquiryView({ kind: 'charter', estimate: WEEK }, { submission });
    expect(view).toMatchObject({
      problems: { email: 'no-ending' },
      hidden: { page: '/en/offices/' },
      isReturned: true,
    });
    // Dates that were emptied are not those of the estimate again.
    expect(view.values).toMatchObject({ name: 'Inés', email: 'ines@', from: '2026-08-01', to: '', consent: '1' });
    expect(view.values.message).toBe(values.message);
    expect(view.values).not.toHaveProperty('unknown');
  });

  test('shows the reason and the reference of the first one', async () => {
    const submission = returnedForm({ values, notice: 'sent-before', reference: '7KM2Q-94QFX' });
    expect(await enquiryView({}, { submission })).toMatchObject({ notice: 'sent-before', reference: '7KM2Q-94QFX' });
  });
});

const DETAILS: PersonDetails = {
  ...{ kind: 'person', role: sameInEveryLocale('Broker'), desk: 'charter', office: 'palma', languages: ['es', 'en'] },
  ...{ phone: '+34 (971) 555-0111', email: 'ana@sample.example' },
};
const ANA = samplePage('Ana Vidal Serra', sameInEveryLocale('people/ana'), { details: DETAILS });
const HOUSE = { phone: '+44 (0)20 7946 0000' };

/** Noon of a Monday in Palma. */
const NOON = '2026-05-04T10:00:00Z';

interface Sample {
  readonly person?: Page | null;
  readonly office?: Office | null;
  readonly now?: string;
  readonly locale?: Locale;
}

function responderView({ person = null, office = null, now = NOON, locale = 'en' }: Sample = {}) {
  const routing = { name: 'Sample Yachts', email: 'who@sample.example' };
  return buildResponderView({ routing, person, office, house: HOUSE }, { ...spoken(locale), now });
}

const openAt = (hours: Partial<OfficeHours>) => ({ ...PALMA, hours: { ...PALMA.hours, ...hours } });

describe('FM1 the responder', () => {
  test('PR8 CO5 is a person, by first name on the button, with direct number and office time', () => {
    expect(responderView({ person: ANA, office: PALMA })).toEqual({
      name: 'Ana Vidal Serra',
      short: 'Ana',
      place: 'Palma',
      clock: { timezone: 'Europe/Monaco', time: '12:00' },
      when: 'Palma is open until 18:00, local time.',
      phone: { text: '+34 (971) 555-0111', href: 'tel:+349715550111' },
      email: { text: 'who@sample.example', href: 'mailto:who@sample.example' },
    });
  });

  test('has the person’s name in the visitor’s language', () => {
    expect(responderView({ person: ANA, office: PALMA, locale: 'es' })).toMatchObject({
      name: 'Ana Vidal Serra (es)',
      short: 'Ana',
    });
  });

  test('PR8 CO5 is an office, with the same full and short name and its number', () => {
    const office = { ...PALMA, name: demoTexts({ en: 'Palma de Mallorca', es: 'Palma' }) };
    expect(responderView({ office })).toMatchObject({
      name: 'Palma de Mallorca',
      short: 'Palma de Mallorca',
      place: null,
      clock: { time: '12:00' },
      phone: { text: '+34 971 555 0110', href: 'tel:+349715550110' },
    });
    expect(responderView({ office, locale: 'es' }).name).toBe('Palma');
  });

  test('PR8 is the company, by the name in the letter, with its number and no local time', () => {
    expect(responderView()).toMatchObject({
      name: 'Sample Yachts',
      short: 'Sample Yachts',
      place: null,
      clock: null,
      when: null,
      phone: { text: '+44 (0)20 7946 0000', href: 'tel:+4402079460000' },
    });
  });

  test('is a person whose office is gone', () => {
    expect(responderView({ person: ANA })).toMatchObject({ place: null, clock: null, when: null });
  });
});

describe('CO5 the next opening', () => {
  test.each<[string, Partial<OfficeHours>, string, string, string]>([
    ['open now', {}, NOON, 'Palma is open until 18:00', 'La oficina de Palma está abierta hasta las 18:00'],
    ['later today', {}, '2026-05-04T05:00:00Z', 'Palma opens at 09:00', 'La oficina de Palma abre a las 09:00'],
    ['tomorrow', {}, '2026-05-04T16:00:00Z', 'again on Tuesday at 09:00', 'abre de nuevo el martes a las 09:00'],
    ['after the weekend', {}, '2026-05-09T10:00:00Z', 'again on Monday at 09:00', 'abre de nuevo el lunes a las 09:00'],
    ['on a Sunday', { days: [7] }, NOON, 'again on Sunday at 09:00', 'abre de nuevo el domingo a las 09:00'],
    ['a week from now', { days: [1] }, '2026-05-04T16:00:00Z', 'again on Monday', 'abre de nuevo el lunes'],
  ])('%s', (_, hours, now, english, spanish) => {
    expect(responderView({ office: openAt(hours), now }).when).toContain(english);
    expect(responderView({ office: openAt(hours), now, locale: 'es' }).when).toContain(spanish);
  });

  test('is null for an office that never opens', () => {
    expect(responderView({ office: openAt({ days: [] }) }).when).toBeNull();
  });
});
