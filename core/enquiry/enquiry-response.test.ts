import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseEnquiryResponse } from './enquiry-response.ts';
import { SUBMISSION_NOTICES } from './submission.ts';

const BACK = { problems: {}, notice: null, token: '', reference: null };

test('FM2 a thanks page is a page of the site', () => {
  const href = '/es/enquire/?reference=7KM2Q-94QFX';
  expect(parseEnquiryResponse({ thanks: href })).toEqual({ kind: 'thanks', href });
});

test.each([
  '',
  'en/',
  '//evil.example/',
  'https://evil.example/',
  'javascript:alert(1)',
  '/en/ /',
  '/\n',
  '/é',
  '/a\0',
])('FM2 rejects %j as a thanks page', (thanks) => {
  expect(parseEnquiryResponse({ thanks })).toBeNull();
});

test.each(SUBMISSION_NOTICES)('FM2 a rejected form gives the reason: %s', (notice) => {
  expect(parseEnquiryResponse({ ...BACK, notice, token: 'a.B_-9' })).toEqual({
    kind: 'returned',
    ...{ problems: {}, notice, token: 'a.B_-9', reference: null },
  });
});

test.each([
  [
    { problems: { name: 'missing', email: 'no-at', website: 'missing' } },
    { problems: { name: 'missing', email: 'no-at' } },
  ],
  [{ problems: { name: 7, email: '<b>', phone: '' } }, { problems: {} }],
  // A build to come may know more.
  [{ problems: { name: 'too-funny' } }, { problems: { name: 'too-funny' } }],
  [{ notice: 'a-new-one' }, { notice: null }],
  [{ notice: 7 }, { notice: null }],
  [{ reference: '7km2q 94qfx' }, { reference: '7KM2Q-94QFX' }],
  [{ reference: '<b>' }, { reference: null }],
  [{ reference: 7 }, { reference: null }],
])('FM2 reads the valid parts of a response: %j', (change, expected) => {
  expect(parseEnquiryResponse({ ...BACK, ...change })).toEqual({ kind: 'returned', ...BACK, ...expected });
});

test.each([
  ...[null, undefined, 7, 'thanks', [], {}, { thanks: 7 }, { thanks: null }],
  ...[
    { ...BACK, problems: null },
    { ...BACK, problems: [] },
    { ...BACK, token: 7 },
    { ...BACK, token: '<b>' },
  ],
  { ...BACK, token: 'a'.repeat(201) },
])('FM2 rejects a malformed response: %j', (body) => {
  expect(parseEnquiryResponse(body)).toBeNull();
});

test('FM2 any response is read without throwing and yields only known words', () => {
  const key = fc.constantFrom('thanks', 'problems', 'notice', 'token', 'reference', '__proto__');
  fc.assert(
    fc.property(fc.dictionary(key, fc.jsonValue()), (body) => {
      const answer = parseEnquiryResponse(body);
      if (answer?.kind === 'thanks') expect(answer.href).toMatch(/^\/(?!\/)/);
      if (answer?.kind === 'returned') expect(answer.token).toMatch(/^[\w.-]*$/);
    }),
  );
});
