/** A picture's measures, pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

interface PresetRow {
  /** Width by height of every picture of the preset; null shows pictures whole, in their own shape. */
  readonly ratio: number | null;
  /** By the columns that the layout has from phone to desktop, pixels, smallest first. */
  readonly widths: readonly [number, ...number[]];
}

const PRESET_NAMES = ['card', 'hero', 'gallery', 'thumb', 'og', 'print'] as const;
export type ImagePreset = (typeof PRESET_NAMES)[number];

/** product.md ME3: what pictures are made for. Nothing is made in other measures. */
export const IMAGE_PRESETS: Readonly<Record<ImagePreset, PresetRow>> = {
  /** A yacht or a story among others: a third of the page, or all of a phone. */
  card: { ratio: 3 / 2, widths: [480, 720, 960] },
  /** Across the head of a page. */
  hero: { ratio: 16 / 10, widths: [480, 720, 960, 1440] },
  /** Whole, in a gallery, in a story, or opened. */
  gallery: { ratio: null, widths: [480, 720, 960, 1440] },
  /** Beside a name. */
  thumb: { ratio: 3 / 2, widths: [160, 320] },
  /** Beside a link that is shared. */
  og: { ratio: 1200 / 630, widths: [1200] },
  /** On paper: across A4 at 174, 232 and 300 pixels an inch. */
  print: { ratio: null, widths: [1440, 1920, 2480] },
};

/** product.md ME3: widths of pictures asked for without a preset, pixels, in boxes of 16:10. */
export const PLAIN_WIDTHS = [320, 480, 720, 960, 1440] as const;
const PLAIN_RATIO = 16 / 10;

/** Whether an address names one of the presets. */
export function isImagePreset(value: unknown): value is ImagePreset {
  return PRESET_NAMES.some((name) => name === value);
}

/**
 * How high a picture of a preset is, pixels, at least 1 (product.md ME3). A null preset is a picture asked for plain.
 * @param width pixels
 * @param original its measures, for presets that show it whole
 */
export function heightAt(preset: ImagePreset | null, width: number, original: PixelSize): number {
  const ratio = preset === null ? PLAIN_RATIO : (IMAGE_PRESETS[preset].ratio ?? original.width / original.height);
  return Math.max(1, Math.round(width / ratio));
}

/** The widths of a preset that an original has pixels for, smallest first; always at least the smallest. */
export function widthsFor(preset: ImagePreset, original: PixelSize): readonly [number, ...number[]] {
  const { ratio, widths } = IMAGE_PRESETS[preset];
  const [smallest, ...wider] = widths;
  const room = ratio === null ? original.width : Math.min(original.width, original.height * ratio);
  return [smallest, ...wider.filter((width) => width <= room + 1)];
}
