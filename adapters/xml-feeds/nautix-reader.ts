import type { FeedRecord } from '../../core/import/feed-listing.ts';
import type { ListingReader } from '../../core/ports/listing-reader.ts';
import { mapNautix } from './map-nautix.ts';
import { xmlRecords } from './xml-records.ts';

/** Reads feeds of adverts in NautiX XML up to version 1.4 (FD1). */
export class NautixReader implements ListingReader {
  records(bytes: AsyncIterable<Uint8Array>): AsyncIterable<FeedRecord> {
    return xmlRecords(bytes, ['account', 'adverts'], mapNautix);
  }
}
