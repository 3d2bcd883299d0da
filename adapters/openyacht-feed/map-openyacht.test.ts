import { expect, test } from 'vitest';
import type { FeedRecord } from '../../core/import/feed-listing.ts';
import { DEFAULT_LOCALE } from '../../core/locale/locale.ts';
import { mapOpenYacht } from './map-openyacht.ts';
import { changed, ID, listingOf, saleListing, tombstone } from './openyacht.fixture.ts';

const map = (record: unknown) => mapOpenYacht('listing', record, DEFAULT_LOCALE);
const mapped = (record: unknown) => listingOf(map(record));
const leftOut = (record: FeedRecord) =>
  record.kind === 'listing' ? record.leftOut.map(({ field, value, problem }) => `${field} ${value}: ${problem}`) : null;

test('FD1 a listing for sale is mapped field by field', () => {
  expect(mapped(saleListing())).toEqual({
    ref: ID,
    status: 'available',
    markets: ['sale'],
    name: 'QUIET TIDE',
    builder: 'Halvorsen & Reyes',
    model: 'Tide 34',
    kind: 'explorer',
    builtYear: 2018,
    refitYear: 2023,
    flag: 'MT',
    yachtClass: 'Northern Register',
    length: 33.8,
    beam: 7.4,
    draft: 2.1,
    guestsSleeping: 10,
    guestsCruising: 12,
    crew: 6,
    cabins: { total: 5, single: 0, double: 4, twin: 1, triple: null, convertible: null },
    grossTonnage: 260,
    maxSpeed: 15.5,
    cruiseSpeed: 12,
    range: 4200,
    engines: { number: 2, name: 'Norrsken N12', horsepower: 1650 },
    hullMaterial: 'steel',
    superstructureMaterial: 'composite',
    exteriorDesigner: 'Ada Lindqvist',
    interiorDesigner: null,
    lying: { berth: 'Pier 4', place: 'Port Amber', country: 'ES', position: { latitude: 39.5, longitude: 2.6 } },
    sale: { price: { amount: 7450000, currency: 'CHF' }, onApplication: false, vatPaid: true, newToMarket: false },
    charter: {
      ...{ summerLow: null, summerHigh: null, winterLow: null, winterHigh: null },
      ...{ summerWaters: [], winterWaters: [] },
    },
    descriptions: { [DEFAULT_LOCALE]: 'She crosses oceans.\n\nQuietly.\n\nLast refit\n\nNew paint\n\nNew engines' },
    equipment: [{ locale: DEFAULT_LOCALE, text: 'Two kayaks' }],
    pictures: [
      { url: 'https://boats.example/pictures/quiet-tide/profile.jpg', caption: 'At anchor' },
      { url: 'https://boats.example/pictures/quiet-tide/1.jpg', caption: 'Bow' },
      { url: 'https://boats.example/pictures/quiet-tide/2.jpg', caption: null },
    ],
    films: ['https://www.youtube.com/watch?v=abcdefghijk'],
    office: 'boats.example',
    updatedAt: '2026-06-02T08:30:00Z',
  });
  expect(leftOut(map(saleListing()))).toEqual([]);
});

test.each([
  ['vessel/loa_m', -3, 'length', 'vessel/loa_m -3: is negative'],
  ['vessel/loa_m', 33800, 'length', 'vessel/loa_m 33800: is too small or too large'],
  ['vessel/loa_m', '33.8 m', 'length', 'vessel/loa_m 33.8 m: is not a number'],
  ['vessel/year_built', 18, 'builtYear', 'vessel/year_built 18: is not a valid year'],
  ['specifications/flag', 'Atlantis', 'flag', 'specifications/flag Atlantis: is not a country that is known'],
  [
    'specifications/hull_material',
    'Moonstone',
    'hullMaterial',
    'specifications/hull_material Moonstone: is not a known material',
  ],
  ['specifications/sleeps', 5000, 'guestsSleeping', 'specifications/sleeps 5000: is too small or too large'],
  [
    'updated_at',
    '2026-06-02T10:30:00+02:00',
    'updatedAt',
    'updated_at 2026-06-02T10:30:00+02:00: is not an instant in UTC that ends with Z',
  ],
] as const)('FD1 what is wrong is left out, and the listing stays: %s %j', (path, value, field, problem) => {
  const record = map(changed(saleListing(), path, value));
  expect(leftOut(record)).toEqual([problem]);
  expect(listingOf(record)[field]).toBeNull();
  expect(listingOf(record).name).toBe('QUIET TIDE');
});

