import { describe, expect, test } from 'vitest';
import { OpenMarineReader } from './open-marine-reader.ts';
import { listingOf, openMarine } from './xml-feeds.fixture.ts';

const reader = new OpenMarineReader();

const withPrice = async (text: string, attributes: string) => {
  const price = `<asking_price ${attributes}>${text}</asking_price>`;
  const { listing, leftOut } = await listingOf(
    reader,
    openMarine(`<advert ref="1"><advert_features>${price}</advert_features></advert>`),
  );
  return { ...listing.sale, problems: leftOut.map(({ problem }) => problem) };
};

describe('FD1 asking price', () => {
  test.each<[string, string, object]>([
    [
      '1500000',
      'currency="GBP"',
      { price: { amount: 1_500_000, currency: 'GBP' }, onApplication: false, vatPaid: null },
    ],
    [
      '1500000',
      'currency="£" vat_type="Tax Not Paid" vat_included="true"',
      { price: { amount: 1_500_000, currency: 'GBP' }, vatPaid: false },
    ],
    ['1500000', 'currency="EUR" poa="true"', { price: null, onApplication: true }],
    ['1500000', 'currency="EUR" hide_price="1"', { price: null, onApplication: true }],
    ['', 'poa="true"', { price: null, onApplication: true }],
    ...['hide_price="on"', 'hide_price="hidden"', 'poa="x"', 'poa="POA"'].map((flag): [string, string, object] => [
      '1500000',
      `currency="EUR" ${flag}`,
      { price: null, onApplication: true, problems: [] },
    ]),
    [
      '1500000',
      'currency="EUR" poa="Yes please"',
      { price: null, onApplication: true, problems: ['is not recognised, so that the price is hidden'] },
    ],
    ['1500000', 'currency="EUR" poa="0" hide_price="no"', { price: { amount: 1_500_000, currency: 'EUR' } }],
    ['45,000 per week', 'currency="EUR"', { price: null, problems: ['is the price of a week'] }],
    ['POA', '', { price: null, onApplication: true }],
    ['0', 'currency="EUR"', { price: null, onApplication: false, problems: [] }],
    ['1500000', '', { price: null, onApplication: false, problems: ['has no currency'] }],
    [
      '1500000',
      'currency="doubloons"',
      { price: null, problems: ['is not a currency that is known', 'has no currency'] },
    ],
  ])('%s %s', async (text, attributes, sale) => {
    expect(await withPrice(text, attributes)).toMatchObject(sale);
  });
});

test.each([
  [
    '<asking_price currency="EUR">0</asking_price><asking_price currency="USD" vat_included="true">1200000</asking_price>',
    { price: { amount: 1_200_000, currency: 'USD' }, onApplication: false, vatPaid: true },
    [],
  ],
  [
    '<asking_price currency="EUR" poa="false">n/a</asking_price><asking_price currency="GBP" poa="true">900000</asking_price>',
    { price: null, onApplication: true },
    [],
  ],
  [
    '<asking_price currency="EUR">900000</asking_price><asking_price currency="GBP" hide_price="x">780000</asking_price>',
    { price: null, onApplication: true },
    ['stands beside another price'],
  ],
  [
    '<asking_price>900000</asking_price><asking_price currency="GBP" vat_included="true">780000</asking_price>',
    { price: null, onApplication: false, vatPaid: null },
    ['has no currency', 'stands beside another price'],
  ],
])('FD1 of several prices one is taken with what is its own: %s', async (prices, sale, problems) => {
  const advert = `<advert ref="1"><advert_features>${prices}</advert_features></advert>`;
  const { listing, leftOut } = await listingOf(reader, openMarine(advert));
  expect(listing.sale).toMatchObject(sale);
  expect(leftOut.map(({ problem }) => problem)).toEqual(problems);
});

test.each([
  ['Sail', 'Racer/Cruiser', 'sail', ['is not a known kind of yacht']],
  ['Sailing yacht', 'Cruiser', 'sail', ['is not a known kind of yacht']],
  ['Sail', 'Flybridge', 'sail', ['says motor, and the type says sail']],
  ['Sail', 'Catamaran', 'catamaran', []],
  ['power', 'Flybridge', 'motor', []],
  ['power', '', 'motor', []],
])('FD1 a yacht of type %s and category %s is of the kind %s', async (type, category, kind, problems) => {
  const words = `<boat_type>${type}</boat_type><boat_category>${category}</boat_category>`;
  const advert = `<advert ref="1"><advert_features>${words}</advert_features></advert>`;
  const { listing, leftOut } = await listingOf(reader, openMarine(advert));
  expect(listing.kind).toBe(kind);
  expect(leftOut.map(({ problem }) => problem)).toEqual(problems);
});

/** Reads the price of an OpenMarine advert that holds these elements. */
async function saleWith(sign: string, attributes = '', inPrice = '') {
  const price = `<asking_price currency="EUR" ${attributes}>600000${inPrice}</asking_price>`;
  const advert = `<advert ref="1" ${sign.startsWith('<') ? '' : sign}><advert_features>${price}</advert_features>`;
  const { listing, unmapped } = await listingOf(
    reader,
    openMarine(`${advert}<boat_features>${sign.startsWith('<') ? sign : ''}</boat_features></advert>`),
  );
  return { sale: listing.sale, unmapped };
}

describe('FD1 a price is hidden by a sign that the format does not have', () => {
  test.each<[string, string?, string?]>([
    ['hide_price="true"'],
    ['priceHidden="1"'],
    ['<price_on_application>true</price_on_application>'],
    ['<price_on_request>yes</price_on_request>'],
    ['<item name="price_hidden">true</item>'],
    ['<asking_price_poa>true</asking_price_poa>'],
    ['<poa/><is_poa>x</is_poa>'],
    ['<hidden>perhaps</hidden>'],
    ['<price_qualifier>POA</price_qualifier>'],
    ['<qualifier>Price on application</qualifier>'],
    ['', 'display="false"'],
    ['', 'visible="0"'],
    ['', 'show="no"'],
    ['', 'price_qualifier="POA"'],
    ['', 'type="hidden"'],
    ['', '', '<poa>true</poa>'],
    ['', '', '<hide>true</hide>'],
  ])('%s %s %s', async (...sign) => {
    const { sale, unmapped } = await saleWith(...sign);
    expect(sale).toMatchObject({ price: null, onApplication: true });
    expect(unmapped).toEqual([]);
  });

  test.each<[string, string?, string?]>([
    ['hide_price="false"'],
    ['<price_on_application>no</price_on_application>'],
    ['<price_qualifier>Offers over</price_qualifier>'],
    ['<tender><poa>true</poa></tender>'],
    ['<item name="hidden lockers">three</item>'],
    ['', 'display="true" visible="1"'],
    ['', 'published="2026-01-01"'],
  ])('and not by %s %s', async (...sign) => {
    expect((await saleWith(...sign)).sale).toMatchObject({ price: { amount: 600_000 }, onApplication: false });
  });
});
