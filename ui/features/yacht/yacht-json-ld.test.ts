import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Currency } from '../../../core/price/currency.ts';
import { headlinePrice } from '../../../core/price/headline-price.ts';
import { bookOf, randomBook, randomCurrency, SUMMER } from '../../../core/price/price-book.fixture.ts';
import type { PriceBook } from '../../../core/price/price-set.ts';
import type { Market } from '../../../core/yacht/market.ts';
import { sampleYacht } from '../../../tests/contract/sample-yacht.ts';
import { yachtJsonLd } from './yacht-json-ld.ts';

const ORIGIN = 'https://www.example.com';
const VIEW = {
  hero: { kind: 'drawing', src: '/media/drawings/aurora/profile.svg', width: 16, height: 9, alt: '' },
  story: { headline: 'Aurora', standfirst: 'A yacht.', paragraphs: [] },
} as const;

/** What the data offers her for: amount and currency, null for no offer. */
function offered(prices: PriceBook, currency?: Currency, market: Market = 'sale', poa = false) {
  const [data] = yachtJsonLd(sampleYacht({ prices, poa }), market, VIEW, ORIGIN, currency);
  const { offers } = { offers: null, ...data } as { offers: { price: number; priceCurrency: string } | null };
  return offers === null ? null : [offers.price, offers.priceCurrency];
}

const { prices: SOUND } = sampleYacht({ salePrice: 100 });

test('PR3 the offer is the price that the page shows, in the currency it is in', () => {
  expect(offered(SOUND, 'eur')).toEqual([100, 'EUR']);
  expect(offered(SOUND, 'usd')).toEqual([125, 'USD']);
});

test('PR3 it is in the contract’s currency where the visitor’s is not told', () => {
  const inUsd = bookOf((currency) => ({ sale: 100, saleExchangeRate: currency === 'usd' ? 1 : 2 }));
  expect(offered(inUsd)).toEqual([100, 'USD']);
});

test('PR3 a set without a figure gives way to the contract’s own', () => {
  const onlyOwn = bookOf(() => ({}), { salePriceContractCurrency: 90 });
  expect(offered(onlyOwn, 'gbp')).toEqual([90, 'EUR']);
});

test('PR3 where the page shows no price the data has none: on application, to inquire, and for charter', () => {
  expect(offered(SOUND, 'eur', 'sale', true)).toBeNull();
  expect(
    offered(
      bookOf(() => ({})),
      'eur',
    ),
  ).toBeNull();
  expect(offered(SOUND, 'eur', 'charter')).toBeNull();
});

test('PR3 whatever the prices, data and page agree', () => {
  fc.assert(
    fc.property(randomBook, randomCurrency, fc.boolean(), (prices, currency, poa) => {
      const shown = headlinePrice({ poa, prices }, 'sale', currency, SUMMER);
      const expected = shown.kind === 'asking' ? [shown.amount, shown.currency.toUpperCase()] : null;
      expect(offered(prices, currency, 'sale', poa)).toEqual(expected);
    }),
  );
});

test('YA1 only a photograph is told as her picture', () => {
  const yacht = sampleYacht();
  const photograph = { ...VIEW, hero: { ...VIEW.hero, kind: 'photograph', src: '/media/a' } } as const;
  expect(yachtJsonLd(yacht, 'sale', photograph, ORIGIN)).toMatchObject([{ image: `${ORIGIN}/media/a` }]);
  expect(yachtJsonLd(yacht, 'sale', VIEW, ORIGIN)[0]).not.toHaveProperty('image');
});
