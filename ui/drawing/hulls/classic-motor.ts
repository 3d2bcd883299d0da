import type { DrawnYacht } from '../drawn-yacht.ts';
import {
  type Curve,
  clamp,
  disc,
  evenlySpaced,
  leaningBox,
  Pen,
  pathInFrame,
  polygon,
  polyline,
  roundedBox,
} from '../geometry.ts';
import { createSeededRandom, type Random, randomBetween } from '../random.ts';
import { dashedLine, filledShape, type Profile, type Shape, strokedShape } from '../shape.ts';
import {
  type DeckhouseOutline,
  ensign,
  type HullLines,
  hullShapes,
  hullStripe,
  offsetLine,
  stemCurve,
} from './hull-parts.ts';

/** Returns the lines of a classic hull: a long curved sheer between a counter stern and a clipper bow. */
function classicLines(length: number, random: Random): HullLines {
  const mid = 1.25 + 0.036 * length;
  const bow = (0.036 + randomBetween(random, 0, 0.006)) * length;
  const sheer: Curve = (x) => {
    const u = x / length;
    return mid + bow * clamp((u - 0.36) / 0.64, 0, 1) ** 1.9 + 0.012 * length * clamp((0.36 - u) / 0.36, 0, 1) ** 2;
  };
  const top = sheer(0.012 * length);
  return {
    length,
    aft: 0.012 * length,
    sheer,
    stern: (z) => {
      const t = clamp(z / top, 0, 1);
      return length * (t < 0.62 ? 0.088 * (1 - t / 0.62) ** 0.72 : 0.012 * ((t - 0.62) / 0.38) ** 1.6);
    },
    stem: stemCurve(length, sheer(length), 0.115 * length, 1.75),
  };
}

type Deckhouse = Omit<DeckhouseOutline, 'rake'> & { readonly height: number };

/** Draws a deckhouse with separate windows under a thin roof. @param pitch metres from one window to the next */
function deckhouse({ z, aft, fore, height }: Deckhouse, pitch: number, overhang: number): Shape[] {
  const count = Math.max(2, Math.round((fore - aft) / pitch));
  const lights = evenlySpaced(aft + pitch * 0.35, fore - pitch * 0.4, count - 1).map((x) =>
    roundedBox(x - pitch * 0.3, z + height * 0.38, x + pitch * 0.3, z + height * 0.8, 0.16),
  );
  const eave = z + height * 0.84;
  const roof = z + height;
  const tail = aft - overhang;
  const lid = new Pen([tail, roof - 0.04])
    .line([fore + 0.5, roof - 0.06])
    .bend([fore + 0.7, roof + 0.08], [fore + 0.35, roof + 0.2])
    .line([tail, roof + 0.16])
    .close();
  return [
    filledShape('house', polygon([aft, z], [fore, z], [fore - height * 0.1, roof], [aft + height * 0.04, roof])),
    filledShape(
      'houseShade',
      polygon([aft, eave], [fore - height * 0.08, eave], [fore - height * 0.1, roof], [aft, roof]),
    ),
    filledShape('glass', ...lights),
    filledShape('house', lid),
    strokedShape('teak', 0.07, polyline([tail + 0.1, roof + 0.02], [fore + 0.4, roof + 0.02])),
  ];
}

/** Draws a raked funnel with a dark cap. */
function funnel(x: number, z: number, width: number, height: number): Shape[] {
  const lean = height * 0.28;
  const at = (t: number): number => x - lean * t;
  const band = (from: number, to: number): string =>
    leaningBox(at(from), at(from) + width, z + height * from, z + height * to, lean * (from - to));
  return [
    filledShape('funnel', band(0, 1)),
    filledShape('glass', band(0.8, 1.02)),
    filledShape('houseShade', band(0.62, 0.68)),
    strokedShape('metal', 0.06, polyline([at(0.2) + width + 0.3, z], [at(1.1) + width + 0.3, z + height * 1.15])),
  ];
}

function poleMast(x: number, z: number, height: number): Shape[] {
  const draw = pathInFrame(x, z, height);
  return [
    filledShape('teak', draw('M0-.16,0L0+.16,0 -.09+.05,1 -.09-.05,1Z')),
    strokedShape('metal', 0.05, draw('M-.03-.9,.7L-.08+.9,.7')),
  ];
}

/** Draws the thin stanchions of the covered promenade, from its lower end up to the deck above. */
function stanchions(from: number, to: number, foot: Curve, head: number): Shape {
  const low = Math.min(foot(from), foot(to));
  const middle = (low + head) / 2;
  return dashedLine('house', head - low, 0.12, 2.6, polyline([from, middle], [to, middle]));
}

