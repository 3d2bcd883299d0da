import type { KnownListing } from '../import/known-listing.ts';
import type { YachtRecord } from '../import/yacht-record.ts';
import type { CruisingArea } from '../yacht/yacht.ts';

/**
 * Keeps the yachts that feeds brought. A feed's name has lowercase letters, digits and hyphens. An import is applied as
 * a whole or not at all (FD2).
 */
export interface ListingStore {
  /** The listings of earlier imports by ref; empty for a new feed. */
  known(feed: string): Promise<ReadonlyMap<string, KnownListing>>;
  /** The value that the last import gave to `commit`; null for a new feed. */
  lastSource(feed: string): Promise<string | null>;
  /** The slugs of all other yachts: those written by hand and those of other feeds. */
  otherSlugs(feed: string): Promise<ReadonlySet<string>>;
  /** The cruising areas of the site, by id. */
  areas(): Promise<ReadonlyMap<string, CruisingArea>>;
  /**
   * The record of a known listing as the feed brought it last, without what an editor wrote over it; null if there is
   * none.
   */
  record(feed: string, listing: KnownListing): Promise<YachtRecord | null>;
  /**
   * Begins an import, whose changes nobody sees before `commit`.
   * @throws ImportUnderWayError while another process imports this feed
   */
  begin(feed: string): Promise<ImportTransaction>;
}

/** The lock of a feed, which one process at a time holds. */
export interface FeedLock {
  /** Throws `ImportUnderWayError` where another process has taken the feed over meanwhile. */
  check(): Promise<void>;
}

export interface ImportTransaction extends FeedLock {
  /** Keeps a listing with her record, for the end of the import. */
  put(listing: KnownListing, record: YachtRecord): Promise<void>;
  /** Shows all changes at once. @param source names what they were made of */
  commit(source: string): Promise<void>;
  /** Ends the import without a change; after `commit` it does nothing. */
  end(): Promise<void>;
}

export const ListingStore = Symbol.for('ListingStore');

export class ImportUnderWayError extends Error {
  override readonly name = 'ImportUnderWayError';
}
