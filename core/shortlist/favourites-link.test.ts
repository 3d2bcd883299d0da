import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { routeQueryRules } from '../navigation/route-query-rules.ts';
import { canonicalQuery, isCanonicalQuery } from '../routing/query-rules.ts';
import { MAX_FAVOURITES } from './favourite-ids.ts';
import { randomLink } from './favourites-link.fixture.ts';
import {
  decodeFavouritesLink,
  encodeFavouritesLink,
  FAVOURITES_QUERY_RULES,
  type FavouritesLink,
  MAX_LINK,
} from './favourites-link.ts';
import { NO_LINK_PROBLEMS } from './favourites-link-fields.ts';
import { decodeListingStatus } from './listing-status.ts';
import { hostileQuery, idNamed, ids, manyIds } from './shortlist.fixture.ts';

const [FIRST, SECOND] = [idNamed('H-001'), idNamed('H-002')];
const SHARED: FavouritesLink = {
  yachts: [
    { id: FIRST, was: decodeListingStatus('c185000eursl'), note: '' },
    { id: SECOND, was: decodeListingStatus('s9500000eur'), note: '' },
  ],
  on: '2026-11-22',
  trouble: NO_LINK_PROBLEMS,
};
const LINK = encodeFavouritesLink(SHARED);
const NOTED: FavouritesLink = {
  ...SHARED,
  yachts: SHARED.yachts.map((yacht) => ({ ...yacht, note: `It’s hers, “50 m” ~ 100% & so, €` })),
};

const idsOfLink = (query: string) => decodeFavouritesLink(query).yachts.map(({ id }) => id);
const trouble = (query: string) => decodeFavouritesLink(query).trouble;

test('CF2 a shared link includes the list, the day, and each yacht’s state', () => {
  expect(LINK).toMatch(/^\?v=2&y=H-001,H-002&on=20261122&was=c185000eursl,s9500000eur&sum=[a-z0-9]{7}$/);
  expect(decodeFavouritesLink(LINK)).toEqual(SHARED);
});

test('CF2 includes notes of any text on request', () => {
  const link = encodeFavouritesLink(NOTED);
  expect(link).toMatch(/^\?[A-Za-z0-9._~,:;=&%+!*()-]+$/);
  expect(decodeFavouritesLink(link)).toEqual(NOTED);
  expect(decodeFavouritesLink(encodeFavouritesLink({ ...NOTED, on: null })).yachts.map(({ note }) => note)).toEqual(
    NOTED.yachts.map(({ note }) => note),
  );
});

test.each([
  ['', ''],
  ['?y=H-001,H-002', '?y=H-001,H-002'],
  ['y=H-002,H-001', '?y=H-002,H-001'],
  ['?y=H-001&y=H-002', '?y=H-001,H-002'],
  ['?y=H-001%2CH-002', '?y=H-001,H-002'],
  ['?y=H-001,,H-001,H-002', '?y=H-001,H-002'],
  ['?v=1&y=H-001', '?y=H-001'],
  ['?y=', ''],
  ['?x=H-001', ''],
  ['?y=H-001&on=20261122&was=c', '?y=H-001'],
])('CF2 RT2 reads an older link, %s, as %s', (query, canonical) => {
  expect(FAVOURITES_QUERY_RULES.canonical(query)).toBe(canonical);
  expect(isCanonicalQuery(FAVOURITES_QUERY_RULES, canonical)).toBe(true);
  expect(trouble(query)).toEqual(NO_LINK_PROBLEMS);
});

describe('CF2 reports the unreadable parts of a link, and still does in its canonical form', () => {
  const damaged = (sound: string, broken: string) => LINK.replace(sound, broken);
  test.each<[string, string, string]>([
    ['invalid ids', '?y=H-001,a+b,<b>,%00,H-002', '?y=H-001,H-002&not=bad3'],
    ['nothing but junk', '?y=<b>', '?not=bad1'],
    ['a newer version', '?v=3&y=H-001&on=x&zz=1', '?y=H-001&not=newer'],
    ['an unknown version', '?v=junk&y=H-001', '?y=H-001&not=altered'],
    ['an altered price', damaged('s95', 's85'), '?y=H-001,H-002&not=altered'],
    ['an altered yacht', damaged('H-002', 'H-003'), '?y=H-001,H-003&not=altered'],
    ['a removed yacht', damaged(',H-002', ''), '?y=H-001&not=altered'],
    ['another checksum', damaged('&sum=', '&sum=x'), '?y=H-001,H-002&not=altered'],
    ['a truncated checksum', LINK.slice(0, -2), `${LINK.split('&sum=')[0]}&not=cut`],
    [
      'a truncated price',
      LINK.split('000eur&sum=')[0] ?? '',
      '?v=2&y=H-001,H-002&on=20261122&was=c185000eursl,&not=cut',
    ],
    ['a truncated day', LINK.split('22&was')[0] ?? '', '?y=H-001,H-002&not=cut'],
    ['a truncated id', LINK.split('2&on')[0] ?? '', '?y=H-001&not=cut'],
  ])('%s', (_, query, canonical) => {
    expect(FAVOURITES_QUERY_RULES.canonical(query)).toBe(canonical);
    expect(isCanonicalQuery(FAVOURITES_QUERY_RULES, canonical)).toBe(true);
    expect(trouble(canonical)).toEqual(trouble(query));
    expect(trouble(query)).not.toEqual(NO_LINK_PROBLEMS);
  });

  test('yachts beyond sixty', () => {
    const many = manyIds(MAX_FAVOURITES + 2);
    const read = decodeFavouritesLink(`?y=${many.join(',')}`);
    expect(read.yachts.map(({ id }) => id)).toEqual(many.slice(0, MAX_FAVOURITES));
    expect(read.trouble).toEqual({ ...NO_LINK_PROBLEMS, over: 2 });
  });

  test('reads the start of a link longer than any address', () => {
    const query = `?y=${Array.from({ length: 9000 }, () => 'H-001').join(',')},H-002`;
    expect(idsOfLink(query)).toEqual([FIRST]);
    expect(trouble(query)).toEqual({ ...NO_LINK_PROBLEMS, cut: true });
    const noted = `${encodeFavouritesLink(NOTED).split('&n=')[0]}&n=${'é'.repeat(7900)}`;
    expect(isCanonicalQuery(FAVOURITES_QUERY_RULES, canonicalQuery(FAVOURITES_QUERY_RULES, noted))).toBe(true);
    expect(trouble(noted).cut).toBe(true);
  });

  test('rejects a day that does not exist', () => {
    expect(trouble('?v=2&y=H-001&on=20260230&not=cut')).toEqual({ ...NO_LINK_PROBLEMS, cut: true, unread: 1 });
  });
});

