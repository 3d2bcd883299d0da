import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { project } from '../../core/geo/mercator.ts';
import { cellsInFrame, DETAIL_CELL_UNITS, DETAIL_COLUMNS } from '../../ui/map/detail-cells.ts';
import nearCells from '../../ui/map/land/near-cells.json';
import { COARSE_LAND, coarseLand, WORLD } from './coarse-land.ts';
import { buildDetailLand, type DetailLand } from './detail-cells.ts';
import { type Ring, simplified, size } from './rings.ts';

const CELLS = `public/assets/land-${nearCells.version}`;
const topology = (source: string) => JSON.parse(readFileSync(`node_modules/world-atlas/${source}`, 'utf8'));

function ringsOf(svg: string): readonly Ring[] {
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

/** Returns whether a ray to the east crosses the shores an odd number of times. */
function isIn(rings: readonly Ring[], x: number, y: number): boolean {
  let crossings = 0;
  for (const ring of rings)
    ring.forEach(([fromX, fromY], index) => {
      const [toX, toY] = ring[(index + 1) % ring.length] as Ring[number];
      if (fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)) crossings += 1;
    });
  return crossings % 2 === 1;
}

const LAND = [
  [48, 2],
  [55, 90],
  [66, 178],
  [40, -100],
  [0, 20],
  [-25, 135],
  [-10, -55],
  [40, 9],
] as const;
const SEA = [
  [41, 5],
  [36, -40],
  [0, -150],
  [-30, 80],
  [58, -178],
  [25, -90],
  [56, 3],
] as const;

describe.each(COARSE_LAND)('$file', (drawing) => {
  const svg = readFileSync(`ui/map/land/${drawing.file}`, 'utf8');

  test('matches the output of the tool', () => {
    expect(coarseLand(topology(drawing.source), drawing) === svg).toBe(true);
  });

  test('has land at known places', () => {
    const rings = ringsOf(svg);
    const isLand = ([latitude, longitude]: readonly [number, number]) => {
      const { x, y } = project({ latitude, longitude });
      return isIn(rings, x * WORLD, y * WORLD);
    };
    expect(LAND.map(isLand)).toEqual(LAND.map(() => true));
    expect(SEA.map(isLand)).toEqual(SEA.map(() => false));
    // Shores run on beyond the antimeridian by no more than the map shows.
    const xs = rings.flatMap((ring) => ring.map(([x]) => x / WORLD));
    expect(xs.reduce((least, x) => Math.min(least, x))).toBeGreaterThan(-0.06);
    expect(xs.reduce((most, x) => Math.max(most, x))).toBeLessThan(1.06);
  });
});

describe('the detailed coasts', () => {
  let drawn: DetailLand;
  beforeAll(() => {
    drawn = buildDetailLand(topology('land-10m.json'));
  });

  /** Returns the cell that a place lies in, and its position within the cell. */
  function spotOf(latitude: number, longitude: number) {
    const { x, y } = project({ latitude, longitude });
    const [across, down] = [x * DETAIL_COLUMNS, y * DETAIL_COLUMNS];
    const cell = cellsInFrame(nearCells, { x, y, width: 0, height: 0 })[0];
    return { cell, x: (across % 1) * DETAIL_CELL_UNITS, y: (down % 1) * DETAIL_CELL_UNITS };
  }

  test('match the output of the tool, and nothing else', () => {
    expect(drawn.cells).toEqual(nearCells);
    expect(readdirSync('public/assets').filter((name) => name.startsWith('land-'))).toEqual([CELLS.split('/').at(-1)]);
    expect(readdirSync(CELLS).toSorted()).toEqual([...drawn.files.keys()].toSorted());
    const wrong = [...drawn.files].filter(([name, text]) => readFileSync(`${CELLS}/${name}`, 'utf8') !== text);
    expect(wrong).toEqual([]);
  });

  test('are small, each and together', () => {
    const sizes = [...drawn.files.values()].map(({ length }) => length);
    expect(Math.max(...sizes)).toBeLessThan(60_000);
    expect(sizes.reduce((sum, length) => sum + length, 0)).toBeLessThan(3_000_000);
  });

  test('have land at known places', () => {
    const isLand = ([latitude, longitude]: readonly [number, number]) => {
      const { cell, x, y } = spotOf(latitude, longitude);
      if (cell === undefined || cell.file === null) return cell?.kind === 'land';
      return isIn(ringsOf(drawn.files.get(cell.file.split('/').at(-1) ?? '') ?? ''), x, y);
    };
    expect(LAND.map(isLand)).toEqual(LAND.map(() => true));
    expect(SEA.map(isLand)).toEqual(SEA.map(() => false));
    // Islands that are only in the most detailed file: Exuma, Vis, Folegandros.
    const islands = [
      [23.57, -75.87],
      [43.04, 16.15],
      [36.63, 24.91],
    ] as const;
    expect(islands.map(isLand)).toEqual([true, true, true]);
  });

  test('draw no line of a coast across the sea where a cell ends', () => {
    // The length of land along an edge is the length that a shore across the edge encloses, never the whole edge.
    const { cell } = spotOf(37.1, 25.2);
    const rings = ringsOf(drawn.files.get(cell?.file?.split('/').at(-1) ?? '') ?? '');
    expect(rings.length).toBeGreaterThan(10);
    for (const ring of rings)
      ring.forEach(([x, y], at) => {
        const [nextX, nextY] = ring[(at + 1) % ring.length] as Ring[number];
        const isEdge = (a: number, b: number) => a === b && (a === -20 || a === DETAIL_CELL_UNITS + 20);
        if (!isEdge(x, nextX) && !isEdge(y, nextY)) return;
        // Just inside the edge, all points are on land.
        const inward = (value: number) => Math.max(-19.5, Math.min(DETAIL_CELL_UNITS + 19.5, value));
        expect(isIn(rings, inward((x + nextX) / 2), inward((y + nextY) / 2) + 0.01)).toBe(true);
      });
  });

  test('exist wherever a passage stops', () => {
    const stops = readdirSync('content/pages/destinations').flatMap((name) =>
      stopsOf(JSON.parse(readFileSync(`content/pages/destinations/${name}`, 'utf8'))),
    );
    expect(stops.length).toBeGreaterThan(0);
    const far = stops.filter(({ lat, lng }) => {
      const { x, y } = project({ latitude: lat, longitude: lng });
      const around = { x: x - 0.001, y: y - 0.001, width: 0.002, height: 0.002 };
      return !cellsInFrame(nearCells, around).some(({ kind }) => kind === 'coast');
    });
    expect(far).toEqual([]);
  });
});

interface Stop {
  readonly lat: number;
  readonly lng: number;
}

/** Returns the stops of all passages of a page, in any language. */
function stopsOf(value: unknown): readonly Stop[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('type' in value && value.type === 'voyage' && 'stops' in value) return value.stops as Stop[];
  return Object.values(value).flatMap(stopsOf);
}

test('simplifies a line without a visible difference', () => {
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
