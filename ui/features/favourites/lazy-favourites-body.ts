import { type ComponentProps, type ComponentType, createElement, lazy, Suspense } from 'react';
import type { FavouritesBody } from './FavouritesBody.tsx';

type Props = ComponentProps<typeof FavouritesBody>;

const load = () => import('./FavouritesBody.tsx').then(({ FavouritesBody }) => ({ default: FavouritesBody }));

const Loaded: ComponentType<Props> = import.meta.env.SSR ? (await load()).default : lazy(load);

// Loads with the script of the page, so that a page which is navigated to is whole at once.
if (!import.meta.env.SSR) load().catch(() => {});

/** The server renders the list; notes, order and the visitor's own list come with its script. */
export function LazyFavouritesBody(props: Props) {
  return createElement(Suspense, { fallback: null }, createElement(Loaded, props));
}
