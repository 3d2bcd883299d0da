import { type Curve, clamp, evenlySpaced } from '../../math.ts';
import { Pen, type Point } from '../../pen.ts';
import type { Area } from '../area.ts';
import { beamOf, type PlannedYacht } from '../planned-yacht.ts';
import type { Side, Sketch } from '../sketch.ts';

/** A catamaran from above, meters; lengths from the stern. */
export type CatamaranPlan = ReturnType<typeof catamaranPlan>;

/** Her hulls, bridge deck and saloon by her length and beam (ME4). */
export function catamaranPlan(yacht: PlannedYacht) {
  const { length: L } = yacht;
  const beam = beamOf(yacht);
  const wide = Math.min(beam * 0.3, clamp(0.09 * L + 0.55, 2.2, 4.4));
  const hull: Curve = (x) => {
    const u = clamp(x / L, 0, 1);
    const bow = u < 0.5 ? 1 : 1 - ((u - 0.5) / 0.5) ** 2.3;
    return (wide / 2) * Math.max(0, bow) * (0.86 + 0.14 * clamp(u / 0.25, 0, 1));
  };
  const abeam = (beam - wide) / 2;
  const stairs = clamp(0.06 * L, 1.3, 2);
  return {
    yacht,
    length: L,
    beam,
    /** Half the breadth of one hull over the length, and how far its middle is abeam. */
    hull,
    abeam,
    /** The deck between the hulls, and the saloon on it. */
    bridge: { aft: 0.07 * L, fore: 0.72 * L },
    saloon: { aft: 0.25 * L, fore: 0.645 * L, half: abeam + wide * 0.12 },
    /** Stairs down into both hulls. */
    stairwell: { from: 0.44 * L, to: 0.44 * L + stairs },
  };
}

/** Both hulls and the deck between them as one outline. */
export function deckPath({ length: L, hull, abeam, bridge }: CatamaranPlan): string {
  const along = [...evenlySpaced(0, 0.5, 3), ...evenlySpaced(0.5, 1, 9).slice(1)].map((t) => 0.004 * L + t * 0.994 * L);
  const edge = (places: readonly number[], side: number, out: number): Point[] =>
    places.map((x) => [x, side * (abeam + out * hull(x))]);
  const inside = along.filter((x) => x > bridge.fore).reverse();
  const stern = [bridge.aft, 0.004 * L];
  const first: Point = [0.004 * L, -(abeam + hull(0))];
  return new Pen(first)
    .through(edge(along, -1, 1).slice(1))
    .through(edge([...inside, bridge.fore], -1, -1))
    .line([bridge.fore, abeam - hull(bridge.fore)])
    .through(edge([...inside].reverse(), 1, -1))
    .through(edge([...along].reverse(), 1, 1))
    .line(...edge([...stern].reverse(), 1, -1))
    .line(...edge(stern, -1, -1))
    .close();
}

/** The largest even rectangle inside one hull; v runs from its inner to its outer side. */
export function hullArea({ hull, abeam }: CatamaranPlan, sketch: Sketch, from: number, to: number, side: Side): Area {
  const half = Math.max(0.2, Math.min(...evenlySpaced(from, to, 6).map(hull)) - 0.2);
  return sketch.area(from, to, side * (abeam - half), side * (abeam + half));
}
