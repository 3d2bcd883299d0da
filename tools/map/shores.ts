import { project } from '../../core/geo/mercator.ts';
import { type Outline, outlinesOf, type Topology } from './outlines.ts';
import { type Ring, simplified, size } from './rings.ts';

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

const POLAR_CIRCLE = project({ latitude: 66.5, longitude: 0 }).y;

/** The shores of the land in whole units of the Mercator square, lakes the other way round. */
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

/** Beyond the antimeridian lies the smaller part of a shore that crosses it, so that a map need not look far for it. */
function inPlace(outline: Outline, units: number): Ring {
  const xs = outline.map(({ x }) => x);
  const shift = Math.floor((xs.reduce((a, b) => Math.min(a, b)) + xs.reduce((a, b) => Math.max(a, b))) / 2);
  return outline.slice(0, -1).map(({ x, y }) => [Math.round((x - shift) * units), Math.round(y * units)]);
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
