import type { DrawingStyle } from '../../../core/yacht/drawing.ts';
import type { DrawnYacht } from '../drawn-yacht.ts';
import { type Curve, clamp, smoothstep } from '../geometry.ts';
import { createSeededRandom, randomBetween, randomChoice } from '../random.ts';
import { type DeckhouseOutline, type HullLines, stemCurve } from './hull-parts.ts';

/** The main proportions of a motor yacht, shared by all functions that draw her. */
export type MotorProportions = ReturnType<typeof motorProportions>;

const BOWS = {
  raked: { overhang: 0.058, flare: 1.15 },
  flared: { overhang: 0.088, flare: 1.6 },
  plumb: { overhang: 0.014, flare: 1.3 },
};
type Bow = keyof typeof BOWS;

function isLow({ drawing, length }: DrawnYacht): boolean {
  if (drawing.style === 'fast') return true;
  return drawing.style === 'modern' && (length < 30 || (drawing.tiers === 1 && length < 46));
}

function tierCount({ drawing, length }: DrawnYacht, low: boolean): number {
  const most = low ? 2 : length < 34 ? 2 : length < 46 ? 3 : length < 62 ? 4 : 5;
  return clamp(Math.round(drawing.tiers), low ? 1 : 2, most);
}

function bowsOf(style: DrawingStyle, low: boolean): readonly [Bow, ...Bow[]] {
  if (style === 'explorer') return ['plumb', 'raked'];
  return low ? ['raked', 'flared'] : ['raked', 'flared', 'raked', 'plumb'];
}

function stepOf(style: DrawingStyle, low: boolean, shift: number): readonly [from: number, to: number] {
  if (style === 'fast') return [0.1, 0.82];
  if (low) return [0.16, 0.74];
  return style === 'explorer' ? [0.34 + shift, 0.5 + shift] : [0.29 + shift, 0.46 + shift];
}

/** Returns the heights of the deck's edge above the main deck: aft, forward, and the further rise to the bow. */
function sheerRise(
  style: DrawingStyle,
  low: boolean,
  length: number,
  tierHeight: number,
): readonly [number, number, number] {
  if (style === 'fast') return [0.35, 0.9 + 0.02 * length, 0];
  if (low) return [0.55, 1.0 + 0.012 * length, 0.5 + 0.006 * length];
  return [0.95, tierHeight + 0.25, (style === 'explorer' ? 0.024 : 0.013) * length];
}

export function motorProportions(yacht: DrawnYacht) {
  const { length, drawing } = yacht;
  const { style } = drawing;
  /** The seeded generator, for the details. */
  const random = createSeededRandom(drawing.seed);
  /** One house on a low deck instead of stacked tiers. */
  const low = isLow(yacht);
  const shift = randomBetween(random, -0.02, 0.02);
  /** The parts of the length between which the sheer rises to its forward height. */
  const step = stepOf(style, low, shift);
  /** Height of the main deck above the water. */
  const deck = low ? 0.8 + 0.019 * length : 0.85 + 0.0215 * length;
  const tierHeight = style === 'fast' ? 1.65 + 0.022 * length : 2.35 + 0.006 * length;
  const [aftRise, forwardRise, bowRise] = sheerRise(style, low, length, tierHeight);
  const sheer: Curve = (x) => {
    const u = x / length;
    const rise = aftRise + (forwardRise - aftRise) * smoothstep(step[0], step[1], u);
    return deck + rise + bowRise * clamp((u - 0.42) / 0.58, 0, 1) ** 1.7;
  };
  const { overhang, flare } = BOWS[randomChoice(random, bowsOf(style, low))];
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

/** A house of a stacked motor yacht; the deck on its roof extends `overhang` metres aft. Metres from the stern. */
export type StackedDeckhouse = ReturnType<typeof roofed>;

function roofed(form: MotorProportions, tier: DeckhouseOutline, index: number) {
  const { length: L, style, step } = form;
  const { aft, fore, rake } = tier;
  const overhang = (index === 0 ? 0.088 : index === 1 ? 0.082 : 0.066) * L * (style === 'explorer' ? 0.5 : 1);
  const roofFore = index === 0 ? (step[1] + 0.05) * L : fore - rake * 0.92 + (rake > 0 ? 0.55 + 0.006 * L : 0.7);
  return { ...tier, overhang, roofAft: aft - overhang, roofFore };
}

/**
 * Returns the houses above the main deck, lowest first, for side views and deck plans (ME4). It draws random
 * numbers from the form, so call it once and before other functions that do.
 */
export function placeStackedDeckhouses(form: MotorProportions): StackedDeckhouse[] {
  const { length: L, style, tiers, deck, tierHeight: h, random } = form;
  const explorer = style === 'explorer';
  const aft = explorer ? 0.385 : 0.205;
  const fore = (explorer ? 0.795 : 0.735) + randomBetween(random, -0.015, 0.015);
  const frontStep = explorer ? 0.016 : randomBetween(random, 0.04, 0.056);
  const aftStep = explorer ? 0.03 : randomBetween(random, 0.045, 0.06);
  const rake = explorer ? randomChoice(random, [-0.16, -0.22, 0.12]) : randomBetween(random, 0.95, 1.5);
  return Array.from({ length: tiers }, (_, i): StackedDeckhouse => {
    if (i === 0) return roofed(form, { z: deck, aft: aft * L, fore: 0.6 * L, rake: 0.2 * h }, i);
    const upper = i - 1;
    const wheelhouse = explorer && i === tiers - 1;
    const tier = {
      z: deck + h * i,
      aft: (aft + 0.03 + aftStep * upper + 0.01 * upper ** 1.6) * L,
      fore: (fore - frontStep * upper - (explorer ? 0 : 0.012 * upper ** 1.7)) * L,
      rake: (explorer && !wheelhouse ? 0.06 : rake) * h,
    };
    return roofed(form, tier, i);
  });
}
