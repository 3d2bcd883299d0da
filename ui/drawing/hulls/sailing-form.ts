import { type Curve, clamp } from '../curve.ts';
import type { DrawnYacht } from '../drawn-yacht.ts';
import { between, type Random, seeded } from '../random.ts';
import { type HullLines, stemCurve } from './hull-lines.ts';
import type { MastPlan } from './rig.ts';

export interface SailingForm {
  readonly length: number;
  readonly classic: boolean;
  readonly lines: HullLines;
  /** Height of the deck amidships. */
  readonly deck: number;
  /** Foremost first. */
  readonly masts: readonly MastPlan[];
  readonly random: Random;
}

function sailingLines(length: number, hullLength: number, classic: boolean): HullLines {
  const mid = 0.04 * length + 0.42;
  const sheer: Curve = (x) => {
    const u = x / hullLength;
    const rise = (classic ? 0.021 : 0.012) * length;
    return (
      mid +
      rise * clamp((u - 0.3) / 0.7, 0, 1) ** 1.7 +
      (classic ? 0.006 : 0.001) * length * clamp((0.35 - u) / 0.35, 0, 1) ** 2
    );
  };
  const aft = (classic ? 0 : 0.03) * length;
  const top = sheer(aft);
  const stern: Curve = classic
    ? (z) =>
        0.15 * length * (1 - clamp(z / top, 0, 1)) ** 1.25 +
        0.012 * length * Math.max(0, 1 - Math.abs(z / top - 0.85) / 0.15)
    : (z) => 0.03 * length * clamp(z / top, 0, 1) ** 0.8;
  const stem = stemCurve(hullLength, sheer(hullLength), (classic ? 0.14 : 0.014) * length, classic ? 1.05 : 1.2);
  return { length: hullLength, aft, sheer, stern, stem };
}

export function sailingForm({ drawing, length: L }: DrawnYacht): SailingForm {
  const random = seeded(drawing.seed);
  const classic = drawing.style === 'classic';
  const bowsprit = classic ? 0.055 : 0;
  const hullLength = L * (1 - bowsprit);
  const lines = sailingLines(L, hullLength, classic);
  const deck = lines.sheer(0.5 * L);
  const count = clamp(Math.round(drawing.masts), 1, 3);
  const reach = between(random, -0.03, 0.05);
  const mast = (place: number, head: number, boom: number): MastPlan => ({
    length: L,
    x: place * L,
    deck: lines.sheer(place * L),
    head: head * L,
    boom: boom * L,
    boomHeight: lines.sheer(place * L) + 0.05 * L,
    squareTop: classic ? 0.03 : 0.26,
    rake: classic ? 0.03 : 0.012,
  });
  const masts =
    count === 1
      ? [mast(classic ? 0.56 : 0.575, 1.28 + reach, classic ? 0.42 : 0.37)]
      : count === 2
        ? [mast(0.6, 1.06 + reach, 0.29), mast(0.24, 0.78 + reach, 0.2)]
        : [mast(0.7, 0.86 + reach, 0.2), mast(0.47, 0.92 + reach, 0.2), mast(0.23, 0.8 + reach, 0.2)];
  return { length: L, classic, lines, deck, masts, random };
}
