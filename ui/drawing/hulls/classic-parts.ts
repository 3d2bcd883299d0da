import { type Curve, evenlySpaced } from '../curve.ts';
import { Pen, polygon, polyline, softBox } from '../pen.ts';
import { fill, marks, type Shape, stroke } from '../shape.ts';
import { offsetLine } from './deck-gear.ts';

export interface Deckhouse {
  readonly z: number;
  readonly aft: number;
  readonly fore: number;
  readonly height: number;
}

/** A deckhouse of separate windows under a thin roof, on its deck edge. */
export function deckhouse({ z, aft, fore, height }: Deckhouse, pitch: number, overhang: number): Shape[] {
  const roof = z + height;
  const count = Math.max(2, Math.round((fore - aft) / pitch));
  const lights = evenlySpaced(aft + pitch * 0.35, fore - pitch * 0.4, count - 1).map((x) =>
    softBox(x - pitch * 0.3, z + height * 0.38, x + pitch * 0.3, z + height * 0.8, 0.16),
  );
  return [
    fill('house', polygon([aft, z], [fore, z], [fore - height * 0.1, roof], [aft + height * 0.04, roof])),
    fill(
      'houseShade',
      polygon(
        [aft, z + height * 0.84],
        [fore - height * 0.08, z + height * 0.84],
        [fore - height * 0.1, roof],
        [aft, roof],
      ),
    ),
    fill('glass', ...lights),
    fill(
      'house',
      Pen.at([aft - overhang, roof - 0.04])
        .line([fore + 0.5, roof - 0.06])
        .bend([fore + 0.7, roof + 0.08], [fore + 0.35, roof + 0.2])
        .line([aft - overhang, roof + 0.16])
        .close(),
    ),
    stroke('teak', 0.07, polyline([aft - overhang + 0.1, roof + 0.02], [fore + 0.4, roof + 0.02])),
  ];
}

/** A raked funnel in her company colours with a dark cap. */
export function funnel(x: number, z: number, width: number, height: number): Shape[] {
  const lean = height * 0.28;
  const at = (t: number): number => x - lean * t;
  const ring = (from: number, to: number): string =>
    polygon(
      [at(from), z + height * from],
      [at(from) + width, z + height * from],
      [at(to) + width, z + height * to],
      [at(to), z + height * to],
    );
  return [
    fill('funnel', ring(0, 1)),
    fill('glass', ring(0.8, 1.02)),
    fill('houseShade', ring(0.62, 0.68)),
    stroke('metal', 0.06, polyline([at(0.2) + width + 0.3, z], [at(1.1) + width + 0.3, z + height * 1.15])),
  ];
}

export function poleMast(x: number, z: number, height: number): Shape[] {
  const lean = height * 0.09;
  return [
    fill('teak', polygon([x - 0.16, z], [x + 0.16, z], [x - lean + 0.05, z + height], [x - lean - 0.05, z + height])),
    stroke(
      'metal',
      0.05,
      polyline([x - 0.03 * height - 0.9, z + height * 0.7], [x - 0.08 * height + 0.9, z + height * 0.7]),
    ),
  ];
}

/** The covered promenade: thin stanchions from the rail up to the deck above. */
export function stanchions(from: number, to: number, foot: Curve, head: number): Shape {
  const low = Math.min(foot(from), foot(0.4 * (from + to)));
  const middle = (low + head) / 2;
  return marks('house', head - low, 0.12, 2.6, polyline([from, middle], [to, middle]));
}

export function openRail(from: number, to: number, height: Curve): Shape[] {
  return [
    marks('metal', 0.85, 0.06, 1.9, offsetLine(height, from, to, 0.42)),
    stroke('metal', 0.05, offsetLine(height, from, to, 0.85), offsetLine(height, from, to, 0.45)),
  ];
}

/** The side of a boat on its chocks. */
export function lifeboat(x: number, z: number, length: number): string {
  const h = length * 0.2;
  return Pen.at([x, z + h])
    .line([x + length, z + h])
    .bend([x + length * 0.95, z], [x + length * 0.75, z])
    .line([x + length * 0.22, z])
    .bend([x + length * 0.03, z], [x, z + h])
    .close();
}
