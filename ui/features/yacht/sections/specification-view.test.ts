import { describe, expect, test } from 'vitest';
import type { Locale } from '../../../../core/locale/locale.ts';
import type { Market } from '../../../../core/market/market.ts';
import type { Meters, Yacht } from '../../../../core/yacht/yacht.ts';
import { demoTexts } from '../../../../tests/demo-texts.ts';
import { sampleYacht } from '../../../../tests/samples/sample-yacht.ts';
import { specificationView } from './specification-view.ts';

/** Returns rows as `label → [value, the other unit]`, with message keys for texts. */
function rowsOf(yacht: Yacht, market: Market = 'sale', unit: 'meters' | 'feet' = 'meters', locale: Locale = 'en') {
  const groups = specificationView(yacht, {
    locale,
    translate: (key) => key,
    preferences: { currency: 'eur', unit },
    market,
    country: (code) => `country ${code}`,
    builderHref: null,
  });
  return new Map(groups.flatMap(({ rows }) => rows.map(({ label, value, other }) => [label, [value, other]])));
}

const WHOLE = sampleYacht({
  model: 'Custom',
  refitYear: 2021,
  length: 60.5,
  dimensions: { length: 60.5 as Meters, beam: 11 as Meters, draft: 3.5 as Meters, minimumDraft: 2.9 as Meters },
  guests: { total: 12, sleeping: 10, cruising: 14 },
  crew: { total: 13, charter: 9 },
  cabins: { total: 21, single: 1, double: 2, twin: 3, triple: 4, convertible: 6, staterooms: 5, charter: 8 },
  grossTonnage: 1100,
  speeds: { max: 17.5, cruise: 12 },
  ranges: { cruise: 4500, economical: 6200 },
  build: {
    hullMaterial: 'steel',
    superstructureMaterial: 'aluminium',
    exteriorDesigner: 'Outside & Sons',
    interiorDesigner: 'Inside Ltd',
  },
  machinery: {
    mainEngine: 'MTU',
    horsepower: 1400,
    engines: 2,
    generators: [155, 155, 80],
    stabilisers: 'Quantum',
    stabiliserSpeed: 'zero-speed',
  },
  location: { berth: 'B12', country: 'FR', lying: demoTexts({ en: 'Antibes', es: 'Antibes' }), position: null },
});

describe('YA1 shows every known fact', () => {
  test.each([
    ['spec.grossTonnage', '1,100\u00a0GT'],
    ['spec.guestsSleeping', '10'],
    ['spec.guestsCruising', '14'],
    ['spec.cabins', '21'],
    ['spec.staterooms', '5'],
    ['spec.single', '1'],
    ['spec.double', '2'],
    ['spec.twin', '3'],
    ['spec.triple', '4'],
    ['spec.convertible', '6'],
    ['spec.crew', '13'],
    ['spec.max', '17.5\u00a0spec.knots'],
    ['spec.cruise', '12\u00a0spec.knots'],
    ['spec.range', '4,500\u00a0spec.miles'],
    ['spec.economicalRange', '6,200\u00a0spec.miles'],
    ['spec.builder', 'Feadship'],
    ['spec.model', 'Custom'],
    ['spec.built', '2015'],
    ['spec.refit', '2021'],
    ['spec.hull', 'spec.material.steel'],
    ['spec.superstructure', 'spec.material.aluminium'],
    ['spec.exterior', 'Outside & Sons'],
    ['spec.interior', 'Inside Ltd'],
    ['spec.flag', 'country KY'],
    ['spec.class', 'Lloyds'],
    ['spec.lying', 'Antibes'],
    ['spec.berth', 'B12'],
    ['spec.country', 'country FR'],
    ['spec.number', 'aurora'],
  ])('%s is %s', (label, value) => {
    expect(rowsOf(WHOLE).get(label)).toEqual([value, null]);
  });

  test.each([
    ['spec.length', '60.5\u00a0m', '198′\u00a06″'],
    ['spec.beam', '11.0\u00a0m', '36′\u00a01″'],
    ['spec.draft', '3.5\u00a0m', '11′\u00a06″'],
    ['spec.minimumDraft', '2.9\u00a0m', '9′\u00a06″'],
  ])('formats %s in meters, and in feet and inches: %s, %s', (label, meters, feet) => {
    expect(rowsOf(WHOLE, 'sale', 'meters').get(label)).toEqual([meters, feet]);
    expect(rowsOf(WHOLE, 'sale', 'feet').get(label)).toEqual([feet, meters]);
  });

  test('shows the charter cabins and crew on charter', () => {
    expect(rowsOf(WHOLE, 'charter').get('spec.charterCabins')).toEqual(['8', null]);
    expect(rowsOf(WHOLE, 'charter').get('spec.crew')).toEqual(['9', null]);
    expect(rowsOf(WHOLE, 'sale').has('spec.charterCabins')).toBe(false);
  });

  test('does not repeat the number of cabins where all are staterooms', () => {
    const cabins = { ...WHOLE.cabins, total: 5, staterooms: 5 };
    expect([...rowsOf({ ...WHOLE, cabins }).keys()].filter((key) => /cabins|staterooms/.test(key))).toEqual([
      'spec.cabins',
    ]);
  });

  test('omits unknown facts', () => {
    const bare = sampleYacht({
      yachtClass: null,
      flag: null,
      dimensions: { length: 50 as Meters, beam: null, draft: null, minimumDraft: null },
      guests: { total: 0, sleeping: 0, cruising: 0 },
      crew: { total: 0, charter: 0 },
      cabins: { total: 0, single: 0, double: 0, twin: 0, triple: 0, convertible: 0, staterooms: 0, charter: 0 },
      grossTonnage: null,
      speeds: { max: null, cruise: null },
      ranges: { cruise: null, economical: null },
      build: { hullMaterial: null, superstructureMaterial: null, exteriorDesigner: null, interiorDesigner: null },
      machinery: {
        mainEngine: null,
        horsepower: null,
        engines: null,
        generators: [],
        stabilisers: null,
        stabiliserSpeed: null,
      },
      location: { berth: null, country: null, lying: null, position: null },
    });
    expect([...rowsOf(bare).keys()]).toEqual(['spec.length', 'spec.builder', 'spec.built', 'spec.number']);
  });
});

