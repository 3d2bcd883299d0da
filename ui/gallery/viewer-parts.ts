import type PhotoSwipe from 'photoswipe';
import type { Translate } from '../i18n/translator.ts';
import type { GalleryFigureView } from './gallery-view.ts';

const icon = (path: string) => `<svg class="ico" viewBox="0 0 20 20" aria-hidden="true">${path}</svg>`;

export const ICONS = {
  close: icon('<path d="M4 4l12 12M16 4 4 16"/>'),
  zoom: icon(
    '<path d="M8.5 15a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM13.1 13.1 18 18M5.5 8.5h6"/><path class="upright" d="M8.5 5.5v6"/>',
  ),
  previous: icon('<path d="M18 10H3M8.5 4.5 3 10l5.5 5.5"/>'),
  next: icon('<path d="M2 10h15M11.5 4.5 17 10l-5.5 5.5"/>'),
} as const;

/** Shows `3 / 12`, and announces the same in words with the picture's text. */
export function showPlace(
  element: HTMLElement,
  viewer: PhotoSwipe,
  figures: readonly GalleryFigureView[],
  translate: Translate,
): void {
  const [visible, announced] = [document.createElement('span'), document.createElement('span')];
  visible.setAttribute('aria-hidden', 'true');
  announced.className = 'vh';
  element.setAttribute('role', 'status');
  element.append(visible, announced);
  viewer.on('change', () => {
    const place = { at: viewer.currIndex + 1, total: figures.length };
    visible.textContent = `${place.at} / ${place.total}`;
    const { picture, caption } = figures[viewer.currIndex] ?? {};
    announced.textContent = `${translate('gallery.position', place)}. ${caption ?? picture?.alt ?? ''}`;
  });
}

/** Shows the caption and description of the picture, or its alternative text if it has neither. */
export function showCaption(element: HTMLElement, viewer: PhotoSwipe, figures: readonly GalleryFigureView[]): void {
  const [title, text] = [document.createElement('b'), document.createElement('span')];
  element.append(title, ' ', text);
  viewer.on('change', () => {
    const { picture, caption = null, text: more = null } = figures[viewer.currIndex] ?? {};
    title.textContent = more === null ? '' : caption;
    text.textContent = more ?? caption ?? picture?.alt ?? '';
  });
}
