import { evenlySpaced, lerp, Pen, type Point, pathInFrame, pointBetween, polygon, polyline } from '../geometry.ts';
import { filledShape, type Shape, strokedShape } from '../shape.ts';

/** The measures of a mast with its boom and mainsail. Metres, as in `Shape`. */
export interface MastDimensions {
  readonly length: number;
  /** Place of the mast and height of the deck there. */
  readonly x: number;
  readonly deck: number;
  /** Masthead above the water. */
  readonly head: number;
  /** Length of the boom. */
  readonly boom: number;
  readonly boomHeight: number;
  /** Width of the mainsail's head as a part of the boom's length: near 0 for a point, more for a square top. */
  readonly squareTop: number;
  readonly rake: number;
}

/** The corners of a headsail: its tack at the bow, its head at the mast, and its clew. */
export interface Headsail {
  readonly tack: Point;
  readonly head: Point;
  readonly clew: Point;
}

export function mastXAt(plan: MastDimensions, z: number): number {
  return plan.x - plan.rake * (z - plan.deck);
}

function mainsail(plan: MastDimensions): Shape[] {
  const { head, boom, boomHeight } = plan;
  const z = boomHeight + 0.012 * plan.length;
  const luff = (t: number): Point => {
    const h = lerp(z, head * 0.985, t);
    return [mastXAt(plan, h) - 0.12, h];
  };
  const top = luff(1);
  const peak: Point = [top[0] - boom * plan.squareTop, top[1] - boom * plan.squareTop * 0.28];
  const clew: Point = [mastXAt(plan, z) - boom * 0.97, z + boom * 0.035];
  const belly = boom * 0.16;
  const leech = (t: number): Point => [
    lerp(clew[0], peak[0], t) - belly * 2.4 * t * (1 - t) * (1 - 0.4 * t),
    lerp(clew[1], peak[1], t),
  ];
  const edge = evenlySpaced(0, 1, 5).map(leech);
  const outline = new Pen(luff(0)).line(top, peak).through(edge.slice(0, -1).reverse()).close();
  const fold = edge.map(([x, h], i): Point => [lerp(x, mastXAt(plan, h), 0.36 - 0.02 * i), h]);
  const shade = new Pen(peak)
    .through(edge.slice(0, -1).reverse())
    .line(fold[0] ?? clew)
    .through(fold.slice(1))
    .close();
  const battens = [0.18, 0.36, 0.54, 0.72, 0.88].map((t) => {
    const aft = leech(t);
    const fore = luff(Math.min(1, t * 0.985));
    const [x, h] = pointBetween(fore, aft, 0.5);
    return new Pen(fore).bend([x, h - boom * 0.03], aft).open();
  });
  return [
    filledShape('sail', outline),
    filledShape('sailShade', shade),
    strokedShape('seam', 0.05 + 0.0006 * plan.length, ...battens),
  ];
}

export function headsailShapes({ tack, head, clew }: Headsail): Shape[] {
  const wide = Math.abs(tack[0] - clew[0]);
  /** Returns a point between two others, moved forward and up by parts of the sail's width. */
  const shifted = (from: Point, to: Point, t: number, forward: number, up: number): Point => {
    const [x, y] = pointBetween(from, to, t);
    return [x + wide * forward, y + wide * up];
  };
  const leech = shifted(head, clew, 0.5, 0.05, 0);
  const foot = shifted(clew, tack, 0.5, 0, -0.06);
  const inner = shifted(clew, tack, 0.34, 0, -0.03);
  const outline = new Pen(tack).line(head).bend(leech, clew).bend(foot, tack).close();
  const shade = new Pen(head)
    .bend(leech, clew)
    .line(inner)
    .bend(shifted(inner, head, 0.5, 0.02, 0), head)
    .close();
  const seams = [0.25, 0.5, 0.75].map((t) => polyline(pointBetween(tack, head, t), pointBetween(clew, head, t * 0.96)));
  return [filledShape('sail', outline), filledShape('sailShade', shade), strokedShape('seam', 0.05, ...seams)];
}

/** Draws mast, boom, spreaders and shroud, with the mainsail set or stowed. */
export function mastShapes(plan: MastDimensions, spreaders: number, set: boolean): Shape[] {
  const { length: L, x, deck, head, boom, boomHeight } = plan;
  const thick = 0.0052 * L;
  const thin = thick * 0.55;
  const foot = deck - 0.3;
  const tip = mastXAt(plan, head);
  const spar = polygon([x - thick, foot], [x + thick, foot], [tip + thin, head], [tip - thin, head]);
  const gooseneck = [mastXAt(plan, boomHeight), boomHeight] as const;
  const stowed = pathInFrame(...gooseneck, boom, L)('M0-.2,0C-.1,.05 -.6,.03 -.96,.012L-.96,0Z');
  const rise = (boom * 0.03) / thick;
  const boomSpar = pathInFrame(...gooseneck, boom, thick)(`M0,-.9L0,1.1 -1,${rise + 0.8} -1,${rise - 0.6}Z`);
  const heights = evenlySpaced(deck, head, spreaders + 1).slice(1, -1);
  const ends = heights.map((z): Point => [mastXAt(plan, z) - 0.012 * L, z + 0.004 * L]);
  const crosses = heights.map((z, i) => polyline(ends[i] ?? [x, z], [mastXAt(plan, z) + 0.006 * L, z]));
  const shroud = polyline([x - 0.014 * L, deck], ...ends, [tip, head * 0.98]);
  return [
    ...(set ? mainsail(plan) : [filledShape('sail', stowed)]),
    strokedShape('metal', 0.045, shroud),
    filledShape('spar', spar, boomSpar),
    strokedShape('spar', 0.09 + 0.001 * L, ...crosses),
    strokedShape('spar', 0.05, polyline([tip, head], [tip - 0.02 * L, head + 0.006 * L])),
  ];
}
