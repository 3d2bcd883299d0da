import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Market } from '../../../core/market/market.ts';
import type { Currency } from '../../../core/price/currency.ts';
import { bookOf, randomBook, randomCurrency, SUMMER } from '../../../core/price/price-book.fixture.ts';
import type { PriceBook } from '../../../core/price/price-set.ts';
import { headlinePrice } from '../../../core/yacht/headline-price.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import { sampleSeo } from '../../../tests/samples/sample-seo.ts';
import { sampleYacht } from '../../../tests/samples/sample-yacht.ts';
import { yachtJsonLd } from './yacht-json-ld.ts';

const VIEW = {
  hero: {
    kind: 'drawing',
    src: '/media/drawings/aurora/profile.svg',
    width: 16,
    height: 9,
    alt: '',
    placeholder: null,
  },
  gallery: null,
  story: { headline: 'Aurora', standfirst: 'A yacht.', paragraphs: [] },
  kindLine: 'Motor yacht, Feadship, 2015.',
} as const;

function dataOf(
  yacht: Yacht,
  market: Market,
  view: Parameters<typeof yachtJsonLd>[2] = VIEW,
  currency: Currency = 'eur',
) {
  const context = { seo: sampleSeo(), translate: (key: string) => key, preferences: { currency }, now: SUMMER };
  return yachtJsonLd(yacht, market, view, { ...context, path: `/yacht-for-${market}/aurora/` });
}

/** Returns amount, currency and type of the offer; null for no offer. */
function offered(prices: PriceBook, currency?: Currency, market: Market = 'sale', poa = false) {
  const [data] = dataOf(sampleYacht({ prices, poa }), market, VIEW, currency);
  interface Money {
    readonly price: number;
    readonly priceCurrency: string;
    readonly unitCode?: string;
  }
  const { offers } = { offers: null, ...data } as { offers: (Money & { priceSpecification?: Money }) | null };
  if (offers === null) return null;
  const { price, priceCurrency, unitCode } = offers.priceSpecification ?? offers;
  return unitCode === undefined ? [price, priceCurrency] : [price, priceCurrency, unitCode];
}

const { prices: SOUND } = sampleYacht({ salePrice: 100 });

test('PR3 the offer is the displayed price in its currency', () => {
  expect(offered(SOUND, 'eur')).toEqual([100, 'EUR']);
  expect(offered(SOUND, 'usd')).toEqual([125, 'USD']);
});

test('PR3 falls back to the contract’s currency without a figure', () => {
  const onlyOwn = bookOf(() => ({}), { salePriceContractCurrency: 90 });
  expect(offered(onlyOwn, 'gbp')).toEqual([90, 'EUR']);
});

test('PR3 has no price when the page shows none: on application, and to inquire', () => {
  const none = bookOf(() => ({}));
  for (const market of ['sale', 'charter'] as const) {
    expect(offered(SOUND, 'eur', market, true)).toBeNull();
    expect(offered(none, 'eur', market)).toBeNull();
  }
});

test('PR3 PR5 offers a charter by the week, at the displayed rate', () => {
  const summer = bookOf((currency) => ({
    charterExchangeRate: currency === 'eur' ? 1 : 2,
    ...(currency === 'eur' && { charterSummerLow: 90, charterWinterLow: 70 }),
  }));
  expect(offered(summer, 'eur', 'charter')).toEqual([90, 'EUR', 'WEE']);
});

test('PR3 agrees with the page for any prices', () => {
  fc.assert(
    fc.property(randomBook, randomCurrency, fc.boolean(), (prices, currency, poa) => {
      for (const market of ['sale', 'charter'] as const) {
        const shown = headlinePrice({ poa, prices }, market, currency, SUMMER);
        const priced = 'amount' in shown ? [shown.amount, shown.currency.toUpperCase()] : null;
        expect(offered(prices, currency, market, poa)?.slice(0, 2) ?? null).toEqual(priced);
      }
    }),
  );
});

test('YA1 describes a yacht without an offer as a vehicle, not as a product without a price', () => {
  expect(dataOf(sampleYacht(), 'sale')[0]?.['@type']).toEqual(['Product', 'Vehicle']);
  expect(dataOf(sampleYacht({ poa: true }), 'sale')[0]?.['@type']).toBe('Vehicle');
});

test('YA1 has only photographs as her pictures, the hero first', () => {
  const picture = { kind: 'photograph', src: '/media/a', width: 960, height: 600, alt: '', placeholder: null } as const;
  const figures = [{ ...picture, src: '/media/b' }, VIEW.hero].map((one, at) => ({
    at,
    picture: one,
    caption: null,
    text: null,
  }));
  const gallery = { sections: [{ title: null, rows: [{ layout: 'pair', figures } as const] }] };
  const view = { ...VIEW, hero: picture, gallery };
  const address = (name: string) => `https://sample.example/media/${name}?width=1200&height=630&preset=og&format=jpeg`;
  expect(dataOf(sampleYacht(), 'sale', view)[0]).toMatchObject({ image: [address('a'), address('b')] });
  expect(dataOf(sampleYacht(), 'sale')[0]).not.toHaveProperty('image');
});

test('YA1 describes her by her story, else by her facts', () => {
  expect(dataOf(sampleYacht(), 'sale')[0]).toMatchObject({ description: 'A yacht.' });
  const [data] = dataOf(sampleYacht(), 'sale', { ...VIEW, story: null });
  expect(data).toMatchObject({ description: 'Motor yacht, Feadship, 2015.' });
});

test('YA1 has her dimensions with units, and omits unknown ones', () => {
  const dimensions = { ...sampleYacht().dimensions, beam: null };
  const [data] = dataOf(sampleYacht({ dimensions }), 'sale');
  const length = { '@type': 'PropertyValue', name: 'spec.length', value: 50, unitCode: 'MTR' };
  expect(data).toMatchObject({ additionalProperty: expect.arrayContaining([length]) });
  expect(JSON.stringify(data)).not.toContain('spec.beam');
});

test('YN1 has breadcrumbs from the homepage through the list of the market', () => {
  const [, trail] = dataOf(sampleYacht(), 'charter');
  expect(trail).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: 'https://sample.example/en/' },
      { position: 2, item: 'https://sample.example/en/yachts-for-charter/' },
      { position: 3, name: 'Aurora', item: 'https://sample.example/en/yacht-for-charter/aurora/' },
    ],
  });
});
