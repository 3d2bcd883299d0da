import type { FeedRecord } from '../../core/import/feed-listing.ts';
import type { ListingReader } from '../../core/ports/listing-reader.ts';
import { mapOpenMarine } from './map-openmarine.ts';
import { xmlRecords } from './xml-records.ts';

/** Reads feeds in OpenMarine XML 1.7 (FD1). */
export class OpenMarineReader implements ListingReader {
  records(bytes: AsyncIterable<Uint8Array>): AsyncIterable<FeedRecord> {
    return xmlRecords(bytes, ['open_marine', 'adverts'], mapOpenMarine);
  }
}
