import { createHash } from 'node:crypto';
import type { PictureLists } from '../../../core/import/pictures/picture-plan.ts';
import type { FeedPictureSession, FeedPictureStore } from '../../../core/ports/feed-picture-store.ts';
import type { FeedLock } from '../../../core/ports/listing-store.ts';
import { err, ok } from '../../../core/shared/result.ts';

interface Kept {
  lists: PictureLists;
  readonly files: Set<string>;
  /** The lists that were shown, in order. */
  readonly shown: PictureLists[];
}

/** Keeps the names of pictures in memory. A picture is what begins like a JPEG. */
export class MemoryFeedPictureStore implements FeedPictureStore {
  readonly #feeds = new Map<string, Kept>();

  /** Returns what is kept of a feed. */
  of(feed: string): Kept {
    const kept = this.#feeds.get(feed) ?? {
      lists: { assets: [], galleries: [], failed: [] },
      files: new Set(),
      shown: [],
    };
    this.#feeds.set(feed, kept);
    return kept;
  }

  async begin(feed: string, lock: FeedLock): Promise<FeedPictureSession> {
    await lock.check();
    const kept = this.of(feed);
    const { assets, failed } = kept.lists;
    const named = new Set(assets.map(({ file }) => file));
    for (const file of kept.files) if (!named.has(file)) kept.files.delete(file);
    const there = assets.filter(({ file }) => kept.files.has(file));
    return {
      known: {
        assets: new Map(there.map((row) => [row.id, row])),
        failed: new Map(failed.map((row) => [row.id, row])),
      },
      keep: async (bytes) => {
        if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return err('is not a picture');
        const file = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.jpg`;
        kept.files.add(file);
        return ok({ file, width: 40, height: 30 });
      },
      show: async (lists) => {
        await lock.check();
        kept.lists = structuredClone(lists);
        kept.shown.push(lists);
      },
    };
  }
}
