import { expect, test } from 'vitest';
import type { FeedRecord } from '../../core/import/feed-listing.ts';
import { DEFAULT_LOCALE } from '../../core/locale/locale.ts';
import { mapOpenYacht } from './map-openyacht.ts';
import { changed, listingOf, saleListing } from './openyacht.fixture.ts';

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

test('FD1 a price at which prices start is left out', () => {
  const record = map(changed(saleListing(), 'listing/price/starting_price', true));
  expect(listingOf(record).sale).toMatchObject({ price: null, onApplication: false });
  expect(leftOut(record)).toEqual(['listing/price/amount 7450000.00: is where prices start, not that of the yacht']);
});
