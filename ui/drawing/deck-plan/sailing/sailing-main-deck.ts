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
import { drawDiningTable, drawSettee, drawSofa } from '../rooms/seating.ts';
import { type SailingPlan, stairsArea } from './sailing-plan.ts';

/** Draws a wheel on its pedestal, from above. */
function wheel(sketch: DeckSketch, x: number, y: number, size: number): void {
  const spot = sketch.area(x, x + 1, y, y + 1);
  spot.box('joinery', 0.08, 0.42, -0.16, 0.16, 0.1);
  spot.line('wall', [0, -size / 2], [0, size / 2]);
}

/** Draws a settee round a table, or one on each side of a wide deck, the winches, the wheels and the stern. */
function cockpits(sketch: DeckSketch, plan: SailingPlan): void {
  const { yacht, length: L, form, deck, house } = plan;
  const { classic } = form;
  const from = 0.175 * L;
  const to = house.aft - 0.25;
  const half = leastHalfBreadth(deck, from, to) - Math.max(0.7, 0.1 * deck.half(from));
  sketch.area(0.1 * L, to, -half, half).rounded('fine', 0.3);
  const pit = sketch.area(from, to, -half + 0.1, half - 0.1);
  if (pit.width > 3.6) {
    const wide = (pit.width - 0.9) / 2;
    const long = Math.min(pit.length, 4.2);
    const u = pit.length - long;
    drawSettee(pit.part(u, pit.length, 0, wide).turned().backwards());
    drawSettee(pit.part(u, pit.length, pit.width - wide, pit.width).turned());
    pit.name('cockpit', u + long / 2, pit.width - wide * 0.42);
  } else {
    drawSettee(pit.backwards());
    pit.name('cockpit', pit.length * 0.58, pit.width / 2);
  }
  const helmAt = 0.135 * L;
  const size = Math.min(1.3, 0.5 + 0.02 * L);
  const apart = Math.min(half * 0.62, leastHalfBreadth(deck, helmAt, helmAt + 1) - 0.8);
  const wheels = classic ? [0] : [-apart, apart];
  for (const y of wheels) wheel(sketch, helmAt, y, size);
  sketch.mark('helm', [helmAt - 0.75 - 0.004 * L, wheels.at(-1) ?? 0]);
  const r = 0.11 + 0.0022 * L;
  for (const x of [0.165 * L, 0.21 * L, 0.255 * L])
    for (const side of DECK_SIDES) winch(sketch, x, side * (half + 0.3), r);
  const stern = sternArea(sketch, plan);
  if (hasAmenity(yacht, 'jacuzzi') && fitsJacuzzi(stern)) drawLabelledJacuzzi(stern, 2.6);
  else if (stern.length > 1.3 && !classic) drawSunbathingArea(stern.middle(2.1, stern.width));
}

/** Draws the deckhouse with its stairs, and the saloon in it if there is room. */
function deckhouse(sketch: DeckSketch, plan: SailingPlan): void {
  const { yacht, length: L, house, stairwell, form } = plan;
  sketch.outline('floor', house);
  const inner = sketch.whole(house, house.aft + 0.15, house.fore - (form.classic ? 0.3 : 0.045 * L), 0.15);
  const stairs = stairsArea(sketch, plan);
  drawStairFlight(stairs.backwards());
  stairs.wall([0, 0], [stairs.length, 0]).wall([0, stairs.width], [stairs.length, stairs.width]);
  const room = inner.part(0.1, Math.max(1, stairwell.from - house.aft - 0.35));
  if (room.width < 2.4 || room.length < 1.8) return;
  const deep = Math.min(0.85, room.width * 0.2);
  const half = (room.width - 0.9) / 2;
  if (form.classic || room.width < 3.6) {
    drawSofa(room.part(0, room.length, room.width - deep));
    drawSofa(room.part(0, room.length, 0, deep).flipped());
    room.name('saloon');
    return;
  }
  drawDiningTable(room.part(0, Math.min(room.length, 4.4), room.width - half), Math.min(diningSeatCount(yacht), 10));
  room.name('dining', Math.min(room.length, 4.4) / 2, room.width - half / 2);
  const long = Math.min(room.length, 4.6);
  const group = room.part(0, long, 0, half);
  drawSettee(group.turned().backwards());
  group.name('saloon', long / 2, half * 0.62);
  const nav = inner.part(stairwell.from - house.aft, inner.length, 0, Math.max(0.6, inner.width / 2 - 0.6));
  if (nav.length > 1 && nav.width > 0.9)
    nav.box('joinery', 0.2, nav.length, 0.05, 0.6).box('cushion', 0.5, 1.1, 0.72, 1.25, 0.12);
}

