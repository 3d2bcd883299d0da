import { type Curve, evenlySpaced } from '../../geometry.ts';
import type { DeckArea } from '../deck-area.ts';
import { diningSeatCount, hasAmenity } from '../deck-plan-yacht.ts';
import { DECK_SIDES, DeckSketch, leastHalfBreadth } from '../deck-sketch.ts';
import { drawSunbathingArea } from '../rooms/deck-furniture.ts';
import {
  drawLabelledJacuzzi,
  drawLabelledTender,
  drawMooringGear,
  drawStairFlight,
  fitsJacuzzi,
  MIN_JACUZZI_METERS,
} from '../rooms/deck-gear.ts';
import { drawDinette, drawDiningTable, drawSofa } from '../rooms/furniture.ts';
import { type SailingPlan, stairsArea } from './sailing-plan.ts';

/** Draws a wheel on its pedestal, from above. */
function drawWheel(sketch: DeckSketch, x: number, y: number, size: number): void {
  const spot = sketch.area(x, x + 1, y, y + 1);
  spot.box('joinery', 0.08, 0.42, -0.16, 0.16, 0.1);
  spot.line('wall', [0, -size / 2], [0, size / 2]);
}

/** Draws a settee round a table, or one on each side of a wide deck, the winches, the wheels and the stern. */
function drawCockpits(sketch: DeckSketch, plan: SailingPlan): void {
  const { yacht, length: L, form, deck, house } = plan;
  const { classic } = form;
  const from = 0.175 * L;
  const to = house.aft - 0.25;
  const halfBreadth = leastHalfBreadth(deck, from, to) - Math.max(0.7, 0.1 * deck.halfBreadth(from));
  sketch.area(0.1 * L, to, -halfBreadth, halfBreadth).rounded('fine', 0.3);
  const cockpitArea = sketch.area(from, to, -halfBreadth + 0.1, halfBreadth - 0.1);
  if (cockpitArea.width > 3.6) {
    const setteeWidth = (cockpitArea.width - 0.9) / 2;
    const setteeLength = Math.min(cockpitArea.length, 4.2);
    const u = cockpitArea.length - setteeLength;
    drawDinette(cockpitArea.part(u, cockpitArea.length, 0, setteeWidth).turned().backwards());
    drawDinette(cockpitArea.part(u, cockpitArea.length, cockpitArea.width - setteeWidth, cockpitArea.width).turned());
    cockpitArea.name('cockpit', u + setteeLength / 2, cockpitArea.width - setteeWidth * 0.42);
  } else {
    drawDinette(cockpitArea.backwards());
    cockpitArea.name('cockpit', cockpitArea.length * 0.58, cockpitArea.width / 2);
  }
  const helmAt = 0.135 * L;
  const size = Math.min(1.3, 0.5 + 0.02 * L);
  const apart = Math.min(halfBreadth * 0.62, leastHalfBreadth(deck, helmAt, helmAt + 1) - 0.8);
  const wheels = classic ? [0] : [-apart, apart];
  for (const y of wheels) drawWheel(sketch, helmAt, y, size);
  sketch.mark('helm', [helmAt - 0.75 - 0.004 * L, wheels.at(-1) ?? 0]);
  const winchRadius = 0.11 + 0.0022 * L;
  for (const x of [0.165 * L, 0.21 * L, 0.255 * L])
    for (const side of DECK_SIDES) drawWinch(sketch, x, side * (halfBreadth + 0.3), winchRadius);
  const stern = sternArea(sketch, plan);
  if (hasAmenity(yacht, 'jacuzzi') && fitsJacuzzi(stern)) drawLabelledJacuzzi(stern, 2.6);
  else if (stern.length > 1.3 && !classic) drawSunbathingArea(stern.middle(2.1, stern.width));
}

