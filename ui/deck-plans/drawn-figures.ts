import type { GalleryFigureView } from '../gallery/gallery-view.ts';
import type { DeckView } from './deck-plans-view.ts';

/** Builds the lightbox's figures of drawings; the legend of a plan is its description. */
export function drawnFigures(
  drawings: readonly (Omit<DeckView, 'legend'> & Partial<Pick<DeckView, 'legend'>>)[],
): GalleryFigureView[] {
  return drawings.map(({ title, src, alt, width, height, legend = [] }, at) => ({
    at,
    picture: { src, alt, width, height, kind: 'drawing', tone: null },
    caption: title,
    text: legend.length === 0 ? null : legend.map(({ numbers, text }) => `${numbers} ${text}`).join(' · '),
  }));
}
