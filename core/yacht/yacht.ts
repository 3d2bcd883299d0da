import type { Position } from '../geo/position.ts';
import type { Localized } from '../locale/locale.ts';
import type { MarketType, Withdrawn } from '../market/market.ts';
import type { PriceChange } from '../price/price-change.ts';
import type { PriceBook } from '../price/price-set.ts';
import type { Brand } from '../shared/brand.ts';
import type { Drawing } from './drawing.ts';
import type { Feature } from './feature.ts';

export type YachtId = Brand<string, 'YachtId'>;
/** A length in meters, the one unit lengths are held in (product.md YA1). */
export type Meters = Brand<number, 'Meters'>;

export const YACHT_KINDS = ['motor', 'explorer', 'sail', 'catamaran'] as const;
export type YachtKind = (typeof YACHT_KINDS)[number];

/** Everything the brokerage knows about one yacht (product.md YA1). Absent facts are null, never invented. */
export interface Yacht {
  readonly id: YachtId;
  readonly name: string;
  readonly model: string | null;
  readonly kind: YachtKind;
  readonly powerOrSail: 'power' | 'sail';
  /** `none` for a yacht that is withdrawn: no list, feed or search tells of her. */
  readonly market: MarketType;
  readonly withdrawn: Withdrawn | null;
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
  readonly cabins: {
    readonly total: number;
    readonly single: number;
    readonly double: number;
    readonly twin: number;
    readonly triple: number;
    readonly convertible: number;
    readonly staterooms: number;
    /** Cabins offered to charter guests. */
    readonly charter: number;
  };
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
    /** kW of each generator, at most eight (product.md YA6). */
    readonly generators: readonly number[];
    readonly stabilisers: string | null;
    readonly stabiliserSpeed: 'zero-speed' | 'under-way' | null;
  };
  readonly vatPaid: boolean;
  readonly taxPaid: boolean;
  /** Price on application. */
  readonly poa: boolean;
  /** product.md PR7: may not be offered to residents of the U.S. while in U.S. waters. */
  readonly usResidentsExcluded: boolean;
  readonly newToMarket: { readonly sale: boolean; readonly charter: boolean };
  readonly location: {
    readonly berth: string | null;
    /** ISO 3166-1 alpha-2. */
    readonly country: string | null;
    /** The place, by its name in each language. */
    readonly lying: Localized | null;
    /** Where that is; null where nobody has said. */
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
  /** What she was offered at from which day, the oldest first. */
  readonly priceHistory: readonly PriceChange[];
  /** Null where it lacks its headline or standfirst in a language. */
  readonly story: Localized<YachtStory> | null;
  /** Media ids; each may fail to resolve. */
  readonly media: {
    readonly hero: string | null;
    /** A gallery of each market that she is on (product.md ME4). */
    readonly galleries: { readonly charter: string | null; readonly sale: string | null };
  };
  readonly drawing: Drawing;
  /** Id of the office that answers for her. */
  readonly office: string | null;
  /** Ids of the pages of the people who answer for her on each market. */
  readonly brokers: { readonly charter: string | null; readonly sale: string | null };
  /** ISO 8601 date on which the brokerage last checked her particulars with her owner or the central agent. */
  readonly verifiedAt: string | null;
  /** ISO 8601 date of the record's last change; null where nobody knows. */
  readonly updatedAt: string | null;
}

export interface YachtStory {
  readonly headline: string;
  readonly standfirst: string;
  readonly paragraphs: readonly string[];
}

export interface CruisingArea {
  readonly id: string;
  readonly name: Localized;
  /** What else people call it, in any language: a place in it, its country. */
  readonly aliases: readonly string[];
  /** The wider region, and what the destination facet counts. */
  readonly region: { readonly id: string; readonly name: Localized; readonly aliases: readonly string[] };
  /** Where its mark stands on a map, the same wherever the area is named; null where nobody has said. */
  readonly position: Position | null;
  /** Page about the area, locale-free path, if there is one. */
  readonly url: Localized | null;
}

export const HULL_MATERIALS = ['steel', 'aluminium', 'composite', 'carbon', 'wood'] as const;
export type HullMaterial = (typeof HULL_MATERIALS)[number];

/** product.md SE3: the amenities a visitor can ask for. */
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
