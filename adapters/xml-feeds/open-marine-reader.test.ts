import { describe, expect, test } from 'vitest';
import { OpenMarineReader } from './open-marine-reader.ts';
import { BARE, listingOf, openMarine, recordsOf } from './xml-feeds.fixture.ts';

const reader = new OpenMarineReader();

const ADVERT = `
<advert ref="AF-204" office_id="palma" status="UnderOffer" last_modified="2026-05-03T17:20:00">
  <advert_media>
    <media type="image/jpeg" caption="At anchor" primary="false">https://pictures.example/204/anchor.jpg</media>
    <media type="image/jpeg" caption="" primary="true">https://pictures.example/204/main.jpg</media>
    <media type="video/mp4" caption="" primary="false">https://youtu.be/abcDEF_-123</media>
    <media caption="Salon">https://pictures.example/204/salon.jpg?w=2000&amp;h=1500</media>
    <media type="application/pdf">https://pictures.example/204/plan.pdf</media>
  </advert_media>
  <advert_features>
    <boat_type>power</boat_type>
    <boat_category>Flybridge</boat_category>
    <new_or_used>used</new_or_used>
    <vessel_lying country="Spain">Port d'Andratx</vessel_lying>
    <asking_price poa="false" currency="EUR" vat_included="true">2,450,000</asking_price>
    <marketing_descs>
      <marketing_desc language="english"><![CDATA[<p>Quiet <b>and</b> quick.</p><p>Two owners &ndash; both careful.</p>]]></marketing_desc>
      <marketing_desc language="es">Silenciosa y r&#225;pida.</marketing_desc>
      <marketing_desc language="nl">Stil en snel.</marketing_desc>
    </marketing_descs>
    <manufacturer>Brightwater</manufacturer>
    <model>78 Fly</model>
    <other><item name="external_url" label="Ours">https://alder.example/204</item></other>
  </advert_features>
  <boat_features>
    <item name="boat_name">Petrel &amp; Tern</item>
    <item name="range">650 nm</item>
    <item name="passenger_capacity">16</item>
    <dimensions>
      <item name="loa" unit="metres">24.1</item>
      <item name="beam" unit="feet">19' 4"</item>
      <item name="draft" unit="centimetres">185</item>
      <item name="lwl" unit="metres">20.4</item>
    </dimensions>
    <build>
      <item name="designer">Okeke Studio</item>
      <item name="builder">Brightwater</item>
      <item name="year">2019</item>
      <item name="hull_construction">GRP</item>
      <item name="super_structure_construction">carbon fibre</item>
      <item name="hull_colour">white</item>
    </build>
    <engine>
      <item name="engine_manufacturer">Halvorsen</item>
      <item name="engine_model">D13</item>
      <item name="engine_quantity">2</item>
      <item name="horse_power">1,200</item>
      <item name="cruising_speed">22</item>
      <item name="max_speed">28.5</item>
      <item name="bow_thruster">true</item>
      <item name="hours">410</item>
    </engine>
    <accommodation>
      <item name="cabins">4</item>
      <item name="berths">8</item>
    </accommodation>
    <galley>
      <item name="air_conditioning">true</item>
      <item name="freezer">false</item>
      <item name="fridge">Two drawers</item>
    </galley>
  </boat_features>
</advert>`;

