import { type ComponentProps, type ComponentType, createElement, lazy, Suspense } from 'react';
import type { FavouritesBody } from './FavouritesBody.tsx';

type Props = ComponentProps<typeof FavouritesBody>;

const load = () => import('./FavouritesBody.tsx').then(({ FavouritesBody }) => ({ default: FavouritesBody }));

const Loaded: ComponentType<Props> = import.meta.env.SSR ? (await load()).default : lazy(load);

// Asked for as soon as the page's own script is there, so that whoever comes from another page finds it whole.
if (!import.meta.env.SSR) load().catch(() => {});

/** Written by the server with the rest of the page; notes, order and the own list come with its script. */
export function FavouritesBodyWhenNeeded(props: Props) {
  return createElement(Suspense, { fallback: null }, createElement(Loaded, props));
}
