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

type LowerDeckCabins = ReturnType<typeof lowerDeckCabins>;

/**
 * Returns the lower deck's guest cabins, aft and forward of the stairs. The crew is aft of the guests on the smallest
 * yachts, whose bow can then have a cabin.
 */
function lowerDeckCabins({ yacht, length: L }: MotorPlan, { masterDeck, cabinsOn }: CabinAllocation) {
  const cabins = cabinsOn('lower');
  const crewAft = L < 30 && !hasAmenity(yacht, 'beach-club');
  const bow = crewAft && cabins.length % 2 === 1 ? (cabins[0] ?? null) : null;
  const rest = bow ? cabins.slice(1) : cabins;
  const maxAft = masterDeck === 'lower' ? 0 : 2 * Math.min(2, Math.floor((0.14 * L) / doubleCabinLength(L) + 0.25));
  const foreCount = Math.max(0, rest.length - maxAft);
  return { aft: rest.slice(foreCount), fore: rest.slice(0, foreCount), bow, crewAft };
}

/** Returns the rooms aft of the stairs, from the stern. */
function lowerAftRooms(plan: MotorPlan, cabins: LowerDeckCabins, hasMasterSuite: boolean): (FullBeamRoom | false)[] {
  const { yacht, length: L } = plan;
  const { aft, crewAft } = cabins;
  const hasBeachClub = hasAmenity(yacht, 'beach-club');
  const hasTenderGarage = hasAmenity(yacht, 'tenders') && L >= 34 && (!hasBeachClub || L >= 52);
  const spaRooms = wellnessRooms(yacht).filter(({ name }) => name !== 'gym' || !isGymInTopHouse(plan));
  const rowsLength = Math.max(3, cabinRowLength(aft, doubleCabinLength(L)));
  return [
    hasBeachClub && fullBeamRoom(0.085 * L, drawBeachLounge),
    hasTenderGarage && fullBeamRoom(0.085 * L, (area) => drawTenderGarage(area, hasAmenity(yacht, 'jet-skis')), false),
    crewAft && fullBeamRoom(Math.max(2.6, 0.1 * L), (_, stretch) => drawCabinRows(stretch, crewCabinKinds(1), 0.4)),
    !hasBeachClub && !hasTenderGarage && !crewAft && fullBeamRoom(0.06 * L, drawStore, false),
    spaRooms.length > 0 && fullBeamRoom(0.058 * L, (area) => drawWellnessRooms(area, spaRooms), false),
    fullBeamRoom(0.115 * L, (area) => drawEngineRoom(area, yacht.engines ?? 2), false),
    hasMasterSuite && fullBeamRoom(Math.max(4.2, 0.125 * L), (_, stretch) => drawFullBeamSuite(stretch, 'forward')),
    aft.length > 0 && fullBeamRoom(rowsLength, (_, stretch) => drawCabinRows(stretch, aft)),
  ];
}

/** Draws the lower deck: engines, guest cabins around the stairs, crew towards the bow. */
export function drawMotorLowerDeck(plan: MotorPlan, cabins: CabinAllocation): DeckSketch {
  const { below: floor, stairwell } = plan;
  const sketch = new DeckSketch('lower');
  drawSwimPlatform(sketch, plan, true);
  sketch.outline('shell', plan.shell);
  sketch.outline('floor', floor);
  const lower = lowerDeckCabins(plan, cabins);
  drawRooms(
    { sketch, outline: floor, from: floor.aft, to: stairwell.from },
    lowerAftRooms(plan, lower, cabins.masterDeck === 'lower'),
  );
  drawStairsAndLift(sketch, floor, stairwell, { up: true, down: false, indoors: true, hasDayHead: false });
  drawLowerForward(sketch, plan, lower, lower.crewAft ? 0 : cabins.crewCabinPairs.lower);
  return sketch;
}

