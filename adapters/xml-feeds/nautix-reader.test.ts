import { expect, test } from 'vitest';
import { NautixReader } from './nautix-reader.ts';
import { BARE, listingOf, nautix, recordsOf } from './xml-feeds.fixture.ts';

const reader = new NautixReader();

const ADVERT = `
<advert id="881" type="boat" purpose="sale" status="active" modified="2026-04-29T15:02:12+02:00">
  <advert_data>
    <office_id>7</office_id>
    <internal_code_public>Berth 12</internal_code_public>
    <internal_code_private>Owner: R. Halloran</internal_code_private>
  </advert_data>
  <sale_data>
    <sale_class>used</sale_class>
    <sale_status>under-offer</sale_status>
    <price currency="CHF" vat_paid="true">1250000</price>
    <location>
      <country>IT</country>
      <city>Imperia</city>
      <marina>Porto Nuovo</marina>
      <latitude>43.88</latitude>
      <longitude>8.03</longitude>
    </location>
  </sale_data>
  <boat_data>
    <general>
      <boat_type>sailboat</boat_type>
      <boat_category>catamaran</boat_category>
      <manufacturer>Aranui</manufacturer>
      <model>60 Ocean</model>
      <boat_name>Kittiwake</boat_name>
      <year_built>2017</year_built>
      <model_year>2018</model_year>
      <last_refit>2024</last_refit>
      <flag>MT</flag>
    </general>
    <dimensions>
      <loa unit="m">18.28</loa>
      <beam unit="m">9,4</beam>
      <draft unit="ft">5.5</draft>
    </dimensions>
    <hull_material>aluminium</hull_material>
    <number_of_engines>2</number_of_engines>
    <engines>
      <engine><manufacturer>Halvorsen</manufacturer><model>4JH</model><power unit="kW">59</power></engine>
      <engine><manufacturer>Halvorsen</manufacturer><model>4JH</model><power unit="kW">59</power></engine>
    </engines>
    <cruising_speed unit="kn">9</cruising_speed>
    <max_speed unit="kmh">22</max_speed>
    <range unit="nm">900</range>
    <cabins>4</cabins>
    <berths>8</berths>
    <rig_sails>
      <main_sail area="98" unit="m2" material="dyneema" furling="boom">Lofts of the North</main_sail>
      <code_zero>true</code_zero>
    </rig_sails>
    <covers><wheel_cover>true</wheel_cover></covers>
    <tender><model>Dinghy 310</model></tender>
  </boat_data>
  <descriptions>
    <description language="en">&lt;p&gt;Ready to cross.&lt;/p&gt;</description>
    <description language="es">Lista para cruzar.</description>
    <description language="de">Bereit.</description>
  </descriptions>
  <media validation="non-strict">
    <images>
      <image type="image/jpeg" caption="Boat on sea" md5="00112233445566778899aabbccddeeff">
        https://pictures.example/881/1.jpg
      </image>
      <image type="image/webp">https://pictures.example/881/2.webp</image>
    </images>
    <videos><video>https://www.youtube.com/watch?v=abcDEF_-123</video></videos>
  </media>
</advert>`;

test('FD1 a NautiX advert is read in the units and words of the site', async () => {
  const { listing, leftOut, unmapped } = await listingOf(reader, nautix(ADVERT));
  expect(listing).toMatchObject({
    ref: '881',
    status: 'under-offer',
    markets: ['sale'],
    name: 'Kittiwake',
    builder: 'Aranui',
    model: '60 Ocean',
    kind: 'catamaran',
    builtYear: 2017,
    refitYear: 2024,
    flag: 'MT',
    length: 18.28,
    beam: 9.4,
    draft: 1.6764,
    cruiseSpeed: 9,
    maxSpeed: 11.88,
    range: 900,
    guestsSleeping: 8,
    cabins: { total: 4 },
    engines: { number: 2, name: 'Halvorsen 4JH', horsepower: 79 },
    hullMaterial: 'aluminium',
    lying: { berth: 'Porto Nuovo', place: 'Imperia', country: 'IT', position: { latitude: 43.88, longitude: 8.03 } },
    sale: { price: { amount: 1_250_000, currency: 'CHF' }, onApplication: false, vatPaid: true },
    pictures: [
      { url: 'https://pictures.example/881/1.jpg', caption: 'Boat on sea' },
      { url: 'https://pictures.example/881/2.webp', caption: null },
    ],
    films: ['https://www.youtube.com/watch?v=abcDEF_-123'],
    office: '7',
    updatedAt: '2026-04-29T15:02:12+02:00',
  });
  expect(listing.descriptions.en).toBe('Ready to cross.');
  expect(listing.descriptions.es).toBe('Lista para cruzar.');
  expect(listing.equipment.map(({ text }) => text)).toEqual([
    'main sail: Lofts of the North',
    'code zero',
    'wheel cover',
  ]);
  expect(leftOut).toEqual([]);
  expect(unmapped).toContain('advert_data/internal_code_private');
  expect(unmapped).toContain('boat_data/tender/model');
  expect(unmapped).toContain('descriptions/description in de');
  expect(JSON.stringify(listing)).not.toContain('Halloran');
});

