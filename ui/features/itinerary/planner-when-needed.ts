import { type ComponentType, lazy } from 'react';
import type { ItineraryView } from './itinerary-view.ts';

type Planner = ComponentType<{ readonly view: ItineraryView }>;

/** Written by the server with the page; its script is asked for on the page that plans, and only there. */
export const PlannerWhenNeeded: Planner = import.meta.env.SSR
  ? (await import('./Planner.tsx')).Planner
  : lazy(() => import('./Planner.tsx').then(({ Planner }) => ({ default: Planner })));
