import { type DeckOutline, least } from '../outline.ts';
import type { CabinKind } from '../planned-yacht.ts';
import { idealCabin } from '../rooms/berthing.ts';
import { bowSuite } from '../rooms/cabin.ts';
import { cabinRows, crewCabins, rowsLength } from '../rooms/cabin-row.ts';
import { mess } from '../rooms/service.ts';
import { storeShelves } from '../rooms/stowage.ts';
import type { Sketch } from '../sketch.ts';
import type { MotorPlan } from './motor-levels.ts';

/** Length of a pair of crew cabins, meters. */
const CREW_LONG = 2.9;

/** From the stairs to the bow: guests first, then crew and the chain locker. No crew pairs means that they are aft. */
export function lowerForward(
  sketch: Sketch,
  { yacht, length: L, below: floor, core }: MotorPlan,
  cabins: readonly CabinKind[],
  bow: CabinKind | null,
  crewPairs: number,
): void {
  const crewAft = crewPairs === 0;
  sketch.bulkhead(floor, core.to, 0);
  const peak = 0.915 * L;
  const crewLeast = crewAft ? 0 : Math.max(0.12 * L, 3);
  const bowLong = bow ? Math.min(4.8, 0.17 * L) : 0;
  const wanted = rowsLength(cabins, idealCabin(L));
  const room = peak - core.to - crewLeast - bowLong;
  const end = cabins.length === 0 ? core.to : core.to + (crewAft ? room : Math.min(room, wanted));
  cabinRows(sketch, floor, core.to, end, cabins);
  if (cabins.length > 0) sketch.bulkhead(floor, end, 0);
  if (bow) {
    const area = sketch.whole(floor, end, end + bowLong);
    bowSuite(area, bow, (wet) => floor.half(end + wet) - 0.1 - area.width / 2);
    sketch.bulkhead(floor, end + bowLong);
  } else if (crewAft) {
    sketch.bulkhead(floor, peak);
    if (end < peak - 2) storeShelves(sketch.whole(floor, end, peak));
  } else stores(sketch, floor, L, crewQuarters(sketch, floor, end, peak, crewPairs, yacht.crew > 6), peak);
}

/** A mess where there is room, and as many pairs of crew cabins as the bow holds; returns where they end. */
function crewQuarters(
  sketch: Sketch,
  floor: DeckOutline,
  start: number,
  peak: number,
  crewPairs: number,
  messWanted: boolean,
): number {
  let at = start;
  const fits = (long: number, half: number): boolean =>
    at + long <= peak + 0.3 && least(floor, at, Math.min(peak, at + long)) > half;
  if (messWanted && fits(7.5, 2.2)) {
    mess(sketch.whole(floor, at, at + 3.2));
    at += 3.2;
    sketch.bulkhead(floor, at, 0);
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
  cabinRows(sketch, floor, from, to, crewCabins(pairs), 0.4);
  sketch.bulkhead(floor, to, 0);
  return to;
}

/** Stores and the chain locker before the crew. */
function stores(sketch: Sketch, floor: DeckOutline, L: number, at: number, peak: number): void {
  const long = Math.min(peak - at, Math.max(4, 0.075 * L));
  if (long > 1.6) {
    storeShelves(sketch.whole(floor, at, at + long));
    sketch.bulkhead(floor, at + long);
  }
  if (peak - at - long > 1) sketch.bulkhead(floor, peak);
}
