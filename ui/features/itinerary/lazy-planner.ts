import { lazy } from 'react';

/** The planner. The server renders it with the page; the browser loads its script only on pages that have one. */
export const LazyPlanner = import.meta.env.SSR
  ? (await import('./Planner.tsx')).Planner
  : lazy(() => import('./Planner.tsx').then(({ Planner }) => ({ default: Planner })));
