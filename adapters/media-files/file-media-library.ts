import { join } from 'node:path';
import { inject, injectable } from 'inversify';
import { LOCALES, type Localized } from '../../core/locale/locale.ts';
import type { Gallery } from '../../core/media/gallery.ts';
import type { MediaAsset } from '../../core/media/media-asset.ts';
import type { MediaError, MediaLibrary } from '../../core/ports/media-library.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import { FileHasher, type HashedFile, ListFile } from './list-file.ts';
import {
  type AssetList,
  type AssetRow,
  type GalleryRow,
  type NamedFile,
  readAssets,
  readGalleries,
} from './media-lists.ts';

const CHECK_INTERVAL_MS = 1000;
const MOST_WARNINGS = 10_000;

export interface FileMediaLibraryOptions {
  /** Contains `media/assets.json`, optionally `media/galleries.json`, and in `media` the files of the assets. */
  readonly contentDir: string;
  readonly warn: (message: string) => void;
  readonly now?: () => number;
}

export const FileMediaLibraryOptions = Symbol.for('FileMediaLibraryOptions');

export interface StoredFile extends Omit<NamedFile, 'file'>, HashedFile {
  readonly path: string;
}

interface MediaLists {
  readonly assets: AssetList;
  readonly galleries: ReadonlyMap<string, GalleryRow>;
  readonly hasher: FileHasher;
}

/**
 * The media library of `content/media` (ME1, ME4). The lists are read again when they change; invalid rows are left out
 * and logged. URLs contain a hash of the file's bytes, so that they are immutable and the same on every node.
 */
@injectable()
export class FileMediaLibrary implements MediaLibrary {
  readonly #folder: string;
  readonly #warned = new Set<string>();
  readonly #stored = new WeakMap<NamedFile, StoredFile>();
  readonly #made = new WeakMap<AssetRow, { readonly facts: HashedFile; readonly asset: MediaAsset }>();
  readonly #assets: ListFile<AssetList>;
  readonly #galleries: ListFile<ReadonlyMap<string, GalleryRow>>;
  #lists: Promise<MediaLists> | null = null;
  #checkedAt = Number.NEGATIVE_INFINITY;

  constructor(@inject(FileMediaLibraryOptions) private readonly options: FileMediaLibraryOptions) {
    const folder = join(options.contentDir, 'media');
    const warn = (message: string) => this.#warnOnce(message);
    this.#folder = folder;
    this.#assets = new ListFile({ path: join(folder, 'assets.json'), optional: false, read: readAssets, warn });
    this.#galleries = new ListFile({ path: join(folder, 'galleries.json'), optional: true, read: readGalleries, warn });
  }

  async asset(id: string): Promise<Result<MediaAsset, MediaError>> {
    return this.#orNotFound('asset', id, await this.findAsset(id));
  }

  async gallery(id: string): Promise<Result<Gallery, MediaError>> {
    return this.#orNotFound('gallery', id, await this.findGallery(id));
  }

