import { MAX_PIXELS, PICTURE_TIMEOUT_SECONDS, photographProblem } from '../../core/media/photograph.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import { isAnimatedFile, pictureKind } from './picture-kind.ts';

export interface MadeMaster {
  /** A JPEG. */
  readonly body: Buffer;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Pixels of the longer edge. */
const MAX_EDGE = 3840;
const QUALITY = 85;
/** The colour that fills the transparent parts of a picture. */
const PAPER = '#ffffff';

/**
 * Makes a master of a picture from anywhere (FD3): upright, in sRGB, with nothing but its pixels. A JPEG that is not
 * progressive is read at any size with next to no memory. The error says why it is not shown.
 */
export async function makeMaster(bytes: Uint8Array): Promise<Result<MadeMaster, string>> {
  const kind = pictureKind(bytes);
  if (kind === null) return err('is not a JPEG, PNG, WebP, AVIF or TIFF file');
  const sharp = await loadSharp();
  try {
    const { autoOrient, pages = 1, ...metadata } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (metadata.format !== kind) return err('is not of the format that it begins as');
    if (pages > 1 || isAnimatedFile(bytes, kind)) return err('is animated, or has several pages');
    const problem = photographProblem({ ...metadata, ...autoOrient });
    if (problem !== null) return err(problem);
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .timeout({ seconds: PICTURE_TIMEOUT_SECONDS })
      .autoOrient()
      .resize({ width: MAX_EDGE, height: MAX_EDGE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: PAPER })
      .jpeg({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return ok({ body: data, width: info.width, height: info.height });
  } catch {
    // Messages of the decoder may repeat what they stumbled over.
    return err('is broken, or ends too early');
  }
}

/** Loads sharp at the first picture: an import without one needs none of it. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
