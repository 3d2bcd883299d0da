import { divide, type Share, type Wish, wish } from '../divide.ts';
import { drawOutline } from '../outline.ts';
import { type CabinKind, has } from '../planned-yacht.ts';
import { type Berthing, idealCabin } from '../rooms/berthing.ts';
import { cabinRows, pairsThatFit, rowsLength } from '../rooms/cabin-row.ts';
import { drawCore } from '../rooms/lobby.ts';
import { engineRoom } from '../rooms/service.ts';
import { garage, storeShelves } from '../rooms/stowage.ts';
import { beachLounge, WELLNESS_ROOMS, type WellnessRoom, wellness } from '../rooms/wellness.ts';
import { Sketch } from '../sketch.ts';
import type { MotorPlan } from './motor-levels.ts';
import { lowerForward } from './motor-lower-forward.ts';
import { swimPlatformPlan } from './motor-stern.ts';

type AftPart = 'beach' | 'wellness' | 'garage' | 'store' | 'crew' | 'engine' | 'master' | 'cabins';

/** Returns which of gym, spa and sauna are near the water. */
export function wellnessRooms({ yacht, levels, layout }: MotorPlan): readonly WellnessRoom[] {
  const gymAloft = layout === 'stacked' && levels.filter(({ house }) => house).length >= 4;
  return WELLNESS_ROOMS.filter((room) => has(yacht, room) && !(room === 'gym' && gymAloft));
}

/** The layout of the lower deck's cabins; the crew is aft of the guests on the smallest yachts. */
interface LowerBerths {
  readonly aft: readonly CabinKind[];
  readonly fore: readonly CabinKind[];
  /** The cabin in the bow of a yacht whose crew is aft. */
  readonly bow: CabinKind | null;
  readonly crewAft: boolean;
}

function lowerBerths({ yacht, length: L }: MotorPlan, { master, on }: Berthing): LowerBerths {
  const cabins = on('lower');
  const crewAft = L < 30 && !has(yacht, 'beach-club');
  const bow = crewAft && cabins.length % 2 === 1 ? (cabins[0] ?? null) : null;
  const rest = bow ? cabins.slice(1) : cabins;
  const most = master === 'lower' ? 0 : 2 * Math.min(2, pairsThatFit(0.14 * L, idealCabin(L)));
  const foreCount = Math.max(0, rest.length - most);
  return { aft: rest.slice(foreCount), fore: rest.slice(0, foreCount), bow, crewAft };
}

/** Returns the rooms aft of the stairs, from the stern. */
function aftWishes(plan: MotorPlan, { aft, crewAft }: LowerBerths, suite: boolean): Wish<AftPart>[] {
  const { yacht, length: L } = plan;
  const beach = has(yacht, 'beach-club');
  const boats = has(yacht, 'tenders') && L >= 34 && (!beach || L >= 52);
  return [
    ...wish('beach', 0.085 * L, beach),
    ...wish('garage', 0.085 * L, boats),
    ...wish('crew', Math.max(2.6, 0.1 * L), crewAft),
    ...wish('store', 0.06 * L, !beach && !boats && !crewAft),
    ...wish('wellness', 0.058 * L, wellnessRooms(plan).length > 0),
    ...wish('engine', 0.115 * L),
    ...wish('master', Math.max(4.2, 0.125 * L), suite),
    ...wish('cabins', Math.max(3, rowsLength(aft, idealCabin(L))), aft.length > 0),
  ];
}

function drawAft(
  sketch: Sketch,
  plan: MotorPlan,
  cabins: readonly CabinKind[],
  { from, to, what }: Share<AftPart>,
): void {
  const { yacht, below: floor } = plan;
  const area = sketch.whole(floor, from, to);
  if (what === 'beach') beachLounge(area);
  else if (what === 'garage') garage(area, has(yacht, 'jet-skis'));
  else if (what === 'store') storeShelves(area);
  else if (what === 'wellness') wellness(area, wellnessRooms(plan));
  else if (what === 'engine') engineRoom(area, yacht.engines ?? 2);
  else if (what === 'master') sketch.suite(floor, from, to, 'master', 'forward');
  else if (what === 'crew') cabinRows(sketch, floor, from, to, ['crew', 'crew'], 0.4);
  else cabinRows(sketch, floor, from, to, cabins);
  const doors = what === 'cabins' || what === 'master' || what === 'crew' || what === 'beach' ? [0] : [];
  sketch.bulkhead(floor, to, ...doors);
}

/** Beneath the main deck: engines, guest cabins round the stairs, crew towards the bow. */
export function motorLower(plan: MotorPlan, berths: Berthing): Sketch {
  const { below: floor, core } = plan;
  const sketch = new Sketch('lower');
  swimPlatformPlan(sketch, plan, true);
  drawOutline(sketch.drawing, 'shell', plan.shell);
  drawOutline(sketch.drawing, 'floor', floor);
  const lower = lowerBerths(plan, berths);
  const wishes = aftWishes(plan, lower, berths.master === 'lower');
  for (const share of divide(floor.aft, core.from, wishes)) drawAft(sketch, plan, lower.aft, share);
  drawCore(sketch, floor, core, { up: true, down: false, indoors: true }, false);
  lowerForward(sketch, plan, lower.fore, lower.bow, lower.crewAft ? 0 : berths.crew.lower);
  return sketch;
}
