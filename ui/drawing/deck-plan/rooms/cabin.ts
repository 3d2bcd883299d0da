import { type Curve, clamp } from '../../geometry.ts';
import type { Area, Door } from '../area.ts';
import type { CabinKind } from '../planned-yacht.ts';
import { deal, divide, SIDES, type Stretch } from '../sketch.ts';
import { bathroom, bunks, doubleBed, singleBed, twinBeds } from './cabin-furniture.ts';
import { armchair, sofa } from './seating.ts';

/** The length that a cabin or store should have, relative to a plain double. */
const SHARES = {
  master: 1.6,
  double: 1,
  convertible: 1,
  triple: 1.02,
  twin: 0.94,
  single: 0.78,
  crew: 0.8,
  store: 0.5,
};
type Berth = keyof typeof SHARES;

function wardrobe(area: Area): void {
  area.box('joinery');
  area.line('fine', [0, area.width / 2], [area.length, area.width / 2]);
}

/** The beds of a cabin; `double` is the width of a double one. */
export function beds(area: Area, kind: CabinKind, double = kind === 'master' ? 2 : 1.7): void {
  if (kind === 'twin' || kind === 'triple') twinBeds(area, kind === 'triple');
  else if (kind === 'single') singleBed(area);
  else doubleBed(area, double, kind === 'convertible');
}

export function nameCabin(area: Area, kind: CabinKind, u: number, v: number): void {
  area.name(kind === 'master' ? 'master-suite' : `${kind}-cabin`, u, v);
}

function bathLength(length: number): number {
  return Math.min(Math.max(length * 0.35, Math.min(1.15, length * 0.4)), 2.1);
}

/** The bathroom of a cabin with its sliding door, as far outboard as the side lets it; `hull` is the side's v over u. */
function wetRoom(area: Area, wet: number, hull: Curve, grand: boolean, plain = false): void {
  bathroom(area.part(0, wet, 0, Math.max(0.3, Math.min(hull(0), hull(wet)) - 0.04)), grand, plain);
  const { width } = area;
  const door: Door = { at: Math.min(0.85, width * 0.3), wide: Math.min(0.62, width * 0.25), swing: 'slides' };
  area.wall([wet, 0], [wet, hull(wet)], door);
}

/** A cabin on one side of a corridor: v = 0 is the corridor, the hull is at v = width. */
function sideCabin(area: Area, kind: CabinKind, hull: Curve): void {
  const { length, width } = area;
  const wet = bathLength(length);
  wetRoom(area, wet, hull, kind === 'master');
  const room = area.part(wet, length);
  const deep = Math.min(2.1, width * 0.72);
  const dry = room.part(0.08, room.length - 0.08, 0, width - 0.06);
  beds(dry.part(0, dry.length, dry.width - deep), kind);
  if (width > 3.05 && room.length > 1.9) wardrobe(room.part(1.05, room.length - 0.05, 0.06, 0.62));
  nameCabin(room, kind, room.length / 2, width - deep * 0.62);
}

/** A suite over the whole beam between two places of a deck; its bathrooms aft, or forward. */
export function suite({ sketch, outline, from, to }: Stretch, bathrooms: 'aft' | 'forward' = 'aft'): void {
  const whole = sketch.whole(outline, from, to);
  const aft = bathrooms === 'aft';
  const wet = Math.min(Math.max(whole.length * 0.3, 1.2), 3.2);
  const [wetFrom, wetTo] = aft ? [from, from + wet] : [to - wet, to];
  const more = Math.max(0, Math.min(outline.half(wetFrom), outline.half(wetTo)) - whole.width / 2);
  beamSuite(aft ? whole : whole.backwards(), wet, more);
}

/**
 * The rooms of a suite: v from side to side, the bathrooms from u = 0 to `wet`, the bed looks towards them. `more` is how
 * much farther than the area the sides are at the bathrooms. Meters.
 */
function beamSuite(area: Area, wet: number, more: number): void {
  const { length, width } = area;
  const middle = width / 2;
  const hall = Math.min(1.5, width * 0.22);
  const port = middle - hall / 2;
  const starboard = middle + hall / 2;
  bathroom(area.part(0, wet, -more, port).flipped(), true);
  const dressing = area.part(0, wet, starboard, width + more);
  wardrobe(dressing.part(0.06, dressing.length - 0.06, 0, 0.6));
  if (dressing.width > 2.1 && dressing.length > 1.6) {
    dressing.part(0, dressing.length, 1.3).box('stone');
    const tub = dressing.part(0.15, dressing.length - 0.15, dressing.width - 0.95, dressing.width - 0.15);
    tub.rounded('linen', 0.3).box('water', 0.1, tub.length - 0.1, 0.1, tub.width - 0.1, 0.25);
    dressing.wall([0, 1.3], [dressing.length, 1.3], { at: dressing.length * 0.35, wide: 0.6, swing: 'slides' });
  }
  area.wall([wet, -more], [wet, port]).wall([wet, starboard], [wet, width + more]);
  for (const v of [port, starboard])
    area.wall([0, v], [wet, v], { at: wet * 0.3, wide: Math.min(0.7, wet * 0.5), swing: 'slides' });
  const room = area.part(wet, length);
  const deep = Math.min(2.1, room.length * 0.72);
  room.box('carpet', Math.max(0.2, room.length - deep - 0.9), room.length - 0.4, middle - 1.7, middle + 1.7, 0.1);
  beds(room.part(room.length - deep, room.length - 0.06, middle - 1.6, middle + 1.6).turned(), 'master');
  if (width > 5) {
    sofa(room.part(0.3, Math.min(room.length - 0.3, 2.9), 0.1, 0.9).flipped());
    room.box('joinery', 0.4, Math.max(0.5, Math.min(room.length - 0.3, 2.2)), width - 0.65, width - 0.1);
    armchair(room, Math.min(1.3, room.length / 2), width - 1.05);
  }
  nameCabin(room, 'master', room.length - deep * 0.62, middle);
}

