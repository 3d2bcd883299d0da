import type { DrawingData } from '../../../core/yacht/drawing.ts';
import { clamp, disc, leaningBox, lerp, Pen, pathInFrame, polyline } from '../geometry.ts';
import { randomBetween, randomChoice } from '../random.ts';
import { filledShape, type Shape, strokedShape } from '../shape.ts';
import { deckEdgeShapes, fashionPlate, houseShapes, railShapes } from './hull-parts.ts';
import { type MotorProportions, placeStackedDeckhouses, type StackedDeckhouse } from './motor-proportions.ts';

/** Shapes above the hull of a motor yacht, and the height of their top above the water in metres. */
interface Superstructure {
  readonly shapes: readonly Shape[];
  readonly height: number;
}

/** Draws a raked mast at `x`, `z` with radar, domes and aerials; its scale `s` is 1 for a yacht of 60 m. */
function pylonMast(x: number, z: number, s: number): Superstructure {
  const draw = pathInFrame(x, z, s);
  const pylon = 'M-1.9,0C-1.8,1.2 -2.6,2.6 -3,4.3L-2.5,4.3C-1.6,2.4 -.6,1.2 1.3,0Z';
  const platform = 'M-3,1.95L-.2,1.95 -.6,2.2 -3.2,2.15Z';
  const shapes = [
    strokedShape('metal', 0.07, draw('M-2.5,3.4L-2.75,5.6')),
    filledShape('houseShade', disc(x - 0.9 * s, z + 2.7 * s, 0.52 * s)),
    filledShape('house', draw(pylon + platform)),
    filledShape('house', disc(x - 2.9 * s, z + 2.72 * s, 0.56 * s)),
    strokedShape('house', 0.16 * s, draw('M-1.5,3.3L-3.6,3.3')),
  ];
  return { shapes, height: z + 5.6 * s };
}

/** Draws a mast in the form of an arch, with domes on top. */
function archMast(x: number, z: number, s: number): Superstructure {
  const draw = pathInFrame(x, z, s);
  const arch = draw('M.2,0L1.5,0 -.1,2 -2.9,2.1L-2.4,1.7 -.9,1.6Z');
  const domes = disc(x - 2.2 * s, z + 2.66 * s, 0.58 * s) + disc(x - 0.75 * s, z + 2.52 * s, 0.42 * s);
  const shapes = [
    strokedShape('metal', 0.07, draw('M-1.2,2.2L-1.45,4.9M-.2,2.2L-.3,3.6')),
    filledShape('house', arch, domes),
    strokedShape('house', 0.14 * s, draw('M-2.2,3.7L-.5,3.7')),
  ];
  return { shapes, height: z + 4.9 * s };
}

/** Draws a short mast with one dome, on the roof of a low yacht. */
function finMast(x: number, z: number, s: number): Superstructure {
  const draw = pathInFrame(x, z, s);
  const fin = 'M-1.2,0L.5,0C-.4,.6 -.9,1.1 -1.2,1.9L-1.8,1.9Z';
  const shapes = [
    strokedShape('metal', 0.05, draw('M-1.1,1.2L-1.6,3.3')),
    filledShape('house', draw(fin), disc(x + 0.1 * s, z + 0.95 * s, 0.4 * s)),
    strokedShape('house', 0.12 * s, draw('M-.2,.55L-2.1,.9')),
  ];
  return { shapes, height: z + 3.3 * s };
}

/** Draws a roof over an open deck, on swept fins. */
function hardtop(aft: number, fore: number, z: number, height: number): Shape[] {
  const draw = pathInFrame(aft, z, fore - aft, height);
  return [
    filledShape('houseShade', draw('M.84,0L.9,0 .78,1 .71,1Z')),
    filledShape('houseShade', draw('M.1,0L.42,0C.36,.5 .3,.8 .24,1L.02,1C.05,.6 .06,.3 .1,0Z')),
    filledShape('house', draw('M-.08,1+.02C.1,1+.42 .7,1+.5 1.04,1+.04C.8,1-.12 .2,1-.1 -.08,1+.02Z')),
  ];
}

