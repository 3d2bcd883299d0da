import { type ComponentType, lazy } from 'react';
import type { ItineraryView } from './build-itinerary-view.ts';

/** The planner. The server renders it with the page; the browser loads its script only on pages that have one. */
export const LazyPlanner: ComponentType<{ readonly view: ItineraryView }> = import.meta.env.SSR
  ? (await import('./Planner.tsx')).Planner
  : lazy(() => import('./Planner.tsx').then(({ Planner }) => ({ default: Planner })));