test.each([
  ['listing/price/amount', '7,450,000'],
  ['listing/price/amount', 7450000],
  ['listing/price/amount', '9'.repeat(40)],
  ['listing/price/currency', 'ZZZ'],
  ['listing/price/currency', 'euro'],
])('FD1 a price whose %s is %j is left out', (path, value) => {
  const record = map(changed(saleListing(), path, value));
  expect(leftOut(record)).not.toEqual([]);
  expect(listingOf(record).sale).toMatchObject({ price: null, onApplication: false });
});

test('FD1 a price on application is not shown, whether or not the feed tells it', () => {
  const sale = mapped(changed(saleListing(), 'listing/price/on_application', true)).sale;
  expect(sale).toMatchObject({ price: null, onApplication: true });
  const withheld = { amount: null, currency: null, on_application: false, starting_price: false };
  expect(mapped(changed(saleListing(), 'listing/price', withheld)).sale).toMatchObject({
    price: null,
    onApplication: false,
  });
});

test.each([
  ['paid', true],
  ['not_paid', false],
  ['EU VAT paid', true],
  ['exempt', null],
])('FD1 of VAT that is %s, paid is %s', (status, vatPaid) => {
  expect(mapped(changed(saleListing(), 'compliance/vat_status', status)).sale.vatPaid).toBe(vatPaid);
});

test.each([
  ['power', null, 'planing', 'motor'],
  ['sail', { name: 'Ketch', slug: 'ketch' }, 'displacement', 'sail'],
  ['power', { name: 'Motorsailer', slug: 'motorsailer' }, null, 'motor'],
  ['sail', { name: 'Catamaran', slug: 'catamaran' }, null, 'catamaran'],
  ['power', { name: 'Anything', slug: null }, 'catamaran', 'catamaran'],
  ['power', { name: 'Explorer', slug: null }, null, 'explorer'],
])('FD1 the kind of %s, %j and the hull %s is %s', (drive, category, hull, kind) => {
  const record = changed(
    changed(saleListing(), 'specifications/power_or_sail', drive),
    'specifications/category',
    category,
  );
  expect(mapped(changed(record, 'specifications/hull_shape', hull)).kind).toBe(kind);
});

test('FD1 engines that differ have a number, and neither name nor power', () => {
  const other = changed(saleListing(), 'specifications/engines/1/model', 'N8');
  const record = map(changed(other, 'specifications/engines/1/power_hp', 900));
  expect(listingOf(record).engines).toEqual({ number: 2, name: null, horsepower: null });
  expect(leftOut(record)?.map((text) => text.replace(/ .*:/, ':'))).toEqual([
    'specifications/engines: has engines that differ in make or model',
    'specifications/engines: has engines that differ in power',
  ]);
  const metric = ['0', '1'].reduce(
    (listing, place) => changed(listing, `specifications/engines/${place}/power_hp`, null),
    saleListing(),
  );
  expect(mapped(metric).engines.horsepower).toBe(1650);
});

test.each([
  [{ city: null, marina: null }, 'Port Amber, Spain'],
  [{ city: null, display: 'Spain' }, null],
  [{ city: null, display: 'Pier 4' }, null],
  [{ city: null, display: '' }, null],
])('FD1 the place of %j is %j', (changes, place) => {
  const location = {
    display: 'Port Amber, Spain',
    city: 'Port Amber',
    state: null,
    country: 'ES',
    marina: 'Pier 4',
    coordinates: null,
  };
  expect(mapped(changed(saleListing(), 'listing/location', { ...location, ...changes })).lying.place).toBe(place);
});

test('FD1 a listing that may not be shown counts as withdrawn', () => {
  const record = map(changed(saleListing(), 'usage/display', false));
  expect(listingOf(record).status).toBe('withdrawn');
  expect(leftOut(record)).toEqual(['usage/display false: forbids display, so she counts as withdrawn']);
});

test.each([
  ['sold', 'sold'],
  ['withdrawn', 'withdrawn'],
  ['active', 'withdrawn'],
  ['under_offer', 'withdrawn'],
])('FD1 a tombstone with the status %s is of no market, and %s', (status, expected) => {
  const record = map(tombstone(status));
  expect(listingOf(record)).toMatchObject({
    ref: ID,
    status: expected,
    markets: [],
    updatedAt: '2026-07-01T00:00:00Z',
  });
  expect(record).toMatchObject({ leftOut: [], unmapped: [] });
});

