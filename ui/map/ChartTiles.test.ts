import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tileAddress, tilesOfFrame } from './ChartTiles.tsx';
import { frameAround, frameOfBox } from './map-frame.ts';

const part = fc.double({ min: 0, max: 1, noNaN: true });
const frames = fc
  .record({
    x: part,
    y: part,
    width: fc.double({ min: 0.001, max: 1, noNaN: true }),
    aspect: fc.constantFrom(1.25, 1.75),
  })
  .map(({ x, y, width, aspect }) => frameAround({ x, y }, width, aspect));
const pixels = fc.integer({ min: 1, max: 6000 });

describe('the tiles of a frame', () => {
  test('cover it without duplicates or extra tiles, at most 40', () => {
    fc.assert(
      fc.property(frames, pixels, (frame, across) => {
        const tiles = tilesOfFrame(frame, across);
        expect(tiles.length).toBeGreaterThan(0);
        expect(tiles.length).toBeLessThanOrEqual(40);
        expect(new Set(tiles.map(({ column, row }) => `${column} ${row}`)).size).toBe(tiles.length);
        const size = 2 ** -(tiles[0]?.zoom ?? 0);
        let covered = 0;
        for (const { zoom, column, row } of tiles) {
          expect(2 ** -zoom).toBe(size);
          expect(row).toBeGreaterThanOrEqual(0);
          expect((row + 1) * size).toBeLessThanOrEqual(1);
          const wide = Math.min((column + 1) * size, frame.x + frame.width) - Math.max(column * size, frame.x);
          const high = Math.min((row + 1) * size, frame.y + frame.height) - Math.max(row * size, frame.y);
          expect(Math.min(wide, high)).toBeGreaterThan(0);
          covered += wide * high;
        }
        expect(covered / (frame.width * frame.height)).toBeCloseTo(1, 9);
      }),
    );
  });

  test('match the screen’s resolution approximately', () => {
    const frame = frameOfBox({ south: 36, west: -5, north: 44, east: 18 }, 1.75);
    const [tile] = tilesOfFrame(frame, 1000);
    const shown = (2 ** -(tile?.zoom ?? 0) / frame.width) * 1000;
    expect(shown).toBeGreaterThan(256 / Math.SQRT2);
    expect(shown).toBeLessThan(256 * Math.SQRT2);
  });

  test('are the single world tile when there is room for no more', () => {
    expect(tilesOfFrame({ x: 0, y: 0.1, width: 1, height: 0.6 }, 200)).toEqual([{ zoom: 0, column: 0, row: 0 }]);
  });
});

test('wrap columns around the earth in a URL', () => {
  const template = 'https://tiles.example/{z}/{x}/{y}.png?style=sea';
  expect(tileAddress(template, { zoom: 3, column: 5, row: 2 })).toBe('https://tiles.example/3/5/2.png?style=sea');
  expect(tileAddress(template, { zoom: 3, column: 9, row: 2 })).toBe('https://tiles.example/3/1/2.png?style=sea');
  expect(tileAddress(template, { zoom: 3, column: -1, row: 2 })).toBe('https://tiles.example/3/7/2.png?style=sea');
});
