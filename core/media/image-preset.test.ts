import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  heightAt,
  IMAGE_PRESETS,
  type ImagePreset,
  isImagePreset,
  WIDTHS_WITHOUT_PRESET,
  widthsFor,
} from './image-preset.ts';

const PRESETS = Object.keys(IMAGE_PRESETS) as ImagePreset[];
const MEASURES = fc.record({ width: fc.integer({ min: 1, max: 20_000 }), height: fc.integer({ min: 1, max: 20_000 }) });

test.each([
  ['card', 720, 480],
  ['card', 480, 320],
  ['thumb', 160, 107],
  ['hero', 1440, 900],
  ['og', 1200, 630],
  [null, 1440, 900],
  [null, 320, 200],
] as const)('ME3 a picture of preset %s is, at %d pixels, %d high for any original', (preset, width, height) => {
  expect(heightAt(preset, width, { width: 3, height: 4000 })).toBe(height);
});

test('ME3 a gallery and paper show the whole original', () => {
  for (const preset of ['gallery', 'print'] as const) {
    expect(heightAt(preset, 1440, { width: 1000, height: 1500 })).toBe(2160);
    expect(heightAt(preset, 1440, { width: 20_000, height: 1 })).toBe(1);
  }
});

test('ME3 a plain picture defaults to 1440 by 900 in its address', () => {
  expect(heightAt(null, WIDTHS_WITHOUT_PRESET.at(-1) ?? 0, { width: 1, height: 1 })).toBe(900);
});

test('ME3 offers widths that the original has pixels for, and always one', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PRESETS), MEASURES, (preset, original) => {
      const { ratio, widths } = IMAGE_PRESETS[preset];
      const found = widthsFor(preset, original);
      expect(found.length).toBeGreaterThan(0);
      expect(widths.slice(0, found.length)).toEqual(found);
      for (const width of found.slice(1)) {
        expect(width).toBeLessThanOrEqual(original.width + 1);
        if (ratio !== null) expect(heightAt(preset, width, original)).toBeLessThanOrEqual(original.height + 2);
      }
    }),
  );
});

test('ME3 serves a picture of 960 by 600 as a card of 720, since the next width would enlarge it', () => {
  expect(widthsFor('card', { width: 960, height: 600 })).toEqual([480, 720]);
  expect(widthsFor('card', { width: 960, height: 640 })).toEqual([480, 720, 960]);
  expect(widthsFor('hero', { width: 100, height: 100 })).toEqual([480]);
});

test('ME3 knows only the presets of the table', () => {
  expect(PRESETS.every(isImagePreset)).toBe(true);
  for (const odd of ['', 'Card', 'card ', 'toString', '__proto__', null, undefined, 7]) {
    expect(isImagePreset(odd)).toBe(false);
  }
});