/** Length of a pair of crew cabins, metres. */
const CREW_CABIN_LENGTH = 2.9;

/** Draws guests, crew and chain locker from the stairs to the bow. Without crew pairs the crew is aft. */
function drawLowerForward(
  sketch: DeckSketch,
  plan: MotorPlan,
  { fore: cabins, bow }: LowerDeckCabins,
  crewPairs: number,
): void {
  const { length: L, below: floor, stairwell } = plan;
  const crewAft = crewPairs === 0;
  sketch.bulkhead(floor, stairwell.to, true);
  const forepeak = 0.915 * L;
  const minCrewLength = crewAft ? 0 : Math.max(0.12 * L, 3);
  const bowCabinLength = bow ? Math.min(4.8, 0.17 * L) : 0;
  const wantedLength = cabinRowLength(cabins, doubleCabinLength(L));
  const free = forepeak - stairwell.to - minCrewLength - bowCabinLength;
  const end = cabins.length === 0 ? stairwell.to : stairwell.to + (crewAft ? free : Math.min(free, wantedLength));
  drawCabinRows({ sketch, outline: floor, from: stairwell.to, to: end }, cabins);
  if (cabins.length > 0) sketch.bulkhead(floor, end, true);
  if (bow) {
    const area = sketch.whole(floor, end, end + bowCabinLength);
    drawBowSuite(area, bow, (bathroomLength) => floor.halfBreadth(end + bathroomLength) - 0.1 - area.width / 2);
    sketch.bulkhead(floor, end + bowCabinLength, false);
  } else if (crewAft) {
    sketch.bulkhead(floor, forepeak, false);
    if (end < forepeak - 2) drawStore(sketch.whole(floor, end, forepeak));
  } else drawStores(sketch, floor, L, drawCrewQuarters(sketch, plan, end, forepeak, crewPairs), forepeak);
}

/** Draws a mess for a crew of over six if it fits, and the crew cabins that fit in the bow. Returns where they end. */
function drawCrewQuarters(
  sketch: DeckSketch,
  plan: MotorPlan,
  start: number,
  forepeak: number,
  crewPairs: number,
): number {
  const { yacht, below: floor } = plan;
  let at = start;
  const fits = (length: number, minHalfBreadth: number): boolean =>
    at + length <= forepeak + 0.3 && leastHalfBreadth(floor, at, Math.min(forepeak, at + length)) > minHalfBreadth;
  if (yacht.crew > 6 && fits(7.5, 2.2)) {
    drawCrewMess(sketch.whole(floor, at, at + 3.2));
    at += 3.2;
    sketch.bulkhead(floor, at, true);
  }
  const from = at;
  let fittingPairs = 0;
  while (fittingPairs < crewPairs && fits(CREW_CABIN_LENGTH, 1.75)) {
    fittingPairs += 1;
    at += CREW_CABIN_LENGTH;
  }
  if (fittingPairs === 0 && forepeak - at > 2.2) {
    fittingPairs = 1;
    at = Math.min(forepeak, at + CREW_CABIN_LENGTH);
  }
  if (fittingPairs === 0) return at;
  const to = forepeak - at < 2 ? Math.min(forepeak, at + 0.4) : at;
  drawCabinRows({ sketch, outline: floor, from, to }, crewCabinKinds(fittingPairs), 0.4);
  sketch.bulkhead(floor, to, true);
  return to;
}

/** Draws stores and the chain locker forward of the crew, if there is room. */
function drawStores(sketch: DeckSketch, floor: DeckOutline, L: number, at: number, forepeak: number): void {
  const storeLength = Math.min(forepeak - at, Math.max(4, 0.075 * L));
  if (storeLength > 1.6) {
    drawStore(sketch.whole(floor, at, at + storeLength));
    sketch.bulkhead(floor, at + storeLength, false);
  }
  if (forepeak - at - storeLength > 1) sketch.bulkhead(floor, forepeak, false);
}
