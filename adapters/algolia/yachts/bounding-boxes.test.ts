import { expect, test } from 'vitest';
import { boundingBoxes } from './index-queries.ts';

test.each([
  [{ south: 36, west: -5, north: 44, east: 18 }, [[44, -5, 36, 18]]],
  [
    { south: -20, west: 170, north: -10, east: -170 },
    [
      [-10, 170, -20, 180],
      [-10, -180, -20, -170],
    ],
  ],
  [
    { south: -90, west: -180, north: 90, east: 180 },
    [
      [90, -180, -90, -60],
      [90, -60, -90, 60],
      [90, 60, -90, 180],
    ],
  ],
])('SE1 queries %j by boxes whose direction is unambiguous', (box, boxes) => {
  expect(boundingBoxes(box)).toEqual(boxes);
});
