import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SAMPLE_TERMS } from '../../tests/samples/sample-terms.ts';
import { canonicalQuery, isCanonicalQuery } from '../routing/query-rules.ts';
import { dayNumber } from '../shared/calendar-day.ts';
import { hostileQuery } from '../shortlist/shortlist.fixture.ts';
import { charterYacht, nightsFrom, randomFrom, randomNights, stay, TODAY } from './estimate.fixture.ts';
import {
  type DecodedEstimate,
  decodeEstimate,
  ESTIMATE_KEYS,
  ESTIMATE_QUERY_RULES,
  encodeEstimate,
} from './estimate-query.ts';
import { defaultStay } from './stay.ts';

const RULES = { today: TODAY, terms: SAMPLE_TERMS, yacht: charterYacht(), mostGuests: 12, usual: defaultStay(TODAY) };
const read = (query: string) => decodeEstimate(new URLSearchParams(query), RULES);
const idOf = ({ port }: DecodedEstimate) => port?.id;

test('an empty address means the usual week, with all her guests, where she is', () => {
  const usual = defaultStay(TODAY);
  expect(read('')).toEqual({
    fields: { from: usual.from, to: usual.to, party: '12', port: '' },
    stay: { ok: true, value: usual },
    ...{ party: 12, port: SAMPLE_TERMS.ports[4], usualPort: SAMPLE_TERMS.ports[4], delivery: false, gratuity: false },
    ...{ problems: [], leftOut: [], asked: false },
  });
});

test('reads an address as the form sends it', () => {
  const parsed = read('from=2027-07-03&to=2027-07-10&party=8&port=kotor&delivery=1&gratuity=1');
  expect(parsed).toEqual({
    fields: { from: '2027-07-03', to: '2027-07-10', party: '8', port: 'kotor' },
    stay: { ok: true, value: stay('2027-07-03', '2027-07-10') },
    ...{ party: 8, port: SAMPLE_TERMS.ports[3], usualPort: SAMPLE_TERMS.ports[0], delivery: true, gratuity: true },
    ...{ problems: [], leftOut: [], asked: true },
  });
});

test('a single date means a week from or up to it; empty form fields count as absent', () => {
  expect(read('from=2027-07-03').fields).toMatchObject({ from: '2027-07-03', to: '2027-07-10' });
  expect(read('to=2027-07-10&from=').fields).toMatchObject({ from: '2027-07-03', to: '2027-07-10' });
  expect(read('from=&to=&party=&port=')).toEqual(read(''));
});

test('the default port follows the season in which the stay begins, even without a valid stay', () => {
  expect(idOf(read('from=2027-07-03'))).toBe('athens');
  expect(idOf(read('from=2027-07-03&to=2027-07-01'))).toBe('athens');
  expect(read('').port?.id).toBe('bergen');
});

test('PR5 a default port follows the season of the dates, a chosen one stays', () => {
  const { fields } = read('from=2027-07-03');
  expect(fields.port).toBe('');
  const winter = { ...fields, from: '2027-01-09', to: '2027-01-16' };
  expect(idOf(read(encodeEstimate(winter)))).toBe('bergen');
  expect(idOf(read(encodeEstimate({ ...winter, port: 'athens' })))).toBe('athens');
});

test.each([
  ['from=2026-11-01&to=2026-11-08', [{ field: 'from', kind: 'past' }]],
  ['from=2027-07-10&to=2027-07-03', [{ field: 'to', kind: 'reversed' }]],
  ['from=2027-04-01&to=2027-12-01', [{ field: 'to', kind: 'too-long' }]],
  ['from=2032-04-01&to=2032-04-08', [{ field: 'from', kind: 'too-far' }]],
])('reports real dates without a valid stay at their field, as typed: %s', (query, problems) => {
  const parsed = read(query);
  expect(parsed).toMatchObject({ problems, leftOut: [], stay: { ok: false, error: problems } });
  expect(`from=${parsed.fields.from}&to=${parsed.fields.to}`).toBe(query);
});

