import { type Curve, clamp } from '../../geometry.ts';
import type { DeckArea, Door } from '../deck-area.ts';
import type { CabinKind } from '../deck-plan-yacht.ts';
import { DECK_SIDES, type DeckSpan, divideLength, splitIntoRows } from '../deck-sketch.ts';
import { drawBathroom, drawBunks, drawDoubleBed, drawSingleBed, drawTwinBeds } from './cabin-furniture.ts';
import { drawArmchair, drawSofa } from './seating.ts';

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
type RowRoomKind = keyof typeof SHARES;

function wardrobe(area: DeckArea): void {
  area.box('joinery');
  area.line('fine', [0, area.width / 2], [area.length, area.width / 2]);
}

/** Draws the beds of a cabin. @param double width of a double bed in metres */
export function drawCabinBeds(area: DeckArea, kind: CabinKind, double = kind === 'master' ? 2 : 1.7): void {
  if (kind === 'twin' || kind === 'triple') drawTwinBeds(area, kind === 'triple');
  else if (kind === 'single') drawSingleBed(area);
  else drawDoubleBed(area, double, kind === 'convertible');
}

export function labelCabin(area: DeckArea, kind: CabinKind, u: number, v: number): void {
  area.name(kind === 'master' ? 'master-suite' : `${kind}-cabin`, u, v);
}

function bathLength(length: number): number {
  return Math.min(Math.max(length * 0.35, Math.min(1.15, length * 0.4)), 2.1);
}

/**
 * Draws the bathroom of a cabin, as wide as the hull allows, and its sliding door.
 * @param hull distance of the hull from the corridor at u, in metres
 */
function wetRoom(area: DeckArea, wetLength: number, hull: Curve, grand: boolean, plain = false): void {
  drawBathroom(area.part(0, wetLength, 0, Math.max(0.3, Math.min(hull(0), hull(wetLength)) - 0.04)), grand, plain);
  const { width } = area;
  const door: Door = { at: Math.min(0.85, width * 0.3), wide: Math.min(0.62, width * 0.25), swing: 'slides' };
  area.wall([wetLength, 0], [wetLength, hull(wetLength)], door);
}

/** Draws a cabin: v = 0 is the corridor wall; v = width is just inside the hull, which is at v = hull(u). */
function sideCabin(area: DeckArea, kind: CabinKind, hull: Curve): void {
  const { length, width } = area;
  const wetLength = bathLength(length);
  wetRoom(area, wetLength, hull, kind === 'master');
  const room = area.part(wetLength, length);
  const bedLength = Math.min(2.1, width * 0.72);
  const sleepingArea = room.part(0.08, room.length - 0.08, 0, width - 0.06);
  drawCabinBeds(sleepingArea.part(0, sleepingArea.length, sleepingArea.width - bedLength), kind);
  if (width > 3.05 && room.length > 1.9) wardrobe(room.part(1.05, room.length - 0.05, 0.06, 0.62));
  labelCabin(room, kind, room.length / 2, width - bedLength * 0.62);
}

/** Draws a full-beam suite between two stations of a deck, with its bathroom and dressing room aft or forward. */
export function drawFullBeamSuite({ sketch, outline, from, to }: DeckSpan, bathrooms: 'aft' | 'forward' = 'aft'): void {
  const whole = sketch.whole(outline, from, to);
  const aft = bathrooms === 'aft';
  const wetLength = Math.min(Math.max(whole.length * 0.3, 1.2), 3.2);
  const [wetFrom, wetTo] = aft ? [from, from + wetLength] : [to - wetLength, to];
  const extraBeam = Math.max(0, Math.min(outline.half(wetFrom), outline.half(wetTo)) - whole.width / 2);
  beamSuite(aft ? whole : whole.backwards(), wetLength, extraBeam);
}

/**
 * Draws a suite, with v from side to side, the bathroom and dressing room from u = 0, the foot of the bed towards them.
 * @param extraBeam how far the hull extends beyond the area at these two rooms on each side, in metres
 */
