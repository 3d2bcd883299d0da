import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ESTIMATE_KEYS } from '../estimate/estimate-query.ts';
import { canonicalQuery, isCanonicalQuery } from '../routing/query-rules.ts';
import { MAX_FAVOURITES } from '../shortlist/favourite-ids.ts';
import { hostileQuery, ids, randomIds } from '../shortlist/shortlist.fixture.ts';
import {
  decodeEnquiryRequest,
  decodeNewsletterQuery,
  decodeReferenceQuery,
  EMPTY_ENQUIRY_REQUEST,
  ENQUIRY_KINDS,
  ENQUIRY_PAGE_QUERY_RULES,
  ENQUIRY_REQUEST_QUERY_RULES,
  type EnquiryRequest,
  encodeEnquiryRequest,
  encodeNewsletterQuery,
  encodeReferenceQuery,
  NEWSLETTER_PAGE_QUERY_RULES,
  type NewsletterPageState,
  withoutSubject,
} from './form-queries.ts';
import { referenceFrom } from './reference.ts';

const [aurora = null] = ids('H-001');

describe('FM1 FM2 the subject of a form', () => {
  test.each<[string, Partial<EnquiryRequest>]>([
    ['', {}],
    ['?about=charter', { kind: 'charter' }],
    ['?about=charter&yacht=H-001', { kind: 'charter', yacht: aurora }],
    ['?about=purchase&yacht=H-001', { kind: 'purchase', yacht: aurora }],
    ['?yacht=H-001', { yacht: aurora }],
    ['?berth=vauban', { berth: 'vauban' }],
    ['?about=charter&missing=The+old+one', { kind: 'charter', missing: 'The old one' }],
    ['?about=berth&berth=berths-port-vauban-30m', { kind: 'berth', berth: 'berths-port-vauban-30m' }],
    ['?about=selling&person=people%2Fana', { kind: 'selling', person: 'people/ana' }],
    ['?person=ana&office=palma', { person: 'ana', office: 'palma' }],
    ['?office=Fort+Lauderdale', { office: 'Fort Lauderdale' }],
    ['?itinerary=s%3Dpalma%2Cibiza%26d%3D7', { itinerary: 's=palma,ibiza&d=7' }],
    [
      '?about=charter&yacht=H-001&from=2027-07-03&to=2027-07-10&party=8&y=H-001,H-002',
      {
        kind: 'charter',
        yacht: aurora,
        estimate: '?from=2027-07-03&to=2027-07-10&party=8',
        favourites: ids('H-001', 'H-002'),
      },
    ],
  ])('round-trips %s', (query, fields) => {
    const ask = { ...EMPTY_ENQUIRY_REQUEST, ...fields };
    expect(decodeEnquiryRequest(query)).toEqual(ask);
    expect(encodeEnquiryRequest(ask)).toBe(query);
  });

  test.each([
    ['nothing', '?', ''],
    ['an unknown kind', '?about=marriage&yacht=H-001', '?yacht=H-001'],
    ['a yacht and a missing subject', '?about=charter&yacht=H-001&missing=x', '?about=charter&yacht=H-001'],
    ['a missing subject without a lookup', '?about=selling&missing=x', '?about=selling'],
    ['a missing subject longer than a name', `?missing=${'a'.repeat(81)}`, '?missing=%E2%80%A6'],
    ['an invalid berth', '?about=berth&berth=No.12', '?about=berth&missing=No.12'],
    ['the default kind', '?about=general', ''],
    ['a yacht with a kind that takes none', '?yacht=H-001&about=berth', '?about=berth'],
    ['a berth with a kind that takes none', '?berth=x&about=charter', '?about=charter'],
    ['an estimate without a charter', '?from=2027-07-03&party=8&about=purchase', '?about=purchase'],
    ['an invalid id', '?about=charter&yacht=<b>&person=../ana&office=%00', '?about=charter&missing=%3Cb%3E'],
    ['ids that are too long', `?person=${'a'.repeat(81)}&office=${'a'.repeat(81)}`, ''],
    ['an itinerary of invalid characters', '?itinerary=<b>', ''],
    ['an itinerary that is too long', `?itinerary=${'a'.repeat(4001)}`, ''],
    ['a repeated key', '?person=ana&person=bea', '?person=ana'],
    ['empty values', '?about=&yacht=&berth=&person=&office=&itinerary=&y=', ''],
    ['another order', '?y=H-002&person=ana&about=charter', '?about=charter&person=ana&y=H-002'],
  ])('%s: %s reads as %s', (_, query, canonical) => {
    expect(ENQUIRY_REQUEST_QUERY_RULES.canonical(query)).toBe(canonical);
  });

  test('reads ids and itineraries of maximum length', () => {
    const ask = {
      ...EMPTY_ENQUIRY_REQUEST,
      person: 'a'.repeat(80),
      office: 'é'.repeat(80),
      itinerary: 'a'.repeat(4000),
    };
    expect(decodeEnquiryRequest(encodeEnquiryRequest(ask))).toEqual(ask);
  });

  test('the page owns its own keys and no more', () => {
    for (const key of ['about', 'yacht', 'berth', 'person', 'office', 'missing', 'itinerary', 'y', ...ESTIMATE_KEYS])
      expect(ENQUIRY_REQUEST_QUERY_RULES.owns(key), key).toBe(true);
    for (const key of ['', 'kind', 'reference', 'q', 'utm_source', '__proto__', 'length'])
      expect(ENQUIRY_REQUEST_QUERY_RULES.owns(key), key).toBe(false);
    expect(canonicalQuery(ENQUIRY_REQUEST_QUERY_RULES, '?utm=1&person=ana')).toBe('?person=ana&utm=1');
  });

  test('reads a subject longer than an address without its last item', () => {
    const longest = ids(...Array.from({ length: MAX_FAVOURITES }, (_, at) => `${at + 10}${'x'.repeat(62)}`));
    const ask = {
      ...EMPTY_ENQUIRY_REQUEST,
      kind: 'charter' as const,
      itinerary: ','.repeat(1500),
      favourites: longest,
    };
    const query = encodeEnquiryRequest(ask);
    expect(decodeEnquiryRequest(query)).toEqual({ ...ask, favourites: [] });
    const raw = `?about=charter&itinerary=${','.repeat(1500)}&y=${longest.join(',')}`;
    expect(ENQUIRY_REQUEST_QUERY_RULES.canonical(raw)).toBe(query);
    expect(ENQUIRY_REQUEST_QUERY_RULES.canonical(query)).toBe(query);
    expect(encodeEnquiryRequest({ ...EMPTY_ENQUIRY_REQUEST, itinerary: 'a'.repeat(10_000) })).toBe('');
  });
});

