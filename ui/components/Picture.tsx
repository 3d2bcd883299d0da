import type { PictureView } from './picture-view.ts';

interface Props {
  readonly picture: PictureView;
  /** The `sizes` attribute: how wide the picture is laid out. */
  readonly sizes: string;
  /** The one picture that paints first: fetched early, never lazily. */
  readonly first?: boolean;
  readonly eager?: boolean;
}

/** product.md ME3: modern formats, intrinsic size, no layout shift, nothing fetched before it is near. */
export function Picture({ picture, sizes, first = false, eager = first }: Props) {
  const image = (
    <img
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding={eager ? 'sync' : 'async'}
      fetchPriority={first ? 'high' : undefined}
    />
  );
  if (!picture.avif || !picture.webp) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={picture.avif} sizes={sizes} />
      <source type="image/webp" srcSet={picture.webp} sizes={sizes} />
      {image}
    </picture>
  );
}
