import fc from 'fast-check';
import { expect, test } from 'vitest';
import { feedListing } from '../../core/import/feed-listing.fixture.ts';
import { FEED_LISTING_STATUSES, type FeedListing } from '../../core/import/feed-listing.ts';
import { DEFAULT_LOCALE, LOCALES } from '../../core/locale/locale.ts';
import { HULL_MATERIALS, YACHT_KINDS } from '../../core/yacht/yacht.ts';
import { OpenMarineReader } from './open-marine-reader.ts';
import { OPEN_MARINE_END, openMarineStart, writeOpenMarine } from './write-openmarine.ts';
import { BARE, listingOf } from './xml-feeds.fixture.ts';

const OFFICE = { id: 'north', name: 'North & Sons', email: 'north@alder.example', phone: '+1 2', country: 'Malta' };
const START = openMarineStart({
  broker: { code: 'alder.example', name: 'Alder "& Sons"' },
  offices: [OFFICE],
  date: '2026-11-27',
});

const feedOf = (listing: FeedListing) => `${START}${writeOpenMarine(listing, 'power')}${OPEN_MARINE_END}`;

const orNull = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null });
const word = fc.constantFrom('Tide', 'Ñandú', "O'Dune", 'R&D', '"Grey"', '北風', '🌊', '5 < 6', 'a/b', '@ 5');
const line = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => `The ${words.join(' ')}`);
const paragraphs = fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n\n'));
const between = (min: number, max: number, decimals = 0) =>
  fc.integer({ min: min * 10 ** decimals, max: max * 10 ** decimals }).map((whole) => whole / 10 ** decimals);
const url = fc.webUrl({ validSchemes: ['https'], withQueryParameters: true }).map((address) => new URL(address).href);
const locale = fc.constantFrom(...LOCALES.map(({ code }) => code));
const material = orNull(fc.constantFrom(...HULL_MATERIALS));
const currency = fc.constantFrom('EUR', 'USD', 'CHF', 'JPY');

const sale = fc
  .record({
    price: orNull(fc.record({ amount: between(100, 500_000_000), currency })),
    onApplication: fc.boolean(),
    vatPaid: orNull(fc.boolean()),
  })
  .map((own): FeedListing['sale'] => ({ ...own, price: own.onApplication ? null : own.price, newToMarket: false }));

const listings: fc.Arbitrary<FeedListing> = fc
  .record({
    status: fc.constantFrom(...FEED_LISTING_STATUSES),
    ...{ name: orNull(line), builder: orNull(line), model: orNull(line), exteriorDesigner: orNull(line) },
    kind: fc.constantFrom(...YACHT_KINDS),
    builtYear: orNull(between(1850, 2026)),
    ...{ length: orNull(between(1, 200, 4)), beam: orNull(between(1, 60, 3)), draft: orNull(between(1, 20, 2)) },
    ...{ guestsSleeping: orNull(between(1, 60)), guestsCruising: orNull(between(1, 300)) },
    ...{
      maxSpeed: orNull(between(5, 60, 1)),
      cruiseSpeed: orNull(between(5, 40, 1)),
      range: orNull(between(50, 9000)),
    },
    engines: fc.record({ number: orNull(between(1, 4)), name: orNull(line), horsepower: orNull(between(20, 9000)) }),
    ...{ hullMaterial: material, superstructureMaterial: material, sale },
    descriptions: fc.dictionary(locale, paragraphs),
    equipment: fc.uniqueArray(fc.record({ locale: fc.constant(DEFAULT_LOCALE), text: line }), {
      maxLength: 4,
      selector: ({ text }) => text,
    }),
    pictures: fc.uniqueArray(fc.record({ url, caption: orNull(line) }), { maxLength: 4, selector: (one) => one.url }),
    films: fc.uniqueArray(
      fc.stringMatching(/^[\w-]{11}$/).map((id) => `https://www.youtube.com/watch?v=${id}`),
      { maxLength: 2 },
    ),
    office: orNull(fc.constant('north')),
    updatedAt: orNull(fc.constantFrom('2026-06-02', '2026-06-02T08:30:00.000Z')),
  })
  .map((fields) => ({
    ...BARE,
    ...{ ref: 'quiet-tide', markets: ['sale'] },
    ...fields,
    lying: { berth: null, place: 'Palma', country: 'ES', position: null },
    cabins: { ...BARE.cabins, total: 5 },
  }));

test('FD5 an advert that is written and read again is the same listing', async () => {
  await fc.assert(
    fc.asyncProperty(listings, async (listing) => {
      const read = await listingOf(new OpenMarineReader(), feedOf(listing));
      expect(read.leftOut).toEqual([]);
      expect(read.listing).toEqual(listing);
    }),
    { numRuns: 100 },
  );
});

test('FD5 writes measures with their units, the price with its currency, and texts escaped', () => {
  const xml = writeOpenMarine(
    feedListing({ name: '<b>Tide</b> & "Sons"', descriptions: { [DEFAULT_LOCALE]: 'Deep & wide\n\n5 < 6' } }),
    'power',
  );
  for (const part of [
    '<item name="boat_name">&lt;b&gt;Tide&lt;/b&gt; &amp; &quot;Sons&quot;</item>',
    '<item name="loa" unit="metres">44.2</item>',
    '<item name="horse_power" unit="hp">1360</item>',
    '<asking_price poa="false" currency="EUR" vat_type="Tax Paid">2000000</asking_price>',
    '<marketing_desc language="en">&lt;p&gt;Deep &amp;amp; wide&lt;/p&gt;&lt;p&gt;5 &amp;lt; 6&lt;/p&gt;</marketing_desc>',
    '<boat_type>power</boat_type><boat_category>Motor Yacht</boat_category>',
  ]) {
    expect(xml).toContain(part);
  }
});

test('FD5 a price that is on application is not written, even where the listing has one', () => {
  const sale = {
    price: { amount: 7_654_321, currency: 'EUR' },
    onApplication: true,
    vatPaid: null,
    newToMarket: false,
  };
  const xml = writeOpenMarine(feedListing({ sale }), 'sail');
  expect(xml).toContain('<asking_price poa="true"></asking_price>');
  expect(xml).not.toContain('7654321');
});

test('FD5 the feed says in which language its equipment is, and where its offices are', () => {
  expect(START).toContain(
    '<open_marine version="1.7" language="en" origin="Alder &quot;&amp; Sons&quot;" date="2026-11-27">',
  );
  expect(START).toContain('<office id="north"><office_name>North &amp; Sons</office_name>');
});
