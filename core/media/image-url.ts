import { heightAt, IMAGE_PRESETS, type ImagePreset, type PixelSize, widthsFor } from './image-preset.ts';

export const IMAGE_FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** A picture of the media library with its size. */
export interface SizedImage extends PixelSize {
  /** Address of the original, without width or format. */
  readonly url: string;
}

/**
 * Returns the address of a picture for a preset (ME3), in a width (pixels) and a format. Without a format, the
 * server answers with WebP if the browser accepts it, else with JPEG.
 */
export function imageUrl(image: SizedImage, preset: ImagePreset, width: number, format: ImageFormat | null): string {
  const { url } = image;
  const measures = `width=${width}&height=${heightAt(preset, width, image)}&preset=${preset}`;
  return `${url}${url.includes('?') ? '&' : '?'}${measures}${format === null ? '' : `&format=${format}`}`;
}

/** Returns the `srcset` of a preset, up to the original's width; at least the smallest candidate. */
export function srcset(image: SizedImage, preset: ImagePreset, format: ImageFormat | null): string {
  return widthsFor(preset, image)
    .map((width) => `${imageUrl(image, preset, width, format)} ${width}w`)
    .join(', ');
}

/** Returns the address of the widest candidate of at most `maxWidth` pixels, else of the narrowest. */
export function widestUrl(image: SizedImage, preset: ImagePreset, format: ImageFormat, maxWidth = Infinity): string {
  const widths = widthsFor(preset, image);
  return imageUrl(image, preset, widths.findLast((width) => width <= maxWidth) ?? widths[0], format);
}

/**
 * Returns the picture of a page for shared links: a JPEG, which every service reads, in the ratio of the preset `og`
 * (ME3). Its size is that of the served picture, which is never larger than the original.
 */
export function openGraphImage(image: SizedImage): SizedImage {
  const [presetWidth] = IMAGE_PRESETS.og.widths;
  const width = Math.min(
    presetWidth,
    image.width,
    Math.round((image.height * presetWidth) / heightAt('og', presetWidth, image)),
  );
  return { url: imageUrl(image, 'og', presetWidth, 'jpeg'), width, height: heightAt('og', width, image) };
}
