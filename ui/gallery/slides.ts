import type { SlideData } from 'photoswipe';
import { heightAt, widthsFor } from '../../core/media/image-preset.ts';
import { type ImageFormat, imageUrl, srcset } from '../../core/media/image-url.ts';
import type { PictureView } from '../components/picture-view.ts';

/** Pixel width of drawings: they scale without loss, so it is twice that of the largest photograph. */
const DRAWING_WIDTH = 2880;

/** Builds the viewer's data for a picture. @param format the one that {@link chosenFormat} found */
export function slideOf({ src, kind, width, height, alt }: PictureView, format: ImageFormat | null): SlideData {
  if (kind === 'drawing') {
    return { src, alt, width: DRAWING_WIDTH, height: Math.round((DRAWING_WIDTH * height) / width) };
  }
  const image = { url: src, width, height };
  const widest = widthsFor('gallery', image).at(-1) ?? width;
  return {
    src: imageUrl(image, 'gallery', widest, format),
    srcset: srcset(image, 'gallery', format),
    alt,
    width: widest,
    height: heightAt('gallery', widest, image),
  };
}

/** Returns AVIF if the browser chose it for a picture on the page; null leaves the format to content negotiation. */
export function chosenFormat(pictures: Iterable<Element>): ImageFormat | null {
  for (const picture of pictures) {
    const shown = picture.querySelector('img')?.currentSrc ?? '';
    if (shown === '') continue;
    const { pathname, search } = new URL(shown, document.baseURI);
    const sources = [...picture.querySelectorAll('source')];
    const chosen = sources.find(({ srcset: candidates }) => candidates.includes(pathname + search));
    return chosen?.type === 'image/avif' ? 'avif' : null;
  }
  return null;
}
