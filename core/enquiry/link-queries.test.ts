import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalQuery, isCanonicalQuery } from '../routing/query-codec.ts';
import { hostileQuery } from '../shortlist/shortlist.fixture.ts';
import {
  decodeNewsletterQuery,
  decodeReceipt,
  ENQUIRE_QUERY,
  encodeNewsletterQuery,
  encodeReceipt,
  NEWSLETTER_QUERY,
  type NewsletterPageState,
} from './link-queries.ts';
import { referenceFrom } from './reference.ts';

const anyReference = fc.uint8Array({ minLength: 10, maxLength: 10 }).map(referenceFrom);

test.each([
  ['?reference=7KM2Q-94QFX', '?reference=7KM2Q-94QFX'],
  ['reference=7km2q+94qfx', '?reference=7KM2Q-94QFX'],
  ['?reference=7KM2Q%E2%80%9394QFX&token=a', '?reference=7KM2Q-94QFX'],
  ['?about=charter&yacht=H-001&reference=7KM2Q-94QFX', '?reference=7KM2Q-94QFX'],
  ['?reference=7KM2Q-94QFX&reference=00000-00000', '?reference=7KM2Q-94QFX'],
  ['?reference=', ''],
  ['?reference=<b>', ''],
  ['?reference=7KM2Q-94QF&about=selling', '?about=selling'],
  ['?token=a', ''],
  ['', ''],
])('FM2 the page of enquiries: %s reads as %s', (query, canonical) => {
  expect(ENQUIRE_QUERY.canonical(query)).toBe(canonical);
});

test.each<[string, string, NewsletterPageState]>([
  ['', '', { step: 'form' }],
  ['?confirm=abc.DEF-_9', '?confirm=abc.DEF-_9', { step: 'confirm', token: 'abc.DEF-_9' }],
  ['?stop=a&stop=b', '?stop=a', { step: 'stop', token: 'a' }],
  ['?stop=a&confirm=b', '?confirm=b', { step: 'confirm', token: 'b' }],
  ['?done=sent&stop=a', '?stop=a', { step: 'stop', token: 'a' }],
  [`?stop=${'a'.repeat(400)}`, `?stop=${'a'.repeat(400)}`, { step: 'stop', token: 'a'.repeat(400) }],
  [`?stop=${'a'.repeat(401)}`, '?stop=', { step: 'stop', token: '' }],
  ['?confirm=a%20b', '?confirm=', { step: 'confirm', token: '' }],
  ['?confirm=a%26stop%3D1', '?confirm=', { step: 'confirm', token: '' }],
  ['?confirm=', '?confirm=', { step: 'confirm', token: '' }],
  ['?done=sent', '?done=sent', { step: 'sent' }],
  ['?done=confirmed', '?done=confirmed', { step: 'confirmed' }],
  ['?done=stopped&utm=1', '?done=stopped', { step: 'stopped' }],
  ['?done=confirm', '', { step: 'form' }],
  ['?done=', '', { step: 'form' }],
  ['?reference=7KM2Q-94QFX', '', { step: 'form' }],
])('FM3 the page of the newsletter: %.60s reads as %.60s', (query, canonical, page) => {
  expect(decodeNewsletterQuery(query)).toEqual(page);
  expect(NEWSLETTER_QUERY.canonical(query)).toBe(canonical);
});

test('FM2 every reference has one address', () => {
  fc.assert(
    fc.property(anyReference, (reference) => {
      const query = encodeReceipt(reference);
      expect(decodeReceipt(query)).toBe(reference);
      expect(isCanonicalQuery(ENQUIRE_QUERY, query)).toBe(true);
    }),
  );
});

test('FM3 every page of the newsletter has one address', () => {
  const page = fc.oneof(
    fc.constantFrom<NewsletterPageState>(
      { step: 'form' },
      { step: 'sent' },
      { step: 'confirmed' },
      { step: 'stopped' },
    ),
    fc.record({
      step: fc.constantFrom('confirm' as const, 'stop' as const),
      token: fc.stringMatching(/^[A-Za-z0-9_.-]{0,400}$/),
    }),
  );
  fc.assert(
    fc.property(page, (page) => {
      const query = encodeNewsletterQuery(page);
      expect(decodeNewsletterQuery(query)).toEqual(page);
      expect(isCanonicalQuery(NEWSLETTER_QUERY, query)).toBe(true);
    }),
  );
});

test.each([
  ['FM2', ENQUIRE_QUERY, ['reference', 'about', 'yacht', 'from', 'y']],
  ['FM3', NEWSLETTER_QUERY, ['confirm', 'stop', 'done']],
] as const)('%s whatever stands in an address: its canonical form stays as it is', (_, codec, keys) => {
  const others = ['token', 'utm', '', 'constructor'];
  expect([...keys, ...others].filter(codec.owns)).toEqual(keys);
  expect(canonicalQuery(codec, '?utm=1')).toBe('?utm=1');
  const own = fc
    .tuple(fc.constantFrom(...keys), fc.string({ unit: 'binary' }))
    .map(([key, value]) => `${key}=${value}`);
  fc.assert(
    fc.property(fc.oneof(hostileQuery, own), (query) => {
      const canonical = codec.canonical(query);
      expect(codec.canonical(canonical)).toBe(canonical);
      expect(isCanonicalQuery(codec, canonical)).toBe(true);
    }),
  );
});
