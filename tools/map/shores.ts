import { project } from '../../core/geo/mercator.ts';
import { outlinesOf, type ShoreOutline, type Topology } from './outlines.ts';
import { type Ring, simplified, size } from './rings.ts';

/** The detail in which shores are drawn. */
interface Fineness {
  /** Units round the earth. */
  readonly units: number;
  /** Units that a shore may be off. */
  readonly tolerance: number;
  /** Square units: smaller islands are not drawn. */
  readonly smallest: number;
  /** Factor of the tolerance beyond the polar circle, where few yachts go and Mercator enlarges everything. */
  readonly ice: number;
}

const POLAR_CIRCLE = project({ latitude: 66.5, longitude: 0 }).y;

/** Returns the shores in whole units of the Mercator square; those of lakes run the other way round. */
export function shoresOf(topology: Topology, { units, tolerance, smallest, ice }: Fineness): readonly Ring[] {
  const isIcy = ([, y]: Ring[number]) => y < POLAR_CIRCLE * units;
  const shores: Ring[] = [];
  for (const outline of outlinesOf(topology)) {
    const whole = inPlace(outline, units);
    const ring = simplified(whole, (point) => (isIcy(point) ? ice * tolerance : tolerance));
    const least = ice > 1 && ring.every(isIcy) ? 20 * smallest : smallest;
    if (ring.length > 2 && size(ring) / 2 >= least) shores.push(ring);
  }
  return shores;
}

/** Shifts a shore that crosses the antimeridian so that its smaller part lies beyond, near the edge of the map. */
function inPlace(outline: ShoreOutline, units: number): Ring {
  const xs = outline.map(({ x }) => x);
  const shift = Math.floor((xs.reduce((a, b) => Math.min(a, b)) + xs.reduce((a, b) => Math.max(a, b))) / 2);
  return outline.slice(0, -1).map(({ x, y }) => [Math.round((x - shift) * units), Math.round(y * units)]);
}

/** Writes the shores as the `d` of a path, in whole relative steps, which is the shortest form. */
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
