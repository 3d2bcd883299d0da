import type { Position } from '../geo/position.ts';
import type { Locale } from '../locale/locale.ts';
import type { Market } from '../market/market.ts';
import type { HullMaterial, YachtKind } from '../yacht/yacht.ts';

/** An amount of money as a feed states it, in whole units of an ISO 4217 currency in capitals: `{ 1250000, 'CHF' }`. */
export interface FeedPrice {
  readonly amount: number;
  readonly currency: string;
}

/** The status of a yacht in a feed. One under offer is still on the market. */
export const FEED_LISTING_STATUSES = ['available', 'under-offer', 'sold', 'withdrawn'] as const;
export type FeedListingStatus = (typeof FEED_LISTING_STATUSES)[number];

/** A picture of a yacht, in the order of the feed. */
export interface FeedPicture {
  readonly url: string;
  readonly caption: string | null;
}

/**
 * What a feed says of a yacht, in the words and units of the site, whatever the format (FD1). What the feed does not say,
 * or says so that it is not understood, is null or an empty list: nothing is guessed.
 */
export interface FeedListing {
  /** The id of the listing in the feed, which stays the same from day to day. */
  readonly ref: string;
  readonly status: FeedListingStatus;
  /** The markets on which the feed offers her; none for one who is sold or withdrawn and of whom the feed says no more. */
  readonly markets: readonly Market[];
  readonly name: string | null;
  readonly builder: string | null;
  readonly model: string | null;
  readonly kind: YachtKind | null;
  readonly builtYear: number | null;
  readonly refitYear: number | null;
  /** ISO 3166-1 alpha-2 in capitals. */
  readonly flag: string | null;
  readonly yachtClass: string | null;
  /** Metres. */
  readonly length: number | null;
  readonly beam: number | null;
  readonly draft: number | null;
  readonly guestsSleeping: number | null;
  readonly guestsCruising: number | null;
  readonly crew: number | null;
  readonly cabins: {
    /** The number of cabins where the feed does not say of what kind they are. */
    readonly total: number | null;
    readonly single: number | null;
    readonly double: number | null;
    readonly twin: number | null;
    readonly triple: number | null;
    readonly convertible: number | null;
  };
  readonly grossTonnage: number | null;
  /** Knots. */
  readonly maxSpeed: number | null;
  readonly cruiseSpeed: number | null;
  /** Nautical miles. */
  readonly range: number | null;
  readonly engines: {
    readonly number: number | null;
    /** Maker and model. */
    readonly name: string | null;
    /** Horsepower of one engine. */
    readonly horsepower: number | null;
  };
  readonly hullMaterial: HullMaterial | null;
  readonly superstructureMaterial: HullMaterial | null;
  readonly exteriorDesigner: string | null;
  readonly interiorDesigner: string | null;
  readonly lying: {
    readonly berth: string | null;
    /** The name of the place. */
    readonly place: string | null;
    /** ISO 3166-1 alpha-2 in capitals. */
    readonly country: string | null;
    readonly position: Position | null;
  };
  readonly sale: {
    /** Null where the feed names none, and where it asks to hide it. */
    readonly price: FeedPrice | null;
    readonly onApplication: boolean;
    readonly vatPaid: boolean | null;
    readonly newToMarket: boolean;
  };
  /** Prices of a week. Without seasons, the feed's low and high are those of the summer. */
  readonly charter: {
    readonly summerLow: FeedPrice | null;
    readonly summerHigh: FeedPrice | null;
    readonly winterLow: FeedPrice | null;
    readonly winterHigh: FeedPrice | null;
    /** Names of waters as the feed writes them. */
    readonly summerWaters: readonly string[];
    readonly winterWaters: readonly string[];
  };
  /** Plain text, paragraphs apart by an empty line; never HTML. */
  readonly descriptions: Readonly<Partial<Record<Locale, string>>>;
  /** Lines of equipment as the feed writes them, in the language of each. */
  readonly equipment: readonly { readonly locale: Locale; readonly text: string }[];
  readonly pictures: readonly FeedPicture[];
  /** Addresses of films on YouTube. */
  readonly films: readonly string[];
  /** The id of the feed's office that offers her. */
  readonly office: string | null;
  /** ISO 8601 date or instant. */
  readonly updatedAt: string | null;
}

/** A value of a feed that was left out, and why (FD1). */
export interface LeftOutField {
  /** The field as the feed names it: `boat_features/dimensions/beam`. */
  readonly field: string;
  /** At most 80 characters of the value. */
  readonly value: string;
  readonly problem: string;
}

/** A record of a feed: a listing, or a record that cannot be one. */
export type FeedRecord =
  | {
      readonly kind: 'listing';
      /** The place in the feed: `advert 12`, `row 40`, `listings[3]`. */
      readonly at: string;
      readonly listing: FeedListing;
      /** The values that were left out of the listing. */
      readonly leftOut: readonly LeftOutField[];
      /** Fields with a value that the site does not map, as the feed names them. */
      readonly unmapped: readonly string[];
    }
  | {
      readonly kind: 'refused';
      readonly at: string;
      readonly ref: string | null;
      readonly problems: readonly LeftOutField[];
    };

/** A feed that cannot be read on, or at all: cut off, no XML, an entity, a wrong encoding. Nothing of it is taken. */
export class UnreadableFeed extends Error {
  override readonly name = 'UnreadableFeed';
}
