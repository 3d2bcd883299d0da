import fc from 'fast-check';
import { LOCALES } from '../locale/locale.ts';
import type { YachtId } from '../yacht/yacht.ts';
import type { Enquiry, EnquirySubject, NamedSubject } from './enquiry.ts';
import { type IdempotencyKey, referenceFrom } from './reference.ts';

export const SAMPLE_ENQUIRY: Enquiry = {
  reference: referenceFrom(Uint8Array.from([7, 20, 20, 2, 23, 9, 4, 23, 15, 29])),
  key: 'AAAAAAAAAAAAAAAAAAAAAA' as IdempotencyKey,
  receivedAt: Date.parse('2026-05-04T10:00:00.000Z'),
  subject: { kind: 'charter', yacht: { id: 'H-001' as YachtId, name: 'Aurora' } },
  missing: null,
  content: {
    name: 'Ana García',
    email: 'ana@visitor.example',
    phone: '+34 600 000 000',
    message: 'Is she free in June?\nWe are eight.',
    charter: { from: '2026-06-06', to: '2026-06-13', guests: 8 },
    vessel: null,
  },
  attachments: {
    estimate: '?from=2026-06-06&to=2026-06-13&party=8',
    itinerary: null,
    favourites: [{ id: 'H-002' as YachtId, name: 'Brisa' }],
  },
  locale: 'es',
  currency: 'eur',
  page: '/es/yacht-for-charter/aurora/',
  consent: 'Acepto la política de privacidad.',
  routing: {
    office: 'palma',
    person: null,
    name: 'Palma',
    email: 'palma@halyard.example',
    language: 'es',
  },
};

const text = fc.string({ unit: 'grapheme' });
const locale = fc.constantFrom(...LOCALES.map(({ code }) => code));
const named = <Id extends string>(): fc.Arbitrary<NamedSubject<Id>> =>
  fc.record({ id: text.map((id) => id as Id), name: text });

const subject: fc.Arbitrary<EnquirySubject> = fc.oneof(
  fc.constantFrom({ kind: 'general' } as const, { kind: 'selling' } as const),
  fc.record({ kind: fc.constantFrom('charter' as const, 'purchase' as const), yacht: fc.option(named<YachtId>()) }),
  fc.record({ kind: fc.constant('berth' as const), berth: fc.option(named()) }),
);

/** Draws enquiries of every kind, with any texts in them. */
export const randomEnquiry: fc.Arbitrary<Enquiry> = fc.record({
  reference: fc.uint8Array({ minLength: 10, maxLength: 10 }).map(referenceFrom),
  key: fc.stringMatching(/^[A-Za-z0-9_-]{22}$/).map((key) => key as IdempotencyKey),
  receivedAt: fc.nat({ max: Number.MAX_SAFE_INTEGER }),
  subject,
  missing: fc.option(text),
  content: fc.record({
    ...{ name: text, email: text, phone: fc.option(text), message: text },
    charter: fc.option(
      fc.record({ from: fc.option(text), to: fc.option(text), guests: fc.option(fc.integer({ min: 1, max: 999 })) }),
    ),
    vessel: fc.option(fc.record({ name: text, builder: text, year: text, length: text })),
  }),
  attachments: fc.record({
    ...{ estimate: fc.option(text), itinerary: fc.option(text) },
    favourites: fc.array(named<YachtId>(), { maxLength: 3 }),
  }),
  ...{ locale, currency: text, page: fc.option(text), consent: text },
  routing: fc.record({
    ...{ office: fc.option(text), person: fc.option(text), name: text, email: text, language: locale },
  }),
});
