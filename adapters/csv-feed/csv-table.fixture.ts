import { CsvFeedReader } from './csv-feed-reader.ts';
import { readCsvMapping } from './csv-mapping.ts';

/** The bytes of a text, in pieces of a size. */
export async function* bytesOf(text: string | Uint8Array, size = 7): AsyncGenerator<Uint8Array> {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** A text in pieces of so many characters. */
export async function* piecesOf(text: string, size = 7): AsyncGenerator<string> {
  const characters = Array.from(text);
  for (let at = 0; at < characters.length; at += size) yield characters.slice(at, at + size).join('');
}

export async function allOf<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/** A reader by a mapping of columns beside the id. */
export function readerOf(columns: Readonly<Record<string, unknown>>, settings: Readonly<Record<string, unknown>> = {}) {
  const mapping = readCsvMapping({ markets: ['sale'], ...settings, columns: { Id: 'ref', ...columns } });
  if (!mapping.ok) throw new Error(JSON.stringify(mapping.error));
  return new CsvFeedReader(mapping.value);
}

export const recordsOf = (reader: CsvFeedReader, table: string | Uint8Array) => allOf(reader.records(bytesOf(table)));

/** The only listing of a table of one row. */
export async function listingOf(columns: Readonly<Record<string, unknown>>, cells: readonly string[], settings = {}) {
  const header = ['Id', ...Object.keys(columns)].join('\t');
  const [record] = await recordsOf(readerOf(columns, settings), `${header}\n${['1', ...cells].join('\t')}\n`);
  if (record?.kind !== 'listing') throw new Error(JSON.stringify(record));
  return record;
}
