import { IMAGE_WIDTHS, imageUrl } from './image-widths.ts';

export interface SizedImage {
  readonly url: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** A photograph as others show it beside a link: a JPEG, which everybody reads, as wide as it is made and has pixels for. */
export function shareImage({ url, width, height }: SizedImage): SizedImage {
  const made = IMAGE_WIDTHS.findLast((known) => known <= width) ?? IMAGE_WIDTHS[0];
  // Nothing is enlarged.
  const shown = Math.min(made, width);
  return { url: imageUrl(url, made, 'jpeg'), width: shown, height: Math.round((height * shown) / width) };
}
