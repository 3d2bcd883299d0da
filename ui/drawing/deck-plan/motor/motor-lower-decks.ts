import type { Area } from '../area.ts';
import { hasAmenity, seatsOf } from '../deck-plan-yacht.ts';
import { bowSuite, cabinRows, crewCabins, doubleCabinLength, rowsLength, suite } from '../rooms/cabin.ts';
import { dining, foredeck, saloon } from '../rooms/deck-furniture.ts';
import { foredeckJacuzziArea, helipadArea, mooringArea, mooringGear } from '../rooms/deck-gear.ts';
import { armchair, sofa } from '../rooms/seating.ts';
import { engineRoom, galley, garage, mess, storeShelves, wheelhouse } from '../rooms/service.ts';
import { drawStairsAndLift } from '../rooms/stairwell.ts';
import { beachLounge, cinema, wellness, wellnessRooms } from '../rooms/wellness.ts';
import { type DeckOutline, drawRooms, leastHalfBreadth, type Room, room, Sketch } from '../sketch.ts';
import type { CabinAllocation } from './cabin-allocation.ts';
import { isGymInTopHouse, isHelipadOnMainDeck, isJacuzziOnForedeck, type MotorPlan } from './motor-plan.ts';
import { sternDeck, sternSteps, swimPlatformPlan } from './motor-stern.ts';

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
function lowerAftRooms(plan: MotorPlan, berths: LowerBerths, master: boolean): (Room | false)[] {
  const { yacht, length: L } = plan;
  const { aft, crewAft } = berths;
  const beach = hasAmenity(yacht, 'beach-club');
  const boats = hasAmenity(yacht, 'tenders') && L >= 34 && (!beach || L >= 52);
  const baths = wellnessRooms(yacht).filter(({ name }) => name !== 'gym' || !isGymInTopHouse(plan));
  const cabins = Math.max(3, rowsLength(aft, doubleCabinLength(L)));
  return [
    beach && room(0.085 * L, beachLounge),
    boats && room(0.085 * L, (area) => garage(area, hasAmenity(yacht, 'jet-skis')), false),
    crewAft && room(Math.max(2.6, 0.1 * L), (_, stretch) => cabinRows(stretch, crewCabins(1), 0.4)),
    !beach && !boats && !crewAft && room(0.06 * L, storeShelves, false),
    baths.length > 0 && room(0.058 * L, (area) => wellness(area, baths), false),
    room(0.115 * L, (area) => engineRoom(area, yacht.engines ?? 2), false),
    master && room(Math.max(4.2, 0.125 * L), (_, stretch) => suite(stretch, 'forward')),
    aft.length > 0 && room(cabins, (_, stretch) => cabinRows(stretch, aft)),
  ];
}

