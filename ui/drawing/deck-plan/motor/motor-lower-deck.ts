import { hasAmenity } from '../deck-plan-yacht.ts';
import {
  type DeckOutline,
  DeckSketch,
  drawRooms,
  type FullBeamRoom,
  fullBeamRoom,
  leastHalfBreadth,
} from '../deck-sketch.ts';
import {
  cabinRowLength,
  crewCabinKinds,
  doubleCabinLength,
  drawBowSuite,
  drawCabinRows,
  drawFullBeamSuite,
} from '../rooms/cabin.ts';
import { drawCrewMess, drawEngineRoom, drawStore, drawTenderGarage } from '../rooms/service.ts';
import { drawStairsAndLift } from '../rooms/stairwell.ts';
import { drawBeachLounge, drawWellnessRooms, wellnessRooms } from '../rooms/wellness.ts';
import type { CabinAllocation } from './cabin-allocation.ts';
import { isGymInTopHouse, type MotorPlan } from './motor-plan.ts';
import { drawSwimPlatform } from './motor-stern.ts';

type LowerBerths = ReturnType<typeof lowerBerths>;

/**
 * Returns the lower deck's guest cabins, aft and forward of the stairs. The crew is aft of the guests on the smallest
 * yachts, whose bow can then have a cabin.
 */
function lowerBerths({ yacht, length: L }: MotorPlan, { master, on }: CabinAllocation) {
  const cabins = on('lower');
  const crewAft = L < 30 && !hasAmenity(yacht, 'beach-club');
  const bow = crewAft && cabins.length % 2 === 1 ? (cabins[0] ?? null) : null;
  const rest = bow ? cabins.slice(1) : cabins;
  const most = master === 'lower' ? 0 : 2 * Math.min(2, Math.floor((0.14 * L) / doubleCabinLength(L) + 0.25));
  const foreCount = Math.max(0, rest.length - most);
  return { aft: rest.slice(foreCount), fore: rest.slice(0, foreCount), bow, crewAft };
}

/** Returns the rooms aft of the stairs, from the stern. */
function lowerAftRooms(plan: MotorPlan, berths: LowerBerths, master: boolean): (FullBeamRoom | false)[] {
  const { yacht, length: L } = plan;
  const { aft, crewAft } = berths;
  const beach = hasAmenity(yacht, 'beach-club');
  const boats = hasAmenity(yacht, 'tenders') && L >= 34 && (!beach || L >= 52);
  const baths = wellnessRooms(yacht).filter(({ name }) => name !== 'gym' || !isGymInTopHouse(plan));
  const cabins = Math.max(3, cabinRowLength(aft, doubleCabinLength(L)));
  return [
    beach && fullBeamRoom(0.085 * L, drawBeachLounge),
    boats && fullBeamRoom(0.085 * L, (area) => drawTenderGarage(area, hasAmenity(yacht, 'jet-skis')), false),
    crewAft && fullBeamRoom(Math.max(2.6, 0.1 * L), (_, stretch) => drawCabinRows(stretch, crewCabinKinds(1), 0.4)),
    !beach && !boats && !crewAft && fullBeamRoom(0.06 * L, drawStore, false),
    baths.length > 0 && fullBeamRoom(0.058 * L, (area) => drawWellnessRooms(area, baths), false),
    fullBeamRoom(0.115 * L, (area) => drawEngineRoom(area, yacht.engines ?? 2), false),
    master && fullBeamRoom(Math.max(4.2, 0.125 * L), (_, stretch) => drawFullBeamSuite(stretch, 'forward')),
    aft.length > 0 && fullBeamRoom(cabins, (_, stretch) => drawCabinRows(stretch, aft)),
  ];
}

