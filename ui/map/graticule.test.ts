import fc from 'fast-check';
import { expect, test } from 'vitest';
import { graticuleLines } from './ChartBackground.tsx';
import { frameAround, frameOfBox } from './map-frame.ts';

test('draws the lines of a sea', () => {
  const { meridians, parallels } = graticuleLines(frameOfBox({ south: 36, west: -5, north: 44, east: 18 }, 1.75), 9);
  expect(meridians.map(({ degrees }) => degrees)).toEqual([-5, 0, 5, 10, 15]);
  expect(parallels.map(({ degrees }) => degrees)).toEqual([35, 40]);
});

test('labels longitudes beyond the antimeridian from the other side', () => {
  const { meridians } = graticuleLines(frameOfBox({ south: -20, west: 169, north: -10, east: -169 }, 1.75), 5);
  expect(meridians.map(({ degrees }) => degrees)).toEqual([170, 175, -180, -175, -170]);
});

test('keeps every frame sparse, with all lines in it', () => {
  const part = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(part, part, part, fc.constantFrom(4, 6, 9), (x, y, width, most) => {
      const frame = frameAround({ x, y }, width, 1.75);
      const { meridians, parallels } = graticuleLines(frame, most);
      expect(meridians.length).toBeLessThanOrEqual(most + 1);
      for (const { at } of meridians) {
        expect(at).toBeGreaterThanOrEqual(frame.x - 1e-9);
        expect(at).toBeLessThanOrEqual(frame.x + frame.width + 1e-9);
      }
      for (const { at } of parallels) {
        expect(at).toBeGreaterThanOrEqual(frame.y - 1e-9);
        expect(at).toBeLessThanOrEqual(frame.y + frame.height + 1e-9);
      }
    }),
  );
});
