import { type BulkheadPolicy, isBulkheadRejectedError } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { encodePicture, RECIPE } from './encode-picture.ts';
import type { StoredFile } from './file-media-library.ts';
import type { PictureVariant } from './picture.ts';

/** Stores made pictures; one that could not be stored is made again. Neither method rejects. */
export interface PictureStore {
  read(name: string): Promise<Buffer | null>;
  write(name: string, body: Buffer): Promise<void>;
}

export const PictureStore = Symbol.for('PictureStore');

export interface PicturesOptions {
  readonly store: PictureStore;
  /** Limits the pictures that are made at once and those that wait. */
  readonly bulkhead: BulkheadPolicy;
  readonly warn: (message: string) => void;
}

/** The bytes of a picture; `busy` where too many wait, `broken` where its original is no photograph. */
export type MadePicture = Buffer | 'busy' | 'broken';

/** Milliseconds for which a broken original is neither read nor logged again. */
const BROKEN_MS = 60_000;
const MOST_BROKEN = 1000;

/**
 * Returns made pictures from the store, or makes them once for all parallel requests. Waiting requests hold no pixels.
 */
export class Pictures {
  readonly #options: PicturesOptions;
  readonly #broken = new LRUCache<string, true>({ max: MOST_BROKEN, ttl: BROKEN_MS });
  readonly #coming = new Map<string, Promise<MadePicture>>();
  #made = 0;

  constructor(options: PicturesOptions) {
    this.#options = options;
  }

  get made(): number {
    return this.#made;
  }

  get(original: StoredFile, picture: PictureVariant): Promise<MadePicture> {
    const name = pictureName(original, picture);
    let coming = this.#coming.get(name);
    if (coming === undefined) {
      coming = this.#fetch(original, picture, name).finally(() => this.#coming.delete(name));
      this.#coming.set(name, coming);
    }
    return coming;
  }

  async #fetch(original: StoredFile, picture: PictureVariant, name: string): Promise<MadePicture> {
    return (await this.#options.store.read(name)) ?? this.#make(original, picture, name);
  }

  async #make(original: StoredFile, picture: PictureVariant, name: string): Promise<MadePicture> {
    try {
      return await this.#options.bulkhead.execute(() => this.#makeNow(original, picture, name));
    } catch (error) {
      if (isBulkheadRejectedError(error)) return 'busy';
      throw error;
    }
  }

  async #makeNow(original: StoredFile, picture: PictureVariant, name: string): Promise<MadePicture> {
    if (this.#broken.has(original.hash)) return 'broken';
    try {
      const body = await encodePicture(original.path, picture);
      this.#made += 1;
      await this.#options.store.write(name, body);
      return body;
    } catch (error) {
      const isNews = !this.#broken.has(original.hash);
      this.#broken.set(original.hash, true);
      const [why = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1);
      if (isNews) this.#options.warn(`Picture ${original.path} cannot be read: ${why}`);
      return 'broken';
    }
  }
}

/** Returns the name of a picture in the store; the same bytes have the same name on every node. */
export function pictureName({ hash }: StoredFile, { preset, width, height, format }: PictureVariant): string {
  return `${hash.slice(0, 32)}-${preset ?? 'plain'}-${width}x${height}-${RECIPE}.${format}`;
}
