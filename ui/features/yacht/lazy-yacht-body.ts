import { type ComponentProps, type ComponentType, createElement, lazy, Suspense } from 'react';
import type { YachtBody } from './YachtBody.tsx';

type Props = ComponentProps<typeof YachtBody>;

const load = () => import('./YachtBody.tsx').then(({ YachtBody }) => ({ default: YachtBody }));

const Loaded: ComponentType<Props> = import.meta.env.SSR ? (await load()).default : lazy(load);

// Loads with the script of the page, so that a page which is navigated to is whole at once.
if (!import.meta.env.SSR) load().catch(() => {});

/** The server renders it with the rest of the page; the browser loads its script after the first load. */
export function LazyYachtBody(props: Props) {
  return createElement(Suspense, { fallback: null }, createElement(Loaded, props));
}
