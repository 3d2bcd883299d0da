import type { PictureView } from '../components/picture-view.ts';

/** Pictures in sections, each laid out in rows; nothing turns or slides (visual.md "Images"). */
export interface GalleryView {
  readonly sections: readonly GallerySectionView[];
}

export interface GallerySectionView {
  readonly title: string | null;
  readonly rows: readonly GalleryRowView[];
}

export interface GalleryRowView {
  readonly layout: RowLayout;
  readonly figures: readonly GalleryFigureView[];
}

export interface GalleryFigureView {
  /** Its place in the whole gallery, from 0. */
  readonly at: number;
  readonly picture: PictureView;
  /** Below the picture. */
  readonly caption: string | null;
  /** What more is said of it where it is opened. */
  readonly text: string | null;
}

/**
 * How a row stands on wide screens: one picture across, two or three alike, one lying beside one upright, as many
 * uprights; a `plan` is shown whole on paper.
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
  | 'plan';

/** All pictures, in the order in which they are seen. */
export function figuresOf({ sections }: GalleryView): readonly GalleryFigureView[] {
  return sections.flatMap(({ rows }) => rows.flatMap(({ figures }) => figures));
}
