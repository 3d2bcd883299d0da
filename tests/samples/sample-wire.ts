import type { Localized } from '../../core/locale/locale.ts';
import type { AreaRecord, OfficeRecord, PriceSetRecord, YachtRecord } from '../../tools/content-records.ts';
import { SAMPLE_DRAWING } from '../../ui/drawing/sample-drawing.fixture.ts';
import { demoTexts } from '../demo-texts.ts';

const both = (text: string): Localized => demoTexts({ en: text, es: text });

/** Makes a valid file of content/yachts. */
export function sampleYachtWire(overrides: Partial<YachtRecord> = {}): YachtRecord {
  return {
    yachtid: 'aurora',
    name: "L'Étoile “d'Or”",
    model: null,
    type: 'motor',
    powerorsail: 'power',
    marketType: 'both',
    withdrawn: null,
    featured: true,
    builtyear: 2015,
    refityear: null,
    buildername: 'Lürssen',
    builderUrl: null,
    yachtclass: 'Lloyds',
    flag: 'KY',
    loaMeter: 60.5,
    beamMeter: 11,
    draftMeter: null,
    minimumDraftMeter: null,
    guests: { total: 12, sleeping: 12, cruising: 12 },
    crew: { numberofcrews: 15, chartercrew: 14 },
    cabins: { single: 0, double: 4, twin: 2, triple: 0, convertible: 0, staterooms: 6, chartercabins: 6 },
    grossTonnage: 1100,
    maxSpeed: 16,
    cruiseSpeed: 12.5,
    cruiseRange: 5000,
    economicalRange: null,
    hullMaterial: 'steel',
    superstructureMaterial: 'aluminium',
    exteriorDesigner: null,
    interiorDesigner: null,
    engines: { mainEngine: 'MTU', horsepower: 2000, number: 2 },
    generators: [155, 155],
    stabilisers: 'Quantum',
    stabiliserSpeed: 'zero-speed',
    vatPaid: true,
    taxPaid: false,
    poa: false,
    usResidentsExcluded: true,
    saleNewToMarket: 'true',
    charterNewToMarket: '',
    berth: null,
    country: 'FR',
    lying: 'Antibes',
    brochureCharter: null,
    brochureSales: null,
    youtubeUrlCharter: null,
    youtubeUrlSale: null,
    ribbonText: null,
    features: [
      {
        id: 'f1',
        displayOrder: 1,
        category: 'on-deck',
        feature: both('Pool'),
        seo: null,
        featureURL: null,
        charterPublish: true,
        salesPublish: false,
      },
    ],
    amenities: ['pool', 'gym'],
    summerLocations: ['cyclades'],
    winterLocations: [],
    slugs: { sale: 'aurora', charter: 'aurora', ghost: null },
    prices: {
      aud: samplePriceSet('aud', 'A$'),
      eur: samplePriceSet('eur', '€'),
      gbp: samplePriceSet('gbp', '£'),
      usd: samplePriceSet('usd', '$'),
    },
    salePriceContractCurrency: '52000000',
    charterPriceContractCurrency: '',
    charterSummerPriceContractCurrency: 'null',
    charterWinterPriceContractCurrency: '0',
    priceHistory: [
      { on: '2024-01-10', market: 'sale', currency: 'eur', amount: 54_000_000 },
      { on: '2024-04-02', market: 'sale', currency: 'eur', amount: 52_000_000 },
    ],
    story: demoTexts({
      en: { headline: 'Golden', standfirst: 'A star.', paragraphs: ['One.', 'Two.'] },
      es: { headline: 'Dorada', standfirst: 'Una estrella.', paragraphs: ['Uno.', 'Dos.'] },
    }),
    media: { hero: 'no-such-file', galleryCharter: 'g1', gallerySales: null },
    drawing: { ...SAMPLE_DRAWING, seed: 7 },
    office: 'monaco',
    brokerCharter: null,
    brokerSale: null,
    verifiedAt: '2024-04-20',
    updatedAt: '2024-05-01',
    ...overrides,
  };
}

function samplePriceSet(code: string, symbol: string): PriceSetRecord {
  return {
    code,
    symbol,
    sale: '52000000',
    charter: '',
    charterWinterHigh: 'null',
    charterWinterLow: '0',
    charterSummerHigh: '500000',
    charterSummerLow: '450000',
    saleExchangeRate: '1',
    charterExchangeRate: '1',
    charterSummerExchangeRate: '1',
    charterWinterExchangeRate: '',
  };
}

export const SAMPLE_AREAS: readonly AreaRecord[] = [
  {
    id: 'cyclades',
    name: both('Cyclades'),
    region: { id: 'mediterranean', name: demoTexts({ en: 'Mediterranean', es: 'Mediterráneo' }) },
    season: 'summer',
    lat: 37,
    lng: 25,
    url: null,
  },
];

/** Makes a valid row of content/offices.json. */
export function sampleOfficeWire(overrides: Partial<OfficeRecord> = {}): OfficeRecord {
  return {
    id: 'monaco',
    name: both('Monaco'),
    country: both('Monaco'),
    lat: 43.74,
    lng: 7.42,
    phone: '+377 99 99 99 99',
    email: 'monaco@example.com',
    timezone: 'Europe/Monaco',
    type: 'yacht_brokerage',
    hours: { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
    ...overrides,
  };
}
