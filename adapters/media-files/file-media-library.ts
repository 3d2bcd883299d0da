import { join } from 'node:path';
import { inject, injectable } from 'inversify';
import { LOCALES, type Localized } from '../../core/locale/locale.ts';
import type { Gallery } from '../../core/media/gallery.ts';
import type { MediaAsset } from '../../core/media/media-asset.ts';
import type { MediaError, MediaLibrary } from '../../core/ports/media-library.ts';
import { errorText } from '../../core/shared/error-text.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import type { FileDigest } from './file-hasher.ts';
import { type MediaFolder, MediaFolders } from './media-folder.ts';
import type { AssetRow, ServedFile } from './media-lists.ts';

const CHECK_INTERVAL_MS = 1000;
const MAX_WARNINGS = 10_000;

export interface FileMediaLibraryOptions {
  /**
   * Contains `media/assets.json`, optionally `media/galleries.json`, and in `media` the files of the assets; optionally
   * the same in `feeds/<feed>/media`.
   */
  readonly contentDir: string;
  readonly warn: (message: string) => void;
  readonly now?: () => number;
}

export const FileMediaLibraryOptions = Symbol.for('FileMediaLibraryOptions');

export interface StoredFile extends Omit<ServedFile, 'file'>, FileDigest {
  readonly path: string;
}

/**
 * The media library of `content/media`, and of the feeds' own media folders (ME1, ME4, FD3). The lists are read again when they change; invalid rows are left out
 * and logged. URLs contain a hash of the file's bytes, so that they are immutable and the same on every node.
 */
@injectable()
export class FileMediaLibrary implements MediaLibrary {
  readonly #warned = new Set<string>();
  readonly #stored = new WeakMap<ServedFile, StoredFile>();
  readonly #made = new WeakMap<AssetRow, { readonly digest: FileDigest; readonly asset: MediaAsset }>();
  readonly #folders: MediaFolders;
  #shelves: Promise<readonly MediaFolder[]> | null = null;
  #checkedAt = Number.NEGATIVE_INFINITY;

  constructor(@inject(FileMediaLibraryOptions) private readonly options: FileMediaLibraryOptions) {
    this.#folders = new MediaFolders(options.contentDir, (message) => this.#warnOnce(message), CHECK_INTERVAL_MS);
  }

  async asset(id: string): Promise<Result<MediaAsset, MediaError>> {
    return this.#answer('asset', id, this.findAsset(id));
  }

  async gallery(id: string): Promise<Result<Gallery, MediaError>> {
    return this.#answer('gallery', id, this.findGallery(id));
  }

