import type { DeckArea } from '../deck-area.ts';
import { type DeckPlanYacht, diningSeatCount, hasAmenity } from '../deck-plan-yacht.ts';
import { type DeckOutline, DeckSketch, type DeckSpan, drawRooms, fullBeamRoom } from '../deck-sketch.ts';
import { drawCabinRows, drawCaptainsCabin, drawFullBeamSuite } from '../rooms/cabin.ts';
import {
  drawCoveredAftDeck,
  drawDeckLounge,
  drawForedeck,
  drawLabelledBar,
  drawLounge,
  drawSunbathingArea,
} from '../rooms/deck-furniture.ts';
import { drawLabelledJacuzzi, helipadArea, MIN_JACUZZI_METERS, mooringGearArea } from '../rooms/deck-gear.ts';
import { drawWheelhouse } from '../rooms/service.ts';
import { drawStairsAndLift } from '../rooms/stairwell.ts';
import { drawCinema, drawGym } from '../rooms/wellness.ts';
import type { CabinAllocation } from './cabin-allocation.ts';
import { bridgeLevelIndex, type DeckLevel, deckhouseCount, isGymInTopHouse, type MotorPlan } from './motor-plan.ts';

/** Returns the rooms of a deckhouse above the main deck, aft and forward of the stairs. */
function upperDeckRooms(plan: MotorPlan, index: number, level: DeckLevel, { masterDeck, cabinsOn }: CabinAllocation) {
  const { yacht, length: L, layout } = plan;
  const { deck } = level;
  const cabins = cabinsOn(deck);
  const cinemaHere = hasAmenity(yacht, 'cinema') && layout === 'stacked' && index === 1;
  const gymHere = hasAmenity(yacht, 'gym') && isGymInTopHouse(plan) && index === deckhouseCount(plan) - 1;
  const bridgeHere = bridgeLevelIndex(plan) === index;
  const hasOwnersSuite = masterDeck === deck;
  const captainAft = layout === 'classic' && bridgeHere;
  const rows =
    cabins.length > 0 &&
    fullBeamRoom(Math.ceil(cabins.length / 2) * 0.085 * L, (_, stretch) => drawCabinRows(stretch, cabins));
  const ownersSuite = hasOwnersSuite && fullBeamRoom(0.14 * L, drawOwnersSuite);
  const aft = captainAft
    ? [fullBeamRoom(1, drawCaptainsQuarters)]
    : [
        gymHere && fullBeamRoom(0.07 * L, drawGym),
        cinemaHere && bridgeHere && fullBeamRoom(0.085 * L, drawCinema),
        fullBeamRoom(0.13 * L, drawSkyLounge),
      ];
  if (!bridgeHere) {
    const forwardLounge = (!hasOwnersSuite || deck === 'panorama') && fullBeamRoom(0.1 * L, drawSkyLounge);
    return { aft, fore: [rows, cinemaHere && fullBeamRoom(0.09 * L, drawCinema), ownersSuite, forwardLounge] };
  }
  const helm = fullBeamRoom(0.09 * L, (area) => drawWheelhouse(area.inset(0.1)));
  return { aft, fore: [rows, ownersSuite, !captainAft && fullBeamRoom(0.085 * L, drawCaptainsQuarters), helm] };
}

/** Draws the owner's suite, which ends aft of the deckhouse's rounded front. */
function drawOwnersSuite(_: DeckArea, stretch: DeckSpan): void {
  const { aft, fore } = stretch.outline;
  drawFullBeamSuite({ ...stretch, to: Math.min(stretch.to, fore - 0.064 * (fore - aft)) });
}

function drawSkyLounge(area: DeckArea): void {
  drawLounge(area.inset(0.1));
  area.name('sky-lounge');
}

/** Draws the captain's cabin to port and an office to starboard. */
function drawCaptainsQuarters(_: DeckArea, { sketch, outline: deckhouse, from, to }: DeckSpan): void {
  drawCaptainsCabin(sketch.side(deckhouse, from, to, 0.5, -1), (u) => deckhouse.halfBreadth(from + u) - 0.5);
  sketch.corridorWall(from, to, 0.5, -1, [from + 0.3 + (to - from) * 0.38]);
  const office = sketch.side(deckhouse, from, to, 0.5, 1);
  sketch.corridorWall(from, to, 0.5, 1, [from + (to - from) * 0.35]);
  office.box('joinery', 0.1, office.length - 0.1, Math.max(0.6, office.width - 0.65), office.width);
}

