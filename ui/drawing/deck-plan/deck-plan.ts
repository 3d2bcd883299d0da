import { round } from '../pen.ts';
import type { PlacedRoom } from './deck-drawing.ts';
import { layerShapes, type PlanShape } from './layer.ts';
import { beamOf, type PlannedYacht } from './planned-yacht.ts';
import type { DeckName, RoomKind } from './room-kind.ts';
import type { Sketch } from './sketch.ts';

export interface NumberedRoom {
  /** From 1, deck by deck from the top, on each from stern to bow. */
  readonly number: number;
  readonly kind: RoomKind;
  /** Position of its number, in meters like the shapes. */
  readonly x: number;
  readonly y: number;
}

export interface DeckPlan {
  readonly deck: DeckName;
  /** Length overall and beam of the yacht in meters: all her decks are drawn in this frame. */
  readonly length: number;
  readonly beam: number;
  /** Lowest first. */
  readonly shapes: readonly PlanShape[];
  readonly rooms: readonly NumberedRoom[];
  /** Width of a plain line, and radius of the disc behind a number, in meters. */
  readonly line: number;
  readonly discRadius: number;
  /** Whether a scale belongs beneath it: once for a set. */
  readonly scaleBar: boolean;
}

/** Moves the positions of numbers apart across the deck, so that discs `apart` meters wide do not overlap. */
function spread(rooms: readonly PlacedRoom[], apart: number): PlacedRoom[] {
  const placed = rooms.map((room) => ({ ...room }));
  for (let pass = 0; pass < 6; pass++)
    for (const a of placed)
      for (const b of placed) {
        const gap = apart - Math.hypot(a.x - b.x, a.y - b.y);
        if (a === b || gap <= 0) continue;
        const way = a.y < b.y || (a.y === b.y && a.x < b.x) ? 1 : -1;
        a.y -= (way * gap) / 2;
        b.y += (way * gap) / 2;
      }
  return placed;
}

/** Turns sketches, topmost first, into plans with rooms numbered across all of them. */
export function numberedPlans(yacht: PlannedYacht, sketches: readonly Sketch[]): DeckPlan[] {
  const { length } = yacht;
  const beam = beamOf(yacht);
  const line = (length * 1.024) / 1440;
  let number = 0;
  return sketches.map(({ deck, drawing: draft }, i): DeckPlan => {
    const rooms = spread(draft.rooms, line * 21.5)
      .sort((a, b) => a.x - b.x || a.y - b.y)
      .map(({ kind, x, y }): NumberedRoom => {
        number += 1;
        return { number, kind, x: round(x), y: round(y) };
      });
    const shapes = layerShapes(draft.paths, line);
    return { deck, length, beam, shapes, rooms, line, discRadius: line * 10.5, scaleBar: i === sketches.length - 1 };
  });
}
