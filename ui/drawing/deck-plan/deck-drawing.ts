import type { Point } from '../geometry.ts';
import type { DeckPlanLayer } from './layer.ts';
import type { DeckName, RoomKind } from './room-kind.ts';

/** A room before it has a number. */
export interface PlacedRoom {
  readonly kind: RoomKind;
  readonly x: number;
  readonly y: number;
}

/** The paths and rooms of one deck while it is drawn. */
export class DeckDrawing {
  readonly deck: DeckName;
  readonly paths = new Map<DeckPlanLayer, string[]>();
  readonly rooms: PlacedRoom[] = [];

  constructor(deck: DeckName) {
    this.deck = deck;
  }

  put(layer: DeckPlanLayer, path: string): void {
    const list = this.paths.get(layer);
    if (list) list.push(path);
    else this.paths.set(layer, [path]);
  }

  mark(kind: RoomKind, [x, y]: Point): void {
    this.rooms.push({ kind, x, y });
  }
}
