import { createHash } from 'node:crypto';
import { type Dirent, readFileSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { SourceRecord } from '../../core/content/parse-source-records.ts';
import { errorText, hasErrorCode } from '../../core/shared/error-text.ts';
import type { Log } from '../../core/shared/log.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';

/** The bytes of a file, or the reason why it cannot be read. */
export interface ContentFile {
  /** Relative to the content folder, with forward slashes. */
  readonly name: string;
  readonly bytes: Result<Buffer, string>;
}

/** Files whose size and time are asked for in one turn of the event loop, which takes a millisecond. */
const STAMPS_PER_TURN = 128;
/** The stamp of a file that cannot be found. */
const MISSING = '–';
/** The stamp of a file or folder that may be there and cannot be looked at. */
const UNREAD = '?';
/** Files of a folder that are read in one turn of the event loop, which takes some milliseconds. */
const FILES_PER_TURN = 16;

/*
 * A disk that does not answer for a moment, or too many open files, say nothing of what the content holds: only what is
 * known not to be there counts as missing.
 */

/** Reads one file. That it is missing is part of the result; any other failure is thrown. */
export async function readContentFile(dir: string, name: string): Promise<ContentFile> {
  const bytes = await readFile(join(dir, name)).then(ok, (error: unknown) => err(errorText(error)));
  return throwIfUnreadable({ name, bytes });
}

/** Returns a file that was read or is missing; throws where it may be there and could not be read. */
export function throwIfUnreadable(file: ContentFile): ContentFile {
  // A folder of its name is not a file.
  if (file.bytes.ok || isMissing(file) || file.bytes.error.startsWith('EISDIR')) return file;
  throw new Error(`${file.name}: ${file.bytes.error}`);
}

/** Lists a folder; null where there is none. Any other failure is thrown. */
export async function listFolder(folder: string, { recursive = false } = {}): Promise<readonly Dirent[] | null> {
  try {
    // With types, since the mere names take a look at each file.
    return await readdir(folder, { recursive, withFileTypes: true });
  } catch (error) {
    // A folder below it that is gone meanwhile has been moved or removed: what was listed is of neither time.
    if (hasErrorCode(error, 'ENOENT') && (error as NodeJS.ErrnoException).path === folder) return null;
    throw error;
  }
}

/** Reads one file within this turn of the event loop; a failure is part of the result, not an exception. */
export function readContentFileSync(dir: string, name: string): ContentFile {
  try {
    return { name, bytes: ok(readFileSync(join(dir, name))) };
  } catch (error) {
    return { name, bytes: err(errorText(error)) };
  }
}

/** Lists every `.json` of a content folder and its subfolders, by path; null where there is no such folder. */
export async function jsonFilesIn(dir: string, folder: string): Promise<readonly string[] | null> {
  const root = join(dir, folder);
  const found = await listFolder(root, { recursive: true });
  const files = found?.filter(({ name }) => name.endsWith('.json')) ?? null;
  const names = files?.map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1)).sort() ?? null;
  return names?.map((name) => `${folder}/${name.replaceAll(sep, '/')}`) ?? null;
}

/** Reads every `.json` of a content folder and its subfolders, as {@link jsonFilesIn} lists them. */
export async function readContentFolder(dir: string, folder: string): Promise<readonly ContentFile[] | null> {
  const names = await jsonFilesIn(dir, folder);
  if (names === null) return null;
  const files: ContentFile[] = [];
  for (const [at, name] of names.entries()) {
    // Reading small files synchronously takes a tenth of the time; the event loop gets a turn in between.
    if (at % FILES_PER_TURN === FILES_PER_TURN - 1) await setImmediate();
    files.push(throwIfUnreadable(readContentFileSync(dir, name)));
  }
  return files;
}

/** Returns whether the file does not exist; false for a file that exists but cannot be read. */
export function isMissing({ bytes }: ContentFile): boolean {
  // Node's messages begin with the error code.
  return !bytes.ok && bytes.error.startsWith('ENOENT');
}

/** Parses a file as JSON; its shape is not validated. */
export function parseJsonFile({ bytes }: ContentFile): Result<unknown, string> {
  if (!bytes.ok) return bytes;
  try {
    // Some editors put a byte order mark before the text.
    return ok(JSON.parse(bytes.value.toString('utf8').replace(/^\ufeff/, '')));
  } catch (error) {
    return err(errorText(error));
  }
}

/** Returns a file as a record of the content. */
export function recordOf(file: ContentFile): SourceRecord {
  return { source: { file: file.name }, json: parseJsonFile(file) };
}

/** Returns the rows of a JSON list, or the reason why there is none. */
export function parseRows(file: ContentFile): Result<readonly SourceRecord[], string> {
  const json = parseJsonFile(file);
  if (!json.ok) return json;
  if (!Array.isArray(json.value)) return err('must be a list');
  return ok(json.value.map((record: unknown, row) => ({ source: { file: file.name, row }, json: ok(record) })));
}

/** Returns the rows of a JSON list. A file without a list is logged and has no rows. */
export function rowsOrWarn(file: ContentFile, log: Pick<Log, 'warn'>): readonly SourceRecord[] {
  const rows = parseRows(file);
  if (!rows.ok) log.warn({ file: file.name, problem: rows.error }, 'Content file left out');
  return rows.ok ? rows.value : [];
}

/** Returns the SHA-256 of the files' names and bytes (or read errors), independent of their order. */
export function hashOfFiles(files: readonly ContentFile[]): string {
  const hash = createHash('sha256');
  for (const { name, bytes } of [...files].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const content = bytes.ok ? bytes.value : Buffer.from(bytes.error);
    hash.update(`${name}\0${bytes.ok}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Lists names, sizes and times of content files and folders, as a text that changes with any of them. */
export async function combinedStamp(dir: string, names: readonly string[]): Promise<string> {
  return stampText(names, await fileStamps(dir, names));
}

/** Puts names and their stamps together as {@link combinedStamp} does. */
export function stampText(names: readonly string[], stamps: readonly string[]): string {
  return names.map((name, at) => `${name} ${stamps[at]}`).join('\n');
}

/** Returns size and time of each file; of a folder, those of all its files. */
export async function fileStamps(dir: string, names: readonly string[]): Promise<readonly string[]> {
  const stamps: string[] = [];
  for (const [at, name] of names.entries()) {
    if (at % STAMPS_PER_TURN === STAMPS_PER_TURN - 1) await setImmediate();
    const stamp = fileStamp(join(dir, name));
    stamps.push(stamp ?? (await folderStamp(dir, name)));
  }
  return stamps;
}

/** Returns size and times of a file; null for a folder. */
function fileStamp(path: string): string | null {
  try {
    const found = statSync(path);
    // Unlike the time of the last write, the time of the last change cannot be set back.
    return found.isDirectory() ? null : `${found.size} ${found.mtimeMs} ${found.ctimeMs}`;
  } catch (error) {
    return errorStamp(error);
  }
}

function errorStamp(error: unknown): string {
  return hasErrorCode(error, 'ENOENT') ? MISSING : UNREAD;
}

async function folderStamp(dir: string, name: string): Promise<string> {
  const files = await readdir(join(dir, name)).catch(errorStamp);
  if (typeof files === 'string') return files;
  return combinedStamp(
    dir,
    files.sort().map((file) => `${name}/${file}`),
  );
}
