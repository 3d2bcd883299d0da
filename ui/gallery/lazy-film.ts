import { type ComponentProps, type ComponentType, createElement, lazy, Suspense } from 'react';
import type { FilmPlayer } from './FilmPlayer.tsx';

type Props = ComponentProps<typeof FilmPlayer>;

const Loaded: ComponentType<Props> = import.meta.env.SSR
  ? (await import('./FilmPlayer.tsx')).FilmPlayer
  : lazy(() => import('./FilmPlayer.tsx').then(({ FilmPlayer }) => ({ default: FilmPlayer })));

/** Renders a film. The server renders it with the page; the browser loads its script after the first load. */
export function LazyFilm(props: Props) {
  return createElement(Suspense, { fallback: null }, createElement(Loaded, props));
}
