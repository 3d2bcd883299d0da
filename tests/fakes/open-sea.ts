import { project } from '../../core/geo/mercator.ts';
import { rhumbNm } from '../../core/sea/rhumb.ts';
import { nearestWorldCopy } from '../../core/sea/sea-graph.ts';
import type { SeaRouteFinder } from '../../core/sea/sea-route-finder.ts';
import { ok } from '../../core/shared/result.ts';

/** A sea without land: each route is one straight course. */
export const OPEN_SEA: SeaRouteFinder = {
  route(from, to) {
    const start = project(from);
    return ok({ points: [from, to], miles: rhumbNm(start, nearestWorldCopy(start, project(to))), transits: [] });
  },
  waterNear: (position) => position,
};
