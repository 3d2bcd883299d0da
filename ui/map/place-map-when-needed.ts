import { type ComponentType, lazy } from 'react';
import type { PlaceMapProps } from './PlaceMap.tsx';

type PlaceMap = ComponentType<PlaceMapProps>;

/** The chart is drawn by the server at once; in the browser its script is asked for where there is one, and only there. */
export const PlaceMapWhenNeeded: PlaceMap = import.meta.env.SSR
  ? (await import('./PlaceMap.tsx')).PlaceMap
  : lazy(() => import('./PlaceMap.tsx').then(({ PlaceMap }) => ({ default: PlaceMap })));
