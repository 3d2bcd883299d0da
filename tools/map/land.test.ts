import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { project } from '../../core/map/mercator.ts';
import { type Ring, simplified, size } from './rings.ts';

const WORLD = 36_000;

function ringsOf(file: string): readonly Ring[] {
  const svg = readFileSync(`ui/features/search/land/${file}.svg`, 'utf8');
  const path = / d="([^"]+)"/.exec(svg)?.[1] ?? '';
  return path
    .split('M')
    .slice(1)
    .map((shore) => {
      const numbers = (shore.match(/-?\d+/g) ?? []).map(Number);
      let [x, y] = [0, 0];
      return Array.from({ length: numbers.length / 2 }, (_, at) => {
        x += numbers[2 * at] ?? 0;
        y += numbers[2 * at + 1] ?? 0;
        return [x, y] as const;
      });
    });
}

/** Whether a ray to the east crosses the shores an odd number of times. */
function isLand(rings: readonly Ring[], latitude: number, longitude: number): boolean {
  const at = project({ latitude, longitude });
  const [x, y] = [at.x * WORLD, at.y * WORLD];
  let crossings = 0;
  for (const ring of rings)
    ring.forEach(([fromX, fromY], index) => {
      const [toX, toY] = ring[(index + 1) % ring.length] as Ring[number];
      if (fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)) crossings += 1;
    });
  return crossings % 2 === 1;
}

test.each(['world', 'coasts'])('the land drawn is the land there is: %s', (file) => {
  const rings = ringsOf(file);
  const land = [
    [48, 2],
    [55, 90],
    [66, 178],
    [40, -100],
    [0, 20],
    [-25, 135],
    [-10, -55],
    [40, 9],
  ] as const;
  const sea = [
    [41, 5],
    [36, -40],
    [0, -150],
    [-30, 80],
    [58, -178],
    [25, -90],
    [56, 3],
  ] as const;
  for (const [latitude, longitude] of land) expect(isLand(rings, latitude, longitude), `${latitude}`).toBe(true);
  for (const [latitude, longitude] of sea) expect(isLand(rings, latitude, longitude), `${latitude}`).toBe(false);
  // What runs on beyond the antimeridian is as little as the map looks for.
  const xs = rings.flatMap((ring) => ring.map(([x]) => x / WORLD));
  expect(xs.reduce((least, x) => Math.min(least, x))).toBeGreaterThan(-0.06);
  expect(xs.reduce((most, x) => Math.max(most, x))).toBeLessThan(1.06);
});

test('a line is thinned out as far as nobody sees', () => {
  const square: Ring = [
    [0, 0],
    [5, 0.2],
    [10, 0],
    [10, 10],
    [5, 9],
    [0, 10],
  ];
  expect(simplified(square, () => 0.5)).toEqual([
    [0, 0],
    [10, 0],
    [10, 10],
    [5, 9],
    [0, 10],
  ]);
  expect(simplified(square, () => 2)).toEqual([
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ]);
  expect(size(square) / 2).toBeCloseTo(94);
});
