import type { DrawnYacht } from './drawn-yacht.ts';
import { seeded } from './math.ts';
import { round } from './pen.ts';
import { paintProfile, profileOf } from './profile.ts';
import { compose } from './scene/composition.ts';
import { land } from './scene/land.ts';
import { sceneColours } from './scene/scene-palette.ts';
import { sky } from './scene/sky.ts';
import { reflection, sea, waterlineLight } from './scene/water.ts';
import { element, idPrefix, svgDocument } from './svg.ts';

const WIDTH = 1440;

/** Draws a yacht at sea in place of a photograph: sky, land, water and her profile, varied by her seed. */
export function profileScene(yacht: DrawnYacht, { ratio }: { readonly ratio: '3:2' | '16:10' }): string {
  const height = ratio === '3:2' ? 960 : 900;
  const random = seeded(yacht.drawing.seed * 7919 + 17);
  const sailsSet = random() < 0.93;
  const profile = profileOf(yacht, sailsSet);
  const scene = compose(yacht, profile, WIDTH, height, random);
  const id = idPrefix('scene', yacht, ratio);
  const { left, scale, length, waterline, facesLeft } = scene;
  const origin = facesLeft ? left + length * scale : left;
  const place = `translate(${round(origin)} ${round(waterline)}) scale(${round(scale * (facesLeft ? -1 : 1))} ${round(-scale)})`;
  const colours = sceneColours(yacht.drawing, scene.palette);
  const her = element('g', { id }, element('g', { transform: place }, paintProfile(profile, colours)));
  const picture = [
    sky(scene, random),
    land(scene, random),
    sea(scene, random),
    reflection(scene, id, random),
    her,
    waterlineLight(scene, yacht.drawing.style === 'fast', random),
  ];
  return svgDocument({ x: 0, y: 0, width: WIDTH, height }, picture.join(''), { preserveAspectRatio: 'xMidYMid slice' });
}
