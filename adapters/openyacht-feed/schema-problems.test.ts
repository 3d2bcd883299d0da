import { expect, test } from 'vitest';
import { changed, charterListing, ID, page, rate, saleListing, tombstone } from './openyacht.fixture.ts';
import { type SchemaName, schemaProblems } from './schema-problems.ts';

const told = (name: SchemaName, record: unknown) =>
  schemaProblems(name, record).map(({ kind, field, problem }) => `${kind}: ${field} ${problem}`);

test('FD1 listings, tombstones and pages that keep the rules have no problem', () => {
  const area = { name: 'Amber Coast', slug: null, season: null };
  const charter = charterListing({ rates: [rate('summer', '90000', '110000.50')], operating_areas: [area] });
  for (const listing of [saleListing(), charter]) expect(told('listing', listing)).toEqual([]);
  for (const status of ['active', 'under_offer', 'sold', 'withdrawn']) {
    expect(told('tombstone', tombstone(status))).toEqual([]);
  }
  expect(told('page', page([saleListing(), charter, tombstone()], { next_cursor: 'b2Zmc2V0' }))).toEqual([]);
  const nulls = { agreement: null, condition: null, listed_at: null, x_desk: { any: ['thing'] } };
  expect(told('listing', { ...saleListing(), ...nulls })).toEqual([]);
});

const AMOUNT = 'is not an amount as text of decimal digits, such as "1250000" or "1250000.50"';
const INSTANT = 'is not an instant in UTC that ends with Z';
const ADDRESS = 'is not the address of a listing: https://…/openyacht/v1/listings/ and a UUID in lower case';

test.each([
  ['usage', undefined, 'missing: usage is missing'],
  ['media/profile/thumbnail_url', undefined, 'missing: media/profile/thumbnail_url is missing'],
  ['media/profile/thumbnail_url', null, 'wrong: media/profile/thumbnail_url is not an address'],
  ['vessel/imo', undefined, 'missing: vessel/imo is missing'],
  ['listing/price/amount', 7450000, `wrong: listing/price/amount ${AMOUNT}`],
  ['listing/price/amount', '7,450,000', `wrong: listing/price/amount ${AMOUNT}`],
  ['listing/price/amount', '-1', `wrong: listing/price/amount ${AMOUNT}`],
  ['listing/price/amount', '1e6', `wrong: listing/price/amount ${AMOUNT}`],
  ['listing/price/currency', 'chf', 'wrong: listing/price/currency is not a currency of ISO 4217 in capitals'],
  [
    'listing/location/country',
    'Spain',
    'wrong: listing/location/country is not a country of ISO 3166-1 in two capitals',
  ],
  ['status', 'reserved', 'wrong: status is not active or under_offer or sold or withdrawn'],
  ['status', 'draft', 'wrong: status is not active or under_offer or sold or withdrawn'],
  ['updated_at', '2026-06-02T10:30:00+02:00', `wrong: updated_at ${INSTANT}`],
  ['updated_at', '2026-02-30T10:30:00Z', `wrong: updated_at ${INSTANT}`],
  ['updated_at', '2026-06-02', `wrong: updated_at ${INSTANT}`],
  ['note', 'for us only', 'unknown: note is not a field of the protocol, and its name does not begin with x_'],
  ['vessel/note', 1, 'unknown: vessel/note is not a field of the protocol, and its name does not begin with x_'],
  ['charter', { rates: [] }, 'wrong: charter is not null, as it is for a sale'],
  ['id', ID.replace('https', 'http'), `wrong: id ${ADDRESS}`],
  ['id', ID.replace('boats', 'me:secret@boats'), `wrong: id ${ADDRESS}`],
  ['id', ID.toUpperCase(), `wrong: id ${ADDRESS}`],
  ['vessel/loa_m', '33.8', 'wrong: vessel/loa_m is not a number'],
  ['vessel/year_built', 2018.5, 'wrong: vessel/year_built is not a whole number'],
  ['vessel/previous_names', 'LOW WATER', 'wrong: vessel/previous_names is not a list'],
  ['specifications/power_or_sail', null, 'wrong: specifications/power_or_sail is not power or sail'],
  [
    'specifications/engines/1/hours_recorded_at',
    '2026-04-31',
    'wrong: specifications/engines[1]/hours_recorded_at is not a date as YYYY-MM-DD',
  ],
  ['media/gallery/0/url', 'pictures/1.jpg', 'wrong: media/gallery[0]/url is not an address'],
  [
    'media/gallery/1/sha256',
    'AB',
    'wrong: media/gallery[1]/sha256 is not a SHA-256 in hexadecimal digits in lower case',
  ],
  ['usage/display', 'yes', 'wrong: usage/display is not true or false'],
])('FD1 a listing whose %s is %j: %s', (path, value, problem) => {
  expect(told('listing', changed(saleListing(), path, value))).toContain(problem);
});

test('FD1 a charter has a charter block and no price of a sale', () => {
  const price = { amount: '1', currency: 'EUR', on_application: false, starting_price: false };
  expect(told('listing', { ...charterListing(), charter: null })).toEqual([
    'wrong: charter is not an object, as it is for a charter',
  ]);
  expect(told('listing', changed(charterListing(), 'listing/price', price))).toEqual([
    'wrong: listing/price is not null, as it is for a charter',
  ]);
  expect(
    told('listing', charterListing({ rates: [rate('summer', '1', '1', 'EUR', { rate_type: 'hourly' })] })),
  ).toEqual(['wrong: charter/rates[0]/rate_type is not weekly or daily']);
});

test('FD1 a page and a tombstone are checked too', () => {
  expect(told('page', { data: [] })).toEqual(['missing: meta is missing']);
  expect(told('page', page([], { next_cursor: null }))).toEqual([
    'wrong: meta/next_cursor is not the cursor of the next page, which is absent on the last one',
  ]);
  expect(told('page', page([], { protocol_version: '2.0' }))).toEqual([
    'wrong: meta/protocol_version is not a version 1 of the protocol',
  ]);
  expect(told('page', page([tombstone('gone')]))).toEqual([
    'wrong: data[0]/status is not active or under_offer or sold or withdrawn',
  ]);
  expect(told('tombstone', { ...tombstone(), tombstone: false })).toEqual(['wrong: tombstone is not true']);
});

test.each([null, 7, 'text', [], [saleListing()]])('FD1 %j is no listing', (record) => {
  expect(told('listing', record)).toEqual(['wrong:  is not an object']);
});

test('FD1 numbers without end are no numbers', () => {
  const record = JSON.parse(JSON.stringify(saleListing()).replace('"loa_m":33.8', '"loa_m":1e999'));
  expect(told('listing', record)).toEqual(['wrong: vessel/loa_m is not a number']);
});
