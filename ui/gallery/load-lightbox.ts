import type { LoadLightbox } from './lightbox-props.ts';

/** Its script and style are fetched once somebody is about to open a picture. */
export const loadLightbox: LoadLightbox = () => import('./PhotoLightbox.tsx').then((module) => module.PhotoLightbox);
