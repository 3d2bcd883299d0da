import { expect, test } from 'vitest';
import { sampleArea, sampleYacht } from '../../tests/samples/sample-yacht.ts';
import { sameInEveryLocale } from '../locale/locale.ts';
import { parseYacht } from '../records/parse-yacht.ts';
import type { Feature } from '../yacht/feature.ts';
import type { Yacht } from '../yacht/yacht.ts';
import { feedListing } from './feed-listing.fixture.ts';
import type { FeedListing } from './feed-listing.ts';
import { listingOfYacht } from './listing-of-yacht.ts';
import { yachtRecordOf } from './yacht-record.ts';

const AREA = sampleArea('cyclades');
const AREAS = new Map([[AREA.id, AREA]]);

function yachtOf(listing: FeedListing): Yacht {
  const { record, leftOut } = yachtRecordOf(
    listing,
    { id: listing.ref, slug: 'brisa', priceHistory: [] },
    AREAS,
    '2026-11-27',
  );
  const parsed = parseYacht(record, AREAS);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  expect([...parsed.value.warnings, ...leftOut]).toEqual([]);
  return parsed.value.yacht;
}

const EUR = (amount: number) => ({ amount, currency: 'EUR' });

test.each<[string, Partial<FeedListing>]>([
  ['a motor yacht for sale', {}],
  [
    'a yacht for charter',
    {
      markets: ['charter'],
      sale: { price: null, onApplication: false, vatPaid: false, newToMarket: false },
      charter: {
        summerLow: EUR(90_000),
        summerHigh: EUR(110_000),
        winterLow: EUR(80_000),
        winterHigh: EUR(95_000),
        summerWaters: [AREA.name.en],
        winterWaters: [],
      },
    },
  ],
  ['a price on application', { sale: { price: null, onApplication: true, vatPaid: true, newToMarket: true } }],
  [
    'dollars',
    {
      sale: { price: { amount: 3_500_000, currency: 'USD' }, onApplication: false, vatPaid: false, newToMarket: false },
    },
  ],
  [
    'texts and equipment in one language',
    {
      descriptions: { es: 'Uno.\n\nDos.' },
      equipment: [{ locale: 'es', text: 'Molinete' }],
      films: ['https://www.youtube.com/watch?v=abc'],
    },
  ],
  [
    'a position',
    { lying: { berth: 'A 12', place: 'Palma', country: 'ES', position: { latitude: 39.5, longitude: 2.6 } } },
  ],
  ['cabins by bed', { cabins: { total: 5, single: 1, double: 2, twin: 2, triple: null, convertible: null } }],
])('FD5 a listing of %s becomes a yacht and the same listing again', (_, fields) => {
  const listing = feedListing({ guestsCruising: 12, ...fields });
  expect(listingOfYacht(yachtOf(listing), listing.pictures)).toEqual(listing);
});

test('FD5 tells the story of a yacht, her published equipment, and that she is sold', () => {
  const sold = sampleYacht({ withdrawn: { on: '2026-01-01', because: 'sold', was: 'sale' }, market: 'none' });
  const listing = listingOfYacht(sold, []);
  expect(listing).toMatchObject({ status: 'sold', markets: ['sale'] });
  expect(Object.keys(listing.descriptions)).toEqual(['en', 'es']);
  expect(listing.descriptions.en).toContain(sold.story?.en.headline);
});

test('FD5 names no price of a yacht with a price on application, on either market', () => {
  const { sale, charter } = listingOfYacht(sampleYacht({ poa: true, salePrice: 9_000_000 }), []);
  expect(sale).toMatchObject({ price: null, onApplication: true });
  expect(charter).toMatchObject({ summerLow: null, summerHigh: null, winterLow: null, winterHigh: null });
});

test('FD5 tells the offer, the film and the equipment of one market alone', () => {
  const line = (id: string, market: 'sale' | 'charter'): Feature => ({
    ...{ id, displayOrder: 1, category: 'on-deck', seo: null, featureUrl: null },
    feature: sameInEveryLocale(id),
    charterPublish: market === 'charter',
    salesPublish: market === 'sale',
  });
  const yacht = sampleYacht({
    features: [line('Pool', 'sale'), line('Jet-skis', 'charter')],
    videos: { sale: 'https://film.example/sale', charter: 'https://film.example/charter' },
  });
  const listing = listingOfYacht(yacht, [], ['sale']);
  expect([listing.markets, listing.films]).toEqual([['sale'], ['https://film.example/sale']]);
  expect(new Set(listing.equipment.map(({ text }) => text))).toEqual(new Set(['Pool']));
  expect(listingOfYacht(yacht, []).markets).toEqual(['charter', 'sale']);
});

test('FD5 a yacht of a feed that says nothing of her is one of a feed all the same', () => {
  expect(yachtOf(feedListing()).listed).toEqual({});
});
