import { evenlySpaced, type Point } from '../../geometry.ts';
import type { DeckArea } from '../deck-area.ts';
import { DECK_SIDES, type DeckOutline, type DeckSketch, leastHalfBreadth } from '../deck-sketch.ts';
import { pathCommand } from '../plan-path.ts';

/** Draws mattresses side by side over the area, pillows at u = length. */
export function drawSunpads(area: DeckArea): void {
  const { length, width } = area;
  const count = Math.max(1, Math.round(width / 0.95));
  area.rounded('cushion', 0.15);
  const padWidth = width / count;
  for (let i = 0; i < count; i++) {
    if (i > 0) area.line('fine', [0.04, padWidth * i], [length - 0.04, padWidth * i]);
    area.box(
      'linen',
      length - 0.5,
      length - 0.16,
      padWidth * i + padWidth * 0.16,
      padWidth * (i + 1) - padWidth * 0.16,
      0.1,
    );
  }
}

/** Draws single loungers along v, feet at u = 0. */
export function drawLoungers(area: DeckArea): void {
  const count = Math.max(1, Math.floor(area.width / 1.15));
  const pitch = area.width / count;
  const loungerLength = Math.min(1.95, area.length);
  for (let i = 0; i < count; i++) {
    const v = pitch * (i + 0.5) - 0.34;
    area.box('cushion', 0, loungerLength, v, v + 0.68, 0.08);
    area.line('fine', [loungerLength * 0.66, v], [loungerLength * 0.66, v + 0.68]);
    area.box('linen', loungerLength - 0.36, loungerLength - 0.08, v + 0.12, v + 0.56, 0.08);
  }
}

/** Draws a jacuzzi: a round tub with seats inside, in a square surround. */
export function drawJacuzzi(area: DeckArea): void {
  const size = Math.min(area.length, area.width, 3.1);
  const square = area.middle(size, size);
  square.rounded('stone', 0.25);
  const centre = size / 2;
  const radius = size * 0.4;
  square.disc('water', centre, centre, radius).disc('fine', centre, centre, radius * 0.68);
  for (let i = 0; i < 6; i++) {
    const angle = (i * Math.PI) / 3;
    const spoke = (distance: number): Point => [
      centre + Math.cos(angle) * distance,
      centre + Math.sin(angle) * distance,
    ];
    square.line('fine', spoke(radius * 0.68), spoke(radius));
  }
}

/** Draws a pool with a stone edge and steps at u = length. */
export function drawPool(area: DeckArea): void {
  const { length, width } = area;
  const edge = Math.min(0.35, width * 0.1);
  area.rounded('stone', 0.2).box('water', edge, length - edge, edge, width - edge, 0.15);
  for (const step of [0.35, 0.7])
    if (length > 2.5)
      area.line('fine', [length - edge - step, edge + 0.05], [length - edge - step, width - edge - 0.05]);
  for (const t of [0.3, 0.5, 0.7]) {
    const v = width * t;
    area.line('fine', [edge + length * 0.12, v], [edge + length * (0.2 + t * 0.25), v]);
  }
}

/** Draws a tender from above, bow at u = length: tube, cockpit, console and seats. */
export function drawTender(area: DeckArea): void {
  const boatLength = area.length;
  const boatWidth = Math.min(area.width, boatLength * 0.42);
  const boat = area.middle(boatLength, boatWidth);
  const c = boatWidth / 2;
  const hull = (inset: number): string => {
    const h = c - inset;
    const bow = boatLength * 0.94 - inset;
    const p = (u: number, v: number): Point => boat.at(u, c + v);
    const port = pathCommand('C', ...p(boatLength * 0.8, -h), ...p(bow, -h * 0.5), ...p(boatLength - inset, 0));
    const starboard = pathCommand('C', ...p(bow, h * 0.5), ...p(boatLength * 0.8, h), ...p(boatLength * 0.55, h));
    const stern = pathCommand('M', ...p(inset, -h * 0.92)) + pathCommand('L', ...p(boatLength * 0.55, -h));
    return `${stern}${port}${starboard}${pathCommand('L', ...p(inset, h * 0.92))}z`;
  };
  boat.drawing.put('machine', hull(0));
  boat.drawing.put('linen', hull(Math.min(0.28, boatWidth * 0.14)));
  const cockpitHalf = boatWidth * 0.27;
  boat.box('fine', boatLength * 0.1, boatLength * 0.2, c - cockpitHalf, c + cockpitHalf, 0.06);
  boat.box('fine', boatLength * 0.3, boatLength * 0.4, c - cockpitHalf * 0.7, c + cockpitHalf * 0.7, 0.06);
  boat.box('fine', boatLength * 0.5, boatLength * 0.6, c - cockpitHalf * 0.6, c + cockpitHalf * 0.6, 0.08);
  boat.line('fine', [boatLength * 0.66, c - cockpitHalf], [boatLength * 0.88, c], [boatLength * 0.66, c + cockpitHalf]);
}

