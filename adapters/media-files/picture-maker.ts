import { bulkhead } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import type { Sharp } from 'sharp';
import { IMAGE_PRESETS, type ImagePreset, type PixelSize } from '../../core/media/image-preset.ts';
import {
  isHeavyToDecode,
  MAX_PIXELS,
  PICTURE_TIMEOUT_SECONDS,
  photographProblem,
} from '../../core/media/photograph.ts';
import { errorText } from '../../core/shared/error-text.ts';
import type { StoredFile } from './file-media-library.ts';
import type { PictureVariant } from './picture.ts';
import type { PictureQueue } from './picture-queue.ts';
import type { PictureClient } from './waiting-pictures.ts';

/** Stores made pictures; a picture that could not be stored is made again. Neither method rejects. */
export interface MadePictureStore {
  read(name: string): Promise<Buffer | null>;
  write(name: string, body: Buffer): Promise<void>;
}

export const MadePictureStore = Symbol.for('MadePictureStore');

interface PicturesOptions {
  readonly store: MadePictureStore;
  readonly queue: PictureQueue<PictureResult>;
  readonly warn: (message: string) => void;
  /** Makes a picture's bytes; sharp where it is left out. */
  readonly encode?: typeof encodePicture;
}

interface Picture {
  readonly body: Buffer;
  /** Whether a smaller file of the same picture is still being made. */
  readonly isDraft: boolean;
}

/** A picture; `busy` if it gets no turn, `broken` if the original cannot be read as a photograph. */
export type PictureResult = Picture | 'busy' | 'broken';

/** Milliseconds for which a broken original is neither read nor logged again. */
const BROKEN_MS = 60_000;
const MAX_BROKEN = 1000;
/** The limit of drafts, and of the pictures that have taken their place, by their bytes. */
const RECENT = { maxSize: 4 * 1024 * 1024, sizeCalculation: ({ body }: Picture) => body.length };

/**
 * Returns made pictures from the store, or makes them once for all parallel requests, which load no image while they
 * wait. A request for an AVIF gets a draft; the picture that is kept is made in the background, whether its client is
 * still there or not.
 */
export class PictureMaker {
  readonly #broken = new LRUCache<string, true>({ max: MAX_BROKEN, ttl: BROKEN_MS });
  readonly #lookups = new Map<string, Promise<Picture | null>>();
  readonly #finishing = new Map<string, Promise<PictureResult>>();
  readonly #recent = new LRUCache<string, Picture>(RECENT);
  /** The number of pictures that were made, drafts included. */
  made = 0;

  constructor(private readonly options: PicturesOptions) {}

