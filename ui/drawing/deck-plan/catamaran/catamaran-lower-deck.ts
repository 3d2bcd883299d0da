import { type Curve, clamp, evenlySpaced, Pen, type Point } from '../../geometry.ts';
import type { DeckArea } from '../deck-area.ts';
import { beamOrEstimate, type CabinKind, type DeckPlanYacht, guestCabins, hasAmenity } from '../deck-plan-yacht.ts';
import { DECK_SIDES, type DeckSide, DeckSketch, divideLength, outlinePath, splitIntoRows } from '../deck-sketch.ts';
import { drawCabinBeds, labelCabin } from '../rooms/cabin.ts';
import { drawBathroom, drawBunks } from '../rooms/cabin-furniture.ts';
import { drawStairFlight } from '../rooms/deck-gear.ts';
import { drawCinema, wellnessRooms } from '../rooms/wellness.ts';

/** A room in a hull. */
interface Part {
  /** The length that it should have, relative to a plain double. */
  readonly want: number;
  readonly draw: (area: DeckArea) => void;
}

/** Draws a cabin in a hull: bathroom at u = 0, the bed lengthwise with its head at u = length. */
function drawCabin(area: DeckArea, kind: CabinKind): void {
  const { length, width } = area;
  const wet = Math.min(Math.max(1, length * 0.3), 1.9);
  drawBathroom(area.part(0, wet), false);
  area.wall([wet, -0.05], [wet, width + 0.05], { at: width * 0.36, wide: Math.min(0.6, width * 0.3), swing: 'slides' });
  const room = area.part(wet, length);
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

const CREW: Part = {
  want: 0.5,
  draw: (area) => {
    drawBunks(area.part(0.1, area.length - 0.1, Math.max(0, area.width - 0.9)));
    area.name('crew-cabin', area.length / 2, Math.min(area.width / 2, 0.4));
  },
};

const STORE: Part = { want: 0.55, draw: (area) => area.box('joinery', 0.1, area.length - 0.1, area.width - 0.45) };

/** Divides the rooms between the hulls, port first, about equally; the master suite is aft in the starboard hull. */
function hullParts(yacht: DeckPlanYacht): readonly (readonly Part[])[] {
  const shared = [...wellnessRooms(yacht), ...(hasAmenity(yacht, 'cinema') ? [{ draw: drawCinema }] : [])];
  const parts = [
    ...guestCabins(yacht).map((kind): Part => {
      return { want: kind === 'master' ? 1.3 : kind === 'single' ? 0.75 : 1, draw: (area) => drawCabin(area, kind) };
    }),
    ...shared.map(({ draw }): Part => ({ want: 0.55, draw: (area) => draw(area.inset(0.05)) })),
  ];
  const [starboard, port] = splitIntoRows(parts, ({ want }) => want);
  return [port.parts, starboard.parts];
}

function drawShell(sketch: DeckSketch, { length: L, hull, abeam }: CatamaranPlan, side: DeckSide): void {
  const shell = (inset: number, aft: number, fore: number): string =>
    outlinePath({ aft, fore, half: (x) => Math.max(0.015, hull(x) - inset) }, side * abeam);
  sketch.put('shell', shell(0, 0.004 * L, 0.998 * L));
  sketch.put('floor', shell(0.16, 0.05 * L, 0.92 * L));
}

/** Draws a wall across one hull at x. */
function wallAt(sketch: DeckSketch, plan: CatamaranPlan, side: DeckSide, x: number, door = true): void {
  const half = plan.hull(x) - 0.16;
  const across = areaInHull(plan, sketch, x, x + 0.1, side).middle(0.1, 99);
  const v = across.width / 2;
  const doors = door ? [{ at: half - 0.35, wide: 0.7, swing: 'slides' } as const] : [];
  across.wall([0, v - half], [0, v + half], ...doors);
}

function engine(sketch: DeckSketch, plan: CatamaranPlan, side: DeckSide): void {
  const room = areaInHull(plan, sketch, 0.055 * plan.length, 0.15 * plan.length, side);
  const wide = room.width * 0.6;
  const block = room.middle(2, wide);
  block.box('machine').box('fine', 0.3, 1.6, 0.15, Math.max(0.3, wide - 0.15));
  room.name('engine-room');
}

/** Draws the rooms of one hull from aft to forward, with a wall forward of each. */
function drawParts(
  sketch: DeckSketch,
  plan: CatamaranPlan,
  side: DeckSide,
  from: number,
  to: number,
  parts: readonly Part[],
): void {
  for (const { from: x0, to: x1, draw } of divideLength(from, to, parts)) {
    draw(areaInHull(plan, sketch, x0 + 0.06, x1 - 0.06, side));
    wallAt(sketch, plan, side, x1, x1 < 0.8 * plan.length);
  }
}

/** Draws the accommodation in both hulls: engines at the stern, crew towards the bow. */
export function catamaranLowerDeck(plan: CatamaranPlan): DeckSketch {
  const { yacht, length: L, hull, abeam, stairwell, bridge } = plan;
  const sketch = new DeckSketch('lower');
  const rows = hullParts(yacht);
  const inner = abeam - hull(bridge.aft);
  sketch.area(bridge.aft, bridge.fore, -inner, inner).box('broken');
  DECK_SIDES.forEach((side, i) => {
    drawShell(sketch, plan, side);
    engine(sketch, plan, side);
    wallAt(sketch, plan, side, 0.15 * L, false);
    const row = rows[i] ?? [];
    const aft = row.slice(0, Math.ceil(row.length / 2 - 0.01));
    const store = row.length < 2 ? [STORE] : [];
    drawParts(sketch, plan, side, 0.15 * L, stairwell.from, aft.length > 0 ? aft : store);
    const flight = areaInHull(plan, sketch, stairwell.from + 0.1, stairwell.to - 0.1, side);
    drawStairFlight(flight.part(0, flight.length, 0, Math.min(0.85, flight.width * 0.5)).flipped());
    wallAt(sketch, plan, side, stairwell.to);
    drawParts(sketch, plan, side, stairwell.to, 0.86 * L, [...row.slice(aft.length), ...store, CREW]);
  });
  return sketch;
}

/** A catamaran seen from above, in metres from the stern. */
export type CatamaranPlan = ReturnType<typeof catamaranPlan>;

/** Returns the hulls, bridge deck and saloon of a catamaran by her length and beam (ME4). */
export function catamaranPlan(yacht: DeckPlanYacht) {
  const { length: L } = yacht;
  const beam = beamOrEstimate(yacht);
  const wide = Math.min(beam * 0.3, clamp(0.09 * L + 0.55, 2.2, 4.4));
  const hull: Curve = (x) => {
    const u = clamp(x / L, 0, 1);
    const bow = u < 0.5 ? 1 : 1 - ((u - 0.5) / 0.5) ** 2.3;
    return (wide / 2) * Math.max(0, bow) * (0.86 + 0.14 * clamp(u / 0.25, 0, 1));
  };
  const abeam = (beam - wide) / 2;
  const stairs = clamp(0.06 * L, 1.3, 2);
  return {
    yacht,
    length: L,
    beam,
    /** Half the breadth of one hull over the length, and how far its middle is abeam. */
    hull,
    abeam,
    /** The deck between the hulls, and the saloon on it. */
    bridge: { aft: 0.07 * L, fore: 0.72 * L },
    saloon: { aft: 0.25 * L, fore: 0.645 * L, half: abeam + wide * 0.12 },
    /** Stairs down into both hulls. */
    stairwell: { from: 0.44 * L, to: 0.44 * L + stairs },
  };
}

/** Returns path data of both hulls and the deck between them as one outline. */
export function deckPath({ length: L, hull, abeam, bridge }: CatamaranPlan): string {
  const along = [...evenlySpaced(0, 0.5, 3), ...evenlySpaced(0.5, 1, 9).slice(1)].map((t) => 0.004 * L + t * 0.994 * L);
  const edge = (places: readonly number[], side: number, out: number): Point[] =>
    places.map((x) => [x, side * (abeam + out * hull(x))]);
  const inside = along.filter((x) => x > bridge.fore).reverse();
  const stern = [bridge.aft, 0.004 * L];
  const first: Point = [0.004 * L, -(abeam + hull(0))];
  return new Pen(first)
    .through(edge(along, -1, 1).slice(1))
    .through(edge([...inside, bridge.fore], -1, -1))
    .line([bridge.fore, abeam - hull(bridge.fore)])
    .through(edge([...inside].reverse(), 1, -1))
    .through(edge([...along].reverse(), 1, 1))
    .line(...edge([...stern].reverse(), 1, -1))
    .line(...edge(stern, -1, -1))
    .close();
}

/** Returns the largest rectangle inside one hull; v runs from its inner to its outer side. */
export function areaInHull(
  { hull, abeam }: CatamaranPlan,
  sketch: DeckSketch,
  from: number,
  to: number,
  side: DeckSide,
): DeckArea {
  const half = Math.max(0.2, Math.min(...evenlySpaced(from, to, 6).map(hull)) - 0.2);
  return sketch.area(from, to, side * (abeam - half), side * (abeam + half));
}
