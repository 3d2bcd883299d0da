import type { Position } from '../../core/geo/position.ts';
import { CURRENCIES, type Currency } from '../../core/price/currency.ts';
import type { Price, PriceBook, PriceSet } from '../../core/price/price-set.ts';
import type { CruisingArea, Meters, Yacht, YachtId } from '../../core/yacht/yacht.ts';
import { demoTexts } from '../demo-texts.ts';

/** The values that tests vary most often, and any field of a yacht. */
export interface SampleYacht extends Partial<Omit<Yacht, 'id' | 'builder'>> {
  readonly id?: string;
  /** Metres. */
  readonly length?: number;
  readonly builder?: string;
  /** EUR. */
  readonly salePrice?: Price;
  /** EUR a week, the same in every season. */
  readonly weeklyRate?: Price;
  /** EUR a week in winter, if it differs. */
  readonly winterRate?: Price;
  /** Region ids, each with one summer area. */
  readonly regions?: readonly string[];
}

/** Units for one euro. */
const SAMPLE_RATES: Readonly<Record<Currency, number>> = { aud: 1.6, eur: 1, gbp: 0.8, usd: 1.25 };

/** Makes a valid yacht, offered on both markets; contract currency EUR. */
export function sampleYacht(sample: SampleYacht = {}): Yacht {
  const { id = 'aurora', length = 50, builder = 'Feadship', salePrice, regions = [], ...rest } = sample;
  const { weeklyRate = 200_000, winterRate = weeklyRate, ...fields } = rest;
  return {
    id: id as YachtId,
    name: 'Aurora',
    model: null,
    kind: 'motor',
    powerOrSail: 'power',
    market: 'both',
    withdrawn: null,
    featured: false,
    builtYear: 2015,
    refitYear: null,
    builder: { name: builder, url: null },
    yachtClass: 'Lloyds',
    flag: 'KY',
    dimensions: { length: length as Meters, beam: 9 as Meters, draft: 3 as Meters, minimumDraft: null },
    guests: { total: 12, sleeping: 12, cruising: 12 },
    crew: { total: 11, charter: 10 },
    cabins: { total: 5, single: 0, double: 3, twin: 2, triple: 0, convertible: 0, staterooms: 5, charter: 5 },
    grossTonnage: 499,
    speeds: { max: 16, cruise: 12 },
    ranges: { cruise: 4000, economical: 5000 },
    build: {
      hullMaterial: 'steel',
      superstructureMaterial: 'aluminium',
      exteriorDesigner: null,
      interiorDesigner: null,
    },
    machinery: {
      mainEngine: 'MTU',
      horsepower: 1400,
      engines: 2,
      generators: [155, 155],
      stabilisers: 'Quantum',
      stabiliserSpeed: 'zero-speed',
    },
    vatPaid: true,
    taxPaid: false,
    poa: false,
    usResidentsExcluded: false,
    newToMarket: { sale: false, charter: false },
    location: { berth: null, country: 'FR', lying: demoTexts({ en: 'Antibes', es: 'Antibes' }), position: null },
    brochures: { charter: null, sale: null },
    videos: { charter: null, sale: null },
    ribbon: null,
    features: [],
    amenities: [],
    cruising: { summer: regions.map(sampleArea), winter: [] },
    slugs: { sale: id, charter: id, ghost: id },
    prices: samplePrices(salePrice === undefined ? 20_000_000 : salePrice, weeklyRate, winterRate),
    priceHistory: [],
    listed: null,
    story: demoTexts({
      en: { headline: 'Aurora', standfirst: 'A yacht.', paragraphs: [] },
      es: { headline: 'Aurora', standfirst: 'Un yate.', paragraphs: [] },
    }),
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
    office: 'monaco',
    brokers: { charter: null, sale: null },
    verifiedAt: null,
    updatedAt: '2024-05-01',
    ...fields,
  };
}

/** Makes a yacht that was offered on both markets until she was sold; her slugs are her id. */
export function soldYacht(id: string): Yacht {
  return sampleYacht({ id, name: id, market: 'none', withdrawn: { on: '2026-11-09', because: 'sold', was: 'both' } });
}

/** Positions of sample areas; other areas have none. Fiji and Tonga lie on either side of the antimeridian. */
export const SAMPLE_POSITIONS: Readonly<Record<string, Position>> = {
  med: { latitude: 40, longitude: 5 },
  carib: { latitude: 15, longitude: -62 },
  mediterranean: { latitude: 40, longitude: 5 },
  caribbean: { latitude: 15, longitude: -62 },
  fiji: { latitude: -17.3, longitude: 177.2 },
  tonga: { latitude: -19, longitude: -175 },
};

/** Makes an area that stands for its whole region. */
export function sampleArea(region: string): CruisingArea {
  const name = demoTexts({ en: region.toUpperCase(), es: region.toUpperCase() });
  const position = SAMPLE_POSITIONS[region] ?? null;
  return { id: region, name, aliases: [], region: { id: region, name, aliases: [] }, position, url: null };
}

/** Makes price sets in every currency from a sale price and weekly rates in EUR. */
function samplePrices(sale: Price, week: Price, winter: Price): PriceBook {
  const sets = Object.fromEntries(
    CURRENCIES.map((currency) => [currency, sampleSet(currency, sale, week, winter)]),
  ) as Record<Currency, PriceSet>;
  return {
    sets,
    salePriceContractCurrency: sale,
    charterPriceContractCurrency: week,
    charterSummerPriceContractCurrency: week,
    charterWinterPriceContractCurrency: winter,
  };
}

function sampleSet(currency: Currency, sale: Price, week: Price, winter: Price): PriceSet {
  const rate = SAMPLE_RATES[currency];
  const inCurrency = (price: Price) => (price === null ? null : Math.round(price * rate));
  return {
    currency,
    sale: inCurrency(sale),
    charter: inCurrency(week),
    charterWinterHigh: inCurrency(winter),
    charterWinterLow: inCurrency(winter),
    charterSummerHigh: inCurrency(week),
    charterSummerLow: inCurrency(week),
    saleExchangeRate: rate,
    charterExchangeRate: rate,
    charterSummerExchangeRate: rate,
    charterWinterExchangeRate: rate,
  };
}
