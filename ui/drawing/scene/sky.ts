import { gradientAt, mix } from '../colour.ts';
import { between, type Random } from '../math.ts';
import { disc as discPath, Pen, type Point } from '../pen.ts';
import { element } from '../svg.ts';
import type { Composition } from './composition.ts';

/** Flat tones from the zenith to the horizon, each edge a long shallow wave, like inks pulled through screens. */
function bands({ width, height, horizon, palette }: Composition, random: Random): string {
  const count = 9;
  const papers = Array.from({ length: count }, (_, i) => {
    const colour = gradientAt(palette.sky, i / (count - 1));
    if (i === 0) return element('path', { d: `M0 0H${width}V${Math.round(horizon) + 2}H0Z`, fill: colour });
    const y = horizon * (i / count) ** 0.86;
    const sway = (): number => between(random, -0.012, 0.012) * height;
    const edge: Point[] = [0.33, 0.66, 1].map((t) => [width * t, y + sway()]);
    return element('path', {
      d: new Pen([0, y + sway()], 1)
        .through(edge)
        .line([width, horizon + 1], [0, horizon + 1])
        .close(),
      fill: colour,
    });
  });
  return papers.join('');
}

/** The same tones as rings about a low sun. */
function rings({ width, height, horizon, palette, disc }: Composition): string {
  if (!disc) return '';
  const count = 8;
  const ground = element('path', { d: `M0 0H${width}V${height}H0Z`, fill: gradientAt(palette.sky, 0) });
  const reach = Math.hypot(Math.max(disc.x, width - disc.x), horizon) * 0.92;
  const papers = Array.from({ length: count }, (_, i) => {
    const t = (i + 1) / count;
    const radius = disc.radius * 1.35 + (reach - disc.radius * 1.35) * (1 - t) ** 1.25;
    return element('path', { d: discPath(disc.x, disc.y, radius), fill: gradientAt(palette.sky, t) });
  });
  return ground + papers.join('');
}

/** A thin cloud: pointed at both ends, flat below, with one or two long swells above. */
function cloud(x: number, y: number, width: number, thick: number, random: Random): string {
  const crest = between(random, 0.3, 0.6);
  return new Pen([x, y], 1)
    .curve(
      [x + width * crest * 0.5, y - thick * 0.1],
      [x + width * crest * 0.6, y - thick],
      [x + width * crest, y - thick * 0.9],
    )
    .curve(
      [x + width * (crest + 0.1), y - thick * 0.8],
      [x + width * 0.8, y - thick * 0.05],
      [x + width, y + thick * 0.12],
    )
    .curve([x + width * 0.7, y + thick * 0.28], [x + width * 0.3, y + thick * 0.3], [x, y])
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
  return (
    element('path', { d: far.join(''), fill: mix(palette.cloud, gradientAt(palette.sky, 0.4), 0.5), opacity: 0.6 }) +
    element('path', { d: near.join(''), fill: palette.cloud, opacity: 0.7 })
  );
}

export function sky(scene: Composition, random: Random): string {
  const { disc, palette } = scene;
  const sun = disc ? element('path', { d: discPath(disc.x, disc.y, disc.radius), fill: palette.disc }) : '';
  const ringed = disc !== null && palette.discSize >= 0.07 && random() < 0.4;
  return (ringed ? rings(scene) : bands(scene, random)) + clouds(scene, random) + sun;
}