test.each([
  ['a charter', 'purpose="charter"', { markets: ['charter'], status: 'available' }],
  ['one that is no longer active', 'purpose="sale" status="inactive"', { status: 'withdrawn' }],
])('FD1 %s', async (_, attributes, listing) => {
  const advert = `<advert id="1" type="boat" ${attributes}/>`;
  expect((await listingOf(reader, nautix(advert))).listing).toMatchObject(listing);
});

test('FD1 adverts of an account that is not active are withdrawn, and sold ones stay sold', async () => {
  const account = 'token="x" status="inactive"';
  const advert = (status: string) =>
    `<advert id="1" type="boat" purpose="sale" status="active"><sale_data>${status}</sale_data></advert>`;
  expect((await listingOf(reader, nautix(advert(''), account))).listing.status).toBe('withdrawn');
  const sold = nautix(advert('<sale_status>sold</sale_status>'), account);
  expect((await listingOf(reader, sold)).listing.status).toBe('sold');
});

test.each([
  ['type="engine" purpose="sale"', '@type', 'is not a yacht'],
  ['type="boat" purpose="swap"', '@purpose', 'is neither sale nor charter'],
  ['type="boat"', '@purpose', 'is missing'],
])('FD1 an advert %s is refused', async (attributes, field, problem) => {
  const [record] = await recordsOf(reader, nautix(`<advert id="1" ${attributes}/>`));
  expect(record).toMatchObject({ kind: 'refused', ref: '1', problems: [{ field, problem }] });
});

test.each([
  ['sale', '<price type="on-request"/>', { price: null, onApplication: true }, []],
  ['sale', '<price type="hidden" currency="EUR">90000</price>', { price: null, onApplication: true }, []],
  ['sale', '<price hidden="x" currency="EUR">90000</price>', { price: null, onApplication: true }, []],
  [
    'sale',
    '<price type="starting" currency="EUR">90000</price>',
    { price: null, onApplication: true },
    ['is not recognised, so that the price is hidden'],
  ],
  [
    'sale',
    '<price><currency>EUR</currency><amount>0</amount></price><price><currency>USD</currency><amount>90000</amount></price>',
    { price: { amount: 90_000, currency: 'USD' } },
    [],
  ],
  [
    'sale',
    '<price period="week" currency="EUR">45000</price>',
    { price: null, onApplication: false },
    ['is the price of a week'],
  ],
  ['sale', '<price type="asking" currency="EUR">90000</price>', { price: { amount: 90_000, currency: 'EUR' } }, []],
  ['sale', '<price currency="EUR"><amount>90000</amount></price>', { price: { amount: 90_000, currency: 'EUR' } }, []],
  [
    'charter',
    '<price currency="EUR">9000</price>',
    { price: null, onApplication: false },
    ['is a price of a charter without its season'],
  ],
  ['charter', '<price type="on-request"/>', { price: null, onApplication: true }, []],
  ['sale', '<price visible="false" currency="EUR">90000</price>', { price: null, onApplication: true }, []],
  [
    'sale',
    '<price currency="EUR"><amount>90000</amount><hide>true</hide></price>',
    { price: null, onApplication: true },
    [],
  ],
])('FD1 a price of a %s: %s', async (purpose, price, sale, problems) => {
  const advert = `<advert id="1" type="boat" purpose="${purpose}"><sale_data>${price}</sale_data></advert>`;
  const { listing, leftOut } = await listingOf(reader, nautix(advert));
  expect(listing.sale).toMatchObject(sale);
  expect(leftOut.map(({ problem }) => problem)).toEqual(problems);
});

test('FD1 an engine or tender does not lend its model to the yacht', async () => {
  const parts = '<engine><model>V12</model></engine><tender><loa unit="m">4</loa></tender>';
  const advert = `<advert id="1" type="boat" purpose="sale"><boat_data>${parts}</boat_data></advert>`;
  const { listing } = await listingOf(reader, nautix(advert));
  expect(listing).toEqual({
    ...BARE,
    ref: '1',
    status: 'available',
    markets: ['sale'],
    engines: { number: null, name: 'V12', horsepower: null },
  });
});

test.each([
  ['sale', '<charter_data><price currency="EUR"><amount>12000</amount></price></charter_data>', null, false],
  ['sale', '<mooring><price currency="EUR"><amount>90000</amount></price></mooring>', null, false],
  [
    'sale',
    '<charter_data><price type="on-request"/></charter_data><sale_data><price currency="EUR">90000</price></sale_data>',
    { amount: 90_000, currency: 'EUR' },
    false,
  ],
  ['charter', '<charter_data><price currency="EUR"><amount>POA</amount></price></charter_data>', null, true],
  ['charter', '<charter_data><price currency="EUR">12000</price><poa>true</poa></charter_data>', null, true],
  ['charter', '<charter_data><price currency="EUR">12000</price></charter_data>', null, false],
])('FD1 an advert of a %s has no price but its own: %s', async (purpose, data, price, onApplication) => {
  const advert = `<advert id="1" type="boat" purpose="${purpose}">${data}</advert>`;
  const { listing } = await listingOf(new NautixReader(), nautix(advert));
  expect(listing.sale).toMatchObject({ price, onApplication });
});
