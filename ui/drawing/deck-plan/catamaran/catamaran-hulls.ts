import { Area, type Door } from '../area.ts';
import { ROOM_OF_CABIN } from '../deck-drawing.ts';
import { deal, divide, type Wish } from '../divide.ts';
import { outlinePath } from '../outline.ts';
import { stairFlight } from '../outside.ts';
import { type CabinKind, guestCabins, has, type PlannedYacht } from '../planned-yacht.ts';
import { bathroom } from '../rooms/bathroom.ts';
import { bunks, doubleBed, singleBed, twinBeds } from '../rooms/bed.ts';
import { cinema, gym, sauna, spa } from '../rooms/wellness.ts';
import { SIDES, Sketch } from '../sketch.ts';
import { type CatamaranPlan, hullArea } from './catamaran-levels.ts';

type Extra = 'gym' | 'spa' | 'sauna' | 'cinema' | 'store' | 'crew';
type Part = { readonly cabin: CabinKind } | { readonly extra: Extra };

/** A cabin in a hull: bathroom at u = 0, the bed lengthwise with its head at u = length. */
function hullCabin(area: Area, kind: CabinKind): void {
  const { length, width } = area;
  const wet = Math.min(Math.max(1, length * 0.3), 1.9);
  bathroom(area.part(0, wet), false);
  area.wall([wet, -0.05], [wet, width + 0.05], { at: width * 0.36, wide: Math.min(0.6, width * 0.3), swing: 'slides' });
  const room = area.part(wet, length);
  const bed = room.part(Math.max(0.1, room.length - 2.1), room.length - 0.06).turned();
  if (kind === 'twin' || kind === 'triple') twinBeds(bed, kind === 'triple');
  else if (kind === 'single') singleBed(bed);
  else doubleBed(bed, kind === 'master' ? 1.9 : 1.6, kind === 'convertible');
  const free = room.length - 2.2;
  if (free > 1) room.box('joinery', 0.5, free - 0.1, width - 0.5, width);
  if (free > 2.4) room.box('cushion', 0.4, Math.min(free - 0.2, 2.4), 0, 0.6, 0.12);
  room.name(ROOM_OF_CABIN[kind], Math.max(room.length * 0.4, room.length - 1.3), width / 2);
}

function drawPart(area: Area, part: Part): void {
  if ('cabin' in part) {
    hullCabin(area, part.cabin);
    return;
  }
  const { extra } = part;
  if (extra === 'crew') {
    bunks(area.part(0.1, area.length - 0.1, Math.max(0, area.width - 0.9)));
    area.name('crew-cabin', area.length / 2, Math.min(area.width / 2, 0.4));
  } else if (extra === 'store') area.box('joinery', 0.1, area.length - 0.1, area.width - 0.45);
  else ({ gym, spa, sauna, cinema })[extra](area.inset(0.05));
}

/** The length that a part of a hull should have, relative to a plain double. */
function wantOf(part: Part): number {
  if ('extra' in part) return part.extra === 'crew' ? 0.5 : 0.55;
  return part.cabin === 'master' ? 1.3 : part.cabin === 'single' ? 0.75 : 1;
}

/** Divides the parts between the hulls, port first, so that both are about equal; the master is aft in starboard. */
function hullParts(yacht: PlannedYacht): readonly (readonly Part[])[] {
  const extras = (['gym', 'spa', 'sauna', 'cinema'] as const).filter((room) => has(yacht, room));
  const parts = [...guestCabins(yacht).map((cabin): Part => ({ cabin })), ...extras.map((extra): Part => ({ extra }))];
  const [starboard, port] = deal(parts, wantOf);
  return [port.parts, starboard.parts];
}

function drawShell({ drawing: draft }: Sketch, { length: L, hull, abeam }: CatamaranPlan, side: -1 | 1): void {
  const shell = (inset: number, aft: number, fore: number): string =>
    outlinePath({ aft, fore, half: (x) => Math.max(0.015, hull(x) - inset) }, side * abeam);
  draft.put('shell', shell(0, 0.004 * L, 0.998 * L));
  draft.put('floor', shell(0.16, 0.05 * L, 0.92 * L));
}

/** A wall across one hull at x. */
function wallAt({ drawing: draft }: Sketch, plan: CatamaranPlan, side: -1 | 1, x: number, door = true): void {
  const half = plan.hull(x) - 0.16;
  const across = hullArea(plan, draft, x, x + 0.1, side).middle(0.1, 99);
  const v = across.width / 2;
  const doors: Door[] = door ? [{ at: half - 0.35, wide: 0.7, swing: 'slides' }] : [];
  across.wall([0, v - half], [0, v + half], ...doors);
}

function engine({ drawing: draft }: Sketch, plan: CatamaranPlan, side: -1 | 1): void {
  const room = hullArea(plan, draft, 0.055 * plan.length, 0.15 * plan.length, side);
  const wide = room.width * 0.6;
  room
    .middle(2, wide)
    .box('machine')
    .box('fine', 0.3, 1.6, 0.15, Math.max(0.3, wide - 0.15));
  room.name('engine-room');
}

/** Parts one after another in one hull, with a wall forward of each. */
function drawParts(
  sketch: Sketch,
  plan: CatamaranPlan,
  side: -1 | 1,
  from: number,
  to: number,
  parts: readonly Part[],
): void {
  const wishes = parts.map((what): Wish<Part> => ({ want: wantOf(what), what }));
  for (const { from: x0, to: x1, what } of divide(from, to, wishes)) {
    drawPart(hullArea(plan, sketch.drawing, x0 + 0.06, x1 - 0.06, side), what);
    wallAt(sketch, plan, side, x1, x1 < 0.8 * plan.length);
  }
}

/** The accommodation in both hulls, engines by the stern, crew towards the bow. */
export function catamaranHulls(plan: CatamaranPlan): Sketch {
  const { yacht, length: L, hull, abeam, core, bridge } = plan;
  const sketch = new Sketch('lower');
  const rows = hullParts(yacht);
  const inner = abeam - hull(bridge.aft);
  Area.of(sketch.drawing, bridge.aft, bridge.fore, -inner, inner).box('broken');
  SIDES.forEach((side, i) => {
    drawShell(sketch, plan, side);
    engine(sketch, plan, side);
    wallAt(sketch, plan, side, 0.15 * L, false);
    const row = rows[i] ?? [];
    const aft = row.slice(0, Math.ceil(row.length / 2 - 0.01));
    const store: Part[] = row.length < 2 ? [{ extra: 'store' }] : [];
    drawParts(sketch, plan, side, 0.15 * L, core.from, aft.length > 0 ? aft : store);
    const flight = hullArea(plan, sketch.drawing, core.from + 0.1, core.to - 0.1, side);
    stairFlight(flight.part(0, flight.length, 0, Math.min(0.85, flight.width * 0.5)).upended());
    wallAt(sketch, plan, side, core.to);
    drawParts(sketch, plan, side, core.to, 0.86 * L, [...row.slice(aft.length), ...store, { extra: 'crew' }]);
  });
  return sketch;
}
