import type { DrawnYacht } from '../drawn-yacht.ts';
import {
  type Curve,
  clamp,
  evenlySpaced,
  type Point,
  pathInFrame,
  pointBetween,
  polyline,
  roundedBox,
} from '../geometry.ts';
import { createSeededRandom, randomBetween } from '../random.ts';
import { dashedLine, filledShape, type Profile, type Shape, strokedShape } from '../shape.ts';
import { ensign, type HullLines, hullShapes, hullStripe, offsetLine, stemCurve } from './hull-parts.ts';
import { type Headsail, headsailShapes, type MastDimensions, mastShapes, mastXAt } from './rig.ts';

/** The main proportions of a sailing yacht. */
export type SailingProportions = ReturnType<typeof sailingProportions>;

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

export function sailingProportions({ drawing, length: L }: DrawnYacht) {
  const random = createSeededRandom(drawing.seed);
  const classic = drawing.style === 'classic';
  const bowsprit = classic ? 0.055 : 0;
  const lines = sailingLines(L, L * (1 - bowsprit), classic);
  /** Height of the deck amidships. */
  const deck = lines.sheer(0.5 * L);
  const count = clamp(Math.round(drawing.masts), 1, 3);
  const reach = randomBetween(random, -0.03, 0.05);
  const mast = (place: number, head: number, boom: number): MastDimensions => ({
    length: L,
    x: place * L,
    deck: lines.sheer(place * L),
    head: head * L,
    boom: boom * L,
    boomHeight: lines.sheer(place * L) + 0.05 * L,
    squareTop: classic ? 0.03 : 0.26,
    rake: classic ? 0.03 : 0.012,
  });
  /** Foremost first. */
  const masts: readonly [MastDimensions, ...MastDimensions[]] =
    count === 1
      ? [mast(classic ? 0.56 : 0.575, 1.28 + reach, classic ? 0.42 : 0.37)]
      : count === 2
        ? [mast(0.6, 1.06 + reach, 0.29), mast(0.24, 0.78 + reach, 0.2)]
        : [mast(0.7, 0.86 + reach, 0.2), mast(0.47, 0.92 + reach, 0.2), mast(0.23, 0.8 + reach, 0.2)];
  return { length: L, classic, lines, deck, masts };
}

function deckhouse({ length: L, classic, lines, deck }: SailingProportions): Shape[] {
  const x = (t: number): number => t * L;
  const rise = (classic ? 0.015 : 0.022) * L + 0.35;
  if (classic) {
    const pane = (at: number): string => roundedBox(at - 0.3, deck + rise * 0.35, at + 0.3, deck + rise * 0.78, 0.14);
    const house = (from: number, to: number): Shape[] => {
      const count = Math.max(2, Math.round(((to - from) * L) / 1.6));
      return [
        filledShape('teak', roundedBox(x(from), deck - 0.3, x(to), deck + rise, 0.15)),
        filledShape('glass', ...evenlySpaced(x(from) + 0.7, x(to) - 0.7, count).map(pane)),
        strokedShape('house', 0.12, polyline([x(from) - 0.2, deck + rise], [x(to) + 0.2, deck + rise])),
      ];
    };
    return [...house(0.3, 0.42), ...house(0.47, 0.53)];
  }
  const draw = pathInFrame(0, deck, L, rise);
  const bow = (lines.sheer(x(0.74)) - 0.1 - deck) / rise;
  const body = `M.31,0-.2L.318,1C.42,1.18 .5,1.1 .56,.7C.62,.35 .68,.16 .74,${bow}Z`;
  const glass = 'M.335,.32L.338,.8C.42,.96 .48,.9 .53,.66C.57,.5 .6,.42 .62,.3Z';
  return [filledShape('house', draw(body)), filledShape('glass', draw(glass))];
}

function lifelines({ lines, classic }: SailingProportions): Shape[] {
  const from = lines.aft + 0.3;
  const to = lines.length - 0.4;
  const wire = strokedShape('metal', 0.035, offsetLine(lines.sheer, from, to, 0.62));
  return [dashedLine('metal', 0.62, 0.05, 2.4, offsetLine(lines.sheer, from, to, 0.31)), ...(classic ? [] : [wire])];
}