  async #answer<T>(what: 'asset' | 'gallery', id: string, finding: Promise<T | null>): Promise<Result<T, MediaError>> {
    try {
      const found = await finding;
      if (found !== null) return ok(found);
    } catch (error) {
      return err({ kind: 'unavailable', id, reason: errorText(error) });
    }
    this.#warnOnce(`Media ${what} ${id} cannot be found`);
    return err({ kind: 'not-found', id });
  }

  /** Finds an asset without logging a missing id, for requests from outside. */
  async findAsset(id: string): Promise<MediaAsset | null> {
    return this.#assetIn(await this.#current(), id);
  }

  /** Finds a gallery without logging a missing id. Missing assets are left out and logged once. */
  async findGallery(id: string): Promise<Gallery | null> {
    const shelves = await this.#current();
    const row = shelves.find(({ galleries }) => galleries.has(id))?.galleries.get(id);
    if (row === undefined) return null;
    const all = async (ids: readonly string[]) =>
      (await Promise.all(ids.map((assetId) => this.#memberOf(shelves, id, assetId)))).filter((asset) => asset !== null);
    return {
      profile: (await all(row.profile === null ? [] : [row.profile]))[0] ?? null,
      deckPlans: await all(row.deckPlans),
      sections: await Promise.all(
        row.sections.map(async ({ title, images }) => ({ title, images: await all(images) })),
      ),
      videos: await all(row.videos),
    };
  }

  /**
   * Finds a file by the part of its URL after the hash; null where it is not listed or cannot be read. Returns the same
   * object until a list or the file changes.
   */
  async file(name: string): Promise<StoredFile | null> {
    for (const { folder, prefix, assets, hasher } of await this.#current()) {
      const named = name.startsWith(prefix) ? assets.byName.get(name.slice(prefix.length)) : undefined;
      if (named === undefined) continue;
      const found = await hasher.of(named.file, this.#now());
      if (found === null) return null;
      const known = this.#stored.get(named);
      if (known?.hash === found.hash) return known;
      const { file, ...kind } = named;
      const stored = { ...kind, ...found, path: join(folder, file) };
      this.#stored.set(named, stored);
      return stored;
    }
    return null;
  }

  async #memberOf(shelves: readonly MediaFolder[], gallery: string, id: string): Promise<MediaAsset | null> {
    const asset = await this.#assetIn(shelves, id);
    if (asset === null) this.#warnOnce(`Media asset ${id} of gallery ${gallery} cannot be found`);
    return asset;
  }

  async #assetIn(shelves: readonly MediaFolder[], id: string): Promise<MediaAsset | null> {
    for (const shelf of shelves) {
      const row = shelf.assets.byId.get(id);
      if (row !== undefined) return this.#assetOf(shelf, row);
    }
    return null;
  }

  /**
   * Returns an asset; null for an unreadable file. Missing captions and posters are left out and logged once. An asset
   * without either is the same object until a list or its file changes.
   */
  async #assetOf(shelf: MediaFolder, row: AssetRow): Promise<MediaAsset | null> {
    const { file, name, vtt, poster, asset } = row;
    const digest = await shelf.hasher.of(file, this.#now());
    if (digest === null) return null;
    const url = addressOf(digest, shelf.prefix + name);
    const known = this.#made.get(row);
    if (known?.digest === digest) return known.asset;
    if (vtt === null && poster === null) {
      const made = { ...asset, url, vttSrc: null, videoPoster: null, bytes: digest.size };
      this.#made.set(row, { digest, asset: made });
      return made;
    }
    const vttSrc = vtt && (await this.#captions(shelf, vtt));
    const picture = poster === null ? undefined : shelf.assets.byId.get(poster);
    const videoPoster = picture?.asset.type === 'image' ? await this.#address(shelf, picture.file, picture.name) : null;
    if (vtt !== null && vttSrc === null) this.#warnOnce(`Captions of media asset ${asset.id} cannot be found`);
    if (poster !== null && videoPoster === null)
      this.#warnOnce(`Poster ${poster} of media asset ${asset.id} cannot be found`);
    return { ...asset, url, vttSrc, videoPoster, bytes: digest.size };
  }

  async #captions(shelf: MediaFolder, vtt: Localized): Promise<Localized | null> {
    const found = await Promise.all(
      LOCALES.map(async ({ code }) => [code, await this.#address(shelf, vtt[code], vtt[code])] as const),
    );
    // The cast adds what `Object.fromEntries` cannot express: each locale has a value.
    return found.every(([, address]) => address !== null) ? (Object.fromEntries(found) as Localized) : null;
  }

  async #address(shelf: MediaFolder, file: string, name: string): Promise<string | null> {
    const digest = await shelf.hasher.of(file, this.#now());
    return digest && addressOf(digest, shelf.prefix + name);
  }

  #current(): Promise<readonly MediaFolder[]> {
    const now = this.#now();
    if (this.#shelves === null || now - this.#checkedAt >= CHECK_INTERVAL_MS) {
      this.#checkedAt = now;
      const earlier = this.#shelves;
      this.#shelves = (async () => {
        await earlier?.catch(() => {});
        return this.#folders.current();
      })();
    }
    return this.#shelves;
  }

  #now(): number {
    return (this.options.now ?? Date.now)();
  }

  #warnOnce(message: string): void {
    if (this.#warned.has(message) || this.#warned.size >= MAX_WARNINGS) return;
    this.#warned.add(message);
    this.options.warn(message);
  }
}

function addressOf({ hash }: FileDigest, name: string): string {
  return `/media/${hash.slice(0, 8)}/${name}`;
}
