import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canonicalQuery,
  isCanonicalQuery,
  parametersOf,
  type QueryRules,
  truncatedQuery,
  writeUnencodedQuery,
} from './query-rules.ts';

/** Owns `a` and `b`; writes them in this order, a value that is not a letter left out. */
const LETTERS: QueryRules = {
  owns: (key) => key === 'a' || key === 'b',
  canonical(query) {
    const given = new URLSearchParams(query);
    const parts = ['a', 'b'].flatMap((key) => {
      const value = given.get(key) ?? '';
      return /^[a-z]$/.test(value) ? [`${key}=${value}`] : [];
    });
    return parts.length === 0 ? '' : `?${parts.join('&')}`;
  },
};

describe('SE7 own and foreign parameters of a page', () => {
  test.each([
    ['', '', true],
    ['?', '', true],
    ['a=x', '?a=x', true],
    ['?a=x&b=y', '?a=x&b=y', true],
    ['?b=y&a=x', '?a=x&b=y', false],
    ['?a=1', '', false],
    ['?%61=x', '?a=x', false],
    ['?utm=1', '?utm=1', true],
    ['?utm=1&a=x', '?a=x&utm=1', true],
    ['?z=%zz&y=+&b=y', '?b=y&z=%zz&y=+', true],
    ['?utm=2&utm=1', '?utm=2&utm=1', true],
    ['?&&a=x&', '?a=x', true],
    ['?a', '', false],
    ['?=x', '?=x', true],
  ])('rewrites %s as %s; canonical: %j', (query, canonical, isCanonical) => {
    expect(canonicalQuery(LETTERS, query)).toBe(canonical);
    expect(isCanonicalQuery(LETTERS, query)).toBe(isCanonical);
  });

  test('drops what exceeds the parsed number of parameters', () => {
    expect(canonicalQuery(LETTERS, `?a=x${'&utm'.repeat(4000)}`)).toBe(`?a=x${'&utm'.repeat(249)}`);
  });

  test('drops what exceeds the parsed length of a query', () => {
    expect(canonicalQuery(LETTERS, `?a=x&utm=${'1'.repeat(9000)}`)).toBe('?a=x');
  });
});

test.each([
  [`?${'a'.repeat(8192)}`, 8192],
  ['a'.repeat(8193), 0],
  [`${'a'.repeat(8191)}&`, 8192],
  [`${'a'.repeat(8191)}&b`, 8191],
  [`${'a'.repeat(8192)}&b`, 8192],
  [`${'a'.repeat(8193)}&b`, 0],
])('SE7 cuts a query after the last whole parameter of its first 8192 characters (%#)', (query, length) => {
  expect(truncatedQuery(query)).toBe(query.replace(/^\?/, '').slice(0, length));
});

test('SE7 writes lists as repeated parameters, and leaves null out', () => {
  expect(writeUnencodedQuery({ a: 1, b: null, c: ['x', 'y'], d: 'z', e: [] })).toBe('?a=1&c=x&c=y&d=z');
  expect(writeUnencodedQuery({ a: null })).toBe('');
});

test('SE7 canonicalising any query is idempotent and keeps foreign parameters unchanged', () => {
  const part = fc.oneof(
    fc.constantFrom('a=x', 'b=y', 'a=', 'utm=1', '%61=z', 'c', '&', '=', '%', '%zz', '?', '#', '\ud800'),
    fc.string({ unit: 'binary', maxLength: 8 }),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
      const canonical = canonicalQuery(LETTERS, `?${parts.join('&')}`);
      expect(isCanonicalQuery(LETTERS, canonical)).toBe(true);
      expect(canonicalQuery(LETTERS, canonical)).toBe(canonical);
      for (const foreign of parts.filter((one) => /^(?:utm=1|c|%zz)$/.test(one)))
        expect(canonical.slice(1).split('&')).toContain(foreign);
    }),
  );
});

test.each([
  ['a=%C3%A9+%F0%9F%98%80', 'é 😀'],
  ['a=caf%C3', 'caf\ufffd'],
  ['a=%C3%C3%A9%A9', '\ufffdé\ufffd'],
  ['a=%ED%A0%80x%C0%AF', '\ufffdx\ufffd'],
  ['a=%F4%90%80%80%41', '\ufffdA'],
  ['a=100%&b=%zz', '100%'],
  ['a=%%41%%', '%A%'],
  ['?a=1&?a=2&%61=3', '1'],
])('SE7 reads %s, whatever its escapes', (query, value) => {
  expect(parametersOf(query).get('a')).toBe(value);
});
