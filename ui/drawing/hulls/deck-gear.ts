import { type Curve, evenlySpaced } from '../curve.ts';
import { Pen, type Point, polygon, polyline } from '../pen.ts';
import { fill, type Shape, stroke } from '../shape.ts';

/** Returns a line at a distance of `lift` above a curve. */
export function offsetLine(curve: Curve, from: number, to: number, lift: number): string {
  const [start = from, ...rest] = evenlySpaced(from, to, 5);
  return Pen.at([start, curve(start) + lift])
    .through(rest.map((x): Point => [x, curve(x) + lift]))
    .open();
}

/** Draws a flag on its staff; the cloth stays within the stern, so that the drawing keeps her length. */
export function ensign(wanted: number, z: number, size: number): Shape[] {
  const x = Math.max(wanted, size * 1.68);
  const tip: Point = [x - size * 0.5, z + size * 1.75];
  const cloth = Pen.at(tip)
    .curve(
      [tip[0] - size * 0.35, tip[1] + size * 0.12],
      [tip[0] - size * 0.6, tip[1] - size * 0.2],
      [tip[0] - size * 1.15, tip[1] - size * 0.06],
    )
    .line([tip[0] - size * 1.02, tip[1] - size * 0.72])
    .curve(
      [tip[0] - size * 0.5, tip[1] - size * 0.86],
      [tip[0] - size * 0.2, tip[1] - size * 0.55],
      [tip[0] + size * 0.19, tip[1] - size * 0.66],
    )
    .close();
  return [stroke('metal', 0.07, polyline([x, z], tip)), fill('flag', cloth)];
}

/** Draws a tender from the side. */
export function tenderProfile(x: number, z: number, length: number): Shape[] {
  const t = (u: number): number => x + length * u;
  const h = length * 0.13;
  return [
    fill(
      'houseShade',
      Pen.at([t(0.04), z])
        .line([t(0.82), z])
        .bend([t(0.95), z + h * 0.3], [t(1), z + h])
        .line([t(0), z + h * 0.86])
        .close(),
    ),
    fill(
      'house',
      Pen.at([t(0), z + h * 0.86])
        .line([t(1), z + h])
        .bend([t(0.9), z + h * 1.35], [t(0.8), z + h * 1.25])
        .line([t(0.02), z + h * 1.2])
        .close(),
    ),
    fill(
      'glass',
      polygon([t(0.42), z + h * 1.2], [t(0.6), z + h * 1.22], [t(0.52), z + h * 1.75], [t(0.42), z + h * 1.75]),
    ),
  ];
}

export function crane(x: number, z: number, reach: number): Shape[] {
  return [
    stroke('house', 0.42, polyline([x, z], [x, z + 2.6])),
    stroke('house', 0.3, polyline([x, z + 2.5], [x - reach, z + 3.6])),
    stroke('metal', 0.06, polyline([x - reach, z + 3.6], [x - reach, z + 2.2])),
  ];
}
