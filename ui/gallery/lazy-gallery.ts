import { type ComponentProps, type ComponentType, createElement, lazy, Suspense } from 'react';
import type { GalleryGrid } from './GalleryGrid.tsx';

type Props = ComponentProps<typeof GalleryGrid>;

const Loaded: ComponentType<Props> = import.meta.env.SSR
  ? (await import('./GalleryGrid.tsx')).GalleryGrid
  : lazy(() => import('./GalleryGrid.tsx').then(({ GalleryGrid }) => ({ default: GalleryGrid })));

/** Renders a gallery. The server renders it with the page; the browser loads its script after the first load. */
export function LazyGallery(props: Props) {
  return createElement(Suspense, { fallback: null }, createElement(Loaded, props));
}