function openRail(from: number, to: number, height: Curve): Shape[] {
  return [
    dashedLine('metal', 0.85, 0.06, 1.9, offsetLine(height, from, to, 0.42)),
    strokedShape('metal', 0.05, offsetLine(height, from, to, 0.85), offsetLine(height, from, to, 0.45)),
  ];
}

/** Draws a classic motor yacht from the side: long deckhouses, promenade, funnel and pole masts. */
export function classicMotorYachtProfile({ drawing, length: L }: DrawnYacht): Profile {
  const lines = classicLines(L, createSeededRandom(drawing.seed));
  const { sheer } = lines;
  const deck = sheer(0.4 * L) - 0.75;
  const h = 2.25 + 0.005 * L;
  const tiers = clamp(Math.round(drawing.tiers) + 1, 2, L < 40 ? 2 : L < 60 ? 3 : 4);
  const houses = Array.from({ length: tiers }, (_, i): Deckhouse => {
    const wheelhouse = i === tiers - 1;
    const fore = (0.715 - 0.034 * i - 0.004 * i * i) * L;
    return {
      z: deck + h * i,
      aft: wheelhouse ? fore - Math.max(4, 0.13 * L) : (0.235 + 0.085 * i) * L,
      fore,
      height: h,
    };
  });
  const last = houses.at(-1) ?? { z: deck, aft: 0.3 * L, fore: 0.6 * L, height: h };
  const second = houses[1] ?? last;
  const boatDeck = deck + h;
  const promenadeAft = 0.1 * L;
  const stack = L > 32;
  const funnelFoot = last.z + 0.1;
  const funnelAt = last.aft - 0.085 * L;
  const funnelHeight = h + 1 + 0.03 * L;
  const foreMast = 2.6 + 0.125 * L;
  const awning = new Pen([promenadeAft, boatDeck - 0.05])
    .line([0.3 * L, boatDeck - 0.05], [0.3 * L, boatDeck + 0.16], [promenadeAft, boatDeck + 0.1])
    .close();
  const ports = evenlySpaced(0.2 * L, 0.84 * L, Math.round(Math.min(18, L / 3.4))).map((x) =>
    disc(x, Math.min(sheer(x), sheer(0.4 * L) + 0.4) * 0.52, 0.2 + 0.0022 * L),
  );
  const lifeboat = pathInFrame(0.135 * L, boatDeck + 0.75, 0.075 * L, 0.075 * L * 0.2);
  const cove: Curve = (x) => sheer(x) - 0.32 - 0.004 * L;
  const shapes = [
    ...poleMast(0.735 * L, sheer(0.735 * L) - 0.2, foreMast + 2.4),
    ...(L > 38 ? poleMast(0.3 * L, boatDeck, foreMast * 0.86) : []),
    ...(stack ? funnel(funnelAt, funnelFoot, 0.9 + 0.026 * L, funnelHeight) : []),
    ...houses
      .map((house, i) => [
        ...deckhouse(house, Math.max(L / 32, i === 0 ? 1.75 : 1.5), i === 0 ? 0.3 : 0.05 * L),
        ...(i > 0 && i < tiers - 1 ? openRail(house.aft - 0.06 * L, house.aft + 0.2, () => house.z + h + 0.1) : []),
      ])
      .reverse()
      .flat(),
    ...(L > 36 ? [filledShape('house', lifeboat('M0,1L1,1Q.95,0 .75,0L.22,0Q.03,0 0,1Z'))] : []),
    ...openRail(promenadeAft, second.aft, () => boatDeck + 0.1),
    filledShape('house', awning),
    stanchions(promenadeAft + 0.3, 0.24 * L, sheer, boatDeck),
    ...openRail(0.02 * L, promenadeAft + 0.1 * L, sheer),
    ...openRail(0.735 * L, 0.985 * L, sheer),
    ...hullShapes(lines, { knuckle: (x) => sheer(x) * 0.42, boot: 0.22 + 0.003 * L, capRail: 0.13 + 0.0006 * L }),
    strokedShape('teak', 0.09, hullStripe(lines, cove, 0.35)),
    filledShape('port', ...ports),
    ...ensign(0.02 * L, sheer(0.02 * L), 0.55 + 0.013 * L),
  ];
  const height = Math.max(funnelFoot + funnelHeight * 1.15, sheer(0.735 * L) + foreMast + 2.2);
  return { shapes, length: L, height, entry: lines.stem(0) };
}
