import type { Area } from '../area.ts';
import type { DeckOutline } from '../outline.ts';
import { has, seatsOf } from '../planned-yacht.ts';
import { cabinRows, crewCabins, idealCabin, rowsLength, suite } from '../rooms/cabin.ts';
import { dining, foredeck, saloon } from '../rooms/deck-furniture.ts';
import { jacuzziAhead, mooringArea, mooringGear, padArea } from '../rooms/deck-gear.ts';
import { armchair, sofa } from '../rooms/seating.ts';
import { drawStairwell, galley, mess, storeShelves, wheelhouse } from '../rooms/service.ts';
import { cinema } from '../rooms/wellness.ts';
import { drawRooms, type Room, room } from '../row.ts';
import { Sketch } from '../sketch.ts';
import type { Berthing } from './berthing.ts';
import { helipadOnMainDeck, jacuzziOnForedeck, type MotorPlan } from './motor-levels.ts';
import { sternDeck, sternSteps, swimPlatformPlan } from './motor-stern.ts';

/** Returns the rooms aft of the stairs. */
function aftRooms({ yacht, length: L, explorer }: MotorPlan): (Room | false)[] {
  return [room(0.14 * L, saloon), !explorer && room(Math.max(2.6, 0.085 * L), (area) => dining(area, seatsOf(yacht)))];
}

/** Returns the rooms forward of the stairs, up to the bow. */
function forwardRooms(plan: MotorPlan, berths: Berthing): (Room | false)[] {
  const { yacht, length: L, explorer, layout } = plan;
  const diningRoom = explorer && room(0.09 * L, (area) => dining(area, seatsOf(yacht)));
  return [diningRoom, ...(layout === 'stacked' ? stackedRooms(plan, berths) : singleRooms(plan, berths))];
}

function stackedRooms({ length: L }: MotorPlan, { master, on, crew }: Berthing): (Room | false)[] {
  const cabins = on('main');
  const long = rowsLength(cabins, idealCabin(L)) * 1.1;
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
function singleRooms({ yacht, length: L, layout }: MotorPlan, { master }: Berthing): (Room | false)[] {
  const owner = master === 'main';
  const classic = layout === 'classic';
  return [
    has(yacht, 'cinema') && room(Math.max(3, 0.07 * L), cinema),
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
export function motorMain(plan: MotorPlan, berths: Berthing): Sketch {
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
  drawRooms({ sketch, outline: house, from: house.aft, to: stairwell.from }, aftRooms(plan), 'last');
  drawStairwell(sketch, house, stairwell, { up: true, down: true, indoors: true, head: true });
  sketch.bulkhead(house, stairwell.to, true);
  const nose = raised === null ? 0.035 * L : 0.03 * L;
  const bow = { sketch, outline: house, from: stairwell.to, to: house.fore - nose };
  drawRooms(bow, forwardRooms(plan, berths), raised === null ? 'between' : 'all');
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
  const tub = has(yacht, 'jacuzzi') && jacuzziOnForedeck(plan);
  const cargo = helipadOnMainDeck(plan) ? 'helipad' : tub ? 'jacuzzi' : carry ? 'tender' : 'lounge';
  const place =
    cargo === 'helipad'
      ? padArea(sketch, hull, from)
      : cargo === 'jacuzzi'
        ? jacuzziAhead(sketch, hull, from + 0.1, 2.6)
        : sketch.whole(hull, from, to, 0.6);
  foredeck(place, mooringArea(sketch, hull, place), cargo);
}
