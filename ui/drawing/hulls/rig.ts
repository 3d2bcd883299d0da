import { evenlySpaced, lerp } from '../math.ts';
import { Pen, type Point, polygon, polyline } from '../pen.ts';
import { fill, type Shape, stroke } from '../shape.ts';

/** A mast with its boom and mainsail. Meters, as in `Shape`. */
export interface MastPlan {
  readonly length: number;
  /** Place of the mast and height of the deck there. */
  readonly x: number;
  readonly deck: number;
  /** Masthead above the water. */
  readonly head: number;
  /** Length of the boom. */
  readonly boom: number;
  readonly boomHeight: number;
  /** Width of the mainsail at its head, as part of the boom: a square top or a point. */
  readonly squareTop: number;
  readonly rake: number;
}

/** A headsail between the foot of its stay forward and a point on the mast. */
export interface Headsail {
  readonly tack: Point;
  readonly head: Point;
  readonly clew: Point;
}

export function mastAt(plan: MastPlan, z: number): number {
  return plan.x - plan.rake * (z - plan.deck);
}

function mainsail(plan: MastPlan): Shape[] {
  const { head, boom, boomHeight } = plan;
  const z = boomHeight + 0.012 * plan.length;
  const luff = (t: number): Point => {
    const h = lerp(z, head * 0.985, t);
    return [mastAt(plan, h) - 0.12, h];
  };
  const top = luff(1);
  const peak: Point = [top[0] - boom * plan.squareTop, top[1] - boom * plan.squareTop * 0.28];
  const clew: Point = [mastAt(plan, z) - boom * 0.97, z + boom * 0.035];
  const belly = boom * 0.16;
  const leech = (t: number): Point => [
    lerp(clew[0], peak[0], t) - belly * 2.4 * t * (1 - t) * (1 - 0.4 * t),
    lerp(clew[1], peak[1], t),
  ];
  const edge = evenlySpaced(0, 1, 5).map(leech);
  const outline = new Pen(luff(0)).line(top, peak).through(edge.slice(0, -1).reverse()).close();
  const fold = edge.map(([x, h], i): Point => [lerp(x, mastAt(plan, h), 0.36 - 0.02 * i), h]);
  const shade = new Pen(peak)
    .through(edge.slice(0, -1).reverse())
    .line(fold[0] ?? clew)
    .through(fold.slice(1))
    .close();
  const battens = [0.18, 0.36, 0.54, 0.72, 0.88].map((t) => {
    const aft = leech(t);
    const fore = luff(Math.min(1, t * 0.985));
    return new Pen(fore).bend([lerp(fore[0], aft[0], 0.5), lerp(fore[1], aft[1], 0.5) - boom * 0.03], aft).open();
  });
  return [fill('sail', outline), fill('sailShade', shade), stroke('seam', 0.05 + 0.0006 * plan.length, ...battens)];
}

/** The mainsail stowed on the boom. */
function stowed(plan: MastPlan): Shape[] {
  const { boom, boomHeight, length } = plan;
  const x = mastAt(plan, boomHeight);
  const bundle = new Pen([x - 0.2, boomHeight])
    .curve(
      [x - boom * 0.1, boomHeight + 0.05 * length],
      [x - boom * 0.6, boomHeight + 0.03 * length],
      [x - boom * 0.96, boomHeight + 0.012 * length],
    )
    .line([x - boom * 0.96, boomHeight])
    .close();
  return [fill('sail', bundle)];
}

export function headsailShapes({ tack, head, clew }: Headsail): Shape[] {
  const hollow = (from: Point, to: Point, by: number): Point => [
    lerp(from[0], to[0], 0.5) + by,
    lerp(from[1], to[1], 0.5),
  ];
  const wide = Math.abs(tack[0] - clew[0]);
  const outline = new Pen(tack)
    .line(head)
    .bend(hollow(head, clew, wide * 0.05), clew)
    .bend([lerp(clew[0], tack[0], 0.5), lerp(clew[1], tack[1], 0.5) - wide * 0.06], tack)
    .close();
  const inner: Point = [lerp(clew[0], tack[0], 0.34), lerp(clew[1], tack[1], 0.34) - wide * 0.03];
  const shade = new Pen(head)
    .bend(hollow(head, clew, wide * 0.05), clew)
    .line(inner)
    .bend(hollow(inner, head, wide * 0.02), head)
    .close();
  const seams = [0.25, 0.5, 0.75].map((t) =>
    polyline(
      [lerp(tack[0], head[0], t), lerp(tack[1], head[1], t)],
      [lerp(clew[0], head[0], t * 0.96), lerp(clew[1], head[1], t * 0.96)],
    ),
  );
  return [fill('sail', outline), fill('sailShade', shade), stroke('seam', 0.05, ...seams)];
}

/** Mast, boom, spreaders and stays; the mainsail set or stowed. */
export function mastShapes(plan: MastPlan, spreaders: number, set: boolean): Shape[] {
  const { length: L, x, deck, head, boom, boomHeight } = plan;
  const thick = 0.0052 * L;
  const tip = mastAt(plan, head);
  const spar = polygon(
    [x - thick, deck - 0.3],
    [x + thick, deck - 0.3],
    [tip + thick * 0.55, head],
    [tip - thick * 0.55, head],
  );
  const boomFore = mastAt(plan, boomHeight);
  const boomSpar = polygon(
    [boomFore, boomHeight - thick * 0.9],
    [boomFore, boomHeight + thick * 1.1],
    [boomFore - boom, boomHeight + boom * 0.03 + thick * 0.8],
    [boomFore - boom, boomHeight + boom * 0.03 - thick * 0.6],
  );
  const arms = evenlySpaced(deck, head, spreaders + 1).slice(1, -1);
  const crosses = arms.map((z) =>
    polyline([mastAt(plan, z) - 0.012 * L, z + 0.004 * L], [mastAt(plan, z) + 0.006 * L, z]),
  );
  const shroud = new Pen([x - 0.014 * L, deck])
    .line(...arms.map((z): Point => [mastAt(plan, z) - 0.012 * L, z + 0.004 * L]), [tip, head * 0.98])
    .open();
  return [
    ...(set ? mainsail(plan) : stowed(plan)),
    stroke('metal', 0.045, shroud),
    fill('spar', spar, boomSpar),
    stroke('spar', 0.09 + 0.001 * L, ...crosses),
    stroke('spar', 0.05, polyline([tip, head], [tip - 0.02 * L, head + 0.006 * L])),
  ];
}
