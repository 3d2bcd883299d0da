import { expect, test } from 'vitest';
import { readCsvMapping } from './csv-mapping.ts';

const MIN = { markets: ['sale'], columns: { Id: 'ref' } };

test('FD1 a mapping of the least has the usual settings', () => {
  expect(readCsvMapping(MIN)).toEqual({
    ok: true,
    value: {
      delimiter: null,
      encoding: 'utf-8',
      decimal: null,
      dateOrder: null,
      lengthUnit: null,
      currency: null,
      language: 'en',
      markets: ['sale'],
      kinds: new Map(),
      columns: new Map([['Id', { field: 'ref', unit: null, currency: null, language: null }]]),
    },
  });
});

test('FD1 a mapping of everything is read', () => {
  const columns = { Id: 'ref', ' LOA ': { field: 'length', unit: 'feet' }, Preis: { field: 'price', currency: 'CHF' } };
  const read = readCsvMapping({
    ...MIN,
    ...{ delimiter: '\t', encoding: 'windows-1252', decimal: ',', dateOrder: 'day-month-year', currency: 'SEK' },
    ...{ lengthUnit: 'feet', language: 'es', kinds: { explorer: ['Trawler', 'Blue-Line'] }, columns },
  });
  expect(read).toMatchObject({ ok: true, value: { delimiter: '\t', decimal: ',', currency: 'SEK', language: 'es' } });
  if (!read.ok) return;
  expect([...read.value.kinds]).toEqual([
    ['trawler', 'explorer'],
    ['blue line', 'explorer'],
  ]);
  expect(read.value.columns.get('LOA')).toMatchObject({ field: 'length', unit: 'feet' });
  expect(read.value.columns.get('Preis')).toMatchObject({ field: 'price', currency: 'CHF' });
});

test.each<[string, unknown, string[]]>([
  ['nothing', null, ['record']],
  ['a list', [], ['record']],
  ['no column', { ...MIN, columns: {} }, ['columns']],
  ['no columns', { markets: ['sale'] }, ['columns', 'columns']],
  ['no market', { columns: MIN.columns }, ['markets']],
  ['a wrong market', { ...MIN, markets: ['rent'] }, ['markets[0]', 'markets']],
  ['a setting that is misspelt', { ...MIN, decimel: ',' }, ['decimel']],
  ['a wrong delimiter', { ...MIN, delimiter: '|' }, ['delimiter']],
  ['a wrong currency', { ...MIN, currency: '€' }, ['currency']],
  ['a wrong field', { ...MIN, columns: { Id: 'ref', Name: 'title' } }, ['columns.Name']],
  ['a wrong unit', { ...MIN, columns: { Id: 'ref', LOA: { field: 'length', unit: 'kn' } } }, ['columns.LOA.unit']],
  ['a unit of a name', { ...MIN, columns: { Id: 'ref', Name: { field: 'name', unit: 'm' } } }, ['columns.Name.unit']],
  [
    'a detail that is misspelt',
    { ...MIN, columns: { Id: 'ref', LOA: { field: 'length', units: 'm' } } },
    ['columns.LOA.units'],
  ],
  ['a wrong kind', { ...MIN, kinds: { submarine: ['U-Boot'] } }, ['kinds.submarine']],
  ['a wrong word', { ...MIN, kinds: { sail: [7] } }, ['kinds.sail[0]']],
])('FD1 a mapping with %s is refused by field', (_, json, fields) => {
  const read = readCsvMapping(json);
  expect(read.ok ? [] : read.error.map(({ field }) => field)).toEqual(fields);
});
