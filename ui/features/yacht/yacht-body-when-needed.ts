import { type ComponentProps, type ComponentType, createElement, lazy, Suspense } from 'react';
import type { YachtBody } from './YachtBody.tsx';

type Props = ComponentProps<typeof YachtBody>;

const load = () => import('./YachtBody.tsx').then(({ YachtBody }) => ({ default: YachtBody }));

const Loaded: ComponentType<Props> = import.meta.env.SSR ? (await load()).default : lazy(load);

// Asked for as soon as the page's own script is there, so that whoever comes from another page finds it whole.
if (!import.meta.env.SSR) load().catch(() => {});

/** Written by the server with the rest of the page; its script comes after what a visit begins with. */
export function YachtBodyWhenNeeded(props: Props) {
  return createElement(Suspense, { fallback: null }, createElement(Loaded, props));
}
