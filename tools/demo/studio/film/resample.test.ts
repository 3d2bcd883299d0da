import { expect, test } from 'vitest';
import { addPart } from './resample.ts';

const SIZE = { width: 8, height: 4 };

/** Makes a picture whose pixels have the brightness that `light` returns. */
function picture(light: (x: number, y: number) => number) {
  const [width, height] = [24, 12];
  const data = Uint8Array.from({ length: width * height * 3 }, (_, at) => {
    const pixel = Math.floor(at / 3);
    return light(pixel % width, Math.floor(pixel / width));
  });
  return { width, height, data };
}

function partOf(light: (x: number, y: number) => number, part: { x: number; y: number; width: number }): number[] {
  const into = new Float32Array(SIZE.width * SIZE.height * 3);
  addPart(picture(light), part, SIZE, 1, into);
  return [...into].filter((_, at) => at % 3 === 0);
}

test('ME4 a crop at whole pixels is the picture itself', () => {
  const light = (x: number, y: number) => (x * 37 + y * 11) % 256;
  const expected = Array.from({ length: 32 }, (_, at) => light(5 + (at % 8), 3 + Math.floor(at / 8)));
  expect(partOf(light, { x: 5, y: 3, width: 8 })).toEqual(expected);
});

test('ME4 a crop moves by less than a pixel', () => {
  const [first] = partOf((x) => 10 * x, { x: 5, y: 3, width: 8 });
  const [moved] = partOf((x) => 10 * x, { x: 5.3, y: 3, width: 8 });
  expect((moved ?? 0) - (first ?? 0)).toBeCloseTo(3, 3);
});

test('ME4 even light stays even at any size and at the edges', () => {
  for (const part of [
    { x: 0, y: 0, width: 7.3 },
    { x: 14.2, y: 7, width: 9.7 },
  ]) {
    for (const value of partOf(() => 200, part)) expect(value).toBeCloseTo(200, 3);
  }
});

test('ME4 adds a share to the existing pixels', () => {
  const into = new Float32Array(SIZE.width * SIZE.height * 3).fill(40);
  addPart(
    picture(() => 100),
    { x: 2, y: 2, width: 8 },
    SIZE,
    0.25,
    into,
  );
  expect(into.every((value) => Math.abs(value - 65) < 0.001)).toBe(true);
});
