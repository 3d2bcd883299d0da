import sharp, { type Sharp } from 'sharp';
import { IMAGE_PRESETS, type ImagePreset, type PixelSize } from '../../core/media/image-preset.ts';
import type { ImageFormat } from '../../core/media/image-url.ts';
import type { PictureVariant } from './picture.ts';

/** Version of the encoding; a new number makes all pictures anew. */
export const RECIPE = 2;

/** More pixels than any camera has; a larger header is no photograph. */
const MOST_PIXELS = 64_000_000;
/** Formats of photographs. Sharp also opens drawings and documents, which can reference other files. */
const PHOTOGRAPHS: readonly string[] = ['jpeg', 'png', 'webp', 'heif', 'tiff', 'gif'];
/** AVIF effort 2; effort 4 takes six times as long and saves an eighth of the bytes. */
const AVIF_EFFORT = 2;
/** Chroma is halved in all pictures. Large pictures have a higher quality than small ones. */
const AVIF_QUALITY = 58;
const AVIF_QUALITY_OF_MANY = 52;
const OF_MANY: readonly (ImagePreset | null)[] = ['card', 'thumb'];
const WEBP_QUALITY = 78;
const JPEG_QUALITY = 80;
const PAPER = '#ffffff';

// One thread for each picture, since as many pictures are made at once as there are processors.
sharp.concurrency(1);
sharp.cache(false);

/** Makes a picture of a photograph's file. Throws for a file that is no complete photograph of a sensible size. */
export async function encodePicture(path: string, picture: PictureVariant): Promise<Buffer> {
  const { format: kind, autoOrient } = await sharp(path, { limitInputPixels: false }).metadata();
  if (!PHOTOGRAPHS.includes(kind)) throw new Error(`${kind} is no format of photographs`);
  const { width, height } = autoOrient;
  if (width * height > MOST_PIXELS) throw new Error(`${width} × ${height} pixels are too many`);
  const image = sharp(path, { limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .resize({ ...shapeOf(picture, autoOrient), fit: cropsOf(picture) ? 'cover' : 'fill' });
  return encoded(image, picture.preset, picture.format);
}

/** Within the box, or all of it; nothing is enlarged, so that a small original gives the largest picture of its shape. */
export function shapeOf(picture: PictureVariant, original: PixelSize): PixelSize {
  const { width, height } = picture;
  const across = original.width / width;
  const down = original.height / height;
  if (cropsOf(picture)) {
    const scale = Math.min(1, across, down);
    return { width: whole(width * scale), height: whole(height * scale) };
  }
  const shrink = Math.max(1, across, down);
  return { width: whole(original.width / shrink), height: whole(original.height / shrink) };
}

function cropsOf({ preset }: PictureVariant): boolean {
  return preset !== null && IMAGE_PRESETS[preset].ratio !== null;
}

function whole(pixels: number): number {
  return Math.max(1, Math.round(pixels));
}

function encoded(image: Sharp, preset: ImagePreset | null, format: ImageFormat): Promise<Buffer> {
  if (format === 'avif') {
    const quality = OF_MANY.includes(preset) ? AVIF_QUALITY_OF_MANY : AVIF_QUALITY;
    return image.avif({ quality, effort: AVIF_EFFORT, chromaSubsampling: '4:2:0' }).toBuffer();
  }
  if (format === 'webp') return image.webp({ quality: WEBP_QUALITY }).toBuffer();
  return image.flatten({ background: PAPER }).jpeg({ quality: JPEG_QUALITY, mozjpeg: true }).toBuffer();
}