function beamSuite(area: DeckArea, wetLength: number, extraBeam: number): void {
  const { length, width } = area;
  const middle = width / 2;
  const entrance = Math.min(1.5, width * 0.22);
  const port = middle - entrance / 2;
  const starboard = middle + entrance / 2;
  drawBathroom(area.part(0, wetLength, -extraBeam, port).flipped(), true);
  const dressing = area.part(0, wetLength, starboard, width + extraBeam);
  wardrobe(dressing.part(0.06, dressing.length - 0.06, 0, 0.6));
  if (dressing.width > 2.1 && dressing.length > 1.6) {
    dressing.part(0, dressing.length, 1.3).box('stone');
    const tub = dressing.part(0.15, dressing.length - 0.15, dressing.width - 0.95, dressing.width - 0.15);
    tub.rounded('linen', 0.3).box('water', 0.1, tub.length - 0.1, 0.1, tub.width - 0.1, 0.25);
    dressing.wall([0, 1.3], [dressing.length, 1.3], { at: dressing.length * 0.35, wide: 0.6, swing: 'slides' });
  }
  area.wall([wetLength, -extraBeam], [wetLength, port]).wall([wetLength, starboard], [wetLength, width + extraBeam]);
  for (const v of [port, starboard])
    area.wall([0, v], [wetLength, v], { at: wetLength * 0.3, wide: Math.min(0.7, wetLength * 0.5), swing: 'slides' });
  const room = area.part(wetLength, length);
  const bedLength = Math.min(2.1, room.length * 0.72);
  room.box('carpet', Math.max(0.2, room.length - bedLength - 0.9), room.length - 0.4, middle - 1.7, middle + 1.7, 0.1);
  drawCabinBeds(room.part(room.length - bedLength, room.length - 0.06, middle - 1.6, middle + 1.6).turned(), 'master');
  if (width > 5) {
    drawSofa(room.part(0.3, Math.min(room.length - 0.3, 2.9), 0.1, 0.9).flipped());
    room.box('joinery', 0.4, Math.max(0.5, Math.min(room.length - 0.3, 2.2)), width - 0.65, width - 0.1);
    drawArmchair(room, Math.min(1.3, room.length / 2), width - 1.05);
  }
  labelCabin(room, 'master', room.length - bedLength * 0.62, middle);
}

/** Draws a suite in the bow: the head of the bed forward, the bathroom aft on one side, wardrobes on the other. */
export function drawBowSuite(area: DeckArea, kind: CabinKind, extraBeamAt: (wetLength: number) => number): void {
  const { length, width } = area;
  const middle = width / 2;
  const wetLength = Math.min(2, Math.max(0.9, length * 0.36));
  const entrance = Math.min(1.2, width * 0.3);
  const extraBeam = Math.max(0, extraBeamAt(wetLength));
  drawBathroom(area.part(0, wetLength, -extraBeam, middle - entrance / 2).flipped(), false);
  area.wall([0, middle - entrance / 2], [wetLength, middle - entrance / 2]);
  const doorAt = Math.max(0.1, extraBeam + middle - entrance / 2 - 0.8);
  area.wall([wetLength, -extraBeam], [wetLength, middle - entrance / 2], { at: doorAt, wide: 0.6, swing: 'slides' });
  wardrobe(
    area.part(
      0.08,
      wetLength,
      Math.max(middle + entrance / 2 + 0.2, width + extraBeam - 0.7),
      width + extraBeam - 0.08,
    ),
  );
  const bedLength = Math.min(2.1, length - wetLength - 0.1);
  const wide = Math.min(2.9, width * 0.94);
  drawCabinBeds(area.part(length - bedLength, length - 0.05, middle - wide / 2, middle + wide / 2).turned(), kind);
  labelCabin(area, kind, length - bedLength * 0.62, middle);
}

function crewBath(length: number): number {
  return Math.min(1.15, length * 0.34);
}

