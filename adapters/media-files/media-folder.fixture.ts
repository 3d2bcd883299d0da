import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { BoundedFileStore } from '../file-store/bounded-file-store.ts';
import { FileMediaLibrary } from './file-media-library.ts';
import type { MediaAnswer, MediaRequest } from './media-answer.ts';
import { MediaFiles, type MediaFilesOptions } from './media-files.ts';
import type { MadePictureStore } from './picture-maker.ts';

export const ALT = { en: 'A yacht', es: 'Un yate' };
const PICTURE = { type: 'image', alt: ALT, width: 800, height: 500 };

/** The rows of the folder's list; the folder also has files that are not listed. */
export const ROWS = [
  { id: 'hero', file: 'yachts/hero.png', ...PICTURE, title: ALT, blurhash: 'LEHV6nWB2yk8', createdAt: '2026-01-02' },
  { id: 'garbage', file: 'garbage.jpg', ...PICTURE },
  { id: 'truncated', file: 'truncated.jpg', ...PICTURE },
  { id: 'bomb', file: 'bomb.png', ...PICTURE },
  { id: 'drawing', file: 'drawing.png', ...PICTURE },
  { id: 'absent', file: 'absent.jpg', ...PICTURE },
  { id: 'brochure', file: 'brochure.pdf', type: 'pdf', alt: ALT },
  {
    ...{ id: 'film', file: 'films/film.mp4', type: 'video', alt: ALT, width: 640, height: 360, poster: 'hero' },
    ...{ vtt: { en: 'films/film-en.vtt', es: 'films/film-es.vtt' }, videoProfileSale: true },
  },
  { id: 'heavy', file: 'heavy.png', ...PICTURE },
];

const PLAIN = sharp({ create: { width: 800, height: 500, channels: 3, background: '#24506b' } });
const PHOTOGRAPH = Promise.all([
  PLAIN.clone().png().toBuffer(),
  PLAIN.clone().jpeg().toBuffer(),
  PLAIN.clone().negate().png().toBuffer(),
]);

/** Creates a content folder with `media` below the system's temporary folder; the caller removes it. */
export async function makeMediaFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'media-files-'));
  const media = join(folder, 'media');
  await mkdir(join(media, 'yachts'), { recursive: true });
  await mkdir(join(media, 'films'));
  const [png, jpeg, negative] = await PHOTOGRAPH;
  const files: Readonly<Record<string, string | Buffer>> = {
    'yachts/hero.png': png,
    'other.png': negative,
    'garbage.jpg': 'this is no picture',
    'truncated.jpg': jpeg.subarray(0, jpeg.length / 2),
    'bomb.png': withMeasures(png, 40_000, 40_000),
    'heavy.png': withMeasures(png, 8000, 8000, 16),
    'drawing.png': '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500"/>',
    'brochure.pdf': '0123456789',
    'films/film.mp4': '0123456789',
    'films/film-en.vtt': 'WEBVTT\n',
    'films/film-es.vtt': 'WEBVTT \n',
    'assets.json': JSON.stringify(ROWS),
    '../secret.txt': 'secret',
  };
  for (const [name, body] of Object.entries(files)) await writeFile(join(media, name), body);
  return folder;
}

/** Changes the size in a PNG's header, and the bits of a channel; the rest stays valid. */
export function withMeasures(png: Buffer, width: number, height: number, bits = 8): Buffer {
  const changed = Buffer.from(png);
  changed.writeUInt32BE(width, 16);
  changed.writeUInt32BE(height, 20);
  changed.writeUInt8(bits, 24);
  changed.writeUInt32BE(crc32(changed.subarray(12, 29)), 29);
  return changed;
}

export interface ServedFolder {
  readonly library: FileMediaLibrary;
  readonly files: MediaFiles;
  get(path: string, query?: string, headers?: Partial<MediaRequest>): Promise<MediaAnswer>;
  /** Returns an asset's path below `/media/`. */
  addressOf(id: string): Promise<string>;
}

const UNLIMITED = { networks: [], isWanted: () => true };
/** More than the pictures of any test need. */
const STORE_BYTES = 100_000_000;

/** Serves the folder. Pictures are stored below it in `cache/media` unless the options name another folder. */
export function serveFolder(
  folder: string,
  warn: (message: string) => void,
  { store, ...options }: Partial<MediaFilesOptions> & { readonly store?: MadePictureStore } = {},
  now: () => number = Date.now,
): ServedFolder {
  const library = new FileMediaLibrary({ contentDir: folder, warn, now });
  const kept = { folder: join(folder, 'cache/media'), maxBytes: STORE_BYTES, what: 'Pictures' };
  const files = new MediaFiles(library, store ?? new BoundedFileStore({ ...kept, warn }), { warn, ...options });
  const nothing = { accept: undefined, ifNoneMatch: undefined, range: undefined, ifRange: undefined };
  return {
    library,
    files,
    get: (path, query = '', headers = {}) =>
      files.answer({ ...nothing, ...UNLIMITED, path, query, origin: () => 'https://yachts.example', ...headers }),
    async addressOf(id) {
      const asset = await library.findAsset(id);
      if (asset === null) throw new Error(`${id} is missing`);
      return asset.url.replace('/media/', '');
    },
  };
}

export function bytesOf(answer: MediaAnswer): Buffer {
  if (!Buffer.isBuffer(answer.body)) throw new Error(`no bytes, status ${answer.status}`);
  return answer.body;
}
