import type { DeckArea } from '../deck-area.ts';
import { type CabinKind, type DeckPlanYacht, guestCabins, hasAmenity } from '../deck-plan-yacht.ts';
import { DECK_SIDES, type DeckSide, DeckSketch, divideLength, outlinePath, splitIntoRows } from '../deck-sketch.ts';
import { drawCabinBeds, labelCabin } from '../rooms/cabin.ts';
import { drawBathroom, drawBunks } from '../rooms/cabin-furniture.ts';
import { drawStairFlight } from '../rooms/deck-gear.ts';
import { drawCinema, wellnessRooms } from '../rooms/wellness.ts';
import { areaInHull, type CatamaranPlan } from './catamaran-plan.ts';

/** A room in a hull. */
interface HullRoom {
  /** The length that it should have, relative to a double cabin. */
  readonly relativeLength: number;
  readonly draw: (area: DeckArea) => void;
}

/** Draws a cabin in a hull: the bathroom aft, the bed lengthwise with its head forward. */
function drawCabinInHull(area: DeckArea, kind: CabinKind): void {
  const { length, width } = area;
  const bathroomLength = Math.min(Math.max(1, length * 0.3), 1.9);
  drawBathroom(area.part(0, bathroomLength), false);
  area.wall([bathroomLength, -0.05], [bathroomLength, width + 0.05], {
    at: width * 0.36,
    width: Math.min(0.6, width * 0.3),
    opening: 'sliding',
  });
  const room = area.part(bathroomLength, length);
  drawCabinBeds(
    room.part(Math.max(0.1, room.length - 2.1), room.length - 0.06).turned(),
    kind,
    kind === 'master' ? 1.9 : 1.6,
  );
  const free = room.length - 2.2;
  if (free > 1) room.box('joinery', 0.5, free - 0.1, width - 0.5, width);
  if (free > 2.4) room.box('cushion', 0.4, Math.min(free - 0.2, 2.4), 0, 0.6, 0.12);
  labelCabin(room, kind, Math.max(room.length * 0.4, room.length - 1.3), width / 2);
}

const CREW_CABIN: HullRoom = {
  relativeLength: 0.5,
  draw: (area) => {
    drawBunks(area.part(0.1, area.length - 0.1, Math.max(0, area.width - 0.9)));
    area.name('crew-cabin', area.length / 2, Math.min(area.width / 2, 0.4));
  },
};

const LOCKER: HullRoom = {
  relativeLength: 0.55,
  draw: (area) => area.box('joinery', 0.1, area.length - 0.1, area.width - 0.45),
};

/** Divides the rooms between the hulls, port first, about equally; the master suite is aft in the starboard hull. */
function hullRooms(yacht: DeckPlanYacht): readonly (readonly HullRoom[])[] {
  const shared = [...wellnessRooms(yacht), ...(hasAmenity(yacht, 'cinema') ? [{ draw: drawCinema }] : [])];
  const rooms = [
    ...guestCabins(yacht).map((kind): HullRoom => {
      return {
        relativeLength: kind === 'master' ? 1.3 : kind === 'single' ? 0.75 : 1,
        draw: (area) => drawCabinInHull(area, kind),
      };
    }),
    ...shared.map(({ draw }): HullRoom => ({ relativeLength: 0.55, draw: (area) => draw(area.inset(0.05)) })),
  ];
  const [starboard, port] = splitIntoRows(rooms, ({ relativeLength }) => relativeLength);
  return [port.parts, starboard.parts];
}

function drawHull(sketch: DeckSketch, { length: L, hullHalfBreadth, hullOffset }: CatamaranPlan, side: DeckSide): void {
  const shell = (inset: number, aft: number, fore: number): string =>
    outlinePath({ aft, fore, halfBreadth: (x) => Math.max(0.015, hullHalfBreadth(x) - inset) }, side * hullOffset);
  sketch.put('shell', shell(0, 0.004 * L, 0.998 * L));
  sketch.put('floor', shell(0.16, 0.05 * L, 0.92 * L));
}

/** Draws a bulkhead across one hull at x, with or without a door. */
function bulkheadInHull(sketch: DeckSketch, plan: CatamaranPlan, side: DeckSide, x: number, door = true): void {
  const halfBreadth = plan.hullHalfBreadth(x) - 0.16;
  const across = areaInHull(plan, sketch, x, x + 0.1, side).middle(0.1, 99);
  const v = across.width / 2;
  const doors = door ? [{ at: halfBreadth - 0.35, width: 0.7, opening: 'sliding' } as const] : [];
  across.wall([0, v - halfBreadth], [0, v + halfBreadth], ...doors);
}

function drawEngineRoomInHull(sketch: DeckSketch, plan: CatamaranPlan, side: DeckSide): void {
  const room = areaInHull(plan, sketch, 0.055 * plan.length, 0.15 * plan.length, side);
  const engineWidth = room.width * 0.6;
  const engine = room.middle(2, engineWidth);
  engine.box('machine').box('fine', 0.3, 1.6, 0.15, Math.max(0.3, engineWidth - 0.15));
  room.name('engine-room');
}

/** Draws rooms of one hull from aft to forward, with a bulkhead forward of each. */
function drawHullRooms(
  sketch: DeckSketch,
  plan: CatamaranPlan,
  side: DeckSide,
  from: number,
  to: number,
  rooms: readonly HullRoom[],
): void {
  for (const { from: x0, to: x1, draw } of divideLength(from, to, rooms, ({ relativeLength }) => relativeLength)) {
    draw(areaInHull(plan, sketch, x0 + 0.06, x1 - 0.06, side));
    bulkheadInHull(sketch, plan, side, x1, x1 < 0.8 * plan.length);
  }
}

/** Draws the accommodation in both hulls: engines at the stern, crew in the bow. */
export function drawCatamaranLowerDeck(plan: CatamaranPlan): DeckSketch {
  const { yacht, length: L, hullHalfBreadth, hullOffset, stairwell, bridgeDeck } = plan;
  const sketch = new DeckSketch('lower');
  const rows = hullRooms(yacht);
  const inner = hullOffset - hullHalfBreadth(bridgeDeck.aft);
  sketch.area(bridgeDeck.aft, bridgeDeck.fore, -inner, inner).box('dashed');
  DECK_SIDES.forEach((side, i) => {
    drawHull(sketch, plan, side);
    drawEngineRoomInHull(sketch, plan, side);
    bulkheadInHull(sketch, plan, side, 0.15 * L, false);
    const row = rows[i] ?? [];
    const aft = row.slice(0, Math.ceil(row.length / 2 - 0.01));
    const locker = row.length < 2 ? [LOCKER] : [];
    drawHullRooms(sketch, plan, side, 0.15 * L, stairwell.from, aft.length > 0 ? aft : locker);
    const flight = areaInHull(plan, sketch, stairwell.from + 0.1, stairwell.to - 0.1, side);
    drawStairFlight(flight.part(0, flight.length, 0, Math.min(0.85, flight.width * 0.5)).flipped());
    bulkheadInHull(sketch, plan, side, stairwell.to);
    drawHullRooms(sketch, plan, side, stairwell.to, 0.86 * L, [...row.slice(aft.length), ...locker, CREW_CABIN]);
  });
  return sketch;
}
