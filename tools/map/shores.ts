import { feature } from 'topojson-client';
import { project } from '../../core/map/mercator.ts';
import { type Ring, simplified, size } from './rings.ts';

export type Topology = Parameters<typeof feature>[0];

/** How finely shores are drawn. */
interface Fineness {
  /** Units round the earth. */
  readonly units: number;
  /** Units that a shore may be off. */
  readonly tolerance: number;
  /** Square units: smaller islands are not drawn. */
  readonly smallest: number;
  /** Times the tolerance beyond the polar circle, where few yachts go, and Mercator makes much of little. */
  readonly ice: number;
}

/** The chart ends north of Antarctica. */
export const SOUTH = -60;
const POLAR_CIRCLE = project({ latitude: 66.5, longitude: 0 }).y;

/** The shores of the land in whole units of the Mercator square, lakes the other way round. */
export function shoresOf(topology: Topology, { units, tolerance, smallest, ice }: Fineness): readonly Ring[] {
  const { land } = topology.objects;
  if (land?.type !== 'GeometryCollection') throw new Error('The file holds no land.');
  const isIcy = ([, y]: Ring[number]) => y < POLAR_CIRCLE * units;
  const shores: Ring[] = [];
  for (const { geometry } of feature(topology, land).features) {
    const polygons =
      geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : geometry.type === 'Polygon'
          ? [geometry.coordinates]
          : [];
    for (const outline of polygons.flat()) {
      if (outline.every(([, latitude = 0]) => latitude < SOUTH)) continue;
      const whole = unrolled(outline.slice(0, -1), units);
      const ring = simplified(whole, (point) => (isIcy(point) ? ice * tolerance : tolerance));
      const least = ice > 1 && ring.every(isIcy) ? 20 * smallest : smallest;
      if (ring.length > 2 && size(ring) / 2 >= least) shores.push(ring);
    }
  }
  return shores;
}

/**
 * The points of a shore one after the other: it runs on beyond the antimeridian instead of being cut, by its smaller
 * part, so that a map need not look far for it.
 */
function unrolled(outline: readonly (readonly number[])[], units: number): Ring {
  let turns = 0;
  const points = outline.map(([longitude = 0, latitude = 0], at) => {
    const step = longitude - (outline[at - 1]?.[0] ?? longitude);
    if (Math.abs(step) > 180) turns -= Math.sign(step);
    const { x, y } = project({ longitude: longitude + 360 * turns, latitude });
    return [x, y] as const;
  });
  const xs = points.map(([x]) => x);
  const shift = Math.floor((xs.reduce((a, b) => Math.min(a, b)) + xs.reduce((a, b) => Math.max(a, b))) / 2);
  return points.map(([x, y]) => [Math.round((x - shift) * units), Math.round(y * units)]);
}

/** The shores as the `d` of a path. Whole steps from point to point: the shortest way to say it. */
export function pathOf(shores: readonly Ring[]): string {
  return shores.map(ringPath).join('');
}

function ringPath(ring: Ring): string {
  let [lastX, lastY] = ring[0] as Ring[number];
  const steps = ring.slice(1).map(([x, y]) => {
    const step = `${x - lastX}${y - lastY < 0 ? '' : ' '}${y - lastY}`;
    [lastX, lastY] = [x, y];
    return step;
  });
  const [firstX, firstY] = ring[0] as Ring[number];
  return `M${firstX} ${firstY}l${steps.map((step, at) => (at === 0 || step.startsWith('-') ? step : ` ${step}`)).join('')}z`;
}