/**
 * Draws a deck with a deckhouse above the main deck. The lowest of these decks also shows the foredeck, if the yacht
 * has a raised bow. Empty for a level without a deckhouse.
 */
export function drawMotorUpperDeck(
  plan: MotorPlan,
  index: number,
  level: DeckLevel,
  cabins: CabinAllocation,
): DeckSketch {
  const { length: L, stairwell, layout } = plan;
  const { deck, floor, house } = level;
  const sketch = new DeckSketch(deck);
  if (!house) return sketch;
  sketch.teakDeck(floor);
  sketch.outline('floor', house);
  const { aft, fore } = upperDeckRooms(plan, index, level, cabins);
  const inside = house.aft < stairwell.from - (layout === 'classic' ? 3 : 1.2);
  if (inside) drawRooms({ sketch, outline: house, from: house.aft, to: stairwell.from }, aft);
  const up = plan.levels[index + 1] !== undefined;
  const hasDayHead = inside && index === 1;
  drawStairsAndLift(sketch, inside ? house : floor, stairwell, { up, down: true, indoors: inside, hasDayHead });
  if (inside) sketch.bulkhead(house, stairwell.to, true);
  const forwardRooms = { sketch, outline: house, from: Math.max(stairwell.to, house.aft), to: house.fore - 0.012 * L };
  drawRooms(forwardRooms, fore, 'between');
  drawOpenDeckAft(sketch, plan, index, level, inside ? house.aft : stairwell.from);
  if (index === 1 && layout === 'stacked') drawRaisedForedeck(sketch, plan, floor, house.fore + 0.6);
  return sketch;
}

/** Draws a helipad, tenders or seats on the raised bow. */
function drawRaisedForedeck(sketch: DeckSketch, plan: MotorPlan, floor: DeckOutline, from: number): void {
  const { yacht, length: L, explorer } = plan;
  const hasHelipad = yacht.drawing.helipad || hasAmenity(yacht, 'helipad');
  const to = Math.min(0.89 * L, from + Math.max(6, 0.12 * L));
  const use = hasHelipad ? 'helipad' : yacht.drawing.tender && !explorer ? 'tender' : 'lounge';
  const place = hasHelipad ? helipadArea(sketch, floor, from) : sketch.whole(floor, from, to, 0.7);
  drawForedeck(place, mooringGearArea(sketch, floor, place), use);
}

/** Draws the open deck of a level between its aft edge and `end`. */
function drawOpenDeckAft(sketch: DeckSketch, plan: MotorPlan, index: number, { floor }: DeckLevel, end: number): void {
  const { yacht, layout } = plan;
  const area = sketch.whole(floor, floor.aft + 0.3, end - 0.3, 0.5);
  if (plan.levels[index + 1] === undefined && layout === 'classic') drawClassicTopDeck(area, yacht);
  else if (index === 1) drawCoveredAftDeck(area, diningSeatCount(yacht));
  else if (area.length > 4.4) {
    drawSunbathingArea(area.part(0.1, 2.3));
    const counter = area.part(area.length - 1.7, area.length - 0.2).middle(9, Math.min(4, area.width * 0.6));
    drawLabelledBar(counter.turned());
    if (area.length > 8.5) drawDeckLounge(area.part(2.8, area.length - 2.6).middle(3.4, area.width));
  } else drawSunbathingArea(area);
}

/**
 * Draws the highest open deck of a classic yacht: the jacuzzi if she has one, sunpads if there is room, and a table or
 * lounge.
 */
function drawClassicTopDeck(area: DeckArea, yacht: DeckPlanYacht): void {
  let at = 0.2;
  if (hasAmenity(yacht, 'jacuzzi')) {
    const size = Math.max(MIN_JACUZZI_METERS, Math.min(2.6, area.width - 0.6, area.length * 0.35));
    drawLabelledJacuzzi(area.part(at, at + size), size);
    at += size + 0.4;
  }
  if (area.length - at > 7) {
    drawSunbathingArea(area.part(at, at + 2.4));
    at += 2.8;
  }
  drawCoveredAftDeck(area.part(at, area.length), diningSeatCount(yacht));
}
