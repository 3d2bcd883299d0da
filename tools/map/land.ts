/**
 * Draws the land of the chart from Natural Earth (public domain, by way of world-atlas): a coarse file for the world
 * and a finer one for a closer look, in Web Mercator, 36,000 units round the earth.
 * Run: npm run land
 */
import { readFile, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { feature } from 'topojson-client';
import { project } from '../../core/map/mercator.ts';
import { type Ring, simplified, size } from './rings.ts';

const OUT = 'ui/features/search/land';
const WORLD = 36_000;
/** The chart ends north of Antarctica. */
const SOUTH = -60;
/** The polar circle. */
const ICE = project({ latitude: 66.5, longitude: 0 }).y * WORLD;

interface Drawing {
  readonly source: string;
  readonly to: string;
  /** Units that a shore may be off. */
  readonly tolerance: number;
  /** Square units: smaller islands are not drawn. */
  readonly smallest: number;
}

async function draw({ source, to, tolerance, smallest }: Drawing): Promise<void> {
  const topology: Parameters<typeof feature>[0] = JSON.parse(await readFile(source, 'utf8'));
  const { land } = topology.objects;
  if (land?.type !== 'GeometryCollection') throw new Error(`${source} holds no land.`);
  const rings: Ring[] = [];
  for (const { geometry } of feature(topology, land).features) {
    const polygons =
      geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : geometry.type === 'Polygon'
          ? [geometry.coordinates]
          : [];
    for (const outline of polygons.flat()) {
      if (outline.every(([, latitude = 0]) => latitude < SOUTH)) continue;
      const ring = simplified(unrolled(outline.slice(0, -1)), (point) => (isIcy(point) ? 6 * tolerance : tolerance));
      if (ring.length > 2 && size(ring) / 2 >= (ring.every(isIcy) ? 20 * smallest : smallest)) rings.push(ring);
    }
  }
  // vector-effect is not inherited by what is used: a hairline stays one, however near the look.
  const path = `<path id="land" vector-effect="non-scaling-stroke" d="${rings.map(pathOf).join('')}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WORLD} ${WORLD}">${path}</svg>\n`;
  await writeFile(`${OUT}/${to}`, svg);
  const points = rings.reduce((sum, { length }) => sum + length, 0);
  console.log(`${to}: ${rings.length} shores, ${points} points, ${gzipSync(svg).length} bytes gzip`);
}

/** Where few yachts go, and Mercator makes much of little. */
function isIcy([, y]: Ring[number]): boolean {
  return y < ICE;
}

/**
 * The points of a shore one after the other: it runs on beyond the antimeridian instead of being cut, by its smaller
 * part, so that a map need not look far for it.
 */
function unrolled(outline: readonly (readonly number[])[]): Ring {
  let turns = 0;
  const points = outline.map(([longitude = 0, latitude = 0], at) => {
    const step = longitude - (outline[at - 1]?.[0] ?? longitude);
    if (Math.abs(step) > 180) turns -= Math.sign(step);
    const { x, y } = project({ longitude: longitude + 360 * turns, latitude });
    return [x, y] as const;
  });
  const xs = points.map(([x]) => x);
  const shift = Math.floor((Math.min(...xs) + Math.max(...xs)) / 2);
  return points.map(([x, y]) => [Math.round((x - shift) * WORLD), Math.round(y * WORLD)]);
}

/** Whole steps from point to point: the shortest way to say it. */
function pathOf(ring: Ring): string {
  let [lastX, lastY] = ring[0] as Ring[number];
  const steps = ring.slice(1).map(([x, y]) => {
    const step = `${x - lastX}${y - lastY < 0 ? '' : ' '}${y - lastY}`;
    [lastX, lastY] = [x, y];
    return step;
  });
  const [firstX, firstY] = ring[0] as Ring[number];
  return `M${firstX} ${firstY}l${steps.map((step, at) => (at === 0 || step.startsWith('-') ? step : ` ${step}`)).join('')}z`;
}

await draw({ source: 'node_modules/world-atlas/land-110m.json', to: 'world.svg', tolerance: 12, smallest: 600 });
await draw({ source: 'node_modules/world-atlas/land-50m.json', to: 'coasts.svg', tolerance: 2.9, smallest: 7 });
