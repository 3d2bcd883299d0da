import { shareImage } from '../../core/media/image-url.ts';
import type { SeoContext } from '../../core/seo/json-ld.ts';
import type { PictureView } from '../components/picture-view.ts';

/** Returns the absolute addresses of photographs for structured data, in the size for shared links. */
export function pictureAddresses(
  pictures: readonly (PictureView | null)[],
  { file }: Pick<SeoContext, 'file'>,
): string[] {
  return pictures.flatMap((picture) => {
    if (picture?.kind !== 'photograph') return [];
    const { src: url, width, height } = picture;
    return file(shareImage({ url, width, height }).url) ?? [];
  });
}
