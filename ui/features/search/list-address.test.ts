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
    'q=sail+aurora&was=sail+aurora&said=%3Fq%3Daurora%26l%3Dkind%3Asail&l=kind%3Asail&l=amenity%3Apool',
    '/x/?q=aurora&l=amenity:pool;kind:sail&w=sail+aurora',
  ],
  // Its last filter was taken away.
  ['q=sail&was=sail&said=%3Fl%3Dkind%3Asail', '/x/'],
  // Other words replace the sentence and its filters; boxes ticked with them stay.
  ['q=motor&was=sail&said=%3Fl%3Dkind%3Asail&l=kind%3Asail&l=amenity%3Apool', '/x/?q=motor&l=amenity:pool'],
  ['q=&was=sail&said=%3Fl%3Dkind%3Asail&l=kind%3Asail', '/x/'],
  // An order and bounds of the sentence go with it, those changed by hand stay.
  ['q=motor&was=cheap&said=%3Fs%3Dprice-asc&s=price-asc', '/x/?q=motor'],
  ['q=motor&was=cheap&said=%3Fs%3Dprice-asc&s=year-desc', '/x/?q=motor&s=year-desc'],
  ['q=&was=over+30+m&said=%3Fr%3Dlength%3A30%3A&r.length.min=30&r.length.max=', '/x/'],
  ['q=&was=over+30+m&said=%3Fr%3Dlength%3A30%3A&r.length.min=45&r.length.max=60', '/x/?r=length:45:60'],
  ['q=&was=a+week&said=%3Fd%3D2027-07-03%3A7&d=2027-07-03%3A7%3A0%3Aoption', '/x/'],
  ['q=&was=a+week&said=%3Fd%3D2027-07-03%3A7&d=2027-07-03%3A10', '/x/?d=2027-07-03:10'],
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
