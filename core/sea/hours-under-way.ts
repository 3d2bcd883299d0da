import type { SeaRoute } from './sea-route-finder.ts';
import { WATERWAYS } from './waterways.ts';

/** Returns the hours that a route takes at a speed above 0. A canal takes fixed hours at any speed. */
export function hoursUnderWay({ miles, transits }: Pick<SeaRoute, 'miles' | 'transits'>, knots: number): number {
  return transits.reduce((sum, { id, miles: inside }) => {
    const { hours } = WATERWAYS[id];
    return hours === null ? sum : sum + hours - inside / knots;
  }, miles / knots);
}
