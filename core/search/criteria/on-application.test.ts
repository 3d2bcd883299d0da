import { expect, test } from 'vitest';
import { decodeSearch, encodeSearch } from '../query/search-query.ts';
import { onApplication } from './on-application.ts';

const asked = (query: string) => {
  const criteria = onApplication(decodeSearch(query));
  return criteria && encodeSearch(criteria);
};

test.each([
  ['?l=kind:sail&r=rate-eur::150000&p=2', '?l=charter-price:on-application;kind:sail'],
  [
    '?i=sale&r=length:40:;price-usd:1000000:&s=price-asc',
    '?i=sale&l=sale-price:on-application&r=length:40:&s=price-asc',
  ],
  ['?r=rate-eur::150000;rate-gbp::1', '?l=charter-price:on-application'],
])('SE4 who bounds prices can ask for the yachts that are left out: %s', (query, expected) => {
  expect(asked(query)).toBe(expected);
});

test('SE4 without a price range no yacht is left out', () => {
  expect(asked('?l=kind:sail&r=length:40:')).toBeNull();
});
