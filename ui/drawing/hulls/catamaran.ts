import type { DrawnYacht } from '../drawn-yacht.ts';
import { type Curve, clamp, pathInFrame, polyline, roundedBox, smoothstep } from '../geometry.ts';
import { createSeededRandom, randomBetween } from '../random.ts';
import { filledShape, type Profile, type Shape, strokedShape } from '../shape.ts';
import { ensign, type HullLines, hullShapes, stemCurve } from './hull-parts.ts';
import { headsailShapes, type MastDimensions, mastShapes, mastXAt } from './rig.ts';

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

/** Draws the saloon on the bridge deck, the cockpit's roof, and the helm above. */
function saloon(L: number, deck: number, height: number): Shape[] {
  const house = pathInFrame(0, deck, L, height);
  const roof = pathInFrame(0, deck + height, L, 1);
  const hardtop = 'M.07,0C.2,.34 .45,.36 .62,-.08C.5,-.12 .3,-.1 .07,0Z';
  const coaming = 'M.26,.2C.28,.75 .3,.8 .34,.8L.46,.75Q.5,.6 .54,.12Z';
  const bimini = 'M.25,2.3C.32,2.5 .4,2.5 .47,2.32L.46,2.2 .26,2.18Z';
  return [
    strokedShape('metal', 0.07, roof('M.27,.7L.265,2.2M.44,.7L.455,2.2')),
    filledShape('house', roof(bimini + coaming)),
    filledShape('glass', roof('M.465,.72L.495,.62 .475,1.1 .455,1.1Z')),
    strokedShape('house', 0.16, house('M.1,0-.6L.1,1+.05M.2,0L.2,1')),
    filledShape('houseShade', house('M.24,0-.1L.24,1L.56,1C.62,1-.1 .67,.5 .73,0-.05Z')),
    filledShape('glass', house('M.255,.28L.255,.84 .56,.84C.6,.82 .64,.55 .672,.28Z')),
    filledShape('glassLight', house('M.43,.28L.46,.28 .48,.84 .45,.84Z')),
    strokedShape('mullion', 0.07, house('M.34,.28L.34,.84M.5,.28L.5,.84')),
    filledShape('house', roof(hardtop)),
  ];
}

export function catamaranProfile({ drawing, length: L }: DrawnYacht, set: boolean): Profile {
  const random = createSeededRandom(drawing.seed);
  const lines = catamaranLines(L);
  const { sheer } = lines;
  const deck = sheer(0.4 * L);
  const height = 1.2 + 0.03 * L;
  const roof = deck + height;
  const mast: MastDimensions = {
    length: L,
    x: 0.53 * L,
    deck: roof,
    head: (1.36 + randomBetween(random, -0.04, 0.06)) * L,
    boom: 0.38 * L,
    boomHeight: roof + 2.75,
    squareTop: 0.28,
    rake: 0.012,
  };
  const z = mast.head * 0.86;
  const jib = {
    tack: [0.93 * L, deck + 0.6] as const,
    head: [mastXAt(mast, z) + 0.1, z] as const,
    clew: [0.545 * L, roof + 0.9] as const,
  };
  const light = (from: number, to: number): string => roundedBox(from * L, deck * 0.5, to * L, deck * 0.74, 0.22, 0.2);
  const trampoline = strokedShape(
    'metal',
    0.06,
    polyline([0.74 * L, deck + 0.65], [0.97 * L, sheer(0.97 * L) + 0.65]),
    ...[0.76, 0.83, 0.9, 0.97].map((t) => polyline([t * L, sheer(t * L)], [t * L, sheer(t * L) + 0.65])),
  );
  const shapes = [
    strokedShape('metal', 0.05, polyline(jib.tack, jib.head)),
    ...mastShapes(mast, 2, set),
    ...(set ? headsailShapes(jib) : [strokedShape('sail', 0.01 * L, polyline(jib.tack, jib.head))]),
    ...saloon(L, deck, height),
    trampoline,
    ...hullShapes(lines, { knuckle: (x) => sheer(x) * 0.4, boot: 0.16 + 0.003 * L, capRail: 0.12 }),
    filledShape('port', light(0.34, 0.5), light(0.53, 0.6), light(0.7, 0.75)),
    ...ensign(0.06 * L, sheer(0.06 * L) - 0.3, 0.6),
  ];
  return { shapes, length: L, height: mast.head + 0.006 * L, entry: lines.stem(0) };
}
