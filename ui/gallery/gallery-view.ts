import type { PictureView } from '../components/picture-view.ts';

/** A gallery: pictures in sections, each laid out in rows. */
export interface GalleryView {
  readonly sections: readonly { readonly title: string | null; readonly rows: readonly GalleryRowView[] }[];
}

export interface GalleryRowView {
  readonly layout: RowLayout;
  readonly figures: readonly GalleryFigureView[];
}

export interface GalleryFigureView {
  /** Index in the whole gallery, from 0. */
  readonly at: number;
  readonly picture: PictureView;
  /** Text below the picture. */
  readonly caption: string | null;
  /** Further text that the lightbox shows. */
  readonly text: string | null;
  /** Local time at which it was taken, as the language writes it; absent where that is not known. */
  readonly timeOfDay?: string;
}

/**
 * The layout of a row on wide screens: one picture, two or three of the same shape, a landscape beside a portrait, or
 * portraits only; a `plan` is shown uncropped on the colour of paper, a `day` is several pictures in one frame.
 */
export type RowLayout =
  | 'one'
  | 'wide'
  | 'pair'
  | 'three'
  | 'tall-left'
  | 'tall-right'
  | 'one-tall'
  | 'two-tall'
  | 'three-tall'
  | 'plan'
  | 'day';

/** Lists all pictures in the order of the page. */
export function figuresOf({ sections }: GalleryView): readonly GalleryFigureView[] {
  return sections.flatMap(({ rows }) => rows.flatMap(({ figures }) => figures));
}
