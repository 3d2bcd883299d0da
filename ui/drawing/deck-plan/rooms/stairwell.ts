import type { DeckArea } from '../deck-area.ts';
import { type DeckOutline, type DeckSketch, leastHalfBreadth } from '../deck-sketch.ts';
import { drawDayHead } from './cabin-furniture.ts';
import { drawStairFlight } from './deck-gear.ts';

/** The stairs and lift of a yacht, at the same place on all decks that they join; metres from the stern. */
export interface Stairwell {
  readonly from: number;
  readonly to: number;
  readonly lift: boolean;
}

/**
 * Draws one deck's part of a stairwell into its sketch: the flights that are wanted to starboard of the middle, the lift
 * to port, and a day head beside the lift if it is wanted and there is room. Without `indoors` the stairs come up on an
 * open deck.
 */
export function drawStairsAndLift(
  sketch: DeckSketch,
  outline: DeckOutline,
  stairwell: Stairwell,
  wanted: Readonly<Record<'up' | 'down' | 'indoors' | 'head', boolean>>,
): void {
  const half = leastHalfBreadth(outline, stairwell.from, stairwell.to) - 0.12;
  const long = stairwell.to - stairwell.from;
  const wide = Math.min(0.95, (half - 0.5) / 2);
  if (wide < 0.35) return;
  if (wanted.indoors) sketch.area(stairwell.from, stairwell.to, -half, half).box('carpet');
  const flight = (from: number): DeckArea => sketch.area(stairwell.from + 0.15, stairwell.to - 0.15, from, from + wide);
  if (wanted.up) drawStairFlight(flight(0.5));
  if (wanted.down) drawStairFlight(flight(0.5 + wide).backwards());
  const stairs = sketch.area(stairwell.from + 0.15, stairwell.to - 0.15, 0.5, 0.5 + wide * 2);
  stairs.wall([0, wide], [stairs.length, wide]);
  let free = -0.6;
  if (stairwell.lift) {
    const size = Math.min(1.35, long - 0.4, half - 0.7);
    elevator(sketch.area(stairwell.from + 0.2, stairwell.from + 0.2 + size, -0.65 - size, -0.65));
    free = -0.65 - size - 0.1;
  }
  if (!wanted.head || half + free < 1.2) return;
  const deep = Math.min(2, half + free);
  const room = sketch.area(stairwell.from, stairwell.from + Math.min(1.7, long), -half + deep, -half);
  drawDayHead(room);
  room.wall([0, 0], [room.length, 0], { at: room.length - 0.75, wide: 0.6, swing: 1 });
  room.wall([room.length, 0], [room.length, room.width]);
}

/** Draws a lift: its car with crossed lines. */
function elevator(area: DeckArea): void {
  const { length, width } = area;
  area.box('stone');
  area.line('fine', [0, 0], [length, width]).line('fine', [length, 0], [0, width]);
  area.wall([0, 0], [length, 0]).wall([0, width], [length, width]).wall([0, 0], [0, width]);
  area.line('broken', [length, 0.05], [length, width - 0.05]);
  area.name('elevator');
}
