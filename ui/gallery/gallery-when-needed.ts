import { type ComponentProps, type ComponentType, createElement, lazy, Suspense } from 'react';
import type { Gallery } from './Gallery.tsx';

type Props = ComponentProps<typeof Gallery>;

const Loaded: ComponentType<Props> = import.meta.env.SSR
  ? (await import('./Gallery.tsx')).Gallery
  : lazy(() => import('./Gallery.tsx').then(({ Gallery }) => ({ default: Gallery })));

/** Written by the server with the rest of the page; its script comes after what a visit begins with. */
export function GalleryWhenNeeded(props: Props) {
  return createElement(Suspense, { fallback: null }, createElement(Loaded, props));
}
