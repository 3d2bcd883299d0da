import type { Style } from '../../../core/yacht/drawing.ts';
import { type Curve, clamp, smoothstep } from '../curve.ts';
import type { DrawnYacht } from '../drawn-yacht.ts';
import { between, pick, type Random, seeded } from '../random.ts';
import { type HullLines, stemCurve } from './hull-lines.ts';

/** The main proportions of a motor yacht, shared by all functions that draw her. */
export interface MotorForm {
  readonly length: number;
  readonly style: Style;
  /** One house on a low deck instead of stacked tiers. */
  readonly low: boolean;
  readonly tiers: number;
  /** Height of the main deck above the water. */
  readonly deck: number;
  readonly tierHeight: number;
  readonly lines: HullLines;
  readonly knuckle: Curve;
  /** The parts of the length between which the sheer rises to its forward height. */
  readonly step: readonly [from: number, to: number];
  /** The seeded generator, for the details. */
  readonly random: Random;
}

type Bow = 'raked' | 'flared' | 'plumb';

const BOWS: Readonly<Record<Bow, { readonly overhang: number; readonly flare: number }>> = {
  raked: { overhang: 0.058, flare: 1.15 },
  flared: { overhang: 0.088, flare: 1.6 },
  plumb: { overhang: 0.014, flare: 1.3 },
};

function isLow({ drawing, length }: DrawnYacht): boolean {
  if (drawing.style === 'fast') return true;
  return drawing.style === 'modern' && (length < 30 || (drawing.tiers === 1 && length < 46));
}

function tierCount({ drawing, length }: DrawnYacht, low: boolean): number {
  const room = low ? 2 : length < 34 ? 2 : length < 46 ? 3 : length < 62 ? 4 : 5;
  return clamp(Math.round(drawing.tiers), low ? 1 : 2, room);
}

function bowsOf(style: Style, low: boolean): readonly [Bow, ...Bow[]] {
  if (style === 'explorer') return ['plumb', 'raked'];
  return low ? ['raked', 'flared'] : ['raked', 'flared', 'raked', 'plumb'];
}

function sheerOf(style: Style, low: boolean, length: number, deck: number, tierHeight: number, step: number[]): Curve {
  const [from = 0, to = 1] = step;
  const rise = (style === 'explorer' ? 0.024 : 0.013) * length;
  const aft = deck + (style === 'fast' ? 0.35 : low ? 0.55 : 0.95);
  const forward =
    style === 'fast' ? deck + 0.9 + 0.02 * length : low ? deck + 1.0 + 0.012 * length : deck + tierHeight + 0.25;
  const bowRise = style === 'fast' ? 0 : low ? 0.5 + 0.006 * length : rise;
  return (x) => {
    const u = x / length;
    return aft + (forward - aft) * smoothstep(from, to, u) + bowRise * clamp((u - 0.42) / 0.58, 0, 1) ** 1.7;
  };
}

export function motorForm(yacht: DrawnYacht): MotorForm {
  const { length, drawing } = yacht;
  const { style } = drawing;
  const random = seeded(drawing.seed);
  const low = isLow(yacht);
  const shift = between(random, -0.02, 0.02);
  const step: [number, number] = low
    ? [style === 'fast' ? 0.1 : 0.16, style === 'fast' ? 0.82 : 0.74]
    : style === 'explorer'
      ? [0.34 + shift, 0.5 + shift]
      : [0.29 + shift, 0.46 + shift];
  const deck = low ? 0.8 + 0.019 * length : 0.85 + 0.0215 * length;
  const tierHeight = style === 'fast' ? 1.65 + 0.022 * length : 2.35 + 0.006 * length;
  const sheer = sheerOf(style, low, length, deck, tierHeight, step);
  const bow = pick(random, bowsOf(style, low));
  const { overhang, flare } = BOWS[bow];
  const top = sheer(0.08 * length);
  const lines: HullLines = {
    length,
    aft: 0.086 * length,
    sheer,
    stern: (z) => length * (0.052 + 0.034 * clamp(z / top, 0, 1) ** 1.4),
    stem: stemCurve(length, sheer(length), (overhang + (low ? 0.03 : 0)) * length, flare),
  };
  const bowHeight = sheer(length);
  const knuckle: Curve = (x) =>
    deck * 0.62 + (bowHeight * 0.66 - deck * 0.62) * clamp((x / length - 0.35) / 0.65, 0, 1) ** 2.1;
  return { length, style, low, tiers: tierCount(yacht, low), deck, tierHeight, lines, knuckle, step, random };
}
