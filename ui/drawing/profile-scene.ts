import { gradientAt, mixColours } from './colour.ts';
import type { DrawnYacht } from './drawn-yacht.ts';
import { clamp, disc as discPath, lerp, Pen, type Point, penAlongWave, roundToHundredths } from './geometry.ts';
import { profileMarkup, profileOf } from './profile.ts';
import { createSeededRandom, type Random, randomBetween } from './random.ts';
import { type Composition, composeScene } from './scene/composition.ts';
import { LAND_RENDERERS } from './scene/land.ts';
import { sceneColours } from './scene/scene-palette.ts';
import { filledPath, idPrefix, svgDocument, svgElement } from './svg.ts';

const WIDTH = 1440;

/** Draws a yacht at sea in place of a photograph: sky, land, water and her profile, varied by her seed. */
export function profileScene(yacht: DrawnYacht, { ratio }: { readonly ratio: '3:2' | '16:10' }): string {
  const height = ratio === '3:2' ? 960 : 900;
  const random = createSeededRandom(yacht.drawing.seed * 7919 + 17);
  const profile = profileOf(yacht, random() < 0.93);
  const scene = composeScene(yacht, profile, WIDTH, height, random);
  const id = idPrefix('scene', yacht, ratio);
  const { left, scale, length, waterline, facesLeft } = scene;
  const origin = facesLeft ? left + length * scale : left;
  const place = `translate(${roundToHundredths(origin)} ${roundToHundredths(waterline)}) scale(${roundToHundredths(scale * (facesLeft ? -1 : 1))} ${roundToHundredths(-scale)})`;
  const colours = sceneColours(yacht.drawing, scene.palette);
  const her = svgElement('g', { id }, svgElement('g', { transform: place }, profileMarkup(profile, colours)));
  const picture = [
    sky(scene, random),
    LAND_RENDERERS[scene.land](scene, random),
    sea(scene, random),
    reflection(scene, id, random),
    her,
    waterlineLight(scene, yacht.drawing.style === 'fast', random),
  ];
  return svgDocument({ x: 0, y: 0, width: WIDTH, height }, picture.join(''), { preserveAspectRatio: 'xMidYMid slice' });
}

/** Draws the sky as flat bands of colour from the zenith to the horizon, each edge a long shallow wave. */
function skyBands({ width, height, horizon, palette }: Composition, random: Random): string {
  const sky = filledPath(`M0 0H${width}V${Math.round(horizon) + 2}H0Z`, gradientAt(palette.sky, 0));
  const edges = Array.from({ length: 8 }, (_, i) => {
    const t = (i + 1) / 9;
    const sway = (): number => randomBetween(random, -0.012, 0.012) * height;
    const edge = penAlongWave(width, horizon * t ** 0.86, [0.33, 0.66, 1], sway);
    return filledPath(edge.line([width, horizon + 1], [0, horizon + 1]).close(), gradientAt(palette.sky, (i + 1) / 8));
  });
  return sky + edges.join('');
}

/** Draws the colours of the sky as rings around a low sun. */
function rings({ width, height, horizon, palette, disc }: Composition): string {
  if (!disc) return '';
  const ground = filledPath(`M0 0H${width}V${height}H0Z`, gradientAt(palette.sky, 0));
  const reach = Math.hypot(Math.max(disc.x, width - disc.x), horizon) * 0.92;
  const inner = disc.radius * 1.35;
  const tones = Array.from({ length: 8 }, (_, i) => {
    const t = (i + 1) / 8;
    return filledPath(discPath(disc.x, disc.y, inner + (reach - inner) * (1 - t) ** 1.25), gradientAt(palette.sky, t));
  });
  return ground + tones.join('');
}

/** Draws a thin cloud, pointed at both ends, flat below and curved above. */
function cloud(x: number, y: number, width: number, thick: number, random: Random): string {
  const crest = randomBetween(random, 0.3, 0.6);
  const at = (u: number, v: number): Point => [x + width * u, y + thick * v];
  return new Pen([x, y], 1)
    .curve(at(crest * 0.5, -0.1), at(crest * 0.6, -1), at(crest, -0.9))
    .curve(at(crest + 0.1, -0.8), at(0.8, -0.05), at(1, 0.12))
    .curve(at(0.7, 0.28), at(0.3, 0.3), [x, y])
    .close();
}

