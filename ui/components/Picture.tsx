import { heightAt, widthsFor } from '../../core/media/image-preset.ts';
import { imageUrl, srcset } from '../../core/media/image-url.ts';
import type { PictureView } from './picture-view.ts';

interface Props {
  readonly picture: PictureView;
  /** In which shape, and how large at most (product.md ME3). */
  readonly preset: 'card' | 'hero' | 'gallery' | 'thumb';
  /** The `sizes` attribute: how wide the picture is laid out. */
  readonly sizes: string;
  /** The one picture that paints first: fetched early, never lazily. */
  readonly first?: boolean;
  readonly eager?: boolean;
}

/** The width, in pixels, for browsers that choose among no candidates. */
const PLAIN_WIDTH = 960;

/**
 * A picture in modern formats, with its measures and a colour before it is there, and not fetched before it is near
 * (product.md ME3). AVIF has addresses of its own; at the others a browser gets WebP or JPEG, whichever it accepts.
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
  const width = widths.findLast((one) => one <= PLAIN_WIDTH) ?? PLAIN_WIDTH;
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
