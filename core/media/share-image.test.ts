import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openGraphImage } from './image-url.ts';

test.each([
  [4000, 3000, 1200, 630],
  [1440, 900, 1200, 630],
  [960, 600, 960, 504],
  [2000, 315, 600, 315],
])('ME3 shares a photograph of %d × %d as %d × %d', (width, height, shown, high) => {
  expect(openGraphImage({ url: '/media/a', width, height })).toEqual({
    url: '/media/a?width=1200&height=630&preset=og&format=jpeg',
    width: shown,
    height: high,
  });
});

test('ME3 never shares a picture larger than its original', () => {
  const pixels = fc.integer({ min: 1, max: 6000 });
  fc.assert(
    fc.property(pixels, pixels, (width, height) => {
      const shared = openGraphImage({ url: '/media/a', width, height });
      expect(shared.width).toBeLessThanOrEqual(width);
      expect(shared.height).toBeLessThanOrEqual(height + 1);
      expect(shared.width).toBeLessThanOrEqual(1200);
    }),
  );
});
