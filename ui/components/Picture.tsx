import { heightAt, widthsFor } from '../../core/media/image-preset.ts';
import { imageUrl, srcset } from '../../core/media/image-url.ts';
import type { PictureView } from './picture-view.ts';

interface Props {
  readonly picture: PictureView;
  /** The preset, which sets aspect ratio and widths (ME3). */
  readonly preset: 'card' | 'hero' | 'gallery' | 'thumb';
  /** The `sizes` attribute: the layout width of the picture at each viewport width. */
  readonly sizes: string;
  /** Marks the picture that paints first: it is fetched with high priority, and at once unless `eager` is false. */
  readonly first?: boolean;
  /** Whether it is fetched at once instead of when it comes near the viewport; as `first`, if left out. */
  readonly eager?: boolean;
}

/** The largest width in pixels of the `src`, for browsers without `srcset`. */
const MAX_FALLBACK_WIDTH = 960;
/** The `sizes` of pictures in three columns on wide screens. */
export const THREE_COLUMN_SIZES = '(min-width:1024px) 30vw, (min-width:640px) 46vw, 92vw';

/**
 * Renders a photograph as AVIF, WebP or JPEG with placeholder colours, or a drawing as it is; lazily unless `eager`
 * (ME3). AVIF files have their own URLs; at the other URLs the server sends WebP or JPEG, as the browser accepts.
 */
export function Picture({ picture, preset, sizes, first = false, eager = first }: Props) {
  const { src, kind, alt, placeholder } = picture;
  const loadingAttributes = {
    loading: eager ? undefined : ('lazy' as const),
    decoding: first ? undefined : ('async' as const),
    fetchPriority: first ? ('high' as const) : undefined,
  };
  if (kind === 'drawing')
    return <img src={src} width={picture.width} height={picture.height} alt={alt} {...loadingAttributes} />;
  const image = { url: src, width: picture.width, height: picture.height };
  const widths = widthsFor(preset, image);
  const width = widths.findLast((one) => one <= MAX_FALLBACK_WIDTH) ?? MAX_FALLBACK_WIDTH;
  return (
    <picture>
      <source type="image/avif" srcSet={srcset(image, preset, 'avif')} sizes={sizes} />
      <img
        src={imageUrl(image, preset, width, null)}
        srcSet={srcset(image, preset, null)}
        sizes={sizes}
        width={width}
        height={heightAt(preset, width, image)}
        alt={alt}
        data-tone={placeholder ?? undefined}
        {...loadingAttributes}
      />
    </picture>
  );
}
