import { createHash } from 'node:crypto';
import { type ImportResult, importListings } from '../../core/application/import-listings.ts';
import type { ListingReader } from '../../core/ports/listing-reader.ts';
import type { ListingStore } from '../../core/ports/listing-store.ts';
import type { RemoteFiles } from '../../core/ports/remote-files.ts';
import type { ImportArguments } from './import-arguments.ts';
import { feedSourceText, spoolFeed } from './open-feed.ts';
import { reportHtml } from './report-html.ts';
import { type ReportHead, reportText } from './report-text.ts';

interface ImportServices {
  readonly reader: ListingReader;
  /** How the reader reads: its format and mapping. */
  readonly readBy: unknown;
  readonly listings: ListingStore;
  readonly remote: RemoteFiles;
  readonly now: () => Date;
}

export interface ImportRunResult {
  readonly result: ImportResult;
  readonly reports: { readonly text: string; readonly json: string; readonly html: string };
}

/** Returns 32 hexadecimal digits of a text's SHA-256. */
export function shortSha256(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

/** Changes whenever the site makes other records of the same listing, so that a feed is then read again. */
const RECORDS_VERSION = 3;

/** Runs an import as an operator asks for it, and writes its report (FD1, FD4). */
export async function runImport(
  { feed, from, isDryRun, limits }: ImportArguments,
  { reader, readBy, listings, remote, now }: ImportServices,
): Promise<ImportRunResult> {
  const at = now().toISOString();
  const taken = await listings.otherSlugs(feed);
  const areas = await listings.areas();
  const spooled = await spoolFeed(from, remote);
  try {
    const source = shortSha256(JSON.stringify([RECORDS_VERSION, readBy, [...areas.values()], spooled.digest]));
    const result = await importListings(
      { reader, store: listings },
      {
        ...{ feed, limits, isDryRun, areas, source, today: at.slice(0, 10), digest: shortSha256 },
        isSlugTaken: (slug) => taken.has(slug),
        bytes: spooled.bytes(),
      },
    );
    const head: ReportHead = { feed, at, from: feedSourceText(from) };
    const json = `${JSON.stringify({ ...head, ...result }, null, 2)}\n`;
    return { result, reports: { json, text: reportText(head, result), html: reportHtml(head, result) } };
  } finally {
    await spooled.remove();
  }
}
