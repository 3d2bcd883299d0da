import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalGeoBox, inGeoBox } from '../../core/geo/geo-box.ts';
import {
  boxOfFrame,
  canZoom,
  frameOfBox,
  frameOfPlaces,
  movedFrame,
  positionInFrame,
  zoomedFrame,
} from './map-frame.ts';

const MED = { south: 36.1, west: -5.25, north: 44.5, east: 18.3 };
const PACIFIC = { south: -25, west: 165, north: -10, east: -140 };
const aspect = fc.constantFrom(1, 1.25, 1.75);
/** Boxes within the chart. */
const box = fc
  .record({
    south: fc.double({ min: -60, max: 60, noNaN: true }),
    west: fc.double({ min: -180, max: 180, noNaN: true }),
    high: fc.double({ min: 0.5, max: 15, noNaN: true }),
    wide: fc.double({ min: 0.5, max: 60, noNaN: true }),
  })
  .map(
    ({ south, west, high, wide }) =>
      canonicalGeoBox({ south, west, north: south + high, east: west + wide }) as typeof MED,
  );

describe('the frame of a box', () => {
  test('contains it and is as small as its shape allows', () => {
    fc.assert(
      fc.property(box, aspect, (asked, shape) => {
        const frame = frameOfBox(asked, shape);
        const northWest = positionInFrame({ latitude: asked.north, longitude: asked.west }, frame);
        const southEast = positionInFrame({ latitude: asked.south, longitude: asked.east }, frame);
        for (const part of [northWest.x, northWest.y, southEast.x, southEast.y]) {
          expect(part).toBeGreaterThan(-1e-6);
          expect(part).toBeLessThan(1 + 1e-6);
        }
        const [across, down] = [southEast.x - northWest.x, southEast.y - northWest.y];
        expect(frame.width * 360 < 0.71 || Math.max(across, down) > 1 - 1e-6).toBe(true);
        expect(frame.width / frame.height).toBeCloseTo(shape, 9);
      }),
    );
  });

  test('is the same for the bounds that a frame shows', () => {
    for (const asked of [MED, PACIFIC]) {
      const frame = frameOfBox(asked, 1.75);
      const shown = boxOfFrame(frame);
      expect(shown).not.toBeNull();
      const again = frameOfBox(shown ?? MED, 1.75);
      expect(again.x).toBeCloseTo(frame.x, 3);
      expect(again.y).toBeCloseTo(frame.y, 3);
      expect(again.width).toBeCloseTo(frame.width, 3);
    }
  });

  test('continues over the antimeridian', () => {
    expect(boxOfFrame(frameOfBox(PACIFIC, 3))).toMatchObject({ west: 165, east: -140 });
  });
});

describe('the frame of places', () => {
  const fiji = { latitude: -17.3, longitude: 177.2 };
  const tonga = { latitude: -19, longitude: -175 };
  const corsica = { latitude: 42, longitude: 9 };

  test('takes the short way around the earth', () => {
    const frame = frameOfPlaces([fiji, tonga], 1.75);
    expect(frame.width * 360).toBeLessThan(12);
    for (const place of [fiji, tonga]) expect(inGeoBox(place, boxOfFrame(frame) ?? MED)).toBe(true);
  });

  test('is the world for places all over it, and without places', () => {
    expect(frameOfPlaces([fiji, corsica, { latitude: 15, longitude: -62 }], 1.75)).toMatchObject({ x: 0, width: 1 });
    expect(frameOfPlaces([], 1.75)).toMatchObject({ x: 0, width: 1 });
  });

  test('has its minimum size, else the smallest with a margin', () => {
    const calvi = { latitude: 42.57, longitude: 8.76 };
    const near = { latitude: 42.6, longitude: 8.8 };
    expect(frameOfPlaces([calvi, near], 1.25, 0.6 / 360).width * 360).toBeCloseTo(0.6 * 1.24, 9);
    expect(frameOfPlaces([calvi, near], 1.25).width).toBeCloseTo(0.02 * 1.24, 9);
    const frame = frameOfPlaces([calvi, { ...calvi, longitude: 10.76 }], 1.25, 0.6 / 360);
    expect(frame.width * 360).toBeCloseTo(2 * 1.24, 9);
    expect(positionInFrame(calvi, frame).x).toBeCloseTo(0.12 / 1.24, 9);
  });

  test('has sea around a single one', () => {
    expect(positionInFrame(corsica, frameOfPlaces([corsica], 1.25))).toEqual({
      x: expect.closeTo(0.5),
      y: expect.closeTo(0.5),
    });
  });
});

describe('moving and zooming', () => {
  const frame = frameOfBox(MED, 1.75);

  test('there and back returns to the same frame', () => {
    const back = movedFrame(movedFrame(frame, { x: 0.3, y: -0.2 }), { x: -0.3, y: 0.2 });
    for (const key of ['x', 'y', 'width', 'height'] as const) expect(back[key]).toBeCloseTo(frame[key], 12);
  });

  test('keeps the point under the pointer in place', () => {
    const at = { x: 0.2, y: 0.7 };
    const closer = zoomedFrame(frame, 0.5, at);
    expect(closer.width).toBeCloseTo(frame.width / 2, 12);
    expect(closer.x + at.x * closer.width).toBeCloseTo(frame.x + at.x * frame.width, 12);
    expect(closer.y + at.y * closer.height).toBeCloseTo(frame.y + at.y * frame.height, 12);
  });

  test('wraps around the earth any number of times, but not beyond the chart', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ x: fc.double({ min: -2, max: 2, noNaN: true }), y: fc.double({ min: -2, max: 2, noNaN: true }) }),
          { maxLength: 9 },
        ),
        fc.double({ min: 0.01, max: 100, noNaN: true }),
        (steps, factor) => {
          const gone = zoomedFrame(steps.reduce(movedFrame, frame), factor);
          expect(gone.x).toBeGreaterThanOrEqual(0);
          expect(gone.x).toBeLessThan(1);
          expect(gone.width).toBeLessThanOrEqual(1);
          expect(gone.y).toBeGreaterThan(0);
          expect(gone.y + gone.height).toBeLessThan(0.8);
          expect(boxOfFrame(gone)).not.toBeNull();
        },
      ),
    );
  });

  test('has a limit in either direction', () => {
    expect(canZoom(frame, 2)).toBe(true);
    expect(canZoom(zoomedFrame(frame, 1000), 2)).toBe(false);
    expect(canZoom(zoomedFrame(frame, 0.0001), 0.5)).toBe(false);
  });
});
