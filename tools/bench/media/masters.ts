import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { BoundedFileStore } from '../../../adapters/file-store/bounded-file-store.ts';
import { FileMediaLibrary } from '../../../adapters/media-files/file-media-library.ts';
import { MediaFiles } from '../../../adapters/media-files/media-files.ts';
import type { ImagePreset } from '../../../core/media/image-preset.ts';
import { imageUrl, type SizedImage } from '../../../core/media/image-url.ts';
import { ROOT } from '../paths.ts';

export const CONTENT = join(ROOT, 'content');
const FOLDER = 'yachts/';
const SAMPLE = 40;
const STORE_BYTES = 1024 ** 3;

/** Returns at most forty photographs of the demo's yachts, evenly from the list. @param leastWidth pixels */
export async function sampleMasters(library: FileMediaLibrary, leastWidth: number): Promise<readonly SizedImage[]> {
  const rows = JSON.parse(readFileSync(join(CONTENT, 'media/assets.json'), 'utf8')) as { id: string }[];
  const assets = await Promise.all(rows.map(({ id }) => library.findAsset(id)));
  const wide = assets.flatMap((asset) => {
    if (asset?.type !== 'image' || !asset.fileId.startsWith(FOLDER)) return [];
    const { url, width, height } = asset;
    return width === null || height === null || width < leastWidth ? [] : [{ url, width, height }];
  });
  const step = Math.max(1, wide.length / SAMPLE);
  return Array.from({ length: Math.min(SAMPLE, wide.length) }, (_, at) => wide[Math.floor(at * step)] ?? []).flat();
}

/** Opens the demo's pictures with a cache of its own. */
export function openPictures(cacheDir: string): { library: FileMediaLibrary; files: MediaFiles } {
  const warn = (message: string) => void process.stderr.write(`${message}\n`);
  const library = new FileMediaLibrary({ contentDir: CONTENT, warn });
  const kept = { folder: join(cacheDir, 'media'), maxBytes: STORE_BYTES, what: 'Pictures' };
  const store = new BoundedFileStore({ ...kept, warn });
  // A measurement waits for as long as it takes, where a site would turn requests away.
  return { library, files: new MediaFiles(library, store, { warn, queue: { maxWaitMs: 60_000 } }) };
}

export function avifUrl(image: SizedImage, preset: ImagePreset, width: number): string {
  return imageUrl(image, preset, width, 'avif');
}

/** Returns the body at an address of the site. Throws where there is none. */
export async function pictureAt(files: MediaFiles, url: string, accept?: string): Promise<Buffer> {
  const { status, body } = await answerAt(files, url, accept);
  if (!Buffer.isBuffer(body)) throw new Error(`${url}: ${status}`);
  return body;
}

/** Returns the picture that is kept, and not its draft. */
export async function keptPictureAt(files: MediaFiles, url: string): Promise<Buffer> {
  for (;;) {
    const { status, headers, body } = await answerAt(files, url);
    if (!Buffer.isBuffer(body)) throw new Error(`${url}: ${status}`);
    if (headers['Cache-Control']?.includes('immutable')) return body;
    await wait(20);
  }
}

function answerAt(files: MediaFiles, url: string, accept?: string) {
  const [path = '', query = ''] = url.replace('/media/', '').split('?');
  const nothing = { accept, ifNoneMatch: undefined, range: undefined, ifRange: undefined };
  const client = { networks: [], isWanted: () => true };
  return files.answer({ ...nothing, ...client, path, query, origin: () => '' });
}
