import { type FeedRecord, UnreadableFeed } from '../../core/import/feed-listing.ts';
import { DEFAULT_LOCALE, type Locale } from '../../core/locale/locale.ts';
import type { ListingReader } from '../../core/ports/listing-reader.ts';
import { fieldsOf, isRecord } from '../../core/shared/parse-json.ts';
import { readJsonRecords } from './json-records.ts';
import { truncateText } from './listing-fields.ts';
import { mapOpenYacht, refOf } from './map-openyacht.ts';
import type { JsonRecord } from './record-builder.ts';
import { schemaProblems } from './schema-problems.ts';

/** Fields of which a listing or a tombstone has one at least. */
const MARKS = ['id', 'vessel', 'listing', 'tombstone'];

export interface OpenYachtOptions {
  /** The language of the feed's texts, which the protocol does not tell; the site's own by default. */
  readonly locale?: Locale;
  /** The day of the import, as YYYY-MM-DD; without it no rate of a charter counts as past. */
  readonly today?: string;
  /**
   * Whether the caller follows {@link OpenYachtReader.nextCursor}; otherwise a page with others behind it is not a
   * feed.
   */
  readonly followsPages?: boolean;
}

/**
 * Reads a file of the OpenYacht protocol, version 1: one listing, a list of them, or a page of a collection, with
 * tombstones (FD1). A listing above 2 MB is refused.
 */
export class OpenYachtReader implements ListingReader {
  readonly #locale: Locale;
  readonly #today: string | null;
  readonly #followsPages: boolean;
  #nextCursor: string | null = null;

  constructor({ locale = DEFAULT_LOCALE, today, followsPages = false }: OpenYachtOptions = {}) {
    this.#locale = locale;
    this.#today = today ?? null;
    this.#followsPages = followsPages;
  }

  /** After the records of a page, the cursor of the page that follows; null for the last page and for other files. */
  get nextCursor(): string | null {
    return this.#nextCursor;
  }

  async *records(bytes: AsyncIterable<Uint8Array>): AsyncIterable<FeedRecord> {
    this.#nextCursor = null;
    const root = yield* readJsonRecords(bytes, (record) => this.#map(record));
    if (root.kind === 'object') yield this.#single(root.record);
    if (root.kind !== 'envelope') return;
    this.#nextCursor = cursorOf(root.record);
    if (this.#nextCursor === null || this.#followsPages) return;
    throw new UnreadableFeed('is one page of several: the listings of the others would count as gone');
  }

  #map({ at, value, problem }: JsonRecord): FeedRecord {
    if (problem === null) return mapOpenYacht(at, value, this.#locale, this.#today);
    const field = truncateText(problem.field) || 'record';
    return { kind: 'refused', at, ref: refOf(value), problems: [{ field, value: '', problem: problem.problem }] };
  }

  #single(record: JsonRecord): FeedRecord {
    const fields = fieldsOf(record.value);
    if (record.problem !== null || MARKS.some((name) => Object.hasOwn(fields, name))) return this.#map(record);
    const code = isRecord(fields.error) ? String(fields.error.code).slice(0, 40) : null;
    throw new UnreadableFeed(
      code === null ? 'has no listings' : `is an error of the sender instead of listings: ${code}`,
    );
  }
}

/**
 * Returns the cursor of the next page. An envelope that breaks the protocol may hide that there is one, and whoever takes
 * such a page for the whole feed would withdraw the listings of the others.
 */
function cursorOf({ value, problem }: JsonRecord): string | null {
  const wrong = problem ?? schemaProblems('page', value).find(({ kind }) => kind !== 'unknown');
  if (wrong !== undefined) {
    throw new UnreadableFeed(
      `has an envelope that cannot be read: ${truncateText(wrong.field) || 'it'} ${wrong.problem}`,
    );
  }
  const { next_cursor: cursor } = fieldsOf(fieldsOf(value).meta);
  return typeof cursor === 'string' ? cursor : null;
}
