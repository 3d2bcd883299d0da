import type { Curve } from '../math.ts';
import { Pen } from '../pen.ts';
import { fill, type Shape, stroke } from '../shape.ts';

/** The edges of a hull seen from the side. */
export interface HullLines {
  readonly length: number;
  /** Where the sheer begins, aft. */
  readonly aft: number;
  /** Height of the upper edge over the length. */
  readonly sheer: Curve;
  /** Place of the aft edge over the height. */
  readonly stern: Curve;
  /** Place of the forward edge over the height. */
  readonly stem: Curve;
}

/** The division of the hull side into tones, as heights over the length. */
interface HullFinish {
  /** The line below which the side is in the shade. */
  readonly knuckle: Curve;
  readonly boot: number;
  readonly capRail: number;
}

/** Returns a stem that reaches `overhang` past the waterline; `flare` 1 is straight, more is hollow, less is full. */
export function stemCurve(length: number, height: number, overhang: number, flare: number): Curve {
  return (z) => length - overhang * (1 - Math.max(0, Math.min(1, z / height)) ** flare);
}

function hullOutline({ length, aft, sheer, stern, stem }: HullLines): string {
  return new Pen([stern(0), 0])
    .up(stern, 0, sheer(aft), 5)
    .along(sheer, aft, length, 12)
    .up(stem, sheer(length), 0, 6)
    .close();
}

/** Returns the length at which a line along the side meets an edge of the hull. */
function meeting(edge: Curve, height: Curve, guess: number): number {
  let x = guess;
  for (let i = 0; i < 14; i++) x = (x + edge(height(x))) / 2;
  return x;
}

/** Draws the part of the side between two lines over its whole length. */
function hullBand({ length, stern, stem }: HullLines, low: Curve, high: Curve): string {
  const lowAft = meeting(stern, low, 0);
  const lowFore = meeting(stem, low, length);
  const highFore = meeting(stem, high, length);
  return new Pen([lowAft, low(lowAft)])
    .along(low, lowAft, lowFore, 8)
    .up(stem, low(lowFore), high(highFore), 4)
    .along(high, highFore, meeting(stern, high, 0), 8)
    .close();
}

/** Draws a line along the side at a height. */
export function hullLine({ length, stern, stem }: HullLines, height: Curve, inset: number): string {
  const from = meeting(stern, height, 0) + inset;
  const to = meeting(stem, height, length) - inset;
  return curveLine(height, from, to, 8);
}

/** Draws a smooth line along a curve. */
function curveLine(height: Curve, from: number, to: number, count: number): string {
  return new Pen([from, height(from)]).along(height, from, to, count).open();
}

/** Returns a line at a distance of `lift` above a curve. */
export function offsetLine(curve: Curve, from: number, to: number, lift: number): string {
  return curveLine((x) => curve(x) + lift, from, to, 5);
}

export function hullShapes(lines: HullLines, { knuckle, boot, capRail }: HullFinish): Shape[] {
  const { length, aft, sheer } = lines;
  const waterline: Curve = () => 0;
  const bootTop: Curve = () => boot;
  const stripe: Curve = () => boot * 1.25;
  const rail = new Pen([aft + 0.05, sheer(aft) - capRail / 2])
    .along((x) => sheer(x) - capRail / 2, aft + 0.05, length - capRail * 2.5, 12)
    .open();
  return [
    fill('hull', hullOutline(lines)),
    fill('hullShade', hullBand(lines, waterline, knuckle)),
    stroke('hullLight', capRail * 0.7, hullLine(lines, knuckle, 0.1)),
    fill('boot', hullBand(lines, waterline, bootTop)),
    stroke('stripe', boot * 0.28, hullLine(lines, stripe, 0.08)),
    stroke('hullLight', capRail, rail),
  ];
}
