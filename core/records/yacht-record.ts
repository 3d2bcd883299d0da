import type { Localized } from '../locale/locale.ts';
import type { Market, WithdrawnBecause } from '../market/market.ts';
import type { Currency } from '../price/currency.ts';

/**
 * One file of content/yachts: what an editor or an import writes. Nothing in it is trusted; `parse-yacht.ts` parses it.
 * Prices and flags come as strings, as the brokerage's own systems export them ('' , 'null' and '0' mean no price).
 */
export interface YachtRecord {
  yachtid: string;
  name: string;
  model: string | null;
  type: 'motor' | 'explorer' | 'sail' | 'catamaran';
  powerorsail: 'power' | 'sail';
  marketType: 'charter' | 'sale' | 'both' | 'ghost' | 'none';
  /** That she is off the market since a day (ISO 8601), whatever `marketType` says she was on. */
  withdrawn?: { on: string; because: WithdrawnBecause } | null;
  featured: boolean;
  builtyear: number;
  refityear: number | null;
  buildername: string;
  builderUrl: string | null;
  yachtclass: string | null;
  /** ISO 3166-1 alpha-2. */
  flag: string | null;
  loaMeter: number;
  beamMeter: number | null;
  draftMeter: number | null;
  minimumDraftMeter: number | null;
  guests: { total: number; sleeping: number; cruising: number };
  crew: { numberofcrews: number; chartercrew: number };
  cabins: {
    single: number;
    double: number;
    twin: number;
    triple: number;
    convertible: number;
    staterooms: number;
    chartercabins: number;
  };
  grossTonnage: number | null;
  maxSpeed: number | null;
  cruiseSpeed: number | null;
  cruiseRange: number | null;
  economicalRange: number | null;
  hullMaterial: 'steel' | 'aluminium' | 'composite' | 'carbon' | 'wood' | null;
  superstructureMaterial: 'steel' | 'aluminium' | 'composite' | 'carbon' | 'wood' | null;
  exteriorDesigner: string | null;
  interiorDesigner: string | null;
  engines: { mainEngine: string | null; horsepower: number | null; number: number | null };
  /** kW each, at most eight. */
  generators: number[];
  stabilisers: string | null;
  stabiliserSpeed: 'zero-speed' | 'under-way' | null;
  vatPaid: boolean;
  taxPaid: boolean;
  poa: boolean;
  usResidentsExcluded: boolean;
  /** 'true', or anything else for no. */
  saleNewToMarket: string;
  charterNewToMarket: string;
  berth: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  lying: string | null;
  /** Only where the place has another name in another language. */
  lyingNames?: Localized;
  /** Degrees, north and east. */
  lyingPosition?: { lat: number; lng: number } | null;
  brochureCharter: string | null;
  brochureSales: string | null;
  youtubeUrlCharter: string | null;
  youtubeUrlSale: string | null;
  ribbonText: Localized | null;
  features: {
    id: string;
    displayOrder: number;
    category: 'on-deck' | 'on-the-water' | 'inside' | 'wellness' | 'technical';
    feature: Localized;
    seo: Localized | null;
    featureURL: string | null;
    charterPublish: boolean;
    salesPublish: boolean;
  }[];
  /** Keys of product.md SE3's amenities, see core/yacht/yacht.ts AMENITIES. */
  amenities: string[];
  /** Ids of content/areas.json. */
  summerLocations: string[];
  winterLocations: string[];
  slugs: { sale: string | null; charter: string | null; ghost: string | null };
  prices: Record<'aud' | 'eur' | 'gbp' | 'usd', PriceSetRecord>;
  salePriceContractCurrency: string;
  charterPriceContractCurrency: string;
  charterSummerPriceContractCurrency: string;
  charterWinterPriceContractCurrency: string;
  /** What she was offered at from a day on (ISO 8601), in whole units, today's price included. */
  priceHistory?: { on: string; market: Market; currency: Currency; amount: number }[];
  story: Localized<{ headline: string; standfirst: string; paragraphs: string[] }>;
  /** An asset, and a gallery of each market: ids of the media library. */
  media: { hero: string | null; galleryCharter: string | null; gallerySales: string | null };
  drawing: {
    rig: 'motor' | 'sail' | 'catamaran';
    style: 'modern' | 'classic' | 'explorer' | 'fast';
    tiers: number;
    hull: string;
    superstructure: string;
    helipad: boolean;
    pool: boolean;
    tender: boolean;
    flybridge: boolean;
    masts: number;
    sails: 'white' | 'dark' | null;
    mast: 'white' | 'black' | null;
    seed: number;
  };
  /** Id of content/offices.json. */
  office: string | null;
  /** Ids of the pages of people. */
  brokerCharter?: string | null;
  brokerSale?: string | null;
  /** ISO 8601 date on which her particulars were last checked with her owner or the central agent. */
  verifiedAt?: string | null;
  updatedAt: string;
}

export interface PriceSetRecord {
  code: string;
  symbol: string;
  sale: string;
  charter: string;
  charterWinterHigh: string;
  charterWinterLow: string;
  charterSummerHigh: string;
  charterSummerLow: string;
  /** Decimal strings; '1' in the contract currency. */
  saleExchangeRate: string;
  charterExchangeRate: string;
  charterSummerExchangeRate: string;
  charterWinterExchangeRate: string;
}

/** content/areas.json: one row a cruising area. */
export interface AreaRecord {
  id: string;
  name: Localized;
  /** What else people call it, in any language. */
  aliases?: string[];
  region: { id: string; name: Localized; aliases?: string[] };
  season: 'summer' | 'winter' | 'both';
  lat: number;
  lng: number;
  url: Localized | null;
}

/** content/offices.json. */
export interface OfficeRecord {
  id: string;
  name: Localized;
  country: Localized;
  lat: number;
  lng: number;
  phone: string;
  email: string;
  timezone: string;
  type: 'yacht_brokerage' | 'tcn';
  hours: { days: number[]; opens: string; closes: string };
}
