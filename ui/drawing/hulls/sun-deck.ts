import { clamp, lerp } from '../curve.ts';
import { disc, Pen, polygon, polyline } from '../pen.ts';
import { pick } from '../random.ts';
import { fill, type Shape, stroke } from '../shape.ts';
import type { TopDeck } from './deck-stack.ts';
import type { MotorForm } from './motor-form.ts';

export interface Topping {
  readonly shapes: readonly Shape[];
  readonly height: number;
}

/** A raked mast on `x`, `z` with radar, domes and aerials; `s` scales it, 1 suits 60 m. */
function pylonMast(x: number, z: number, s: number): Topping {
  const shapes = [
    stroke('metal', 0.07, polyline([x - 2.5 * s, z + 3.4 * s], [x - 2.75 * s, z + 5.6 * s])),
    fill('houseShade', disc(x - 0.9 * s, z + 2.7 * s, 0.52 * s)),
    fill(
      'house',
      Pen.at([x - 1.9 * s, z])
        .curve([x - 1.8 * s, z + 1.2 * s], [x - 2.6 * s, z + 2.6 * s], [x - 3.0 * s, z + 4.3 * s])
        .line([x - 2.5 * s, z + 4.3 * s])
        .curve([x - 1.6 * s, z + 2.4 * s], [x - 0.6 * s, z + 1.2 * s], [x + 1.3 * s, z])
        .close(),
      polygon(
        [x - 3.0 * s, z + 1.95 * s],
        [x - 0.2 * s, z + 1.95 * s],
        [x - 0.6 * s, z + 2.2 * s],
        [x - 3.2 * s, z + 2.15 * s],
      ),
    ),
    fill('house', disc(x - 2.9 * s, z + 2.72 * s, 0.56 * s)),
    stroke('house', 0.16 * s, polyline([x - 1.5 * s, z + 3.3 * s], [x - 3.6 * s, z + 3.3 * s])),
  ];
  return { shapes, height: z + 5.6 * s };
}

/** Two legs and a bar, with domes on top. */
function archMast(x: number, z: number, s: number): Topping {
  const shapes = [
    stroke(
      'metal',
      0.07,
      polyline([x - 1.2 * s, z + 2.2 * s], [x - 1.45 * s, z + 4.9 * s]),
      polyline([x - 0.2 * s, z + 2.2 * s], [x - 0.3 * s, z + 3.6 * s]),
    ),
    fill(
      'house',
      Pen.at([x + 0.2 * s, z])
        .line([x + 1.5 * s, z], [x - 0.1 * s, z + 2.0 * s], [x - 2.9 * s, z + 2.1 * s])
        .line([x - 2.4 * s, z + 1.7 * s], [x - 0.9 * s, z + 1.6 * s])
        .close(),
      disc(x - 2.2 * s, z + 2.66 * s, 0.58 * s),
      disc(x - 0.75 * s, z + 2.52 * s, 0.42 * s),
    ),
    stroke('house', 0.14 * s, polyline([x - 2.2 * s, z + 3.7 * s], [x - 0.5 * s, z + 3.7 * s])),
  ];
  return { shapes, height: z + 4.9 * s };
}

function hardtop(aft: number, fore: number, z: number, height: number): Shape[] {
  const span = fore - aft;
  const roof = z + height;
  return [
    fill(
      'houseShade',
      polygon([fore - span * 0.16, z], [fore - span * 0.1, z], [fore - span * 0.22, roof], [fore - span * 0.29, roof]),
    ),
    fill(
      'houseShade',
      Pen.at([aft + span * 0.1, z])
        .line([aft + span * 0.42, z])
        .curve([aft + span * 0.36, z + height * 0.5], [aft + span * 0.3, z + height * 0.8], [aft + span * 0.24, roof])
        .line([aft + span * 0.02, roof])
        .curve([aft + span * 0.05, z + height * 0.6], [aft + span * 0.06, z + height * 0.3], [aft + span * 0.1, z])
        .close(),
    ),
    fill(
      'house',
      Pen.at([aft - span * 0.08, roof + 0.02])
        .curve([aft + span * 0.1, roof + 0.42], [fore - span * 0.3, roof + 0.5], [fore + span * 0.04, roof + 0.04])
        .curve([fore - span * 0.2, roof - 0.12], [aft + span * 0.2, roof - 0.1], [aft - span * 0.08, roof + 0.02])
        .close(),
    ),
  ];
}

/** The highest deck of a stacked yacht: windscreen, hardtop and mast. */
export function sunDeck(form: MotorForm, top: TopDeck): Topping {
  const { length: L, style, random } = form;
  const explorer = style === 'explorer';
  const s = clamp(L / 60, 0.62, 1.5);
  const aft = lerp(top.aft, top.fore, explorer ? 0.42 : 0.36);
  const fore = lerp(top.aft, top.fore, 0.78);
  const tall = 2.15;
  const z = top.z + 0.1;
  const screen = polygon(
    [fore - 0.5, z + 0.2],
    [fore + 0.035 * L, z + 0.2],
    [fore + 0.035 * L - 0.9, z + 1.05],
    [fore - 1.0, z + 1.1],
  );
  const roof = z + tall + 0.25;
  const mast = pick(random, [pylonMast, archMast])(lerp(aft, fore, 0.6), roof, s);
  return {
    shapes: [...mast.shapes, fill('glass', screen), ...hardtop(aft, fore, z, tall)],
    height: mast.height,
  };
}
