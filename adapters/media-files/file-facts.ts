import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** What a file says of itself. */
export interface Facts {
  /** Of its bytes, in full. */
  readonly hash: string;
  readonly bytes: number;
}

/** Facts, and time and size of the file that they are of. */
interface Found {
  readonly facts: Facts;
  readonly stamp: string;
}

/** Facts of the files in a folder: bytes are read once, and again when the file has another time or size. */
export class FileFacts {
  readonly #folder: string;
  readonly #againMs: number;
  readonly #looks = new Map<string, { readonly found: Promise<Found | null>; readonly at: number }>();

  /** @param againMs milliseconds for which a file is not looked at again */
  constructor(folder: string, againMs: number) {
    this.#folder = folder;
    this.#againMs = againMs;
  }

  /** Null when the file cannot be read. @param now milliseconds */
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