const pageId = fc.stringMatching(/^[a-z0-9]{1,8}(?:[-/][a-z0-9]{1,8}){0,3}$/);
const asks: fc.Arbitrary<EnquiryRequest> = fc
  .record({
    kind: fc.constantFrom(...ENQUIRY_KINDS),
    yacht: randomIds(1).map(([id = null]) => id),
    berth: fc.option(pageId),
    missing: fc.option(fc.constantFrom('H 404', '<b>', 'São')),
    person: fc.option(pageId),
    office: fc.option(fc.constantFrom('monaco', 'Fort Lauderdale', 'São Paulo', 'a/b', 'N.Y.C')),
    estimate: fc.constantFrom('', '?from=2027-07-03', '?from=2027-07-03&party=8&delivery=1', '?party=%F0%9F%98%80'),
    favourites: randomIds(10),
    itinerary: fc.option(fc.stringMatching(/^[A-Za-z0-9._~,:;=&%+!*()-]{1,40}$/)),
  })
  .map((ask) => {
    const yacht = ['charter', 'purchase', 'general'].includes(ask.kind) ? ask.yacht : null;
    const berth = ['berth', 'general'].includes(ask.kind) && yacht === null ? ask.berth : null;
    const isNamed = yacht !== null || berth !== null || ask.kind === 'selling';
    return {
      ...ask,
      ...{ yacht, berth },
      missing: isNamed ? null : ask.missing,
      estimate: ask.kind === 'charter' ? ask.estimate : '',
    };
  });

test('FM2 every subject has one address, and every address one subject', () => {
  fc.assert(
    fc.property(asks, (ask) => {
      const query = encodeEnquiryRequest(ask);
      expect(decodeEnquiryRequest(query)).toEqual(ask);
      expect(isCanonicalQuery(ENQUIRY_REQUEST_QUERY_RULES, query)).toBe(true);
    }),
  );
});

