import { feature } from 'topojson-client';
import { type MapPoint, project } from '../../core/geo/mercator.ts';

export type Topology = Parameters<typeof feature>[0];

/** A closed shore in the Mercator square; the last point repeats the first. */
export type ShoreOutline = readonly MapPoint[];

/** Degrees of latitude: land that lies wholly beyond, such as Antarctica, is left out. */
export const SOUTH = -60;

/**
 * Returns the shores of a file of world-atlas; those of lakes run the other way round. A shore that crosses the
 * antimeridian runs on beyond the square from its first point.
 */
export function outlinesOf(topology: Topology): readonly ShoreOutline[] {
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

function unrolled(points: readonly MapPoint[]): ShoreOutline {
  let turns = 0;
  return points.map(({ x, y }, at) => {
    const step = x - (points[at - 1]?.x ?? x);
    if (Math.abs(step) > 0.5) turns -= Math.sign(step);
    return { x: x + turns, y };
  });
}
