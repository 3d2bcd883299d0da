import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FeedRecord, UnreadableFeed } from '../../core/import/feed-listing.ts';
import { listingOf, readerOf, recordsOf } from './csv-table.fixture.ts';

const MESSY = `\uFEFFId;Name;Typ;LOA;Preis;Jahr;Foto;Notizen
1;Brisa;Motoryacht;"15,2 m";€ 1.250.000;2012;https://media.example/1.jpg;intern
1;Brisa again;Motoryacht;15,2 m;POA;2012;;
2;"Levante ""II""";Velero;49' 10";CHF 3'400'000;;javascript:alert(1);
;Nameless;Motoryacht;12;1;2000;;
3;Poniente
4;Garbí;Katamaran;;$ 900.000;unbekannt;"https://media.example/a.jpg, ftp://media.example/b.jpg
https://media.example/c.jpg";
5;"=HYPERLINK(""http://x.example"",""click"")";Motoryacht;1500 m;gratis;1492;;
6;"Xaloc;Motoryacht;20 m;EUR 100.000;2001;;
7;Tra\0mun\0tana;Motoryacht;20 m;EUR 100.000;2001;;;surplus
8;Mestral;Motoryacht;20 m;EUR 100.000;2001;;
;;;;;;;
9;Gregal;Motoryacht;20 m;EUR 100.000;2001;;"
`;

describe('FD1 a messy table', () => {
  const columns = { Name: 'name', Typ: 'kind', LOA: 'length', Preis: 'price', Jahr: 'builtYear', Foto: 'pictures' };
  const read = (lines: string) => recordsOf(readerOf(columns), lines);
  const summaryOf = (record: FeedRecord) =>
    record.kind === 'refused'
      ? `${record.at} refused ${record.ref}: ${record.problems.map(({ field, problem }) => `${field} ${problem}`).join(', ')}`
      : `${record.at} ${record.listing.ref} ${record.listing.name}: ${record.leftOut.map(({ field, problem }) => `${field} ${problem}`).join(', ')}`;

  test('is read row by row, and what is wrong is named', async () => {
    expect((await read(MESSY)).map(summaryOf)).toEqual([
      'row 2 1 Brisa: ',
      'row 3 1 Brisa again: ',
      'row 4 2 Levante "II": Foto is not a web address',
      'row 5 refused null: ref is missing',
      'row 6 refused 3: row has 2 cells, and the header 8',
      'row 7 4 Garbí: Preis has a currency that is not recognised, Foto is not a web address',
      'row 8 5 null: Name is a formula, LOA is too small or too large, Preis is not a price, Jahr is not a valid year',
      'row 9 refused 6: row has a quote that is not closed, or too many characters',
      'row 10 refused 7: row has 9 cells, and the header 8',
      'row 11 8 Mestral: ',
      'row 13 refused 9: row has a quote that is not closed, or too many characters',
    ]);
  });

  test('gives what it says', async () => {
    const listings = (await read(MESSY)).flatMap((record) => (record.kind === 'listing' ? [record] : []));
    const [brisa, doubled, levante, garbi] = listings.map(({ listing }) => listing);
    expect(brisa).toMatchObject({
      ...{ status: 'available', markets: ['sale'], kind: 'motor', length: 15.2, builtYear: 2012 },
      sale: { price: { amount: 1_250_000, currency: 'EUR' }, onApplication: false },
      pictures: [{ url: 'https://media.example/1.jpg', caption: null }],
    });
    expect(doubled?.sale).toMatchObject({ price: null, onApplication: true });
    expect(levante).toMatchObject({ kind: 'sail', length: 15.1892, builtYear: null, pictures: [] });
    expect(garbi?.pictures.map(({ url }) => url)).toEqual([
      'https://media.example/a.jpg',
      'https://media.example/c.jpg',
    ]);
    expect(listings.map(({ unmapped }) => unmapped)).toEqual([['Notizen'], [], [], [], [], []]);
  });

  test('with one row of a hundred that is garbage gives all others', async () => {
    const rows = Array.from({ length: 2_000 }, (_, at) =>
      at % 100 === 50 ? `"${at};ÿ"x;;` : `${at};Yacht ${at};Velero;12 m;;;;`,
    );
    const records = await read(`Id;Name;Typ;LOA;Preis;Jahr;Foto;Notizen\n${rows.join('\n')}`);
    expect(records.filter(({ kind }) => kind === 'listing')).toHaveLength(1_980);
    expect(records.filter(({ kind }) => kind === 'refused')).toHaveLength(20);
  });
});

test.each<[string, string | Uint8Array, string]>([
  ['nothing', '', 'has no header'],
  ['another header', 'Ref,Name\n1,Brisa\n', 'has no column "Id", "Preis", which the mapping names'],
  ['another encoding', Uint8Array.of(0x49, 0x64, 0xe4, 0x0a), 'is not in utf-8'],
])('FD1 a table with %s cannot be read', async (_, table, message) => {
  const read = recordsOf(readerOf({ Preis: 'price' }), table);
  await expect(read).rejects.toThrow(UnreadableFeed);
  await expect(read).rejects.toThrow(message);
});

test.each(['Id,Name;x\n1,a;b\n', 'Id;Name,y\n1;a,b\n', 'Id\t"Name"\n1\ta\n', 'sep=;\r\nId;Name\r\n1;a\r\n'])(
  'FD1 finds the delimiter of %j',
  async (table) => {
    expect(await recordsOf(readerOf({}), table)).toMatchObject([{ kind: 'listing', listing: { ref: '1' } }]);
  },
);

