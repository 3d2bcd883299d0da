import { lerp } from '../../math.ts';
import type { Area } from '../area.ts';
import { type DeckOutline, least } from '../outline.ts';
import { has, seatsOf } from '../planned-yacht.ts';
import { barCounter, lounging, sunbathing } from '../rooms/deck-furniture.ts';
import { MIN_JACUZZI, placeJacuzzi, stairFlight } from '../rooms/deck-gear.ts';
import { diningTable, settee } from '../rooms/seating.ts';
import { helmStation } from '../rooms/service.ts';
import type { Stretch } from '../row.ts';
import { Sketch } from '../sketch.ts';
import { jacuzziOnForedeck, type Level, type MotorPlan } from './motor-levels.ts';

type Ends = Pick<Stretch, 'from' | 'to'>;

const long = ({ from, to }: Ends): number => to - from;

/** Draws the stairs from the deck below: above the other flights, or at the aft end of a flybridge. */
function stairs(sketch: Sketch, plan: MotorPlan, floor: DeckOutline): Ends {
  const { stairwell, beam, layout } = plan;
  if (layout === 'low') {
    const inner = beam * 0.16;
    const outer = Math.min(inner + 0.85, least(floor, floor.aft + 0.6, floor.aft + 2) - 0.2);
    stairFlight(sketch.area(floor.aft + 0.5, floor.aft + 2, inner, outer).backwards());
    return { from: floor.aft, to: floor.aft + 2.1 };
  }
  const half = Math.min(least(floor, stairwell.from, stairwell.to) - 0.3, 2.4);
  const wide = Math.min(0.95, (half - 0.5) / 2);
  stairFlight(sketch.area(stairwell.from + 0.15, stairwell.to - 0.15, 0.5 + wide, 0.5 + wide * 2).backwards());
  return stairwell;
}

/** Draws the highest deck: sunpads aft, table and bar beneath the hardtop, sunpads or a helm forward. */
export function motorSun(plan: MotorPlan, { deck, floor }: Level): Sketch {
  const { yacht, layout, explorer } = plan;
  const sketch = new Sketch(deck);
  const low = layout === 'low';
  sketch.teakDeck(floor);
  const flight = stairs(sketch, plan, floor);
  const at = (t: number): number => lerp(floor.aft, floor.fore, t);
  const top = { from: at(explorer ? 0.42 : low ? 0.3 : 0.36), to: at(low ? 0.72 : 0.8) };
  sketch.whole(floor, top.from, top.to, 0.35).rounded('broken', 0.8);
  const aftEnd = { from: floor.aft + 0.3, to: Math.min(top.from, low ? top.from : flight.from) - 0.1 };
  const before = { from: top.from + 0.2, to: Math.min(flight.from - 0.2, top.to) };
  const after = { from: Math.max(flight.to, top.from) + 0.2, to: top.to - 0.1 };
  const diningPart = low || long(after) > long(before) ? after : before;
  const loungePart = diningPart === after ? before : after;
  const tub = has(yacht, 'jacuzzi') && !jacuzziOnForedeck(plan);
  const tubAft = tub && !low && long(aftEnd) > MIN_JACUZZI + 0.1;
  if (!low) sunAft(sketch.whole(floor, aftEnd.from, aftEnd.to, 0.5), tubAft);
  else if (long(aftEnd) > 1.4) {
    const besideStairs = sketch.whole(floor, aftEnd.from, aftEnd.to, 0.4);
    sunbathing(besideStairs.part(0, Math.min(besideStairs.length, 2.1), 0, besideStairs.width * 0.58));
  }
  beneathRoof(sketch, plan, floor, diningPart, tub && !tubAft);
  if (!low && long(loungePart) > 2.6) lounging(sketch.whole(floor, loungePart.from, loungePart.to, 0.5));
  const bow = sketch.whole(floor, top.to + 0.25, floor.fore - (floor.fore - floor.aft) * 0.05 - 0.2, 0.35);
  if ((low || plan.length < 46) && bow.length > 1.5) {
    const post = Math.min(1.9, bow.length);
    helmStation(bow.part(0, post).middle(9, Math.min(bow.width, 2.6)));
    if (bow.length > 4.4) sunbathing(bow.part(2.2, bow.length));
  } else sunbathing(bow);
  return sketch;
}

/** Draws the open deck aft of the hardtop: sunpads, and the jacuzzi if it is here. */
function sunAft(area: Area, tub: boolean): void {
  if (!tub) {
    sunbathing(area);
    return;
  }
  const size = Math.max(MIN_JACUZZI, Math.min(3, area.length - 0.2, area.width - 0.4));
  placeJacuzzi(area.part(area.length - size - 0.05, area.length - 0.05), size);
  if (area.length - size > 2.2) sunbathing(area.part(0, area.length - size - 0.4));
}

/** Draws the table to starboard and the bar to port under the hardtop, or a settee on a narrow deck. */
function beneathRoof(sketch: Sketch, { yacht }: MotorPlan, floor: DeckOutline, ends: Ends, tub: boolean): void {
  if (long(ends) < 1.5) return;
  const area = sketch.whole(floor, ends.from, ends.to, 0.55);
  const { length, width } = area;
  if (width > 4) {
    const table = area.part(0.05, Math.min(length, 6.4), width * 0.4, width);
    diningTable(table, Math.min(seatsOf(yacht), 12));
    table.name('deck-dining');
    if (tub) placeJacuzzi(area.part(0, Math.min(2.4, length), 0, width * 0.4), 2.4);
    const [aft, fore] = tub ? [Math.min(2.6, length), 6] : [0.1, 3.8];
    const counter = area.part(aft, Math.min(length - 0.1, fore), 0, width * 0.34);
    if (counter.length > 1.2) barCounter(counter.flipped());
    return;
  }
  const taken = tub ? Math.max(MIN_JACUZZI, Math.min(2.2, length * 0.5)) : 0;
  if (tub) placeJacuzzi(area.part(0, taken), taken);
  if (length - taken > 1) {
    const seat = area.part(taken + 0.15, Math.min(length, taken + 3.4));
    settee(seat.backwards());
    seat.name('deck-lounge', seat.length * 0.58);
  }
}
