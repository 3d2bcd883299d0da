import { describe, expect, test } from 'vitest';
import { SAMPLE_ENQUIRY } from '../../../core/enquiry/enquiry.fixture.ts';
import type { EnquirySubject, ResponderChoice } from '../../../core/enquiry/enquiry.ts';
import type { EnquiryReceipt } from '../../../core/enquiry/stored-enquiry.ts';
import { err, ok } from '../../../core/shared/result.ts';
import { samplePorts } from '../../../server/enquiry/enquiry-services.fixture.ts';
import { MemoryYachtCatalogue } from '../../../tests/fakes/memory-yacht-catalogue.ts';
import { sampleYacht } from '../../../tests/samples/sample-yacht.ts';
import type { EnquiryContext } from './build-enquiry-view.ts';
import { buildThanksPageView } from './build-thanks-page-view.ts';
import { AURORA, BRISA, enquiryContext, GONE, spoken } from './enquiry.fixture.ts';

const ROUTING: ResponderChoice = {
  ...{ office: 'palma', person: 'ana', name: 'ana (es)', email: 'ana@sample.example', language: 'es' },
};

function thank(subject: EnquirySubject, routing: Partial<ResponderChoice> = {}, change: Partial<EnquiryContext> = {}) {
  const receipt: EnquiryReceipt = { reference: SAMPLE_ENQUIRY.reference, subject, routing: { ...ROUTING, ...routing } };
  return buildThanksPageView(ok(receipt), enquiryContext(change));
}

describe('FM2 the thanks view', () => {
  test('has the reference, the recipient and the next steps', async () => {
    const { title, thanks, text, onwardLinks } = await thank({ kind: 'general' }, {}, spoken('en'));
    expect(title).toBe('ana has your enquiry');
    expect(text).toBeNull();
    expect(thanks).toMatchObject({
      reference: SAMPLE_ENQUIRY.reference,
      about: null,
      responder: { name: 'ana', place: 'Palma', phone: { href: 'tel:+349715550111' } },
    });
    expect(thanks?.steps).toEqual([
      expect.stringContaining('on its way to ana.'),
      // No promise, since a letter beyond the limits is left out.
      expect.stringMatching(/^As a rule, an email with this number .* we have your enquiry all the same/),
      'ana will reply to you personally. Palma is open until 18:00, local time.',
    ]);
    expect(onwardLinks.map(({ href }) => href)).toEqual(['/en/yachts-for-charter/', '/en/yachts-for-sale/']);
  });

  test('is in the reader’s language', async () => {
    const { title } = await thank({ kind: 'general' }, {}, { ...spoken('es') });
    expect(title).toBe('ana ha recibido su consulta');
  });

  test('omits the next opening when it is unknown', async () => {
    const house = { office: null, person: null, name: 'Sample Yachts' };
    const { thanks } = await thank({ kind: 'general' }, house, spoken('en'));
    expect(thanks?.steps.at(-1)).toBe('Sample Yachts will reply to you personally.');
    expect(thanks?.responder.phone.text).toBe('+44 20');
  });

  test('names the office alone when the person has left', async () => {
    expect((await thank({ kind: 'general' }, { person: 'gone' })).thanks?.responder).toMatchObject({
      name: 'Palma',
      place: null,
    });
  });
});

describe('FM2 the way back after an enquiry about', () => {
  test.each<[string, EnquirySubject, EnquiryReceipt['subject']['kind'], object | null]>([
    [
      'a yacht for charter',
      { kind: 'charter', yacht: { id: AURORA, name: 'As she was called' } },
      'charter',
      { name: 'Aurora', href: '/en/yacht-for-charter/aurora/' },
    ],
    [
      'a yacht for sale',
      { kind: 'purchase', yacht: { id: AURORA, name: 'Aurora' } },
      'purchase',
      { name: 'Aurora', href: '/en/yacht-for-sale/aurora/' },
    ],
    [
      'a berth',
      { kind: 'berth', berth: { id: 'vauban', name: 'vauban' } },
      'berth',
      { name: 'vauban', href: '/en/berth-for-sale/vauban/' },
    ],
    ['no particular yacht', { kind: 'charter', yacht: null }, 'charter', null],
    ['a yacht that is gone', { kind: 'charter', yacht: { id: GONE, name: 'Gone' } }, 'charter', null],
    ['no particular berth', { kind: 'berth', berth: null }, 'berth', null],
    ['a berth that is gone', { kind: 'berth', berth: { id: 'gone', name: 'Gone' } }, 'berth', null],
    ['the visitor’s own yacht', { kind: 'selling' }, 'selling', null],
  ])('%s', async (_, subject, kind, about) => {
    expect(subject.kind).toBe(kind);
    expect((await thank(subject)).thanks?.about).toEqual(about);
  });

  test.each([
    ['without a slug', { slugs: { charter: null, sale: null, ghost: null } }],
    ['that was sold', { market: 'none', withdrawn: { on: '2026-05-01', because: 'sold', was: 'sale' } }],
  ] as const)('YA3 does not lead to a yacht %s', async (_, record) => {
    const pageless = samplePorts({ catalogue: new MemoryYachtCatalogue([sampleYacht({ id: BRISA, ...record })]) });
    const subject = { kind: 'purchase', yacht: { id: BRISA, name: 'Brisa' } } as const;
    expect((await thank(subject, {}, { ports: pageless })).thanks?.about).toBeNull();
  });
});

test('FM2 reports an unknown reference, with further links', async () => {
  expect(await buildThanksPageView(ok(null), enquiryContext({ locale: 'es' }))).toEqual({
    thanks: null,
    title: 'enquiry.thanks.unknown',
    text: 'enquiry.thanks.unknownText',
    onwardLinks: [
      { text: 'yacht.back.charter', href: '/es/yachts-for-charter/' },
      { text: 'yacht.back.sale', href: '/es/yachts-for-sale/' },
    ],
  });
});

test('FM2 confirms that the enquiry is stored while the lookup is unavailable', async () => {
  const down = err({ kind: 'unavailable', reason: 'the disk is full' } as const);
  expect(await buildThanksPageView(down, enquiryContext())).toMatchObject({
    thanks: null,
    title: 'enquiry.thanks.later',
    text: 'enquiry.thanks.laterText',
  });
});
