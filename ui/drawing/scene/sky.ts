import { gradientAt, mix } from '../colour.ts';
import { between, type Random } from '../math.ts';
import { disc as discPath, Pen, type Point, waveEdge } from '../pen.ts';
import { filled } from '../svg.ts';
import type { Composition } from './composition.ts';

/** Flat tones from the zenith to the horizon, each edge a long shallow wave, like inks pulled through screens. */
function bands({ width, height, horizon, palette }: Composition, random: Random): string {
  const sky = filled(`M0 0H${width}V${Math.round(horizon) + 2}H0Z`, gradientAt(palette.sky, 0));
  const edges = Array.from({ length: 8 }, (_, i) => {
    const t = (i + 1) / 9;
    const sway = (): number => between(random, -0.012, 0.012) * height;
    const edge = waveEdge(width, horizon * t ** 0.86, [0.33, 0.66, 1], sway);
    return filled(edge.line([width, horizon + 1], [0, horizon + 1]).close(), gradientAt(palette.sky, (i + 1) / 8));
  });
  return sky + edges.join('');
}

/** The same tones as rings about a low sun. */
function rings({ width, height, horizon, palette, disc }: Composition): string {
  if (!disc) return '';
  const ground = filled(`M0 0H${width}V${height}H0Z`, gradientAt(palette.sky, 0));
  const reach = Math.hypot(Math.max(disc.x, width - disc.x), horizon) * 0.92;
  const inner = disc.radius * 1.35;
  const tones = Array.from({ length: 8 }, (_, i) => {
    const t = (i + 1) / 8;
    return filled(discPath(disc.x, disc.y, inner + (reach - inner) * (1 - t) ** 1.25), gradientAt(palette.sky, t));
  });
  return ground + tones.join('');
}

/** A thin cloud: pointed at both ends, flat below, with one or two long swells above. */
function cloud(x: number, y: number, width: number, thick: number, random: Random): string {
  const crest = between(random, 0.3, 0.6);
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
    const x = between(random, -0.15, 0.75) * width;
    const y = horizon * between(random, 0.14, 0.78);
    const size = width * between(random, 0.26, 0.5) * (1.1 - 0.5 * (y / horizon));
    far.push(cloud(x + size * between(random, -0.3, 0.2), y + size * 0.035, size * 0.9, size * 0.035, random));
    near.push(cloud(x, y, size, size * between(random, 0.035, 0.06), random));
    if (random() < 0.6) near.push(cloud(x + size * 0.55, y + size * 0.085, size * 0.5, size * 0.024, random));
  }
  const farColour = mix(palette.cloud, gradientAt(palette.sky, 0.4), 0.5);
  return filled(far.join(''), farColour, 0.6) + filled(near.join(''), palette.cloud, 0.7);
}

export function sky(scene: Composition, random: Random): string {
  const { disc, palette } = scene;
  const sun = disc ? filled(discPath(disc.x, disc.y, disc.radius), palette.disc) : '';
  const ringed = disc !== null && palette.discSize >= 0.07 && random() < 0.4;
  return (ringed ? rings(scene) : bands(scene, random)) + clouds(scene, random) + sun;
}
