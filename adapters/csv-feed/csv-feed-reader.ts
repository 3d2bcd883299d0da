import { type FeedRecord, UnreadableFeed } from '../../core/import/feed-listing.ts';
import type { ListingReader } from '../../core/ports/listing-reader.ts';
import { type CsvMapping, headerKey } from './csv-mapping.ts';
import { decodeText } from './decode-text.ts';
import { findDelimiter } from './find-delimiter.ts';
import { readListing, type TableColumn } from './read-listing.ts';
import { readRows } from './read-rows.ts';

/**
 * Reads a table of listings by a mapping (FD1). A column of the mapping that the table has not makes the whole feed
 * unreadable: without it each yacht would lose what it held.
 */
export class CsvFeedReader implements ListingReader {
  readonly #mapping: CsvMapping;

  constructor(mapping: CsvMapping) {
    this.#mapping = mapping;
  }

  async *records(bytes: AsyncIterable<Uint8Array>): AsyncIterable<FeedRecord> {
    const { encoding, delimiter: stated, columns: known } = this.#mapping;
    const { delimiter, text } = await findDelimiter(decodeText(bytes, encoding), stated, [...known.keys()]);
    let columns: readonly TableColumn[] | null = null;
    for await (const row of readRows(text, delimiter)) {
      if (columns === null) columns = this.#columnsOf(row.cells ?? []);
      else if (row.cells === null || row.cells.some((cell) => cell.trim() !== ''))
        yield readListing(row, columns, this.#mapping);
    }
    if (columns === null) throw new UnreadableFeed('has no header');
  }

  #columnsOf(header: readonly string[]): readonly TableColumn[] {
    const { columns: known } = this.#mapping;
    const headers = header.map(headerKey);
    const missing = [...known].filter(([name, { field }]) => field !== 'ignore' && !headers.includes(name));
    if (missing.length > 0) {
      const names = missing.map(([name]) => `"${name}"`).join(', ');
      throw new UnreadableFeed(`has no column ${names.slice(0, 500)}, which the mapping names`);
    }
    return headers
      .slice(0, headers.findLastIndex((name) => name !== '') + 1)
      .map((name) => ({ header: name, means: known.get(name) ?? null }));
  }
}
