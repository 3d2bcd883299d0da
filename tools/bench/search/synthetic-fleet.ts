import { sameInEveryLocale } from '../../../core/locale/locale.ts';
import {
  AMENITIES,
  type CruisingArea,
  HULL_MATERIALS,
  type Meters,
  type Yacht,
  type YachtId,
  type YachtKind,
} from '../../../core/yacht/yacht.ts';
import { BUILDERS } from '../../demo/fleet/design/builders.ts';
import { createPrng, type Prng } from '../../demo/fleet/prng.ts';
import { clamp, decimals, roundTo } from '../../demo/fleet/rounding.ts';
import { drawPrices } from './draw-prices.ts';
import { inventWords } from './syllables.ts';

const BUILDER_COUNT = 60;
const REGION_COUNT = 12;
const AREA_COUNT = 90;
const DESIGNER_COUNT = 28;
const HARBOUR_COUNT = 70;
/** The number of words that names are drawn from; the first ones are drawn much more often than the last. */
const NAME_WORDS = 60_000;
const THIS_YEAR = 2026;
const KINDS: readonly (readonly [YachtKind, number])[] = [
  ['motor', 72],
  ['explorer', 12],
  ['sail', 12.5],
  ['catamaran', 3.5],
];
const HULLS = HULL_MATERIALS.map((material, at) => [material, [30, 26, 34, 6, 4][at] ?? 1] as const);
const FLAGS = 'KY 30 MT 20 MH 15 GB 5 IM 3 BM 2 VG 2 GI 2 JE 2 US 8 IT 6 FR 3 ES 2'
  .split(/ (?=[A-Z])/)
  .map((pair) => [pair.slice(0, 2), Number(pair.slice(3))] as const);
const CLASSES = [
  ['Lloyd’s Register', 34],
  ['RINA', 26],
  ['ABS', 20],
  ['DNV', 10],
  ['Bureau Veritas', 10],
] as const;
/** The fields that are the same for all yachts, since no search reads them. */
const CONSTANT_FIELDS = {
  powerOrSail: 'power',
  market: 'both',
  withdrawn: null,
  vatPaid: true,
  taxPaid: false,
  usResidentsExcluded: false,
  newToMarket: { sale: false, charter: false },
  brochures: { charter: null, sale: null },
  videos: { charter: null, sale: null },
  ribbon: null,
  features: [],
  priceHistory: [],
  story: null,
  listed: null,
  media: { hero: null, galleries: { charter: null, sale: null } },
  drawing: {
    rig: 'motor',
    style: 'modern',
    tiers: 3,
    hull: 'white',
    superstructure: 'white',
    helipad: false,
    pool: false,
    tender: true,
    flybridge: true,
    masts: 0,
    sails: null,
    mast: null,
    seed: 1,
  },
  office: null,
  brokers: { charter: null, sale: null },
  verifiedAt: null,
  updatedAt: '2026-05-01',
} as const satisfies Partial<Yacht>;

interface Masters {
  readonly words: readonly string[];
  readonly builders: readonly (readonly [Yacht['builder'], number])[];
  /** Areas by region, with the weight of the region. */
  readonly regions: readonly (readonly [readonly CruisingArea[], number])[];
  readonly designers: readonly string[];
  readonly harbours: readonly string[];
}

/**
 * Makes a fleet with the distributions of the demo's, but without the fields that searches do not read, so that a hundred
 * thousand yachts take a moment. All are offered on both markets. The same seed gives the same fleet.
 */
export function syntheticFleet(seed: number, size: number): Yacht[] {
  const masters = createMasters(createPrng(`${seed}/masters`));
  const prng = createPrng(`${seed}/yachts`);
  return Array.from({ length: size }, (_, at) => drawYacht(`y${at}`, masters, prng));
}

function createMasters(prng: Prng): Masters {
  const invented = inventWords(prng, 400);
  const names = [
    ...BUILDERS.map(({ name }) => name),
    ...invented.slice(0, BUILDER_COUNT).map((word) => `${word} Yard`),
  ];
  const regions = invented.slice(100, 100 + REGION_COUNT).map(placeOf);
  const areas = invented.slice(200, 200 + AREA_COUNT).map((word, at): CruisingArea => {
    const region = regions[at % REGION_COUNT] as (typeof regions)[number];
    return { ...placeOf(word), region, position: null, url: null };
  });
  return {
    words: inventWords(prng, NAME_WORDS),
    builders: names
      .slice(0, BUILDER_COUNT)
      .map((name, at) => [{ name, url: null }, BUILDERS[at]?.weight ?? prng.whole(1, 6)] as const),
    regions: regions.map((region, at) => [areas.filter((area) => area.region === region), 1 / (at + 2)] as const),
    designers: invented.slice(300, 300 + DESIGNER_COUNT).map((word, at) => (at % 3 === 0 ? `Studio ${word}` : word)),
    harbours: invented.slice(330, 330 + HARBOUR_COUNT),
  };
}

