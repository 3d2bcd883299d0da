import { type Hex, mix } from '../colour.ts';
import type { Composition } from '../composition.ts';
import { lerp } from '../curve.ts';
import { Pen, type Point, polygon } from '../pen.ts';
import { between, type Random } from '../random.ts';
import { element } from '../svg.ts';

/** Sharp mountains with snow on the sides that take the light. */
export function peaks(scene: Composition, random: Random): string {
  const { width, height, horizon, palette } = scene;
  const lightFromLeft = (scene.disc?.x ?? 0) < width / 2;
  return [0.36, 0.22, 0.1]
    .map((share, layer) => {
      const colour = palette.land[layer] ?? palette.land[0];
      const count = 5 + layer * 2;
      const tall = height * share;
      const summits = Array.from({ length: count + 1 }, (_, i): Point => {
        const x = ((i + between(random, -0.28, 0.28)) / count) * width;
        return [x, horizon - tall * between(random, 0.45, 1)];
      });
      return range(
        summits,
        horizon,
        colour,
        layer < 2 ? mix(colour, '#f4f4ee', 0.4 - 0.16 * layer) : null,
        lightFromLeft,
        width,
        random,
      );
    })
    .join('');
}

function range(
  summits: readonly Point[],
  base: number,
  colour: Hex,
  snow: Hex | null,
  lightFromLeft: boolean,
  width: number,
  random: Random,
): string {
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
    const drop = foot[1] - top[1];
    const run = foot[0] - top[0];
    facets.push(
      polygon(
        top,
        [top[0] + run * 0.45, top[1] + drop * 0.5],
        [top[0] + run * 0.36, top[1] + drop * 0.72],
        [top[0] + run * 0.2, top[1] + drop * 0.56],
        [top[0] + run * 0.12, top[1] + drop * 0.86],
        [top[0] - run * 0.02, top[1] + drop * 0.5],
        [top[0] - run * 0.1, top[1] + drop * 0.62],
        [top[0] - run * 0.06, top[1] + drop * 0.3],
      ),
    );
  });
  const first = crest[0] ?? [0, base];
  const outline = Pen.at([Math.min(0, first[0]), base + 1])
    .line(...crest, [Math.max(width, crest.at(-1)?.[0] ?? width), base + 1])
    .close();
  return (
    element('path', { d: outline, fill: colour }) + (snow ? element('path', { d: facets.join(''), fill: snow }) : '')
  );
}
