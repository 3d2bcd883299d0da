import fc from 'fast-check';
import { expect, test } from 'vitest';
import { project, unproject } from './mercator.ts';

test('projects the square’s corners and middle', () => {
  expect(project({ latitude: 0, longitude: 0 })).toEqual({ x: 0.5, y: 0.5 });
  expect(project({ latitude: 90, longitude: -180 }).y).toBeCloseTo(0, 6);
  expect(project({ latitude: -90, longitude: 180 })).toEqual({ x: 1, y: expect.closeTo(1, 6) });
});

test('projection round-trips', () => {
  const degrees = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true });
  fc.assert(
    fc.property(degrees(85), degrees(540), (latitude, longitude) => {
      const back = unproject(project({ latitude, longitude }));
      expect(back.latitude).toBeCloseTo(latitude, 8);
      expect(back.longitude).toBeCloseTo(longitude, 8);
    }),
  );
});