function placeOf(word: string) {
  return { id: word.toLowerCase(), name: sameInEveryLocale(word), aliases: [] };
}

function drawYacht(id: string, masters: Masters, prng: Prng): Yacht {
  const length = decimals(clamp(38 * Math.exp(0.33 * prng.normal()), 24, 120), 1);
  const age = Math.min(60, Math.floor(prng.gamma(12)));
  const refit = age > 8 && prng.chance(0.6) ? Math.min(age - 5, Math.floor(prng.gamma(4))) : null;
  const guests = clamp(Math.round(length / 4 + 1.5 * prng.normal()), 6, 36);
  const cabins = Math.ceil(guests / 2);
  const crew = clamp(Math.round(0.0042 * length ** 2 + 2 + prng.normal()), 2, 60);
  const speed = decimals(clamp(17 + 3.5 * prng.normal() + prng.gamma(2), 9, 48), 1);
  const [summer, winter] = [drawAreas(masters, prng.whole(1, 4), prng), drawAreas(masters, prng.whole(0, 2), prng)];
  return {
    ...CONSTANT_FIELDS,
    id: id as YachtId,
    name: drawName(masters, prng),
    model: prng.chance(0.4) ? `${Math.round(length)}M` : null,
    kind: prng.weighted(KINDS),
    featured: prng.chance(0.02),
    builtYear: THIS_YEAR - age,
    refitYear: refit === null ? null : THIS_YEAR - refit,
    builder: prng.weighted(masters.builders),
    yachtClass: prng.chance(0.85) ? prng.weighted(CLASSES) : null,
    flag: prng.chance(0.97) ? prng.weighted(FLAGS) : null,
    dimensions: drawDimensions(length, prng),
    guests: { total: guests, sleeping: guests, cruising: guests },
    crew: { total: crew, charter: crew },
    cabins: {
      total: cabins,
      single: 0,
      double: cabins,
      twin: 0,
      triple: 0,
      convertible: 0,
      staterooms: cabins,
      charter: cabins,
    },
    grossTonnage: prng.chance(0.96) ? Math.round(0.0098 * length ** 2.8 * Math.exp(0.15 * prng.normal())) : null,
    speeds: { max: prng.chance(0.95) ? speed : null, cruise: Math.round(speed * 0.8) },
    ranges: {
      cruise: prng.chance(0.8) ? roundTo(900 * Math.exp(0.6 * prng.normal()) + 30 * length, 50) : null,
      economical: null,
    },
    build: drawBuild(masters, prng),
    machinery: drawMachinery(prng),
    location: { berth: null, country: 'FR', lying: sameInEveryLocale(prng.pick(masters.harbours)), position: null },
    poa: prng.chance(0.08),
    amenities: AMENITIES.filter((_, at) => prng.chance(clamp((length - 15) / 60, 0.05, 0.8) * (1.4 - at * 0.06))),
    cruising: { summer, winter },
    slugs: { sale: id, charter: id, ghost: null },
    prices: drawPrices(length, age, prng),
  };
}

function drawDimensions(length: number, prng: Prng): Yacht['dimensions'] {
  return {
    length: length as Meters,
    beam: decimals(0.92 * length ** 0.6 * (1 + 0.035 * prng.normal()), 2) as Meters,
    draft: prng.chance(0.95) ? (decimals(0.5 * length ** 0.46 * (1 + 0.05 * prng.normal()), 2) as Meters) : null,
    minimumDraft: null,
  };
}

function drawBuild(masters: Masters, prng: Prng): Yacht['build'] {
  return {
    hullMaterial: prng.chance(0.97) ? prng.weighted(HULLS) : null,
    superstructureMaterial: null,
    exteriorDesigner: prng.chance(0.85) ? prng.pick(masters.designers) : null,
    interiorDesigner: prng.chance(0.8) ? prng.pick(masters.designers) : null,
  };
}

function drawMachinery(prng: Prng): Yacht['machinery'] {
  return {
    mainEngine: null,
    horsepower: null,
    engines: prng.chance(0.97) ? prng.whole(1, 3) : null,
    generators: Array.from({ length: prng.whole(0, 4) }, () => 99),
    stabilisers: null,
    stabiliserSpeed: null,
  };
}

/** Draws a name of one to three words. */
function drawName({ words }: Masters, prng: Prng): string {
  const count = prng.chance(0.3) ? 1 : prng.chance(0.9) ? 2 : 3;
  return Array.from({ length: count }, () => words[Math.floor(NAME_WORDS ** prng.next()) - 1]).join(' ');
}

function drawAreas({ regions }: Masters, count: number, prng: Prng): readonly CruisingArea[] {
  if (count === 0) return [];
  const region = prng.weighted(regions);
  return [...new Set(Array.from({ length: count }, () => prng.pick(region)))];
}