test('FM2 the canonical form of any address is stable and means the same', () => {
  const long = fc.tuple(fc.nat(4100), fc.nat(60)).map(([signs, yachts]) => {
    const list = Array.from({ length: yachts }, (_, at) => `${at}${'z'.repeat(60)}`);
    return `about=charter&from=${'😀'.repeat(50)}&itinerary=${','.repeat(signs)}&y=${list}`;
  });
  const pairs = fc
    .array(
      fc.tuple(
        fc.constantFrom(
          'about',
          'yacht',
          'berth',
          'missing',
          'person',
          'office',
          'itinerary',
          'from',
          'party',
          'y',
          'utm',
        ),
        fc.oneof(
          fc.constantFrom(...ENQUIRY_KINDS, 'H-001', 'ana', 'São+Paulo', '%00', '+', 'a%2Cb', '\ud800', 'é'),
          fc.string(),
        ),
      ),
    )
    .map((all) => all.map(([key, value]) => `${key}=${value}`).join('&'));
  fc.assert(
    fc.property(fc.oneof(hostileQuery, long, pairs), (query) => {
      const canonical = ENQUIRY_REQUEST_QUERY_RULES.canonical(query);
      expect(ENQUIRY_REQUEST_QUERY_RULES.canonical(canonical)).toBe(canonical);
      expect(encodeEnquiryRequest(decodeEnquiryRequest(canonical))).toBe(canonical);
      expect(isCanonicalQuery(ENQUIRY_REQUEST_QUERY_RULES, canonical)).toBe(true);
      expect(canonical).toMatch(/^(?:\?[!-~]+)?$/);
      expect(canonical.length).toBeLessThanOrEqual(8193);
    }),
    { numRuns: 500 },
  );
});

test('FM2 a missing subject is remembered as missing, and the rest stays', () => {
  const ask = decodeEnquiryRequest('?about=charter&yacht=H-001&office=palma&from=2026-07-04&to=2026-07-11&y=H-002');
  expect(encodeEnquiryRequest(withoutSubject(ask))).toBe('?about=charter&office=palma&missing=H-001&y=H-002');
  expect(encodeEnquiryRequest(withoutSubject(decodeEnquiryRequest('?about=berth&berth=vauban')))).toBe(
    '?about=berth&missing=vauban',
  );
  expect(encodeEnquiryRequest(withoutSubject(decodeEnquiryRequest('?about=charter')))).toBe('?about=charter');
});

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
])('FM2 the enquiries page reads %s as %s', (query, canonical) => {
  expect(ENQUIRY_PAGE_QUERY_RULES.canonical(query)).toBe(canonical);
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
])('FM3 the newsletter page reads %.60s as %.60s', (query, canonical, page) => {
  expect(decodeNewsletterQuery(query)).toEqual(page);
  expect(NEWSLETTER_PAGE_QUERY_RULES.canonical(query)).toBe(canonical);
});

test('FM2 every reference has one address', () => {
  fc.assert(
    fc.property(anyReference, (reference) => {
      const query = encodeReferenceQuery(reference);
      expect(decodeReferenceQuery(query)).toBe(reference);
      expect(isCanonicalQuery(ENQUIRY_PAGE_QUERY_RULES, query)).toBe(true);
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
      expect(isCanonicalQuery(NEWSLETTER_PAGE_QUERY_RULES, query)).toBe(true);
    }),
  );
});

test.each([
  ['FM2', ENQUIRY_PAGE_QUERY_RULES, ['reference', 'about', 'yacht', 'from', 'y']],
  ['FM3', NEWSLETTER_PAGE_QUERY_RULES, ['confirm', 'stop', 'done']],
] as const)('%s the canonical form of any address is stable', (_, rules, keys) => {
  const others = ['token', 'utm', '', 'constructor'];
  expect([...keys, ...others].filter(rules.owns)).toEqual(keys);
  expect(canonicalQuery(rules, '?utm=1')).toBe('?utm=1');
  const own = fc
    .tuple(fc.constantFrom(...keys), fc.string({ unit: 'binary' }))
    .map(([key, value]) => `${key}=${value}`);
  fc.assert(
    fc.property(fc.oneof(hostileQuery, own), (query) => {
      const canonical = rules.canonical(query);
      expect(rules.canonical(canonical)).toBe(canonical);
      expect(isCanonicalQuery(rules, canonical)).toBe(true);
    }),
  );
});
