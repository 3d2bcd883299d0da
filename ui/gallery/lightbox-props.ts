import type { ComponentType } from 'react';
import type { GalleryFigureView } from './gallery-view.ts';

/** product.md ME5: what a component has to take that shows pictures one at a time, each as large as the window. */
export interface LightboxProps {
  readonly figures: readonly GalleryFigureView[];
  /** Which of them comes first. */
  readonly at: number;
  /** The link of a picture on the page: where it comes from, and goes back to. */
  readonly linkOf: (at: number) => HTMLElement | null;
  readonly onClose: () => void;
}

export type Lightbox = ComponentType<LightboxProps>;
export type LoadLightbox = () => Promise<Lightbox>;
