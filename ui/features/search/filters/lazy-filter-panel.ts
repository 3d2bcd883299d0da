import { type ComponentProps, type ComponentType, createElement, lazy, Suspense } from 'react';
import type { FilterPanel } from './FilterPanel.tsx';

type Props = ComponentProps<typeof FilterPanel>;

const load = () => import('./FilterPanel.tsx').then(({ FilterPanel }) => ({ default: FilterPanel }));

const Loaded: ComponentType<Props> = import.meta.env.SSR ? (await load()).default : lazy(load);

// Requested with the page's own script, in parallel with the messages, so that it is loaded before a navigation.
if (!import.meta.env.SSR) load().catch(() => {});

/** The filter panel, rendered by the server; until its script is loaded, it is a plain form. */
export function LazyFilterPanel(props: Props) {
  return createElement(
    Suspense,
    { fallback: createElement('div', { className: 'rail' }) },
    createElement(Loaded, props),
  );
}
