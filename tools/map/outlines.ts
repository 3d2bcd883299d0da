import { feature } from 'topojson-client';
import { type MapPoint, project } from '../../core/geo/mercator.ts';

export type Topology = Parameters<typeof feature>[0];

/** A closed shore in the Mercator square: its last point is the first again. */
export type Outline = readonly MapPoint[];

/** Degrees: what lies wholly beyond, as Antarctica does, is on no chart. */
export const SOUTH = -60;

/**
 * The shores of the land of a file of world-atlas, lakes the other way round. One that crosses the antimeridian runs on
 * beyond the square, from wherever it begins, instead of going round the world.
 */
export function outlinesOf(topology: Topology): readonly Outline[] {
  const { land } = topology.objects;
  if (land?.type !== 'GeometryCollection') throw new Error('The file holds no land.');
  const polygons = feature(topology, land).features.flatMap(({ geometry }) => {
    if (geometry.type === 'MultiPolygon') return geometry.coordinates;
    return geometry.type === 'Polygon' ? [geometry.coordinates] : [];
  });
  return polygons
    .flat()
    .filter((ring) => ring.some(([, latitude = 0]) => latitude >= SOUTH))
    .map((ring) => unrolled(ring.map(([longitude = 0, latitude = 0]) => project({ longitude, latitude }))));
}

function unrolled(points: readonly MapPoint[]): Outline {
  let turns = 0;
  return points.map(({ x, y }, at) => {
    const step = x - (points[at - 1]?.x ?? x);
    if (Math.abs(step) > 0.5) turns -= Math.sign(step);
    return { x: x + turns, y };
  });
}
