/** The only widths pictures are made in, pixels. */
export const IMAGE_WIDTHS = [320, 480, 720, 960, 1440] as const;

export const IMAGE_FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** product.md ME3: a picture's address in one width and format. */
export function imageUrl(url: string, width: number, format: ImageFormat): string {
  return `${url}${url.includes('?') ? '&' : '?'}width=${width}&format=${format}`;
}

/** Candidates up to the original's width; at least the smallest. @param originalWidth pixels */
export function srcset(url: string, format: ImageFormat, originalWidth: number): string {
  const widths = IMAGE_WIDTHS.filter((width, at) => at === 0 || width <= originalWidth);
  return widths.map((width) => `${imageUrl(url, width, format)} ${width}w`).join(', ');
}
