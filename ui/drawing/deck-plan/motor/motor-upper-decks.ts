import { lerp } from '../../geometry.ts';
import type { DeckArea } from '../deck-area.ts';
import { type DeckPlanYacht, diningSeatCount, hasAmenity } from '../deck-plan-yacht.ts';
import {
  type DeckOutline,
  DeckSketch,
  type DeckSpan,
  drawRooms,
  fullBeamRoom,
  leastHalfBreadth,
} from '../deck-sketch.ts';
import { drawCabinRows, drawCaptainsCabin, drawFullBeamSuite } from '../rooms/cabin.ts';
import {
  drawCoveredAftDeck,
  drawDeckLounge,
  drawForedeck,
  drawLabelledBar,
  drawLounge,
  drawSunbathingArea,
} from '../rooms/deck-furniture.ts';
import {
  drawLabelledJacuzzi,
  drawStairFlight,
  helipadArea,
  MIN_JACUZZI_METERS,
  mooringGearArea,
} from '../rooms/deck-gear.ts';
import { drawDiningTable, drawSettee } from '../rooms/seating.ts';
import { drawHelmStation, drawWheelhouse } from '../rooms/service.ts';
import { drawStairsAndLift } from '../rooms/stairwell.ts';
import { drawCinema, drawGym } from '../rooms/wellness.ts';
import type { CabinAllocation } from './cabin-allocation.ts';
import {
  bridgeLevelIndex,
  type DeckLevel,
  deckhouseCount,
  isGymInTopHouse,
  isJacuzziOnForedeck,
  type MotorPlan,
} from './motor-plan.ts';

/** Returns the rooms of a house above the main deck, aft and forward of the stairs. */
function roomsOf(plan: MotorPlan, index: number, level: DeckLevel, { master, on }: CabinAllocation) {
  const { yacht, length: L, layout } = plan;
  const { deck } = level;
  const cabins = on(deck);
  const cinemaHere = hasAmenity(yacht, 'cinema') && layout === 'stacked' && index === 1;
  const gymHere = hasAmenity(yacht, 'gym') && isGymInTopHouse(plan) && index === deckhouseCount(plan) - 1;
  const bridgeHere = bridgeLevelIndex(plan) === index;
  const owner = master === deck;
  const captainAft = layout === 'classic' && bridgeHere;
  const rows =
    cabins.length > 0 &&
    fullBeamRoom(Math.ceil(cabins.length / 2) * 0.085 * L, (_, stretch) => drawCabinRows(stretch, cabins));
  const ownersSuite = owner && fullBeamRoom(0.14 * L, suiteBehindNose);
  const aft = captainAft
    ? [fullBeamRoom(1, captainsQuarters)]
    : [
        gymHere && fullBeamRoom(0.07 * L, drawGym),
        cinemaHere && bridgeHere && fullBeamRoom(0.085 * L, drawCinema),
        fullBeamRoom(0.13 * L, skyLounge),
      ];
  if (!bridgeHere) {
    const forwardLounge = (!owner || deck === 'panorama') && fullBeamRoom(0.1 * L, skyLounge);
    return { aft, fore: [rows, cinemaHere && fullBeamRoom(0.09 * L, drawCinema), ownersSuite, forwardLounge] };
  }
  const helm = fullBeamRoom(0.09 * L, (area) => drawWheelhouse(area.inset(0.1)));
  return { aft, fore: [rows, ownersSuite, !captainAft && fullBeamRoom(0.085 * L, captainsQuarters), helm] };
}

/** Draws the owner's suite, which ends aft of the house's rounded front. */
function suiteBehindNose(_: DeckArea, stretch: DeckSpan): void {
  const { aft, fore } = stretch.outline;
  drawFullBeamSuite({ ...stretch, to: Math.min(stretch.to, fore - 0.064 * (fore - aft)) });
}

function skyLounge(area: DeckArea): void {
  drawLounge(area.inset(0.1));
  area.name('sky-lounge');
}

