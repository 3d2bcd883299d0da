import { UnreadableFeed } from '../import/feed-listing.ts';
import { type ImportContext, ImportPlanner, type ListingWrite } from '../import/import-planner.ts';
import type { ImportSummary } from '../import/import-report.ts';
import type { KnownListing } from '../import/known-listing.ts';
import type { YachtRecord } from '../import/yacht-record.ts';
import type { ListingReader } from '../ports/listing-reader.ts';
import type { ListingStore } from '../ports/listing-store.ts';

export interface ImportPorts {
  readonly reader: ListingReader;
  readonly store: ListingStore;
}

export interface ImportRequest extends Omit<ImportContext, 'known'> {
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Whether the changes are applied; a dry run plans and reports them. */
  readonly isDryRun: boolean;
  /** Changes with anything that an import depends on: the bytes of the feed, how they are read, and the site's areas. */
  readonly source: string;
}

export interface ImportResult {
  /**
   * Whether the changes were applied, or the feed is the one that was imported last. A dry run and a refused import leave
   * everything as it was.
   */
  readonly outcome: 'applied' | 'same' | 'planned' | 'refused';
  /** Why the import was refused as a whole: a line each; empty for one that may be applied. */
  readonly refusals: readonly string[];
  readonly summary: ImportSummary;
}

/**
 * Imports the listings of a feed (FD1, FD2): all changes at once, or none where a guard refuses them or the feed cannot
 * be read to its end.
 * @throws ImportUnderWayError while another import of this feed runs
 */
export async function importListings(
  { reader, store }: ImportPorts,
  { bytes, isDryRun, source, ...context }: ImportRequest,
): Promise<ImportResult> {
  const changes = isDryRun ? null : await store.begin(context.feed);
  try {
    const known = await store.known(context.feed);
    const run = new ImportPlanner({ ...context, known });
    if (changes !== null && isSettled(known, context.today) && (await store.lastSource(context.feed)) === source) {
      return { outcome: 'same', refusals: [], summary: run.summary() };
    }
    const apply = async (change: ListingWrite) => {
      const record = changes === null ? null : await recordOf(change, context.feed, store);
      if (record !== null) await changes?.put(change.listing, record);
    };
    const problem = await takeAll(reader.records(bytes), run, apply);
    if (problem !== null) return { outcome: 'refused', refusals: [problem], summary: run.summary() };
    const { withdrawn, refusals, summary } = run.finish();
    for (const change of withdrawn) await apply(change);
    if (refusals.length > 0) return { outcome: 'refused', refusals, summary };
    if (changes === null) return { outcome: 'planned', refusals, summary };
    await changes.commit(source);
    return { outcome: 'applied', refusals, summary };
  } finally {
    await changes?.end();
  }
}

/** Takes all records of a feed; returns why it cannot be read to its end, or null. */
async function takeAll(
  records: ReturnType<ListingReader['records']>,
  run: ImportPlanner,
  apply: (change: ListingWrite) => Promise<void>,
): Promise<string | null> {
  try {
    for await (const record of records) {
      const change = run.take(record);
      if (change !== null) await apply(change);
    }
    return null;
  } catch (error) {
    if (error instanceof UnreadableFeed) return `unreadable: ${error.message}`;
    throw error;
  }
}

/**
 * Returns whether the same feed would bring nothing new: no record is lost, no yacht is kept although not found, and no price
 * was dated by a wrong clock.
 */
function isSettled(known: ReadonlyMap<string, KnownListing>, today: string): boolean {
  return [...known.values()].every(
    ({ file, isMissing, priceHistory }) => file !== null && !isMissing && priceHistory.every(({ on }) => on <= today),
  );
}

/** Returns the record to keep: the new one, or the last one, which then says that she is withdrawn; null if it is lost. */
async function recordOf(
  { listing, record }: ListingWrite,
  feed: string,
  store: ListingStore,
): Promise<YachtRecord | null> {
  const last = record ?? (await store.record(feed, listing));
  return last && { ...last, withdrawn: listing.withdrawn };
}
