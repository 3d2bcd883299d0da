import fc from 'fast-check';
import { MARKETS } from '../../core/market/market.ts';
import type { Display } from '../../core/preferences/display.ts';
import { CURRENCIES } from '../../core/price/currency.ts';
import { SEASONS } from '../../core/price/season.ts';
import { normalizeCriteria } from '../../core/search/criteria/change-criteria.ts';
import { type Criteria, LIST_LAYOUTS } from '../../core/search/criteria/criteria.ts';
import { SORT_KEYS } from '../../core/search/sort.ts';
import { LENGTH_UNITS } from '../../core/yacht/length.ts';
import { feetToMeters } from '../../core/yacht/length-conversion.ts';
import { AMENITIES, HULL_MATERIALS, YACHT_KINDS, type Yacht } from '../../core/yacht/yacht.ts';
import { randomStay } from './random-calendar.ts';
import { SAMPLE_POSITIONS, sampleYacht } from './sample-yacht.ts';

const BUILDERS = ['Feadship', 'Lürssen', 'Heesen', 'Damen', "O'Neill & Sons"];
const REGIONS = ['mediterranean', 'caribbean', 'norway', 'bahamas', 'fiji', 'tonga'];
const DESIGNERS = ['Tessier Lund', 'Ólafur Þór', 'Casa Nuova'];
const price = fc.option(fc.integer({ min: 1, max: 9 }).map((millions) => millions * 1_000_000));

const yacht = fc.record({
  name: fc.constantFrom('Aurora', 'Étoile', "L'Albatros", 'Aura', 'Delphine'),
  builder: fc.constantFrom(...BUILDERS),
  length: fc.oneof(
    fc.integer({ min: 20, max: 60 }),
    fc.integer({ min: 2000, max: 6000 }).map((cm) => cm / 100),
  ),
  builtYear: fc.integer({ min: 2000, max: 2010 }),
  kind: fc.constantFrom(...YACHT_KINDS),
  market: fc.constantFrom('sale', 'charter', 'both', 'both', 'ghost', 'none'),
  featured: fc.boolean(),
  poa: fc.boolean(),
  salePrice: price,
  weeklyRate: price,
  winterRate: price,
  regions: fc.subarray(REGIONS),
  refitYear: fc.option(fc.integer({ min: 2008, max: 2012 })),
  yachtClass: fc.option(fc.constantFrom('Lloyd’s Register', 'RINA')),
  flag: fc.option(fc.constantFrom('KY', 'MT', 'IT')),
  grossTonnage: fc.option(fc.constantFrom(299, 499, 499.5, 1200)),
  amenities: fc.subarray([...AMENITIES]),
  machinery: fc.record({
    mainEngine: fc.constant(null),
    horsepower: fc.constant(null),
    engines: fc.option(fc.integer({ min: 1, max: 3 })),
    generators: fc.array(fc.constantFrom(99, 155), { maxLength: 3 }),
    stabilisers: fc.constant(null),
    stabiliserSpeed: fc.constant(null),
  }),
  build: fc.record({
    hullMaterial: fc.option(fc.constantFrom(...HULL_MATERIALS)),
    superstructureMaterial: fc.constant(null),
    exteriorDesigner: fc.option(fc.constantFrom(...DESIGNERS)),
    interiorDesigner: fc.option(fc.constantFrom(...DESIGNERS)),
  }),
});

/** Draws fleets with few values in each field, so that ties and shared values are common. */
export const randomFleet: fc.Arbitrary<readonly Yacht[]> = fleetOf(0, 40);

/** Draws fleets of hundreds, so that a set of rows needs several words of bits. */
export const largeFleet: fc.Arbitrary<readonly Yacht[]> = fleetOf(600, 800);

function fleetOf(minLength: number, maxLength: number): fc.Arbitrary<readonly Yacht[]> {
  return fc
    .array(yacht, { minLength, maxLength, size: 'max' })
    .map((samples) => samples.map((sample, index) => sampleYacht({ ...sample, id: `y${index}` })));
}

const range = (min: number, max: number) =>
  fc.option(
    fc.oneof(
      fc.record({ min: fc.integer({ min, max }), max: fc.option(fc.integer({ min, max })) }),
      fc.record({ min: fc.constant(null), max: fc.integer({ min, max }) }),
    ),
    { nil: { min: null, max: Number.NaN } },
  );