function clouds({ width, horizon, palette }: Composition, random: Random): string {
  const groups = 1 + Math.floor(random() * 3);
  const near: string[] = [];
  const far: string[] = [];
  for (let i = 0; i < groups; i++) {
    const x = randomBetween(random, -0.15, 0.75) * width;
    const y = horizon * randomBetween(random, 0.14, 0.78);
    const size = width * randomBetween(random, 0.26, 0.5) * (1.1 - 0.5 * (y / horizon));
    far.push(cloud(x + size * randomBetween(random, -0.3, 0.2), y + size * 0.035, size * 0.9, size * 0.035, random));
    near.push(cloud(x, y, size, size * randomBetween(random, 0.035, 0.06), random));
    if (random() < 0.6) near.push(cloud(x + size * 0.55, y + size * 0.085, size * 0.5, size * 0.024, random));
  }
  const farColour = mixColours(palette.cloud, gradientAt(palette.sky, 0.4), 0.5);
  return filledPath(far.join(''), farColour, 0.6) + filledPath(near.join(''), palette.cloud, 0.7);
}

function sky(scene: Composition, random: Random): string {
  const { disc, palette } = scene;
  const sun = disc ? filledPath(discPath(disc.x, disc.y, disc.radius), palette.disc) : '';
  const ringed = disc !== null && palette.discSize >= 0.07 && random() < 0.4;
  return (ringed ? rings(scene) : skyBands(scene, random)) + clouds(scene, random) + sun;
}

/** Draws one brush stroke on the water: long, thin, pointed at both ends. */
function stroke(x: number, y: number, width: number, thick: number): string {
  return new Pen([x, y], 1)
    .bend([x + width * 0.45, y - thick], [x + width, y])
    .bend([x + width * 0.55, y + thick], [x, y])
    .close();
}

function waterBands({ width, height, horizon, palette }: Composition, random: Random): string {
  const count = 8;
  const deep = height - horizon;
  const far = filledPath(`M0 ${roundToHundredths(horizon)}H${width}V${height}H0Z`, gradientAt(palette.sea, 0));
  const near = Array.from({ length: count - 1 }, (_, i) => {
    const t = (i + 1) / count;
    const swing = (deep / count) * 0.22 * (t + 0.2);
    const sway = (): number => randomBetween(random, -1, 1) * swing;
    const edge = penAlongWave(width, horizon + deep * t ** 1.5, [0.25, 0.5, 0.75, 1], sway);
    return filledPath(edge.line([width, height], [0, height]).close(), gradientAt(palette.sea, (i + 1) / (count - 1)));
  });
  return far + near.join('');
}

/** Draws ripples over the whole sea, short at the horizon and long in the foreground. */
function ripples({ width, height, horizon, palette }: Composition, random: Random): string {
  const dark: string[] = [];
  const light: string[] = [];
  for (let i = 0; i < 36; i++) {
    const t = random() ** 1.25;
    const y = horizon + 6 + t * (height - horizon);
    const long = lerp(26, 190, t) * randomBetween(random, 0.5, 1.3);
    (i % 3 === 0 ? dark : light).push(stroke(randomBetween(random, -0.05, 1) * width, y, long, lerp(0.7, 3.2, t)));
  }
  return filledPath(dark.join(''), palette.ripple, 0.28) + filledPath(light.join(''), palette.gleam, 0.3);
}

/** Draws the path of light on the water under the sun or moon. */
function glitter({ height, horizon, palette, disc }: Composition, random: Random): string {
  if (!disc) return '';
  const strokes = Array.from({ length: 26 }, (_, i) => {
    const t = (i / 26) ** 1.35;
    const wide = disc.radius * lerp(1.5, 2.6, t) * randomBetween(random, 0.35, 1);
    const x = disc.x - wide / 2 + randomBetween(random, -0.5, 0.5) * disc.radius * (0.5 + t);
    return stroke(x, horizon + 3 + t * (height - horizon) * 0.96, wide, lerp(1.6, 5.5, t));
  });
  return filledPath(strokes.join(''), palette.gleam, 0.75);
}

