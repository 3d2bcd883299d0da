import { type ComponentProps, type ComponentType, createElement, lazy, Suspense } from 'react';
import type { Gallery } from './Gallery.tsx';

type Props = ComponentProps<typeof Gallery>;

const Loaded: ComponentType<Props> = import.meta.env.SSR
  ? (await import('./Gallery.tsx')).Gallery
  : lazy(() => import('./Gallery.tsx').then(({ Gallery }) => ({ default: Gallery })));

/** Renders a gallery. The server renders it with the page; the browser loads its script after the first load. */
export function LazyGallery(props: Props) {
  return createElement(Suspense, { fallback: null }, createElement(Loaded, props));
}
