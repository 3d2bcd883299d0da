import type { KnownListing } from '../../core/import/known-listing.ts';
import type { YachtRecord } from '../../core/import/yacht-record.ts';
import { type ImportTransaction, ImportUnderWayError, type ListingStore } from '../../core/ports/listing-store.ts';
import type { CruisingArea } from '../../core/yacht/yacht.ts';

interface Kept {
  readonly listing: KnownListing;
  readonly record: YachtRecord;
}

/** Keeps the yachts of feeds in memory. */
export class MemoryListingStore implements ListingStore {
  readonly #feeds = new Map<string, ReadonlyMap<string, Kept>>();
  readonly #sources = new Map<string, string>();
  readonly #locked = new Set<string>();

  /** @param others what the content has beside the feed */
  constructor(
    private readonly others: { readonly slugs: readonly string[]; readonly areas: readonly CruisingArea[] } = {
      slugs: [],
      areas: [],
    },
  ) {}

  async known(feed: string): Promise<ReadonlyMap<string, KnownListing>> {
    return new Map([...this.#of(feed)].map(([ref, { listing }]) => [ref, listing]));
  }

  async lastSource(feed: string): Promise<string | null> {
    return this.#sources.get(feed) ?? null;
  }

  async otherSlugs(feed: string): Promise<ReadonlySet<string>> {
    const others = [...this.#feeds].filter(([name]) => name !== feed).flatMap(([, kept]) => [...kept.values()]);
    return new Set([...this.others.slugs, ...others.map(({ listing }) => listing.slug)]);
  }

  async areas(): Promise<ReadonlyMap<string, CruisingArea>> {
    return new Map(this.others.areas.map((area) => [area.id, area]));
  }

  async record(feed: string, { ref }: KnownListing): Promise<YachtRecord | null> {
    return this.#of(feed).get(ref)?.record ?? null;
  }

  async begin(feed: string): Promise<ImportTransaction> {
    if (this.#locked.has(feed)) throw new ImportUnderWayError('Another import of this feed is under way');
    this.#locked.add(feed);
    const changed = new Map(this.#of(feed));
    const end = async () => void this.#locked.delete(feed);
    return {
      check: async () => {},
      put: async (listing, record) => {
        changed.set(listing.ref, structuredClone({ listing: { ...listing, file: listing.ref }, record }));
      },
      commit: async (source) => {
        this.#feeds.set(feed, changed);
        this.#sources.set(feed, source);
        await end();
      },
      end,
    };
  }

  #of(feed: string): ReadonlyMap<string, Kept> {
    return this.#feeds.get(feed) ?? new Map();
  }
}
