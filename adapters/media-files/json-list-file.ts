import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { errorText, hasErrorCode } from '../../core/shared/error-text.ts';

export interface ListFileOptions<T> {
  readonly path: string;
  /** Whether a missing file counts as an empty list. */
  readonly optional: boolean;
  readonly empty: T;
  readonly read: (rows: readonly unknown[], warn: (message: string) => void) => Promise<T>;
  readonly warn: (message: string) => void;
}

/**
 * Reads a JSON list from a file, and again when it changes. An invalid file is logged; the last valid list stays, also
 * while the file cannot be read.
 */
export class JsonListFile<T> {
  #stamp = '';
  /** Whether the list was read, or found missing. */
  #isKnown = false;
  #value: T;

  constructor(private readonly options: ListFileOptions<T>) {
    this.#value = options.empty;
  }

  /** Returns the current list; calls must not overlap. Throws where the file could not be read and never was. */
  async current(): Promise<T> {
    const { path, read, empty, optional, warn } = this.options;
    try {
      const { mtimeMs, size } = await stat(path);
      const stamp = `${mtimeMs} ${size}`;
      if (stamp === this.#stamp) return this.#value;
      const rows: unknown = JSON.parse((await readFile(path, 'utf8')).replace(/^\ufeff/, ''));
      if (!Array.isArray(rows)) throw new Error('it is not a list');
      this.#value = await read(rows, warn);
      this.#stamp = stamp;
      this.#isKnown = true;
    } catch (error) {
      if (optional && hasErrorCode(error, 'ENOENT')) {
        this.#stamp = '';
        this.#isKnown = true;
        this.#value = empty;
      } else {
        warn(`The media list ${path} cannot be read: ${errorText(error)}`);
        const isUnread = error instanceof Error && 'syscall' in error && !hasErrorCode(error, 'ENOENT');
        if (isUnread && !this.#isKnown) throw error;
      }
    }
    return this.#value;
  }
}

export interface HashedFile {
  readonly hash: string;
  readonly bytes: number;
  /** The size and modification time that the file had when it was read. */
  readonly stamp: string;
}

/** Reads the hashes and sizes of files in a folder; a file is read again when its time or size changes. */
export class FileHasher {
  readonly #checks = new Map<string, { readonly found: Promise<HashedFile | null>; readonly at: number }>();

  /** @param checkIntervalMs milliseconds between two checks of a file */
  constructor(
    private readonly folder: string,
    private readonly checkIntervalMs: number,
  ) {}

  /** Returns a file's hash and size; null where it cannot be read. @param now milliseconds */
  async of(file: string, now: number): Promise<HashedFile | null> {
    let check = this.#checks.get(file);
    if (check === undefined || now - check.at >= this.checkIntervalMs) {
      check = { found: checkFile(this.folder, file, check?.found), at: now };
      this.#checks.set(file, check);
    }
    return check.found;
  }
}

/**
 * Reads a file that lies in the folder; null where it is missing, or could not be read and never was. One that a symbolic
 * link finds elsewhere counts as missing.
 */
async function checkFile(
  folder: string,
  file: string,
  before: Promise<HashedFile | null> | undefined,
): Promise<HashedFile | null> {
  try {
    const [root, path] = await Promise.all([realpath(folder), realpath(join(folder, file))]);
    if (!path.startsWith(root + sep)) return null;
    const { size, mtimeMs } = await stat(path);
    const stamp = `${mtimeMs} ${size}`;
    const known = await before;
    if (known?.stamp === stamp) return known;
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    return { hash: hash.digest('hex'), bytes: size, stamp };
  } catch (error) {
    // A file that could not be read this time is as it was.
    return hasErrorCode(error, 'ENOENT') ? null : ((await before) ?? null);
  }
}
