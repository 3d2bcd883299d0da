import type { LoadLightbox } from './lightbox-props.ts';

/** Loads the lightbox's script and style when a visitor is about to open a picture. */
export const loadLightbox: LoadLightbox = () => import('./PhotoLightbox.tsx').then((module) => module.PhotoLightbox);
