import { expect, test } from 'vitest';
import type { Frame } from './film.ts';
import { FILMS } from './films/films.ts';
import { framingFaults } from './framing.ts';
import { lengthOf } from './timeline.ts';

const WHOLE: Frame = { x: 0, y: 45, width: 1440 };

function faultsOf(picture: string, to: Frame): readonly string[] {
  return framingFaults({ slug: 'a', shots: [{ picture, sound: 'swell', seconds: 5, from: WHOLE, to }] });
}

test('ME4 no camera move of the films begins or ends with her bow or stern cut off', () => {
  expect(FILMS.flatMap(framingFaults)).toEqual([]);
});

test('ME4 the films are short', () => {
  for (const { shots } of FILMS) {
    expect(lengthOf(shots)).toBeGreaterThanOrEqual(12);
    expect(lengthOf(shots)).toBeLessThanOrEqual(16);
  }
});

test.each([
  ['her bow cut off', 'yachts/brume-dete-1.webp', { x: 300, y: 200, width: 1120 }, ['cuts her hull']],
  ['her waterline at the edge', 'yachts/brume-dete-1.webp', { x: 100, y: 120, width: 1200 }, ['cuts her hull']],
  ['a part outside the picture', 'places/sandbank.webp', { x: 0, y: 120, width: 1440 }, ['leaves the picture']],
  [
    'a yacht without measured bounds',
    'yachts/skumring-1.webp',
    WHOLE,
    ['without measured bounds', 'without measured bounds'],
  ],
  ['any part of a place', 'places/sandbank.webp', { x: 300, y: 200, width: 1120 }, []],
])('ME4 rejects a move that ends with %s', (_, picture, to, faults) => {
  expect(faultsOf(picture, to)).toEqual(faults.map((fault) => expect.stringContaining(fault)));
});
