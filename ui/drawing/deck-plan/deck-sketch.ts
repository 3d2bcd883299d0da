import { type Curve, clamp, evenlySpaced, lerp, type Point, pointsAlong } from '../geometry.ts';
import { DeckArea, type Door } from './deck-area.ts';
import { DeckDrawing } from './deck-drawing.ts';
import type { DeckPlanLayer } from './layer.ts';
import { compactCurve, pathCommand } from './plan-path.ts';

export type DeckSide = -1 | 1;
/** Port and starboard. */
export const DECK_SIDES: readonly DeckSide[] = [-1, 1];

/** Lays out the rooms of one deck while it is drawn. */
export class DeckSketch extends DeckDrawing {
  /** Draws an outline, symmetrical about the centreline, in a layer. */
  outline(layer: DeckPlanLayer, outline: DeckOutline): void {
    this.put(layer, outlinePath(outline));
  }

  /** Draws an open deck with the seams of its teak planks; whatever is on it is drawn over them. */
  teakDeck(outline: DeckOutline): void {
    this.outline('deck', outline);
    this.put('planks', plankingPath(outline));
  }

  /** Returns the area from x0 to x1 and from y0 to y1 of the deck; v begins at y0, and y1 may be less. */
  area(x0: number, x1: number, y0: number, y1: number): DeckArea {
    return new DeckArea(
      this,
      { origin: [x0, y0], along: [1, 0], across: [0, y1 < y0 ? -1 : 1] },
      x1 - x0,
      Math.abs(y1 - y0),
    );
  }

  /** Returns the largest rectangle between two positions of a deck; u runs forward, v from port to starboard. */
  whole(outline: DeckOutline, from: number, to: number, margin = 0.12): DeckArea {
    const halfBreadth = Math.max(0.15, leastHalfBreadth(outline, from, to) - margin);
    return this.area(from, to, -halfBreadth, halfBreadth);
  }

  /** Returns the area on one side of a corridor; v runs outboard from it. */
  side(outline: DeckOutline, from: number, to: number, corridor: number, side: DeckSide, margin = 0.1): DeckArea {
    const halfBreadth = Math.max(corridor + 0.2, leastHalfBreadth(outline, from, to) - margin);
    return this.area(from, to, side * corridor, side * halfBreadth);
  }

  /** Draws a wall across the deck at x, with or without a door in the middle. */
  bulkhead({ halfBreadth }: DeckOutline, x: number, door: boolean): void {
    const y = halfBreadth(x);
    if (y < 0.1) return;
    const wall = this.area(x, x + 1, -y, y);
    wall.wall([0, 0], [0, wall.width], ...(door ? [{ at: y - 0.4, width: 0.8, opening: 1 } as const] : []));
  }

  /** Draws a wall from the corridor to the hull at x. */
  partition(outline: DeckOutline, x: number, corridor: number, side: DeckSide): void {
    const halfBreadth = outline.halfBreadth(x);
    if (halfBreadth > corridor)
      this.area(x, x + 1, side * corridor, side * halfBreadth).wall([0, 0], [0, halfBreadth - corridor]);
  }

  /** Draws the wall on one side of a corridor, with doors that open away from it. */
  corridorWall(from: number, to: number, corridor: number, side: DeckSide, doors: readonly number[]): void {
    const wall = this.area(from, to, side * corridor, side * (corridor + 1));
    wall.wall([0, 0], [to - from, 0], ...doors.map((at): Door => ({ at: at - from, width: 0.7, opening: 1 })));
  }
}

/** A deck or deckhouse seen from above: half its breadth over the length, from its aft end to its forward end. */
export interface DeckOutline {
  readonly aft: number;
  readonly fore: number;
  readonly halfBreadth: Curve;
}

/** Returns the share of the breadth at a distance `d` from an end that is rounded over `reach`. */
function rounding(d: number, reach: number, power: number): number {
  if (d >= reach || reach <= 0) return 1;
  return (1 - (1 - clamp(d / reach, 0, 1)) ** power) ** (1 / power);
}

interface HullPlan {
  readonly aft: number;
  readonly fore: number;
  readonly beam: number;
  /** Breadth at the stern as a part of the beam. */
  readonly stern: number;
  /** The part of the length from which the breadth narrows towards the bow. */
  readonly shoulder: number;
  /** Fullness of the bow: 1 is a straight wedge. */
  readonly fullness: number;
  /** Length over which the stern's corners are rounded. */
  readonly corner: number;
}

/** Returns the outline of a hull or deck from stern to stem. */
export function hullOutline({ aft, fore, beam, stern, shoulder, fullness, corner }: HullPlan): DeckOutline {
  const span = fore - aft;
  const halfBreadth: Curve = (x) => {
    const part = clamp((x - aft) / span, 0, 1);
    const bowTaper = part <= shoulder ? 1 : 1 - ((part - shoulder) / (1 - shoulder)) ** fullness;
    const sternTaper = part >= 0.42 ? 1 : lerp(1, stern, ((0.42 - part) / 0.42) ** 2);
    return (
      (beam / 2) * Math.max(0, bowTaper) * sternTaper * lerp(corner > 2 ? 0 : 0.86, 1, rounding(x - aft, corner, 2))
    );
  };
  return { aft, fore, halfBreadth };
}

