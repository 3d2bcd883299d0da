import { expect, test } from 'vitest';
import { imageUrl, srcset, widestUrl } from './image-url.ts';

const LARGE = { url: '/media/01234567/yachts/aurora', width: 4000, height: 3000 };
const SMALL = { ...LARGE, width: 800, height: 500 };

test('ME3 an address includes width, height, preset and format', () => {
  expect(imageUrl(LARGE, 'hero', 1440, 'avif')).toBe(
    '/media/01234567/yachts/aurora?width=1440&height=900&preset=hero&format=avif',
  );
  expect(imageUrl(LARGE, 'gallery', 720, 'webp')).toBe(
    '/media/01234567/yachts/aurora?width=720&height=540&preset=gallery&format=webp',
  );
});

test('ME3 an address without a format leaves it to the server', () => {
  expect(imageUrl(LARGE, 'card', 480, null)).toBe('/media/01234567/yachts/aurora?width=480&height=320&preset=card');
});

test('ME3 keeps an existing query of an address', () => {
  expect(imageUrl({ ...LARGE, url: 'https://media.example/a?v=2' }, 'card', 480, 'jpeg')).toBe(
    'https://media.example/a?v=2&width=480&height=320&preset=card&format=jpeg',
  );
});

test('ME3 candidates stop at the width of the original', () => {
  expect(srcset(SMALL, 'card', 'avif')).toBe(
    [
      '/media/01234567/yachts/aurora?width=480&height=320&preset=card&format=avif 480w',
      '/media/01234567/yachts/aurora?width=720&height=480&preset=card&format=avif 720w',
    ].join(', '),
  );
  expect(srcset(LARGE, 'card', 'avif').split(', ')).toHaveLength(3);
});

test.each([
  [LARGE, Infinity, 1440],
  [LARGE, 1000, 960],
  [LARGE, 10, 480],
  [SMALL, Infinity, 720],
] as const)('ME3 picks from %o up to %d the width %d', (image, maxWidth, width) => {
  expect(widestUrl(image, 'hero', 'jpeg', maxWidth)).toBe(imageUrl(image, 'hero', width, 'jpeg'));
});