/** Draws the parts beyond the deck: a platform at the stern, or a classic yacht's bowsprit. */
function ends(sketch: DeckSketch, { length: L, form, deck }: SailingPlan): void {
  if (form.classic) {
    sketch.area(deck.fore - 0.07 * L, L - 0.02, -0.0045 * L, 0.0045 * L).rounded('spar', 0.1);
    return;
  }
  const half = deck.half(deck.aft + 0.8) * 0.8;
  sketch.area(0.002 * L, deck.aft + 0.05, -half, half).rounded('deck', 0.3);
}

/** Draws the skylight over a classic yacht's saloon. */
function skylight(sketch: DeckSketch, { length: L, deck }: SailingPlan): void {
  const light = sketch.whole(deck, 0.475 * L, 0.535 * L).middle(0.055 * L, deck.half(0.5 * L) * 0.62);
  light.rounded('floor', 0.1);
  for (const t of [0.25, 0.5, 0.75]) light.line('fine', [light.length * t, 0], [light.length * t, light.width]);
  light.line('fine', [0, light.width / 2], [light.length, light.width / 2]);
}

/** Draws the tender on the foredeck, and the jacuzzi if the stern is too small for it. Returns the jacuzzi's area. */
function foredeck(sketch: DeckSketch, plan: SailingPlan): DeckArea | null {
  const { yacht, length: L, form, deck, house } = plan;
  const boatAboard = carriesBoat(plan);
  const fore = sketch.whole(deck, Math.max(house.fore, 0.735 * L), 0.86 * L, 0.4);
  if (boatAboard && fore.width > 1.3)
    drawLabelledTender(fore.middle(Math.min(4.6, fore.length - 0.2), Math.min(1.75, fore.width * 0.8)));
  if (!hasAmenity(yacht, 'jacuzzi') || fitsJacuzzi(sternArea(sketch, plan))) return null;
  const bow = (form.classic ? 0.82 : 0.87) * L;
  const tub = foredeckJacuzzi(sketch, plan, boatAboard ? fore.at(0, 0)[0] - 0.1 : bow);
  drawLabelledJacuzzi(tub, tub.length);
  return tub;
}

/** Returns the area of the deck aft of the wheels. */
function sternArea(sketch: DeckSketch, { length: L, deck, form }: SailingPlan): DeckArea {
  return sketch.whole(deck, deck.aft + 0.25, 0.1 * L - 0.1, form.classic ? 1 : 0.4);
}

/**
 * Returns the area of a jacuzzi on the foredeck: on the middle line, clear of the masts and their winches, as large and
 * then as far forward as possible. @param end where the tender or the bow begins
 */
function foredeckJacuzzi(sketch: DeckSketch, { length: L, deck, house, form }: SailingPlan, end: number): DeckArea {
  const start = Math.max(house.fore, form.classic ? 0.535 * L : 0) + 0.3;
  const clear = (from: number, size: number): boolean =>
    leastHalfBreadth(deck, from, from + size) - 0.3 >= size / 2 &&
    form.masts.every(({ x }) => from + size < x - 0.0058 * L - 0.4 || from > x + 0.0216 * L + 0.3);
  for (const size of evenlySpaced(2.6, MIN_JACUZZI_METERS, 8)) {
    const from = evenlySpaced(Math.max(start, end - size), start, 40).find((x) => clear(x, size));
    if (from !== undefined && from + size <= end) return sketch.area(from, from + size, -size / 2, size / 2);
  }
  return sketch.area(start, start + MIN_JACUZZI_METERS, -MIN_JACUZZI_METERS / 2, MIN_JACUZZI_METERS / 2);
}

