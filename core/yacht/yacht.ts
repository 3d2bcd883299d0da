import type { Position } from '../geo/position.ts';
import type { Localized } from '../locale/locale.ts';
import type { MarketType, Withdrawal } from '../market/market.ts';
import type { PriceHistoryEntry } from '../price/price-history.ts';
import type { PriceBook } from '../price/price-set.ts';
import type { Brand } from '../shared/brand.ts';
import type { DrawingData } from './drawing.ts';
import type { Feature } from './feature.ts';

export type YachtId = Brand<string, 'YachtId'>;
/** A length in metres, the unit in which all lengths are held (YA1). */
export type Meters = Brand<number, 'Meters'>;

export const YACHT_KINDS = ['motor', 'explorer', 'sail', 'catamaran'] as const;
export type YachtKind = (typeof YACHT_KINDS)[number];

/** All facts about one yacht (YA1). Unknown facts are null; unknown numbers of guests, crew and cabins are 0. */
export interface Yacht {
  readonly id: YachtId;
  readonly name: string;
  readonly model: string | null;
  readonly kind: YachtKind;
  readonly powerOrSail: 'power' | 'sail';
  /** `none` for a withdrawn yacht: no list, feed or search contains her. */
  readonly market: MarketType;
  readonly withdrawn: Withdrawal | null;
  /** Chosen by the brokerage to be shown first. */
  readonly featured: boolean;
  readonly builtYear: number;
  readonly refitYear: number | null;
  readonly builder: { readonly name: string; readonly url: string | null };
  /** Classification society. */
  readonly yachtClass: string | null;
  /** ISO 3166-1 alpha-2 of the flag state. */
  readonly flag: string | null;
  readonly dimensions: {
    readonly length: Meters;
    readonly beam: Meters | null;
    readonly draft: Meters | null;
    readonly minimumDraft: Meters | null;
  };
  readonly guests: { readonly total: number; readonly sleeping: number; readonly cruising: number };
  readonly crew: { readonly total: number; readonly charter: number };
  /** `charter`: cabins offered to charter guests. */
  readonly cabins: Readonly<
    Record<'total' | 'single' | 'double' | 'twin' | 'triple' | 'convertible' | 'staterooms' | 'charter', number>
  >;
  /** Gross tonnage, GT. */
  readonly grossTonnage: number | null;
  /** Knots. */
  readonly speeds: { readonly max: number | null; readonly cruise: number | null };
  /** Nautical miles. */
  readonly ranges: { readonly cruise: number | null; readonly economical: number | null };
  readonly build: {
    readonly hullMaterial: HullMaterial | null;
    readonly superstructureMaterial: HullMaterial | null;
    readonly exteriorDesigner: string | null;
    readonly interiorDesigner: string | null;
  };
  readonly machinery: {
    readonly mainEngine: string | null;
    /** Horsepower of one engine. */
    readonly horsepower: number | null;
    readonly engines: number | null;
    /** kW of each generator, at most eight (YA6). */
    readonly generators: readonly number[];
    readonly stabilisers: string | null;
    readonly stabiliserSpeed: 'zero-speed' | 'under-way' | null;
  };
  readonly vatPaid: boolean;
  readonly taxPaid: boolean;
  /** Price on application. */
  readonly poa: boolean;
  /** Whether she may not be offered to residents of the U.S. while in U.S. waters (PR7). */
  readonly usResidentsExcluded: boolean;
  readonly newToMarket: { readonly sale: boolean; readonly charter: boolean };
  readonly location: {
    readonly berth: string | null;
    /** ISO 3166-1 alpha-2. */
    readonly country: string | null;
    /** The name of the place. */
    readonly lying: Localized | null;
    /** The position of the place; null if it is not known. */
    readonly position: Position | null;
  };
  readonly brochures: { readonly charter: string | null; readonly sale: string | null };
  readonly videos: { readonly charter: string | null; readonly sale: string | null };
  readonly ribbon: Localized | null;
  readonly features: readonly Feature[];
  readonly amenities: readonly Amenity[];
  readonly cruising: { readonly summer: readonly CruisingArea[]; readonly winter: readonly CruisingArea[] };
  readonly slugs: { readonly sale: string | null; readonly charter: string | null; readonly ghost: string | null };
  readonly prices: PriceBook;
  /** Her prices with the day on which each began, the oldest first. */
  readonly priceHistory: readonly PriceHistoryEntry[];
  /** Null without a story, or if its headline or standfirst is missing in a language. */
  readonly story: Localized<YachtStory> | null;
  /** The texts of a feed about her, in the languages in which it has them; null for a yacht of no feed (FD1). */
  readonly listed: Partial<Localized<ListedText>> | null;
  /** Media ids; the media library may lack any of them. */
  readonly media: {
    readonly hero: string | null;
    /** A gallery of each market that she is on (ME4). */
    readonly galleries: { readonly charter: string | null; readonly sale: string | null };
  };
  readonly drawing: DrawingData;
  /** Id of the office that handles her enquiries. */
  readonly office: string | null;
  /** Ids of the pages of her brokers on each market. */
  readonly brokers: { readonly charter: string | null; readonly sale: string | null };
  /** ISO 8601 date on which the brokerage last checked her particulars with her owner or the central agent. */
  readonly verifiedAt: string | null;
  /** ISO 8601 date or instant of the record's last change; null if it is not known. */
  readonly updatedAt: string | null;
}

export interface YachtStory {
  readonly headline: string;
  readonly standfirst: string;
  readonly paragraphs: readonly string[];
}

/** The texts of a listing that a feed brought. */
export interface ListedText {
  readonly paragraphs: readonly string[];
  /** Lines of equipment. */
  readonly equipment: readonly string[];
}

export interface CruisingArea {
  readonly id: string;
  readonly name: Localized;
  /** Other names in any language: a place in it, its country. */
  readonly aliases: readonly string[];
  /** The wider region, which is a value of the destination facet. */
  readonly region: { readonly id: string; readonly name: Localized; readonly aliases: readonly string[] };
  /** The position of its mark on maps, the same for all yachts; null if it is not known. */
  readonly position: Position | null;
  /** Path of the page about the area, without locale; null if there is none. */
  readonly url: Localized | null;
}

export const HULL_MATERIALS = ['steel', 'aluminium', 'composite', 'carbon', 'wood'] as const;
export type HullMaterial = (typeof HULL_MATERIALS)[number];

/** The amenities that can be searched (SE3). */
export const AMENITIES = [
  'stabilisers',
  'pool',
  'jacuzzi',
  'sauna',
  'spa',
  'gym',
  'cinema',
  'beach-club',
  'helipad',
  'elevator',
  'master-on-main',
  'wheelchair-friendly',
  'tenders',
  'jet-skis',
  'kayaks',
  'inflatables',
  'slide',
  'jellyfish-pool',
  'seabob',
] as const;
export type Amenity = (typeof AMENITIES)[number];

/** Returns the cruising areas of a yacht, first those of the summer; an area of both seasons is listed twice. */
export function summerAndWinterAreas({ cruising }: Pick<Yacht, 'cruising'>): readonly CruisingArea[] {
  return [...cruising.summer, ...cruising.winter];
}
