import { heightAt, type ImagePreset, type Measures, widthsFor } from './image-preset.ts';

export const IMAGE_FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** A picture as its library knows it. */
export interface SizedImage extends Measures {
  /** Of the original, without width or format. */
  readonly url: string;
}

/** product.md ME3: a picture's address for a preset, in one width (pixels) and format. */
export function imageUrl(image: SizedImage, preset: ImagePreset, width: number, format: ImageFormat): string {
  const { url } = image;
  const measures = `width=${width}&height=${heightAt(preset, width, image)}`;
  return `${url}${url.includes('?') ? '&' : '?'}${measures}&preset=${preset}&format=${format}`;
}

/** Candidates of a preset for a `srcset`, up to the original's width; at least the smallest. */
export function srcset(image: SizedImage, preset: ImagePreset, format: ImageFormat): string {
  return widthsFor(preset, image)
    .map((width) => `${imageUrl(image, preset, width, format)} ${width}w`)
    .join(', ');
}

/** The widest candidate of a preset that is at most `most` pixels wide, or else the narrowest. */
export function widestUrl(image: SizedImage, preset: ImagePreset, format: ImageFormat, most = Infinity): string {
  const widths = widthsFor(preset, image);
  return imageUrl(image, preset, widths.findLast((width) => width <= most) ?? widths[0], format);
}
