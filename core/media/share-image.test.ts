import { expect, test } from 'vitest';
import { shareImage } from './share-image.ts';

test.each([
  [1440, 900, 1440, 1440, 900],
  [4000, 3000, 1440, 1440, 1080],
  [960, 600, 960, 960, 600],
  [1439, 900, 960, 960, 600],
  [200, 100, 320, 200, 100],
])('ME3 a photograph of %d × %d is shared %d wide', (width, height, asked, shown, high) => {
  expect(shareImage({ url: '/media/a', width, height })).toEqual({
    url: `/media/a?width=${asked}&format=jpeg`,
    width: shown,
    height: high,
  });
});
