import { project } from '../../core/geo/mercator.ts';
import type { Position } from '../../core/geo/position.ts';

/** A place of the map with its count, such as the number of yachts there. */
export interface CountedPlace {
  readonly id: string;
  readonly position: Position;
  /** 1 if it is missing. */
  readonly count?: number;
}

/**
 * Groups places that would overlap, the one with the highest count first. Groups depend on the scale only, so that the
 * marks do not change while a map is moved.
 * @param distance in units of the Mercator square, below which two marks overlap
 */
export function clusters<Place extends CountedPlace>(
  places: readonly Place[],
  distance: number,
): readonly (readonly [Place, ...Place[]])[] {
  const made: [Place, ...Place[]][] = [];
  for (const place of places.toSorted((a, b) => (b.count ?? 1) - (a.count ?? 1) || (a.id < b.id ? -1 : 1))) {
    const near = made
      .map((cluster) => ({ cluster, apart: apart(place.position, cluster[0].position) }))
      .filter((candidate) => candidate.apart < distance)
      .toSorted((a, b) => a.apart - b.apart)[0];
    if (near) near.cluster.push(place);
    else made.push([place]);
  }
  return made;
}

/** Returns the distance by the shorter way around the earth, in units of the Mercator square. */
function apart(a: Position, b: Position): number {
  const [from, to] = [project(a), project(b)];
  const across = Math.abs(from.x - to.x);
  return Math.hypot(Math.min(across, 1 - across), from.y - to.y);
}
