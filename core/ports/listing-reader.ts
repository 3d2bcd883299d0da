import type { FeedRecord } from '../import/feed-listing.ts';

/** The formats of listing feeds, by the word that names each in commands and settings. */
export const FEED_FORMATS = ['openmarine', 'nautix', 'openyacht', 'csv'] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

/** Reads the listings of a feed in one format, holding one record at a time (FD1). */
export interface ListingReader {
  /**
   * Reads one record after another. A record that is wrong is given as refused, and the next one follows; a feed that
   * cannot be read as a whole ends with {@link UnreadableFeed}.
   */
  records(bytes: AsyncIterable<Uint8Array>): AsyncIterable<FeedRecord>;
}
export const ListingReader = Symbol.for('ListingReader');
