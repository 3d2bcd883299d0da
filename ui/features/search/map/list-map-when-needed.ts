import { type ComponentType, lazy } from 'react';
import type { ListView } from '../list-view.ts';
import type { MapView } from './map-view.ts';

type ListMap = ComponentType<{ readonly view: ListView; readonly map: MapView }>;

/** The map is drawn by the server at once; in the browser its script is asked for where there is a map, and only there. */
export const ListMapWhenNeeded: ListMap = import.meta.env.SSR
  ? (await import('./ListMap.tsx')).ListMap
  : lazy(() => import('./ListMap.tsx').then(({ ListMap }) => ({ default: ListMap })));
