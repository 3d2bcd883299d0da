import { type FeedRecord, UnreadableFeed } from '../../core/import/feed-listing.ts';
import type { ListingReader } from '../../core/ports/listing-reader.ts';

/** Reads a feed of one record of JSON a line; a last line without its end is cut off. */
export class MemoryListingReader implements ListingReader {
  async *records(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<FeedRecord, void> {
    const parts: Uint8Array[] = [];
    for await (const part of bytes) parts.push(part);
    const lines = Buffer.concat(parts).toString('utf8').split('\n');
    if (lines.pop() !== '') throw new UnreadableFeed('ends in the middle of a record');
    for (const line of lines) yield JSON.parse(line) as FeedRecord;
  }
}