/** Draws the slits through which her reflection is visible, farther apart towards the foreground. */
function slits({ left, length, scale, waterline, height }: Composition, random: Random): string {
  const drawn = length * scale;
  const deep = height - waterline;
  const paths: string[] = [];
  let y = waterline - 1;
  while (y < height) {
    const t = clamp((y - waterline) / deep, 0, 1);
    const thick = lerp(9, 5, t) * randomBetween(random, 0.8, 1.15);
    const inset = drawn * (0.02 + 0.2 * t * random());
    const x0 = left - drawn * 0.1 + inset;
    const x1 = left + drawn * 1.1 - drawn * (0.02 + 0.2 * t * random());
    const mid = lerp(x0, x1, randomBetween(random, 0.35, 0.65));
    const upper: Point = [mid, y - thick * 0.35];
    const lower: Point = [mid, y + thick * 1.35];
    paths.push(new Pen([x0, y], 1).bend(upper, [x1, y]).bend(lower, [x0, y]).close());
    y += thick * lerp(0.92, 2.4, t ** 0.7) + t * 4;
  }
  return paths.join('');
}

function sea(scene: Composition, random: Random): string {
  return waterBands(scene, random) + glitter(scene, random) + ripples(scene, random);
}

/** Draws her reflection in the water, visible through slits. @param yacht the id of her group */
function reflection(scene: Composition, yacht: string, random: Random): string {
  const clip = `${yacht}r`;
  const { waterline, palette } = scene;
  const image = svgElement('use', {
    href: `#${yacht}`,
    transform: `translate(0 ${roundToHundredths(waterline * 1.82)}) scale(1 -0.82)`,
  });
  const veil = gradientAt(palette.sea, 0.45);
  const { left, length, scale } = scene;
  const shadow = stroke(left + length * scale * 0.03, waterline + 3, length * scale * 0.93, 7);
  return (
    svgElement('clipPath', { id: clip }, svgElement('path', { d: slits(scene, random) })) +
    svgElement('g', { 'clip-path': `url(#${clip})`, opacity: scene.underWay ? 0.34 : 0.5 }, image) +
    filledPath(shadow, mixColours(palette.ripple, veil, 0.2), 0.75)
  );
}

/** Draws foam at her stem and a wake astern or, if she is not under way, lines of light along her waterline. */
function waterlineLight(scene: Composition, fast: boolean, random: Random): string {
  const { left, length, scale, waterline, facesLeft, palette, underWay, entry } = scene;
  const drawn = length * scale;
  const at = (u: number): number => (facesLeft ? left + drawn * (1 - u) : left + drawn * u);
  const sweep = (u: number, long: number, y: number, thick: number): string => {
    const a = at(u);
    const b = at(u + long);
    return stroke(Math.min(a, b), y, Math.abs(b - a), thick);
  };
  const foam = mixColours(palette.gleam, '#ffffff', palette.lamps ? 0.1 : 0.5);
  if (!underWay) {
    const lines = [
      sweep(0.02, 0.7, waterline + 1, 1.4),
      sweep(0.3, 0.66, waterline + 5, 1.6),
      sweep(-0.06, 0.3, waterline + 9, 1.6),
    ];
    return filledPath(lines.join(''), foam, 0.65);
  }
  const lift = (fast ? 0.022 : 0.009) * drawn;
  const bow = (u: number, y: number): Point => [at(entry - u), waterline + y];
  const crest = new Pen(bow(-0.008, 2))
    .curve(bow(0.01, -lift), bow(0.035, -lift * 1.1), bow(0.09, -lift * 0.2))
    .curve(bow(0.16, 1), bow(0.22, 2), bow(0.36, 3))
    .line(bow(-0.008, 4))
    .close();
  const wash = Array.from({ length: 9 }, (_, i) =>
    sweep(randomBetween(random, -0.3, 0.7) - 0.03 * i, randomBetween(random, 0.1, 0.34), waterline + 3 + i * 1.9, 2.4),
  );
  const astern = [sweep(-0.34, 0.4, waterline + 1, fast ? 7 : 4), sweep(-0.6, 0.5, waterline + 4, 3)];
  return filledPath([crest, ...astern, ...wash].join(''), foam, 0.85);
}
