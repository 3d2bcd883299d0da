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

/** Facts of the files in a folder, found once; a file that is not there is looked for again after a while. */
export class FileFacts {
  readonly #folder: string;
  readonly #againMs: number;
  readonly #known = new Map<string, { readonly facts: Promise<Facts | null>; readonly at: number }>();
  readonly #absent = new Set<string>();

  constructor(folder: string, againMs: number) {
    this.#folder = folder;
    this.#againMs = againMs;
  }

  /** Null when the file cannot be read. @param now milliseconds */
  of(file: string, now: number): Promise<Facts | null> {
    const known = this.#known.get(file);
    if (known && !(this.#absent.has(file) && now - known.at >= this.#againMs)) return known.facts;
    this.#absent.delete(file);
    const facts = factsOf(join(this.#folder, file)).then((found) => {
      if (found === null) this.#absent.add(file);
      return found;
    });
    this.#known.set(file, { facts, at: now });
    return facts;
  }
}

async function factsOf(path: string): Promise<Facts | null> {
  const hash = createHash('sha256');
  try {
    const { size } = await stat(path);
    await pipeline(createReadStream(path), hash);
    return { hash: hash.digest('hex'), bytes: size };
  } catch {
    return null;
  }
}