test('FD1 several columns make one field', async () => {
  const columns = {
    ...{ Feet: 'length.feet', Inches: 'length.inches', Price: 'price', Currency: 'currency', Maker: 'engines.maker' },
    ...{
      Model: 'engines.model',
      'Text 1': 'description',
      'Text 2': 'description',
      Texto: { field: 'description', language: 'es' },
    },
    ...{ Lat: 'latitude', Lng: 'longitude', 'Foto 1': 'pictures', 'Foto 2': 'pictures' },
  };
  const cells = ['49', '10', '1,250,000', 'GBP', 'MTU', '16V 2000', '<p>One.</p>', 'Two.', 'Uno.', '39.57', '-2,65'];
  const { listing } = await listingOf(columns, [
    ...cells,
    'https://a.example/1',
    'https://a.example/1 https://a.example/2|',
  ]);
  expect(listing).toMatchObject({
    length: 15.1892,
    sale: { price: { amount: 1_250_000, currency: 'GBP' } },
    engines: { name: 'MTU 16V 2000' },
    lying: { position: { latitude: 39.57, longitude: -2.65 } },
    pictures: [{ url: 'https://a.example/1' }, { url: 'https://a.example/2' }],
  });
  expect(Object.values(listing.descriptions)).toEqual(['One.\n\nTwo.', 'Uno.']);
});

test('FD1 an amount in a currency that is not recognised is not taken for the usual one', async () => {
  const columns = { Price: 'price', Currency: 'currency' };
  const read = async (currency: string) =>
    (await listingOf(columns, ['1000000', currency], { currency: 'EUR' })).listing.sale.price;
  expect(await read('doubloons')).toBeNull();
  expect(await read('')).toEqual({ amount: 1_000_000, currency: 'EUR' });
  expect(await read('SEK')).toEqual({ amount: 1_000_000, currency: 'SEK' });
});

test('FD1 units of columns, and the signs of the house', async () => {
  const columns = {
    ...{
      LOA: { field: 'length', unit: 'feet' },
      Beam: 'beam',
      Speed: { field: 'maxSpeed', unit: 'km/h' },
      Range: 'range',
    },
    ...{
      Power: { field: 'engines.power', unit: 'kw' },
      Kind: 'kind',
      Market: 'market',
      Date: 'updatedAt',
      Status: 'status',
    },
  };
  const settings = {
    decimal: ',',
    lengthUnit: 'meters',
    dateOrder: 'day-month-year',
    kinds: { explorer: ['Nordic Line'] },
  };
  const cells = ['100', '6,250', '50', '1.000', '1300', 'nordic-line', 'Sale & Charter', '03.05.2026', 'Under offer'];
  const { listing, leftOut } = await listingOf(columns, cells, settings);
  expect(listing).toMatchObject({
    ...{ length: 30.48, beam: 6.25, maxSpeed: 27, range: null, engines: { horsepower: 1743 }, kind: 'explorer' },
    ...{ markets: ['charter', 'sale'], updatedAt: '2026-05-03', status: 'under-offer' },
  });
  expect(leftOut).toEqual([{ field: 'Range', value: '1.000', problem: 'has no unit' }]);
});

test.each([
  [{ Status: 'status' }, 'perhaps', 'Status'],
  [{ Market: 'market' }, 'barter', 'Market'],
])('FD1 a row whose %j is %j is refused', async (columns, cell, field) => {
  const [record] = await recordsOf(readerOf(columns), `Id,${field}\n1,${cell}\n`);
  expect(record).toEqual({
    kind: 'refused',
    at: 'row 2',
    ref: '1',
    problems: [{ field, value: cell, problem: 'is not recognised' }],
  });
});

test('FD1 an id that a table keeps as a formula of its digits is that id', async () => {
  const [record] = await recordsOf(readerOf({ Name: 'name' }), 'Id,Name\n"=""007""",Brisa\n');
  expect(record).toMatchObject({ listing: { ref: '007', name: 'Brisa' } });
});

test('FD1 whatever stands in a table, the next row is read, and no markup and no formula comes through', async () => {
  const columns = { A: 'name', B: 'length', C: 'price', D: 'engines', E: 'description', F: 'pictures', G: 'updatedAt' };
  const reader = readerOf(columns, { currency: 'EUR', lengthUnit: 'meters' });
  const bit = fc.constantFrom(
    'a',
    '"',
    ',',
    ';',
    '\n',
    '\r',
    '\0',
    '<b>',
    '&lt;',
    '=1',
    '12',
    "'",
    '.',
    ' ',
    'm',
    '€',
    'http://',
    '-',
    '2 x',
  );
  const table = fc.array(bit, { maxLength: 60 }).map((bits) => `Id,A,B,C,D,E,F,G\n1,${bits.join('')}\n2,b,,,,,,\n`);
  await fc.assert(
    fc.asyncProperty(table, async (text) => {
      const records = await recordsOf(reader, text);
      expect(records.at(-1)).toMatchObject({ kind: 'listing', listing: { ref: '2', name: 'b' } });
      for (const record of records) {
        if (record.kind !== 'listing') continue;
        const { name, descriptions } = record.listing;
        for (const shown of [name ?? '', ...Object.values(descriptions)])
          expect(shown).not.toMatch(/^\s*=|<[a-z/!?]|\0/i);
      }
    }),
    { numRuns: 300 },
  );
});
