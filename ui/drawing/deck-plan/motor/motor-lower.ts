import { type DeckOutline, least } from '../outline.ts';
import { has } from '../planned-yacht.ts';
import { bowSuite, cabinRows, crewCabins, idealCabin, rowsLength, suite } from '../rooms/cabin.ts';
import { drawStairwell, engineRoom, garage, mess, storeShelves } from '../rooms/service.ts';
import { beachLounge, wellness, wellnessRooms } from '../rooms/wellness.ts';
import { drawRooms, type Room, room } from '../row.ts';
import { Sketch } from '../sketch.ts';
import type { Berthing } from './berthing.ts';
import { gymAloft, type MotorPlan } from './motor-levels.ts';
import { swimPlatformPlan } from './motor-stern.ts';

type LowerBerths = ReturnType<typeof lowerBerths>;

/**
 * Returns the lower deck's guest cabins, aft and forward of the stairs. The crew is aft of the guests on the smallest
 * yachts, whose bow can then have a cabin.
 */
function lowerBerths({ yacht, length: L }: MotorPlan, { master, on }: Berthing) {
  const cabins = on('lower');
  const crewAft = L < 30 && !has(yacht, 'beach-club');
  const bow = crewAft && cabins.length % 2 === 1 ? (cabins[0] ?? null) : null;
  const rest = bow ? cabins.slice(1) : cabins;
  const most = master === 'lower' ? 0 : 2 * Math.min(2, Math.floor((0.14 * L) / idealCabin(L) + 0.25));
  const foreCount = Math.max(0, rest.length - most);
  return { aft: rest.slice(foreCount), fore: rest.slice(0, foreCount), bow, crewAft };
}

/** Returns the rooms aft of the stairs, from the stern. */
function aftRooms(plan: MotorPlan, berths: LowerBerths, master: boolean): (Room | false)[] {
  const { yacht, length: L } = plan;
  const { aft, crewAft } = berths;
  const beach = has(yacht, 'beach-club');
  const boats = has(yacht, 'tenders') && L >= 34 && (!beach || L >= 52);
  const baths = wellnessRooms(yacht).filter(({ name }) => name !== 'gym' || !gymAloft(plan));
  const cabins = Math.max(3, rowsLength(aft, idealCabin(L)));
  return [
    beach && room(0.085 * L, beachLounge),
    boats && room(0.085 * L, (area) => garage(area, has(yacht, 'jet-skis')), false),
    crewAft && room(Math.max(2.6, 0.1 * L), (_, stretch) => cabinRows(stretch, crewCabins(1), 0.4)),
    !beach && !boats && !crewAft && room(0.06 * L, storeShelves, false),
    baths.length > 0 && room(0.058 * L, (area) => wellness(area, baths), false),
    room(0.115 * L, (area) => engineRoom(area, yacht.engines ?? 2), false),
    master && room(Math.max(4.2, 0.125 * L), (_, stretch) => suite(stretch, 'forward')),
    aft.length > 0 && room(cabins, (_, stretch) => cabinRows(stretch, aft)),
  ];
}

/** Draws the lower deck: engines, guest cabins around the stairs, crew towards the bow. */
export function motorLower(plan: MotorPlan, berths: Berthing): Sketch {
  const { below: floor, stairwell } = plan;
  const sketch = new Sketch('lower');
  swimPlatformPlan(sketch, plan, true);
  sketch.outline('shell', plan.shell);
  sketch.outline('floor', floor);
  const lower = lowerBerths(plan, berths);
  drawRooms(
    { sketch, outline: floor, from: floor.aft, to: stairwell.from },
    aftRooms(plan, lower, berths.master === 'lower'),
  );
  drawStairwell(sketch, floor, stairwell, { up: true, down: false, indoors: true, head: false });
  lowerForward(sketch, plan, lower, lower.crewAft ? 0 : berths.crew.lower);
  return sketch;
}

/** Length of a pair of crew cabins, meters. */
const CREW_LONG = 2.9;

/** Draws guests, crew and chain locker from the stairs to the bow. Without crew pairs the crew is aft. */
function lowerForward(sketch: Sketch, plan: MotorPlan, { fore: cabins, bow }: LowerBerths, crewPairs: number): void {
  const { length: L, below: floor, stairwell } = plan;
  const crewAft = crewPairs === 0;
  sketch.bulkhead(floor, stairwell.to, true);
  const peak = 0.915 * L;
  const crewLeast = crewAft ? 0 : Math.max(0.12 * L, 3);
  const bowLong = bow ? Math.min(4.8, 0.17 * L) : 0;
  const wanted = rowsLength(cabins, idealCabin(L));
  const free = peak - stairwell.to - crewLeast - bowLong;
  const end = cabins.length === 0 ? stairwell.to : stairwell.to + (crewAft ? free : Math.min(free, wanted));
  cabinRows({ sketch, outline: floor, from: stairwell.to, to: end }, cabins);
  if (cabins.length > 0) sketch.bulkhead(floor, end, true);
  if (bow) {
    const area = sketch.whole(floor, end, end + bowLong);
    bowSuite(area, bow, (wet) => floor.half(end + wet) - 0.1 - area.width / 2);
    sketch.bulkhead(floor, end + bowLong, false);
  } else if (crewAft) {
    sketch.bulkhead(floor, peak, false);
    if (end < peak - 2) storeShelves(sketch.whole(floor, end, peak));
  } else stores(sketch, floor, L, crewQuarters(sketch, plan, end, peak, crewPairs), peak);
}

/** Draws a mess if there is room, and the pairs of crew cabins that fit in the bow. Returns where they end. */
function crewQuarters(sketch: Sketch, plan: MotorPlan, start: number, peak: number, crewPairs: number): number {
  const { yacht, below: floor } = plan;
  let at = start;
  const fits = (long: number, half: number): boolean =>
    at + long <= peak + 0.3 && least(floor, at, Math.min(peak, at + long)) > half;
  if (yacht.crew > 6 && fits(7.5, 2.2)) {
    mess(sketch.whole(floor, at, at + 3.2));
    at += 3.2;
    sketch.bulkhead(floor, at, true);
  }
  const from = at;
  let pairs = 0;
  while (pairs < crewPairs && fits(CREW_LONG, 1.75)) {
    pairs += 1;
    at += CREW_LONG;
  }
  if (pairs === 0 && peak - at > 2.2) {
    pairs = 1;
    at = Math.min(peak, at + CREW_LONG);
  }
  if (pairs === 0) return at;
  const to = peak - at < 2 ? Math.min(peak, at + 0.4) : at;
  cabinRows({ sketch, outline: floor, from, to }, crewCabins(pairs), 0.4);
  sketch.bulkhead(floor, to, true);
  return to;
}

/** Draws stores and the chain locker forward of the crew. */
function stores(sketch: Sketch, floor: DeckOutline, L: number, at: number, peak: number): void {
  const long = Math.min(peak - at, Math.max(4, 0.075 * L));
  if (long > 1.6) {
    storeShelves(sketch.whole(floor, at, at + long));
    sketch.bulkhead(floor, at + long, false);
  }
  if (peak - at - long > 1) sketch.bulkhead(floor, peak, false);
}
