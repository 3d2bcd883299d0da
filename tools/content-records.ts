import type { PeriodState } from '../core/availability/calendar.ts';
import type { Localized } from '../core/locale/locale.ts';
import type { Market, WithdrawalReason } from '../core/market/market.ts';
import type { PicturedRoom } from '../core/media/pictured-room.ts';
import type { Currency } from '../core/price/currency.ts';

/**
 * One file of content/yachts, as an editor or an import writes it, parsed by `core/records/parse-yacht.ts`. Prices and
 * some flags are strings, as the brokerage's own systems export them ('', 'null' and '0' mean no price).
 */
export interface YachtRecord {
  yachtid: string;
  name: string;
  model: string | null;
  type: 'motor' | 'explorer' | 'sail' | 'catamaran';
  powerorsail: 'power' | 'sail';
  marketType: 'charter' | 'sale' | 'both' | 'ghost' | 'none';
  /** Since when she is off the market (ISO 8601 date), and why; it overrides `marketType`. */
  withdrawn?: { on: string; because: WithdrawalReason } | null;
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
  /** Kilowatts of each, at most eight. */
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
  /** Names of the place in each language, if they differ. */
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
  /** Keys of the amenities of SE3, see AMENITIES in core/yacht/yacht.ts. */
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
  /** Asking prices, each with the ISO 8601 date from which it was valid, in whole units, today's included. */
  priceHistory?: { on: string; market: Market; currency: Currency; amount: number }[];
  story: Localized<{ headline: string; standfirst: string; paragraphs: string[] }>;
  /** The main picture and the gallery of each market, by media ids. */
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
  /** ISO 8601 date on which her particulars were last verified with her owner or the central agent. */
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

/** One row of a file of content/calendars, parsed by `core/records/parse-calendar.ts`. Days are ISO 8601 dates. */
export interface CalendarRow {
  /** The `yachtid` of the yacht. */
  id: string;
  /** The day on which the calendar was last known to be true. */
  checked: string;
  /** The first day of which nothing is known. */
  until: string;
  /** The day for which a demonstration was written; its days move on with time. Missing in real calendars. */
  demonstrationOf?: string;
  periods: {
    state: PeriodState;
    /** From noon of this day to noon of `to`. */
    from: string;
    to: string;
    /** Ids of ports or cruising areas where she is at both ends; null where it is not known. */
    start: string | null;
    end: string | null;
  }[];
}

/** A row of content/areas.json: one cruising area. */
export interface AreaRecord {
  id: string;
  name: Localized;
  /** Other names of the area, in any language. */
  aliases?: string[];
  region: { id: string; name: Localized; aliases?: string[] };
  season: 'summer' | 'winter' | 'both';
  lat: number;
  lng: number;
  url: Localized | null;
}

/** A row of content/offices.json. */
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

/** A row of content/media/assets.json, as editors or an import write it. */
export interface AssetRecord {
  id: string;
  /** Relative to content/media. */
  file: string;
  type: 'image' | 'audio' | 'video' | 'pdf';
  title: Localized | null;
  description: Localized | null;
  alt: Localized;
  blurhash: string | null;
  width: number | null;
  height: number | null;
  createdAt: string;
  /** WebVTT files of a film's captions, relative to content/media, by locale. */
  vtt?: Localized | null;
  /** Id of the image that is a film's poster. */
  poster?: string | null;
  /** The market that a film is made for (ME4). */
  videoProfileCharter?: boolean;
  videoProfileSale?: boolean;
  /** The room that a picture shows (ME5). */
  room?: PicturedRoom | null;
  /** The local time at which a picture was taken: `06:40`. */
  timeOfDay?: string | null;
}

/** A row of content/media/galleries.json (ME4) with ids of assets. */
export interface GalleryRecord {
  id: string;
  profile: string | null;
  deckplans: string[];
  sections: { title: Localized | null; images: string[] }[];
  videos: string[];
}