/** Draws the captain's cabin to port and an office to starboard. */
function captainsQuarters(_: DeckArea, { sketch, outline: house, from, to }: DeckSpan): void {
  drawCaptainsCabin(sketch.side(house, from, to, 0.5, -1), (u) => house.half(from + u) - 0.5);
  sketch.corridorWall(from, to, 0.5, -1, [from + 0.3 + (to - from) * 0.38]);
  const office = sketch.side(house, from, to, 0.5, 1);
  sketch.corridorWall(from, to, 0.5, 1, [from + (to - from) * 0.35]);
  office.box('joinery', 0.1, office.length - 0.1, Math.max(0.6, office.width - 0.65), office.width);
}

/** Draws a deck with a house above the main deck. The lowest includes the foredeck on the raised bow. */
export function motorUpperDeck(plan: MotorPlan, index: number, level: DeckLevel, berths: CabinAllocation): DeckSketch {
  const { length: L, stairwell, layout } = plan;
  const { deck, floor, house } = level;
  const sketch = new DeckSketch(deck);
  if (!house) return sketch;
  sketch.teakDeck(floor);
  sketch.outline('floor', house);
  const { aft, fore } = roomsOf(plan, index, level, berths);
  const inside = house.aft < stairwell.from - (layout === 'classic' ? 3 : 1.2);
  if (inside) drawRooms({ sketch, outline: house, from: house.aft, to: stairwell.from }, aft);
  const up = plan.levels[index + 1] !== undefined;
  const head = inside && index === 1;
  drawStairsAndLift(sketch, inside ? house : floor, stairwell, { up, down: true, indoors: inside, head });
  if (inside) sketch.bulkhead(house, stairwell.to, true);
  const bow = { sketch, outline: house, from: Math.max(stairwell.to, house.aft), to: house.fore - 0.012 * L };
  drawRooms(bow, fore, 'between');
  openAft(sketch, plan, index, level, inside ? house.aft : stairwell.from);
  if (index === 1 && layout === 'stacked') raisedForedeck(sketch, plan, floor, house.fore + 0.6);
  return sketch;
}

/** Draws a helipad, tenders or seats on the raised bow. */
function raisedForedeck(sketch: DeckSketch, plan: MotorPlan, floor: DeckOutline, from: number): void {
  const { yacht, length: L, explorer } = plan;
  const pad = yacht.drawing.helipad || hasAmenity(yacht, 'helipad');
  const to = Math.min(0.89 * L, from + Math.max(6, 0.12 * L));
  const cargo = pad ? 'helipad' : yacht.drawing.tender && !explorer ? 'tender' : 'lounge';
  const place = pad ? helipadArea(sketch, floor, from) : sketch.whole(floor, from, to, 0.7);
  drawForedeck(place, mooringGearArea(sketch, floor, place), cargo);
}

/** Draws the open deck of a level between its aft edge and `end`. */
function openAft(sketch: DeckSketch, plan: MotorPlan, index: number, { floor }: DeckLevel, end: number): void {
  const { yacht, layout } = plan;
  const area = sketch.whole(floor, floor.aft + 0.3, end - 0.3, 0.5);
  if (plan.levels[index + 1] === undefined && layout === 'classic') classicTopDeck(area, yacht);
  else if (index === 1) drawCoveredAftDeck(area, diningSeatCount(yacht));
  else if (area.length > 4.4) {
    drawSunbathingArea(area.part(0.1, 2.3));
    const counter = area.part(area.length - 1.7, area.length - 0.2).middle(9, Math.min(4, area.width * 0.6));
    drawLabelledBar(counter.turned());
    if (area.length > 8.5) drawDeckLounge(area.part(2.8, area.length - 2.6).middle(3.4, area.width));
  } else drawSunbathingArea(area);
}

