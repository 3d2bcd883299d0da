import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { errorText, hasErrorCode } from '../../core/shared/error-text.ts';
import { FileHasher } from './file-hasher.ts';
import { JsonListFile } from './json-list-file.ts';
import { type AssetList, type GalleryRow, readAssets, readGalleries } from './media-lists.ts';

/** A media folder with its lists, as they were read together. */
export interface MediaFolder {
  readonly folder: string;
  /** The beginning of the names of its files in URLs. */
  readonly prefix: string;
  readonly assets: AssetList;
  readonly galleries: ReadonlyMap<string, GalleryRow>;
  readonly hasher: FileHasher;
}

/** A reader of a media folder, which returns the same shelf until one of its lists changes; calls must not overlap. */
type ShelfReader = () => Promise<MediaFolder>;

const NO_ASSETS: AssetList = { byId: new Map(), byName: new Map() };
const NO_GALLERIES: MediaFolder['galleries'] = new Map();

interface ShelfOptions {
  readonly folder: string;
  readonly prefix: string;
  /** Whether a missing list of assets counts as an empty one. */
  readonly optional: boolean;
}

/** Reads the media folders of a content folder: its own, and those of its feeds. */
export class MediaFolders {
  readonly #own: ShelfReader;
  readonly #feeds = new Map<string, ShelfReader>();
  #all: readonly MediaFolder[] = [];

  constructor(
    private readonly contentDir: string,
    private readonly warn: (message: string) => void,
    private readonly checkIntervalMs: number,
  ) {
    this.#own = this.#readerOf({ folder: join(contentDir, 'media'), prefix: '', optional: false });
  }

  /** Returns the shelves, the own one first: the same list until one of them changes; calls must not overlap. */
  async current(): Promise<readonly MediaFolder[]> {
    const shelves = [await this.#own()];
    for (const feed of await this.#feedNames()) {
      const options = {
        folder: join(this.contentDir, 'feeds', feed, 'media'),
        prefix: `feeds/${feed}/`,
        optional: true,
      };
      const reader = this.#feeds.get(feed) ?? this.#readerOf(options);
      this.#feeds.set(feed, reader);
      shelves.push(await reader());
    }
    const isSame = shelves.length === this.#all.length && shelves.every((shelf, at) => shelf === this.#all[at]);
    if (!isSame) this.#all = shelves;
    return this.#all;
  }

  /** Names that need no escaping in a URL; an import gives no others. */
  async #feedNames(): Promise<readonly string[]> {
    const folder = join(this.contentDir, 'feeds');
    try {
      const found = await readdir(folder, { withFileTypes: true });
      return found
        .flatMap((entry) => (entry.isDirectory() && /^[a-z0-9-]+$/.test(entry.name) ? [entry.name] : []))
        .sort();
    } catch (error) {
      if (hasErrorCode(error, 'ENOENT')) return [];
      this.warn(`The folder ${folder} cannot be read: ${errorText(error)}`);
      return [...this.#feeds.keys()];
    }
  }

  #readerOf({ folder, prefix, optional }: ShelfOptions): ShelfReader {
    const { warn, checkIntervalMs } = this;
    const assetList = new JsonListFile({
      path: join(folder, 'assets.json'),
      optional,
      empty: NO_ASSETS,
      read: readAssets,
      warn,
    });
    const galleryList = new JsonListFile({
      path: join(folder, 'galleries.json'),
      optional: true,
      empty: NO_GALLERIES,
      read: readGalleries,
      warn,
    });
    let shelf: MediaFolder | null = null;
    return async () => {
      const assets = await assetList.current();
      const galleries = await galleryList.current();
      // A new hasher drops all hashes, among them those of files that are no longer listed.
      if (shelf?.assets !== assets || shelf.galleries !== galleries)
        shelf = { folder, prefix, assets, galleries, hasher: new FileHasher(folder, checkIntervalMs) };
      return shelf;
    };
  }
}
