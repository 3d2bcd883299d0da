import { Area } from '../area.ts';
import { divide, type Share, type Wish, wish } from '../divide.ts';
import { drawOutline } from '../outline.ts';
import { stairFlight } from '../outside.ts';
import { type CabinKind, guestCabins, has, type PlannedYacht } from '../planned-yacht.ts';
import { idealCabin } from '../rooms/berthing.ts';
import { cabinRows, crewCabins, rowsLength } from '../rooms/cabin-row.ts';
import { settee, sofa } from '../rooms/seating.ts';
import { engineRoom, galley, mess } from '../rooms/service.ts';
import { garage, storeShelves } from '../rooms/stowage.ts';
import { beachLounge, cinema, WELLNESS_ROOMS, type WellnessRoom, wellness } from '../rooms/wellness.ts';
import { Sketch } from '../sketch.ts';
import { type SailingPlan, stairsOf } from './sailing-levels.ts';

type Part =
  | 'beach'
  | 'garage'
  | 'store'
  | 'wellness'
  | 'cinema'
  | 'master'
  | 'engine'
  | 'cabins'
  | 'fore'
  | 'saloon'
  | 'galley'
  | 'crew'
  | 'locker';

/** A lower saloon: a settee round a table on port, a sofa on starboard. */
function lowerSaloon(area: Area): void {
  const { length, width } = area;
  const half = width / 2 - 0.5;
  if (half < 0.8) return;
  settee(
    area
      .part(0.15, length - 0.15, 0, half)
      .turned()
      .backwards(),
  );
  const long = Math.min(length - 0.3, 3);
  const u = (length - long) / 2;
  sofa(area.part(u, u + long, width - Math.min(0.85, half), width));
  area.name('saloon', length / 2, half * 0.62);
}

/** The galley on port of the way, the crew's table on starboard. */
function galleyAndMess(area: Area): void {
  const { length, width } = area;
  const wall = width / 2 - 0.42;
  galley(area.part(0, length, 0, wall).upended());
  area.wall([0, wall], [length, wall], { at: length * 0.35, wide: 0.7, swing: 'slides' });
  const table = area.part(0, length, width / 2 + 0.42);
  if (table.width > 1.1) mess(table);
  area.wall([0, width / 2 + 0.42], [length * 0.3, width / 2 + 0.42]);
}

interface SailingBerths {
  /** Whether there is a double cabin, which is then the master. */
  readonly suite: boolean;
  readonly aft: readonly CabinKind[];
  readonly fore: readonly CabinKind[];
  readonly crewPairs: number;
}

function sailingBerths({ yacht, length: L }: SailingPlan): SailingBerths {
  const cabins = guestCabins(yacht);
  const suite = cabins[0] === 'master';
  const others = cabins.slice(suite ? 1 : 0);
  const aftCount = others.length >= 7 ? 4 : others.length >= 2 ? 2 : 0;
  const crewPairs = Math.max(1, Math.min(Math.ceil(yacht.crew / 4), Math.floor(L / 16)));
  return { suite, aft: others.slice(0, aftCount), fore: others.slice(aftCount), crewPairs };
}

/** Returns the rooms aft of the stairs, from the stern. */
function aftWishes({ yacht, length: L, form }: SailingPlan, { aft, suite }: SailingBerths): Wish<Part>[] {
  const beach = has(yacht, 'beach-club');
  const boats = has(yacht, 'tenders') && L >= 40 && !form.classic;
  return [
    ...wish('beach', 0.085 * L, beach),
    ...wish('garage', 0.085 * L, boats && !beach),
    ...wish('store', 0.06 * L, !beach && !boats),
    ...wish('wellness', 0.06 * L, wellnessRooms(yacht).length > 0),
    ...wish('cinema', 0.08 * L, has(yacht, 'cinema')),
    ...wish('master', Math.max(4, 0.12 * L), suite),
    ...wish('engine', Math.max(2, 0.065 * L)),
    ...wish('cabins', rowsLength(aft, cabinLength(L)), aft.length > 0),
  ];
}

/** Returns the rooms between the stairs and the bow. */
function foreWishes({ length: L }: SailingPlan, { fore, crewPairs }: SailingBerths): Wish<Part>[] {
  return [
    ...wish('fore', rowsLength(fore, cabinLength(L)), fore.length > 0),
    ...wish('saloon', Math.max(2.4, 0.07 * L)),
    ...wish('galley', Math.max(2, 0.06 * L)),
    ...wish('crew', crewPairs * 2.6),
    ...wish('locker', 0.055 * L),
  ];
}

/** The length that a double cabin of a sailing yacht should have, meters. */
function cabinLength(length: number): number {
  return idealCabin(length) * 0.94;
}

function wellnessRooms(yacht: PlannedYacht): readonly WellnessRoom[] {
  return WELLNESS_ROOMS.filter((room) => has(yacht, room));
}

function drawPart(sketch: Sketch, plan: SailingPlan, berths: SailingBerths, { from, to, what }: Share<Part>): void {
  const { below: floor } = plan;
  const area = sketch.whole(floor, from, to);
  if (what === 'beach') beachLounge(area);
  else if (what === 'garage') garage(area, false);
  else if (what === 'store') storeShelves(area);
  else if (what === 'wellness') wellness(area, wellnessRooms(plan.yacht));
  else if (what === 'cinema') cinema(area);
  else if (what === 'master') sketch.suite(floor, from, to, 'master', 'forward');
  else if (what === 'engine') engineRoom(area, 1);
  else if (what === 'cabins') cabinRows(sketch, floor, from, to, berths.aft, 0.42);
  else if (what === 'fore') cabinRows(sketch, floor, from, to, berths.fore, 0.42);
  else if (what === 'saloon') lowerSaloon(area);
  else if (what === 'crew') cabinRows(sketch, floor, from, to, crewCabins(berths.crewPairs), 0.38);
  else if (what === 'locker') area.name('sail-locker');
  else galleyAndMess(area);
}

/** Berths of a sailing yacht: master aft, guests round the stairs, crew and sails forward. */
export function sailingBelow(plan: SailingPlan): Sketch {
  const { length: L, shell, below: floor, core, form } = plan;
  const sketch = new Sketch('lower');
  drawOutline(sketch.drawing, 'shell', shell);
  drawOutline(sketch.drawing, 'floor', floor);
  const berths = sailingBerths(plan);
  let shaft = core.from;
  for (const share of divide(floor.aft, core.from, aftWishes(plan, berths))) {
    if (share.what === 'engine') shaft = share.to;
    drawPart(sketch, plan, berths, share);
    sketch.bulkhead(floor, share.to, ...(share.what === 'garage' || share.what === 'store' ? [] : [0]));
  }
  const stairs = stairsOf(sketch.drawing, plan);
  sketch.whole(floor, core.from, core.to).box('carpet');
  stairFlight(stairs);
  sketch.bulkhead(floor, core.to, 0);
  const parts = divide(core.to, 0.92 * floor.fore, foreWishes(plan, berths));
  parts.forEach((share, i) => {
    drawPart(sketch, plan, berths, share);
    sketch.bulkhead(floor, share.to, ...(i >= parts.length - 2 ? [] : [0]));
  });
  const keel = Area.of(sketch.drawing, shaft + 0.3, (form.classic ? 0.66 : 0.56) * L, -0.16, 0.16);
  keel.box('broken', 0, keel.length, 0, keel.width, 0.16);
  return sketch;
}
