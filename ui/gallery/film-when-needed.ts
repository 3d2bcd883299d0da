import { type ComponentProps, type ComponentType, createElement, lazy, Suspense } from 'react';
import type { Film } from './Film.tsx';

type Props = ComponentProps<typeof Film>;

const Loaded: ComponentType<Props> = import.meta.env.SSR
  ? (await import('./Film.tsx')).Film
  : lazy(() => import('./Film.tsx').then(({ Film }) => ({ default: Film })));

/** Written by the server with the rest of the page; its script comes after what a visit begins with. */
export function FilmWhenNeeded(props: Props) {
  return createElement(Suspense, { fallback: null }, createElement(Loaded, props));
}
