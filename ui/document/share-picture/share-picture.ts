import type { Locale } from '../../../core/locale/locale.ts';
import type { Market } from '../../../core/market/market.ts';
import type { DisplayPreferences } from '../../../core/preferences/display.ts';
import { DEFAULT_CURRENCY } from '../../../core/price/currency.ts';
import type { PictureView } from '../../components/picture-view.ts';
import type { DrawnYacht } from '../../drawing/drawn-yacht.ts';
import { idPrefix } from '../../drawing/svg.ts';

/** Version of the design; a new number makes all pictures anew. */
const DESIGN = 1;

/** The photograph, drawing or chart behind or above the words. */
export type ShareGround =
  | { readonly kind: 'photograph'; readonly picture: Pick<PictureView, 'src' | 'width' | 'height'> }
  /** Side views on one scale and one waterline. */
  | { readonly kind: 'hulls'; readonly hulls: readonly ShareHull[] }
  | { readonly kind: 'chart'; readonly chart: ShareChart };

export interface ShareHull {
  readonly drawn: DrawnYacht;
  /** The text below her; '' for none. */
  readonly name: string;
  readonly length: string;
}

/** A part of the chart with a route, in units of the chart. */
export interface ShareChart {
  readonly viewBox: string;
  /** Pieces of land and sea: a square, or a file of the build that is placed by a transform. */
  readonly cells: readonly {
    readonly kind: 'sea' | 'land' | 'coast';
    readonly file: string | null;
    readonly transform: string;
    /** The part of a unit of the chart that a unit of the file is. */
    readonly scale: number;
  }[];
  /** Path data of the legs. */
  readonly route: string;
  /** The stops in parts of the chart's width and height. */
  readonly stops: readonly { readonly x: number; readonly y: number }[];
}

/** The ground and the words of a page's picture for messengers: plain data in the page's language. */
export interface SharePictureView {
  /** Above the title; '' for nothing. */
  readonly label: string;
  readonly title: string;
  readonly facts: readonly string[];
  /** '' for none. */
  readonly price: string;
  /** In small letters at the foot, as the law wants it; '' for nothing. */
  readonly note: string;
  /** The house's mark, as the header has it. */
  readonly mark: string;
  readonly ground: ShareGround;
}

/** The page for which a picture for messengers is drawn. */
export type SharePictureSubject =
  | { readonly kind: 'yacht'; readonly market: Market; readonly slug: string }
  /** @property query the canonical query of what is shown */
  | { readonly kind: Market | 'compare' | 'itinerary'; readonly query: string };

/** A view without the house's mark, which every page has. */
export type ViewWithoutMark = Omit<SharePictureView, 'mark'>;

/** A picture for messengers that a page can name. */
export interface SharePicture<View = SharePictureView> {
  readonly subject: SharePictureSubject;
  readonly view: View;
}

/** Currency and unit of pictures for messengers, which are the same for all readers. */
export const SHARED_DISPLAY: DisplayPreferences = { currency: DEFAULT_CURRENCY, unit: 'meters' };

/** The version of a picture: it changes with everything that the picture says. */
export function sharePictureVersion(view: SharePictureView): string {
  return idPrefix(DESIGN, view).slice(1);
}

/** Returns the path of a picture for messengers: `/share/es/charter/aurora/1x2y3z.jpg`. */
export function sharePicturePath(locale: Locale, { subject, view }: SharePicture): string {
  const file = `${sharePictureVersion(view)}.jpg`;
  return subject.kind === 'yacht'
    ? `/share/${locale}/${subject.market}/${encodeURIComponent(subject.slug)}/${file}`
    : `/share/${locale}/${subject.kind}/${file}${subject.query}`;
}

/** Returns the words of a picture as its text alternative. */
export function sharePictureAlt({ title, facts, price }: SharePictureView): string {
  return [title, ...facts, price].filter((part) => part !== '').join(', ');
}
