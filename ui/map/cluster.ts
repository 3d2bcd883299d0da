import { project } from '../../core/geo/mercator.ts';
import type { Position } from '../../core/geo/position.ts';

/** Something on the map that stands for as many yachts as it counts. */
export interface Countable {
  readonly id: string;
  readonly position: Position;
  readonly count: number;
}

/**
 * Places that stand as one, the most counted first: the others would overlap it. Only the scale decides who stands
 * with whom, so that a map may move without its marks changing.
 * @param distance in units of the Mercator square, below which two marks overlap
 */
export function clusters<Place extends Countable>(
  places: readonly Place[],
  distance: number,
): readonly (readonly [Place, ...Place[]])[] {
  const made: [Place, ...Place[]][] = [];
  for (const place of places.toSorted((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1))) {
    const near = made
      .map((cluster) => ({ cluster, apart: apart(place.position, cluster[0].position) }))
      .filter((candidate) => candidate.apart < distance)
      .toSorted((a, b) => a.apart - b.apart)[0];
    if (near) near.cluster.push(place);
    else made.push([place]);
  }
  return made;
}

/** The shorter way round, in units of the Mercator square. */
function apart(a: Position, b: Position): number {
  const [from, to] = [project(a), project(b)];
  const across = Math.abs(from.x - to.x);
  return Math.hypot(Math.min(across, 1 - across), from.y - to.y);
}
