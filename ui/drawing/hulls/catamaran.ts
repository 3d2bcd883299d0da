import { type Curve, clamp, smoothstep } from '../curve.ts';
import type { DrawnYacht } from '../drawn-yacht.ts';
import { Pen, polygon, polyline, softBox } from '../pen.ts';
import { between, seeded } from '../random.ts';
import { fill, type Profile, type Shape, stroke } from '../shape.ts';
import { ensign } from './deck-gear.ts';
import { type HullLines, hullShapes, stemCurve } from './hull-lines.ts';
import { headsailShapes, type MastPlan, mastAt, mastShapes } from './rig.ts';

function catamaranLines(length: number): HullLines {
  const mid = 0.066 * length + 0.55;
  const sheer: Curve = (x) => {
    const u = x / length;
    return mid * (0.98 + 0.1 * clamp((u - 0.2) / 0.8, 0, 1) ** 1.4) - mid * 0.66 * smoothstep(0.15, 0, u);
  };
  return {
    length,
    aft: 0.004 * length,
    sheer,
    stern: (z) => 0.004 * length * clamp(z, 0, 1),
    stem: stemCurve(length, sheer(length), 0.012 * length, 1.2),
  };
}

/** Bridge-deck saloon, cockpit roof, and the helm above. */
function saloon(L: number, deck: number): Shape[] {
  const x = (t: number): number => t * L;
  const h = 1.2 + 0.03 * L;
  const roof = deck + h;
  const body = Pen.at([x(0.24), deck - 0.1])
    .line([x(0.24), roof])
    .line([x(0.56), roof])
    .curve([x(0.62), roof - 0.1], [x(0.67), deck + h * 0.5], [x(0.73), deck - 0.05])
    .close();
  const glass = Pen.at([x(0.255), deck + h * 0.28])
    .line([x(0.255), deck + h * 0.84], [x(0.56), deck + h * 0.84])
    .curve([x(0.6), deck + h * 0.82], [x(0.64), deck + h * 0.55], [x(0.672), deck + h * 0.28])
    .close();
  const lid = Pen.at([x(0.07), roof])
    .curve([x(0.2), roof + 0.34], [x(0.45), roof + 0.36], [x(0.62), roof - 0.08])
    .curve([x(0.5), roof - 0.12], [x(0.3), roof - 0.1], [x(0.07), roof])
    .close();
  const coaming = Pen.at([x(0.26), roof + 0.2])
    .curve([x(0.28), roof + 0.75], [x(0.3), roof + 0.8], [x(0.34), roof + 0.8])
    .line([x(0.46), roof + 0.75])
    .bend([x(0.5), roof + 0.6], [x(0.54), roof + 0.12])
    .close();
  const bimini = Pen.at([x(0.25), roof + 2.3])
    .curve([x(0.32), roof + 2.5], [x(0.4), roof + 2.5], [x(0.47), roof + 2.32])
    .line([x(0.46), roof + 2.2], [x(0.26), roof + 2.18])
    .close();
  return [
    stroke(
      'metal',
      0.07,
      polyline([x(0.27), roof + 0.7], [x(0.265), roof + 2.2]),
      polyline([x(0.44), roof + 0.7], [x(0.455), roof + 2.2]),
    ),
    fill('house', bimini, coaming),
    fill(
      'glass',
      polygon([x(0.465), roof + 0.72], [x(0.495), roof + 0.62], [x(0.475), roof + 1.1], [x(0.455), roof + 1.1]),
    ),
    stroke(
      'house',
      0.16,
      polyline([x(0.1), deck - 0.6], [x(0.1), roof + 0.05]),
      polyline([x(0.2), deck], [x(0.2), roof]),
    ),
    fill('houseShade', body),
    fill('glass', glass),
    fill(
      'glassLight',
      polygon(
        [x(0.43), deck + h * 0.28],
        [x(0.46), deck + h * 0.28],
        [x(0.48), deck + h * 0.84],
        [x(0.45), deck + h * 0.84],
      ),
    ),
    stroke('mullion', 0.07, ...[0.34, 0.5].map((t) => polyline([x(t), deck + h * 0.28], [x(t), deck + h * 0.84]))),
    fill('house', lid),
  ];
}

export function catamaranYacht({ drawing, length: L }: DrawnYacht, set: boolean): Profile {
  const random = seeded(drawing.seed);
  const lines = catamaranLines(L);
  const deck = lines.sheer(0.4 * L);
  const roof = deck + 1.2 + 0.03 * L;
  const mast: MastPlan = {
    length: L,
    x: 0.53 * L,
    deck: roof,
    head: (1.36 + between(random, -0.04, 0.06)) * L,
    boom: 0.38 * L,
    boomHeight: roof + 2.75,
    squareTop: 0.28,
    rake: 0.012,
  };
  const z = mast.head * 0.86;
  const jib = {
    tack: [0.93 * L, deck + 0.6] as const,
    head: [mastAt(mast, z) + 0.1, z] as const,
    clew: [0.545 * L, roof + 0.9] as const,
  };
  const light = (from: number, to: number): string => softBox(from * L, deck * 0.5, to * L, deck * 0.74, 0.22, 0.2);
  const trampoline = stroke(
    'metal',
    0.06,
    polyline([0.74 * L, deck + 0.65], [0.97 * L, lines.sheer(0.97 * L) + 0.65]),
    ...[0.76, 0.83, 0.9, 0.97].map((t) => polyline([t * L, lines.sheer(t * L)], [t * L, lines.sheer(t * L) + 0.65])),
  );
  const shapes = [
    stroke('metal', 0.05, polyline(jib.tack, jib.head)),
    ...mastShapes(mast, 2, set),
    ...(set ? headsailShapes(jib) : [stroke('sail', 0.01 * L, polyline(jib.tack, jib.head))]),
    ...saloon(L, deck),
    trampoline,
    ...hullShapes(lines, { knuckle: (x) => lines.sheer(x) * 0.4, boot: 0.16 + 0.003 * L, capRail: 0.12 }),
    fill('port', light(0.34, 0.5), light(0.53, 0.6), light(0.7, 0.75)),
    ...ensign(0.06 * L, lines.sheer(0.06 * L) - 0.3, 0.6),
  ];
  return { shapes, length: L, height: mast.head + 0.006 * L, entry: lines.stem(0) };
}
