import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Facts read from a file's bytes. */
export interface Facts {
  /** Hash of all its bytes. */
  readonly hash: string;
  readonly bytes: number;
}

/** Facts with the time and size of the file that they were read from. */
interface Found {
  readonly facts: Facts;
  readonly stamp: string;
}

/** Reads facts of the files in a folder; a file is read again when its time or size changes. */
export class FileFacts {
  readonly #folder: string;
  readonly #againMs: number;
  readonly #looks = new Map<string, { readonly found: Promise<Found | null>; readonly at: number }>();

  /** @param againMs milliseconds between two checks of a file */
  constructor(folder: string, againMs: number) {
    this.#folder = folder;
    this.#againMs = againMs;
  }

  /** Returns a file's facts; null where it cannot be read. @param now milliseconds */
  async of(file: string, now: number): Promise<Facts | null> {
    let look = this.#looks.get(file);
    if (look === undefined || now - look.at >= this.#againMs) {
      look = { found: lookAt(join(this.#folder, file), look?.found), at: now };
      this.#looks.set(file, look);
    }
    return (await look.found)?.facts ?? null;
  }
}

async function lookAt(path: string, before: Promise<Found | null> | undefined): Promise<Found | null> {
  try {
    const { size, mtimeMs } = await stat(path);
    const stamp = `${mtimeMs} ${size}`;
    const known = await before;
    if (known?.stamp === stamp) return known;
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    return { facts: { hash: hash.digest('hex'), bytes: size }, stamp };
  } catch {
    return null;
  }
}
