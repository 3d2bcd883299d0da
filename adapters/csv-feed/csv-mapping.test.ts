import { expect, test } from 'vitest';
import { readCsvMapping } from './csv-mapping.ts';

const MINIMAL = { markets: ['sale'], columns: { Id: 'ref' } };

test('FD1 a mapping of the least has the usual settings', () => {
  expect(readCsvMapping(MINIMAL)).toEqual({
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
    ...MINIMAL,
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
  ['no column', { ...MINIMAL, columns: {} }, ['columns']],
  ['no columns', { markets: ['sale'] }, ['columns', 'columns']],
  ['no market', { columns: MINIMAL.columns }, ['markets']],
  ['a wrong market', { ...MINIMAL, markets: ['rent'] }, ['markets[0]', 'markets']],
  ['a setting that is misspelt', { ...MINIMAL, decimel: ',' }, ['decimel']],
  ['a wrong delimiter', { ...MINIMAL, delimiter: '|' }, ['delimiter']],
  ['a wrong currency', { ...MINIMAL, currency: '€' }, ['currency']],
  ['a wrong field', { ...MINIMAL, columns: { Id: 'ref', Name: 'title' } }, ['columns.Name']],
  ['a wrong unit', { ...MINIMAL, columns: { Id: 'ref', LOA: { field: 'length', unit: 'kn' } } }, ['columns.LOA.unit']],
  [
    'a unit of a name',
    { ...MINIMAL, columns: { Id: 'ref', Name: { field: 'name', unit: 'm' } } },
    ['columns.Name.unit'],
  ],
  [
    'a detail that is misspelt',
    { ...MINIMAL, columns: { Id: 'ref', LOA: { field: 'length', units: 'm' } } },
    ['columns.LOA.units'],
  ],
  ['a wrong kind', { ...MINIMAL, kinds: { submarine: ['U-Boot'] } }, ['kinds.submarine']],
  ['a wrong word', { ...MINIMAL, kinds: { sail: [7] } }, ['kinds.sail[0]']],
])('FD1 a mapping with %s is refused by field', (_, json, fields) => {
  const read = readCsvMapping(json);
  expect(read.ok ? [] : read.error.map(({ field }) => field)).toEqual(fields);
});