/** Draws the lower deck: engines, guest cabins around the stairs, crew towards the bow. */
export function motorLowerDeck(plan: MotorPlan, berths: CabinAllocation): DeckSketch {
  const { below: floor, stairwell } = plan;
  const sketch = new DeckSketch('lower');
  drawSwimPlatform(sketch, plan, true);
  sketch.outline('shell', plan.shell);
  sketch.outline('floor', floor);
  const lower = lowerBerths(plan, berths);
  drawRooms(
    { sketch, outline: floor, from: floor.aft, to: stairwell.from },
    lowerAftRooms(plan, lower, berths.master === 'lower'),
  );
  drawStairsAndLift(sketch, floor, stairwell, { up: true, down: false, indoors: true, head: false });
  lowerForward(sketch, plan, lower, lower.crewAft ? 0 : berths.crew.lower);
  return sketch;
}

/** Length of a pair of crew cabins, metres. */
const CREW_CABIN_LENGTH = 2.9;

/** Draws guests, crew and chain locker from the stairs to the bow. Without crew pairs the crew is aft. */
function lowerForward(
  sketch: DeckSketch,
  plan: MotorPlan,
  { fore: cabins, bow }: LowerBerths,
  crewPairs: number,
): void {
  const { length: L, below: floor, stairwell } = plan;
  const crewAft = crewPairs === 0;
  sketch.bulkhead(floor, stairwell.to, true);
  const peak = 0.915 * L;
  const crewLeast = crewAft ? 0 : Math.max(0.12 * L, 3);
  const bowLong = bow ? Math.min(4.8, 0.17 * L) : 0;
  const wanted = cabinRowLength(cabins, doubleCabinLength(L));
  const free = peak - stairwell.to - crewLeast - bowLong;
  const end = cabins.length === 0 ? stairwell.to : stairwell.to + (crewAft ? free : Math.min(free, wanted));
  drawCabinRows({ sketch, outline: floor, from: stairwell.to, to: end }, cabins);
  if (cabins.length > 0) sketch.bulkhead(floor, end, true);
  if (bow) {
    const area = sketch.whole(floor, end, end + bowLong);
    drawBowSuite(area, bow, (wet) => floor.half(end + wet) - 0.1 - area.width / 2);
    sketch.bulkhead(floor, end + bowLong, false);
  } else if (crewAft) {
    sketch.bulkhead(floor, peak, false);
    if (end < peak - 2) drawStore(sketch.whole(floor, end, peak));
  } else stores(sketch, floor, L, crewQuarters(sketch, plan, end, peak, crewPairs), peak);
}

/** Draws a mess for a crew of over six if it fits, and the crew cabins that fit in the bow. Returns where they end. */
function crewQuarters(sketch: DeckSketch, plan: MotorPlan, start: number, peak: number, crewPairs: number): number {
  const { yacht, below: floor } = plan;
  let at = start;
  const fits = (long: number, half: number): boolean =>
    at + long <= peak + 0.3 && leastHalfBreadth(floor, at, Math.min(peak, at + long)) > half;
  if (yacht.crew > 6 && fits(7.5, 2.2)) {
    drawCrewMess(sketch.whole(floor, at, at + 3.2));
    at += 3.2;
    sketch.bulkhead(floor, at, true);
  }
  const from = at;
  let pairs = 0;
  while (pairs < crewPairs && fits(CREW_CABIN_LENGTH, 1.75)) {
    pairs += 1;
    at += CREW_CABIN_LENGTH;
  }
  if (pairs === 0 && peak - at > 2.2) {
    pairs = 1;
    at = Math.min(peak, at + CREW_CABIN_LENGTH);
  }
  if (pairs === 0) return at;
  const to = peak - at < 2 ? Math.min(peak, at + 0.4) : at;
  drawCabinRows({ sketch, outline: floor, from, to }, crewCabinKinds(pairs), 0.4);
  sketch.bulkhead(floor, to, true);
  return to;
}

/** Draws stores and the chain locker forward of the crew, if there is room. */
function stores(sketch: DeckSketch, floor: DeckOutline, L: number, at: number, peak: number): void {
  const long = Math.min(peak - at, Math.max(4, 0.075 * L));
  if (long > 1.6) {
    drawStore(sketch.whole(floor, at, at + long));
    sketch.bulkhead(floor, at + long, false);
  }
  if (peak - at - long > 1) sketch.bulkhead(floor, peak, false);
}
