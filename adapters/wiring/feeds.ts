import { FeedPictureStore } from '../../core/ports/feed-picture-store.ts';
import type { ListingReader } from '../../core/ports/listing-reader.ts';
import { ListingStore } from '../../core/ports/listing-store.ts';
import type { FieldProblem } from '../../core/records/read-by-schema.ts';
import { Log } from '../../core/shared/log.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import { ContentFilesListings } from '../content-files/content-files-listings.ts';
import { ContentDir } from '../content-files/content-source.ts';
import { CsvFeedReader } from '../csv-feed/csv-feed-reader.ts';
import { readCsvMapping } from '../csv-feed/csv-mapping.ts';
import { FeedMediaFolder, FeedMediaOptions } from '../feed-pictures/feed-media-folder.ts';
import { OpenYachtReader } from '../openyacht-feed/openyacht-reader.ts';
import type { AllowedAddresses } from '../remote-http/public-address.ts';
import { NautixReader } from '../xml-feeds/nautix-reader.ts';
import { OpenMarineReader } from '../xml-feeds/open-marine-reader.ts';
import { wireRemoteFiles } from './remote-files.ts';
import type { ServerSettings } from './server-settings.ts';
import { containerOf, rowsFor } from './table.ts';

export { suggestMappingForFile } from '../csv-feed/suggest-mapping.ts';

export interface FeedSettings extends Pick<ServerSettings, 'contentDir' | 'log'> {
  /** Which servers may be asked. */
  readonly allowed: AllowedAddresses;
}

const { answer, given } = rowsFor<FeedSettings>();

/** The adapters by which listings come in (FD1). A site that only serves them does not load these. */
const ROWS = [
  answer<ListingStore>(ListingStore, ContentFilesListings),
  answer<FeedPictureStore>(FeedPictureStore, FeedMediaFolder),
  given<FeedMediaOptions>(FeedMediaOptions, ({ contentDir }) => ({ contentDir })),
  given<string>(ContentDir, ({ contentDir }) => contentDir),
  given<Pick<Log, 'warn'>>(Log, ({ log }) => log),
];

/** Returns the places of the listings and pictures that feeds bring, and the way to feeds at addresses. */
export function wireFeeds(settings: FeedSettings) {
  const container = containerOf(ROWS, settings);
  return {
    listings: container.get<ListingStore>(ListingStore),
    media: container.get<FeedPictureStore>(FeedPictureStore),
    remote: wireRemoteFiles(settings.allowed),
  };
}

const READERS = {
  openmarine: () => ok(new OpenMarineReader()),
  nautix: () => ok(new NautixReader()),
  openyacht: (_: unknown, today: string) => ok(new OpenYachtReader({ today })),
  csv: (mapping: unknown) => {
    const read = readCsvMapping(mapping);
    return read.ok ? ok(new CsvFeedReader(read.value)) : read;
  },
} as const;

/**
 * Returns the reader of a format, or every mistake in the mapping of a table.
 * @param mapping what columns mean
 * @param today the day of the import, as YYYY-MM-DD
 */
export function listingReader(
  format: keyof typeof READERS,
  mapping: unknown,
  today: string,
): Result<ListingReader, readonly FieldProblem[]> {
  return READERS[format](mapping, today);
}
