import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { IMAGE_FORMATS, IMAGE_WIDTHS } from '../../core/media/image-widths.ts';
import type { FileMediaLibrary, StoredFile } from './file-media-library.ts';
import { ImageStore } from './image-store.ts';
import { cacheControl, isKnown, type MediaAnswer, type MediaRequest, refusal } from './media-answer.ts';
import { originalFile } from './original-file.ts';
import { WorkQueue } from './work-queue.ts';

type ImageFormat = (typeof IMAGE_FORMATS)[number];

interface Rendition {
  readonly width: number;
  readonly format: ImageFormat;
}

export interface MediaFilesOptions {
  readonly library: FileMediaLibrary;
  /** Made pictures are kept in its `media` folder. */
  readonly cacheDir: string;
  readonly maxCacheBytes?: number;
  /** Pictures made at once, and those that may wait. */
  readonly atOnce?: number;
  readonly mostWaiting?: number;
  readonly warn: (message: string) => void;
}

/** Goes up when pictures come out differently, so that old ones are made anew. */
const RECIPE = 1;
const MOST_PIXELS = 100_000_000;
const NAME = /^([0-9a-f]{8})\/([A-Za-z0-9_-][A-Za-z0-9._/-]*)$/;

/**
 * Answers for everything below `/media/`: pictures in the widths and formats that the site uses, made on first demand
 * (product.md ME3), and other files as they are. Only listed files are ever opened.
 */
export class MediaFiles {
  readonly #library: FileMediaLibrary;
  readonly #store: ImageStore;
  readonly #queue: WorkQueue;
  readonly #making = new Map<string, Promise<Buffer | 'busy' | 'broken'>>();
  readonly #warn: (message: string) => void;

  constructor(options: MediaFilesOptions) {
    const cores = availableParallelism();
    this.#library = options.library;
    this.#warn = options.warn;
    this.#queue = new WorkQueue(options.atOnce ?? cores, options.mostWaiting ?? 200);
    this.#store = new ImageStore({
      folder: join(options.cacheDir, 'media'),
      maxBytes: options.maxCacheBytes ?? 1024 * 1024 * 1024,
      warn: options.warn,
    });
  }

  async answer(request: MediaRequest): Promise<MediaAnswer> {
    const [, hash, name] = NAME.exec(request.path) ?? [];
    if (hash === undefined || name === undefined) return refusal(404);
    const stored = await this.#library.file(name);
    if (stored === null) return refusal(404);
    const current = stored.hash.startsWith(hash);
    if (stored.type !== 'image') return originalFile(stored, current, request);
    const rendition = parseRendition(request.query);
    return rendition === null ? refusal(400) : this.#picture(stored, rendition, current, request.ifNoneMatch);
  }

  /** Makes a picture ahead of the first visitor; false when it could not be made. */
  async warm(name: string, width: number, format: ImageFormat): Promise<boolean> {
    const stored = await this.#library.file(name);
    return stored !== null && Buffer.isBuffer(await this.#made(stored, { width, format }));
  }

  async #picture(
    stored: StoredFile,
    rendition: Rendition,
    current: boolean,
    ifNoneMatch: string | undefined,
  ): Promise<MediaAnswer> {
    const etag = `"${fileName(stored, rendition)}"`;
    const headers = {
      ETag: etag,
      'Cache-Control': cacheControl(current),
      'Content-Type': `image/${rendition.format}`,
    };
    if (isKnown(ifNoneMatch, etag)) return { status: 304, headers, body: null };
    const body = await this.#made(stored, rendition);
    if (body === 'busy') return refusal(503, { 'Retry-After': '2' });
    if (body === 'broken') return refusal(415);
    return { status: 200, headers: { ...headers, 'Content-Length': String(body.length) }, body };
  }

  /** From the disk, or made once however many ask for it. */
  #made(stored: StoredFile, rendition: Rendition): Promise<Buffer | 'busy' | 'broken'> {
    const name = fileName(stored, rendition);
    let making = this.#making.get(name);
    if (making === undefined) {
      making = this.#make(stored, rendition, name).finally(() => this.#making.delete(name));
      this.#making.set(name, making);
    }
    return making;
  }

  async #make(stored: StoredFile, rendition: Rendition, name: string): Promise<Buffer | 'busy' | 'broken'> {
    const kept = await this.#store.read(name);
    if (kept !== null) return kept;
    try {
      const made = await this.#queue.run(() => resized(stored.path, rendition));
      if (!made.ok) return 'busy';
      await this.#store.write(name, made.value);
      return made.value;
    } catch (error) {
      this.#warn(`Picture ${stored.path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
      return 'broken';
    }
  }
}

/** Without a width the largest, without a format JPEG; anything that the site does not use is refused. */
export function parseRendition(query: URLSearchParams): Rendition | null {
  const width = query.get('width') ?? String(Math.max(...IMAGE_WIDTHS));
  const format = query.get('format') ?? 'jpeg';
  const knownWidth = IMAGE_WIDTHS.find((known) => String(known) === width);
  const knownFormat = IMAGE_FORMATS.find((known) => known === format);
  return knownWidth && knownFormat ? { width: knownWidth, format: knownFormat } : null;
}

function fileName({ hash }: StoredFile, { width, format }: Rendition): string {
  return `${hash.slice(0, 32)}-${width}-${RECIPE}.${format}`;
}

/** AVIF at effort 2: effort 4 takes ten times as long for a few per cent. */
function resized(path: string, { width, format }: Rendition): Promise<Buffer> {
  const image = sharp(path, { limitInputPixels: MOST_PIXELS }).rotate().resize({ width, withoutEnlargement: true });
  if (format === 'avif') return image.avif({ quality: 50, effort: 2 }).toBuffer();
  if (format === 'webp') return image.webp({ quality: 78 }).toBuffer();
  return image.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}