/** A suite in the bow: the bed's head forward, bathroom aft on one side, wardrobes on the other. */
export function bowSuite(area: Area, kind: CabinKind, beyond: (wet: number) => number): void {
  const { length, width } = area;
  const middle = width / 2;
  const wet = Math.min(2, Math.max(0.9, length * 0.36));
  const hall = Math.min(1.2, width * 0.3);
  const more = Math.max(0, beyond(wet));
  bathroom(area.part(0, wet, -more, middle - hall / 2).flipped(), false);
  area.wall([0, middle - hall / 2], [wet, middle - hall / 2]);
  const doorAt = Math.max(0.1, more + middle - hall / 2 - 0.8);
  area.wall([wet, -more], [wet, middle - hall / 2], { at: doorAt, wide: 0.6, swing: 'slides' });
  wardrobe(area.part(0.08, wet, Math.max(middle + hall / 2 + 0.2, width + more - 0.7), width + more - 0.08));
  const deep = Math.min(2.1, length - wet - 0.1);
  const wide = Math.min(2.9, width * 0.94);
  beds(area.part(length - deep, length - 0.05, middle - wide / 2, middle + wide / 2).turned(), kind);
  nameCabin(area, kind, length - deep * 0.62, middle);
}

function crewBath(length: number): number {
  return Math.min(1.15, length * 0.34);
}

/** A crew cabin on one side of a corridor: bunks against the hull, a shower room and a locker. */
function crewCabin(area: Area, hull: Curve): void {
  const { length, width } = area;
  const wet = crewBath(length);
  if (width > 1.5 && length > 1.6) wetRoom(area, wet, hull, false, true);
  const room = area.part(wet, length);
  bunks(room.part(Math.max(0.06, room.length - 2.05), room.length - 0.05, Math.max(0.1, width - 0.9), width - 0.05));
  if (width > 2.6 && room.length > 1.7) wardrobe(room.part(0.95, room.length - 0.06, 0.06, 0.5));
  room.name('crew-cabin', room.length / 2, Math.max(0.5, width - 0.9 - Math.min(0.75, width * 0.2)));
}

/** The captain's: a bed for one and a half, a desk and a shower room. */
export function captainsCabin(area: Area, hull: Curve): void {
  const { length, width } = area;
  const wet = bathLength(length);
  wetRoom(area, wet, hull, false);
  const room = area.part(wet, length);
  const deep = Math.min(2.05, width * 0.7);
  doubleBed(room.part(0.06, room.length - 0.06, width - deep, width - 0.05), 1.4);
  room.name('captains-cabin', room.length / 2, width - deep * 0.62);
}

function shareOf(kind: Berth): number {
  return SHARES[kind];
}

/** Port and starboard; where one side has much less, a store fills it. */
function sides(cabins: readonly Berth[]): readonly (readonly Berth[])[] {
  const [port, starboard] = deal(cabins, shareOf);
  const gap = port.want - starboard.want;
  return [
    gap < -0.55 ? [...port.parts, 'store'] : port.parts,
    gap > 0.55 ? [...starboard.parts, 'store'] : starboard.parts,
  ];
}

/** Returns the distance of a door from the aft wall of a part `long` meters long. */
function doorOf(kind: Berth, long: number): number {
  if (kind === 'store') return 0.2;
  return kind === 'crew' ? crewBath(long) + 0.1 : bathLength(long) + 0.12;
}

/** Cabins on both sides of a corridor between two places of a deck. */
export function cabinRows(stretch: Stretch, cabins: readonly Berth[], corridor = 0.5): void {
  const { sketch, outline, from, to } = stretch;
  if (cabins.length === 0) return;
  sides(cabins).forEach((row, i) => {
    const side = SIDES[i] ?? 1;
    const wishes = row.map((kind) => ({ kind, want: shareOf(kind) }));
    const parts = divide(from, to, wishes);
    for (const { from: x0, to: x1, kind } of parts) {
      const area = sketch.side(outline, x0, x1, corridor, side);
      const hull = (u: number): number => outline.half(x0 + u) - corridor;
      if (kind === 'crew') crewCabin(area, hull);
      else if (kind === 'store')
        area.part(0.08, area.length - 0.08, area.width - 0.6, area.width - 0.05).box('joinery');
      else sideCabin(area, kind, hull);
      if (x1 < to - 0.01) sketch.partition(outline, x1, corridor, side);
    }
    const doors = parts.map(({ from: x0, to: x1, kind }) => x0 + doorOf(kind, x1 - x0));
    sketch.corridorWall(from, to, corridor, side, doors);
  });
}

/** Crew cabins in pairs, one on each side. */
export function crewCabins(pairs: number): 'crew'[] {
  return Array.from({ length: pairs * 2 }, () => 'crew');
}

/** Returns the length that the longer of both rows should have, meters. */
export function rowsLength(cabins: readonly CabinKind[], ideal: number): number {
  return Math.max(...deal(cabins, shareOf).map(({ want }) => want)) * ideal;
}

/** Returns the length that a double cabin should have on a yacht of a length, meters. */
export function idealCabin(length: number): number {
  return clamp(1.1 + 0.066 * length, 2.7, 5.4);
}
