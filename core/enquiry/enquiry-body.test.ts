import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomEnquiry, SAMPLE_ENQUIRY } from './enquiry.fixture.ts';
import { type Enquiry, hasSameContent } from './enquiry.ts';
import { readEnquiryBody, writeEnquiryBody } from './enquiry-body.ts';

/** The enquiry of these fields, with the problems of those that cannot be read. */
function read(body: unknown, { reference, key, receivedAt }: Enquiry = SAMPLE_ENQUIRY) {
  const parsed = readEnquiryBody(body, { reference, key, receivedAt });
  return parsed.ok ? { enquiry: parsed.value, problems: [] } : { enquiry: null, problems: parsed.error };
}

test('FM2 every enquiry is read as it was written', () => {
  fc.assert(
    fc.property(randomEnquiry, (enquiry) => {
      const again = read(JSON.parse(writeEnquiryBody(enquiry)), enquiry);
      expect(again).toEqual({ enquiry, problems: [] });
      expect(again.enquiry !== null && hasSameContent(enquiry, again.enquiry)).toBe(true);
    }),
  );
});

test('FM2 what finds an enquiry is not written twice', () => {
  const body = writeEnquiryBody(SAMPLE_ENQUIRY);
  expect(Object.keys(JSON.parse(body))).not.toContain('reference');
  expect(body).not.toContain(SAMPLE_ENQUIRY.key);
});

test('FM2 an enquiry that was stored before links were remembered is read without one', () => {
  const { missing: _, ...body } = JSON.parse(writeEnquiryBody(SAMPLE_ENQUIRY));
  expect(read(body)).toEqual({ enquiry: SAMPLE_ENQUIRY, problems: [] });
});

test.each<[string, (body: Record<string, unknown>) => unknown, string]>([
  ['a name that is no text', (body) => ({ ...body, content: { ...SAMPLE_ENQUIRY.content, name: 7 } }), 'content.name'],
  ['no subject', ({ subject: _, ...body }) => body, 'subject'],
  ['a kind that nobody knows', (body) => ({ ...body, subject: { kind: 'lease' } }), 'subject.kind'],
  ['a purchase of what is none', (body) => ({ ...body, subject: { kind: 'purchase', yacht: 7 } }), 'subject.yacht'],
  ['a language that nobody speaks', (body) => ({ ...body, locale: 'xx' }), 'locale'],
  ['half a guest', (body) => ({ ...body, content: { ...SAMPLE_ENQUIRY.content, charter: { guests: 0.5 } } }), 'guests'],
  ['a favourite that is none', (body) => ({ ...body, attachments: { favourites: [null] } }), 'favourites[0]'],
  ['a text that cannot be shown', (body) => ({ ...body, consent: 'I agree\u0000' }), 'consent'],
  ['a list in its place', () => [], 'subject'],
  ['no record', () => null, 'record'],
])('FM2 with %s it is not read, and the field is named without what stands in it', (_, spoil, field) => {
  const { enquiry, problems } = read(spoil(JSON.parse(writeEnquiryBody(SAMPLE_ENQUIRY))));
  expect(enquiry).toBeNull();
  expect(problems.map((one) => one.field).join(' ')).toContain(field);
  expect(JSON.stringify(problems)).not.toContain(SAMPLE_ENQUIRY.content.email);
});

test('FM2 whatever stands there, nothing throws', () => {
  fc.assert(fc.property(fc.jsonValue(), (body) => void read(body)));
});
