import { join } from 'node:path';
import sharp from 'sharp';
import { photographProblem } from '../../../core/media/photograph.ts';
import type { Content } from '../content.ts';
import type { PictureSize } from './media.ts';

/** The number of files read in parallel. */
const BATCH = 32;

/** Reads the headers of pictures from their files, without missing files. */
export async function pictureSizes({
  source,
  assets,
}: Pick<Content, 'source' | 'assets'>): Promise<ReadonlyMap<string, PictureSize>> {
  const files = [...assets.values()]
    .filter(({ value }) => value.asset.type === 'image' && source.media.has(value.file))
    .map(({ value }) => value.file);
  const sizes = new Map<string, PictureSize>();
  for (let start = 0; start < files.length; start += BATCH) {
    const batch = files.slice(start, start + BATCH);
    const found = await Promise.all(batch.map((file) => sizeOf(join(source.dir, 'media', file))));
    for (const [at, file] of batch.entries()) sizes.set(file, found[at] ?? null);
  }
  return sizes;
}

async function sizeOf(path: string): Promise<PictureSize> {
  try {
    // The size is that of the upright picture: a camera may store it turned.
    const { autoOrient, ...metadata } = await sharp(path, { limitInputPixels: false }).metadata();
    return { ...autoOrient, problem: photographProblem({ ...metadata, ...autoOrient }) };
  } catch {
    return null;
  }
}
