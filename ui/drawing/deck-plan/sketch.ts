import { Area, type Door } from './area.ts';
import { DeckDrawing } from './deck-drawing.ts';
import { type DeckOutline, least } from './outline.ts';
import type { CabinKind } from './planned-yacht.ts';
import type { DeckName } from './room-kind.ts';
import { beamSuite } from './rooms/cabin.ts';

type Side = -1 | 1;
export const SIDES: readonly Side[] = [-1, 1];

/** Lays out the rooms of one deck while it is drawn. */
export class Sketch {
  readonly deck: DeckName;
  readonly drawing = new DeckDrawing();

  constructor(deck: DeckName) {
    this.deck = deck;
  }

  /** The largest even rectangle between two places; u runs forward, v from port to starboard. */
  whole(outline: DeckOutline, from: number, to: number, margin = 0.12): Area {
    const half = Math.max(0.15, least(outline, from, to) - margin);
    return Area.of(this.drawing, from, to, -half, half);
  }

  /** A suite over the whole beam between two places; its bathrooms aft, or forward. */
  suite(outline: DeckOutline, from: number, to: number, kind: CabinKind, bathrooms: 'aft' | 'forward' = 'aft'): void {
    const area = this.whole(outline, from, to);
    const aft = bathrooms === 'aft';
    const beyond = (wet: number): number => {
      const [a, b] = aft ? [from, from + wet] : [to - wet, to];
      return Math.min(outline.half(a), outline.half(b)) - area.width / 2;
    };
    beamSuite(aft ? area : area.backwards(), kind, beyond);
  }

  /** One side of a corridor; v runs outboard from it. */
  side(outline: DeckOutline, from: number, to: number, corridor: number, side: Side, margin = 0.1): Area {
    const half = Math.max(corridor + 0.2, least(outline, from, to) - margin);
    return Area.of(this.drawing, from, to, side * corridor, side * half);
  }

  /** A wall across the deck at x, with doors by their place from port. */
  bulkhead(outline: DeckOutline, x: number, ...doors: readonly number[]): void {
    const half = outline.half(x);
    if (half < 0.1) return;
    const wall = Area.of(this.drawing, x, x + 1, -half, half);
    const openings = doors.map((y): Door => ({ at: half + y - 0.4, wide: 0.8, swing: 1 }));
    wall.wall([0, 0], [0, wall.width], ...openings);
  }

  /** A wall from the corridor to the hull at x. */
  partition(outline: DeckOutline, x: number, corridor: number, side: Side): void {
    const half = outline.half(x);
    if (half > corridor)
      Area.of(this.drawing, x, x + 1, side * corridor, side * half).wall([0, 0], [0, half - corridor]);
  }

  /** A side of a corridor with doors, which open away from it. */
  corridorWall(from: number, to: number, corridor: number, side: Side, doors: readonly number[], wide = 0.7): void {
    const wall = Area.of(this.drawing, from, to, side * corridor, side * (corridor + 1));
    const openings = doors.map((at): Door => ({ at: at - from, wide, swing: 1 }));
    wall.wall([0, 0], [to - from, 0], ...openings);
  }
}
