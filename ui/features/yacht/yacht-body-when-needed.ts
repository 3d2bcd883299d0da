import { type ComponentProps, type ComponentType, createElement, lazy, Suspense } from 'react';
import type { YachtBody } from './YachtBody.tsx';

type Props = ComponentProps<typeof YachtBody>;

const Loaded: ComponentType<Props> = import.meta.env.SSR
  ? (await import('./YachtBody.tsx')).YachtBody
  : lazy(() => import('./YachtBody.tsx').then(({ YachtBody }) => ({ default: YachtBody })));

/** Written by the server with the rest of the page; its script comes after what a visit begins with. */
export function YachtBodyWhenNeeded(props: Props) {
  return createElement(Suspense, { fallback: null }, createElement(Loaded, props));
}
