import type { PixelSize } from './image-preset.ts';

/** The header of a picture's file, with the names and values that libvips gives; the size is that of the upright picture. */
export interface PictureHeader extends PixelSize {
  readonly format: string;
  readonly channels: number;
  /** Type of a channel's value, such as `uchar` for 8 bits or `ushort` for 16. */
  readonly depth: string;
  readonly isProgressive: boolean;
}

/** Formats of photographs. A decoder may also open drawings and documents, which can reference other files. */
const PHOTOGRAPHS: readonly string[] = ['jpeg', 'png', 'webp', 'heif', 'tiff', 'gif'];
/** The most pixels of an original; one whose header names more is not read. */
export const MAX_PIXELS = 64_000_000;
/** The most bytes of memory for one original, in MB: an AVIF of 3840 × 2160, a progressive JPEG of 24 million pixels. */
const MAX_MB = 150;
/** Pictures that take more are decoded one at a time. */
const HEAVY_MB = 30;
/** Seconds after which the making of a picture is given up. */
export const PICTURE_TIMEOUT_SECONDS = 20;

const MB = 1_000_000;
const BYTES: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2 };
/** Bytes of a channel that no entry names: numbers of 32 bits, or larger ones that no camera writes. */
const MAX_BYTES = 4;
/** An AVIF takes six times its pixels: frames of its decoder, and copies in other colours. Measured. */
const HEIF_COPIES = 6;
/** Bytes of a channel in a progressive JPEG, all of which is held until its last scan. */
const COEFFICIENT_BYTES = 2;

/** Returns why a file is not read as a photograph, with what an editor can do; null where it is read (ME3). */
export function photographProblem(header: PictureHeader): string | null {
  const { format, width, height } = header;
  if (!PHOTOGRAPHS.includes(format)) return `${format} is not a photograph format`;
  if (width * height > MAX_PIXELS) return `${width} × ${height} pixels are too many: ${MAX_PIXELS} are the most`;
  const megabytes = Math.ceil(decodedBytes(header) / MB);
  if (megabytes <= MAX_MB) return null;
  return `takes ${megabytes} MB to decode, and ${MAX_MB} are the most: save it with fewer pixels, or as a JPEG that is not progressive`;
}

/** Returns whether a picture takes so much memory that it is decoded while no other such picture is. */
export function isHeavyToDecode(header: PictureHeader): boolean {
  return decodedBytes(header) > HEAVY_MB * MB;
}

/** Returns the bytes that decoding takes; 0 for a JPEG that is reduced while it is read. */
function decodedBytes({ format, width, height, channels, depth, isProgressive }: PictureHeader): number {
  const values = width * height * channels;
  if (format === 'jpeg') return isProgressive ? values * COEFFICIENT_BYTES : 0;
  return values * (BYTES[depth] ?? MAX_BYTES) * (format === 'heif' ? HEIF_COPIES : 1);
}
