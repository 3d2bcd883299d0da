import { openGraphImage, widestUrl } from '../../core/media/image-url.ts';
import type { SeoContext } from '../../core/seo/json-ld.ts';
import type { PictureView } from '../components/picture-view.ts';

/** Returns the absolute addresses of photographs for structured data, in the size for shared links. */
export function photographAddresses(
  pictures: readonly (PictureView | null)[],
  { file }: Pick<SeoContext, 'file'>,
): string[] {
  return pictures.flatMap((picture) => {
    if (picture?.kind !== 'photograph') return [];
    const { src: url, width, height } = picture;
    return file(openGraphImage({ url, width, height }).url) ?? [];
  });
}

/** Returns the address of a drawing's file, or of a picture's largest JPEG, which every program can open. */
export function largestFileAddress({ src, kind, width, height }: PictureView, most?: number): string {
  return kind === 'drawing' ? src : widestUrl({ url: src, width, height }, 'gallery', 'jpeg', most);
}
