import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FEED_LISTING_STATUSES, type FeedListing, type FeedPrice } from '../../core/import/feed-listing.ts';
import { LOCALES } from '../../core/locale/locale.ts';
import { HULL_MATERIALS, type YachtKind } from '../../core/yacht/yacht.ts';
import { mapOpenYacht } from './map-openyacht.ts';
import { ID, listingOf, page, recordsOf, saleListing } from './openyacht.fixture.ts';
import { schemaProblems } from './schema-problems.ts';
import { type OpenYachtTerms, writeOpenYacht } from './write-openyacht.ts';

const orNull = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null });
const word = fc.constantFrom('Tide', 'Halvorsen & Reyes', "O'Dune", 'Ñandú', '北風', '"Grey"', '34', 'R&D', '<3', '🌊');
/** Texts in one line, as the site holds them. */
const line = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
const paragraphs = fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n\n'));
const between = (min: number, max: number, decimals = 0) =>
  fc.integer({ min: min * 10 ** decimals, max: max * 10 ** decimals }).map((whole) => whole / 10 ** decimals);
const count = orNull(between(0, 60));
const price = (currency: string): fc.Arbitrary<FeedPrice | null> =>
  orNull(between(100, 500_000_000).map((amount) => ({ amount, currency })));
const currency = fc.constantFrom('EUR', 'USD', 'CHF', 'JPY');
const waters = fc.array(line, { maxLength: 3 });
const url = fc.webUrl({ validSchemes: ['https'] }).map((address) => new URL(address).href);
const country = orNull(fc.constantFrom('ES', 'US', 'KY', 'GB', 'MT', 'TR', 'CW', 'CI', 'BQ', 'HK'));
const locale = fc.constantFrom(...LOCALES.map(({ code }) => code));

/** Two prices of one season; the feed's low is not above its high. */
const season = currency.chain((code) =>
  fc.tuple(price(code), price(code)).map(([one, other]) => {
    const isTurned = one !== null && other !== null && one.amount > other.amount;
    return isTurned ? { low: other, high: one } : { low: one, high: other };
  }),
);

const charter = fc
  .record({ summer: season, winter: season, summerWaters: waters, winterWaters: waters })
  .map(({ summer, winter, ...areas }): FeedListing['charter'] => ({
    ...{ summerLow: summer.low, summerHigh: summer.high, winterLow: winter.low, winterHigh: winter.high },
    ...areas,
  }));

const sale = fc
  .record({ price: currency.chain(price), onApplication: fc.boolean(), vatPaid: orNull(fc.boolean()) })
  .map((own): FeedListing['sale'] => ({ ...own, price: own.onApplication ? null : own.price, newToMarket: false }));

const place = fc.record({
  ...{ berth: orNull(line), place: orNull(line), country },
  position: orNull(fc.record({ latitude: between(-90, 90, 4), longitude: between(-180, 180, 4) })),
});

const listings: fc.Arbitrary<FeedListing> = fc.record({
  ref: fc.constant('quiet-tide'),
  status: fc.constantFrom(...FEED_LISTING_STATUSES),
  markets: fc.constant(['charter', 'sale'] as const),
  ...{ name: orNull(line), builder: orNull(line), model: orNull(line), yachtClass: orNull(line) },
  kind: fc.constantFrom<YachtKind>('motor', 'explorer', 'sail', 'catamaran'),
  ...{ builtYear: orNull(between(1800, 2100)), refitYear: orNull(between(1800, 2100)) },
  flag: country,
  ...{ length: orNull(between(1, 200, 4)), beam: orNull(between(1, 60, 4)), draft: orNull(between(1, 20, 2)) },
  ...{ guestsSleeping: count, guestsCruising: count, crew: count },
  cabins: fc.record({ total: count, single: count, double: count, twin: count, triple: count, convertible: count }),
  grossTonnage: orNull(between(1, 20_000)),
  ...{
    maxSpeed: orNull(between(1, 70, 1)),
    cruiseSpeed: orNull(between(1, 40, 1)),
    range: orNull(between(10, 20_000)),
  },
  engines: fc.oneof(
    fc.constant({ number: null, name: null, horsepower: null }),
    fc.record({ number: between(1, 4), name: orNull(line), horsepower: orNull(between(2, 9000)) }),
  ),
  ...{
    hullMaterial: orNull(fc.constantFrom(...HULL_MATERIALS)),
    superstructureMaterial: orNull(fc.constantFrom(...HULL_MATERIALS)),
  },
  ...{ exteriorDesigner: orNull(line), interiorDesigner: orNull(line) },
  ...{ lying: place, sale, charter },
  descriptions: fc.dictionary(locale, paragraphs),
  equipment: fc.array(fc.record({ locale, text: line }), { maxLength: 5 }),
  pictures: fc.uniqueArray(fc.record({ url, caption: orNull(line) }), {
    maxLength: 4,
    selector: (picture) => picture.url,
  }),
  films: fc.uniqueArray(
    fc.stringMatching(/^[\w-]{11}$/).map((id) => `https://www.youtube.com/watch?v=${id}`),
    { maxLength: 2 },
  ),
  office: orNull(fc.constant('north')),
  updatedAt: orNull(fc.constant('2026-06-02T08:30:00Z')),
});

