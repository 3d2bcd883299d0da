import type { Locale } from '../../core/locale/locale.ts';
import type { PictureView } from '../components/picture-view.ts';

/** A film as the page shows it: its own, one at YouTube, or word that it is not there. */
export type FilmView = OwnFilmView | YouTubeFilmView | MissingFilmView;

export interface OwnFilmView {
  readonly kind: 'own';
  /** What it is called, for whoever does not see it; null where nobody says. */
  readonly name: string | null;
  /** What is seen in it, for the same; null where nobody says more than its name. */
  readonly text: string | null;
  readonly src: string;
  /** Of the file, such as `video/mp4`; null where its address does not tell. */
  readonly type: string | null;
  readonly captions: { readonly src: string; readonly locale: Locale; readonly label: string } | null;
  /** Address of a still. */
  readonly poster: string | null;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

export interface YouTubeFilmView {
  readonly kind: 'youtube';
  readonly name: string | null;
  /** Its page there. */
  readonly href: string;
  /** What plays it in a frame; null where it can only be watched there. */
  readonly player: string | null;
  readonly poster: PictureView | null;
}

export interface MissingFilmView {
  readonly kind: 'missing';
  readonly poster: PictureView | null;
}