test.each(['id', 'type', 'status', 'usage', 'usage/display'])('FD1 a listing without %s is refused', (path) => {
  const problem = { field: path, value: '', problem: 'is missing' };
  const ref = path === 'id' ? null : ID;
  expect(map(changed(saleListing(), path, undefined))).toEqual({
    kind: 'refused',
    at: 'listing',
    ref,
    problems: [problem],
  });
});

test('FD1 unmapped fields are named once, those of extensions as a whole', () => {
  const record = changed(changed(saleListing(), 'x_desk', { name: 'North', rooms: [1, 2] }), 'vessel/x_hull', [
    'A',
    'B',
  ]);
  const found = map({ ...record, note: 'for us only' });
  expect(found.kind === 'listing' && found.unmapped).toEqual([
    ...['listed_at', 'condition', 'agreement/type', 'vessel/imo', 'vessel/previous_names', 'vessel/x_hull'],
    ...['listing/summary', 'specifications/fuel_capacity_l', 'specifications/hull_shape', 'specifications/fuel_type'],
    'specifications/crew_accommodation/cabins',
    ...['year', 'type', 'drive_type', 'fuel_type', 'hours', 'hours_recorded_at', 'location'].map(
      (name) => `specifications/engines/${name}`,
    ),
    'features/category',
    ...['sha256', 'width', 'height', 'thumbnail_url'].map((name) => `media/profile/${name}`),
    ...['sha256', 'category', 'width', 'height'].map((name) => `media/gallery/${name}`),
    ...['usage/expires_with_listing', 'x_desk', 'note'],
  ]);
});

test('FD1 without descriptions the summary is the description', () => {
  const record = map(changed(saleListing(), 'descriptions', []));
  expect(listingOf(record).descriptions).toEqual({ [DEFAULT_LOCALE]: 'A long-range yacht for the north.' });
  expect(record.kind === 'listing' && record.unmapped).not.toContain('listing/summary');
});

test('FD1 no markup and no address of a script gets through', () => {
  const hostile = '<img src=x onerror=alert(1)>Tide<script>alert(2)</script>\u0000\u202e';
  let record = saleListing();
  for (const path of [
    'listing/name',
    'vessel/builder/name',
    'descriptions/0/content',
    'features/0/name',
    'media/profile/caption',
  ]) {
    record = changed(record, path, hostile);
  }
  for (const path of ['media/gallery/0/url', 'media/videos/0/url'])
    record = changed(record, path, 'javascript:alert(3)');
  const found = map(changed(record, 'media/gallery/1/url', 'https://me:secret@boats.example/1.jpg'));
  const listing = listingOf(found);
  expect(JSON.stringify(listing)).not.toMatch(/[<>]|alert|javascript|secret|\\u0000|\u202e/);
  expect([listing.name, listing.builder, listing.equipment[0]?.text]).toEqual(['Tide', 'Tide', 'Tide']);
  expect([listing.pictures.length, listing.films]).toEqual([1, []]);
  expect(leftOut(found)).toEqual([
    'media/gallery[1]/url https://me:secret@boats.example/1.jpg: is not a web address',
    'media/gallery[0]/url javascript:alert(3): is not a web address',
    'media/videos[0]/url javascript:alert(3): is not a web address',
  ]);
});

test('FD1 a film elsewhere than on YouTube is left out', () => {
  const record = map(changed(saleListing(), 'media/videos/0/url', 'https://films.example/quiet-tide.mp4'));
  expect(leftOut(record)).toEqual(['media/videos[0]/url https://films.example/quiet-tide.mp4: is not a YouTube film']);
});

test('FD1 a picture that the feed has twice is one picture, with its first caption', () => {
  const url = 'https://boats.example/pictures/quiet-tide/profile.jpg';
  const pictures = mapped(changed(saleListing(), 'media/gallery/0/url', url)).pictures;
  expect(pictures.map(({ caption }) => caption)).toEqual(['At anchor', 'Bow']);
});

test.each([
  [{ lat: 95, lon: 2.6 }, null],
  [{ lat: 39.5, lon: -190 }, null],
  [
    { lat: -90, lon: 180 },
    { latitude: -90, longitude: 180 },
  ],
])('FD1 the position of %j is %j', (coordinates, position) => {
  const record = map(changed(saleListing(), 'listing/location/coordinates', coordinates));
  expect(listingOf(record).lying.position).toEqual(position);
  const problem = `listing/location/coordinates ${JSON.stringify(coordinates)}: is not a valid position`;
  expect(leftOut(record)).toEqual(position === null ? [problem] : []);
});
