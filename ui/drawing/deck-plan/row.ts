import type { Area } from './area.ts';
import type { DeckOutline } from './outline.ts';
import type { Sketch } from './sketch.ts';

/** Divides a length among parts, in proportion to the lengths that they should have, `want`. */
export function divide<T extends { readonly want: number }>(from: number, to: number, parts: readonly T[]) {
  const total = parts.reduce((sum, { want }) => sum + want, 0);
  let at = from;
  return parts.map((part) => {
    const start = at;
    at += ((to - from) * part.want) / Math.max(total, 0.01);
    return { ...part, from: start, to: at };
  });
}

/** A part of a deck over its whole beam, between two places in meters from the stern. */
export interface Stretch {
  readonly sketch: Sketch;
  readonly outline: DeckOutline;
  readonly from: number;
  readonly to: number;
}

/** A room over the whole beam of a deck. */
export interface Room {
  /** The length that it should have, meters. */
  readonly want: number;
  /** Draws it into its area, the largest even rectangle of its stretch of the deck. */
  readonly draw: (area: Area, stretch: Stretch) => void;
  /** Whether the bulkhead forward of it has a door. */
  readonly door: boolean;
}

export function room(want: number, draw: Room['draw'], door = true): Room {
  return { want, draw, door };
}

/**
 * Draws rooms from aft to forward between two places of a deck, each with the bulkhead forward of it; rooms that are
 * false are left out. @param bulkheads after each room, only between them, or only after the last one
 */
export function drawRooms(
  { sketch, outline, from, to }: Stretch,
  rooms: readonly (Room | false)[],
  bulkheads: 'all' | 'between' | 'last' = 'all',
): void {
  const wanted = rooms.filter((part) => part !== false);
  const parts = divide(from, to, wanted);
  parts.forEach((part, i) => {
    part.draw(sketch.whole(outline, part.from, part.to), { ...part, sketch, outline });
    const last = i === parts.length - 1;
    if (bulkheads === 'all' || last === (bulkheads === 'last')) sketch.bulkhead(outline, part.to, part.door);
  });
}

/** Deals parts to two rows: each to the first row, unless the second is shorter; `want` is the length of a row. */
export function deal<T>(parts: readonly T[], wantOf: (part: T) => number) {
  const first = { parts: [] as T[], want: 0 };
  const second = { parts: [] as T[], want: 0 };
  for (const part of parts) {
    const row = second.want < first.want - 0.01 ? second : first;
    row.parts.push(part);
    row.want += wantOf(part);
  }
  return [first, second] as const;
}
