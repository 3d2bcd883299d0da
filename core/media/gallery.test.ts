import { expect, test } from 'vitest';
import { sampleAsset } from '../../tests/samples/sample-asset.ts';
import { isDayInOneFrame } from './gallery.ts';

const TIMES = ['06:50', '12:40', '19:10', '20:51'];
const day = (times: readonly (string | null)[], widths: readonly number[] = []) =>
  isDayInOneFrame({
    title: null,
    images: times.map((timeOfDay, at) => sampleAsset(`p${at}`, { timeOfDay, width: widths[at] ?? 1440 })),
  });

test('ME4 pictures of one size that all have a time are a day in one frame', () => {
  expect(day(TIMES)).toBe(true);
});

test.each([
  ['two pictures', TIMES.slice(0, 2), []],
  ['more than eight', [...TIMES, ...TIMES, '23:00'], []],
  ['a picture without a time', [...TIMES, null], []],
  ['pictures of two sizes', TIMES, [1440, 960]],
])('ME4 %s are not', (_, times, widths) => {
  expect(day(times, widths)).toBe(false);
});
