import { expect, test } from 'vitest';
import type { FilmShot } from './film.ts';
import { layersAt, lengthOf, lightAt } from './timeline.ts';

const frame = { x: 0, y: 0, width: 1280 };
const shot = (picture: string, seconds: number): FilmShot => ({
  picture,
  seconds,
  sound: 'swell',
  from: frame,
  to: frame,
});
const SHOTS = [shot('a', 5), shot('b', 4), shot('c', 5)];

test('ME4 pictures overlap by one second', () => {
  expect(lengthOf(SHOTS)).toBe(12);
  expect(lengthOf([])).toBe(0);
});

test.each([
  [0, [['a', 1]]],
  [3.9, [['a', 1]]],
  [
    4.5,
    [
      ['a', 0.5],
      ['b', 0.5],
    ],
  ],
  [6, [['b', 1]]],
  [11.9, [['c', 1]]],
])('ME4 shows the right picture after %d seconds', (seconds, expected) => {
  expect(layersAt(SHOTS, seconds).map(({ shot: { picture }, share }) => [picture, share])).toEqual(expected);
});

test('ME4 keeps the brightness during a crossfade', () => {
  for (let step = 0; step <= 120; step += 1) {
    const sum = layersAt(SHOTS, step / 10).reduce((total, { share }) => total + share, 0);
    expect(sum).toBeCloseTo(1);
  }
});

test('ME4 a film fades from black and to black', () => {
  expect([0, 0.3, 0.6, 6, 11.4, 11.7, 12].map((seconds) => lightAt(12, seconds))).toEqual([
    0,
    expect.closeTo(0.5),
    1,
    1,
    expect.closeTo(1),
    expect.closeTo(0.5),
    0,
  ]);
});
