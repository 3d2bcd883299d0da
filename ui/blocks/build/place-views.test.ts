import { describe, expect, test } from 'vitest';
import type { Page } from '../../../core/content/page.ts';
import type { PageDetails } from '../../../core/content/page-details.ts';
import { decodeEnquiryRequest } from '../../../core/enquiry/form-queries.ts';
import { sameInEveryLocale } from '../../../core/locale/locale.ts';
import { isOpen } from '../../../core/office/office.ts';
import { demoTexts } from '../../../tests/demo-texts.ts';
import { type SampleContext, sampleBlockContext } from '../../../tests/samples/sample-block-context.ts';
import { samplePage } from '../../../tests/samples/sample-content.ts';
import { PALMA, sampleOffice } from '../../../tests/samples/sample-office.ts';
import { localMoment } from '../../i18n/clock-time.ts';
import type { BlockOf } from './block-context.ts';
import { contactView, destinationMapView, officeMapView, officesView, voyageView } from './place-views.ts';

const CREW = sampleOffice({ id: 'crew', type: 'tcn', name: demoTexts({ en: 'Crew', es: 'Tripulación' }) });
const SYDNEY = sampleOffice({ id: 'sydney', timezone: 'Australia/Sydney' });
const OFFICES = [sampleOffice(), PALMA, CREW];

const shownOffices = async (...asked: Parameters<typeof officesView>) => (await officesView(...asked))?.offices ?? [];

describe('CO5 the list of offices', () => {
  const list = (office: 'yacht_brokerage' | 'tcn', sample: SampleContext = {}) =>
    officesView({ type: 'offices', title: 'Offices', office }, sampleBlockContext({ offices: OFFICES, ...sample }));
  const rows = async (...asked: Parameters<typeof list>) => (await list(...asked))?.offices ?? [];

  test('is filtered by type, in the order of the directory', async () => {
    expect(await list('yacht_brokerage')).toMatchObject({ title: 'Offices', id: 'offices' });
    expect((await rows('yacht_brokerage')).map((office) => office.id)).toEqual(['monaco', 'palma']);
    expect((await rows('tcn')).map((office) => office.id)).toEqual(['crew']);
  });

  test('has phone, email, hours and directions', async () => {
    const [office] = await rows('yacht_brokerage', { locale: 'es' });
    expect(office).toMatchObject({
      name: 'Mónaco',
      country: 'Mónaco',
      href: null,
      email: 'monaco@sample.example',
      phone: { text: '+377 (0)00 00-01 10', href: 'tel:+377000000110' },
      directions: 'https://www.openstreetmap.org/directions?to=43.7%2C7.4',
    });
  });

  test('links to their pages where these exist in this language', async () => {
    const page = samplePage('office-monaco', demoTexts({ en: 'offices/monaco', es: 'oficinas/monaco' }), {
      details: { kind: 'office', office: 'monaco' },
    });
    const hrefs = async (sample: SampleContext) => (await rows('yacht_brokerage', sample)).map(({ href }) => href);
    expect(await hrefs({ pages: [page] })).toEqual(['/en/offices/monaco/', null]);
    expect(await hrefs({ pages: [page], locale: 'es' })).toEqual(['/es/oficinas/monaco/', null]);
    const spanish = { ...page, translations: { ...page.translations, en: null } };
    expect(await hrefs({ pages: [spanish] })).toEqual([null, null]);
  });
});

