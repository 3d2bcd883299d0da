import type { PriceSetRecord, YachtRecord } from '../../content-records.ts';

type PriceField = 'sale' | 'charter';
export interface Trap {
  /** The oddity of her record, for testers. */
  what: string;
  market: YachtRecord['marketType'];
  currency?: keyof YachtRecord['prices'];
  apply?: (yacht: YachtRecord) => YachtRecord;
}

const CHARTER_FIELDS = [
  'charter',
  'charterWinterHigh',
  'charterWinterLow',
  'charterSummerHigh',
  'charterSummerLow',
] as const;
const RATE_FIELDS = [
  'saleExchangeRate',
  'charterExchangeRate',
  'charterSummerExchangeRate',
  'charterWinterExchangeRate',
] as const;

function eachSet(yacht: YachtRecord, change: (set: PriceSetRecord) => Partial<PriceSetRecord>): YachtRecord {
  const { aud, eur, gbp, usd } = yacht.prices;
  const of = (set: PriceSetRecord) => ({ ...set, ...change(set) });
  return { ...yacht, prices: { aud: of(aud), eur: of(eur), gbp: of(gbp), usd: of(usd) } };
}

function withoutPrice(yacht: YachtRecord, field: PriceField, text: '' | 'null' | '0'): YachtRecord {
  if (field === 'sale') return { ...eachSet(yacht, () => ({ sale: text })), salePriceContractCurrency: text };
  const changed = eachSet(yacht, () => Object.fromEntries(CHARTER_FIELDS.map((name) => [name, text])));
  return {
    ...changed,
    charterPriceContractCurrency: text,
    charterSummerPriceContractCurrency: text,
    charterWinterPriceContractCurrency: text,
  };
}

/** A contract in Swiss francs: none of the four price sets has the rate 1. */
const PER_FRANC: Readonly<Record<string, string>> = { AUD: '1.8765', EUR: '1.0753', GBP: '0.9290', USD: '1.2237' };
function inFrancs(yacht: YachtRecord): YachtRecord {
  return eachSet(yacht, (set) => Object.fromEntries(RATE_FIELDS.map((name) => [name, PER_FRANC[set.code] ?? ''])));
}

function withoutWinter(yacht: YachtRecord): YachtRecord {
  return {
    ...eachSet(yacht, (set) => ({ charter: set.charterSummerLow, charterWinterHigh: '', charterWinterLow: '' })),
    charterPriceContractCurrency: yacht.charterSummerPriceContractCurrency,
    charterWinterPriceContractCurrency: '',
  };
}

const sparse = (yacht: YachtRecord): YachtRecord => ({
  ...yacht,
  yachtclass: null,
  draftMeter: null,
  grossTonnage: null,
  maxSpeed: null,
  cruiseSpeed: null,
  cruiseRange: null,
  economicalRange: null,
  exteriorDesigner: null,
  interiorDesigner: null,
  superstructureMaterial: null,
  engines: { mainEngine: null, horsepower: null, number: null },
  generators: [],
  stabilisers: null,
  stabiliserSpeed: null,
  amenities: yacht.amenities.filter((amenity) => amenity !== 'stabilisers'),
  features: yacht.features.filter(({ feature }) => !feature.en.includes('stabilisers')),
});

/** An id that is in no row of assets.json. */
export const BROKEN_MEDIA_ID = '0badc0de-0000-4000-8000-000000000404';

/** Yachts of the roster with oddities of real exports, by slug. */
export const TRAPS: Readonly<Record<string, Trap>> = {
  'ocra-e-mare': {
    what: 'POA, sale prices empty',
    market: 'sale',
    apply: (y) => withoutPrice({ ...y, poa: true }, 'sale', ''),
  },
  zafferano: { what: 'POA although figures are there', market: 'both', apply: (y) => ({ ...y, poa: true }) },
  'mare-dinverno': {
    what: 'POA, sale prices "0"',
    market: 'sale',
    apply: (y) => withoutPrice({ ...y, poa: true }, 'sale', '0'),
  },
  'belle-derive': {
    what: 'sale prices "null", not POA',
    market: 'sale',
    apply: (y) => withoutPrice({ ...y, poa: false }, 'sale', 'null'),
  },
  'grand-pavois': {
    what: 'sale prices empty, not POA',
    market: 'sale',
    apply: (y) => withoutPrice({ ...y, poa: false }, 'sale', ''),
  },
  harebell: {
    what: 'sale prices "0", not POA',
    market: 'sale',
    apply: (y) => withoutPrice({ ...y, poa: false }, 'sale', '0'),
  },
  'windward-letter': { what: 'charter rates empty', market: 'charter', apply: (y) => withoutPrice(y, 'charter', '') },
  'lapis-road': { what: 'charter rates "null"', market: 'charter', apply: (y) => withoutPrice(y, 'charter', 'null') },
  'vento-di-carta': {
    what: 'both markets, charter rates "0"',
    market: 'both',
    apply: (y) => withoutPrice(y, 'charter', '0'),
  },
  'meltemi-bianco': { what: 'contract in USD', market: 'both', currency: 'usd' },
  cloudberry: { what: 'contract in GBP', market: 'both', currency: 'gbp' },
  longshore: { what: 'contract in AUD', market: 'both', currency: 'aud' },
  'silent-pilot': { what: 'no rate is 1 (contract in CHF)', market: 'both', apply: inFrancs },
  marram: {
    what: 'rates missing',
    market: 'sale',
    apply: (y) => eachSet(y, () => Object.fromEntries(RATE_FIELDS.map((name) => [name, '']))),
  },
  'ivory-current': { what: 'charter without winter rates', market: 'charter', apply: withoutWinter },
  'mistral-doux': {
    what: 'hero but no gallery',
    market: 'both',
    apply: (y) => ({ ...y, media: { ...y.media, galleryCharter: null, gallerySales: null } }),
  },
  'stille-fjord': {
    what: 'hero id that no asset has',
    market: 'both',
    apply: (y) => ({ ...y, media: { ...y.media, hero: BROKEN_MEDIA_ID } }),
  },
  'glacier-thyme': { what: 'most optional facts missing', market: 'sale', apply: sparse },
  'swan-meridian': { what: 'ghost', market: 'ghost' },
  linnet: { what: 'none: no page', market: 'none' },
};

export function forcedMarket(slug: string): YachtRecord['marketType'] | undefined {
  return TRAPS[slug]?.market;
}
