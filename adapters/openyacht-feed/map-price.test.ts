import { expect, test } from 'vitest';
import type { FeedRecord } from '../../core/import/feed-listing.ts';
import { DEFAULT_LOCALE } from '../../core/locale/locale.ts';
import { mapOpenYacht } from './map-openyacht.ts';
import { changed, charterListing, listingOf, rate, saleListing } from './openyacht.fixture.ts';

const map = (record: unknown) => mapOpenYacht('listing', record, DEFAULT_LOCALE);
const leftOut = (record: FeedRecord) =>
  record.kind === 'listing' ? record.leftOut.map(({ field, value, problem }) => `${field} ${value}: ${problem}`) : null;

test.each([
  ['true', true],
  [1, true],
  ['yes', true],
  ['perhaps', true],
  [{}, true],
  ['false', false],
  [0, false],
])('FD1 a flag on_application of %j, against the protocol, hides the price: %s', (flag, isHidden) => {
  const record = map(changed(saleListing(), 'listing/price/on_application', flag));
  const price = isHidden ? null : { amount: 7450000, currency: 'CHF' };
  expect(listingOf(record).sale).toMatchObject({ price, onApplication: isHidden });
  expect(leftOut(record)?.map((text) => text.split(' ')[0])).toEqual(['listing/price/on_application']);
});

test.each<[unknown, boolean]>([
  [{ amount: null, currency: null, on_application: true, starting_price: false }, true],
  [{ on_application: 'yes' }, true],
  [[{ on_application: true }], true],
  ['POA', true],
  [{ amount: '12000', currency: 'EUR', on_application: false, starting_price: false }, false],
  ['12000', false],
  [null, false],
])('FD1 a price %j of a charter, which the protocol does not have, hides her rates: %s', (price, isHidden) => {
  const record = map(changed(charterListing({ rates: [rate('summer', '90000', '110000')] }), 'listing/price', price));
  expect(listingOf(record)).toMatchObject({
    sale: { price: null, onApplication: isHidden },
    charter: { summerLow: { amount: 90_000 } },
  });
});

test('FD1 a price at which prices start is left out', () => {
  const record = map(changed(saleListing(), 'listing/price/starting_price', true));
  expect(listingOf(record).sale).toMatchObject({ price: null, onApplication: false });
  expect(leftOut(record)).toEqual([
    'listing/price/amount 7450000.00: is a starting price, not the price of this yacht',
  ]);
});