describe('CO5 the “open now” note', () => {
  const block = { type: 'offices', title: 'Offices', office: 'yacht_brokerage' } as const;
  const at = async (now: string, office = sampleOffice()) => {
    const [row] = await shownOffices(block, sampleBlockContext({ offices: [office] }));
    if (row === undefined) throw new Error('No office is listed.');
    const moment = localMoment(row.timezone, now);
    return [moment.time, isOpen(row.hours, moment)];
  };

  test('is the same at every minute, so that a cached page stays correct', async () => {
    const shown = (now: string) => shownOffices(block, sampleBlockContext({ offices: OFFICES, now }));
    expect(await shown('2026-11-20T23:59:00Z')).toEqual(await shown('2026-11-20T11:00:00Z'));
  });

  test.each([
    ['2026-11-20T07:59:00Z', '08:59', false],
    ['2026-11-20T08:00:00Z', '09:00', true],
    ['2026-11-20T16:59:59Z', '17:59', true],
    ['2026-11-20T17:00:00Z', '18:00', false],
    ['2026-07-17T07:00:00Z', '09:00', true],
    ['2026-11-21T10:00:00Z', '11:00', false],
    ['2026-11-22T10:00:00Z', '11:00', false],
  ])('in Monaco at %s it is %s: %s', async (now, time, open) => {
    expect(await at(now)).toEqual([time, open]);
  });

  test.each([
    ['2026-11-22T21:59:00Z', '08:59', false],
    ['2026-11-22T22:00:00Z', '09:00', true],
    ['2026-11-20T06:59:00Z', '17:59', true],
    ['2026-11-20T22:00:00Z', '09:00', false],
  ])('in Sydney, where it is another day, at %s it is %s: %s', async (now, time, open) => {
    expect(await at(now, SYDNEY)).toEqual([time, open]);
  });

  test.each([
    ['en', [1, 2, 3, 4, 5], 'office.days Monday, Friday'],
    ['es', [1, 2, 3, 4, 5], 'office.days lunes, viernes'],
    ['en', [1, 2], 'Monday, Tuesday'],
    ['en', [1, 3, 5], 'Monday, Wednesday, Friday'],
    ['en', [7, 1, 2, 3, 4], 'office.days Sunday, Thursday'],
    ['en', [6], 'Saturday'],
  ] as const)('formats the hours in %s: %j is %s', async (locale, days, text) => {
    const office = sampleOffice({ hours: { days, opens: '09:00', closes: '18:00' } });
    const offices = await shownOffices(block, sampleBlockContext({ offices: [office], locale }));
    expect(offices[0]?.hours).toMatchObject({ days, opens: '09:00', closes: '18:00' });
    expect(offices[0]?.hours.text).toBe(`office.hours ${text}, 09:00, 18:00`);
  });
});

test('CO5 the office map has a mark for each listed office', async () => {
  const page = samplePage('office-palma', demoTexts({ en: 'offices/palma', es: 'oficinas/palma' }), {
    details: { kind: 'office', office: 'palma' },
  });
  const mapOf = (office: 'tcn' | null) =>
    officeMapView({ type: 'office-map', title: null, office }, sampleBlockContext({ offices: OFFICES, pages: [page] }));
  const { map, offices } = await mapOf(null);
  expect(offices.map(({ id }) => id)).toEqual(['monaco', 'palma', 'crew']);
  expect(map.label).toBe('office.map');
  expect(map.places.map(({ name, href, position }) => [name, href, position.latitude])).toEqual([
    ['Monaco', '#monaco', 43.7],
    ['Palma', '/en/offices/palma/', 43.7],
    ['Crew', '#crew', 43.7],
  ]);
  expect((await mapOf('tcn')).map.places.map(({ id }) => id)).toEqual(['crew']);
});

describe('CO1 destinations on a map', () => {
  const destination = (id: string, from: number, to: number) => {
    const details = {
      kind: 'destination',
      areas: [id],
      season: { from, to },
      position: { latitude: 1, longitude: 2 },
    } as const;
    return samplePage(id, demoTexts({ en: `destination/${id}`, es: `destino/${id}` }), { details });
  };
  const pages = [
    destination('sardinia', 5, 10),
    destination('corsica', 6, 9),
    samplePage('house', demoTexts({ en: 'a', es: 'b' })),
  ];
  const view = (destinations: readonly string[], sample: SampleContext = {}) =>
    destinationMapView(
      { type: 'map-destinations', title: 'Where', text: 'All of it.', destinations },
      sampleBlockContext({ pages, ...sample }),
    );

  test('lists all by name, each with its season', () => {
    const { map, places, text } = view([]);
    expect(text).toBe('All of it.');
    expect(places).toEqual([
      { text: 'corsica', href: '/en/destination/corsica/', note: 'season.span June, September' },
      { text: 'sardinia', href: '/en/destination/sardinia/', note: 'season.span May, October' },
    ]);
    expect(map).toMatchObject({
      label: 'destination.map',
      route: false,
      places: [
        { id: 'corsica', href: '/en/destination/corsica/', position: { latitude: 1, longitude: 2 } },
        { id: 'sardinia' },
      ],
    });
  });

  test('lists the named ones', () => {
    expect(view(['sardinia', 'gone', 'house']).places.map(({ text }) => text)).toEqual(['sardinia']);
  });

  test('is in the language of the page', () => {
    expect(view(['corsica'], { locale: 'es' }).places).toEqual([
      { text: 'corsica (es)', href: '/es/destino/corsica/', note: 'season.span junio, septiembre' },
    ]);
  });
});

