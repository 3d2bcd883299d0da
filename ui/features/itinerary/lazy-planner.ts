import { type ComponentType, lazy } from 'react';
import type { ItineraryView } from './itinerary-view.ts';

type Planner = ComponentType<{ readonly view: ItineraryView }>;

/** The planner. The server renders it with the page; the browser loads its script only where a page has one. */
export const LazyPlanner: Planner = import.meta.env.SSR
  ? (await import('./Planner.tsx')).Planner
  : lazy(() => import('./Planner.tsx').then(({ Planner }) => ({ default: Planner })));