describe('reports invalid values and uses the default', () => {
  test.each([
    ['from=2027-02-30', 'from'],
    ['from=tomorrow', 'from'],
    ['to=10.7.2027', 'to'],
    ['to=0000-01-01', 'to'],
    ['from=9999-12-31', 'from'],
    ['party=13', 'party'],
    ['party=0', 'party'],
    ['party=-1', 'party'],
    ['party=2.5', 'party'],
    ['party=1e1', 'party'],
    ['party=08', 'party'],
    ['port=atlantis', 'port'],
    ['port=__proto__', 'port'],
    ['delivery=yes', 'delivery'],
    ['gratuity=true', 'gratuity'],
  ])('%s', (query, key) => {
    const { leftOut, asked, ...rest } = read(query);
    expect(leftOut).toEqual([key]);
    expect(asked).toBe(true);
    const { leftOut: _, asked: __, ...usual } = read('');
    expect(rest).toEqual(usual);
  });

  test('one of two is invalid, the other stays', () => {
    const parsed = read('from=2027-07-03&to=x&party=8&port=nowhere');
    expect(parsed.leftOut).toEqual(['to', 'port']);
    expect(parsed.fields).toEqual({ from: '2027-07-03', to: '2027-07-10', party: '8', port: '' });
    expect(idOf(parsed)).toBe('athens');
  });
});

describe('the query of the page', () => {
  test.each([
    ['', ''],
    ['?gratuity=1&to=2027-07-10&from=2027-07-03', '?from=2027-07-03&to=2027-07-10&gratuity=1'],
    ['?from=&to=&party=8&port=', '?party=8'],
    ['?party=8&party=9', '?party=8'],
    ['?party=+8+', '?party=8'],
    ['?port=a%20b', '?port=a+b'],
    [`?port=${'x'.repeat(60)}`, `?port=${'x'.repeat(40)}`],
    [`?port=${'x'.repeat(39)}%F0%9F%9B%A5y`, `?port=${'x'.repeat(39)}%F0%9F%9B%A5`],
    ['?utm=1&colour=blue', ''],
  ])('writes %s as %s', (query, canonical) => {
    expect(ESTIMATE_QUERY_RULES.canonical(query)).toBe(canonical);
    expect(isCanonicalQuery(ESTIMATE_QUERY_RULES, canonical)).toBe(true);
  });

  test('keeps foreign parameters behind the estimate', () => {
    expect(canonicalQuery(ESTIMATE_QUERY_RULES, '?utm=1&party=8')).toBe('?party=8&utm=1');
  });

  test('reads the visitor’s choices from its address', () => {
    const chosen = fc.record({
      from: randomFrom,
      nights: randomNights,
      party: fc.integer({ min: 1, max: 12 }),
      port: fc.constantFrom(...SAMPLE_TERMS.ports),
      delivery: fc.boolean(),
      gratuity: fc.boolean(),
    });
    fc.assert(
      fc.property(chosen, ({ from, nights, party, port, delivery, gratuity }) => {
        const { to } = nightsFrom(from, nights);
        const flags = { ...(delivery ? { delivery: '1' } : {}), ...(gratuity ? { gratuity: '1' } : {}) };
        const query = encodeEstimate({ from, to, party: String(party), port: port.id, ...flags });
        expect(ESTIMATE_QUERY_RULES.canonical(query)).toBe(query);
        const parsed = read(query);
        expect(parsed).toMatchObject({ party, port, delivery, gratuity, leftOut: [], problems: [] });
        expect(parsed.stay).toEqual({ ok: true, value: nightsFrom(from, nights) });
      }),
    );
  });

  test('reads any query without error and gives it one form', () => {
    fc.assert(
      fc.property(hostileQuery, (query) => {
        const canonical = ESTIMATE_QUERY_RULES.canonical(query);
        expect(ESTIMATE_QUERY_RULES.canonical(canonical)).toBe(canonical);
        expect(isCanonicalQuery(ESTIMATE_QUERY_RULES, canonicalQuery(ESTIMATE_QUERY_RULES, query))).toBe(true);
        const parsed = read(query);
        expect(parsed.party).toBeGreaterThanOrEqual(1);
        expect(parsed.party).toBeLessThanOrEqual(12);
        for (const date of [parsed.fields.from, parsed.fields.to]) expect(dayNumber(date)).not.toBeNull();
      }),
    );
    const value = fc.string({ unit: 'binary', maxLength: 60 });
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...ESTIMATE_KEYS), value), (fields) => {
        const canonical = encodeEstimate(fields);
        expect(ESTIMATE_QUERY_RULES.canonical(canonical)).toBe(canonical);
        expect(read(canonical)).toEqual(decodeEstimate(new URLSearchParams(Object.entries(fields)), RULES));
      }),
    );
  });
});