describe('CO1 a voyage', () => {
  /** One minute of latitude is a nautical mile. */
  const stop = (name: string, latitude: number, day: string | null = null) => ({
    name,
    position: { latitude, longitude: 0 },
    day,
    text: null,
  });
  const block: BlockOf<'voyage'> = {
    type: 'voyage',
    title: 'North',
    text: null,
    speed: 12,
    stops: [stop('A', 40, 'Saturday'), stop('B', 40.5), stop('C', 42.5), stop('C', 42.5), stop('D', 42.6)],
    link: { text: 'Plan it', href: '/itinerary/' },
  };

  test('shows the miles of each leg, and the hours at her speed', async () => {
    const { legs } = await voyageView(block, sampleBlockContext());
    expect(legs.map(({ name, miles, hours }) => [name, miles, hours])).toEqual([
      ['A', '', ''],
      ['B', 'voyage.miles 30', '2 h 30'],
      ['C', 'voyage.miles 120', '10 h'],
      ['C', '', ''],
      ['D', 'voyage.miles 6', '30 min'],
    ]);
    expect(legs[0]?.day).toBe('Saturday');
    expect(new Set(legs.map(({ key }) => key)).size).toBe(legs.length);
  });

  test.each([
    [10, '3 h'],
    [13, '2 h 20'],
    [12.5, '2 h 25'],
    [14, '2 h 10'],
    [28, '1 h 05'],
    [60, '30 min'],
  ])('rounds to five minutes: 30 miles at %d knots take %s', async (speed, hours) => {
    const { legs } = await voyageView({ ...block, speed }, sampleBlockContext());
    expect(legs[1]?.hours).toBe(hours);
  });

  test('sums the displayed miles', async () => {
    expect((await voyageView(block, sampleBlockContext())).sum).toBe('voyage.sum 156, 12');
    const far = { ...block, stops: [stop('A', -40), stop('B', 40)] };
    expect((await voyageView(far, sampleBlockContext())).sum).toBe('voyage.sum 4,803, 12');
    expect((await voyageView(far, sampleBlockContext({ locale: 'es' }))).sum).toBe('voyage.sum 4803, 12');
  });

  test('is drawn as a route with its stops in order and a link', async () => {
    const { map, link, plan, page } = await voyageView(block, sampleBlockContext({ locale: 'es' }));
    expect(map).toMatchObject({ label: 'voyage.map North', route: true });
    expect(map.places.map(({ name, href }) => [name, href])).toEqual(
      ['A', 'B', 'C', 'C', 'D'].map((name) => [name, null]),
    );
    expect(map.lines).toHaveLength(3);
    expect(plan).toEqual({ text: 'voyage.plan', href: expect.stringMatching(/^\/es\/itinerary\/\?v=1&days=\*1/) });
    expect(page).toEqual({ text: 'voyage.page', href: plan.href.replace('/itinerary/', '/voyage/') });
    expect(link).toEqual({ text: 'Plan it', href: '/es/itinerary/' });
    expect((await voyageView({ ...block, link: null }, sampleBlockContext())).link).toBeNull();
  });
});

const BLOCK: BlockOf<'contact'> = { type: 'contact', title: 'Ask us', text: 'Any day.', person: null, office: null };
const ANA: Page = samplePage('ana', demoTexts({ en: 'people/ana', es: 'personas/ana' }), {
  details: {
    kind: 'person',
    role: demoTexts({ en: 'Charter broker', es: 'Agente de chárter' }),
    desk: 'charter',
    office: 'palma',
    languages: ['es', 'en'],
    phone: '+34 (971) 555-0111',
    email: 'ana@sample.example',
  },
});
const BERTH_DETAILS: PageDetails = {
  ...{ kind: 'berth', port: sameInEveryLocale('Antibes'), position: { latitude: 43.6, longitude: 7.1 } },
  ...{ length: 30, beam: 8, draft: 3, until: null, price: null, broker: null },
};
const OFFICE_PAGE = samplePage('office-palma', demoTexts({ en: 'offices/palma', es: 'oficinas/palma' }), {
  details: { kind: 'office', office: 'palma' },
});

/** Friday noon in Palma. */
const NOON = '2026-11-20T11:00:00Z';
const who = async (change: Partial<BlockOf<'contact'>>, sample: SampleContext = {}) => {
  const context = { pages: [ANA, OFFICE_PAGE], offices: [PALMA, sampleOffice()], now: NOON, ...sample };
  return (await contactView({ ...BLOCK, ...change }, sampleBlockContext(context))).who;
};

