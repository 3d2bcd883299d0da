import { expect, test } from 'vitest';
import { CONTENT_QUERY_RULES } from '../../content/content-query.ts';
import { readQuery } from '../../routing/query-rules.ts';
import { decodeCriteria } from './criteria-query.ts';
import { decodeToScale, encodeToScale, toScaleRequest } from './to-scale-query.ts';

test.each([
  ['', ''],
  ['?i=all', ''],
  ['?i=sale&l=kind:sail&r=length:30:60&zoom=5', '?i=sale&l=kind:sail&r=length:30:60&zoom=5'],
  ['?r.length.min=100&r.length.unit=feet', '?r=length:30.48:'],
  // The order, the page and the layout of a list do not apply, nor does a level that does not exist.
  ['?i=charter&s=year-desc&p=3&v=map&f=all&zoom=9', '?i=charter'],
  ['?zoom=3', ''],
])('CF4 reads %j as %j', (query, canonical) => {
  expect(encodeToScale(decodeToScale(query))).toBe(canonical);
  expect(encodeToScale(decodeToScale(canonical))).toBe(canonical);
});

test('CF4 keeps of all markets the filters that both have', () => {
  const query = 'd=2027-07-03:7&l=charter-listing:new;kind:sail&r=rate-eur:1000:;length:30:';
  const shared = encodeToScale(toScaleRequest('all', decodeCriteria('charter', query)));
  expect(shared).toContain('kind:sail');
  expect(shared).toContain('length:30:');
  expect(shared).not.toMatch(/d=|rate/);
  expect(encodeToScale(toScaleRequest('charter', decodeCriteria('charter', query)))).toContain('d=2027-07-03:7');
});

test('CF4 a content page owns the filters of the fleet beside those of its own lists', () => {
  const { own, whole } = readQuery(CONTENT_QUERY_RULES, '?zoom=2&p=2&l=kind:sail&utm_source=letter&i=sale');
  expect(own).toBe('?p=2&i=sale&l=kind:sail&zoom=2');
  expect(whole).toBe(`${own}&utm_source=letter`);
  expect(readQuery(CONTENT_QUERY_RULES, own).isCanonical).toBe(true);
});
