import { type Hex, mix } from '../colour.ts';
import { between, lerp, type Random } from '../math.ts';
import { framed, Pen, type Point } from '../pen.ts';
import { filled } from '../svg.ts';
import type { Composition } from './composition.ts';
import { landColour } from './scene-palette.ts';

/** Draws three ranges of sharp mountains, the farther ones with snow. */
export function peaks(scene: Composition, random: Random): string {
  const { width, height, horizon, palette } = scene;
  return [0.36, 0.22, 0.1]
    .map((share, layer) => {
      const colour = landColour(palette, layer);
      const snow = layer < 2 ? mix(colour, '#f4f4ee', 0.4 - 0.16 * layer) : null;
      const count = 5 + layer * 2;
      const tall = height * share;
      const summits = Array.from({ length: count + 1 }, (_, i): Point => {
        const x = ((i + between(random, -0.28, 0.28)) / count) * width;
        return [x, horizon - tall * between(random, 0.45, 1)];
      });
      return range(summits, scene, colour, snow, random);
    })
    .join('');
}

/** Draws the outline of a range of mountains, and snow on the sides that take the light. */
function range(
  summits: readonly Point[],
  { width, horizon: base, disc }: Composition,
  colour: Hex,
  snow: Hex | null,
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
      lerp(summit[0], next[0], between(random, 0.4, 0.6)),
      base - (base - Math.max(summit[1], next[1])) * between(random, 0.5, 0.72),
    ];
    crest.push(saddle);
    const [top, foot] = lightFromLeft ? [next, saddle] : [summit, saddle];
    const facet = framed(top[0], top[1], foot[0] - top[0], foot[1] - top[1]);
    facets.push(facet('M0,0L.45,.5 .36,.72 .2,.56 .12,.86 -.02,.5 -.1,.62 -.06,.3Z'));
  });
  const first = crest[0] ?? [0, base];
  const outline = new Pen([Math.min(0, first[0]), base + 1])
    .line(...crest, [Math.max(width, crest.at(-1)?.[0] ?? width), base + 1])
    .close();
  return filled(outline, colour) + (snow ? filled(facets.join(''), snow) : '');
}
