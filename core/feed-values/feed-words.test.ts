import { expect, test } from 'vitest';
import codes from '../records/known-codes.json' with { type: 'json' };
import names from './country-names.json' with { type: 'json' };
import { readCountry, readKind, readMaterial, readStatus, readYesNo } from './feed-words.ts';
import { wordTable } from './phrase-table.ts';

test.each([
  ['Motor Yacht', 'motor'],
  ['M/Y', 'motor'],
  ['Flybridge', 'motor'],
  ['TRAWLER', 'motor'],
  ['yate a motor', 'motor'],
  ['Vedette', 'motor'],
  ['Explorer', 'explorer'],
  ['Expedition Motor Yacht', 'explorer'],
  ['Sailing yacht', 'sail'],
  ['Schooner', 'sail'],
  ['Segelyacht', 'sail'],
  ['goélette', 'sail'],
  ['Motor-sailer', 'sail'],
  ['Sailing Catamaran', 'catamaran'],
  ['Power catamaran', 'catamaran'],
  ['Catamarán', 'catamaran'],
  ['Motor cruiser', 'motor'],
  ['Sports Cruiser', 'motor'],
  ['Racer/Cruiser', null],
  ['Performance Cruiser', null],
  ['Bluewater cruiser', null],
  ['Pilothouse', null],
  ['Raised pilothouse motor yacht', 'motor'],
  ['submarine', null],
  ['', null],
  ['constructor', null],
])('FD1 reads the kind %j as %j', (text, kind) => {
  expect(readKind(text)).toBe(kind);
});

test('FD1 words of the house come before the table', () => {
  const own = wordTable([['explorer', 'Trawler; Blue Line'] as const]);
  expect([readKind('trawler', own), readKind('blue line', own), readKind('sloop', own)]).toEqual([
    'explorer',
    'explorer',
    'sail',
  ]);
});

test.each([
  ['GRP', 'composite'],
  ['Fiberglass', 'composite'],
  ['Poliéster reforzado', 'composite'],
  ['fibra de carbono', 'carbon'],
  ['fibre de verre', 'composite'],
  ['Stahl', 'steel'],
  ['Acier', 'steel'],
  ['Alu', 'aluminium'],
  ['Teak on oak', 'wood'],
  ['steel / aluminium', null],
  ['ferrocement', null],
])('FD1 reads the material %j as %j', (text, material) => {
  expect(readMaterial(text)).toBe(material);
});

test.each([
  ['Available', 'available'],
  ['en venta', 'available'],
  ['Under Offer', 'under-offer'],
  ['sale-pending', 'under-offer'],
  ['Vendu', 'sold'],
  ['Not available', 'withdrawn'],
  ['no disponible', 'withdrawn'],
  ['sold?? for sale', null],
  ['perhaps', null],
])('FD1 reads the status %j as %j', (text, status) => {
  expect(readStatus(text)).toBe(status);
});

test.each([
  ['Yes', true],
  ['sí', true],
  ['oui', true],
  ['1', true],
  ['Nein', false],
  ['false', false],
  ['maybe', null],
])('FD1 reads the answer %j as %j', (text, answer) => {
  expect(readYesNo(text)).toBe(answer);
});

test.each([
  ['ES', 'ES'],
  ['esp', 'ES'],
  ['Spain', 'ES'],
  ['Espagne', 'ES'],
  ['Spanien', 'ES'],
  ['U.K.', 'GB'],
  ['USA', 'US'],
  ['U.A.E.', 'AE'],
  ['AND', 'AD'],
  ['The Bahamas', 'BS'],
  ['Antigua and Barbuda', 'AG'],
  ['St. Kitts & Nevis', 'KN'],
  ['Côte d’Ivoire', 'CI'],
  ['British Virgin Islands', 'VG'],
  ['Congo', null],
  ['Atlantis', null],
  ['XX', null],
  ['', null],
])('FD1 reads the country %j as %j', (text, country) => {
  expect(readCountry(text)).toBe(country);
});

test('FD1 every country has its codes and names, and no name has two countries', () => {
  const rows = Object.entries(names);
  expect(rows.map(([code]) => code)).toEqual(codes.countries.split(' '));
  const all = rows.flatMap(([, list]) => list.split('|'));
  expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
  for (const [code, list] of rows) {
    expect(list.split('|').map(readCountry)).toEqual(list.split('|').map(() => code));
    expect(list).toMatch(/^[a-z]{3}(\||$)/);
  }
});