function headsails(form: SailingProportions, fore: MastDimensions): Headsail[] {
  const { length: L, classic, lines } = form;
  const bow: Point = classic ? [L - 0.1, lines.sheer(lines.length) + 0.012 * L] : [0.985 * L, lines.sheer(L) + 0.1];
  const stay = (from: Point, height: number): Headsail => {
    const z = fore.head * height;
    const head: Point = [mastXAt(fore, z) + 0.1, z];
    const clew: Point = [fore.x + (classic ? 0.03 : -0.045) * L, fore.deck + 0.045 * L];
    return { tack: pointBetween(from, head, 0.025), head: pointBetween(from, head, 0.97), clew };
  };
  if (!classic) return [stay(bow, 0.95)];
  const inner: Point = [0.87 * L, lines.sheer(0.87 * L) + 0.1];
  return [{ ...stay(bow, 0.95), clew: [fore.x + 0.13 * L, fore.deck + 0.13 * L] }, stay(inner, 0.7)];
}

function ports({ length: L, lines, classic, deck }: SailingProportions): Shape[] {
  const z = deck * 0.62;
  const half = classic ? 0.16 : 0.16 + 0.001 * L;
  const wide = classic ? 0.16 : 0.018 * L;
  const places = classic
    ? evenlySpaced(0.3 * L, 0.68 * L, Math.round(L / 6))
    : evenlySpaced(0.32 * L, 0.7 * L, Math.max(3, Math.round(L / 8)));
  const cove: Curve = (x) => lines.sheer(x) - 0.2 - 0.004 * L;
  return [
    filledShape('port', ...places.map((x) => roundedBox(x - wide, z - half, x + wide, z + half, half * 0.95))),
    strokedShape(classic ? 'teak' : 'stripe', 0.06 + 0.0008 * L, hullStripe(lines, cove, 0.25)),
  ];
}

/** Draws a sloop, ketch or schooner from the side, with her sails set or stowed. */
export function sailingYachtProfile(yacht: DrawnYacht, set: boolean): Profile {
  const form = sailingProportions(yacht);
  const { length, classic, lines, masts } = form;
  const [fore] = masts;
  const aftMast = masts.at(-1) ?? fore;
  const spreaders = length > 38 ? 4 : 3;
  const jibs = headsails(form, fore);
  const stays = [
    ...jibs.map(({ tack, head }) => polyline(tack, head)),
    polyline([lines.aft + 0.2, lines.sheer(lines.aft)], [mastXAt(aftMast, aftMast.head), aftMast.head]),
    ...masts.slice(1).map((mast, i) => {
      const ahead = masts[i] ?? fore;
      return polyline([mastXAt(mast, mast.head), mast.head], [mastXAt(ahead, ahead.head), ahead.head * 0.99]);
    }),
  ];
  const stemhead = lines.sheer(lines.length);
  const sprit = polyline([lines.length - 0.07 * length, stemhead + 0.1], [length, stemhead + 0.012 * length]);
  const hull = hullShapes(lines, {
    knuckle: (x) => lines.sheer(x) * (classic ? 0.36 : 0.4),
    boot: 0.14 + 0.0034 * length,
    capRail: 0.08 + 0.001 * length,
  });
  const shapes = [
    strokedShape('metal', 0.05, ...stays),
    ...masts.toReversed().flatMap((mast) => mastShapes(mast, mast === fore ? spreaders : spreaders - 1, set)),
    ...(set
      ? jibs.flatMap(headsailShapes)
      : jibs.map(({ tack, head }) => strokedShape('sail', 0.008 * length, polyline(tack, head)))),
    ...deckhouse(form),
    ...lifelines(form),
    ...(classic ? [strokedShape('teak', 0.009 * length, sprit)] : []),
    ...hull,
    ...ports(form),
    ...ensign(lines.aft + 0.012 * length + 1, lines.sheer(lines.aft), 0.4 + 0.011 * length),
  ];
  const height = Math.max(...masts.map((mast) => mast.head)) + 0.006 * length;
  return { shapes, length, height, entry: lines.stem(0) };
}
