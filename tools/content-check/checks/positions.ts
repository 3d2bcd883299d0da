import type { Position } from '../../../core/geo/position.ts';
import type { Content } from '../content.ts';
import { errorAt, type Finding, warningAt } from '../finding.ts';
import type { WaterLookup } from './water-lookup.ts';

/** Nautical miles from the sea within which a yacht may lie: up a river, or in a dock behind a town. */
const FARTHEST_BERTH = 20;
const RING = 4;
const DIRECTIONS = 12;
const MILES_OF_DEGREE = 60;

/** Finds stops and ports that no sea route reaches, and yachts inland. @param waters null where it cannot be read */
export function positionFindings(
  { source, stops, charterTerms, yachts }: Content,
  waters: WaterLookup | null,
): readonly Finding[] {
  if (waters === null) {
    return [warningAt(source.stops.name, '', 'positions were not checked: the chart of the sea is missing')];
  }
  const ashore = (file: string, place: string, position: Position): Finding[] =>
    waters.isReached(position)
      ? []
      : [errorAt(file, `${place}.lat`, `${textOf(position)} is on land: no way over the sea leads there`)];
  return [
    ...[...stops.values()].flatMap(({ value }) => ashore(source.stops.name, value.id, value.position)),
    ...(charterTerms?.ports ?? []).flatMap(({ id, position }) =>
      ashore(source.charterTerms.name, `ports.${id}`, position),
    ),
    ...yachts.flatMap(({ file, yacht: { location } }) =>
      location.position === null || isNearWater(location.position, waters)
        ? []
        : [
            warningAt(
              file,
              'lyingPosition',
              `${textOf(location.position)} is on land, more than ${FARTHEST_BERTH} nm from the sea`,
            ),
          ],
    ),
  ];
}

function isNearWater(position: Position, waters: WaterLookup): boolean {
  if (waters.isReached(position) || waters.isWater(position)) return true;
  for (let miles = RING; miles <= FARTHEST_BERTH; miles += RING) {
    for (let turn = 0; turn < DIRECTIONS; turn += 1) {
      if (waters.isWater(moved(position, miles, (2 * Math.PI * turn) / DIRECTIONS))) return true;
    }
  }
  return false;
}

/** Returns the position at a distance in nautical miles. @param course radians from north */
function moved({ latitude, longitude }: Position, miles: number, course: number): Position {
  const degrees = miles / MILES_OF_DEGREE;
  const parallel = Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  return {
    latitude: Math.max(-90, Math.min(90, latitude + Math.cos(course) * degrees)),
    longitude: longitude + (Math.sin(course) * degrees) / parallel,
  };
}

function textOf({ latitude, longitude }: Position): string {
  return `${latitude}, ${longitude}`;
}