  /** Returns the picture, or a draft of it, whose final picture is then made in the background. */
  async get(original: StoredFile, picture: PictureVariant, client: PictureClient): Promise<PictureResult> {
    const name = pictureName(original, picture);
    const { queue } = this.options;
    // A picture that is waited for already is not in the store.
    const found = queue.has(name) ? null : (this.#recent.get(name) ?? (await this.#lookUp(name)));
    if (found !== null) {
      if (found.isDraft) void this.finish(original, picture);
      return found;
    }
    const queued = { key: name, pixels: picture.width * picture.height };
    return queue.forRequest(queued, client, () => this.#makeForRequest(original, picture));
  }

  async #makeForRequest(original: StoredFile, picture: PictureVariant): Promise<PictureResult> {
    const made = await this.#make(original, picture, picture.format === 'avif');
    if (typeof made !== 'string' && made.isDraft) {
      this.#recent.set(pictureName(original, picture), made);
      void this.finish(original, picture);
    }
    return made;
  }

  /** Makes the picture in the background, unless it is stored. */
  finish(original: StoredFile, picture: PictureVariant): Promise<PictureResult> {
    const name = pictureName(original, picture);
    const make = async () => {
      const made = (await this.#stored(name)) ?? (await this.#make(original, picture, false));
      if (typeof made !== 'string' && this.#recent.has(name)) this.#recent.set(name, made);
      return made;
    };
    return once(this.#finishing, name, () => this.options.queue.inBackground(make));
  }

  #lookUp(name: string): Promise<Picture | null> {
    return once(this.#lookups, name, () => this.#stored(name));
  }

  async #stored(name: string): Promise<Picture | null> {
    const body = await this.options.store.read(name);
    return body && { body, isDraft: false };
  }

  async #make(original: StoredFile, picture: PictureVariant, isDraft: boolean): Promise<PictureResult> {
    if (this.#broken.has(original.hash)) return 'broken';
    try {
      const { encode = encodePicture } = this.options;
      const body = await encode(original.path, picture, isDraft);
      this.made += 1;
      if (!isDraft) await this.options.store.write(pictureName(original, picture), body);
      return { body, isDraft };
    } catch (error) {
      const isNew = !this.#broken.has(original.hash);
      this.#broken.set(original.hash, true);
      const [why = ''] = errorText(error).split('\n', 1);
      if (isNew) this.options.warn(`Picture ${original.path} cannot be read: ${why}`);
      return 'broken';
    }
  }
}

/** Returns the promise under this key while there is one, else starts another. */
function once<T>(pending: Map<string, Promise<T>>, key: string, start: () => Promise<T>): Promise<T> {
  const promise = pending.get(key) ?? start().finally(() => pending.delete(key));
  pending.set(key, promise);
  return promise;
}

/** Returns the name of a picture in the store; the same picture of the same original has it on every node. */
export function pictureName({ hash }: StoredFile, { preset, width, height, format }: PictureVariant): string {
  return `${hash.slice(0, 32)}-${preset ?? 'plain'}-${width}x${height}-${RECIPE}.${format}`;
}

/** Version of the encoding; with a new number, all pictures are made anew. */
const RECIPE = 2;

/** AVIF effort 2; effort 4 takes six times as long and saves an eighth of the bytes. */
const AVIF_EFFORT = 2;
/** That of a draft: a third of the time, and a tenth more bytes. */
const DRAFT_EFFORT = 0;
/** Chroma is halved in all pictures. Large AVIF pictures have a higher quality than small ones. */
const AVIF_QUALITY = 58;
const AVIF_QUALITY_SMALL = 52;
const SMALL_PRESETS: readonly (ImagePreset | null)[] = ['card', 'thumb'];
const WEBP_QUALITY = 78;
const JPEG_QUALITY = 80;
const PAPER = '#ffffff';

/** Makes a picture from a photograph's file. Throws unless the file is a complete photograph of a sensible size. */
export async function encodePicture(path: string, picture: PictureVariant, isDraft = false): Promise<Buffer> {
  const sharp = await loadSharp();
  const { autoOrient, ...metadata } = await sharp(path, { limitInputPixels: false }).metadata();
  const header = { ...metadata, ...autoOrient };
  const problem = photographProblem(header);
  if (problem !== null) throw new Error(problem);
  const make = () => {
    const image = sharp(path, { limitInputPixels: MAX_PIXELS })
      .timeout({ seconds: PICTURE_TIMEOUT_SECONDS })
      .autoOrient()
      .resize({ ...outputSize(picture, autoOrient), fit: cropsOf(picture) ? 'cover' : 'fill' });
    return encoded(image, picture, isDraft ? DRAFT_EFFORT : AVIF_EFFORT);
  };
  return isHeavyToDecode(header) ? heavyTurns.execute(make) : make();
}

/** Takes turns for pictures that need so much memory that two at once would be too many. */
const heavyTurns = bulkhead(1, Number.POSITIVE_INFINITY);

/** Loads sharp at the first picture: a start needs none of it. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // One thread for each picture, since several pictures are made at the same time.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** Returns the size to make: the box's shape if the preset crops, else the largest that fits. Nothing is enlarged. */
export function outputSize(picture: PictureVariant, original: PixelSize): PixelSize {
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

function encoded(image: Sharp, { preset, format }: PictureVariant, effort: number): Promise<Buffer> {
  if (format === 'avif') {
    const quality = SMALL_PRESETS.includes(preset) ? AVIF_QUALITY_SMALL : AVIF_QUALITY;
    return image.avif({ quality, effort, chromaSubsampling: '4:2:0' }).toBuffer();
  }
  if (format === 'webp') return image.webp({ quality: WEBP_QUALITY }).toBuffer();
  return image.flatten({ background: PAPER }).jpeg({ quality: JPEG_QUALITY, mozjpeg: true }).toBuffer();
}
