import { heightAt, IMAGE_PRESETS } from './image-preset.ts';
import { imageUrl, type SizedImage } from './image-url.ts';

/**
 * Returns the picture of a page for shared links: a JPEG, which every service reads, in the ratio of the preset `og`
 * (ME3). Its size is that of the served picture, which is never larger than the original.
 */
export function shareImage(image: SizedImage): SizedImage {
  const [asked] = IMAGE_PRESETS.og.widths;
  const width = Math.min(asked, image.width, Math.round((image.height * asked) / heightAt('og', asked, image)));
  return { url: imageUrl(image, 'og', asked, 'jpeg'), width, height: heightAt('og', width, image) };
}
