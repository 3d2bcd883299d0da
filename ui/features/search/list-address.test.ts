import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeCriteria } from '../../../core/search/query/criteria-query.ts';
import { encodeSearch } from '../../../core/search/query/search-query.ts';
import { randomCriteria } from '../../../tests/samples/random-fleet.ts';
import { listAddress } from './list-address.ts';

const search = { text: '', explanation: '', markets: [], siteSearch: { text: '', href: '' } };
const fieldsOf = (query: string) => new URLSearchParams(query);

test.each([
  ['q=aurora&l=kind%3Asail&l=kind%3Amotor', '/x/?q=aurora&l=kind:motor,sail'],
  ['i=charter&r.price-eur.min=1&q=', '/x/?r=price-eur:1:'],
  ['l=kind%3Asail&currency=usd&unit=feet', '/x/?l=kind:sail&currency=usd&unit=feet'],
  ['', '/x/'],
])('PR6 RT8 SE7 reads a list with the market in its path: %s', (fields, address) => {
  expect(listAddress({ action: '/x/', market: 'sale', search: null }, fieldsOf(fields))).toBe(address);
});

test.each([
  ['i=sale&q=aurora', '/x/?i=sale&q=aurora'],
  ['q=aurora', '/x/?q=aurora'],
  ['', '/x/'],
  // The field still has the sentence: a filter was added beside it.
  [
    'q=sail+aurora&was=sail+aurora&rest=%3Fq%3Daurora&l=kind%3Asail&l=amenity%3Apool',
    '/x/?q=aurora&l=amenity:pool;kind:sail&w=sail+aurora',
  ],
  // Other words replace the sentence and its filters.
  ['q=motor&was=sail&rest=%3Fl%3Damenity%3Apool&l=kind%3Asail&l=amenity%3Apool', '/x/?q=motor&l=amenity:pool'],
  ['q=&was=sail&rest=&l=kind%3Asail', '/x/'],
])('RT2 SE7 reads the search page with the market in its fields: %s', (fields, address) => {
  expect(listAddress({ action: '/x/', market: 'sale', search }, fieldsOf(fields))).toBe(address);
});

test('RT2 RT8 SE7 keeps a URL from the server unchanged', () => {
  fc.assert(
    fc.property(randomCriteria, (criteria) => {
      const { market } = criteria;
      expect(listAddress({ action: '/', market, search: null }, fieldsOf(encodeCriteria(criteria)))).toBe(
        `/${encodeCriteria(criteria)}`,
      );
      expect(listAddress({ action: '/', market, search }, fieldsOf(encodeSearch(criteria)))).toBe(
        `/${encodeSearch(criteria)}`,
      );
    }),
  );
});
