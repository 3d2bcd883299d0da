import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isMediaFile } from '../../adapters/media-files/media-lists.ts';
import { isRecord, parseJson } from '../../core/shared/parse-json.ts';
import type { Fields } from '../stored-stories/stored.ts';

/** A file of the media folder, with the row of its list that names it. */
export interface MediaFile {
  /** Path below the media folder. */
  readonly file: string;
  readonly row: Fields | null;
  readonly sha256: string;
}

/** Returns the files of a media folder that the library can show. Each is read as a stream, one after another. */
export async function mediaFiles(dir: string): Promise<readonly MediaFile[]> {
  if (!existsSync(dir)) return [];
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
    .filter(isMediaFile)
    .sort();
  const rows = existsSync(join(dir, 'assets.json')) ? parseJson(await readFile(join(dir, 'assets.json'), 'utf8')) : [];
  const byFile = new Map((Array.isArray(rows) ? rows : []).filter(isRecord).map((row) => [row.file, row]));
  const files: MediaFile[] = [];
  for (const file of names)
    files.push({ file, row: byFile.get(file) ?? null, sha256: await fileHash(join(dir, file)) });
  return files;
}

/** Returns the SHA-256 of a file, in hexadecimal digits. */
export async function fileHash(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