test('FD1 an OpenMarine advert is read in the units and words of the site', async () => {
  const { listing, leftOut, unmapped, at } = await listingOf(reader, openMarine(ADVERT));
  expect(at).toBe('advert 1');
  expect(listing).toMatchObject({
    ref: 'AF-204',
    status: 'under-offer',
    markets: ['sale'],
    name: 'Petrel & Tern',
    builder: 'Brightwater',
    model: '78 Fly',
    kind: 'motor',
    builtYear: 2019,
    length: 24.1,
    beam: 5.8928,
    draft: 1.85,
    guestsSleeping: 8,
    guestsCruising: 16,
    cabins: { total: 4, double: null },
    maxSpeed: 28.5,
    cruiseSpeed: 22,
    range: 650,
    engines: { number: 2, name: 'Halvorsen D13', horsepower: 1200 },
    hullMaterial: 'composite',
    superstructureMaterial: 'carbon',
    exteriorDesigner: 'Okeke Studio',
    lying: { place: "Port d'Andratx", country: 'ES', position: null },
    sale: { price: { amount: 2_450_000, currency: 'EUR' }, onApplication: false, vatPaid: true },
    films: ['https://www.youtube.com/watch?v=abcDEF_-123'],
    office: 'palma',
    updatedAt: '2026-05-03T17:20:00',
  });
  expect(listing.descriptions.en).toBe('Quiet and quick.\n\nTwo owners – both careful.');
  expect(listing.descriptions.es).toBe('Silenciosa y rápida.');
  expect(listing.pictures).toEqual([
    { url: 'https://pictures.example/204/main.jpg', caption: null },
    { url: 'https://pictures.example/204/anchor.jpg', caption: 'At anchor' },
    { url: 'https://pictures.example/204/salon.jpg?w=2000&h=1500', caption: 'Salon' },
  ]);
  expect(listing.equipment.map(({ text }) => text)).toEqual([
    'bow thruster',
    'air conditioning',
    'fridge: Two drawers',
  ]);
  expect(leftOut).toEqual([
    { field: 'advert_media/media', value: 'https://pictures.example/204/plan.pdf', problem: 'is not a picture' },
  ]);
  expect(unmapped).toEqual([
    'advert_features/new_or_used',
    'advert_features/other/external_url',
    'boat_features/dimensions/lwl',
    'boat_features/build/hull_colour',
    'boat_features/engine/hours',
    'advert_features/marketing_descs/marketing_desc in nl',
  ]);
});

test('FD1 an advert that says nothing but its id is a listing of unknowns', async () => {
  const { listing, leftOut, unmapped } = await listingOf(reader, openMarine('<advert ref="1"/>'));
  expect(listing).toEqual({ ...BARE, ref: '1', status: 'available', markets: ['sale'] });
  expect([...leftOut, ...unmapped]).toEqual([]);
});

test.each([
  ['Available', 'available'],
  ['available', 'available'],
  ['UnderOffer', 'under-offer'],
  ['Sold', 'sold'],
])('FD1 status %s is %s', async (word, status) => {
  expect((await listingOf(reader, openMarine(`<advert ref="1" status="${word}"/>`))).listing.status).toBe(status);
});

test('FD1 an advert without an id, or with a status that is not known, is refused, and the next one is read', async () => {
  const feed = openMarine('<advert status="Sold"/><advert ref="2" status="Dreamt of"/><advert ref="3"/>');
  const [first, second, third] = await recordsOf(reader, feed);
  expect(first).toEqual({
    kind: 'refused',
    at: 'advert 1',
    ref: null,
    problems: [{ field: '@ref', value: '', problem: 'is missing' }],
  });
  expect(second).toMatchObject({ kind: 'refused', ref: '2', problems: [{ field: '@status', value: 'Dreamt of' }] });
  expect(third).toMatchObject({ kind: 'listing', at: 'advert 3', listing: { ref: '3' } });
});

/** A listing of one value below `boat_features`. */
const withItem = (group: string, name: string, text: string, more = '') =>
  listingOf(
    reader,
    openMarine(
      `<advert ref="1"><boat_features><${group}><item name="${name}" ${more}>${text}</item></${group}></boat_features></advert>`,
    ),
  );