/** Draws the deckhouse with its stairs, and the saloon in it if there is room. */
function drawDeckhouse(sketch: DeckSketch, plan: SailingPlan): void {
  const { yacht, length: L, house, stairwell, form } = plan;
  sketch.outline('floor', house);
  const inner = sketch.whole(house, house.aft + 0.15, house.fore - (form.classic ? 0.3 : 0.045 * L), 0.15);
  const stairs = stairsArea(sketch, plan);
  drawStairFlight(stairs.backwards());
  stairs.wall([0, 0], [stairs.length, 0]).wall([0, stairs.width], [stairs.length, stairs.width]);
  const room = inner.part(0.1, Math.max(1, stairwell.from - house.aft - 0.35));
  if (room.width < 2.4 || room.length < 1.8) return;
  const sofaDepth = Math.min(0.85, room.width * 0.2);
  const halfWidth = (room.width - 0.9) / 2;
  if (form.classic || room.width < 3.6) {
    drawSofa(room.part(0, room.length, room.width - sofaDepth));
    drawSofa(room.part(0, room.length, 0, sofaDepth).flipped());
    room.name('saloon');
    return;
  }
  drawDiningTable(
    room.part(0, Math.min(room.length, 4.4), room.width - halfWidth),
    Math.min(diningSeatCount(yacht), 10),
  );
  room.name('dining', Math.min(room.length, 4.4) / 2, room.width - halfWidth / 2);
  const groupLength = Math.min(room.length, 4.6);
  const group = room.part(0, groupLength, 0, halfWidth);
  drawDinette(group.turned().backwards());
  group.name('saloon', groupLength / 2, halfWidth * 0.62);
  const chartTable = inner.part(stairwell.from - house.aft, inner.length, 0, Math.max(0.6, inner.width / 2 - 0.6));
  if (chartTable.length > 1 && chartTable.width > 0.9)
    chartTable.box('joinery', 0.2, chartTable.length, 0.05, 0.6).box('cushion', 0.5, 1.1, 0.72, 1.25, 0.12);
}

/** Draws the parts beyond the deck: a platform at the stern, or a classic yacht's bowsprit. */
function drawPlatformOrBowsprit(sketch: DeckSketch, { length: L, form, deck }: SailingPlan): void {
  if (form.classic) {
    sketch.area(deck.fore - 0.07 * L, L - 0.02, -0.0045 * L, 0.0045 * L).rounded('spar', 0.1);
    return;
  }
  const halfBreadth = deck.halfBreadth(deck.aft + 0.8) * 0.8;
  sketch.area(0.002 * L, deck.aft + 0.05, -halfBreadth, halfBreadth).rounded('deck', 0.3);
}

/** Draws the skylight over a classic yacht's saloon. */
function drawSkylight(sketch: DeckSketch, { length: L, deck }: SailingPlan): void {
  const light = sketch.whole(deck, 0.475 * L, 0.535 * L).middle(0.055 * L, deck.halfBreadth(0.5 * L) * 0.62);
  light.rounded('floor', 0.1);
  for (const t of [0.25, 0.5, 0.75]) light.line('fine', [light.length * t, 0], [light.length * t, light.width]);
  light.line('fine', [0, light.width / 2], [light.length, light.width / 2]);
}

/** Draws the tender on the foredeck, and the jacuzzi if the stern is too small for it. Returns the jacuzzi's area. */
function drawForedeck(sketch: DeckSketch, plan: SailingPlan): DeckArea | null {
  const { yacht, length: L, form, deck, house } = plan;
  const hasTender = carriesTender(plan);
  const fore = sketch.whole(deck, Math.max(house.fore, 0.735 * L), 0.86 * L, 0.4);
  if (hasTender && fore.width > 1.3)
    drawLabelledTender(fore.middle(Math.min(4.6, fore.length - 0.2), Math.min(1.75, fore.width * 0.8)));
  if (!hasAmenity(yacht, 'jacuzzi') || fitsJacuzzi(sternArea(sketch, plan))) return null;
  const bowStart = (form.classic ? 0.82 : 0.87) * L;
  const jacuzziPlace = foredeckJacuzziPlace(sketch, plan, hasTender ? fore.at(0, 0)[0] - 0.1 : bowStart);
  drawLabelledJacuzzi(jacuzziPlace, jacuzziPlace.length);
  return jacuzziPlace;
}

/** Returns the area of the deck aft of the wheels. */
function sternArea(sketch: DeckSketch, { length: L, deck, form }: SailingPlan): DeckArea {
  return sketch.whole(deck, deck.aft + 0.25, 0.1 * L - 0.1, form.classic ? 1 : 0.4);
}

/**
 * Returns the area of a jacuzzi on the foredeck: on the centreline, clear of the masts and their winches, as large and
 * then as far forward as possible. @param end where the tender or the bow begins
 */
function foredeckJacuzziPlace(
  sketch: DeckSketch,
  { length: L, deck, house, form }: SailingPlan,
  end: number,
): DeckArea {
  const start = Math.max(house.fore, form.classic ? 0.535 * L : 0) + 0.3;
  const isClear = (from: number, size: number): boolean =>
    leastHalfBreadth(deck, from, from + size) - 0.3 >= size / 2 &&
    form.masts.every(({ x }) => from + size < x - 0.0058 * L - 0.4 || from > x + 0.0216 * L + 0.3);
  for (const size of evenlySpaced(2.6, MIN_JACUZZI_METERS, 8)) {
    const from = evenlySpaced(Math.max(start, end - size), start, 40).find((x) => isClear(x, size));
    if (from !== undefined && from + size <= end) return sketch.area(from, from + size, -size / 2, size / 2);
  }
  return sketch.area(start, start + MIN_JACUZZI_METERS, -MIN_JACUZZI_METERS / 2, MIN_JACUZZI_METERS / 2);
}

