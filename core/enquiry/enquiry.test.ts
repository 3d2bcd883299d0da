import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomEnquiry, SAMPLE_ENQUIRY } from './enquiry.fixture.ts';
import { type Enquiry, hasSameContent, readEnquiryBody, writeEnquiryBody } from './enquiry.ts';

const other = (change: Partial<Enquiry>) => hasSameContent(SAMPLE_ENQUIRY, { ...SAMPLE_ENQUIRY, ...change });
const { content, attachments, routing } = SAMPLE_ENQUIRY;

test('FM2 equal enquiries match whatever their time, contact and reference', () => {
  expect(other({})).toBe(true);
  expect(other({ receivedAt: 0, routing: { ...routing, person: 'ana' }, consent: '', page: null })).toBe(true);
});

test.each<[string, Partial<Enquiry>]>([
  ['about another yacht', { subject: { kind: 'charter', yacht: null } }],
  ['of another kind', { subject: { kind: 'general' } }],
  ['in other words', { content: { ...content, message: `${content.message}!` } }],
  ['from another sender', { content: { ...content, email: 'bea@visitor.example' } }],
  ['with other dates', { content: { ...content, charter: { from: null, to: null, guests: 8 } } }],
  ['with other favourites', { attachments: { ...attachments, favourites: [] } }],
  ['with another estimate', { attachments: { ...attachments, estimate: null } }],
])('FM2 a different enquiry does not match: %s', (_, change) => {
  expect(other(change)).toBe(false);
});

/** The same value, the fields of each object the other way round. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, one]) => [key, turned(one)]),
  );
}

test('FM2 the field order of a store does not matter, the order of favourites does', () => {
  expect(hasSameContent(SAMPLE_ENQUIRY, turned(SAMPLE_ENQUIRY) as Enquiry)).toBe(true);
  const favourites = [...attachments.favourites, ...attachments.favourites.map((one) => ({ ...one, name: 'Cala' }))];
  const both = { ...SAMPLE_ENQUIRY, attachments: { ...attachments, favourites } };
  const swapped = { ...both, attachments: { ...attachments, favourites: favourites.toReversed() } };
  expect(hasSameContent(both, swapped)).toBe(false);
});

test('FM2 matches after writing and reading, and matches nothing else', () => {
  const contents = fc.record({
    ...{ name: fc.string(), email: fc.string(), phone: fc.option(fc.string()), message: fc.string() },
    charter: fc.constant(null),
    vessel: fc.option(fc.record({ name: fc.string(), builder: fc.string(), year: fc.string(), length: fc.string() })),
  });
  fc.assert(
    fc.property(contents, contents, (one, two) => {
      const first = { ...SAMPLE_ENQUIRY, content: one };
      expect(hasSameContent(first, turned(JSON.parse(JSON.stringify(first))) as Enquiry)).toBe(true);
      const isSame = Object.is(JSON.stringify(one), JSON.stringify(two));
      expect(hasSameContent(first, { ...SAMPLE_ENQUIRY, content: two })).toBe(isSame);
    }),
  );
});

/** The enquiry of these fields, with the problems of those that cannot be read. */
function read(body: unknown, { reference, key, receivedAt }: Enquiry = SAMPLE_ENQUIRY) {
  const parsed = readEnquiryBody(body, { reference, key, receivedAt });
  return parsed.ok ? { enquiry: parsed.value, problems: [] } : { enquiry: null, problems: parsed.error };
}

test('FM2 round-trips every enquiry', () => {
  fc.assert(
    fc.property(randomEnquiry, (enquiry) => {
      const again = read(JSON.parse(writeEnquiryBody(enquiry)), enquiry);
      expect(again).toEqual({ enquiry, problems: [] });
      expect(again.enquiry !== null && hasSameContent(enquiry, again.enquiry)).toBe(true);
    }),
  );
});

test('FM2 does not store lookup columns twice in the body', () => {
  const body = writeEnquiryBody(SAMPLE_ENQUIRY);
  expect(Object.keys(JSON.parse(body))).not.toContain('reference');
  expect(body).not.toContain(SAMPLE_ENQUIRY.key);
});

test('FM2 reads an enquiry stored before links were remembered without one', () => {
  const { missing: _, ...body } = JSON.parse(writeEnquiryBody(SAMPLE_ENQUIRY));
  expect(read(body)).toEqual({ enquiry: SAMPLE_ENQUIRY, problems: [] });
});

test.each<[string, (body: Record<string, unknown>) => unknown, string]>([
  ['a name that is not text', (body) => ({ ...body, content: { ...SAMPLE_ENQUIRY.content, name: 7 } }), 'content.name'],
  ['no subject', ({ subject: _, ...body }) => body, 'subject'],
  ['an unknown kind', (body) => ({ ...body, subject: { kind: 'lease' } }), 'subject.kind'],
  [
    'a purchase of an invalid subject',
    (body) => ({ ...body, subject: { kind: 'purchase', yacht: 7 } }),
    'subject.yacht',
  ],
  ['an unknown language', (body) => ({ ...body, locale: 'xx' }), 'locale'],
  ['half a guest', (body) => ({ ...body, content: { ...SAMPLE_ENQUIRY.content, charter: { guests: 0.5 } } }), 'guests'],
  ['an invalid favourite', (body) => ({ ...body, attachments: { favourites: [null] } }), 'favourites[0]'],
  ['an unprintable text', (body) => ({ ...body, consent: 'I agree\u0000' }), 'consent'],
  ['a list instead of a record', () => [], 'subject'],
  ['no record', () => null, 'record'],
])('FM2 with %s it is rejected, and the error names the field without its value', (_, spoil, field) => {
  const { enquiry, problems } = read(spoil(JSON.parse(writeEnquiryBody(SAMPLE_ENQUIRY))));
  expect(enquiry).toBeNull();
  expect(problems.map((one) => one.field).join(' ')).toContain(field);
  expect(JSON.stringify(problems)).not.toContain(SAMPLE_ENQUIRY.content.email);
});

test('FM2 never throws', () => {
  fc.assert(fc.property(fc.jsonValue(), (body) => void read(body)));
});
