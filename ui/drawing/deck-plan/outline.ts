import { type Curve, clamp, evenlySpaced, lerp } from '../math.ts';
import { type Point, pointsAlong } from '../pen.ts';
import { command, smooth } from './plan-path.ts';

/** A deck or house seen from above: half its breadth over the length, from its aft end to its forward end. */
export interface DeckOutline {
  readonly aft: number;
  readonly fore: number;
  readonly half: Curve;
}

/** Returns the share of the breadth at a distance `d` from an end that is rounded over `reach`. */
function rounding(d: number, reach: number, power: number): number {
  if (d >= reach || reach <= 0) return 1;
  return (1 - (1 - clamp(d / reach, 0, 1)) ** power) ** (1 / power);
}

interface HullPlan {
  readonly aft: number;
  readonly fore: number;
  readonly beam: number;
  /** Breadth at the stern as a part of the beam. */
  readonly stern: number;
  /** The part of the length from which the breadth narrows towards the bow. */
  readonly shoulder: number;
  /** Fullness of the bow: 1 is a straight wedge. */
  readonly fullness: number;
  /** Length over which the stern's corners are rounded. */
  readonly corner: number;
}

/** A hull or deck from stern to stem. */
export function hullOutline({ aft, fore, beam, stern, shoulder, fullness, corner }: HullPlan): DeckOutline {
  const span = fore - aft;
  const half: Curve = (x) => {
    const u = clamp((x - aft) / span, 0, 1);
    const bow = u <= shoulder ? 1 : 1 - ((u - shoulder) / (1 - shoulder)) ** fullness;
    const run = u >= 0.42 ? 1 : lerp(1, stern, ((0.42 - u) / 0.42) ** 2);
    return (beam / 2) * Math.max(0, bow) * run * lerp(corner > 2 ? 0 : 0.86, 1, rounding(x - aft, corner, 2));
  };
  return { aft, fore, half };
}

/** A house or deck within another outline: never wider than `inset` inside of it, rounded at both ends. */
export function within(
  outer: DeckOutline,
  aft: number,
  fore: number,
  inset: number,
  ends: { readonly nose: number; readonly corner: number },
): DeckOutline {
  const half: Curve = (x) =>
    Math.max(0, outer.half(x) - inset) *
    rounding(fore - x, ends.nose, 2.3) *
    lerp(0.8, 1, rounding(x - aft, ends.corner, 2));
  return { aft, fore, half };
}

/** The least half breadth between two places. */
export function least({ half }: DeckOutline, from: number, to: number): number {
  return Math.min(...evenlySpaced(from, to, 6).map(half));
}

/** Path data of the whole outline. `abeam` is how far to starboard its middle lies: the hulls of a catamaran. */
export function outlinePath({ aft, fore, half }: DeckOutline, abeam = 0): string {
  const span = fore - aft;
  const places = [
    ...evenlySpaced(0, 1, 4).map((t) => aft + span * 0.12 * t * t),
    ...evenlySpaced(0, 1, 16)
      .map((t) => aft + span * (0.12 + 0.88 * (1 - (1 - t) ** 1.7)))
      .slice(1),
  ];
  const port = places.map((x): Point => [x, abeam - half(x)]);
  const back = places.map((x): Point => [x, abeam + half(x)]).reverse();
  const first = port[0] ?? [aft, abeam];
  const tip = back[0];
  const across = tip && tip[1] - abeam > 0.02 ? command('L', ...tip) : '';
  return `${command('M', ...first)}${smooth(port)}${across}${smooth(back)}z`;
}

/** Path data of the seams of laid teak over an open deck, hidden later by what stands on it. */
export function plankingPath({ aft, fore, half }: DeckOutline): string {
  const edge = pointsAlong(half, aft, fore, 120);
  const widest = Math.max(...edge.map(([, y]) => y));
  const pitch = Math.max(0.24, widest / 18);
  const count = Math.floor(widest / pitch);
  const seams = evenlySpaced(-count * pitch, count * pitch, Math.max(1, count * 2)).map((y) => {
    const inside = (point: Point): boolean => point[1] - pitch * 0.4 > Math.abs(y);
    const from = edge.find(inside);
    const to = edge.findLast(inside);
    return from && to && to[0] - from[0] > 0.5 ? command('M', from[0], y) + command('h', to[0] - from[0]) : '';
  });
  return seams.join('');
}
