import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as v from 'valibot';
import { type ArchiveSummary, ArchiveTally } from '../../core/archive/archive-summary.ts';
import { type ArchivedRow, readArchivedRow } from '../../core/archive/archived-row.ts';
import type { ArchivedRowBatches } from '../../core/ports/enquiry-archive.ts';
import { fieldsOf, parseJson } from '../../core/shared/parse-json.ts';

/** Changes when files of a new release could not be read rightly by this one. */
export const BACKUP_FORMAT = 1;

const head = v.object({
  halyard: v.literal('enquiries'),
  format: v.number(),
  /** When the backup was begun, as ISO 8601. */
  takenAt: v.string(),
  /** The store that it was taken from, and the version of its tables. */
  store: v.string(),
  schema: v.number(),
  /** The secret that the site made for itself; null where `FORM_SECRET` names one. */
  secret: v.nullable(v.string()),
});

/** The first line of a backup. */
export type BackupHead = v.InferOutput<typeof head>;

/** A file that is not a whole backup. Its message says in one line what is wrong. */
export class InvalidBackupError extends Error {}

/** The longest line, in bytes: how a very large fleet stood on a day. */
const MAX_LINE_LENGTH = 64 * 1024 * 1024;
const ROWS_AT_ONCE = 200;
const BYTES_AT_ONCE = 1024 * 1024;
const NEWLINE = 0x0a;

/**
 * Writes a backup beside its name, and renames it once it is whole and on the disk: lines of JSON, compressed. The last
 * line has a SHA-256 of all lines before it. Throws where it cannot be written, and leaves nothing then.
 */
export async function writeBackup(file: string, head: BackupHead, rows: ArchivedRowBatches): Promise<ArchiveSummary> {
  const aside = `${file}.${randomUUID()}.part`;
  const tally = new ArchiveTally();
  try {
    const target = createWriteStream(aside, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(backupLines(head, rows, tally), createGzip(), target);
    await rename(aside, file);
    await syncFolder(dirname(file));
    return tally.summary();
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}

/**
 * Reads a backup; its rows throw `InvalidBackupError` at the first line that is wrong, and after the last where the
 * file is cut off or was changed. Throws so for a file that is not a backup, too, or is one of a later release.
 */
export async function withBackup<T>(
  file: string,
  knownSchema: number,
  use: (head: BackupHead, rows: ArchivedRowBatches) => Promise<T>,
): Promise<T> {
  const source = createReadStream(file);
  const unzipped = createGunzip();
  source.on('error', (error) => unzipped.destroy(error)).pipe(unzipped);
  try {
    const lines = splitLines(unzipped);
    const first = await lines.next();
    const bytes = first.done ? Buffer.alloc(0) : first.value;
    return await use(readHead(bytes, knownSchema), rowsIn(bytes, lines));
  } finally {
    source.destroy();
    unzipped.destroy();
  }
}

async function* backupLines(head: BackupHead, rows: ArchivedRowBatches, tally: ArchiveTally): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const hashed = (lines: readonly object[]) => {
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    hash.update(text);
    return text;
  };
  yield hashed([head]);
  for await (const some of rows) {
    for (const row of some) tally.add(row);
    yield hashed(some.map(({ table, values }) => [table, values]));
  }
  yield `${JSON.stringify({ rows: tally.summary().rows, sha256: hash.digest('hex') })}\n`;
}

function readHead(line: Buffer, knownSchema: number): BackupHead {
  const json = parseJson(line.toString());
  const { format, schema } = fieldsOf(json);
  if (Number(format) > BACKUP_FORMAT || Number(schema) > knownSchema) {
    throw new InvalidBackupError('it is of a later release');
  }
  const read = v.safeParse(head, json);
  if (!read.success) throw new InvalidBackupError('it is not a backup of this site');
  return read.output;
}

async function* rowsIn(head: Buffer, lines: AsyncGenerator<Buffer>): ArchivedRowBatches {
  const hash = createHash('sha256').update(head);
  let some: ArchivedRow[] = [];
  let bytes = 0;
  let number = 1;
  for await (const line of lines) {
    number += 1;
    const json = parseJson(line.toString());
    if (!Array.isArray(json)) {
      if (fieldsOf(json).sha256 !== hash.digest('hex')) throw new InvalidBackupError('it was changed, or is cut off');
      if (!(await lines.next()).done) throw new InvalidBackupError('it goes on after its end');
      yield some;
      return;
    }
    hash.update(line);
    const row = readArchivedRow(json[0], json[1]);
    if (row === null) throw new InvalidBackupError(`line ${number} is not a row of this site`);
    some.push(row);
    bytes += line.length;
    if (some.length < ROWS_AT_ONCE && bytes < BYTES_AT_ONCE) continue;
    yield some;
    some = [];
    bytes = 0;
  }
  throw new InvalidBackupError('it is cut off');
}

/** Splits bytes into lines, each with its end. Throws `InvalidBackupError` for a line that is too long or without an end. */
async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of chunks) {
      let from = 0;
      for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
        yield Buffer.concat([...parts, chunk.subarray(from, end + 1)]);
        parts = [];
        length = 0;
        from = end + 1;
      }
      if (from < chunk.length) parts.push(chunk.subarray(from));
      length += chunk.length - from;
      if (length > MAX_LINE_LENGTH) throw new InvalidBackupError('a line is too long');
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw code.startsWith('Z_') ? new InvalidBackupError('it is cut off, was changed, or is not a backup') : error;
  }
  if (length > 0) throw new InvalidBackupError('it is cut off');
}

/** Syncs a folder, so that a new name is on the disk as well as the bytes. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
