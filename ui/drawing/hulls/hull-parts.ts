import { type Curve, leaningBox, lerp, Pen, type Point, pathInFrame, polygon, polyline } from '../geometry.ts';
import { dashedLine, filledShape, type Shape, strokedShape } from '../shape.ts';

/** The edges of a hull seen from the side. */
export interface HullLines {
  readonly length: number;
  /** The aft end of the sheer. */
  readonly aft: number;
  /** Height of the upper edge over the length. */
  readonly sheer: Curve;
  /** Place of the aft edge over the height. */
  readonly stern: Curve;
  /** Place of the forward edge over the height. */
  readonly stem: Curve;
}

/** The heights of the parts of the hull's side that have colours of their own, in metres. */
interface HullFinish {
  /** The line below which the side is in the shade. */
  readonly knuckle: Curve;
  readonly boot: number;
  readonly capRail: number;
}

/** Returns a stem that extends `overhang` metres past the waterline: hollow if `flare` is above 1, full if below. */
export function stemCurve(length: number, height: number, overhang: number, flare: number): Curve {
  return (z) => length - overhang * (1 - Math.max(0, Math.min(1, z / height)) ** flare);
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

/** Draws a stripe along the side at a height, such as a boot stripe or a cove line. */
export function hullStripe({ length, stern, stem }: HullLines, height: Curve, inset: number): string {
  const from = meeting(stern, height, 0) + inset;
  return curveLine(height, from, meeting(stem, height, length) - inset, 8);
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
  const { length, aft, sheer, stern, stem } = lines;
  const waterline: Curve = () => 0;
  const outline = new Pen([stern(0), 0])
    .up(stern, 0, sheer(aft), 5)
    .along(sheer, aft, length, 12)
    .up(stem, sheer(length), 0, 6)
    .close();
  const rail = new Pen([aft + 0.05, sheer(aft) - capRail / 2])
    .along((x) => sheer(x) - capRail / 2, aft + 0.05, length - capRail * 2.5, 12)
    .open();
  return [
    filledShape('hull', outline),
    filledShape('hullShade', hullBand(lines, waterline, knuckle)),
    strokedShape('hullLight', capRail * 0.7, hullStripe(lines, knuckle, 0.1)),
    filledShape(
      'boot',
      hullBand(lines, waterline, () => boot),
    ),
    strokedShape(
      'stripe',
      boot * 0.28,
      hullStripe(lines, () => boot * 1.25, 0.08),
    ),
    strokedShape('hullLight', capRail, rail),
  ];
}

/** One house: from `aft` to `fore` at its foot `z`; its front leans back by `rake` metres to the top. */
export interface DeckhouseOutline {
  readonly z: number;
  readonly aft: number;
  readonly fore: number;
  readonly rake: number;
}

/** Draws the walls of a house, and its glass with window bars and reflections. @param pane width of a pane */
export function houseShapes({ z, aft, fore, rake }: DeckhouseOutline, h: number, pane: number): Shape[] {
  const front = (t: number): number => fore - rake * t;
  const sill = 0.3;
  const head = 0.86;
  const glass = new Pen([aft + 0.25, z + h * sill * 0.8])
    .line([front(sill) - 0.12, z + h * sill])
    .curve(
      [front(sill + 0.12) + 0.05, z + h * (sill + 0.12)],
      [front(head - 0.2), z + h * (head - 0.2)],
      [front(head) - 0.2, z + h * head],
    )
    .line([aft + 0.25 + h * 0.1, z + h * head])
    .close();
  const glint = (at: number, wide: number): string => {
    const x = lerp(aft, front(1), at);
    return leaningBox(x, x + wide, z + h * sill, z + h * head, h * 0.32);
  };
  const middle = z + (h * (sill + head)) / 2;
  return [
    filledShape(
      'houseShade',
      polygon([aft, z], [fore, z], [front(0.94), z + h * 0.94], [aft + h * 0.08, z + h * 0.94]),
    ),
    filledShape('glass', glass),
    filledShape('glassLight', glint(0.58, 0.9 + h * 0.3), glint(0.66, 0.35)),
    dashedLine('mullion', h * (head - sill), 0.08, pane, polyline([aft + pane, middle], [front(0.7), middle])),
  ];
}

/** Draws the edge of a deck with its bulwark: thin aft, of full height amidships, and a brow over windows forward. */
export function deckEdgeShapes(z: number, aft: number, fore: number, bulwark: number, tail: number): Shape[] {
  const span = fore - aft;
  const x = (t: number): number => aft + span * t;
  const slab = new Pen([aft, z - 0.2])
    .line([aft - 0.12, z + 0.1])
    .curve([x(0.1 * tail), z + 0.12], [x(0.14 * tail), z + bulwark], [x(0.3 * tail), z + bulwark])
    .line([x(0.56), z + bulwark])
    .curve([x(0.76), z + bulwark], [x(0.84), z + bulwark * 0.3], [fore, z - 0.02])
    .line([fore - 0.3, z - 0.14])
    .curve([x(0.8), z - 0.3], [x(0.5), z - 0.3], [x(0.2), z - 0.3])
    .close();
  const soffit = 'M0+.3,-.22L.2,-.28 .6,-.28 1-.5,-.14 1-.9,-.3 .6,-.46 .15,-.44Z';
  return [filledShape('houseDeep', pathInFrame(aft, z, span, 1)(soffit)), filledShape('house', slab)];
}

export function railShapes(z: number, aft: number, to: number): Shape[] {
  const top = z + 0.8;
  return [
    dashedLine('metal', 0.8, 0.06, 1.3, polyline([aft, z + 0.4], [to, z + 0.4])),
    strokedShape('metal', 0.06, polyline([aft, top], [to, top])),
  ];
}

/** Draws the swept plate that joins a deck to the one below at the quarter. */
export function fashionPlate(z: number, h: number, foot: number, reach: number, width: number): string {
  return new Pen([foot, z + 0.5])
    .curve([foot - reach * 0.35, z + h * 0.5], [foot - reach * 0.5, z + h * 0.8], [foot - reach, z + h - 0.1])
    .line([foot - reach + width * 1.9, z + h - 0.1])
    .curve([foot - reach * 0.2 + width, z + h * 0.8], [foot + width * 0.7, z + h * 0.55], [foot + width, z + 0.5])
    .close();
}

/** Draws the flag on its staff; it does not extend beyond the stern, so that the drawing is as long as the yacht. */
export function ensign(foot: number, z: number, size: number): Shape[] {
  const x = Math.max(foot, size * 1.68);
  const tip: Point = [x - size * 0.5, z + size * 1.75];
  const cloth = 'M0,0C-.35,.12 -.6,-.2 -1.15,-.06L-1.02,-.72C-.5,-.86 -.2,-.55 .19,-.66Z';
  return [strokedShape('metal', 0.07, polyline([x, z], tip)), filledShape('flag', pathInFrame(...tip, size)(cloth))];
}

/** Draws a tender from the side. */
export function tenderShapes(x: number, z: number, length: number): Shape[] {
  const draw = pathInFrame(x, z, length, length * 0.13);
  return [
    filledShape('houseShade', draw('M.04,0L.82,0Q.95,.3 1,1L0,.86Z')),
    filledShape('house', draw('M0,.86L1,1Q.9,1.35 .8,1.25L.02,1.2Z')),
    filledShape('glass', draw('M.42,1.2L.6,1.22 .52,1.75 .42,1.75Z')),
  ];
}

export function crane(x: number, z: number, reach: number): Shape[] {
  const draw = pathInFrame(x - reach, z, reach, 1);
  return [
    strokedShape('house', 0.42, draw('M1,0L1,2.6')),
    strokedShape('house', 0.3, draw('M1,2.5L0,3.6')),
    strokedShape('metal', 0.06, draw('M0,3.6L0,2.2')),
  ];
}
