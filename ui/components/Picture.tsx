import { imageUrl, srcset } from '../../core/media/image-widths.ts';
import type { PictureView } from './picture-view.ts';

interface Props {
  readonly picture: PictureView;
  /** The `sizes` attribute: how wide the picture is laid out. */
  readonly sizes: string;
  /** The one picture that paints first: fetched early, never lazily. */
  readonly first?: boolean;
  readonly eager?: boolean;
}

/** For browsers that know neither AVIF nor WebP, pixels. */
const FALLBACK_WIDTH = 960;

/** product.md ME3: modern formats, intrinsic size, no layout shift, nothing fetched before it is near. */
export function Picture({ picture, sizes, first = false, eager = first }: Props) {
  const { src, kind, width, height, alt } = picture;
  const isPhotograph = kind === 'photograph';
  const image = (
    <img
      src={isPhotograph ? imageUrl(src, FALLBACK_WIDTH, 'jpeg') : src}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? undefined : 'lazy'}
      decoding={eager ? undefined : 'async'}
      fetchPriority={first ? 'high' : undefined}
    />
  );
  if (!isPhotograph) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={srcset(src, 'avif', width)} sizes={sizes} />
      <source type="image/webp" srcSet={srcset(src, 'webp', width)} sizes={sizes} />
      {image}
    </picture>
  );
}
