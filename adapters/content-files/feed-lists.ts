import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../../core/shared/log.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import { type ContentFile, readContentFile, stampsOf } from './content-folder.ts';
import {
  FEEDS,
  feedsIn,
  GALLERIES,
  LISTINGS,
  overlayFile,
  storedListings,
  type YachtMedia,
  yachtFile,
  yachtMedia,
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
   * those whose pictures are there.
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
      for (const [slug, stamp] of await this.#overlays(feed)) {
        const file = files.get(slug);
        if (file === undefined) {
          this.#warnOnce(overlayFile(feed, slug));
          continue;
        }
        overlays.set(file, overlayFile(feed, slug));
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
      const listings = storedListings(file);
      if (!listings.ok) return listings;
      return ok(listings.value.map(({ id, slug, file }) => ({ id, slug, file: yachtFile(feed, file) })));
    };
    return {
      yachts: await this.#read(`${FEEDS}/${feed}/${LISTINGS}`, known?.yachts ?? { stamp: '', value: [] }, yachtsOf),
      media: await this.#read(
        `${FEEDS}/${feed}/${GALLERIES}`,
        known?.media ?? { stamp: '', value: new Map() },
        yachtMedia,
      ),
    };
  }

  /** Reads a list again where it has changed. One that cannot be read takes nothing away. */
  async #read<T>(name: string, known: Read<T>, parse: (file: ContentFile) => Result<T, string>): Promise<Read<T>> {
    const [stamp = ''] = await stampsOf(this.dir, [name]);
    if (known.stamp === stamp) return known;
    const file = await readContentFile(this.dir, name);
    const read = parse(file);
    if (read.ok) return { stamp, value: read.value };
    this.log.warn({ file: file.name, problem: read.error }, 'Content file left out');
    return { stamp, value: known.value };
  }

  async #overlays(feed: string): Promise<ReadonlyMap<string, string>> {
    const names = await readdir(join(this.dir, FEEDS, feed, 'overlays')).catch(() => []);
    const slugs = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
    const stamps = await stampsOf(
      this.dir,
      slugs.map((slug) => overlayFile(feed, slug)),
    );
    return new Map(slugs.map((slug, at) => [slug, stamps[at] ?? '']));
  }
}
