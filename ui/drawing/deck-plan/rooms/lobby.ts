import { Area } from '../area.ts';
import { type DeckOutline, least } from '../outline.ts';
import { stairFlight } from '../outside.ts';
import type { Sketch } from '../sketch.ts';
import { dayHead } from './bathroom.ts';
import { elevator } from './service.ts';

/** Stairs and lift, at the same place on all decks they join. */
export interface Core {
  readonly from: number;
  readonly to: number;
  readonly lift: boolean;
}

interface Flights {
  readonly up: boolean;
  readonly down: boolean;
  /** False where the stairs come up on an open deck. */
  readonly indoors: boolean;
}

/** The flights on starboard, next to the middle; on port the lift, and a day head where asked for and wide enough. */
export function drawCore(sketch: Sketch, outline: DeckOutline, core: Core, flights: Flights, head: boolean): void {
  const { drawing: draft } = sketch;
  const half = least(outline, core.from, core.to) - 0.12;
  const long = core.to - core.from;
  const wide = Math.min(0.95, (half - 0.5) / 2);
  if (wide < 0.35) return;
  if (flights.indoors) Area.of(draft, core.from, core.to, -half, half).box('carpet');
  const flight = (from: number): Area => Area.of(draft, core.from + 0.15, core.to - 0.15, from, from + wide);
  if (flights.up) stairFlight(flight(0.5));
  if (flights.down) stairFlight(flight(0.5 + wide).backwards());
  const stairs = Area.of(draft, core.from + 0.15, core.to - 0.15, 0.5, 0.5 + wide * 2);
  stairs.wall([0, wide], [stairs.length, wide]);
  let free = -0.6;
  if (core.lift) {
    const size = Math.min(1.35, long - 0.4, half - 0.7);
    elevator(Area.of(draft, core.from + 0.2, core.from + 0.2 + size, -0.65 - size, -0.65));
    free = -0.65 - size - 0.1;
  }
  if (!head || half + free < 1.2) return;
  const deep = Math.min(2, half + free);
  const room = Area.of(draft, core.from, core.from + Math.min(1.7, long), -half + deep, -half);
  dayHead(room);
  room.wall([0, 0], [room.length, 0], { at: room.length - 0.75, wide: 0.6, swing: 1 });
  room.wall([room.length, 0], [room.length, room.width]);
}