/** Draws a crew cabin on one side of a corridor: bunks against the hull, a shower room and a locker. */
function crewCabin(area: DeckArea, hull: Curve): void {
  const { length, width } = area;
  const wetLength = crewBath(length);
  if (width > 1.5 && length > 1.6) wetRoom(area, wetLength, hull, false, true);
  const room = area.part(wetLength, length);
  drawBunks(
    room.part(Math.max(0.06, room.length - 2.05), room.length - 0.05, Math.max(0.1, width - 0.9), width - 0.05),
  );
  if (width > 2.6 && room.length > 1.7) wardrobe(room.part(0.95, room.length - 0.06, 0.06, 0.5));
  room.name('crew-cabin', room.length / 2, Math.max(0.5, width - 0.9 - Math.min(0.75, width * 0.2)));
}

/** Draws the captain's cabin: a bed 1.4 m wide, and a shower room. */
export function drawCaptainsCabin(area: DeckArea, hull: Curve): void {
  const { length, width } = area;
  const wetLength = bathLength(length);
  wetRoom(area, wetLength, hull, false);
  const room = area.part(wetLength, length);
  const bedLength = Math.min(2.05, width * 0.7);
  drawDoubleBed(room.part(0.06, room.length - 0.06, width - bedLength, width - 0.05), 1.4);
  room.name('captains-cabin', room.length / 2, width - bedLength * 0.62);
}

function shareOf(kind: RowRoomKind): number {
  return SHARES[kind];
}

/** Splits cabins between port and starboard, and adds a store to a much shorter side. */
function sides(cabins: readonly RowRoomKind[]): readonly (readonly RowRoomKind[])[] {
  const [port, starboard] = splitIntoRows(cabins, shareOf);
  const gap = port.want - starboard.want;
  return [
    gap < -0.55 ? [...port.parts, 'store'] : port.parts,
    gap > 0.55 ? [...starboard.parts, 'store'] : starboard.parts,
  ];
}

/** Returns the distance of the door of a cabin from its aft wall. @param length of the cabin; both in metres */
function doorOf(kind: RowRoomKind, length: number): number {
  if (kind === 'store') return 0.2;
  return kind === 'crew' ? crewBath(length) + 0.1 : bathLength(length) + 0.12;
}

/** Draws cabins on both sides of a corridor between two stations of a deck. */
export function drawCabinRows(stretch: DeckSpan, cabins: readonly RowRoomKind[], halfCorridor = 0.5): void {
  const { sketch, outline, from, to } = stretch;
  if (cabins.length === 0) return;
  sides(cabins).forEach((row, i) => {
    const side = DECK_SIDES[i] ?? 1;
    const parts = divideLength(
      from,
      to,
      row.map((kind) => ({ kind, want: shareOf(kind) })),
    );
    for (const { from: x0, to: x1, kind } of parts) {
      const area = sketch.side(outline, x0, x1, halfCorridor, side);
      const hull = (u: number): number => outline.half(x0 + u) - halfCorridor;
      if (kind === 'crew') crewCabin(area, hull);
      else if (kind === 'store')
        area.part(0.08, area.length - 0.08, area.width - 0.6, area.width - 0.05).box('joinery');
      else sideCabin(area, kind, hull);
      if (x1 < to - 0.01) sketch.partition(outline, x1, halfCorridor, side);
    }
    const doors = parts.map(({ from: x0, to: x1, kind }) => x0 + doorOf(kind, x1 - x0));
    sketch.corridorWall(from, to, halfCorridor, side, doors);
  });
}

/** Returns this many pairs of crew cabins; `drawCabinRows` puts one cabin of each pair to port and one to starboard. */
export function crewCabinKinds(pairs: number): 'crew'[] {
  return Array.from({ length: pairs * 2 }, () => 'crew');
}

/** Returns the length in metres that the longer row of cabins should have. @param ideal length of a double cabin */
export function cabinRowLength(cabins: readonly CabinKind[], ideal: number): number {
  return Math.max(...splitIntoRows(cabins, shareOf).map(({ want }) => want)) * ideal;
}

/** Returns the length that a double cabin should have on a yacht of this length, in metres. */
export function doubleCabinLength(length: number): number {
  return clamp(1.1 + 0.066 * length, 2.7, 5.4);
}
