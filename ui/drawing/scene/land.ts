import { type HexColour, mixColours } from '../colour.ts';
import { clamp, evenlySpaced, lerp, Pen, type Point, pathInFrame, smoothstep } from '../geometry.ts';
import { type Random, randomBetween } from '../random.ts';
import { filledPath } from '../svg.ts';
import type { Composition, LandKind } from './composition.ts';
import { landColour } from './scene-palette.ts';

/** The height of land as a function of the place in the width, both 0–1. */
type Relief = (u: number) => number;

/** Returns a sum of sine waves, from −1 to 1. @param roughness factor of the frequency from one wave to the next */
function swells(random: Random, count: number, roughness: number): Relief {
  const waves = Array.from({ length: count }, (_, i) => ({
    pitch: (1.3 + random() * 0.8) * roughness ** i,
    phase: random() * Math.PI * 2,
    size: 0.62 ** i,
  }));
  const total = waves.reduce((sum, { size }) => sum + size, 0);
  return (u) =>
    waves.reduce((sum, { pitch, phase, size }) => sum + size * Math.sin(u * pitch * Math.PI * 2 + phase), 0) / total;
}

/** Draws a silhouette of land in one colour, down to the horizon. */
function hillside(scene: Composition, relief: Relief, height: number, colour: HexColour): string {
  const { width, horizon } = scene;
  const crest = evenlySpaced(0, 1, 22).map((u): Point => [u * width, horizon - Math.max(0, relief(u)) * height]);
  const outline = new Pen([0, horizon + 1], 1).line([0, crest[0]?.[1] ?? horizon]).through(crest.slice(1));
  return filledPath(outline.line([width, horizon + 1]).close(), colour);
}

function ridges(scene: Composition, random: Random): string {
  const count = 3 + Math.floor(random() * 2);
  const fromLeft = random() < 0.5;
  const tall = randomBetween(random, 0.16, 0.34);
  return Array.from({ length: count }, (_, i) => {
    const depth = i / (count - 1);
    const wave = swells(random, 4, 2.1);
    const slope = randomBetween(random, 0.4, 0.9);
    const side = (i % 2 === 0) === fromLeft;
    const relief: Relief = (u) => {
      const away = side ? u : 1 - u;
      return (
        (0.62 + 0.38 * wave(u)) * lerp(1, smoothstep(0.35 + 0.5 * (1 - depth), -0.1, away) + (1 - depth) * 0.35, slope)
      );
    };
    return hillside(scene, relief, scene.height * tall * lerp(1, 0.4, depth), landColour(scene.palette, i));
  }).join('');
}

function islands(scene: Composition, random: Random): string {
  const { palette, height } = scene;
  const lump = (colour: HexColour, tall: number): string => {
    const centre = random();
    const half = randomBetween(random, 0.08, 0.24);
    const wave = swells(random, 4, 2.3);
    const lean = randomBetween(random, -0.3, 0.3);
    return hillside(
      scene,
      (u) => {
        const t = (u - centre) / half;
        return clamp(1 - Math.abs(t + lean * (1 - t * t)) ** 2.2, 0, 1) ** 0.8 * (0.8 + 0.35 * wave(u * 1.4));
      },
      height * tall,
      colour,
    );
  };
  const far = Array.from({ length: 2 }, () => lump(landColour(palette, 0), randomBetween(random, 0.05, 0.12)));
  const near = Array.from({ length: 1 + Math.floor(random() * 2) }, () =>
    lump(landColour(palette, 1), randomBetween(random, 0.04, 0.09)),
  );
  return [...far, ...near].join('');
}

/** Draws a long cape from one side, in three layers. */
function headland(scene: Composition, random: Random): string {
  const { palette, height } = scene;
  const fromLeft = random() < 0.5;
  return [0, 1, 2]
    .map((i) => {
      const reach = lerp(0.8, 0.36, i / 2) * randomBetween(random, 0.85, 1.1);
      const wave = swells(random, 4, 2.2);
      const relief: Relief = (u) => {
        const away = fromLeft ? u : 1 - u;
        return (
          smoothstep(reach, reach * 0.25, away) * (0.78 + 0.24 * wave(u)) + 0.08 * smoothstep(reach * 1.08, reach, away)
        );
      };
      return hillside(scene, relief, height * lerp(0.13, 0.2, i / 2), landColour(palette, i + (i > 0 ? 1 : 0)));
    })
    .join('');
}