const terms = (changes: Partial<OpenYachtTerms> = {}): OpenYachtTerms => ({
  ...{ id: ID, market: 'sale', locale: LOCALES[0].code, powerOrSail: 'power', usResidentsExcluded: null },
  updatedAt: '2026-07-01T00:00:00Z',
  usage: {
    ...{ display: true, attribution_required: true, attribution_text: 'Offered by Halvorsen & Reyes' },
    ...{ marketing_materials: false, ai_indexing: false, expires_with_listing: true },
  },
  pictureFile: (address) => ({ sha256: null, width: 3000, height: null, thumbnailUrl: `${address}#small` }),
  ...changes,
});

const NO_SALE: FeedListing['sale'] = { price: null, onApplication: false, vatPaid: null, newToMarket: false };
const NO_CHARTER: FeedListing['charter'] = {
  ...{ summerLow: null, summerHigh: null, winterLow: null, winterHigh: null },
  ...{ summerWaters: [], winterWaters: [] },
};

test('FD5 what is written keeps the rules of the protocol, and read again it is the listing of that market', async () => {
  const market = fc.constantFrom('sale' as const, 'charter' as const);
  await fc.assert(
    fc.asyncProperty(listings, market, locale, async (listing, offered, code) => {
      const powerOrSail = listing.kind === 'sail' ? 'sail' : 'power';
      const written = writeOpenYacht(listing, terms({ market: offered, locale: code, powerOrSail }));
      expect(schemaProblems('listing', written)).toEqual([]);
      const record = mapOpenYacht('listing', written, code);
      const text = listing.descriptions[code];
      expect(record.kind === 'listing' && record.leftOut).toEqual([]);
      expect(listingOf(record)).toEqual({
        ...listing,
        ref: ID,
        markets: [offered],
        sale: offered === 'sale' ? listing.sale : { ...NO_SALE, vatPaid: listing.sale.vatPaid },
        charter: offered === 'charter' ? listing.charter : NO_CHARTER,
        // What the protocol has no field for: other languages, and an office that is not the host of the address.
        descriptions: text === undefined ? {} : { [code]: text },
        equipment: listing.equipment.filter((one) => one.locale === code),
        office: 'boats.example',
        updatedAt: listing.updatedAt ?? '2026-07-01T00:00:00Z',
      });
      expect(await recordsOf(JSON.stringify(page([written])))).toMatchObject([{ listing: { ref: ID } }]);
    }),
    { numRuns: 100 },
  );
});

const LISTING = listingOf(mapOpenYacht('listing', saleListing(), LOCALES[0].code));

test('FD5 the first picture is the profile, with its small picture', () => {
  expect(writeOpenYacht(LISTING, terms()).media).toMatchObject({
    profile: { url: LISTING.pictures[0]?.url, thumbnail_url: `${LISTING.pictures[0]?.url}#small`, width: 3000 },
    gallery: [{ url: LISTING.pictures[1]?.url, sort: 1 }, { sort: 2 }],
  });
  expect(writeOpenYacht({ ...LISTING, pictures: [] }, terms()).media).toMatchObject({ profile: null, gallery: [] });
});

test('FD5 texts are written as HTML of the protocol', () => {
  const descriptions = { [LOCALES[0].code]: 'Deep & wide\n\n5 < 6' };
  expect(writeOpenYacht({ ...LISTING, descriptions }, terms()).descriptions).toEqual([
    { section: 'overview', content: '<p>Deep &amp; wide</p><p>5 &lt; 6</p>' },
  ]);
});

test.each([
  ['2026-05-01', '2026-05-01T00:00:00Z'],
  ['2026-05-01T12:00:00+02:00', '2026-05-01T10:00:00Z'],
  ['2026-05-01T12:00', '2026-05-01T12:00:00Z'],
  [null, '2026-07-01T00:00:00Z'],
])('FD5 a change on %s is written as %s', (updatedAt, written) => {
  expect(writeOpenYacht({ ...LISTING, updatedAt }, terms()).updated_at).toBe(written);
});

test('FD5 a high price in another currency than the low one is not written', () => {
  const charter = {
    ...NO_CHARTER,
    summerLow: { amount: 90000, currency: 'EUR' },
    summerHigh: { amount: 120000, currency: 'USD' },
  };
  expect(writeOpenYacht({ ...LISTING, charter }, terms({ market: 'charter' })).charter).toMatchObject({
    rates: [{ season: 'summer', amount_min: '90000', amount_max: null, currency: 'EUR' }],
  });
});
