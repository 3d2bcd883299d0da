import { type ComponentProps, type ComponentType, createElement, lazy, Suspense } from 'react';
import type { FilmPlayer } from './FilmPlayer.tsx';
import type { GalleryGrid } from './GalleryGrid.tsx';

type GalleryProps = ComponentProps<typeof GalleryGrid>;
type FilmProps = ComponentProps<typeof FilmPlayer>;

const Gallery: ComponentType<GalleryProps> = import.meta.env.SSR
  ? (await import('./GalleryGrid.tsx')).GalleryGrid
  : lazy(() => import('./GalleryGrid.tsx').then(({ GalleryGrid }) => ({ default: GalleryGrid })));

const Film: ComponentType<FilmProps> = import.meta.env.SSR
  ? (await import('./FilmPlayer.tsx')).FilmPlayer
  : lazy(() => import('./FilmPlayer.tsx').then(({ FilmPlayer }) => ({ default: FilmPlayer })));

/** Renders a gallery. The server renders it with the page; the browser loads its script as a chunk of its own. */
export function LazyGallery(props: GalleryProps) {
  return createElement(Suspense, { fallback: null }, createElement(Gallery, props));
}

/** Renders a film, which is loaded like a gallery. */
export function LazyFilm(props: FilmProps) {
  return createElement(Suspense, { fallback: null }, createElement(Film, props));
}