/** Draws two low islands of green on strips of sand. */
function atoll(scene: Composition, random: Random): string {
  const { palette, width, height, horizon } = scene;
  const strip = (from: number, to: number, tall: number, colour: HexColour): string => {
    const wave = swells(random, 5, 2.6);
    const mound = hillside(
      scene,
      (u) => smoothstep(from, from + 0.09, u) * smoothstep(to, to - 0.12, u) * (0.78 + 0.22 * wave(u * 2)),
      tall,
      colour,
    );
    const sand = new Pen([(from - 0.025) * width, horizon + 1])
      .bend([lerp(from, to, 0.5) * width, horizon - height * 0.011], [(to + 0.03) * width, horizon + 1])
      .close();
    return mound + filledPath(sand, mixColours(palette.gleam, '#f2dfb8', 0.6));
  };
  const from = randomBetween(random, -0.3, 0.5);
  const far = strip(
    randomBetween(random, 0.1, 0.6),
    randomBetween(random, 0.7, 1.1),
    height * 0.022,
    landColour(palette, 1),
  );
  return far + strip(from, from + randomBetween(random, 0.35, 0.6), height * 0.042, landColour(palette, 2));
}

/** Draws three ranges of sharp mountains, the farther ones with snow. */
function peaks(scene: Composition, random: Random): string {
  const { width, height, horizon, palette } = scene;
  return [0.36, 0.22, 0.1]
    .map((share, layer) => {
      const colour = landColour(palette, layer);
      const snow = layer < 2 ? mixColours(colour, '#f4f4ee', 0.4 - 0.16 * layer) : null;
      const count = 5 + layer * 2;
      const tall = height * share;
      const summits = Array.from({ length: count + 1 }, (_, i): Point => {
        const x = ((i + randomBetween(random, -0.28, 0.28)) / count) * width;
        return [x, horizon - tall * randomBetween(random, 0.45, 1)];
      });
      return range(summits, scene, colour, snow, random);
    })
    .join('');
}

/** Draws the outline of a range of mountains, and snow on the sides that take the light. */
function range(
  summits: readonly Point[],
  { width, horizon: base, disc }: Composition,
  colour: HexColour,
  snow: HexColour | null,
  random: Random,
): string {
  const lightFromLeft = (disc?.x ?? 0) < width / 2;
  const crest: Point[] = [];
  const facets: string[] = [];
  summits.forEach((summit, i) => {
    const next = summits[i + 1];
    crest.push(summit);
    if (!next) return;
    const saddle: Point = [
      lerp(summit[0], next[0], randomBetween(random, 0.4, 0.6)),
      base - (base - Math.max(summit[1], next[1])) * randomBetween(random, 0.5, 0.72),
    ];
    crest.push(saddle);
    const [top, foot] = lightFromLeft ? [next, saddle] : [summit, saddle];
    const facet = pathInFrame(top[0], top[1], foot[0] - top[0], foot[1] - top[1]);
    facets.push(facet('M0,0L.45,.5 .36,.72 .2,.56 .12,.86 -.02,.5 -.1,.62 -.06,.3Z'));
  });
  const first = crest[0] ?? [0, base];
  const outline = new Pen([Math.min(0, first[0]), base + 1])
    .line(...crest, [Math.max(width, crest.at(-1)?.[0] ?? width), base + 1])
    .close();
  return filledPath(outline, colour) + (snow ? filledPath(facets.join(''), snow) : '');
}

/** Draws the land on the horizon, by its kind. */
export const LAND_RENDERERS: Readonly<Record<LandKind, (scene: Composition, random: Random) => string>> = {
  ridges,
  peaks,
  islands,
  headland,
  atoll,
  open: () => '',
};
