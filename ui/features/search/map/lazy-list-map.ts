import { type ComponentType, lazy } from 'react';
import type { ListView } from '../list-view.ts';
import type { MapView } from './map-view.ts';

type ListMap = ComponentType<{ readonly view: ListView; readonly map: MapView }>;

/** The map, which the server renders with the page. The browser loads its script only where a page has one. */
export const LazyListMap: ListMap = import.meta.env.SSR
  ? (await import('./ListMap.tsx')).ListMap
  : lazy(() => import('./ListMap.tsx').then(({ ListMap }) => ({ default: ListMap })));
