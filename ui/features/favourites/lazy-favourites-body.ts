import { type ComponentProps, type ComponentType, createElement, lazy, Suspense } from 'react';
import type { FavouritesBody } from './FavouritesBody.tsx';

type Props = ComponentProps<typeof FavouritesBody>;

const load = () => import('./FavouritesBody.tsx').then(({ FavouritesBody }) => ({ default: FavouritesBody }));

const Loaded: ComponentType<Props> = import.meta.env.SSR ? (await load()).default : lazy(load);

// Loads with the page's script, so that a navigation renders the whole page at once.
if (!import.meta.env.SSR) load().catch(() => {});

/** Renders the list on the server; notes, order and the visitor's own list need its script. */
export function LazyFavouritesBody(props: Props) {
  return createElement(Suspense, { fallback: null }, createElement(Loaded, props));
}
