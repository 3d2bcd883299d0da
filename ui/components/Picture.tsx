import { heightAt, widthsFor } from '../../core/media/image-preset.ts';
import { imageUrl, srcset } from '../../core/media/image-url.ts';
import type { PictureView } from './picture-view.ts';

interface Props {
  readonly picture: PictureView;
  /** Aspect ratio and largest size (ME3). */
  readonly preset: 'card' | 'hero' | 'gallery' | 'thumb';
  /** The `sizes` attribute: the width at which the picture is laid out. */
  readonly sizes: string;
  /** Marks the picture that paints first: it is fetched with high priority, never lazily. */
  readonly first?: boolean;
  readonly eager?: boolean;
}

/** Largest pixel width of the `src`, for browsers without `srcset`. */
const FALLBACK_WIDTH = 960;
/** The `sizes` of pictures that stand three in a row on wide screens. */
export const THREE_COLUMN_SIZES = '(min-width:1024px) 30vw, (min-width:640px) 46vw, 92vw';

/**
 * Renders a picture in modern formats, with its size and a placeholder colour, and loads it lazily (ME3).
 * AVIF has addresses of its own; the other addresses answer with WebP or JPEG, whichever the browser accepts.
 */
export function Picture({ picture, preset, sizes, first = false, eager = first }: Props) {
  const { src, kind, alt, tone } = picture;
  const urgency = {
    loading: eager ? undefined : ('lazy' as const),
    decoding: first ? undefined : ('async' as const),
    fetchPriority: first ? ('high' as const) : undefined,
  };
  if (kind === 'drawing') return <img src={src} width={picture.width} height={picture.height} alt={alt} {...urgency} />;
  const image = { url: src, width: picture.width, height: picture.height };
  const widths = widthsFor(preset, image);
  const width = widths.findLast((one) => one <= FALLBACK_WIDTH) ?? FALLBACK_WIDTH;
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
        data-tone={tone ?? undefined}
        {...urgency}
      />
    </picture>
  );
}