describe('FM1 CO5 the contact button leads to the form', () => {
  const BERTH = samplePage('vauban', demoTexts({ en: 'berth-for-sale/vauban', es: 'amarres/vauban' }), {
    details: BERTH_DETAILS,
  });
  test.each<[string, Partial<BlockOf<'contact'>>, SampleContext, string]>([
    ['of the person', { person: 'ana', office: null }, {}, '/en/enquire/?person=ana'],
    ['of the office', { office: 'palma' }, {}, '/en/enquire/?office=palma'],
    [
      'of both, who answers is settled there',
      { person: 'ana', office: 'palma' },
      {},
      '/en/enquire/?person=ana&office=palma',
    ],
    ['of the house', {}, { locale: 'es' }, '/es/enquire/'],
    ['about the berth on its page', {}, { page: BERTH }, '/en/enquire/?about=berth&berth=vauban'],
    [
      'about the berth, to the block’s contact',
      { person: 'ana' },
      { page: BERTH, locale: 'es' },
      '/es/enquire/?about=berth&berth=vauban&person=ana',
    ],
    ['of the office with an id of its own letters', { office: 'São Paulo' }, {}, '/en/enquire/?office=S%C3%A3o+Paulo'],
  ])('%s', async (_, change, sample, href) => {
    const context = sampleBlockContext({ pages: [ANA, OFFICE_PAGE], offices: [PALMA], ...sample });
    const { enquireHref } = await contactView({ ...BLOCK, ...change }, context);
    expect(enquireHref).toBe(href);
    // The form reads back the same subject that the link names.
    const { person, office } = { ...BLOCK, ...change };
    expect(decodeEnquiryRequest(enquireHref.split('?')[1] ?? '')).toMatchObject({ person, office });
  });
});

test('CO1 a contact shows the person or office, and a text', async () => {
  const context = sampleBlockContext();
  expect(await contactView(BLOCK, context)).toMatchObject({ title: 'Ask us', id: 'ask-us', text: 'Any day.' });
});

describe('CO1 the contact', () => {
  test('is the person of the block, with office and local time', async () => {
    expect(await who({ person: 'ana', office: 'monaco' })).toEqual({
      name: 'ana',
      href: '/en/people/ana/',
      line: 'Charter broker, Palma',
      phone: { text: '+34 (971) 555-0111', href: 'tel:+349715550111' },
      email: { text: 'ana@sample.example', href: 'mailto:ana@sample.example' },
      timezone: 'Europe/Monaco',
      zone: 'Central European Time',
      hours: {
        days: [1, 2, 3, 4, 5],
        opens: '09:00',
        closes: '18:00',
        text: 'office.hours office.days Monday, Friday, 09:00, 18:00',
      },
    });
  });

  test('is the same at every minute, so that a cached page stays correct', async () => {
    const at = (now: string) => who({ person: 'ana' }, { now });
    expect(await at('2026-11-20T23:59:00Z')).toEqual(await at('2026-11-20T11:00:00Z'));
  });

  test('is in the language of the page', async () => {
    expect(await who({ person: 'ana' }, { locale: 'es' })).toMatchObject({
      name: 'ana (es)',
      href: '/es/personas/ana/',
      line: 'Agente de chárter, Palma',
    });
  });

  test('has no link on the person’s own page', async () => {
    expect((await who({ person: 'ana' }, { page: ANA })).href).toBeNull();
  });

  test('has no local time if the office is gone', async () => {
    expect(await who({ person: 'ana' }, { offices: [] })).toMatchObject({
      line: 'Charter broker',
      timezone: null,
      zone: '',
      hours: null,
    });
  });

  test.each([
    ['named alone', { office: 'palma' }],
    ['when the person is gone', { person: 'gone', office: 'palma' }],
    ['when the person is invalid', { person: 'office-palma', office: 'palma' }],
  ])('shows the office %s', async (_, change) => {
    expect(await who(change)).toMatchObject({
      name: 'Palma',
      href: '/en/offices/palma/',
      line: 'Spain',
      phone: { text: '+34 971 555 0110', href: 'tel:+349715550110' },
      email: { href: 'mailto:monaco@sample.example' },
      zone: 'Central European Time',
      hours: { opens: '09:00' },
    });
  });

  test('an office has no link on its own page, or if it has no page', async () => {
    expect((await who({ office: 'palma' }, { page: OFFICE_PAGE })).href).toBeNull();
    expect((await who({ office: 'monaco' }, { page: OFFICE_PAGE })).href).toBeNull();
    expect((await who({ office: 'palma' }, { pages: [] })).href).toBeNull();
  });

  test.each([
    ['when no one is named', {}],
    ['when they are gone', { person: 'gone', office: 'gone' }],
  ])('shows the company %s', async (_, change) => {
    expect(await who(change, { locale: 'es' })).toEqual({
      name: 'Sample Yachts',
      href: null,
      line: 'By the sea (es)',
      phone: { text: '+44 20', href: 'tel:+4420' },
      email: { text: 'a@b.example', href: 'mailto:a@b.example' },
      timezone: null,
      zone: '',
      hours: null,
    });
  });
});
