import { type Curve, evenlySpaced } from '../curve.ts';
import { Pen, type Point } from '../pen.ts';
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
export interface HullFinish {
  /** The line below which the side is in the shade. */
  readonly knuckle: Curve;
  readonly boot: number;
  readonly capRail: number;
}

/** Returns a stem that reaches `overhang` past the waterline; `flare` 1 is straight, more is hollow, less is full. */
export function stemCurve(length: number, height: number, overhang: number, flare: number): Curve {
  return (z) => length - overhang * (1 - Math.max(0, Math.min(1, z / height)) ** flare);
}

function hullOutline(lines: HullLines): string {
  const { length, aft, sheer, stern, stem } = lines;
  const corner = sheer(aft);
  const bow = sheer(length);
  return Pen.at([stern(0), 0])
    .through(
      evenlySpaced(0, corner, 5)
        .slice(1)
        .map((z): Point => [stern(z), z]),
    )
    .through(
      evenlySpaced(aft, length, 12)
        .slice(1)
        .map((x): Point => [x, sheer(x)]),
    )
    .through(
      evenlySpaced(bow, 0, 6)
        .slice(1)
        .map((z): Point => [stem(z), z]),
    )
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
  const highAft = meeting(stern, high, 0);
  const highFore = meeting(stem, high, length);
  const up = evenlySpaced(low(lowFore), high(highFore), 4).slice(1);
  return Pen.at([lowAft, low(lowAft)])
    .through(
      evenlySpaced(lowAft, lowFore, 8)
        .slice(1)
        .map((x): Point => [x, low(x)]),
    )
    .through(up.map((z): Point => [stem(z), z]))
    .through(
      evenlySpaced(highFore, highAft, 8)
        .slice(1)
        .map((x): Point => [x, high(x)]),
    )
    .close();
}

/** Draws a line along the side at a height. */
export function hullLine({ length, stern, stem }: HullLines, height: Curve, inset: number): string {
  const from = meeting(stern, height, 0) + inset;
  const to = meeting(stem, height, length) - inset;
  return Pen.at([from, height(from)])
    .through(
      evenlySpaced(from, to, 8)
        .slice(1)
        .map((x): Point => [x, height(x)]),
    )
    .open();
}

export function hullShapes(lines: HullLines, { knuckle, boot, capRail }: HullFinish): Shape[] {
  const { length, aft, sheer } = lines;
  const level =
    (z: number): Curve =>
    () =>
      z;
  const railEnd = length - capRail * 2.5;
  const rail = Pen.at([aft + 0.05, sheer(aft) - capRail / 2])
    .through(
      evenlySpaced(aft + 0.05, railEnd, 12)
        .slice(1)
        .map((x): Point => [x, sheer(x) - capRail / 2]),
    )
    .open();
  return [
    fill('hull', hullOutline(lines)),
    fill('hullShade', hullBand(lines, level(0), knuckle)),
    stroke('hullLight', capRail * 0.7, hullLine(lines, knuckle, 0.1)),
    fill('boot', hullBand(lines, level(0), level(boot))),
    stroke('stripe', boot * 0.28, hullLine(lines, level(boot * 1.25), 0.08)),
    stroke('hullLight', capRail, rail),
  ];
}