/** Draws the supports between a house's roof and the deck below it: swept plates, or pillars. */
function supports({ length: L, tierHeight: h }: MotorProportions, tier: StackedDeckhouse, plates: boolean): Shape {
  const { z, aft, overhang } = tier;
  if (plates) return filledShape('house', fashionPlate(z, h, aft - overhang * 0.18, overhang * 0.5, 0.012 * L + 0.5));
  const pillars = [0.35, 0.75].map((t) => polyline([aft - overhang * t, z], [aft - overhang * t, z + h - 0.2]));
  return strokedShape('house', 0.14 + 0.001 * L, ...pillars);
}

/** Draws the houses of a yacht of several tiers, with roofs and rails; `top` is the deck on the uppermost one. */
export function stackedDeckhouseDrawing(form: MotorProportions) {
  const { style, tierHeight: h, random } = form;
  const tiers = placeStackedDeckhouses(form);
  const plates = style !== 'explorer' && random() < 0.7;
  const paneWidth = randomBetween(random, 2.2, 3.6);
  const layers = tiers.map((tier, i): Shape[] => {
    const { overhang, roofAft, roofFore } = tier;
    const roof = tier.z + h;
    const bulwark = i === 0 ? 0.95 : i === tiers.length - 1 ? 0.5 : 0.85;
    return [
      ...houseShapes(tier, h, paneWidth),
      supports(form, tier, plates),
      ...railShapes(roof + 0.05, roofAft + 0.15, roofAft + overhang * 0.95),
      ...deckEdgeShapes(roof, roofAft, roofFore, bulwark, i === 0 ? 0.7 : 1),
    ];
  });
  const last = tiers.at(-1);
  return {
    shapes: layers.reverse().flat(),
    top: { z: (last?.z ?? 0) + h, aft: last?.roofAft ?? 0, fore: last?.roofFore ?? 0 },
    /** Aft end of the lowest house's roof, in metres from the stern; the open aft deck is aft of it. */
    aft: tiers[0]?.roofAft ?? 0,
  };
}

/** Draws what is on the highest deck of a stacked yacht: windscreen, hardtop and mast. */
function sunDeck(
  { length: L, style, random }: MotorProportions,
  top: ReturnType<typeof stackedDeckhouseDrawing>['top'],
): Superstructure {
  const aft = lerp(top.aft, top.fore, style === 'explorer' ? 0.42 : 0.36);
  const fore = lerp(top.aft, top.fore, 0.78);
  const tall = 2.15;
  const z = top.z + 0.1;
  const screen = pathInFrame(fore, z, 0.035 * L, 1)('M0-.5,.2L1,.2 1-.9,1.05 0-1,1.1Z');
  const mast = randomChoice(random, [pylonMast, archMast])(
    lerp(aft, fore, 0.6),
    z + tall + 0.25,
    clamp(L / 60, 0.62, 1.5),
  );
  return {
    shapes: [...mast.shapes, filledShape('glass', screen), ...hardtop(aft, fore, z, tall)],
    height: mast.height,
  };
}

/** Draws the houses of a yacht of several tiers, up to the mast; `aft` is the aft end of the lowest roof. */
export function stackedSuperstructure(form: MotorProportions): Superstructure & { readonly aft: number } {
  const { shapes, top, aft } = stackedDeckhouseDrawing(form);
  const upper = sunDeck(form, top);
  return { shapes: [...upper.shapes, ...shapes], height: upper.height, aft };
}