  #orNotFound<T>(what: 'asset' | 'gallery', id: string, found: T | null): Result<T, MediaError> {
    if (found !== null) return ok(found);
    this.#warnOnce(`Media ${what} ${id} cannot be found`);
    return err({ kind: 'not-found', id });
  }

  /** Finds an asset without logging a missing id, for requests from outside. */
  async findAsset(id: string): Promise<MediaAsset | null> {
    const lists = await this.#current();
    const found = lists.assets.byId.get(id);
    return found === undefined ? null : this.#assetOf(lists, found);
  }

  /** Finds a gallery without logging a missing id. Missing assets are left out and logged once. */
  async findGallery(id: string): Promise<Gallery | null> {
    const lists = await this.#current();
    const row = lists.galleries.get(id);
    if (row === undefined) return null;
    const all = async (ids: readonly string[]) =>
      (await Promise.all(ids.map((assetId) => this.#memberOf(lists, id, assetId)))).filter((asset) => asset !== null);
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
    const { assets, hasher } = await this.#current();
    const named = assets.byName.get(name);
    const found = named ? await hasher.of(named.file, this.#now()) : null;
    if (named === undefined || found === null) return null;
    const known = this.#stored.get(named);
    if (known?.hash === found.hash) return known;
    const { file, ...kind } = named;
    const stored = { ...kind, ...found, path: join(this.#folder, file) };
    this.#stored.set(named, stored);
    return stored;
  }

  async #memberOf(lists: MediaLists, gallery: string, id: string): Promise<MediaAsset | null> {
    const row = lists.assets.byId.get(id);
    const asset = row ? await this.#assetOf(lists, row) : null;
    if (asset === null) this.#warnOnce(`Media asset ${id} of gallery ${gallery} cannot be found`);
    return asset;
  }

  /**
   * Returns an asset; null for an unreadable file. Missing captions and posters are left out and logged once. An asset
   * without either is the same object until a list or its file changes.
   */
  async #assetOf(lists: MediaLists, row: AssetRow): Promise<MediaAsset | null> {
    const { file, name, vtt, poster, asset } = row;
    const facts = await lists.hasher.of(file, this.#now());
    if (facts === null) return null;
    const known = this.#made.get(row);
    if (known?.facts === facts) return known.asset;
    if (vtt === null && poster === null) {
      const made = { ...asset, url: addressOf(facts, name), vttSrc: null, videoPoster: null, bytes: facts.bytes };
      this.#made.set(row, { facts, asset: made });
      return made;
    }
    const vttSrc = vtt && (await this.#captions(lists, vtt));
    const picture = poster === null ? undefined : lists.assets.byId.get(poster);
    const videoPoster = picture?.asset.type === 'image' ? await this.#address(lists, picture.file, picture.name) : null;
    if (vtt !== null && vttSrc === null) this.#warnOnce(`Captions of media asset ${asset.id} cannot be found`);
    if (poster !== null && videoPoster === null)
      this.#warnOnce(`Poster ${poster} of media asset ${asset.id} cannot be found`);
    return { ...asset, url: addressOf(facts, name), vttSrc, videoPoster, bytes: facts.bytes };
  }

  async #captions(lists: MediaLists, vtt: Localized): Promise<Localized | null> {
    const found = await Promise.all(
      LOCALES.map(async ({ code }) => [code, await this.#address(lists, vtt[code], vtt[code])] as const),
    );
    // The cast adds what `Object.fromEntries` cannot express: each locale has a value.
    return found.every(([, address]) => address !== null) ? (Object.fromEntries(found) as Localized) : null;
  }

  async #address(lists: MediaLists, file: string, name: string): Promise<string | null> {
    const facts = await lists.hasher.of(file, this.#now());
    return facts && addressOf(facts, name);
  }

  #current(): Promise<MediaLists> {
    const now = this.#now();
    if (this.#lists === null || now - this.#checkedAt >= CHECK_INTERVAL_MS) {
      this.#checkedAt = now;
      this.#lists = this.#renewed(this.#lists);
    }
    return this.#lists;
  }

  async #renewed(earlier: Promise<MediaLists> | null): Promise<MediaLists> {
    const lists = await earlier;
    const assets = await this.#assets.current();
    const galleries = await this.#galleries.current();
    if (lists?.assets === assets && lists.galleries === galleries) return lists;
    // A new hasher drops all hashes, among them those of files that are no longer listed.
    return { assets, galleries, hasher: new FileHasher(this.#folder, CHECK_INTERVAL_MS) };
  }

  #now(): number {
    return (this.options.now ?? Date.now)();
  }

  #warnOnce(message: string): void {
    if (this.#warned.has(message) || this.#warned.size >= MOST_WARNINGS) return;
    this.#warned.add(message);
    this.options.warn(message);
  }
}

function addressOf({ hash }: HashedFile, name: string): string {
  return `/media/${hash.slice(0, 8)}/${name}`;
}
