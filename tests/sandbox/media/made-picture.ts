import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { mimeOf } from './delivered-file.ts';
import type { MediaContent, SandboxAsset } from './media-content.ts';

export interface MadeFile {
  readonly type: string;
  readonly bytes: Uint8Array;
}

const MAX_PIXELS = 4_000;
const FORMATS = ['avif', 'webp', 'jpeg'] as const;

/** The content of the delivery network: files as they are, and pictures in the requested size and format. */
export class DeliveryNetwork {
  readonly #folder: string | null;
  readonly #images: ReadonlyMap<string, SandboxAsset>;
  readonly #made = new Map<string, Promise<MadeFile | null>>();

  constructor({ assets = [], folder }: MediaContent) {
    this.#folder = folder ?? null;
    this.#images = new Map(assets.filter(({ type }) => type === 'image').map((asset) => [asset.file, asset]));
  }

  /** Returns null for a missing file, and for an invalid size. @param file path as in the list */
  file(file: string, query: URLSearchParams): Promise<MadeFile | null> {
    const asset = this.#images.get(file);
    if (asset === undefined) return this.#stored(file);
    const key = `${file}?${query}`;
    const made = this.#made.get(key) ?? this.#picture(asset, query);
    this.#made.set(key, made);
    return made;
  }

  async #picture(asset: SandboxAsset, query: URLSearchParams): Promise<MadeFile | null> {
    const width = measure(query.get('width'), asset.width);
    const height = measure(query.get('height'), asset.height);
    const format = FORMATS.find((known) => known === (query.get('format') ?? 'webp'));
    if (width === null || height === null || format === undefined) return null;
    const original = await this.#bytes(asset.file);
    // Sharp is loaded with the first picture, since most tests request none.
    const { default: sharp } = await import('sharp');
    const colour = { width, height, channels: 3 as const, background: colourOf(asset.file) };
    const picture: Sharp = original === null ? sharp({ create: colour }) : sharp(original);
    const options = format === 'avif' ? { effort: 0 } : {};
    const bytes = await picture.resize(width, height, { fit: 'cover' }).toFormat(format, options).toBuffer();
    return { type: `image/${format}`, bytes: new Uint8Array(bytes) };
  }

  async #stored(file: string): Promise<MadeFile | null> {
    const bytes = /(?:^|\/)\.\.?(?:\/|$)/.test(file) ? null : await this.#bytes(file);
    return bytes === null ? null : { type: mimeOf(file), bytes };
  }

  async #bytes(file: string): Promise<Uint8Array | null> {
    return this.#folder === null ? null : readFile(join(this.#folder, file)).catch(() => null);
  }
}

/** Derives a colour from the file name, so that pictures differ. */
function colourOf(file: string): { r: number; g: number; b: number } {
  const [r = 0, g = 0, b = 0] = createHash('sha1').update(file).digest();
  return { r, g, b };
}

function measure(asked: string | null, own: number | null | undefined): number | null {
  const value = Number(asked ?? own ?? Number.NaN);
  return Number.isInteger(value) && value > 0 && value <= MAX_PIXELS ? value : null;
}
