import { describe, expect, test } from 'vitest';
import type { Page } from '../../../core/content/page.ts';
import type { PageDetails } from '../../../core/content/page-details.ts';
import { decodeEnquiryRequest } from '../../../core/enquiry/form-queries.ts';
import { everyLocale } from '../../../core/locale/locale.ts';
import { demoTexts } from '../../../tests/demo-texts.ts';
import { type SampleContext, sampleBlockContext } from '../../../tests/samples/sample-block-context.ts';
import { samplePage } from '../../../tests/samples/sample-content.ts';
import { PALMA, sampleOffice } from '../../../tests/samples/sample-office.ts';
import type { BlockOf } from './block-context.ts';
import { contactView } from './contact-views.ts';

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
  ...{ kind: 'berth', port: everyLocale('Antibes'), position: { latitude: 43.6, longitude: 7.1 } },
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
    ['to the person', { person: 'ana', office: null }, {}, '/en/enquire/?person=ana'],
    ['to the office', { office: 'palma' }, {}, '/en/enquire/?office=palma'],
    ['to both, resolved by the form', { person: 'ana', office: 'palma' }, {}, '/en/enquire/?person=ana&office=palma'],
    ['to the company', {}, { locale: 'es' }, '/es/enquire/'],
    ['about the berth on its page', {}, { page: BERTH }, '/en/enquire/?about=berth&berth=vauban'],
    [
      'about the berth, to the block’s contact',
      { person: 'ana' },
      { page: BERTH, locale: 'es' },
      '/es/enquire/?about=berth&berth=vauban&person=ana',
    ],
    [
      'to an office with special characters in its id',
      { office: 'São Paulo' },
      {},
      '/en/enquire/?office=S%C3%A3o+Paulo',
    ],
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
        text: 'office.hours Monday–Friday, 09:00, 18:00',
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
