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
  wanted: Readonly<Record<'up' | 'down' | 'indoors' | 'hasDayHead', boolean>>,
): void {
  const halfBreadth = leastHalfBreadth(outline, stairwell.from, stairwell.to) - 0.12;
  const wellLength = stairwell.to - stairwell.from;
  const flightWidth = Math.min(0.95, (halfBreadth - 0.5) / 2);
  if (flightWidth < 0.35) return;
  if (wanted.indoors) sketch.area(stairwell.from, stairwell.to, -halfBreadth, halfBreadth).box('carpet');
  const flight = (from: number): DeckArea =>
    sketch.area(stairwell.from + 0.15, stairwell.to - 0.15, from, from + flightWidth);
  if (wanted.up) drawStairFlight(flight(0.5));
  if (wanted.down) drawStairFlight(flight(0.5 + flightWidth).backwards());
  const stairs = sketch.area(stairwell.from + 0.15, stairwell.to - 0.15, 0.5, 0.5 + flightWidth * 2);
  stairs.wall([0, flightWidth], [stairs.length, flightWidth]);
  let free = -0.6;
  if (stairwell.lift) {
    const size = Math.min(1.35, wellLength - 0.4, halfBreadth - 0.7);
    drawLift(sketch.area(stairwell.from + 0.2, stairwell.from + 0.2 + size, -0.65 - size, -0.65));
    free = -0.65 - size - 0.1;
  }
  if (!wanted.hasDayHead || halfBreadth + free < 1.2) return;
  const headWidth = Math.min(2, halfBreadth + free);
  const dayHead = sketch.area(
    stairwell.from,
    stairwell.from + Math.min(1.7, wellLength),
    -halfBreadth + headWidth,
    -halfBreadth,
  );
  drawDayHead(dayHead);
  dayHead.wall([0, 0], [dayHead.length, 0], { at: dayHead.length - 0.75, width: 0.6, opening: 1 });
  dayHead.wall([dayHead.length, 0], [dayHead.length, dayHead.width]);
}

/** Draws a lift: its car with crossed lines. */
function drawLift(area: DeckArea): void {
  const { length, width } = area;
  area.box('stone');
  area.line('fine', [0, 0], [length, width]).line('fine', [length, 0], [0, width]);
  area.wall([0, 0], [length, 0]).wall([0, width], [length, width]).wall([0, 0], [0, width]);
  area.line('dashed', [length, 0.05], [length, width - 0.05]);
  area.name('elevator');
}