/** Draws bounds as a form in feet sends them. */
const feet = (min: number, max: number) =>
  fc.record({
    min: fc.integer({ min, max }).map(feetToMeters),
    max: fc.option(fc.integer({ min, max }).map(feetToMeters)),
  });
const money = range(0, 12_000_000);

const WORDS = ['au', 'etoile', 'fead', 'l alb', 'delphine', 'lurssen', 'aurora', 'Antibes', 'sailing', 'oneill', 'zz'];
const letter = fc.constantFrom('a', 'e', 'r', 's', 'x', 'ø', '2');
/** Draws words of the fleet, some with typos. */
const slip = fc
  .tuple(fc.constantFrom(...WORDS), fc.nat(9), letter, fc.constantFrom('more', 'less', 'other', 'swapped'))
  .map(([word, at, other, kind]) => {
    const rest = word.slice(at);
    if (kind === 'more') return word.slice(0, at) + other + rest;
    if (kind === 'less') return word.slice(0, at) + rest.slice(1);
    if (kind === 'other') return word.slice(0, at) + other + rest.slice(1);
    return word.slice(0, at) + rest.slice(1, 2) + rest.slice(0, 1) + rest.slice(2);
  });
const text = fc.oneof(
  fc.constantFrom(...WORDS),
  slip,
  fc.tuple(slip, fc.constantFrom(...WORDS)).map((pair) => pair.join(' ')),
);

/** Draws a word that every search understands alike: a whole one or a prefix, without a typo. */
export const plainWord = fc.constantFrom('', ...WORDS.filter((word) => !word.includes(' ')));
/** Draws several such words, which every search finds, but may rank differently. */
export const plainWords = fc
  .array(fc.constantFrom(...WORDS), { minLength: 2, maxLength: 3 })
  .map((all) => all.join(' '));

const edge = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true });
/** Draws boxes of any size, and boxes that contain an area of the fleets. */
const box = fc.oneof(
  fc.record({ south: edge(91), west: edge(400), north: edge(91), east: edge(400) }),
  fc
    .tuple(fc.constantFrom(...Object.values(SAMPLE_POSITIONS)), fc.integer({ min: 1, max: 90 }))
    .map(([{ latitude, longitude }, around]) => ({
      south: latitude - around,
      west: longitude - around,
      north: latitude + around,
      east: longitude + around,
    })),
);

/** Draws normalized criteria with values of {@link randomFleet}, and some that it does not have. */
export const randomCriteria: fc.Arbitrary<Criteria> = fc
  .record({
    market: fc.constantFrom(...MARKETS),
    text: fc.oneof(fc.constant(''), fc.constant(''), text),
    refinements: fc.record({
      builder: fc.subarray([...BUILDERS, 'Nobody'], { maxLength: 3 }),
      kind: fc.subarray([...YACHT_KINDS]),
      destination: fc.subarray([...REGIONS, 'atlantis'], { maxLength: 2 }),
      hull: fc.subarray([...HULL_MATERIALS], { maxLength: 1 }),
      exterior: fc.subarray([...DESIGNERS], { maxLength: 2 }),
      flag: fc.subarray(['ky', 'mt', 'xx'], { maxLength: 2 }),
      amenity: fc.subarray([...AMENITIES], { maxLength: 2 }),
    }),
    ranges: fc.record({
      length: fc.oneof(range(15, 65), feet(50, 210)),
      year: range(1999, 2011),
      guests: range(0, 14),
      gt: range(200, 1300),
      refit: range(2007, 2013),
      generators: range(0, 4),
      'price-eur': money,
      'price-usd': money,
      'rate-gbp': money,
    }),
    box: fc.option(box),
    stay: fc.option(randomStay, { freq: 1 }),
    reachable: fc.boolean(),
    sort: fc.constantFrom(...SORT_KEYS),
    allFacets: fc.boolean(),
    view: fc.constantFrom(...LIST_LAYOUTS),
    page: fc.integer({ min: 1, max: 6 }),
  })
  .map(normalizeCriteria);

export const randomCurrency = fc.constantFrom(...CURRENCIES);

export const randomDisplay: fc.Arbitrary<Display> = fc.record({
  currency: randomCurrency,
  unit: fc.constantFrom(...LENGTH_UNITS),
  season: fc.constantFrom(...SEASONS),
});
