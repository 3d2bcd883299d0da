import { lerp } from '../../geometry.ts';
import type { DeckArea } from '../deck-area.ts';
import { diningSeatCount, hasAmenity } from '../deck-plan-yacht.ts';
import { type DeckOutline, DeckSketch, type DeckSpan, leastHalfBreadth } from '../deck-sketch.ts';
import { drawDeckLounge, drawLabelledBar, drawSunbathingArea } from '../rooms/deck-furniture.ts';
import { drawLabelledJacuzzi, drawStairFlight, MIN_JACUZZI_METERS } from '../rooms/deck-gear.ts';
import { drawDinette, drawDiningTable } from '../rooms/furniture.ts';
import { drawHelmStation } from '../rooms/service.ts';
import { type DeckLevel, isJacuzziOnForedeck, type MotorPlan } from './motor-plan.ts';

type DeckEnds = Pick<DeckSpan, 'from' | 'to'>;

const lengthOf = ({ from, to }: DeckEnds): number => to - from;

/**
 * Draws the flight down to the next deck: in the stairwell, or at the aft end of a flybridge. Returns the ends of the
 * stairs.
 */
function drawTopDeckStairs(sketch: DeckSketch, plan: MotorPlan, floor: DeckOutline): DeckEnds {
  const { stairwell, beam, layout } = plan;
  if (layout === 'low') {
    const inner = beam * 0.16;
    const outer = Math.min(inner + 0.85, leastHalfBreadth(floor, floor.aft + 0.6, floor.aft + 2) - 0.2);
    drawStairFlight(sketch.area(floor.aft + 0.5, floor.aft + 2, inner, outer).backwards());
    return { from: floor.aft, to: floor.aft + 2.1 };
  }
  const halfBreadth = Math.min(leastHalfBreadth(floor, stairwell.from, stairwell.to) - 0.3, 2.4);
  const flightWidth = Math.min(0.95, (halfBreadth - 0.5) / 2);
  drawStairFlight(
    sketch.area(stairwell.from + 0.15, stairwell.to - 0.15, 0.5 + flightWidth, 0.5 + flightWidth * 2).backwards(),
  );
  return stairwell;
}

/** Draws the highest deck: sunpads aft; table and bar beneath the hardtop; sunpads, a helm or both forward. */
export function drawMotorTopDeck(plan: MotorPlan, { deck, floor }: DeckLevel): DeckSketch {
  const { yacht, layout, explorer } = plan;
  const sketch = new DeckSketch(deck);
  const isLow = layout === 'low';
  sketch.teakDeck(floor);
  const flight = drawTopDeckStairs(sketch, plan, floor);
  const at = (t: number): number => lerp(floor.aft, floor.fore, t);
  const hardtop = { from: at(explorer ? 0.42 : isLow ? 0.3 : 0.36), to: at(isLow ? 0.72 : 0.8) };
  sketch.whole(floor, hardtop.from, hardtop.to, 0.35).rounded('dashed', 0.8);
  const aftEnd = { from: floor.aft + 0.3, to: Math.min(hardtop.from, isLow ? hardtop.from : flight.from) - 0.1 };
  const aftOfStairs = { from: hardtop.from + 0.2, to: Math.min(flight.from - 0.2, hardtop.to) };
  const forwardOfStairs = { from: Math.max(flight.to, hardtop.from) + 0.2, to: hardtop.to - 0.1 };
  const diningPart = isLow || lengthOf(forwardOfStairs) > lengthOf(aftOfStairs) ? forwardOfStairs : aftOfStairs;
  const loungePart = diningPart === forwardOfStairs ? aftOfStairs : forwardOfStairs;
  const hasJacuzzi = hasAmenity(yacht, 'jacuzzi') && !isJacuzziOnForedeck(plan);
  const hasJacuzziAft = hasJacuzzi && !isLow && lengthOf(aftEnd) > MIN_JACUZZI_METERS + 0.1;
  if (!isLow) drawAftOfHardtop(sketch.whole(floor, aftEnd.from, aftEnd.to, 0.5), hasJacuzziAft);
  else if (lengthOf(aftEnd) > 1.4) {
    const besideStairs = sketch.whole(floor, aftEnd.from, aftEnd.to, 0.4);
    drawSunbathingArea(besideStairs.part(0, Math.min(besideStairs.length, 2.1), 0, besideStairs.width * 0.58));
  }
  drawBeneathHardtop(sketch, plan, floor, diningPart, hasJacuzzi && !hasJacuzziAft);
  if (!isLow && lengthOf(loungePart) > 2.6) drawDeckLounge(sketch.whole(floor, loungePart.from, loungePart.to, 0.5));
  const forwardDeck = sketch.whole(floor, hardtop.to + 0.25, floor.fore - (floor.fore - floor.aft) * 0.05 - 0.2, 0.35);
  if ((isLow || plan.length < 46) && forwardDeck.length > 1.5) {
    const helmLength = Math.min(1.9, forwardDeck.length);
    drawHelmStation(forwardDeck.part(0, helmLength).middle(9, Math.min(forwardDeck.width, 2.6)));
    if (forwardDeck.length > 4.4) drawSunbathingArea(forwardDeck.part(2.2, forwardDeck.length));
  } else drawSunbathingArea(forwardDeck);
  return sketch;
}

/** Draws the open deck aft of the hardtop: sunpads, and the jacuzzi if it is here. */
function drawAftOfHardtop(area: DeckArea, hasJacuzzi: boolean): void {
  if (!hasJacuzzi) {
    drawSunbathingArea(area);
    return;
  }
  const size = Math.max(MIN_JACUZZI_METERS, Math.min(3, area.length - 0.2, area.width - 0.4));
  drawLabelledJacuzzi(area.part(area.length - size - 0.05, area.length - 0.05), size);
  if (area.length - size > 2.2) drawSunbathingArea(area.part(0, area.length - size - 0.4));
}

/**
 * Draws the table to starboard and the bar to port beneath the hardtop, or a settee on a narrow deck, and the jacuzzi
 * if it is here.
 */
function drawBeneathHardtop(
  sketch: DeckSketch,
  { yacht }: MotorPlan,
  floor: DeckOutline,
  ends: DeckEnds,
  hasJacuzzi: boolean,
): void {
  if (lengthOf(ends) < 1.5) return;
  const area = sketch.whole(floor, ends.from, ends.to, 0.55);
  const { length, width } = area;
  if (width > 4) {
    const table = area.part(0.05, Math.min(length, 6.4), width * 0.4, width);
    drawDiningTable(table, Math.min(diningSeatCount(yacht), 12));
    table.name('deck-dining');
    if (hasJacuzzi) drawLabelledJacuzzi(area.part(0, Math.min(2.4, length), 0, width * 0.4), 2.4);
    const [aft, fore] = hasJacuzzi ? [Math.min(2.6, length), 6] : [0.1, 3.8];
    const counter = area.part(aft, Math.min(length - 0.1, fore), 0, width * 0.34);
    if (counter.length > 1.2) drawLabelledBar(counter.flipped());
    return;
  }
  const jacuzziLength = hasJacuzzi ? Math.max(MIN_JACUZZI_METERS, Math.min(2.2, length * 0.5)) : 0;
  if (hasJacuzzi) drawLabelledJacuzzi(area.part(0, jacuzziLength), jacuzziLength);
  if (length - jacuzziLength > 1) {
    const seat = area.part(jacuzziLength + 0.15, Math.min(length, jacuzziLength + 3.4));
    drawDinette(seat.backwards());
    seat.name('deck-lounge', seat.length * 0.58);
  }
}
