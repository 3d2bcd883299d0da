import { type ComponentProps, createElement, lazy, Suspense } from 'react';

const Gallery = import.meta.env.SSR
  ? (await import('./GalleryGrid.tsx')).GalleryGrid
  : lazy(() => import('./GalleryGrid.tsx').then(({ GalleryGrid }) => ({ default: GalleryGrid })));

const Film = import.meta.env.SSR
  ? (await import('./FilmPlayer.tsx')).FilmPlayer
  : lazy(() => import('./FilmPlayer.tsx').then(({ FilmPlayer }) => ({ default: FilmPlayer })));

/** Renders a gallery. The server renders it with the page; the browser loads its script as a chunk of its own. */
export function LazyGallery(props: ComponentProps<typeof Gallery>) {
  return createElement(Suspense, { fallback: null }, createElement(Gallery, props));
}

/** Renders a film, which is loaded like a gallery. */
export function LazyFilm(props: ComponentProps<typeof Film>) {
  return createElement(Suspense, { fallback: null }, createElement(Film, props));
}
