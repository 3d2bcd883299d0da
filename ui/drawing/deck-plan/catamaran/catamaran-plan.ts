import { type Curve, clamp, evenlySpaced, Pen, type Point } from '../../geometry.ts';
import type { DeckArea } from '../deck-area.ts';
import { beamOrEstimate, type DeckPlanYacht } from '../deck-plan-yacht.ts';
import type { DeckSide, DeckSketch } from '../deck-sketch.ts';

/** A catamaran seen from above: lengthwise in metres from the stern, crosswise from the centreline. */
export type CatamaranPlan = ReturnType<typeof catamaranPlan>;

/** Returns the hulls, bridge deck and saloon of a catamaran by her length and beam (ME4). */
export function catamaranPlan(yacht: DeckPlanYacht) {
  const { length: L } = yacht;
  const beam = beamOrEstimate(yacht);
  const hullBreadth = Math.min(beam * 0.3, clamp(0.09 * L + 0.55, 2.2, 4.4));
  const hullHalfBreadth: Curve = (x) => {
    const part = clamp(x / L, 0, 1);
    const bowTaper = part < 0.5 ? 1 : 1 - ((part - 0.5) / 0.5) ** 2.3;
    return (hullBreadth / 2) * Math.max(0, bowTaper) * (0.86 + 0.14 * clamp(part / 0.25, 0, 1));
  };
  const hullOffset = (beam - hullBreadth) / 2;
  const stairs = clamp(0.06 * L, 1.3, 2);
  return {
    yacht,
    length: L,
    beam,
    /** Half the breadth of one hull over the length. */
    hullHalfBreadth,
    /** The distance of a hull's centreline from that of the yacht. */
    hullOffset,
    /** The deck between the hulls, and the saloon on it. */
    bridgeDeck: { aft: 0.07 * L, fore: 0.72 * L },
    saloon: { aft: 0.25 * L, fore: 0.645 * L, halfBreadth: hullOffset + hullBreadth * 0.12 },
    /** Stairs down into both hulls. */
    stairwell: { from: 0.44 * L, to: 0.44 * L + stairs },
  };
}

/** Returns path data of both hulls and the deck between them as one outline. */
export function catamaranOutlinePath({ length: L, hullHalfBreadth, hullOffset, bridgeDeck }: CatamaranPlan): string {
  const along = [...evenlySpaced(0, 0.5, 3), ...evenlySpaced(0.5, 1, 9).slice(1)].map((t) => 0.004 * L + t * 0.994 * L);
  /** Returns one edge of a hull: its outer one, or the inner one (`facing` -1). */
  const edge = (positions: readonly number[], side: DeckSide, facing: 1 | -1): Point[] =>
    positions.map((x) => [x, side * (hullOffset + facing * hullHalfBreadth(x))]);
  const inside = along.filter((x) => x > bridgeDeck.fore).reverse();
  const stern = [bridgeDeck.aft, 0.004 * L];
  const first: Point = [0.004 * L, -(hullOffset + hullHalfBreadth(0))];
  return new Pen(first)
    .through(edge(along, -1, 1).slice(1))
    .through(edge([...inside, bridgeDeck.fore], -1, -1))
    .line([bridgeDeck.fore, hullOffset - hullHalfBreadth(bridgeDeck.fore)])
    .through(edge([...inside].reverse(), 1, -1))
    .through(edge([...along].reverse(), 1, 1))
    .line(...edge([...stern].reverse(), 1, -1))
    .line(...edge(stern, -1, -1))
    .close();
}

/**
 * Returns the rectangle between two positions of a hull, 0.2 m inside its narrowest sides and at least 0.4 m wide; v
 * runs from its inner to its outer side.
 */
export function areaInHull(
  { hullHalfBreadth, hullOffset }: CatamaranPlan,
  sketch: DeckSketch,
  from: number,
  to: number,
  side: DeckSide,
): DeckArea {
  const halfBreadth = Math.max(0.2, Math.min(...evenlySpaced(from, to, 6).map(hullHalfBreadth)) - 0.2);
  return sketch.area(from, to, side * (hullOffset - halfBreadth), side * (hullOffset + halfBreadth));
}