/** Returns the outline of a deckhouse or deck at least `inset` metres within another outline, rounded at both ends. */
export function insetOutline(
  outer: DeckOutline,
  aft: number,
  fore: number,
  inset: number,
  ends: { readonly nose: number; readonly corner: number },
): DeckOutline {
  const halfBreadth: Curve = (x) =>
    Math.max(0, outer.halfBreadth(x) - inset) *
    rounding(fore - x, ends.nose, 2.3) *
    lerp(0.8, 1, rounding(x - aft, ends.corner, 2));
  return { aft, fore, halfBreadth };
}

/** Returns the least half breadth between two positions. */
export function leastHalfBreadth({ halfBreadth }: DeckOutline, from: number, to: number): number {
  return Math.min(...evenlySpaced(from, to, 6).map(halfBreadth));
}

/**
 * Returns path data of an outline. @param offset of its centreline to starboard, as of a catamaran's hulls, in metres
 */
export function outlinePath({ aft, fore, halfBreadth }: DeckOutline, offset = 0): string {
  const span = fore - aft;
  const positions = [
    ...evenlySpaced(0, 1, 4).map((t) => aft + span * 0.12 * t * t),
    ...evenlySpaced(0, 1, 16)
      .map((t) => aft + span * (0.12 + 0.88 * (1 - (1 - t) ** 1.7)))
      .slice(1),
  ];
  const port = positions.map((x): Point => [x, offset - halfBreadth(x)]);
  const back = positions.map((x): Point => [x, offset + halfBreadth(x)]).reverse();
  const first = port[0] ?? [aft, offset];
  const tip = back[0];
  const across = tip && tip[1] - offset > 0.02 ? pathCommand('L', ...tip) : '';
  return `${pathCommand('M', ...first)}${compactCurve(port)}${across}${compactCurve(back)}z`;
}

/** Returns path data of the seams between the teak planks of an open deck. */
export function plankingPath({ aft, fore, halfBreadth }: DeckOutline): string {
  const edge = pointsAlong(halfBreadth, aft, fore, 120);
  const widest = Math.max(...edge.map(([, y]) => y));
  const pitch = Math.max(0.24, widest / 18);
  const count = Math.floor(widest / pitch);
  const seams = evenlySpaced(-count * pitch, count * pitch, Math.max(1, count * 2)).map((y) => {
    const inside = (point: Point): boolean => point[1] - pitch * 0.4 > Math.abs(y);
    const from = edge.find(inside);
    const to = edge.findLast(inside);
    return from && to && to[0] - from[0] > 0.5 ? pathCommand('M', from[0], y) + pathCommand('h', to[0] - from[0]) : '';
  });
  return seams.join('');
}

/** Divides a length among parts in proportion to the lengths that they should have. */
export function divideLength<T>(from: number, to: number, parts: readonly T[], wantedLengthOf: (part: T) => number) {
  const total = parts.reduce((sum, part) => sum + wantedLengthOf(part), 0);
  let at = from;
  return parts.map((part) => {
    const start = at;
    at += ((to - from) * wantedLengthOf(part)) / Math.max(total, 0.01);
    return { ...part, from: start, to: at };
  });
}

/** A part of a deck over its whole beam, between two positions in metres from the stern. */
export interface DeckSpan {
  readonly sketch: DeckSketch;
  readonly outline: DeckOutline;
  readonly from: number;
  readonly to: number;
}

/** A room over the whole beam of a deck. */
export interface FullBeamRoom {
  /** The length that it should have, metres. */
  readonly wantedLength: number;
  /** Draws the room in its area, the largest rectangle within its stretch of the deck. */
  readonly draw: (area: DeckArea, stretch: DeckSpan) => void;
  /** Whether the bulkhead forward of it has a door. */
  readonly door: boolean;
}

export function fullBeamRoom(wantedLength: number, draw: FullBeamRoom['draw'], door = true): FullBeamRoom {
  return { wantedLength, draw, door };
}

/**
 * Draws rooms from aft to forward between two positions of a deck, each with the bulkhead forward of it; rooms that are
 * false are left out. @param bulkheads after each room, only between them, or only after the last one
 */
export function drawRooms(
  { sketch, outline, from, to }: DeckSpan,
  rooms: readonly (FullBeamRoom | false)[],
  bulkheads: 'all' | 'between' | 'last' = 'all',
): void {
  const present = rooms.filter((room) => room !== false);
  const parts = divideLength(from, to, present, ({ wantedLength }) => wantedLength);
  parts.forEach((part, i) => {
    part.draw(sketch.whole(outline, part.from, part.to), { ...part, sketch, outline });
    const last = i === parts.length - 1;
    if (bulkheads === 'all' || last === (bulkheads === 'last')) sketch.bulkhead(outline, part.to, part.door);
  });
}

/** Divides parts between two rows: each to the first unless the second is shorter. */
export function splitIntoRows<T>(parts: readonly T[], lengthOf: (part: T) => number) {
  const first = { parts: [] as T[], length: 0 };
  const second = { parts: [] as T[], length: 0 };
  for (const part of parts) {
    const row = second.length < first.length - 0.01 ? second : first;
    row.parts.push(part);
    row.length += lengthOf(part);
  }
  return [first, second] as const;
}
