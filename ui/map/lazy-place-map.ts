import { lazy } from 'react';

/** The chart, which the server renders with the page. The browser loads its script only on pages that have one. */
export const LazyPlaceMap = import.meta.env.SSR
  ? (await import('./PlaceMap.tsx')).PlaceMap
  : lazy(() => import('./PlaceMap.tsx').then(({ PlaceMap }) => ({ default: PlaceMap })));
