import type { Locale } from '../../core/locale/locale.ts';
import type { PictureView } from '../components/picture-view.ts';

/** A film of the media library, one at YouTube, or one that is not found. */
export type FilmView = OwnFilmView | YouTubeFilmView | MissingFilmView;

export interface OwnFilmView {
  readonly kind: 'own';
  /** Accessible name of the film; null if it has none. */
  readonly name: string | null;
  /** Description for screen readers; null if there is only the name. */
  readonly text: string | null;
  readonly src: string;
  /** Media type of the file, such as `video/mp4`; null if its extension is unknown. */
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
  /** Address of the film's page at YouTube. */
  readonly href: string;
  /** Address of the embedded player; null for a film that can only be watched at YouTube. */
  readonly player: string | null;
  readonly poster: PictureView | null;
}

export interface MissingFilmView {
  readonly kind: 'missing';
  readonly poster: PictureView | null;
}
