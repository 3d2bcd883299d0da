import { type ComponentProps, type ComponentType, createElement, lazy, Suspense } from 'react';
import type { Entries } from './EntryBlocks.tsx';

type Props = ComponentProps<typeof Entries>;

const load = () => import('./EntryBlocks.tsx').then(({ Entries }) => ({ default: Entries }));

const Loaded: ComponentType<Props> = import.meta.env.SSR ? (await load()).default : lazy(load);

// The script loads with the page's own script, in parallel with the messages, so that a navigation finds it loaded.
if (!import.meta.env.SSR) load().catch(() => {});

/** Renders a list of pages. The server renders it with the page; its script is not part of the first load. */
export function LazyEntries(props: Props) {
  return createElement(Suspense, { fallback: null }, createElement(Loaded, props));
}
