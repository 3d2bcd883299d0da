import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { err, ok, type Result } from '../../core/shared/result.ts';

/** One file as it was read: its bytes, or why there are none. */
export interface ContentFile {
  /** Relative to the content folder, with forward slashes. */
  readonly name: string;
  readonly bytes: Result<Buffer, string>;
}

/** Files read or looked at at a time, so that a fleet of any size stays below the system's limit of open files, and others read, too. */
const BATCH = 64;
/** Files of a folder that are read without a pause, some milliseconds. */
const AT_A_TURN = 16;

/** One file; one that cannot be read is an answer, not an exception. */
export async function readContentFile(dir: string, name: string): Promise<ContentFile> {
  try {
    return { name, bytes: ok(await readFile(join(dir, name))) };
  } catch (error) {
    return { name, bytes: err(reasonOf(error)) };
  }
}

function readNow(dir: string, name: string): ContentFile {
  try {
    return { name, bytes: ok(readFileSync(join(dir, name))) };
  } catch (error) {
    return { name, bytes: err(reasonOf(error)) };
  }
}

/** Every `.json` in a folder of the content and the folders below it, by name; a folder that cannot be read is an error. */
export async function readContentFolder(dir: string, folder: string): Promise<Result<ContentFile[], string>> {
  let names: string[];
  try {
    const found = await readdir(join(dir, folder), { recursive: true });
    names = found.filter((name) => name.endsWith('.json')).sort();
  } catch (error) {
    return err(reasonOf(error));
  }
  const files: ContentFile[] = [];
  for (const [at, name] of names.entries()) {
    // Small files are read in a tenth of the time in which a thread is asked to; others have their turn in between.
    if (at % AT_A_TURN === AT_A_TURN - 1) await setImmediate();
    files.push(readNow(dir, `${folder}/${name.replaceAll(sep, '/')}`));
  }
  return ok(files);
}

/** Whether there is no such file; one that cannot be read is there. */
export function isMissing({ bytes }: ContentFile): boolean {
  // Node's messages begin with the error's code.
  return !bytes.ok && bytes.error.startsWith('ENOENT');
}

/** The content of a file as JSON; nothing about its shape is known yet. */
export function jsonOf({ bytes }: ContentFile): Result<unknown, string> {
  if (!bytes.ok) return bytes;
  try {
    return ok(JSON.parse(bytes.value.toString('utf8')));
  } catch (error) {
    return err(reasonOf(error));
  }
}

/** SHA-256 over names and bytes: the same for the same files in any order, another for any change. */
export function hashOf(files: readonly ContentFile[]): string {
  const hash = createHash('sha256');
  for (const { name, bytes } of [...files].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const content = bytes.ok ? bytes.value : Buffer.from(bytes.error);
    hash.update(`${name}\0${bytes.ok}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Names, sizes and times of files and folders of the content: another text whenever any of them changed. */
export async function stampOf(dir: string, names: readonly string[]): Promise<string> {
  const parts: string[] = [];
  for (let start = 0; start < names.length; start += BATCH) {
    const batch = names.slice(start, start + BATCH);
    parts.push(...(await Promise.all(batch.map((name) => stampOfOne(dir, name)))));
  }
  return parts.join('\n');
}

async function stampOfOne(dir: string, name: string): Promise<string> {
  try {
    const found = await stat(join(dir, name));
    if (!found.isDirectory()) return `${name} ${found.size} ${found.mtimeMs}`;
    return await stampOf(
      dir,
      (await readdir(join(dir, name))).sort().map((file) => `${name}/${file}`),
    );
  } catch {
    return `${name} –`;
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
