import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { hasErrorCode } from '../../core/shared/error-text.ts';

/** The hash, size and time stamp that tell the contents of a file from others. */
export interface FileDigest {
  /** SHA-256 in hexadecimal. */
  readonly hash: string;
  /** Bytes. */
  readonly size: number;
  /** The size and modification time that the file had when it was read. */
  readonly stamp: string;
}

/** Makes digests of the files in a folder; a file is read again when its modification time or size changes. */
export class FileHasher {
  readonly #checks = new Map<string, { readonly digest: Promise<FileDigest | null>; readonly at: number }>();

  /** @param checkIntervalMs milliseconds between two checks of a file */
  constructor(
    private readonly folder: string,
    private readonly checkIntervalMs: number,
  ) {}

  /** Returns a file's digest; null if it cannot be read. @param now milliseconds */
  async of(file: string, now: number): Promise<FileDigest | null> {
    let check = this.#checks.get(file);
    if (check === undefined || now - check.at >= this.checkIntervalMs) {
      check = { digest: digestFile(this.folder, file, check?.digest), at: now };
      this.#checks.set(file, check);
    }
    return check.digest;
  }
}

/**
 * Returns the digest of a file in the folder; null if it is missing, or cannot be read and never was. A file outside
 * the folder, to which a symbolic link leads, counts as missing.
 */
async function digestFile(
  folder: string,
  file: string,
  previous: Promise<FileDigest | null> | undefined,
): Promise<FileDigest | null> {
  try {
    const [root, path] = await Promise.all([realpath(folder), realpath(join(folder, file))]);
    if (!path.startsWith(root + sep)) return null;
    const { size, mtimeMs } = await stat(path);
    const stamp = `${mtimeMs} ${size}`;
    const known = await previous;
    if (known?.stamp === stamp) return known;
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    return { hash: hash.digest('hex'), size, stamp };
  } catch (error) {
    // A file that cannot be read this time keeps its previous digest.
    return hasErrorCode(error, 'ENOENT') ? null : ((await previous) ?? null);
  }
}
