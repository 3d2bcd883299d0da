import type { Curve } from '../../math.ts';
import type { Area, Door } from '../area.ts';
import { ROOM_OF_CABIN } from '../deck-drawing.ts';
import type { CabinKind } from '../planned-yacht.ts';
import { bathroom, tub } from './bathroom.ts';
import { bunks, doubleBed, singleBed, twinBeds } from './bed.ts';
import { armchair, sofa } from './seating.ts';

/** The length that a cabin should have, relative to a plain double. */
export const CABIN_SHARE: Readonly<Record<CabinKind, number>> = {
  master: 1.6,
  double: 1,
  convertible: 1,
  triple: 1.02,
  twin: 0.94,
  single: 0.78,
};

function wardrobe(area: Area): void {
  area.box('joinery');
  area.line('fine', [0, area.width / 2], [area.length, area.width / 2]);
}

function berths(area: Area, kind: CabinKind): void {
  if (kind === 'twin' || kind === 'triple') twinBeds(area, kind === 'triple');
  else if (kind === 'single') singleBed(area);
  else doubleBed(area, kind === 'master' ? 2 : 1.7, kind === 'convertible');
}

/** How far along u the cabin's door stands from its aft wall, meters. */
export function cabinDoor(length: number): number {
  return bathLength(length) + 0.12;
}

function bathLength(length: number): number {
  return Math.min(Math.max(length * 0.35, Math.min(1.15, length * 0.4)), 2.1);
}

/** A sliding door between a cabin and its bathroom. */
function wetDoor(width: number): Door {
  return { at: Math.min(0.85, width * 0.3), wide: Math.min(0.62, width * 0.25), swing: 'slides' };
}

/** The bathroom of a cabin, as far outboard as the side lets it; `hull` is the side's v over u. */
function wetRoom(area: Area, wet: number, hull: Curve, grand: boolean, plain = false): void {
  bathroom(area.part(0, wet, 0, Math.max(0.3, Math.min(hull(0), hull(wet)) - 0.04)), grand, plain);
  area.wall([wet, 0], [wet, hull(wet)], wetDoor(area.width));
}

/** A cabin on one side of a corridor: v = 0 is the corridor, the hull is at v = width. */
export function sideCabin(area: Area, kind: CabinKind, hull: Curve): void {
  const { length, width } = area;
  const wet = bathLength(length);
  wetRoom(area, wet, hull, kind === 'master');
  const room = area.part(wet, length);
  const deep = Math.min(2.1, width * 0.72);
  const dry = room.part(0.08, room.length - 0.08, 0, width - 0.06);
  berths(dry.part(0, dry.length, dry.width - deep), kind);
  if (width > 3.05 && room.length > 1.9) wardrobe(room.part(1.05, room.length - 0.05, 0.06, 0.62));
  room.name(ROOM_OF_CABIN[kind], room.length / 2, width - deep * 0.62);
}

function suiteBath(length: number): number {
  return Math.min(Math.max(length * 0.3, 1.2), 3.2);
}

/**
 * A suite over the whole beam: v from side to side, u = 0 is the bathroom's end, the bed looks towards it.
 * `beyond` is how much farther than the area the sides are where its bathrooms end, at u = `wet`; meters.
 */
export function beamSuite(area: Area, kind: CabinKind, beyond: (wet: number) => number): void {
  const { length, width } = area;
  const wet = suiteBath(length);
  const more = Math.max(0, beyond(wet));
  const middle = width / 2;
  const hall = Math.min(1.5, width * 0.22);
  bathroom(area.part(0, wet, -more, middle - hall / 2).upended(), true);
  const dressing = area.part(0, wet, middle + hall / 2, width + more);
  wardrobe(dressing.part(0.06, dressing.length - 0.06, 0, 0.6));
  if (dressing.width > 2.1 && dressing.length > 1.6) {
    dressing.part(0, dressing.length, 1.3).box('stone');
    tub(dressing.part(0.15, dressing.length - 0.15, dressing.width - 0.95, dressing.width - 0.15));
    dressing.wall([0, 1.3], [dressing.length, 1.3], { at: dressing.length * 0.35, wide: 0.6, swing: 'slides' });
  }
  area.wall([wet, -more], [wet, middle - hall / 2]);
  area.wall([wet, middle + hall / 2], [wet, width + more]);
  for (const v of [middle - hall / 2, middle + hall / 2])
    area.wall([0, v], [wet, v], { at: wet * 0.3, wide: Math.min(0.7, wet * 0.5), swing: 'slides' });
  const room = area.part(wet, length);
  const deep = Math.min(2.1, room.length * 0.72);
  room.box('carpet', Math.max(0.2, room.length - deep - 0.9), room.length - 0.4, middle - 1.7, middle + 1.7, 0.1);
  berths(room.part(room.length - deep, room.length - 0.06, middle - 1.6, middle + 1.6).turned(), kind);
  if (width > 5) {
    sofa(room.part(0.3, Math.min(room.length - 0.3, 2.9), 0.1, 0.9).upended());
    const desk = room.part(0.4, Math.min(room.length - 0.3, 2.2), width - 0.65, width - 0.1);
    desk.box('joinery');
    armchair(room, Math.min(1.3, room.length / 2), width - 1.05);
  }
  room.name(ROOM_OF_CABIN[kind], room.length - deep * 0.62, middle);
}

/** A suite in the bow: the bed's head forward, bathroom aft on one side, wardrobes on the other. */
export function bowSuite(area: Area, kind: CabinKind, beyond: (wet: number) => number): void {
  const { length, width } = area;
  const middle = width / 2;
  const wet = Math.min(2, Math.max(0.9, length * 0.36));
  const hall = Math.min(1.2, width * 0.3);
  const more = Math.max(0, beyond(wet));
  bathroom(area.part(0, wet, -more, middle - hall / 2).upended(), false);
  area.wall([0, middle - hall / 2], [wet, middle - hall / 2]);
  area.wall([wet, -more], [wet, middle - hall / 2], {
    at: Math.max(0.1, more + middle - hall / 2 - 0.8),
    wide: 0.6,
    swing: 'slides',
  });
  wardrobe(area.part(0.08, wet, Math.max(middle + hall / 2 + 0.2, width + more - 0.7), width + more - 0.08));
  const deep = Math.min(2.1, length - wet - 0.1);
  const wide = Math.min(2.9, width * 0.94);
  berths(area.part(length - deep, length - 0.05, middle - wide / 2, middle + wide / 2).turned(), kind);
  area.name(ROOM_OF_CABIN[kind], length - deep * 0.62, middle);
}

/** A crew cabin on one side of a corridor: bunks against the hull, a shower room and a locker. */
export function crewCabin(area: Area, hull: Curve): void {
  const { length, width } = area;
  const wet = Math.min(1.15, length * 0.34);
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
