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

/** For the few browsers that do not know AVIF, pixels: one width, for every address weighs on a list of thirty. */
const FALLBACK_WIDTH = 960;

/** product.md ME3: modern formats, measures and colours before the picture is there, nothing fetched before it is near. */
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
      <source type="image/webp" srcSet={imageUrl(image, preset, width, 'webp')} />
      <img
        src={imageUrl(image, preset, width, 'jpeg')}
        width={width}
        height={heightAt(preset, width, image)}
        alt={alt}
        data-tone={tone ?? undefined}
        {...urgency}
      />
    </picture>
  );
}