/** Draws a winch: drum and handle socket. */
function winch(sketch: DeckSketch, x: number, y: number, r: number): void {
  const spot = sketch.area(x, x + 1, y, y + 1);
  spot.disc('machine', 0, 0, r).disc('fine', 0, 0, r * 0.45);
}

/** Draws the masts, their booms as broken lines, the winches beside them, and the hatches. */
function rigging(sketch: DeckSketch, plan: SailingPlan, tub: DeckArea | null): void {
  const { length: L, form, deck } = plan;
  for (const { x, boom } of form.masts) {
    const centre = sketch.area(x, x + 1, 0, 1);
    const long = 0.0058 * L + 0.12;
    const boomHalf = 0.0028 * L + 0.05;
    sketch.area(Math.max(deck.aft, x - boom), x - long, -boomHalf, boomHalf).box('broken');
    centre.box('spar', -long, long, -long * 0.58, long * 0.58, long * 0.58);
    for (const side of DECK_SIDES) {
      const y = side * (deck.half(x - 0.01 * L) - 0.3);
      sketch.area(x - 0.012 * L, x + 1, y - 0.06, y + 0.06).box('machine', 0, 0.9);
      winch(sketch, x + 0.02 * L, side * 0.75, 0.1 + 0.0016 * L);
    }
  }
  hatches(sketch, plan, tub);
}

/** Draws hatches over the cabins, clear of masts and jacuzzi. */
function hatches(sketch: DeckSketch, plan: SailingPlan, tub: DeckArea | null): void {
  const { length: L, form, deck, house } = plan;
  const size = 0.45 + 0.0045 * L;
  const places = (carriesBoat(plan) ? [0.62, 0.665, 0.71] : [0.62, 0.665, 0.71, 0.765, 0.82])
    .map((t) => t * L)
    .filter((x) => x > house.fore + size);
  for (const x of places) {
    if (form.masts.some((mast) => Math.abs(mast.x - x) < size + 0.6) || covers(tub, x, size)) continue;
    const half = deck.half(x);
    for (const y of half > 2.4 ? [-half * 0.42, half * 0.42] : [0]) {
      const hatch = sketch.area(x - size / 2, x + size / 2, y - size / 2, y + size / 2);
      hatch.rounded('linen', 0.12).line('fine', [size / 2, 0], [size / 2, size]);
    }
  }
}

/** Returns whether the jacuzzi is where a hatch would be. */
function covers(tub: DeckArea | null, x: number, size: number): boolean {
  if (!tub) return false;
  const aft = tub.at(0, 0)[0];
  return x + size > aft && x - size < aft + tub.length;
}

/** Returns whether a tender is carried on the foredeck. */
function carriesBoat({ yacht, length: L, form }: SailingPlan): boolean {
  const room = !form.masts.some(({ x }) => x > 0.735 * L);
  return room && (yacht.drawing.tender || (hasAmenity(yacht, 'tenders') && L >= 34 && (L < 40 || form.classic)));
}

/** Draws the deck of a sailing yacht: cockpits and wheels aft, the deckhouse, masts, and the foredeck. */
export function sailingMainDeck(plan: SailingPlan): DeckSketch {
  const { length: L, form, deck } = plan;
  const sketch = new DeckSketch('main');
  ends(sketch, plan);
  sketch.teakDeck(deck);
  const half: Curve = (x) => Math.max(0, deck.half(x) - 0.16);
  sketch.outline('fine', { aft: deck.aft + 0.14, fore: deck.fore - 0.35, half });
  cockpits(sketch, plan);
  deckhouse(sketch, plan);
  if (form.classic) skylight(sketch, plan);
  rigging(sketch, plan, foredeck(sketch, plan));
  drawMooringGear(sketch.whole(deck, 0.885 * L * (form.classic ? 0.945 : 1), deck.fore - 0.035 * L, 0.25));
  return sketch;
}
