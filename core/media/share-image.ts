import { heightAt, IMAGE_PRESETS } from './image-preset.ts';
import { imageUrl, type SizedImage } from './image-url.ts';

/**
 * A photograph as others show it beside a link: a JPEG, which everybody reads, in the shape they show (product.md ME3).
 * Its measures are those of the picture served, which is never larger than its original.
 */
export function shareImage(image: SizedImage): SizedImage {
  const [asked] = IMAGE_PRESETS.og.widths;
  const width = Math.min(asked, image.width, Math.round((image.height * asked) / heightAt('og', asked, image)));
  return { url: imageUrl(image, 'og', asked, 'jpeg'), width, height: heightAt('og', width, image) };
}
