import { availableParallelism } from 'node:os';
import { bulkhead } from 'cockatiel';
import { inject, injectable } from 'inversify';
import { LRUCache } from 'lru-cache';
import type { ImagePreset, PixelSize } from '../../core/media/image-preset.ts';
import type { ImageFormat } from '../../core/media/image-url.ts';
import { FileMediaLibrary, type StoredFile } from './file-media-library.ts';
import { cacheControl, isKnown, type MediaAnswer, type MediaRequest, refusal } from './media-answer.ts';
import { originalFile } from './original-file.ts';
import { type AskedPicture, pictureOf, readPicture, usualFormat } from './picture.ts';
import { PictureStore, Pictures, pictureName } from './pictures.ts';
import { recordAnswer } from './record-answer.ts';

export interface MediaFilesOptions {
  /** Pictures made at once, and those that may wait. */
  readonly atOnce?: number;
  readonly mostWaiting?: number;
  readonly warn: (message: string) => void;
}

export const MediaFilesOptions = Symbol.for('MediaFilesOptions');

/** A picture's answer, good as long as its original is the same. */
interface HotAnswer {
  readonly name: string;
  readonly stored: StoredFile;
  readonly etag: string;
  readonly answer: MediaAnswer;
  readonly bytes: number;
}

interface FoundPicture extends AskedPicture {
  readonly stored: StoredFile;
  /** Whether the address has the hash of the file as it is now. */
  readonly current: boolean;
  readonly name: string;
  /** The bytes of the answer while it is kept. */
  readonly key: string;
}

const MEMORY_BYTES = 32 * 1024 * 1024;
/** What an answer weighs besides its body. */
const OVERHEAD_BYTES = 1024;
const MOST_WAITING = 200;
/** Node's pool, in which pictures are made and files are read. */
const THREADS = 4;
const NAME = /^([0-9a-f]{8})\/([A-Za-z0-9_-][A-Za-z0-9._/-]*)$/;

/**
 * Answers for everything below `/media/`: pictures in the presets that the site uses, made on first demand (product.md
 * ME3), other files as they are, and what the library knows of both, as JSON (ME1, ME2). Only listed files are ever
 * opened.
 */
@injectable()
export class MediaFiles {
  readonly #library: FileMediaLibrary;
  readonly #pictures: Pictures;
  /** By the address as long as it is the present one, and by the usual format where it names none. */
  readonly #hot = new LRUCache<string, HotAnswer>({ maxSize: MEMORY_BYTES, sizeCalculation: ({ bytes }) => bytes });

  constructor(
    @inject(FileMediaLibrary) library: FileMediaLibrary,
    @inject(PictureStore) store: PictureStore,
    @inject(MediaFilesOptions) { atOnce, mostWaiting, warn }: MediaFilesOptions,
  ) {
    this.#library = library;
    this.#pictures = new Pictures({
      // One thread stays free, so that pictures that are there already need not wait for those that are not.
      bulkhead: bulkhead(atOnce ?? Math.min(availableParallelism(), THREADS - 1), mostWaiting ?? MOST_WAITING),
      store,
      warn,
    });
  }

  /** Pictures made since the start. */
  get made(): number {
    return this.#pictures.made;
  }

  async answer(request: MediaRequest): Promise<MediaAnswer> {
    const { path, query, ifNoneMatch } = request;
    const usual = usualFormat(request.accept);
    const key = `${path}?${query}${query.includes('format=') ? '' : ` ${usual}`}`;
    const hot = this.#hot.get(key);
    if (hot !== undefined && hot.stored === (await this.#library.file(hot.name))) {
      return isKnown(ifNoneMatch, hot.etag) ? notModified(hot.answer) : hot.answer;
    }
    const [, hash, name] = NAME.exec(path) ?? [];
    if (hash === undefined || name === undefined) return recordAnswer(this.#library, request);
    const stored = await this.#library.file(name);
    if (stored === null) return refusal(404);
    const current = stored.hash.startsWith(hash);
    if (stored.type !== 'image') return originalFile(stored, current, request);
    const original = measuresOf(stored);
    const asked = original && readPicture(query, original, usual);
    if (asked === null) return refusal(400);
    return this.#picture({ ...asked, stored, current, name, key }, request);
  }

  /** Makes a picture ahead of the first visitor; false when it could not be made. @param name as an address has it */
  async warm(name: string, preset: ImagePreset, width: number, format: ImageFormat): Promise<boolean> {
    const stored = await this.#library.file(name);
    const original = stored && measuresOf(stored);
    if (stored === null || original === null) return false;
    return Buffer.isBuffer(await this.#pictures.get(stored, pictureOf(preset, width, format, original)));
  }

  async #picture(found: FoundPicture, { ifNoneMatch }: MediaRequest): Promise<MediaAnswer> {
    const { stored, picture, isNegotiated, current, name, key } = found;
    const etag = `"${pictureName(stored, picture)}"`;
    const headers = {
      ETag: etag,
      'Cache-Control': cacheControl(current),
      'Content-Type': `image/${picture.format}`,
      ...(isNegotiated && { Vary: 'Accept' }),
    };
    if (isKnown(ifNoneMatch, etag)) return { status: 304, headers, body: null };
    const body = await this.#pictures.get(stored, picture);
    if (body === 'busy') return refusal(503, { 'Retry-After': '2' });
    if (body === 'broken') return refusal(404);
    const answer: MediaAnswer = {
      status: 200,
      headers: { ...headers, 'Content-Length': String(body.length) },
      body,
    };
    const bytes = body.length + OVERHEAD_BYTES;
    // Old addresses have no end; kept, they would drive out those that are asked for.
    if (current) this.#hot.set(key, { name, stored, etag, answer, bytes });
    return answer;
  }
}

function notModified({ headers }: MediaAnswer): MediaAnswer {
  const { 'Content-Length': _, ...kept } = headers;
  return { status: 304, headers: kept, body: null };
}

function measuresOf({ width, height }: StoredFile): PixelSize | null {
  return width === null || height === null ? null : { width, height };
}
