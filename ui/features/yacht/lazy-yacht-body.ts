import { type ComponentProps, type ComponentType, createElement, lazy, Suspense } from 'react';
import type { YachtBody } from './YachtBody.tsx';

type Props = ComponentProps<typeof YachtBody>;

const load = () => import('./YachtBody.tsx').then(({ YachtBody }) => ({ default: YachtBody }));

const Loaded: ComponentType<Props> = import.meta.env.SSR ? (await load()).default : lazy(load);

// Loads with the page's script, so that a navigation renders the whole page at once.
if (!import.meta.env.SSR) load().catch(() => {});

/**
 * Renders the body of a yacht's page. The server renders it with the page; the browser loads its script after the first
 * load.
 */
export function LazyYachtBody(props: Props) {
  return createElement(Suspense, { fallback: null }, createElement(Loaded, props));
}