describe('YA6 machinery', () => {
  const withMachinery = (fields: Partial<Yacht['machinery']>) =>
    rowsOf({ ...WHOLE, machinery: { ...WHOLE.machinery, ...fields } });

  test('shows engines with number, maker and horsepower', () => {
    expect(rowsOf(WHOLE).get('spec.engines')).toEqual(['2\u00a0×\u00a0MTU', null]);
    expect(rowsOf(WHOLE).get('spec.horsepower')).toEqual(['1,044\u00a0kW (1,400\u00a0spec.hp)', null]);
    expect(withMachinery({ engines: null }).get('spec.engines')).toEqual(['MTU', null]);
    expect(withMachinery({ mainEngine: null }).get('spec.engines')).toEqual(['2', null]);
    expect(withMachinery({ mainEngine: null, engines: null }).has('spec.engines')).toBe(false);
    expect(withMachinery({ mainEngine: null, engines: 0 }).has('spec.engines')).toBe(false);
  });

  test.each<[readonly number[], string]>([
    [[155], '1\u00a0×\u00a0155\u00a0kW'],
    [[155, 155, 80], '2\u00a0×\u00a0155\u00a0kW, 1\u00a0×\u00a080\u00a0kW'],
    [[80, 155, 80], '2\u00a0×\u00a080\u00a0kW, 1\u00a0×\u00a0155\u00a0kW'],
    [Array(8).fill(200), '8\u00a0×\u00a0200\u00a0kW'],
  ])('shows generators %j with their kW: %s', (generators, text) => {
    expect(withMachinery({ generators }).get('spec.generators')).toEqual([text, null]);
  });

  test.each([
    ['en', '1\u00a0×\u00a012,500\u00a0kW, 2\u00a0×\u00a099.5\u00a0kW'],
    ['es', '1\u00a0×\u00a012.500\u00a0kW, 2\u00a0×\u00a099,5\u00a0kW'],
  ] as const)('writes the kW of generators as is usual in the language %s', (locale, text) => {
    const machinery = { ...WHOLE.machinery, generators: [12_500, 99.5, 99.5] };
    expect(rowsOf({ ...WHOLE, machinery }, 'sale', 'meters', locale).get('spec.generators')).toEqual([text, null]);
  });

  test.each(['zero-speed', 'under-way'] as const)('shows stabilizers and their speed: %s', (stabiliserSpeed) => {
    const rows = withMachinery({ stabiliserSpeed });
    expect(rows.get('spec.stabilisers')).toEqual(['Quantum', null]);
    expect(rows.get('spec.stabiliserSpeed')).toEqual([`spec.${stabiliserSpeed}`, null]);
  });
});

test('links her builder to its page, where there is one, and no other fact', () => {
  const hrefs = (builderHref: string | null) =>
    specificationView(WHOLE, {
      locale: 'en',
      translate: (key) => key,
      preferences: { currency: 'eur', unit: 'meters' },
      market: 'sale',
      country: (code) => code,
      builderHref,
    }).flatMap(({ rows }) => rows.flatMap(({ label, href }) => (href === null ? [] : [[label, href]])));
  expect(hrefs('/en/builders/feadship/')).toEqual([['spec.builder', '/en/builders/feadship/']]);
  expect(hrefs(null)).toEqual([]);
});
