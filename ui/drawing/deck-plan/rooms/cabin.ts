import { type Curve, clamp } from '../../geometry.ts';
import type { DeckArea, Door } from '../deck-area.ts';
import type { CabinKind } from '../deck-plan-yacht.ts';
import { DECK_SIDES, type DeckSpan, divideLength, splitIntoRows } from '../deck-sketch.ts';
import { drawBathroom, drawBunks, drawDoubleBed, drawSingleBed, drawTwinBeds } from './cabin-furniture.ts';
import { drawArmchair, drawSofa } from './furniture.ts';

/** The length that a cabin or locker should have, relative to a double cabin. */
const RELATIVE_LENGTHS = {
  master: 1.6,
  double: 1,
  convertible: 1,
  triple: 1.02,
  twin: 0.94,
  single: 0.78,
  crew: 0.8,
  locker: 0.5,
};
type RowRoomKind = keyof typeof RELATIVE_LENGTHS;

function drawWardrobe(area: DeckArea): void {
  area.box('joinery');
  area.line('fine', [0, area.width / 2], [area.length, area.width / 2]);
}

/** Draws the beds of a cabin. @param doubleBedWidth metres */
export function drawCabinBeds(area: DeckArea, kind: CabinKind, doubleBedWidth = kind === 'master' ? 2 : 1.7): void {
  if (kind === 'twin' || kind === 'triple') drawTwinBeds(area, kind === 'triple');
  else if (kind === 'single') drawSingleBed(area);
  else drawDoubleBed(area, doubleBedWidth, kind === 'convertible');
}

export function labelCabin(area: DeckArea, kind: CabinKind, u: number, v: number): void {
  area.name(kind === 'master' ? 'master-suite' : `${kind}-cabin`, u, v);
}

function guestBathroomLength(length: number): number {
  return Math.min(Math.max(length * 0.35, Math.min(1.15, length * 0.4)), 2.1);
}

/**
 * Draws the bathroom of a cabin, as wide as the hull allows, and its sliding door.
 * @param hullDistance from the corridor to the hull at u, in metres
 */
function drawCabinBathroom(
  area: DeckArea,
  bathroomLength: number,
  hullDistance: Curve,
  grand: boolean,
  plain = false,
): void {
  drawBathroom(
    area.part(0, bathroomLength, 0, Math.max(0.3, Math.min(hullDistance(0), hullDistance(bathroomLength)) - 0.04)),
    grand,
    plain,
  );
  const { width } = area;
  const door: Door = { at: Math.min(0.85, width * 0.3), width: Math.min(0.62, width * 0.25), opening: 'sliding' };
  area.wall([bathroomLength, 0], [bathroomLength, hullDistance(bathroomLength)], door);
}

/** Draws a cabin: v = 0 is the corridor wall; v = width is just inside the hull, which is at v = hullDistance(u). */
function drawSideCabin(area: DeckArea, kind: CabinKind, hullDistance: Curve): void {
  const { length, width } = area;
  const bathroomLength = guestBathroomLength(length);
  drawCabinBathroom(area, bathroomLength, hullDistance, kind === 'master');
  const room = area.part(bathroomLength, length);
  const bedLength = Math.min(2.1, width * 0.72);
  const sleepingArea = room.part(0.08, room.length - 0.08, 0, width - 0.06);
  drawCabinBeds(sleepingArea.part(0, sleepingArea.length, sleepingArea.width - bedLength), kind);
  if (width > 3.05 && room.length > 1.9) drawWardrobe(room.part(1.05, room.length - 0.05, 0.06, 0.62));
  labelCabin(room, kind, room.length / 2, width - bedLength * 0.62);
}

