import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MediaAsset } from '../../core/media/media-asset.ts';
import type { MediaError, MediaLibrary } from '../../core/ports/media-library.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import { type AssetFile, mapAsset } from './asset-mapper.ts';

const LOOK_AGAIN_MS = 1000;

export interface FileMediaLibraryOptions {
  /** Holds `media/assets.json` and the files that it names. */
  readonly contentDir: string;
  readonly warn: (message: string) => void;
  readonly now?: () => number;
}

/** A file that a request names. */
export interface StoredFile {
  readonly path: string;
  readonly type: MediaAsset['type'];
  /** Of its bytes, in full. */
  readonly hash: string;
}

interface Shelf {
  readonly stamp: string;
  readonly byId: ReadonlyMap<string, AssetFile>;
  readonly byName: ReadonlyMap<string, AssetFile>;
  readonly hashes: Map<string, Promise<string | null>>;
}

const NOTHING: Shelf = { stamp: '', byId: new Map(), byName: new Map(), hashes: new Map() };

/**
 * `content/media` as the media library (product.md ME1). Reads the list anew when it changes; a row that is wrong is
 * left out and named. Addresses hold the hash of the file's bytes, so that they may be kept for ever and are the same
 * on every web node.
 */
export class FileMediaLibrary implements MediaLibrary {
  readonly #folder: string;
  readonly #options: FileMediaLibraryOptions;
  readonly #warned = new Set<string>();
  #shelf: Promise<Shelf> = Promise.resolve(NOTHING);
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor(options: FileMediaLibraryOptions) {
    this.#folder = join(options.contentDir, 'media');
    this.#options = options;
  }

  async asset(id: string): Promise<Result<MediaAsset, MediaError>> {
    const shelf = await this.#current();
    const found = shelf.byId.get(id);
    const hash = found ? await this.#hash(shelf, found) : null;
    if (found === undefined || hash === null) {
      this.#warnOnce(`Media asset ${id} cannot be found`);
      return err({ kind: 'not-found', id });
    }
    return ok({ ...found.asset, url: `/media/${hash.slice(0, 8)}/${found.name}` });
  }

  /** By the part of an address behind the hash; null for everything that is not in the list. */
  async file(name: string): Promise<StoredFile | null> {
    const shelf = await this.#current();
    const found = shelf.byName.get(name);
    const hash = found ? await this.#hash(shelf, found) : null;
    if (found === undefined || hash === null) return null;
    return { path: join(this.#folder, found.file), type: found.asset.type, hash };
  }

  #current(): Promise<Shelf> {
    const now = (this.#options.now ?? Date.now)();
    if (now - this.#lookedAt >= LOOK_AGAIN_MS) {
      this.#lookedAt = now;
      this.#shelf = this.#shelf.then((shelf) => this.#renewed(shelf));
    }
    return this.#shelf;
  }

  async #renewed(shelf: Shelf): Promise<Shelf> {
    const list = join(this.#folder, 'assets.json');
    try {
      const { mtimeMs, size } = await stat(list);
      const stamp = `${mtimeMs} ${size}`;
      if (stamp === shelf.stamp) return shelf;
      const rows: unknown = JSON.parse(await readFile(list, 'utf8'));
      if (!Array.isArray(rows)) throw new Error('it is no list');
      return this.#shelved(rows, stamp);
    } catch (error) {
      this.#warnOnce(`The media list ${list} cannot be read: ${error instanceof Error ? error.message : error}`);
      return shelf;
    }
  }

  #shelved(rows: readonly unknown[], stamp: string): Shelf {
    const byId = new Map<string, AssetFile>();
    const byName = new Map<string, AssetFile>();
    const take = (row: unknown, index: number): string | null => {
      const mapped = mapAsset(row);
      if (!mapped.ok) return `${nameOf(row, index)} ${mapped.error}`;
      const { asset, name, file } = mapped.value;
      const namesake = byName.get(name);
      if (byId.has(asset.id)) return `${asset.id} is listed twice`;
      if (namesake && namesake.file !== file) {
        return `${asset.id} shares the name ${name} with ${namesake.asset.id}`;
      }
      byId.set(asset.id, mapped.value);
      byName.set(name, mapped.value);
      return null;
    };
    for (const [index, row] of rows.entries()) {
      const mistake = take(row, index);
      if (mistake !== null) this.#warnOnce(`Media asset ${mistake}`);
    }
    return { stamp, byId, byName, hashes: new Map() };
  }

  /** Null when the file is not there. */
  #hash(shelf: Shelf, { file }: AssetFile): Promise<string | null> {
    let hash = shelf.hashes.get(file);
    if (hash === undefined) {
      hash = hashOf(join(this.#folder, file));
      shelf.hashes.set(file, hash);
    }
    return hash;
  }

  #warnOnce(message: string): void {
    if (this.#warned.has(message) || this.#warned.size > 10_000) return;
    this.#warned.add(message);
    this.#options.warn(message);
  }
}

async function hashOf(path: string): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(path), hash);
    return hash.digest('hex');
  } catch {
    return null;
  }
}

function nameOf(row: unknown, index: number): string {
  const id = typeof row === 'object' && row !== null && 'id' in row ? row.id : null;
  return typeof id === 'string' && id !== '' ? id : `in row ${index + 1}`;
}
