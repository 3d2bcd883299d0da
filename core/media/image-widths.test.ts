import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IMAGE_FORMATS, IMAGE_WIDTHS, imageUrl, srcset } from './image-widths.ts';

test.each([
  ['/media/a', '/media/a?width=720&format=avif'],
  ['/media/a?preset=card', '/media/a?preset=card&width=720&format=avif'],
  ['https://media.example/a', 'https://media.example/a?width=720&format=avif'],
])('ME3 %s in one width and format is %s', (url, address) => {
  expect(imageUrl(url, 720, 'avif')).toBe(address);
});

test.each([
  [1440, [320, 480, 720, 960, 1440]],
  [6000, [320, 480, 720, 960, 1440]],
  [1439, [320, 480, 720, 960]],
  [720, [320, 480, 720]],
  [719, [320, 480]],
  [320, [320]],
  [100, [320]],
  [0, [320]],
  [Number.NaN, [320]],
])('ME3 an original of %d pixels has candidates of %j', (original, widths) => {
  expect(srcset('/media/a', 'webp', original)).toBe(
    widths.map((width) => `/media/a?width=${width}&format=webp ${width}w`).join(', '),
  );
});

test('ME3 candidates are sorted, none wider than the original, but always at least one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8000 }), fc.constantFrom(...IMAGE_FORMATS), (original, format) => {
      const candidates = srcset('/media/a', format, original).split(', ');
      const widths = candidates.map((candidate) => Number(/ (\d+)w$/.exec(candidate)?.[1]));
      expect(widths.length).toBeGreaterThan(0);
      expect(widths).toEqual([...new Set(widths)].toSorted((a, b) => a - b));
      expect(candidates).toEqual(widths.map((width) => `${imageUrl('/media/a', width, format)} ${width}w`));
      for (const width of widths) expect(width).toBeLessThanOrEqual(Math.max(original, IMAGE_WIDTHS[0]));
    }),
  );
});