/** Draws a flybridge: swept coaming, windscreen, and a hardtop on two fins. */
function flybridge({ length: L, style }: MotorProportions, roof: number, aft: number, fore: number): Superstructure {
  const tall = 0.2 + (style === 'fast' ? 1.45 : 1.95);
  const mast = finMast(lerp(aft, fore, 0.5), roof + tall + 0.2, clamp(L / 30, 0.7, 1.4));
  const draw = pathInFrame(aft, roof, fore - aft, 1);
  const drawTall = pathInFrame(aft, roof, fore - aft, tall);
  const lid = 'M.08,1+.04C.25,1+.36 .6,1+.36 .82,1C.6,1-.1 .3,1-.08 .08,1+.04Z';
  const coaming = 'M0,-.05L0-.1,.12C.12,.15 .2,.85 .36,.85L.7,.85C.86,.8 .96,.35 1.08,-.1Z';
  return {
    shapes: [
      ...mast.shapes,
      filledShape('glass', draw('M.78,.7L.93,.55 .84,1.25 .76,1.3Z')),
      filledShape('houseShade', drawTall('M.24,0L.46,0 .34,1 .2,1Z')),
      filledShape('houseShade', drawTall('M.74,0+.6L.78,0+.6 .69,1 .65,1Z')),
      filledShape('house', drawTall(lid), draw(coaming)),
    ],
    height: mast.height,
  };
}

/** Draws the single low house of small and fast yachts: a long wedge of glass under a thin swept roof. */
export function lowSuperstructure(form: MotorProportions, drawing: DrawingData): Superstructure {
  const { length: L, deck, tierHeight, random } = form;
  const fast = form.style === 'fast';
  const h = tierHeight * (fast ? 0.98 : 0.95);
  const aft = (fast ? 0.24 : 0.235) * L;
  const fore = (fast ? 0.73 : 0.7) * L + randomBetween(random, -0.02, 0.01) * L;
  const rake = fast ? randomBetween(random, 3.2, 4.2) : randomBetween(random, 2.1, 2.7);
  const front = fore - rake * h * (fast ? 1.05 : 0.85);
  const [roof, foot] = [deck + h, deck + 0.5];
  const overhang = (fast ? 0.09 : 0.1) * L;
  const body = new Pen([aft, deck])
    .line([fore + 0.02 * L, deck])
    .curve([fore - (fore - front) * 0.35, foot + h * 0.45], [front + 0.03 * L, roof], [front - 0.02 * L, roof])
    .line([aft + 0.2, roof])
    .close();
  const brow = fore - (fore - front) * 0.48;
  const glass = new Pen([aft + 0.5, foot + 0.25])
    .line([fore - 0.035 * L, foot + 0.22])
    .curve([brow, foot + h * 0.4], [front + 0.025 * L, roof - 0.22], [front - 0.01 * L, roof - 0.2])
    .line([aft + 0.9, roof - 0.24])
    .close();
  const glintAt = front - 0.04 * L;
  const posts = [0.3, 0.62]
    .map((t) => aft + (front - aft) * t)
    .map((x) => polyline([x, foot + 0.25], [x + 0.35, roof - 0.2]));
  const lid = new Pen([aft - overhang, roof - 0.02])
    .curve([aft, roof + 0.34], [front - 0.06 * L, roof + 0.34], [front + 0.035 * L, roof - 0.14])
    .curve([front - 0.08 * L, roof - 0.2], [aft, roof - 0.22], [aft - overhang, roof - 0.02])
    .close();
  const strut = pathInFrame(aft, deck, overhang, h)('M-.1,0+.4C-.3,.5 -.5,.8 -.72,1L-.1,1C0+.1,.7 0+.5,.5 0+.9,0+.4Z');
  const shell: Shape[] = [
    filledShape('houseShade', body),
    filledShape('glass', glass),
    filledShape('glassLight', leaningBox(glintAt, glintAt + 0.03 * L, foot + 0.24, roof - 0.22, 0.03 * L)),
    strokedShape('mullion', 0.08, ...posts),
    filledShape('house', strut, lid),
  ];
  const top =
    !fast || drawing.flybridge || L > 38
      ? flybridge(form, roof + 0.12, aft - overhang * 0.45, front - 0.015 * L)
      : finMast(aft + (front - aft) * 0.45, roof + 0.2, clamp(L / 32, 0.7, 1.3));
  return { shapes: [...top.shapes, ...shell], height: top.height };
}
