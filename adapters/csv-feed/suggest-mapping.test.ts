import { expect, test } from 'vitest';
import { CsvFeedReader } from './csv-feed-reader.ts';
import { readCsvMapping } from './csv-mapping.ts';
import { allOf, bytesOf } from './csv-table.fixture.ts';
import { suggestMapping, suggestMappingForFile } from './suggest-mapping.ts';

const columnsOf = (...header: readonly string[]) => suggestMapping(header, []).columns;

test('FD1 suggests columns by their headers in five languages', () => {
  expect(
    columnsOf(
      'Ref. No.',
      'Boat Name',
      'Year Built',
      'LOA (ft)',
      'Max speed kn',
      'Price (USD)',
      'Photo 1',
      'Photo 2',
      'Skipper',
    ),
  ).toEqual({
    ...{
      'Ref. No.': 'ref',
      'Boat Name': 'name',
      'Year Built': 'builtYear',
      'LOA (ft)': { field: 'length', unit: 'feet' },
    },
    ...{ 'Max speed kn': { field: 'maxSpeed', unit: 'kn' }, 'Price (USD)': { field: 'price', currency: 'USD' } },
    ...{ 'Photo 1': 'pictures', 'Photo 2': 'pictures', Skipper: 'ignore' },
  });
  expect(columnsOf('Referencia', 'Astillero', 'Eslora', 'Año de construcción', 'Precio €', 'Descripción')).toEqual({
    ...{ Referencia: 'ref', Astillero: 'builder', Eslora: 'length', 'Año de construcción': 'builtYear' },
    ...{ 'Precio €': { field: 'price', currency: 'EUR' }, Descripción: 'description' },
  });
  expect(Object.values(columnsOf('Chantier', 'Longueur', 'Tirant d’eau', 'Prix', 'Pavillon'))).toEqual([
    'builder',
    'length',
    'draft',
    'price',
    'flag',
  ]);
  expect(Object.values(columnsOf('Werft', 'Länge über alles', 'Baujahr', 'Tiefgang in m', 'Liegeort'))).toEqual([
    'builder',
    'length',
    'builtYear',
    { field: 'draft', unit: 'meters' },
    'place',
  ]);
  expect(Object.values(columnsOf('Cantiere', 'Lunghezza', 'Pescaggio', 'Prezzo', 'Velocità massima'))).toEqual([
    'builder',
    'length',
    'draft',
    'price',
    'maxSpeed',
  ]);
  expect(columnsOf('description_es', 'Description (English)')).toEqual({
    description_es: { field: 'description', language: 'es' },
    'Description (English)': { field: 'description', language: 'en' },
  });
});

test('FD1 a second column of a field is left to the editor, unless it is in another currency', () => {
  expect(columnsOf('Name', 'Boat name', 'Price EUR', 'Price USD', 'Name')).toEqual({
    ...{ Name: 'name', 'Boat name': 'ignore' },
    ...{ 'Price EUR': { field: 'price', currency: 'EUR' }, 'Price USD': { field: 'price', currency: 'USD' } },
  });
});

test.each([
  [['15,2', '1.250.000,00'], ',', null],
  [['15.2 m', '1,650'], '.', null],
  [['1,650', '1.250.000', '2019'], null, null],
  [['15,2', '15.2'], null, null],
  [['25/12/2026', '01/02/2026'], null, 'day-month-year'],
  [['12.25.2026'], null, 'month-day-year'],
  [['25/12/2026', '12/25/2026'], null, null],
])('FD1 of the cells %j suggests the decimal sign %j and the order %j', (cells, decimal, dateOrder) => {
  expect(
    suggestMapping(
      ['Id'],
      cells.map((cell) => [cell]),
    ),
  ).toMatchObject({ decimal, dateOrder });
});

test('FD1 a suggestion is a mapping by which its table is read', async () => {
  const table = 'Id;Bootsname;LOA (m);Skipper\n7;Brisa;15,2;Ana\n';
  const suggested = await suggestMappingForFile(bytesOf(table));
  const mapping = readCsvMapping(JSON.parse(JSON.stringify(suggested)));
  expect(mapping.ok).toBe(true);
  if (!mapping.ok) return;
  const records = await allOf(new CsvFeedReader(mapping.value).records(bytesOf(table)));
  expect(records).toMatchObject([{ listing: { ref: '7', name: 'Brisa', length: 15.2 }, leftOut: [], unmapped: [] }]);
});

test('FD1 a suggestion for a table that is not in UTF-8 says its encoding', async () => {
  const bytes = Buffer.from('Id;Länge\n7;15,2 m\n', 'latin1');
  expect(await suggestMappingForFile(bytesOf(bytes))).toMatchObject({
    encoding: 'windows-1252',
    columns: { Länge: 'length' },
  });
  expect(await suggestMappingForFile(bytesOf(''))).toMatchObject({ columns: {} });
});
