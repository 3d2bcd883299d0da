import { type ComponentProps, type ComponentType, createElement, lazy, Suspense } from 'react';
import type { Film } from './Film.tsx';

type Props = ComponentProps<typeof Film>;

const Loaded: ComponentType<Props> = import.meta.env.SSR
  ? (await import('./Film.tsx')).Film
  : lazy(() => import('./Film.tsx').then(({ Film }) => ({ default: Film })));

/** Renders a film. The server renders it with the page; the browser loads its script after the first load. */
export function LazyFilm(props: Props) {
  return createElement(Suspense, { fallback: null }, createElement(Loaded, props));
}
