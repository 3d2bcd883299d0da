import { Area, DeckDrawing, type Door } from './area.ts';
import type { PlanLayer } from './layer.ts';
import { type DeckOutline, least, outlinePath, plankingPath } from './outline.ts';

export type Side = -1 | 1;
/** Port and starboard. */
export const SIDES: readonly Side[] = [-1, 1];

/** Lays out the rooms of one deck while it is drawn. */
export class Sketch extends DeckDrawing {
  /** Puts an outline on the middle line into a layer. */
  outline(layer: PlanLayer, outline: DeckOutline): void {
    this.put(layer, outlinePath(outline));
  }

  /** An open deck with the seams of laid teak, hidden later by what stands on it. */
  teakDeck(outline: DeckOutline): void {
    this.outline('deck', outline);
    this.put('planks', plankingPath(outline));
  }

  /** From x0 to x1 of the deck, and from y0 to y1, where v begins at y0: y1 may be less. */
  area(x0: number, x1: number, y0: number, y1: number): Area {
    return new Area(
      this,
      { origin: [x0, y0], along: [1, 0], across: [0, y1 < y0 ? -1 : 1] },
      x1 - x0,
      Math.abs(y1 - y0),
    );
  }

  /** The largest even rectangle between two places; u runs forward, v from port to starboard. */
  whole(outline: DeckOutline, from: number, to: number, margin = 0.12): Area {
    const half = Math.max(0.15, least(outline, from, to) - margin);
    return this.area(from, to, -half, half);
  }

  /** One side of a corridor; v runs outboard from it. */
  side(outline: DeckOutline, from: number, to: number, corridor: number, side: Side, margin = 0.1): Area {
    const half = Math.max(corridor + 0.2, least(outline, from, to) - margin);
    return this.area(from, to, side * corridor, side * half);
  }

  /** A wall across the deck at x, with or without a door in the middle. */
  bulkhead({ half }: DeckOutline, x: number, door: boolean): void {
    const y = half(x);
    if (y < 0.1) return;
    const wall = this.area(x, x + 1, -y, y);
    wall.wall([0, 0], [0, wall.width], ...(door ? [{ at: y - 0.4, wide: 0.8, swing: 1 } as const] : []));
  }

  /** A wall from the corridor to the hull at x. */
  partition(outline: DeckOutline, x: number, corridor: number, side: Side): void {
    const half = outline.half(x);
    if (half > corridor) this.area(x, x + 1, side * corridor, side * half).wall([0, 0], [0, half - corridor]);
  }

  /** A side of a corridor with doors, which open away from it. */
  corridorWall(from: number, to: number, corridor: number, side: Side, doors: readonly number[]): void {
    const wall = this.area(from, to, side * corridor, side * (corridor + 1));
    wall.wall([0, 0], [to - from, 0], ...doors.map((at): Door => ({ at: at - from, wide: 0.7, swing: 1 })));
  }
}
