import { type Curve, clamp, evenlySpaced } from '../curve.ts';
import type { DrawnYacht } from '../drawn-yacht.ts';
import { disc, Pen } from '../pen.ts';
import { between, type Random, seeded } from '../random.ts';
import { fill, type Profile, stroke } from '../shape.ts';
import { type Deckhouse, deckhouse, funnel, lifeboat, openRail, poleMast, stanchions } from './classic-parts.ts';
import { ensign } from './deck-gear.ts';
import { type HullLines, hullLine, hullShapes, stemCurve } from './hull-lines.ts';

/** A long springing sheer between a counter stern and a clipper bow. */
function classicLines(length: number, random: Random): HullLines {
  const mid = 1.25 + 0.036 * length;
  const bow = (0.036 + between(random, 0, 0.006)) * length;
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

/** Gentleman's motor yachts: long deckhouses, promenade, funnel and pole masts. */
export function classicMotorYacht({ drawing, length: L }: DrawnYacht): Profile {
  const random = seeded(drawing.seed);
  const lines = classicLines(L, random);
  const deck = lines.sheer(0.4 * L) - 0.75;
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
  const awning = Pen.at([promenadeAft, boatDeck - 0.05])
    .line([0.3 * L, boatDeck - 0.05], [0.3 * L, boatDeck + 0.16], [promenadeAft, boatDeck + 0.1])
    .close();
  const ports = evenlySpaced(0.2 * L, 0.84 * L, Math.round(Math.min(18, L / 3.4))).map((x) =>
    disc(x, Math.min(lines.sheer(x), lines.sheer(0.4 * L) + 0.4) * 0.52, 0.2 + 0.0022 * L),
  );
  const cove: Curve = (x) => lines.sheer(x) - 0.32 - 0.004 * L;
  const shapes = [
    ...poleMast(0.735 * L, lines.sheer(0.735 * L) - 0.2, foreMast + 2.4),
    ...(L > 38 ? poleMast(0.3 * L, boatDeck, foreMast * 0.86) : []),
    ...(stack ? funnel(funnelAt, funnelFoot, 0.9 + 0.026 * L, funnelHeight) : []),
    ...houses
      .map((house, i) => [
        ...deckhouse(house, Math.max(L / 32, i === 0 ? 1.75 : 1.5), i === 0 ? 0.3 : 0.05 * L),
        ...(i > 0 && i < tiers - 1 ? openRail(house.aft - 0.06 * L, house.aft + 0.2, () => house.z + h + 0.1) : []),
      ])
      .reverse()
      .flat(),
    ...(L > 36 ? [fill('house', lifeboat(0.135 * L, boatDeck + 0.75, 0.075 * L))] : []),
    ...openRail(promenadeAft, second.aft, () => boatDeck + 0.1),
    fill('house', awning),
    stanchions(promenadeAft + 0.3, 0.24 * L, (x) => lines.sheer(x), boatDeck),
    ...openRail(0.02 * L, promenadeAft + 0.1 * L, (x) => lines.sheer(x)),
    ...openRail(0.735 * L, 0.985 * L, (x) => lines.sheer(x)),
    ...hullShapes(lines, { knuckle: (x) => lines.sheer(x) * 0.42, boot: 0.22 + 0.003 * L, capRail: 0.13 + 0.0006 * L }),
    stroke('teak', 0.09, hullLine(lines, cove, 0.35)),
    fill('port', ...ports),
    ...ensign(0.02 * L, lines.sheer(0.02 * L), 0.55 + 0.013 * L),
  ];
  const height = Math.max(funnelFoot + funnelHeight * 1.15, lines.sheer(0.735 * L) + foreMast + 2.2);
  return { shapes, length: L, height, entry: lines.stem(0) };
}