/** Draws a winch: drum and handle socket. */
function drawWinch(sketch: DeckSketch, x: number, y: number, r: number): void {
  const spot = sketch.area(x, x + 1, y, y + 1);
  spot.disc('machine', 0, 0, r).disc('fine', 0, 0, r * 0.45);
}

/** Draws the masts, their booms as dashed lines, the winches beside them, and the hatches. */
function drawRigging(sketch: DeckSketch, plan: SailingPlan, jacuzzi: DeckArea | null): void {
  const { length: L, form, deck } = plan;
  for (const { x, boom } of form.masts) {
    const centre = sketch.area(x, x + 1, 0, 1);
    const mastHalfLength = 0.0058 * L + 0.12;
    const boomHalfWidth = 0.0028 * L + 0.05;
    sketch.area(Math.max(deck.aft, x - boom), x - mastHalfLength, -boomHalfWidth, boomHalfWidth).box('dashed');
    centre.box(
      'spar',
      -mastHalfLength,
      mastHalfLength,
      -mastHalfLength * 0.58,
      mastHalfLength * 0.58,
      mastHalfLength * 0.58,
    );
    for (const side of DECK_SIDES) {
      const y = side * (deck.halfBreadth(x - 0.01 * L) - 0.3);
      sketch.area(x - 0.012 * L, x + 1, y - 0.06, y + 0.06).box('machine', 0, 0.9);
      drawWinch(sketch, x + 0.02 * L, side * 0.75, 0.1 + 0.0016 * L);
    }
  }
  drawHatches(sketch, plan, jacuzzi);
}

/** Draws hatches over the cabins, clear of masts and jacuzzi. */
function drawHatches(sketch: DeckSketch, plan: SailingPlan, jacuzzi: DeckArea | null): void {
  const { length: L, form, deck, house } = plan;
  const size = 0.45 + 0.0045 * L;
  const positions = (carriesTender(plan) ? [0.62, 0.665, 0.71] : [0.62, 0.665, 0.71, 0.765, 0.82])
    .map((t) => t * L)
    .filter((x) => x > house.fore + size);
  for (const x of positions) {
    if (form.masts.some((mast) => Math.abs(mast.x - x) < size + 0.6) || covers(jacuzzi, x, size)) continue;
    const halfBreadth = deck.halfBreadth(x);
    for (const y of halfBreadth > 2.4 ? [-halfBreadth * 0.42, halfBreadth * 0.42] : [0]) {
      const hatch = sketch.area(x - size / 2, x + size / 2, y - size / 2, y + size / 2);
      hatch.rounded('linen', 0.12).line('fine', [size / 2, 0], [size / 2, size]);
    }
  }
}

/** Returns whether the jacuzzi is where a hatch would be. */
function covers(jacuzzi: DeckArea | null, x: number, size: number): boolean {
  if (!jacuzzi) return false;
  const aft = jacuzzi.at(0, 0)[0];
  return x + size > aft && x - size < aft + jacuzzi.length;
}

/** Returns whether a tender is carried on the foredeck. */
function carriesTender({ yacht, length: L, form }: SailingPlan): boolean {
  const hasRoom = !form.masts.some(({ x }) => x > 0.735 * L);
  return hasRoom && (yacht.drawing.tender || (hasAmenity(yacht, 'tenders') && L >= 34 && (L < 40 || form.classic)));
}

/** Draws the deck of a sailing yacht: cockpits and wheels aft, the deckhouse, masts, and the foredeck. */
export function drawSailingMainDeck(plan: SailingPlan): DeckSketch {
  const { length: L, form, deck } = plan;
  const sketch = new DeckSketch('main');
  drawPlatformOrBowsprit(sketch, plan);
  sketch.teakDeck(deck);
  const halfBreadth: Curve = (x) => Math.max(0, deck.halfBreadth(x) - 0.16);
  sketch.outline('fine', { aft: deck.aft + 0.14, fore: deck.fore - 0.35, halfBreadth });
  drawCockpits(sketch, plan);
  drawDeckhouse(sketch, plan);
  if (form.classic) drawSkylight(sketch, plan);
  drawRigging(sketch, plan, drawForedeck(sketch, plan));
  drawMooringGear(sketch.whole(deck, 0.885 * L * (form.classic ? 0.945 : 1), deck.fore - 0.035 * L, 0.25));
  return sketch;
}
