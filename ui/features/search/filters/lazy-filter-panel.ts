import { type ComponentProps, type ComponentType, createElement, lazy, Suspense } from 'react';
import type { FilterPanel } from './FilterPanel.tsx';

type Props = ComponentProps<typeof FilterPanel>;

const load = () => import('./FilterPanel.tsx').then(({ FilterPanel }) => ({ default: FilterPanel }));

const Loaded: ComponentType<Props> = import.meta.env.SSR ? (await load()).default : lazy(load);

// Requested with the page's own script, while the messages are on their way, so that a navigation finds it loaded.
if (!import.meta.env.SSR) load().catch(() => {});

/** The filters. The server renders them with the page; until their script is there they are a form without one. */
export function LazyFilterPanel(props: Props) {
  return createElement(
    Suspense,
    { fallback: createElement('div', { className: 'rail' }) },
    createElement(Loaded, props),
  );
}
