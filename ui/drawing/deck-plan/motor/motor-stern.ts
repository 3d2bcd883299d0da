import { type DeckPlanYacht, diningSeatCount, hasAmenity } from '../deck-plan-yacht.ts';
import { DECK_SIDES, type DeckSketch } from '../deck-sketch.ts';
import { drawCoveredAftDeck } from '../rooms/deck-furniture.ts';
import {
  drawJacuzzi,
  drawLabelledJacuzzi,
  drawPool,
  drawStairFlight,
  drawTender,
  MIN_JACUZZI_METERS,
} from '../rooms/deck-gear.ts';
import { isHelipadOnMainDeck, isJacuzziOnForedeck, type MotorPlan } from './motor-plan.ts';

/** Draws the steps from the aft deck to the swim platform, one flight on each side. */
export function drawSternSteps(sketch: DeckSketch, { hull, platform, length: L }: MotorPlan): void {
  if (platform === 0) return;
  const halfBreadth = hull.halfBreadth(platform + 1);
  const flightLength = Math.max(1.1, 0.024 * L);
  const flightWidth = Math.min(1.05, halfBreadth * 0.26);
  for (const side of DECK_SIDES) {
    const inner = side * (halfBreadth - 0.4 - flightWidth);
    drawStairFlight(
      sketch.area(platform + 0.25, platform + 0.2 + flightLength, inner, side * (halfBreadth - 0.4)),
      false,
    );
  }
}

/** Returns the ends of the open aft deck. */
function aftDeckEnds({ length: L, platform, levels }: MotorPlan): readonly [from: number, to: number] {
  const from = platform > 0 ? platform + Math.max(1.2, 0.024 * L) : 0.045 * L;
  return [from, (levels[0]?.house?.aft ?? from) - 0.35];
}

function hasPool(yacht: DeckPlanYacht): boolean {
  return yacht.drawing.pool || hasAmenity(yacht, 'pool');
}

/** The shortest pool, metres. */
const MIN_POOL = 1.5;

/** Returns where the jacuzzi is if a helipad takes its place: the aft deck if it fits, or the platform; else null. */
function jacuzziAtStern(plan: MotorPlan): 'deck' | 'platform' | null {
  if (!hasAmenity(plan.yacht, 'jacuzzi') || !isJacuzziOnForedeck(plan) || !isHelipadOnMainDeck(plan)) return null;
  const [from, to] = aftDeckEnds(plan);
  const taken = hasPool(plan.yacht) ? MIN_POOL + 0.5 : 0.2;
  return to - from >= taken + MIN_JACUZZI_METERS ? 'deck' : 'platform';
}

/** Draws the teak platform at the waterline. */
export function drawSwimPlatform(sketch: DeckSketch, plan: MotorPlan, named: boolean): void {
  const { length: L, hull, platform } = plan;
  if (platform === 0) return;
  const halfBreadth = hull.halfBreadth(platform + 1.5) * 0.88;
  const area = sketch.area(0.004 * L, platform + 0.1, -halfBreadth, halfBreadth);
  const cornerRadius = 0.035 * L;
  area.rounded('deck', cornerRadius);
  for (let v = 0.3; v < area.width - 0.2; v += 0.3) {
    const cut = v < cornerRadius || v > area.width - cornerRadius ? cornerRadius * 0.6 : 0.1;
    area.line('planks', [cut, v], [area.length - 0.1, v]);
  }
  const hasJacuzzi = jacuzziAtStern(plan) === 'platform';
  if (hasJacuzzi) drawJacuzzi(area.part(0.02, area.length - 0.12).middle(2.2, 2.2));
  if (hasJacuzzi && named) area.name('jacuzzi');
  if (named) area.name('swim-platform', area.length * 0.5, area.width * (hasJacuzzi ? 0.88 : 0.5));
}

/** Draws the open aft deck: pool, jacuzzi and tenders if she has them there, then a table and a sofa. */
export function drawOpenAftDeck(sketch: DeckSketch, plan: MotorPlan, carriesTender: boolean): void {
  const { yacht, length: L, hull } = plan;
  const area = sketch.whole(hull, ...aftDeckEnds(plan), 0.5);
  const seats = diningSeatCount(yacht);
  const poolHere = hasPool(yacht);
  const jacuzziHere = jacuzziAtStern(plan) === 'deck';
  if (!poolHere && !carriesTender && !jacuzziHere) {
    drawCoveredAftDeck(area.part(0.1, area.length), seats);
    return;
  }
  let at = 0.2;
  if (poolHere) {
    const maxLength = carriesTender ? area.length * 0.4 : area.length - (jacuzziHere ? MIN_JACUZZI_METERS + 0.5 : 2.2);
    const poolLength = Math.max(MIN_POOL, Math.min(Math.max(0.073 * L, 2.4), maxLength, 8));
    const water = area.part(at, at + poolLength).middle(99, Math.min(area.width * 0.55, 4.2));
    drawPool(water);
    water.name('pool');
    at += poolLength + 0.3;
  }
  if (jacuzziHere) {
    const size = Math.max(MIN_JACUZZI_METERS, Math.min(2.2, area.width * 0.5, (area.length - at) * 0.6));
    drawLabelledJacuzzi(area.part(at, at + size), size);
    at += size + 0.3;
  }
  const rest = area.part(at, area.length);
  if (carriesTender) {
    const tenderLength = Math.min(10, 0.16 * L, rest.length * 0.62);
    const tenderWidth = Math.min(rest.width * 0.42, tenderLength * 0.38);
    drawTender(rest.part(0.3, 0.3 + tenderLength, 0.1, 0.1 + tenderWidth));
    rest.name('tender', 0.3 + tenderLength * 0.46, 0.1 + tenderWidth / 2);
    if (rest.width > 2 * tenderWidth + 0.6)
      drawTender(rest.part(0.3, 0.3 + tenderLength * 0.8, rest.width - 0.1 - tenderWidth * 0.85, rest.width - 0.1));
    drawCoveredAftDeck(rest.part(tenderLength + 0.6, rest.length), seats);
  } else drawCoveredAftDeck(rest, seats);
}
