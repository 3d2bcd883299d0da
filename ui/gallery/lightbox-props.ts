import type { ComponentType } from 'react';
import type { GalleryFigureView } from './gallery-view.ts';

/** Props of a lightbox, which shows pictures one at a time, each as large as the window (ME5). */
export interface LightboxProps {
  readonly figures: readonly GalleryFigureView[];
  /** Index of the picture that is shown first. */
  readonly at: number;
  /** Returns the link of a picture on the page; opening and closing are animated from and to it. */
  readonly linkOf: (at: number) => HTMLElement | null;
  readonly onClose: () => void;
}

export type Lightbox = ComponentType<LightboxProps>;
export type LoadLightbox = () => Promise<Lightbox>;
