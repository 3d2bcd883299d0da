import type { Drawing } from '../../../core/yacht/drawing.ts';
import { clamp } from '../curve.ts';
import { disc, Pen, polygon, polyline } from '../pen.ts';
import { between } from '../random.ts';
import { fill, type Shape, stroke } from '../shape.ts';
import type { MotorForm } from './motor-form.ts';
import type { Topping } from './sun-deck.ts';

/** A short mast with one dome, on the roof of a low yacht. */
function finMast(x: number, z: number, s: number): Topping {
  return {
    shapes: [
      stroke('metal', 0.05, polyline([x - 1.1 * s, z + 1.2 * s], [x - 1.6 * s, z + 3.3 * s])),
      fill(
        'house',
        Pen.at([x - 1.2 * s, z])
          .line([x + 0.5 * s, z])
          .curve([x - 0.4 * s, z + 0.6 * s], [x - 0.9 * s, z + 1.1 * s], [x - 1.2 * s, z + 1.9 * s])
          .line([x - 1.8 * s, z + 1.9 * s])
          .close(),
        disc(x + 0.1 * s, z + 0.95 * s, 0.4 * s),
      ),
      stroke('house', 0.12 * s, polyline([x - 0.2 * s, z + 0.55 * s], [x - 2.1 * s, z + 0.9 * s])),
    ],
    height: z + 3.3 * s,
  };
}

/** A flybridge: swept coaming, windscreen, and a hardtop on two fins. */
function flybridge(form: MotorForm, roof: number, aft: number, fore: number): Topping {
  const { length: L } = form;
  const span = fore - aft;
  const x = (t: number): number => aft + span * t;
  const tall = form.style === 'fast' ? 1.45 : 1.95;
  const top = roof + 0.2 + tall;
  const mast = finMast(x(0.5), top + 0.2, clamp(L / 30, 0.7, 1.4));
  const shapes: Shape[] = [
    ...mast.shapes,
    fill(
      'glass',
      polygon([x(0.78), roof + 0.7], [x(0.93), roof + 0.55], [x(0.84), roof + 1.25], [x(0.76), roof + 1.3]),
    ),
    fill('houseShade', polygon([x(0.24), roof], [x(0.46), roof], [x(0.34), top], [x(0.2), top])),
    fill('houseShade', polygon([x(0.74), roof + 0.6], [x(0.78), roof + 0.6], [x(0.69), top], [x(0.65), top])),
    fill(
      'house',
      Pen.at([x(0.08), top + 0.04])
        .curve([x(0.25), top + 0.36], [x(0.6), top + 0.36], [x(0.82), top])
        .curve([x(0.6), top - 0.1], [x(0.3), top - 0.08], [x(0.08), top + 0.04])
        .close(),
      Pen.at([aft, roof - 0.05])
        .line([aft - 0.1, roof + 0.12])
        .curve([x(0.12), roof + 0.15], [x(0.2), roof + 0.85], [x(0.36), roof + 0.85])
        .line([x(0.7), roof + 0.85])
        .curve([x(0.86), roof + 0.8], [x(0.96), roof + 0.35], [x(1.08), roof - 0.1])
        .close(),
    ),
  ];
  return { shapes, height: mast.height };
}

/** The one low house of small and fast yachts: a long wedge of glass under a thin swept roof. */
export function lowHouse(form: MotorForm, drawing: Drawing): Topping {
  const { length: L, deck, tierHeight, random } = form;
  const fast = form.style === 'fast';
  const h = tierHeight * (fast ? 0.98 : 0.95);
  const aft = (fast ? 0.24 : 0.235) * L;
  const fore = (fast ? 0.73 : 0.7) * L + between(random, -0.02, 0.01) * L;
  const rake = fast ? between(random, 3.2, 4.2) : between(random, 2.1, 2.7);
  const front = fore - rake * h * (fast ? 1.05 : 0.85);
  const [roof, foot] = [deck + h, deck + 0.5];
  const overhang = (fast ? 0.09 : 0.1) * L;
  const body = Pen.at([aft, deck])
    .line([fore + 0.02 * L, deck])
    .curve([fore - (fore - front) * 0.35, foot + h * 0.45], [front + 0.03 * L, roof], [front - 0.02 * L, roof])
    .line([aft + 0.2, roof])
    .close();
  const glass = Pen.at([aft + 0.5, foot + 0.25])
    .line([fore - 0.035 * L, foot + 0.22])
    .curve(
      [fore - (fore - front) * 0.48, foot + h * 0.4],
      [front + 0.025 * L, roof - 0.22],
      [front - 0.01 * L, roof - 0.2],
    )
    .line([aft + 0.9, roof - 0.24])
    .close();
  const glintAt = front - 0.04 * L;
  const glint = polygon(
    [glintAt, foot + 0.24],
    [glintAt + 0.03 * L, foot + 0.24],
    [glintAt + 0.06 * L, roof - 0.22],
    [glintAt + 0.03 * L, roof - 0.22],
  );
  const posts = [0.3, 0.62]
    .map((t) => aft + (front - aft) * t)
    .map((x) => polyline([x, foot + 0.25], [x + 0.35, roof - 0.2]));
  const lid = Pen.at([aft - overhang, roof - 0.02])
    .curve([aft, roof + 0.34], [front - 0.06 * L, roof + 0.34], [front + 0.035 * L, roof - 0.14])
    .curve([front - 0.08 * L, roof - 0.2], [aft, roof - 0.22], [aft - overhang, roof - 0.02])
    .close();
  const strut = Pen.at([aft - overhang * 0.1, deck + 0.4])
    .curve(
      [aft - overhang * 0.3, deck + h * 0.5],
      [aft - overhang * 0.5, deck + h * 0.8],
      [aft - overhang * 0.72, roof],
    )
    .line([aft - overhang * 0.1, roof])
    .curve([aft + 0.1, deck + h * 0.7], [aft + 0.5, deck + h * 0.5], [aft + 0.9, deck + 0.4])
    .close();
  const shell: Shape[] = [
    fill('houseShade', body),
    fill('glass', glass),
    fill('glassLight', glint),
    stroke('mullion', 0.08, ...posts),
    fill('house', strut, lid),
  ];
  const fly = !fast || drawing.flybridge || L > 38;
  const topping = fly
    ? flybridge(form, roof + 0.12, aft - overhang * 0.45, front - 0.015 * L)
    : finMast(aft + (front - aft) * 0.45, roof + 0.2, clamp(L / 32, 0.7, 1.3));
  return { shapes: [...topping.shapes, ...shell], height: topping.height };
}
