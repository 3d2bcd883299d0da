import { heightAt, type ImagePreset, type PixelSize, widthsFor } from './image-preset.ts';

export const IMAGE_FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** A picture as its library knows it. */
export interface SizedImage extends PixelSize {
  /** Of the original, without width or format. */
  readonly url: string;
}

/**
 * The address of a picture for a preset (product.md ME3), in one width (pixels) and format. An address without a format
 * is answered with WebP where the browser accepts it, else with JPEG.
 */
export function imageUrl(image: SizedImage, preset: ImagePreset, width: number, format: ImageFormat | null): string {
  const { url } = image;
  const measures = `width=${width}&height=${heightAt(preset, width, image)}&preset=${preset}`;
  return `${url}${url.includes('?') ? '&' : '?'}${measures}${format === null ? '' : `&format=${format}`}`;
}

/** Candidates of a preset for a `srcset`, up to the original's width; at least the smallest. */
export function srcset(image: SizedImage, preset: ImagePreset, format: ImageFormat | null): string {
  return widthsFor(preset, image)
    .map((width) => `${imageUrl(image, preset, width, format)} ${width}w`)
    .join(', ');
}

/** The widest candidate of a preset that is at most `most` pixels wide, or else the narrowest. */
export function widestUrl(image: SizedImage, preset: ImagePreset, format: ImageFormat, most = Infinity): string {
  const widths = widthsFor(preset, image);
  return imageUrl(image, preset, widths.findLast((width) => width <= most) ?? widths[0], format);
}