test('CF2 reads a link whose commas and letters were escaped on its way', () => {
  const [head = '', tail = ''] = encodeFavouritesLink(NOTED).split('&n=');
  const escaped = `${head.replaceAll(',', '%2C')}&n=${tail.replaceAll(',', '%2c').replaceAll('+', '%20')}`;
  expect(decodeFavouritesLink(escaped)).toEqual(NOTED);
});

test('CF2 keeps foreign parameters behind the list', () => {
  expect(canonicalQuery(FAVOURITES_QUERY_RULES, '?utm=1&y=,H-001')).toBe('?y=H-001&utm=1');
  expect(canonicalQuery(FAVOURITES_QUERY_RULES, `?utm=1&${LINK.slice(1)}`)).toBe(`${LINK}&utm=1`);
});

test('RT2 CF2 the favourites page keeps its list in its query', () => {
  expect(routeQueryRules({ name: 'favourites' })).toBe(FAVOURITES_QUERY_RULES);
});

test('CF2 a link has room for sixty yachts with all their state but notes', () => {
  const was = decodeListingStatus('c1850000eursl.s125000000eur');
  const yachts = ids(...Array.from({ length: MAX_FAVOURITES }, (_, at) => `H-${1000 + at}`)).map((id) => ({
    id,
    was,
    note: '',
  }));
  const link = encodeFavouritesLink({ ...SHARED, yachts });
  expect(link.length).toBeLessThan(MAX_LINK);
  expect(decodeFavouritesLink(link).yachts).toEqual(yachts);
});

test('CF2 every link round-trips in characters that are safe in an address', () => {
  fc.assert(
    fc.property(randomLink, (link) => {
      const query = encodeFavouritesLink(link);
      expect(query).toMatch(/^(\?[A-Za-z0-9._~,:;=&%+!*()-]+)?$/);
      expect(decodeFavouritesLink(query)).toEqual(link);
      expect(isCanonicalQuery(FAVOURITES_QUERY_RULES, query)).toBe(true);
    }),
  );
});

test('CF2 a truncated link contains no other yacht or price', () => {
  fc.assert(
    fc.property(randomLink, fc.double({ min: 0, max: 1, noNaN: true }), (link, share) => {
      const whole = encodeFavouritesLink(link);
      if (!whole.startsWith('?v=2')) return;
      const cut = decodeFavouritesLink(whole.slice(0, Math.floor(whole.length * share)));
      for (const [at, { id, was, note }] of cut.yachts.entries()) {
        expect(id).toBe(link.yachts[at]?.id);
        expect([null, link.yachts[at]?.was]).toContainEqual(was);
        expect(['', link.yachts[at]?.note]).toContain(note);
      }
    }),
  );
});

test('CF2 any address has one canonical form', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        hostileQuery,
        randomLink.map(encodeFavouritesLink),
        hostileQuery.map((junk) => LINK + junk),
      ),
      (query) => {
        const canonical = FAVOURITES_QUERY_RULES.canonical(query);
        expect(FAVOURITES_QUERY_RULES.canonical(canonical)).toBe(canonical);
        expect(isCanonicalQuery(FAVOURITES_QUERY_RULES, canonicalQuery(FAVOURITES_QUERY_RULES, query))).toBe(true);
      },
    ),
  );
});

test('CF2 writes yachts alone without a version', () => {
  const yachts = SHARED.yachts.map(({ id }) => ({ id, was: null, note: '' }));
  expect(encodeFavouritesLink({ ...SHARED, yachts, on: null })).toBe('?y=H-001,H-002');
});