/** Draws a tender, which gets a number. */
export function drawLabelledTender(area: DeckArea): void {
  drawTender(area);
  area.name('tender', area.length * 0.46);
}

/** Draws a jet-ski, bow at u = length. */
export function drawJetSki(area: DeckArea): void {
  const ski = area.middle(3, 1.1);
  const { length, width } = ski;
  ski.rounded('machine', width * 0.45).box('fine', length * 0.15, length * 0.55, width * 0.32, width * 0.68, 0.1);
  ski.line('fine', [length * 0.62, width * 0.15], [length * 0.66, width * 0.85]);
}

/** Draws the circle of a helipad and its H, as large as the area allows. */
export function drawHelipad(area: DeckArea): void {
  const r = Math.min(area.length, area.width) / 2;
  const u = area.length / 2;
  const v = area.width / 2;
  area.disc('terrace', u, v, r).disc('fine', u, v, r * 0.93);
  const w = r * 0.22;
  const l = r * 0.36;
  area.line('wall', [u - l, v - w], [u + l, v - w]).line('wall', [u - l, v + w], [u + l, v + w]);
  area.line('wall', [u, v - w], [u, v + w]);
}

/** Draws a flight of steps that climbs towards u = length, with its arrow. */
export function drawStairFlight(area: DeckArea, arrow = true): void {
  const { length, width } = area;
  const count = Math.max(3, Math.round(length / 0.27));
  area.box('linen');
  for (let i = 1; i < count; i++) area.line('fine', [(length * i) / count, 0], [(length * i) / count, width]);
  if (!arrow || length < 1) return;
  const v = width / 2;
  area.line('fine', [0.12, v], [length - 0.15, v]);
  area.line('fine', [length - 0.36, v - 0.12], [length - 0.15, v], [length - 0.36, v + 0.12]);
}

/** Draws windlasses, chains and bollards on a foredeck, bow at u = length. */
export function drawMooringGear(area: DeckArea): void {
  const { length, width } = area;
  const v = width / 2;
  const offset = Math.min(width * 0.22, 0.9);
  for (const side of DECK_SIDES) {
    const y = v + side * offset;
    area.disc('machine', length * 0.3, y, Math.min(0.34, offset * 0.6));
    area.disc('fine', length * 0.3, y, Math.min(0.15, offset * 0.3));
    area.line('fine', [length * 0.3 + 0.3, y], [length * 0.95, v + side * offset * 0.25]);
    const bollard = v + side * width * 0.36;
    area.box('machine', length * 0.05, length * 0.05 + 0.5, bollard - 0.09, bollard + 0.09, 0.08);
  }
}

/** The side of the smallest jacuzzi that people can sit in, with its surround, in metres. */
export const MIN_JACUZZI_METERS = 1.6;

/** Returns whether an area is large enough for a jacuzzi. */
export function fitsJacuzzi({ length, width }: DeckArea): boolean {
  return Math.min(length, width) >= MIN_JACUZZI_METERS;
}

/** Draws a jacuzzi in the middle of the area, at most `maxSize` metres wide; it gets a number. */
export function drawLabelledJacuzzi(area: DeckArea, maxSize: number): void {
  const size = Math.min(maxSize, area.length, area.width);
  const square = area.middle(size, size);
  drawJacuzzi(square);
  square.name('jacuzzi');
}

/** Returns the largest square for a jacuzzi on the centreline forward of `from`, with a way past on both sides. */
export function foredeckJacuzziArea(sketch: DeckSketch, outline: DeckOutline, from: number, maxSize: number): DeckArea {
  const fits = (size: number): boolean => leastHalfBreadth(outline, from, from + size) - 0.35 >= size / 2;
  const size = evenlySpaced(maxSize, MIN_JACUZZI_METERS, 8).find(fits) ?? MIN_JACUZZI_METERS;
  return sketch.area(from, from + size, -size / 2, size / 2);
}

/** Returns the square round the largest helipad that a foredeck has room for, forward of `from`. */
export function helipadArea(sketch: DeckSketch, { fore, halfBreadth }: DeckOutline, from: number): DeckArea {
  const maxRadius = 0.068 * fore;
  const fits = (r: number): boolean =>
    evenlySpaced(-90, 90, 12).every((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      return halfBreadth(from + r + r * Math.cos(angle)) > r * Math.abs(Math.sin(angle)) + 0.15;
    });
  const r = evenlySpaced(maxRadius, maxRadius * 0.2, 24).find(fits) ?? maxRadius * 0.2;
  return sketch.area(from, from + 2 * r, -r, r);
}

/** Returns the area of the mooring gear in the bow, clear of the area `taken` on the foredeck. */
export function mooringGearArea(sketch: DeckSketch, outline: DeckOutline, taken: DeckArea): DeckArea {
  const from = Math.max(0.9 * outline.fore, taken.at(taken.length, 0)[0] + 0.4);
  return sketch.whole(outline, from, Math.max(from + 0.2, 0.965 * outline.fore), 0.3);
}