/** Draws the highest open deck of a classic yacht: the jacuzzi, sunpads if it is long, and a table. */
function classicTopDeck(area: DeckArea, yacht: DeckPlanYacht): void {
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

type Ends = Pick<DeckSpan, 'from' | 'to'>;

const long = ({ from, to }: Ends): number => to - from;

/** Draws the stairs from below, over the other flights or at a flybridge's aft end. Returns the ends of the stairs. */
function stairs(sketch: DeckSketch, plan: MotorPlan, floor: DeckOutline): Ends {
  const { stairwell, beam, layout } = plan;
  if (layout === 'low') {
    const inner = beam * 0.16;
    const outer = Math.min(inner + 0.85, leastHalfBreadth(floor, floor.aft + 0.6, floor.aft + 2) - 0.2);
    drawStairFlight(sketch.area(floor.aft + 0.5, floor.aft + 2, inner, outer).backwards());
    return { from: floor.aft, to: floor.aft + 2.1 };
  }
  const half = Math.min(leastHalfBreadth(floor, stairwell.from, stairwell.to) - 0.3, 2.4);
  const wide = Math.min(0.95, (half - 0.5) / 2);
  drawStairFlight(sketch.area(stairwell.from + 0.15, stairwell.to - 0.15, 0.5 + wide, 0.5 + wide * 2).backwards());
  return stairwell;
}

/** Draws the highest deck: sunpads aft, table and bar beneath the hardtop, sunpads or a helm forward. */
export function motorTopDeck(plan: MotorPlan, { deck, floor }: DeckLevel): DeckSketch {
  const { yacht, layout, explorer } = plan;
  const sketch = new DeckSketch(deck);
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
  const tub = hasAmenity(yacht, 'jacuzzi') && !isJacuzziOnForedeck(plan);
  const tubAft = tub && !low && long(aftEnd) > MIN_JACUZZI_METERS + 0.1;
  if (!low) sunAft(sketch.whole(floor, aftEnd.from, aftEnd.to, 0.5), tubAft);
  else if (long(aftEnd) > 1.4) {
    const besideStairs = sketch.whole(floor, aftEnd.from, aftEnd.to, 0.4);
    drawSunbathingArea(besideStairs.part(0, Math.min(besideStairs.length, 2.1), 0, besideStairs.width * 0.58));
  }
  beneathRoof(sketch, plan, floor, diningPart, tub && !tubAft);
  if (!low && long(loungePart) > 2.6) drawDeckLounge(sketch.whole(floor, loungePart.from, loungePart.to, 0.5));
  const bow = sketch.whole(floor, top.to + 0.25, floor.fore - (floor.fore - floor.aft) * 0.05 - 0.2, 0.35);
  if ((low || plan.length < 46) && bow.length > 1.5) {
    const post = Math.min(1.9, bow.length);
    drawHelmStation(bow.part(0, post).middle(9, Math.min(bow.width, 2.6)));
    if (bow.length > 4.4) drawSunbathingArea(bow.part(2.2, bow.length));
  } else drawSunbathingArea(bow);
  return sketch;
}

/** Draws the open deck aft of the hardtop: sunpads, and the jacuzzi if it is here. */
function sunAft(area: DeckArea, tub: boolean): void {
  if (!tub) {
    drawSunbathingArea(area);
    return;
  }
  const size = Math.max(MIN_JACUZZI_METERS, Math.min(3, area.length - 0.2, area.width - 0.4));
  drawLabelledJacuzzi(area.part(area.length - size - 0.05, area.length - 0.05), size);
  if (area.length - size > 2.2) drawSunbathingArea(area.part(0, area.length - size - 0.4));
}

/** Draws the table to starboard and the bar to port under the hardtop, or a settee on a narrow deck. */
function beneathRoof(sketch: DeckSketch, { yacht }: MotorPlan, floor: DeckOutline, ends: Ends, tub: boolean): void {
  if (long(ends) < 1.5) return;
  const area = sketch.whole(floor, ends.from, ends.to, 0.55);
  const { length, width } = area;
  if (width > 4) {
    const table = area.part(0.05, Math.min(length, 6.4), width * 0.4, width);
    drawDiningTable(table, Math.min(diningSeatCount(yacht), 12));
    table.name('deck-dining');
    if (tub) drawLabelledJacuzzi(area.part(0, Math.min(2.4, length), 0, width * 0.4), 2.4);
    const [aft, fore] = tub ? [Math.min(2.6, length), 6] : [0.1, 3.8];
    const counter = area.part(aft, Math.min(length - 0.1, fore), 0, width * 0.34);
    if (counter.length > 1.2) drawLabelledBar(counter.flipped());
    return;
  }
  const taken = tub ? Math.max(MIN_JACUZZI_METERS, Math.min(2.2, length * 0.5)) : 0;
  if (tub) drawLabelledJacuzzi(area.part(0, taken), taken);
  if (length - taken > 1) {
    const seat = area.part(taken + 0.15, Math.min(length, taken + 3.4));
    drawSettee(seat.backwards());
    seat.name('deck-lounge', seat.length * 0.58);
  }
}
