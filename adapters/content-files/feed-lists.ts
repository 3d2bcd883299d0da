import { basename, extname, join } from 'node:path';
import type { Log } from '../../core/shared/log.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import { type ContentFile, fileStamps, listFolder, readContentFile } from './content-folder.ts';
import {
  FEEDS_FOLDER,
  feedsIn,
  GALLERIES_FILE,
  LISTINGS_FILE,
  overlayFile,
  parseStoredListings,
  parseYachtMedia,
  type YachtMedia,
  yachtFile,
} from './feed-folder.ts';

interface ListedYacht {
  readonly id: string;
  readonly slug: string;
  /** The name of her record's file in the content folder. */
  readonly file: string;
}

/** A list as it was read last, with the stamp of its file. */
interface Read<T> {
  readonly stamp: string;
  readonly value: T;
}

interface FeedList {
  readonly yachts: Read<readonly ListedYacht[]>;
  readonly media: Read<ReadonlyMap<string, YachtMedia>>;
}

/** Lists the yachts of all feeds of a content folder. A list that has not changed is not read again. */
export class FeedLists {
  #lists: ReadonlyMap<string, FeedList> = new Map();
  readonly #warned = new Set<string>();

  constructor(
    private readonly dir: string,
    private readonly log: Pick<Log, 'warn'>,
  ) {}

  /**
   * Returns the files of the yachts with their stamps, the files that editors wrote over some of them, and the media of
   * those whose pictures are there. Throws where a folder or list cannot be read: an overlay may hide a price.
   */
  async yachts() {
    const feeds = await feedsIn(this.dir);
    const lists = new Map<string, FeedList>();
    const stamps = new Map<string, string>();
    const overlays = new Map<string, string>();
    const media = new Map<string, YachtMedia>();
    for (const feed of feeds) {
      const list = await this.#listOf(feed);
      lists.set(feed, list);
      const files = new Map(list.yachts.value.map(({ slug, file }) => [slug, file]));
      for (const { id, file } of list.yachts.value) {
        const found = list.media.value.get(id);
        if (found !== undefined) media.set(file, found);
        // The name of a record's file changes with its contents.
        stamps.set(file, found?.mark ?? 'of a feed');
      }
      for (const [overlay, stamp] of await this.#overlays(feed)) {
        // Some file systems and editors change the case of a name.
        const file = files.get(basename(overlay, extname(overlay)).toLowerCase());
        if (file === undefined) {
          this.#warnOnce(overlay);
          continue;
        }
        overlays.set(file, overlay);
        stamps.set(file, `${stamps.get(file)} ${stamp}`);
      }
    }
    this.#lists = lists;
    return { stamps, overlays, media };
  }

  #warnOnce(file: string): void {
    if (this.#warned.has(file)) return;
    this.#warned.add(file);
    this.log.warn({ file, problem: 'is named after no yacht of the feed' }, 'Content file left out');
  }

  async #listOf(feed: string): Promise<FeedList> {
    const known = this.#lists.get(feed);
    const yachtsOf = (file: ContentFile) => {
      const listings = parseStoredListings(file);
      if (!listings.ok) return listings;
      return ok(listings.value.map(({ id, slug, file }) => ({ id, slug, file: yachtFile(feed, file) })));
    };
    return {
      yachts: await this.#read(
        `${FEEDS_FOLDER}/${feed}/${LISTINGS_FILE}`,
        known?.yachts ?? { stamp: '', value: [] },
        yachtsOf,
      ),
      media: await this.#read(
        `${FEEDS_FOLDER}/${feed}/${GALLERIES_FILE}`,
        known?.media ?? { stamp: '', value: new Map() },
        parseYachtMedia,
      ),
    };
  }

  /** Reads a list again where it has changed. One that cannot be read takes nothing away. */
  async #read<T>(name: string, known: Read<T>, parse: (file: ContentFile) => Result<T, string>): Promise<Read<T>> {
    const [stamp = ''] = await fileStamps(this.dir, [name]);
    if (known.stamp === stamp) return known;
    const file = await readContentFile(this.dir, name);
    const read = parse(file);
    if (read.ok) return { stamp, value: read.value };
    this.log.warn({ file: file.name, problem: read.error }, 'Content file left out');
    return { stamp, value: known.value };
  }

  /** Returns the overlays of a feed with their stamps. */
  async #overlays(feed: string): Promise<ReadonlyMap<string, string>> {
    const entries = (await listFolder(join(this.dir, FEEDS_FOLDER, feed, 'overlays'))) ?? [];
    const names = entries.map(({ name }) => name).filter((name) => /\.json$/i.test(name));
    const files = names.sort().map((name) => overlayFile(feed, name));
    const stamps = await fileStamps(this.dir, files);
    return new Map(files.map((file, at) => [file, stamps[at] ?? '']));
  }
}
