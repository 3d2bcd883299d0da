import type { YachtPageView } from '../yacht-view.ts';

/**
 * A brochure as plain data with all texts in its language, so that it can be sent to a worker thread, and hashed to
 * find out whether the file on disk is up to date (YA1).
 */
export interface BrochureView {
  /** BCP 47. */
  readonly language: string;
  readonly title: string;
  readonly subject: string;
  /** Name of the brokerage. */
  readonly house: string;
  /** ISO 8601: the last change of her record. */
  readonly updated: string | null;
  readonly name: string;
  readonly offer: string;
  readonly kindLine: string;
  readonly price: BrochurePrice;
  readonly hero: BrochurePicture;
  readonly keys: YachtPageView['keys'];
  readonly story: YachtPageView['story'];
  /** At most two; none for most yachts. */
  readonly gallery: readonly BrochurePicture[];
  readonly specification: { readonly title: string; readonly groups: YachtPageView['specification'] };
  readonly profile: BrochureProfileView;
  readonly plans: BrochurePlansView | null;
  readonly terms: BrochureTermsView;
  readonly aboard: BrochureFeaturesView | null;
  readonly broker: BrochureBrokerView;
  /** Her page on the site. */
  readonly page: { readonly label: string; readonly text: string; readonly href: string };
  /** Small print at the end: the date of the figures, and that they are not an offer. */
  readonly notes: readonly string[];
}

export interface BrochurePrice {
  readonly text: string;
  readonly note: string | null;
}

export interface BrochurePicture {
  /** Address at which the server's media are requested. */
  readonly src: string;
  readonly caption: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Pixel width for 300 dpi at its place on the paper; fewer if the original is smaller. */
  readonly printWidth: number;
}

/** An outline with a fill, a stroke or both; meters. */
export interface PaintedShape {
  readonly path: string;
  readonly fill: string | null;
  readonly stroke: string | null;
  readonly width: number;
  readonly dash: readonly [mark: number, gap: number] | null;
}

/** Her profile, with the stern at 0 on the waterline and `y` up; meters. */
export interface BrochureProfileView {
  readonly title: string;
  readonly text: string;
  readonly shapes: readonly PaintedShape[];
  readonly length: number;
  readonly height: number;
  readonly draft: number;
  /** Denominator of the scale: 1:`scale`. */
  readonly scale: number;
  readonly scaleText: string;
  /** Ticks of the scale bar below her, with their labels. */
  readonly marks: readonly { readonly at: number; readonly text: string | null }[];
}

export interface BrochurePlansView {
  readonly title: string;
  readonly text: string;
  /** Topmost first. */
  readonly decks: readonly BrochureDeck[];
}

/** A deck from above, with the stern at 0 on the centre line, port negative; meters. */
export interface BrochureDeck {
  readonly title: string;
  readonly shapes: readonly PaintedShape[];
  readonly length: number;
  readonly beam: number;
  readonly rooms: readonly { readonly number: number; readonly x: number; readonly y: number }[];
  /** Legend of the numbers. */
  readonly legend: string;
}

export type BrochureTermsView =
  | { readonly kind: 'sale'; readonly title: string; readonly price: BrochurePrice; readonly text: string }
  | {
      readonly kind: 'charter';
      readonly title: string;
      readonly heads: { readonly season: string; readonly low: string; readonly high: string; readonly waters: string };
      readonly seasons: readonly BrochureSeason[];
      readonly note: string;
      readonly text: string;
    };

export interface BrochureSeason {
  readonly title: string;
  readonly months: string;
  readonly low: string;
  readonly high: string;
  readonly waters: string;
}

export interface BrochureFeaturesView {
  readonly title: string;
  readonly groups: readonly { readonly title: string; readonly features: readonly string[] }[];
}

export interface BrochureBrokerView {
  readonly title: string;
  readonly text: string;
  readonly rows: readonly { readonly label: string; readonly value: string; readonly href: string | null }[];
}

/** JPEG or PNG files by the addresses of the view, without those that could not be read. */
export type BrochurePictures = ReadonlyMap<string, Buffer>;