describe('FD1 what is not understood is left out with field, value and reason', () => {
  test.each([
    ['dimensions', 'loa', '24', 'has no unit'],
    ['dimensions', 'beam', 'wide', 'is not a number with a unit'],
    ['build', 'hull_construction', 'unobtainium', 'is not a known material'],
    ['build', 'year', 'the nineties', 'is not a valid year'],
    ['accommodation', 'cabins', '3.5', 'is not a whole number'],
    ['engine', 'horse_power', 'plenty', 'is not a number with a unit'],
    ['build', 'designer', `1${' '.repeat(2_000)}x`, 'is longer than 1000 characters'],
  ])('%s/%s %.20s', async (group, name, text, problem) => {
    const { listing, leftOut } = await withItem(group, name, text);
    expect(leftOut).toEqual([{ field: `boat_features/${group}/${name}`, value: text.slice(0, 80), problem }]);
    expect(listing).toEqual({ ...BARE, ref: '1', status: 'available', markets: ['sale'] });
  });
});

test.each([
  ['2 x 575', '', { number: 2, horsepower: 575 }],
  ['2 x 575 HP', '', { number: 2, horsepower: 575 }],
  ['441', 'unit="kW"', { number: null, horsepower: 591 }],
])('FD1 power %s %s', async (text, unit, engines) => {
  expect((await withItem('engine', 'horse_power', text, unit)).listing.engines).toMatchObject(engines);
});

test('FD1 a description whose language neither it nor the feed names is left out', async () => {
  const feed = openMarine(
    '<advert ref="1"><marketing_descs><marketing_desc>Fast.</marketing_desc></marketing_descs></advert>',
  );
  expect((await listingOf(reader, feed)).listing.descriptions.en).toBe('Fast.');
  const { listing, leftOut } = await listingOf(reader, feed.replace('language="english"', ''));
  expect(listing.descriptions).toEqual({});
  expect(leftOut).toMatchObject([{ value: 'Fast.', problem: 'does not say its language' }]);
});

test('FD1 HTML that stands in the XML itself becomes plain text', async () => {
  const html =
    '<marketing_desc language="en"><p>One &amp; two</p><ul><li>a &lt; b</li></ul><script>steal()</script></marketing_desc>';
  const { listing, unmapped } = await listingOf(
    reader,
    openMarine(`<advert ref="1"><marketing_descs>${html}</marketing_descs></advert>`),
  );
  expect(listing.descriptions.en).toBe('One & two\n\na < b');
  expect(unmapped).toEqual([]);
});

test('FD1 at most 1,000 values are told that were left out of an advert', async () => {
  const media = '<media>nowhere</media>'.repeat(1_200);
  const { leftOut } = await listingOf(
    reader,
    openMarine(`<advert ref="1"><advert_media>${media}</advert_media></advert>`),
  );
  expect(leftOut).toHaveLength(1_000);
});

test('FD1 an office that the feed does not have is left out', async () => {
  const { listing, leftOut } = await listingOf(reader, openMarine('<advert ref="1" office_id="oslo"/>'));
  expect(listing.office).toBeNull();
  expect(leftOut).toEqual([{ field: '@office_id', value: 'oslo', problem: 'is not an office of the feed' }]);
});

test('FD1 two values of one field: the better path is taken, the other is unmapped unless it is the same', async () => {
  const advert = (builder: string) =>
    openMarine(`<advert ref="1"><advert_features><manufacturer>Brightwater</manufacturer></advert_features>
      <boat_features><build><item name="builder">${builder}</item></build></boat_features></advert>`);
  expect((await listingOf(reader, advert('Brightwater'))).unmapped).toEqual([]);
  const other = await listingOf(reader, advert('Kestrel Yard'));
  expect(other.listing.builder).toBe('Brightwater');
  expect(other.unmapped).toEqual(['boat_features/build/builder']);
});

test('FD1 the name of a piece of equipment is read as it stands', async () => {
  const advert = `<advert ref="1"><boat_features><equipment>
    <item name="Washer/dryer">true</item><item name="Wi-Fi @ 5 GHz">yes</item>
  </equipment></boat_features></advert>`;
  const { listing, unmapped } = await listingOf(reader, openMarine(advert));
  expect(listing.equipment.map(({ text }) => text)).toEqual(['Washer/dryer', 'Wi-Fi @ 5 GHz']);
  expect(unmapped).toEqual([]);
});