/** Draws a full-beam suite between two positions of a deck, with its bathroom and dressing room aft or forward. */
export function drawFullBeamSuite({ sketch, outline, from, to }: DeckSpan, bathrooms: 'aft' | 'forward' = 'aft'): void {
  const whole = sketch.whole(outline, from, to);
  const aft = bathrooms === 'aft';
  const bathroomLength = Math.min(Math.max(whole.length * 0.3, 1.2), 3.2);
  const [bathroomFrom, bathroomTo] = aft ? [from, from + bathroomLength] : [to - bathroomLength, to];
  const extraBeam = Math.max(
    0,
    Math.min(outline.halfBreadth(bathroomFrom), outline.halfBreadth(bathroomTo)) - whole.width / 2,
  );
  drawSuite(aft ? whole : whole.backwards(), bathroomLength, extraBeam);
}

/**
 * Draws a suite, with v from side to side, the bathroom and dressing room from u = 0, the foot of the bed towards them.
 * @param extraBeam how far the hull extends beyond the area at these two rooms on each side, in metres
 */
function drawSuite(area: DeckArea, bathroomLength: number, extraBeam: number): void {
  const { length, width } = area;
  const middle = width / 2;
  const entrance = Math.min(1.5, width * 0.22);
  const port = middle - entrance / 2;
  const starboard = middle + entrance / 2;
  drawBathroom(area.part(0, bathroomLength, -extraBeam, port).flipped(), true);
  const dressing = area.part(0, bathroomLength, starboard, width + extraBeam);
  drawWardrobe(dressing.part(0.06, dressing.length - 0.06, 0, 0.6));
  if (dressing.width > 2.1 && dressing.length > 1.6) {
    dressing.part(0, dressing.length, 1.3).box('stone');
    const bath = dressing.part(0.15, dressing.length - 0.15, dressing.width - 0.95, dressing.width - 0.15);
    bath.rounded('linen', 0.3).box('water', 0.1, bath.length - 0.1, 0.1, bath.width - 0.1, 0.25);
    dressing.wall([0, 1.3], [dressing.length, 1.3], { at: dressing.length * 0.35, width: 0.6, opening: 'sliding' });
  }
  area
    .wall([bathroomLength, -extraBeam], [bathroomLength, port])
    .wall([bathroomLength, starboard], [bathroomLength, width + extraBeam]);
  for (const v of [port, starboard])
    area.wall([0, v], [bathroomLength, v], {
      at: bathroomLength * 0.3,
      width: Math.min(0.7, bathroomLength * 0.5),
      opening: 'sliding',
    });
  const room = area.part(bathroomLength, length);
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
export function drawBowSuite(area: DeckArea, kind: CabinKind, extraBeamAt: (bathroomLength: number) => number): void {
  const { length, width } = area;
  const middle = width / 2;
  const bathroomLength = Math.min(2, Math.max(0.9, length * 0.36));
  const entrance = Math.min(1.2, width * 0.3);
  const extraBeam = Math.max(0, extraBeamAt(bathroomLength));
  drawBathroom(area.part(0, bathroomLength, -extraBeam, middle - entrance / 2).flipped(), false);
  area.wall([0, middle - entrance / 2], [bathroomLength, middle - entrance / 2]);
  const doorAt = Math.max(0.1, extraBeam + middle - entrance / 2 - 0.8);
  area.wall([bathroomLength, -extraBeam], [bathroomLength, middle - entrance / 2], {
    at: doorAt,
    width: 0.6,
    opening: 'sliding',
  });
  drawWardrobe(
    area.part(
      0.08,
      bathroomLength,
      Math.max(middle + entrance / 2 + 0.2, width + extraBeam - 0.7),
      width + extraBeam - 0.08,
    ),
  );
  const bedLength = Math.min(2.1, length - bathroomLength - 0.1);
  const bedAreaWidth = Math.min(2.9, width * 0.94);
  drawCabinBeds(
    area.part(length - bedLength, length - 0.05, middle - bedAreaWidth / 2, middle + bedAreaWidth / 2).turned(),
    kind,
  );
  labelCabin(area, kind, length - bedLength * 0.62, middle);
}

function crewBathroomLength(length: number): number {
  return Math.min(1.15, length * 0.34);
}

/** Draws a crew cabin on one side of a corridor: bunks against the hull, a shower room and a locker. */
function drawCrewCabin(area: DeckArea, hullDistance: Curve): void {
  const { length, width } = area;
  const bathroomLength = crewBathroomLength(length);
  if (width > 1.5 && length > 1.6) drawCabinBathroom(area, bathroomLength, hullDistance, false, true);
  const room = area.part(bathroomLength, length);
  drawBunks(
    room.part(Math.max(0.06, room.length - 2.05), room.length - 0.05, Math.max(0.1, width - 0.9), width - 0.05),
  );
  if (width > 2.6 && room.length > 1.7) drawWardrobe(room.part(0.95, room.length - 0.06, 0.06, 0.5));
  room.name('crew-cabin', room.length / 2, Math.max(0.5, width - 0.9 - Math.min(0.75, width * 0.2)));
}

/** Draws the captain's cabin: a bed 1.4 m wide, and a shower room. */
export function drawCaptainsCabin(area: DeckArea, hullDistance: Curve): void {
  const { length, width } = area;
  const bathroomLength = guestBathroomLength(length);
  drawCabinBathroom(area, bathroomLength, hullDistance, false);
  const room = area.part(bathroomLength, length);
  const bedLength = Math.min(2.05, width * 0.7);
  drawDoubleBed(room.part(0.06, room.length - 0.06, width - bedLength, width - 0.05), 1.4);
  room.name('captains-cabin', room.length / 2, width - bedLength * 0.62);
}

function relativeLengthOf(kind: RowRoomKind): number {
  return RELATIVE_LENGTHS[kind];
}

/** Splits cabins between port and starboard, and adds a locker to a much shorter side. */
function splitBySide(cabins: readonly RowRoomKind[]): readonly (readonly RowRoomKind[])[] {
  const [port, starboard] = splitIntoRows(cabins, relativeLengthOf);
  const gap = port.length - starboard.length;
  return [
    gap < -0.55 ? [...port.parts, 'locker'] : port.parts,
    gap > 0.55 ? [...starboard.parts, 'locker'] : starboard.parts,
  ];
}

/** Returns the distance of the door of a cabin from its aft wall. @param length of the cabin; both in metres */
function doorOf(kind: RowRoomKind, length: number): number {
  if (kind === 'locker') return 0.2;
  return kind === 'crew' ? crewBathroomLength(length) + 0.1 : guestBathroomLength(length) + 0.12;
}

/** Draws cabins on both sides of a corridor between two positions of a deck. */
export function drawCabinRows(stretch: DeckSpan, cabins: readonly RowRoomKind[], halfCorridor = 0.5): void {
  const { sketch, outline, from, to } = stretch;
  if (cabins.length === 0) return;
  splitBySide(cabins).forEach((row, i) => {
    const side = DECK_SIDES[i] ?? 1;
    const parts = divideLength(
      from,
      to,
      row.map((kind) => ({ kind })),
      ({ kind }) => relativeLengthOf(kind),
    );
    for (const { from: x0, to: x1, kind } of parts) {
      const area = sketch.side(outline, x0, x1, halfCorridor, side);
      const hullDistance = (u: number): number => outline.halfBreadth(x0 + u) - halfCorridor;
      if (kind === 'crew') drawCrewCabin(area, hullDistance);
      else if (kind === 'locker')
        area.part(0.08, area.length - 0.08, area.width - 0.6, area.width - 0.05).box('joinery');
      else drawSideCabin(area, kind, hullDistance);
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
  return Math.max(...splitIntoRows(cabins, relativeLengthOf).map(({ length }) => length)) * ideal;
}

/** Returns the length that a double cabin should have on a yacht of this length, in metres. */
export function doubleCabinLength(length: number): number {
  return clamp(1.1 + 0.066 * length, 2.7, 5.4);
}
