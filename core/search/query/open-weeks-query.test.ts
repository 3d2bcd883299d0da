import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CONTENT_QUERY_RULES } from '../../content/content-query.ts';
import { readQuery } from '../../routing/query-rules.ts';
import { decodeOpenWeeks, encodeOpenWeeks } from './open-weeks-query.ts';

test.each([
  ['', ''],
  ['?waters=&stay=&guests=', ''],
  ['?guests=8&stay=week&waters=exumas', '?waters=exumas&stay=week&guests=8'],
  ['?waters=Leeward%20Islands', '?waters=leeward-islands'],
  // Lengths and numbers that the form does not offer.
  ['?stay=month&guests=7', ''],
  ['?guests=08', ''],
  ['?stay=toString', ''],
])('AV8 reads %j as %j', (query, canonical) => {
  expect(encodeOpenWeeks(decodeOpenWeeks(query))).toBe(canonical);
  expect(encodeOpenWeeks(decodeOpenWeeks(canonical))).toBe(canonical);
});

test('AV8 any query is read, and what it is read as round-trips', () => {
  fc.assert(
    fc.property(fc.record({ waters: fc.string(), stay: fc.string(), guests: fc.nat(20) }), (values) => {
      const query = `?${new URLSearchParams(Object.entries(values).map(([key, value]) => [key, String(value)]))}`;
      const choice = decodeOpenWeeks(query);
      expect(decodeOpenWeeks(encodeOpenWeeks(choice))).toEqual(choice);
    }),
  );
});

test('AV8 a content page owns the choice of open weeks beside that of its own lists', () => {
  const { own, whole } = readQuery(CONTENT_QUERY_RULES, '?guests=8&p=2&utm_source=letter&waters=sicily');
  expect(own).toBe('?p=2&waters=sicily&guests=8');
  expect(whole).toBe('?p=2&waters=sicily&guests=8&utm_source=letter');
});