/** Draws the lower deck: engines, guest cabins around the stairs, crew towards the bow. */
export function motorLower(plan: MotorPlan, berths: CabinAllocation): Sketch {
  const { below: floor, stairwell } = plan;
  const sketch = new Sketch('lower');
  swimPlatformPlan(sketch, plan, true);
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
function lowerForward(sketch: Sketch, plan: MotorPlan, { fore: cabins, bow }: LowerBerths, crewPairs: number): void {
  const { length: L, below: floor, stairwell } = plan;
  const crewAft = crewPairs === 0;
  sketch.bulkhead(floor, stairwell.to, true);
  const peak = 0.915 * L;
  const crewLeast = crewAft ? 0 : Math.max(0.12 * L, 3);
  const bowLong = bow ? Math.min(4.8, 0.17 * L) : 0;
  const wanted = rowsLength(cabins, doubleCabinLength(L));
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

/** Draws a mess for a crew of over six if it fits, and the crew cabins that fit in the bow. Returns where they end. */
function crewQuarters(sketch: Sketch, plan: MotorPlan, start: number, peak: number, crewPairs: number): number {
  const { yacht, below: floor } = plan;
  let at = start;
  const fits = (long: number, half: number): boolean =>
    at + long <= peak + 0.3 && leastHalfBreadth(floor, at, Math.min(peak, at + long)) > half;
  if (yacht.crew > 6 && fits(7.5, 2.2)) {
    mess(sketch.whole(floor, at, at + 3.2));
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
  cabinRows({ sketch, outline: floor, from, to }, crewCabins(pairs), 0.4);
  sketch.bulkhead(floor, to, true);
  return to;
}

/** Draws stores and the chain locker forward of the crew, if there is room. */
function stores(sketch: Sketch, floor: DeckOutline, L: number, at: number, peak: number): void {
  const long = Math.min(peak - at, Math.max(4, 0.075 * L));
  if (long > 1.6) {
    storeShelves(sketch.whole(floor, at, at + long));
    sketch.bulkhead(floor, at + long, false);
  }
  if (peak - at - long > 1) sketch.bulkhead(floor, peak, false);
}

/** Returns the rooms of the main deck aft of the stairs. */
function mainAftRooms({ yacht, length: L, explorer }: MotorPlan): (Room | false)[] {
  return [room(0.14 * L, saloon), !explorer && room(Math.max(2.6, 0.085 * L), (area) => dining(area, seatsOf(yacht)))];
}

/** Returns the rooms forward of the stairs, up to the bow. */
function mainForwardRooms(plan: MotorPlan, berths: CabinAllocation): (Room | false)[] {
  const { yacht, length: L, explorer, layout } = plan;
  const diningRoom = explorer && room(0.09 * L, (area) => dining(area, seatsOf(yacht)));
  return [diningRoom, ...(layout === 'stacked' ? stackedRooms(plan, berths) : singleRooms(plan, berths))];
}

function stackedRooms({ length: L }: MotorPlan, { master, on, crew }: CabinAllocation): (Room | false)[] {
  const cabins = on('main');
  const long = rowsLength(cabins, doubleCabinLength(L)) * 1.1;
  const guests = cabins.length > 0 && room(long, (_, stretch) => cabinRows(stretch, cabins));
  if (master === 'main')
    return [
      room(0.075 * L + 0.8, galleyAndStudy),
      room(0.15 * L + 0.6, (_, stretch) => suite(stretch), false),
      guests,
      room(0.07 * L + 0.8, mess),
      room(0.06 * L, storeShelves, false),
    ];
  return [
    guests,
    room(0.085 * L + 0.8, galley),
    room(0.06 * L + 1, mess),
    crew.main > 0 && room(crew.main * 2.9, (_, stretch) => cabinRows(stretch, crewCabins(crew.main), 0.4)),
    room(Math.max(2.5, 0.05 * L), storeShelves, false),
  ];
}

/** Returns the rooms forward of the stairs on a yacht with one house or several small ones. */
function singleRooms({ yacht, length: L, layout }: MotorPlan, { master }: CabinAllocation): (Room | false)[] {
  const owner = master === 'main';
  const classic = layout === 'classic';
  return [
    hasAmenity(yacht, 'cinema') && room(Math.max(3, 0.07 * L), cinema),
    classic && room(0.08 * L, owner ? galleyAndStudy : galley),
    !classic && !owner && room(0.1 * L, galley),
    !classic && room(0.11 * L, owner ? helmAndGalley : (area) => wheelhouse(area.inset(0.15))),
    owner && room(Math.max(4.2, 0.13 * L), (_, stretch) => suite(stretch), false),
  ];
}

/** Draws the galley to port of the passage to the suite, and a study to starboard. */
function galleyAndStudy(area: Area): void {
  const { length, width } = area;
  study(area.part(0, length, width * 0.5 + 0.5));
  const wall = width * 0.5 - 0.55;
  galley(area.part(0, length, 0, wall).flipped());
  area.wall([0, wall], [length, wall], { at: length * 0.4, wide: 0.75, swing: -1 });
}

/** Draws the inside helm to starboard of the passage to a suite, and the galley to port. */
function helmAndGalley(area: Area): void {
  const wall = area.width / 2 - 0.5;
  galley(area.part(0, area.length, 0, wall).flipped());
  area.wall([0, wall], [area.length, wall], { at: area.length * 0.3, wide: 0.75, swing: 'slides' });
  wheelhouse(area.part(0.15, area.length - 0.15, area.width / 2 + 0.5, area.width - 0.1));
}

/** Draws a desk and a sofa aft of the suite; v runs outboard. */
function study(area: Area): void {
  const { length, width } = area;
  if (width < 1.2) return;
  sofa(area.part(0.3, Math.min(length * 0.55, 2.6), width - 0.85, width - 0.05));
  if (length > 3.4) {
    area.box('joinery', length - 0.75, length - 0.15, width * 0.3, width - 0.05);
    armchair(area.turned(), width * 0.62, length - 1.15, 0.6);
  }
}

/** Draws the main deck: an open aft deck, saloon and dining room, galley, crew or a suite forward, and the foredeck. */
export function motorMain(plan: MotorPlan, berths: CabinAllocation): Sketch {
  const { length: L, hull, stairwell, raised, explorer } = plan;
  const sketch = new Sketch('main');
  const house = plan.levels[0]?.house;
  if (!house) return sketch;
  swimPlatformPlan(sketch, plan, false);
  sketch.teakDeck(hull);
  if (raised !== null) sketch.outline('shell', { ...hull, aft: raised, fore: L });
  sketch.outline('floor', house);
  sternSteps(sketch, plan);
  sternDeck(sketch, plan, explorer && plan.yacht.drawing.tender);
  drawRooms({ sketch, outline: house, from: house.aft, to: stairwell.from }, mainAftRooms(plan), 'last');
  drawStairsAndLift(sketch, house, stairwell, { up: true, down: true, indoors: true, head: true });
  sketch.bulkhead(house, stairwell.to, true);
  const nose = raised === null ? 0.035 * L : 0.03 * L;
  const bow = { sketch, outline: house, from: stairwell.to, to: house.fore - nose };
  drawRooms(bow, mainForwardRooms(plan, berths), raised === null ? 'between' : 'all');
  if (raised === null) openForedeck(sketch, plan, house);
  else mooringGear(sketch.whole(house, house.fore - nose, house.fore, 0));
  return sketch;
}

/** Draws the foredeck of a yacht without a raised bow: helipad, jacuzzi, tender or seats. */
function openForedeck(sketch: Sketch, plan: MotorPlan, house: DeckOutline): void {
  const { yacht, length: L, hull, layout } = plan;
  const from = house.fore + 0.5;
  const to = Math.max(Math.min(0.895 * L, from + Math.max(5.2, 0.1 * L)), from + 0.5);
  const carry = yacht.drawing.tender && layout === 'low';
  const tub = hasAmenity(yacht, 'jacuzzi') && isJacuzziOnForedeck(plan);
  const cargo = isHelipadOnMainDeck(plan) ? 'helipad' : tub ? 'jacuzzi' : carry ? 'tender' : 'lounge';
  const place =
    cargo === 'helipad'
      ? helipadArea(sketch, hull, from)
      : cargo === 'jacuzzi'
        ? foredeckJacuzziArea(sketch, hull, from + 0.1, 2.6)
        : sketch.whole(hull, from, to, 0.6);
  foredeck(place, mooringArea(sketch, hull, place), cargo);
}
