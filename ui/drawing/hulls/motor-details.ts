import type { Drawing } from '../../../core/yacht/drawing.ts';
import { evenlySpaced, lerp } from '../curve.ts';
import { Pen, polygon, polyline, softBox } from '../pen.ts';
import { between, pick } from '../random.ts';
import { fill, marks, type Shape, stroke } from '../shape.ts';
import { offsetLine } from './deck-gear.ts';
import type { MotorForm } from './motor-form.ts';

/** The owner's windows in the raised side and the row of lower-deck lights. */
export function hullWindows(form: MotorForm): Shape[] {
  const { length: L, deck, tierHeight: h, lines, step, random } = form;
  const panes: string[] = [];
  const lit: string[] = [];
  if (!form.low) {
    const z = deck + 1.0;
    const tall = Math.min(1, h * 0.38);
    const from = (step[1] + 0.025) * L;
    const to = Math.min(0.81 * L, lines.stem(z) - 0.1 * L);
    const count = pick(random, [1, 3, 4, 6]);
    for (let i = 0; i < count; i++) {
      const x0 = lerp(from, to, i / count);
      const x1 = lerp(from, to, (i + 1) / count) - 0.28;
      panes.push(softBox(x0, z, x1, z + tall, 0.22, 0.3));
      lit.push(
        polygon(
          [x0 + (x1 - x0) * 0.6, z],
          [x0 + (x1 - x0) * 0.74, z],
          [x0 + (x1 - x0) * 0.74 + 0.5, z + tall],
          [x0 + (x1 - x0) * 0.6 + 0.5, z + tall],
        ),
      );
    }
  }
  const centre = form.low ? deck * 0.72 : deck * 0.56;
  const half = Math.min(0.3, deck * 0.14);
  if (form.low && L > 24) {
    const x0 = between(random, 0.36, 0.4) * L;
    panes.push(softBox(x0, centre - half, x0 + 0.2 * L, centre + half * 1.6, 0.2, 0.5));
    panes.push(softBox(x0 + 0.22 * L, centre - half * 0.6, x0 + 0.27 * L, centre + half * 1.7, 0.2, 0.5));
  } else {
    const count = Math.max(3, Math.round(L / between(random, 5.5, 8)));
    const wide = pick(random, [0.45, 0.7, 0.95]);
    for (const x of evenlySpaced(0.24 * L, 0.78 * L, count))
      panes.push(softBox(x - wide, centre - half, x + wide, centre + half, half * 0.7));
  }
  return [fill('port', ...panes), fill('glassLight', ...lit)];
}

/** Swim platform with its teak, the shadow beneath it and a fender line. */
export function swimPlatformProfile({ length: L, deck }: MotorForm): Shape[] {
  const top = 0.42 + 0.0022 * L;
  const inner = 0.082 * L;
  const wall = polygon(
    [0.055 * L, top],
    [inner + 0.004 * L, top],
    [inner + 0.012 * L, deck + 0.4],
    [0.082 * L, deck + 0.5],
  );
  return [
    fill('hullShade', wall),
    fill(
      'hull',
      Pen.at([0, top])
        .line([inner, top], [inner, 0], [0.025 * L, 0])
        .bend([0, 0.1], [0, top])
        .close(),
    ),
    stroke('teak', 0.1, polyline([0.05, top + 0.03], [inner - 0.3, top + 0.03])),
  ];
}

export function bowRail({ length: L, lines }: MotorForm, from: number): Shape[] {
  const line = (lift: number): string => offsetLine(lines.sheer, from, 0.985 * L, lift);
  return [marks('metal', 0.45, 0.06, 1.9, line(0.2)), stroke('metal', 0.06, line(0.42))];
}

/** The anchor pocket in the bow. */
export function anchorPocket({ length: L, lines, style }: MotorForm): Shape[] {
  if (style === 'fast') return [];
  const z = lines.sheer(0.94 * L) * 0.7;
  const size = 0.34 + 0.0028 * L;
  const x = lines.stem(z) - 0.05 * L;
  return [
    fill('hullShade', softBox(x - size, z - size * 0.8, x + size, z + size * 0.8, size * 0.4, size * 0.5)),
    fill('glass', softBox(x - size * 0.5, z - size * 0.45, x + size * 0.45, z + size * 0.3, size * 0.3, size * 0.3)),
  ];
}

/** The glass wall of a pool on the aft deck. */
export function poolWall({ length: L, deck }: MotorForm): Shape {
  return fill('glassLight', softBox(0.112 * L, deck + 0.32, 0.185 * L, deck + 0.78, 0.12));
}

/** A helicopter deck: a platform with nets on brackets, forward. */
export function helideck({ length: L, lines }: MotorForm): Shape[] {
  const from = 0.795 * L;
  const to = 0.93 * L;
  const z = lines.sheer(to) + 0.25;
  return [
    stroke('metal', 0.09, ...evenlySpaced(from + 1, to - 1, 3).map((x) => polyline([x, z], [x, lines.sheer(x) - 0.1]))),
    fill('house', polygon([from, z], [to, z], [to + 0.7, z + 0.28], [from - 0.5, z + 0.28])),
    fill('houseShade', polygon([from, z], [to, z], [to - 0.4, z - 0.16], [from + 0.4, z - 0.16])),
  ];
}

/** Helipads need a long foredeck. */
export function carriesHelideck(form: MotorForm, drawing: Drawing): boolean {
  return drawing.helipad && !form.low && form.length >= 55;
}
