import type { SeaData } from '../../core/sea/sea-file.ts';
import type { Link } from './links.ts';
import type { Waypoint } from './waypoints.ts';

/** Levels of the curve; waypoints in the same cell of the last level keep their order. */
const LEVELS = 16;

/** Sorts the waypoints of a sea so that neighbours follow each other, which keeps the steps of the file short. */
export function inOrder(
  waypoints: readonly Waypoint[],
  links: readonly Link[],
  sea: ReadonlySet<number>,
): Pick<SeaData, 'x' | 'y' | 'pairs'> {
  const order = [...sea].sort((one, other) => placeOf(waypoints[one]) - placeOf(waypoints[other]) || one - other);
  const numbers = new Map(order.map((at, number) => [at, number]));
  const pairs = links
    .flatMap(({ one, other }) => {
      const [first, second] = [numbers.get(one), numbers.get(other)];
      if (first === undefined || second === undefined) return [];
      return [first < second ? ([first, second] as const) : ([second, first] as const)];
    })
    .sort(([one, other], [another, last]) => one - another || other - last);
  return {
    x: Float64Array.from(order, (at) => waypoints[at]?.x ?? 0),
    y: Float64Array.from(order, (at) => waypoints[at]?.y ?? 0),
    pairs: Int32Array.from(pairs.flat()),
  };
}

/** Returns the position of a waypoint on a Morton curve. */
function placeOf(waypoint: Waypoint | undefined): number {
  let place = 0;
  for (let level = 1; level <= LEVELS; level += 1) {
    const column = Math.floor((waypoint?.x ?? 0) * 2 ** level) % 2;
    const row = Math.floor((waypoint?.y ?? 0) * 2 ** level) % 2;
    place = place * 4 + 2 * row + column;
  }
  return place;
}
