/** The size of a picture in pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

interface PresetRow {
  /** Width divided by height of the preset's pictures; null keeps the ratio of the original. */
  readonly ratio: number | null;
  /** Widths in pixels for the columns of the layout from phone to desktop, smallest first. */
  readonly widths: readonly [number, ...number[]];
}

const PRESET_NAMES = ['card', 'hero', 'gallery', 'thumb', 'og', 'print'] as const;
export type ImagePreset = (typeof PRESET_NAMES)[number];

/** The presets in which pictures are made (ME3). Other pictures have WIDTHS_WITHOUT_PRESET. */
export const IMAGE_PRESETS: Readonly<Record<ImagePreset, PresetRow>> = {
  /** A yacht or an article in a list: a third of the page, or the full width of a phone. */
  card: { ratio: 3 / 2, widths: [480, 720, 960] },
  /** Across the head of a page. */
  hero: { ratio: 16 / 10, widths: [480, 720, 960, 1440] },
  /** An uncropped picture in a gallery, in an article or in the viewer. */
  gallery: { ratio: null, widths: [480, 720, 960, 1440] },
  /** A small picture beside a name. */
  thumb: { ratio: 3 / 2, widths: [160, 320] },
  /** The picture of a shared link (Open Graph). */
  og: { ratio: 1200 / 630, widths: [1200] },
  /** A picture in print: the width of A4 at 174, 232 and 300 pixels an inch. */
  print: { ratio: null, widths: [1440, 1920, 2480] },
};

/** Widths in pixels of pictures without a preset, in boxes of 16:10 (ME3). */
export const WIDTHS_WITHOUT_PRESET = [320, 480, 720, 960, 1440] as const;
const PLAIN_RATIO = 16 / 10;

export function isImagePreset(value: unknown): value is ImagePreset {
  return PRESET_NAMES.some((name) => name === value);
}

/**
 * Returns the height of a preset's picture in pixels, at least 1 (ME3). A null preset stands for none.
 * @param width pixels
 * @param original size of the original, for presets that keep its ratio
 */
export function heightAt(preset: ImagePreset | null, width: number, original: PixelSize): number {
  const ratio = preset === null ? PLAIN_RATIO : (IMAGE_PRESETS[preset].ratio ?? original.width / original.height);
  return Math.max(1, Math.round(width / ratio));
}

/** Returns the widths of a preset that an original is large enough for, smallest first; at least the smallest one. */
export function widthsFor(preset: ImagePreset, original: PixelSize): readonly [number, ...number[]] {
  const { ratio, widths } = IMAGE_PRESETS[preset];
  const [smallest, ...wider] = widths;
  const room = ratio === null ? original.width : Math.min(original.width, original.height * ratio);
  return [smallest, ...wider.filter((width) => width <= room + 1)];
}
