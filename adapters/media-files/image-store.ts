import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface ImageStoreOptions {
  readonly folder: string;
  readonly maxBytes: number;
  readonly warn: (message: string) => void;
}

/** Of the limit, what is kept after a clearing. */
const KEPT = 0.8;

/**
 * Made pictures on disk. A file appears whole or not at all (written aside, then renamed); beyond the limit those
 * longest unused go. A disk that is full or read-only costs speed, never an answer.
 */
export class ImageStore {
  readonly #options: ImageStoreOptions;
  #bytes: Promise<number> | null = null;
  #clearing: Promise<void> | null = null;
  #troubled = false;

  constructor(options: ImageStoreOptions) {
    this.#options = options;
  }

  async read(name: string): Promise<Buffer | null> {
    const path = join(this.#options.folder, name);
    try {
      const body = await readFile(path);
      const now = new Date();
      utimes(path, now, now).catch(() => {});
      return body;
    } catch {
      return null;
    }
  }

  async write(name: string, body: Buffer): Promise<void> {
    const aside = join(this.#options.folder, `${name}.${randomUUID()}.part`);
    try {
      await mkdir(this.#options.folder, { recursive: true });
      const before = await this.#size();
      await writeFile(aside, body);
      await rename(aside, join(this.#options.folder, name));
      this.#bytes = Promise.resolve(before + body.length);
      this.#troubled = false;
      if (before + body.length > this.#options.maxBytes) await this.#clear();
    } catch (error) {
      await rm(aside, { force: true }).catch(() => {});
      if (!this.#troubled) this.#options.warn(`Pictures cannot be kept on disk: ${String(error)}`);
      this.#troubled = true;
    }
  }

  /** Counted once, then reckoned along; two writers at once may be off by a picture until the next clearing. */
  #size(): Promise<number> {
    this.#bytes ??= this.#files().then((files) => files.reduce((sum, file) => sum + file.size, 0));
    return this.#bytes;
  }

  #clear(): Promise<void> {
    this.#clearing ??= this.#clearNow().finally(() => {
      this.#clearing = null;
    });
    return this.#clearing;
  }

  async #clearNow(): Promise<void> {
    const files = (await this.#files()).sort((a, b) => a.usedAt - b.usedAt);
    let bytes = files.reduce((sum, file) => sum + file.size, 0);
    for (const file of files) {
      if (bytes <= this.#options.maxBytes * KEPT) break;
      await rm(file.path, { force: true });
      bytes -= file.size;
    }
    this.#bytes = Promise.resolve(bytes);
  }

  async #files(): Promise<{ path: string; size: number; usedAt: number }[]> {
    const names = await readdir(this.#options.folder);
    const files = await Promise.all(
      names.map(async (name) => {
        const path = join(this.#options.folder, name);
        const found = await stat(path).catch(() => null);
        return found?.isFile() ? [{ path, size: found.size, usedAt: found.mtimeMs }] : [];
      }),
    );
    return files.flat();
  }
}
