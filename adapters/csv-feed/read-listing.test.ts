import { expect, test } from 'vitest';
import { listingOf, readerOf, recordsOf } from './csv-table.fixture.ts';

const POA = { Price: 'price', POA: 'priceOnApplication', Hide: 'priceOnApplication' };

test.each([
  ['POA', '', []],
  ['x', '', []],
  ['no', 'x', []],
  ['', 'Yes please', ['Hide is not recognised, so that the price is hidden']],
  ['=TRUE()', '', ['POA is a formula']],
])('FD1 the flags %j and %j hide the price of a row', async (first, second, problems) => {
  const { listing, leftOut } = await listingOf(POA, ['EUR 900,000', first, second]);
  expect(listing.sale).toMatchObject({ price: null, onApplication: true });
  expect(leftOut.map(({ field, problem }) => `${field} ${problem}`)).toEqual(problems);
});

test('FD1 a price is shown where each flag says no, and not where it is itself on application', async () => {
  const shown = await listingOf(POA, ['EUR 900,000', 'no', '-']);
  expect(shown.listing.sale).toMatchObject({ price: { amount: 900_000, currency: 'EUR' }, onApplication: false });
  expect((await listingOf(POA, ['POA', 'no', ''])).listing.sale.onApplication).toBe(true);
});

test('FD1 the price of a week is none of a sale, and may be one of a charter', async () => {
  const columns = { Price: 'price', Summer: 'charter.summerLow' };
  const { listing, leftOut } = await listingOf(columns, ['EUR 45,000 per week', 'EUR 45,000 per week']);
  expect(listing.sale.price).toBeNull();
  expect(listing.charter.summerLow).toEqual({ amount: 45_000, currency: 'EUR' });
  expect(leftOut).toEqual([{ field: 'Price', value: 'EUR 45,000 per week', problem: 'is the price of a week' }]);
});

test('FD1 a row of a charter has no price of a sale', async () => {
  const settings = { markets: ['charter'] };
  const { listing, leftOut } = await listingOf({ Price: 'price' }, ['EUR 45,000'], settings);
  expect(listing.sale).toMatchObject({ price: null, onApplication: false });
  expect(leftOut).toEqual([
    { field: 'Price', value: 'EUR 45,000', problem: 'is a price of a charter without its season' },
  ]);
  const both = await listingOf({ Price: 'price' }, ['EUR 900,000'], { markets: ['charter', 'sale'] });
  expect(both.listing.sale.price).toEqual({ amount: 900_000, currency: 'EUR' });
});

test.each([
  ['', 'yes', true],
  ['POA', '', true],
  ['', 'no', false],
])('FD1 a charter with the price %j and the flag %j is on application: %s', async (price, flag, onApplication) => {
  const columns = { Price: 'price', POA: 'priceOnApplication', Summer: 'charter.summerLow' };
  const { listing } = await listingOf(columns, [price, flag, 'EUR 45,000'], { markets: ['charter'] });
  expect(listing.sale).toEqual({ price: null, onApplication, vatPaid: null, newToMarket: false });
});

test.each([
  ['For sale', ['sale']],
  ['charter & sale', ['charter', 'sale']],
  ['Sale/Charter', ['charter', 'sale']],
  ['Venta y alquiler', ['charter', 'sale']],
  ['vendita e noleggio', ['charter', 'sale']],
  ['both', ['charter', 'sale']],
])('FD1 the market %j is %j', async (market, markets) => {
  const { listing } = await listingOf({ Market: 'market' }, [market]);
  expect(listing.markets).toEqual(markets);
});

test.each(['not for sale', 'Sale (no charter)', 'charter only, no sale', 'no longer for charter', 'venta no', 'sold'])(
  'FD1 the market %j is not understood, and its row refused',
  async (market) => {
    const [record] = await recordsOf(readerOf({ Market: 'market' }), `Id,Market\nA-1,"${market}"\n`);
    expect(record).toMatchObject({ kind: 'refused', ref: 'A-1', problems: [{ problem: 'is not recognised' }] });
  },
);

test.each([
  ['an unquoted comma', 'Id,Name,LOA', 'A-1,Sea, Breeze,24 m', 'A-1'],
  ['a cell too few', 'Id,Name,LOA', 'A-1,Brisa', 'A-1'],
  ['a stray quote', 'Id,Name,LOA', 'A-1,"Sea Breeze,24 m', 'A-1'],
  ['a quote behind a cell in quotes', 'Name,Id,LOA', '"Sea, ""Breeze""","=""007""","24 m', '007'],
  ['a comma before the id', 'Name,Id,LOA', 'Sea, Breeze,A-1,24 m', null],
  ['a cell before the id that cannot be read', 'LOA,Id,Name', '24 m of steel,A-1,Brisa,3', null],
  ['a quote before the id', 'Name,Id,LOA', '"Sea Breeze,A-1,24 m', null],
  ['no id', 'Id,Name,LOA', ',Brisa,24 m,5', null],
  ['a formula as its id', 'Id,Name,LOA', '=A1,Brisa,24 m,5', null],
])('FD2 a broken row with %s: the id is kept where it stands before the break', async (_, header, row, ref) => {
  const [record] = await recordsOf(readerOf({ Name: 'name', LOA: 'length' }), `${header}\n${row}\n`);
  expect(record).toMatchObject({ kind: 'refused', at: 'row 2', ref });
});
