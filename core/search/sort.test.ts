import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleYacht } from '../../tests/samples/sample-yacht.ts';
import { MARKETS } from '../market/market.ts';
import { bookOf, randomBook, randomCurrency, randomToday } from '../price/price-book.fixture.ts';
import { SEASONS, seasonOf } from '../price/season.ts';
import { headlinePrice } from '../yacht/headline-price.ts';
import { listingPrice, parseSort, SORT_KEYS, sortCacheKey, yachtOrder } from './sort.ts';

test.each([
  ['length-desc', 'length-desc'],
  ['default', 'default'],
  ['Length-desc', null],
  ['', null],
  ['constructor', null],
  [undefined, null],
])('SE6 reads sort %j as %j', (raw, sort) => {
  expect(parseSort(raw)).toBe(sort);
});

test.each(SORT_KEYS)('SE6 %s: breaks ties by length, longest first, then by id, so that no two are equal', (sort) => {
  const order = yachtOrder(sort, 'sale', 'eur', 'summer');
  const fleet = ['c', 'a', 'b'].map((id) => sampleYacht({ id }));
  expect(fleet.toSorted(order).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(order(sampleYacht({ id: 'a' }), sampleYacht({ id: 'a' }))).toBe(0);
  if (sort.startsWith('length')) return;
  const longer = sampleYacht({ id: 'z', length: 60 });
  expect([...fleet, longer].toSorted(order)[0]).toBe(longer);
});

test.each([
  ['price-asc', ['cheap', 'dear', 'none', 'poa']],
  ['price-desc', ['dear', 'cheap', 'none', 'poa']],
] as const)('SE6 %s: sorts yachts without a price last', (sort, order) => {
  const fleet = [
    sampleYacht({ id: 'poa', poa: true, salePrice: 3 }),
    sampleYacht({ id: 'dear', salePrice: 2 }),
    sampleYacht({ id: 'none', salePrice: null }),
    sampleYacht({ id: 'cheap', salePrice: 1 }),
  ];
  expect(fleet.toSorted(yachtOrder(sort, 'sale', 'eur', 'summer')).map(({ id }) => id)).toEqual(order);
});

test('SE6 sorts by the price of the market in the visitor’s currency', () => {
  const a = sampleYacht({ id: 'a', salePrice: 1, weeklyRate: 9 });
  const b = sampleYacht({ id: 'b', salePrice: 2, weeklyRate: 8 });
  const swapped = {
    ...a,
    prices: { ...a.prices, sets: { ...a.prices.sets, usd: { ...a.prices.sets.usd, sale: 99 } } },
  };
  expect(yachtOrder('price-asc', 'sale', 'eur', 'summer')(a, b)).toBeLessThan(0);
  expect(yachtOrder('price-asc', 'charter', 'eur', 'summer')(a, b)).toBeGreaterThan(0);
  expect(yachtOrder('price-asc', 'sale', 'usd', 'summer')(swapped, b)).toBeGreaterThan(0);
});

const yacht = sampleYacht({ salePrice: 10, weeklyRate: 5 });
const withRates = (rates: object) => ({
  ...yacht,
  prices: { ...yacht.prices, sets: { ...yacht.prices.sets, eur: { ...yacht.prices.sets.eur, ...rates } } },
});
test('uses the sale price of the currency’s own set', () => {
  expect(listingPrice(yacht, 'sale', 'eur', 'summer')).toBe(10);
  expect(listingPrice(yacht, 'sale', 'aud', 'summer')).toBe(16);
});

test.each([
  [{}, 5, 6],
  [{ charterSummerLow: null }, 7, 6],
  [{ charterSummerLow: null, charterSummerHigh: null }, 8, 6],
  [{ charterWinterLow: null, charterWinterHigh: null }, 5, 8],
  [{ charter: null, charterWinterLow: null, charterWinterHigh: null }, 5, 5],
])('PR5 SE6 uses for %j the rate %i in summer and %i in winter', (missing, summer, winter) => {
  const rates = { charter: 8, charterSummerLow: 5, charterSummerHigh: 7, charterWinterLow: 6, charterWinterHigh: 9 };
  const listed = withRates({ ...rates, ...missing });
  expect(listingPrice(listed, 'charter', 'eur', 'summer')).toBe(summer);
  expect(listingPrice(listed, 'charter', 'eur', 'winter')).toBe(winter);
});

test('PR3 PR5 SE6 sorts by the figure on the card, and by none where it shows none', () => {
  fc.assert(
    fc.property(
      randomBook,
      fc.boolean(),
      fc.constantFrom(...MARKETS),
      randomCurrency,
      randomToday,
      (prices, poa, market, currency, today) => {
        const card = headlinePrice({ poa, prices }, market, currency, today);
        const shown = 'amount' in card && card.currency === currency ? card.amount : null;
        expect(listingPrice({ poa, prices }, market, currency, seasonOf(today))).toBe(shown);
      },
    ),
  );
});

test('a yacht has a price or not in either season alike', () => {
  fc.assert(
    fc.property(randomBook, fc.constantFrom(...MARKETS), randomCurrency, (prices, market, currency) => {
      const [summer, winter] = SEASONS.map((season) => listingPrice({ poa: false, prices }, market, currency, season));
      expect(summer === null).toBe(winter === null);
    }),
  );
});

const OWN = {
  salePriceContractCurrency: 900,
  charterPriceContractCurrency: 90,
  charterSummerPriceContractCurrency: 70,
  charterWinterPriceContractCurrency: 80,
};
const inGbp = (currency: string) => ({
  saleExchangeRate: currency === 'gbp' ? 1 : 2,
  charterExchangeRate: currency === 'gbp' ? 1 : 2,
});

test('PR3 falls back to the contract’s figure in the same currency', () => {
  const listed = { poa: false, prices: bookOf(inGbp, OWN) };
  expect(listingPrice(listed, 'sale', 'gbp', 'summer')).toBe(900);
  expect(listingPrice(listed, 'charter', 'gbp', 'summer')).toBe(70);
  expect(listingPrice({ ...listed, poa: true }, 'sale', 'gbp', 'summer')).toBeNull();
});

test('PR3 prefers the set’s own figure to the contract’s', () => {
  const prices = bookOf((currency) => ({ ...inGbp(currency), sale: 1000, charter: 100 }), OWN);
  expect(listingPrice({ poa: false, prices }, 'sale', 'gbp', 'summer')).toBe(1000);
  expect(listingPrice({ poa: false, prices }, 'charter', 'gbp', 'summer')).toBe(100);
});

test('PR3 never compares an amount in another currency, or in one without a rate', () => {
  const figures = { sale: 800, charter: 60 };
  const inAnother = bookOf((currency) => ({ ...inGbp(currency), ...(currency === 'gbp' ? figures : {}) }), OWN);
  const untold = bookOf(() => ({ saleExchangeRate: 2, charterExchangeRate: 2 }), OWN);
  const unknown = bookOf(
    () => ({
      saleExchangeRate: null,
      charterExchangeRate: null,
      charterSummerExchangeRate: null,
      charterWinterExchangeRate: null,
    }),
    OWN,
  );
  for (const market of ['sale', 'charter'] as const) {
    expect(listingPrice({ poa: false, prices: inAnother }, market, 'eur', 'summer')).toBeNull();
    expect(listingPrice({ poa: false, prices: unknown }, market, 'eur', 'summer')).toBeNull();
  }
  expect(listingPrice({ poa: false, prices: untold }, 'sale', 'eur', 'summer')).toBeNull();
});

test('PR3 reads no price, and price on application, as null', () => {
  expect(listingPrice({ poa: false, prices: bookOf(() => ({})) }, 'charter', 'eur', 'summer')).toBeNull();
  expect(listingPrice({ poa: false, prices: bookOf(() => ({})) }, 'sale', 'eur', 'summer')).toBeNull();
  expect(listingPrice({ ...yacht, poa: true }, 'charter', 'eur', 'summer')).toBeNull();
  expect(listingPrice({ ...yacht, poa: true }, 'sale', 'eur', 'summer')).toBeNull();
});

test.each(SORT_KEYS)('SE6 %s: an order with the same key is the same in another currency and season', (sort) => {
  const asked = fc.tuple(randomCurrency, fc.constantFrom(...SEASONS));
  fc.assert(
    fc.property(fc.array(randomBook, { maxLength: 6 }), asked, asked, (books, one, other) => {
      fc.pre(sortCacheKey(sort, ...one) === sortCacheKey(sort, ...other));
      const fleet = books.map((prices, index) => ({ ...sampleYacht({ id: String(index) }), prices }));
      expect(fleet.toSorted(yachtOrder(sort, 'charter', ...one))).toEqual(
        fleet.toSorted(yachtOrder(sort, 'charter', ...other)),
      );
    }),
  );
  expect(sortCacheKey(sort, 'eur', 'summer') === sortCacheKey(sort, 'usd', 'summer')).toBe(!sort.startsWith('price'));
});
