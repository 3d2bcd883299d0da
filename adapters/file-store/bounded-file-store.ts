import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject, injectable } from 'inversify';

export interface BoundedFileStoreOptions {
  /** The folder. Where processes share it, each keeps the limit for the files that it has used itself. */
  readonly folder: string;
  readonly maxBytes: number;
  /** The kind of files, for the log: `Pictures`. */
  readonly what: string;
  readonly warn: (message: string) => void;
}

export const BoundedFileStoreOptions = Symbol.for('BoundedFileStoreOptions');

/**
 * Stores files that can be made again, such as pictures (ME3) and brochures (YA1), up to a total size. A file is
 * written under a temporary name and renamed, so no reader sees a part of it. Writers take turns; before writing, each
 * removes the least recently used files to make room. A full or read-only disk costs time, but fails no request.
 */
@injectable()
export class BoundedFileStore {
  /** Bytes of each file in the folder, the least recently used first. */
  readonly #contents = new Map<string, number>();
  #isCounted = false;
  #bytes = 0;
  #turn: Promise<void> = Promise.resolve();
  #troubled = false;

  constructor(@inject(BoundedFileStoreOptions) private readonly options: BoundedFileStoreOptions) {}

  /**
   * Returns a file's bytes; null where it is missing or unreadable.
   * @param name name in the folder, never from a request
   */
  async read(name: string): Promise<Buffer | null> {
    const path = this.#path(name);
    try {
      const body = await readFile(path);
      // An empty file was renamed before its bytes reached the disk.
      if (body.length === 0) return null;
      const bytes = this.#contents.get(name);
      if (bytes !== undefined) this.#count(name, bytes);
      const now = new Date();
      // The time of use matters to the next process only, so a failure is ignored; a full or read-only disk is logged
      // at the next write.
      utimes(path, now, now).catch(() => {});
      return body;
    } catch {
      return null;
    }
  }

  /** Stores a file; never rejects. A body larger than the limit is not stored. */
  write(name: string, body: Buffer): Promise<void> {
    const written = this.#turn.then(() => this.#write(name, body));
    this.#turn = written;
    return written;
  }

  async #write(name: string, body: Buffer): Promise<void> {
    const { folder, maxBytes, what, warn } = this.options;
    if (body.length > maxBytes) return;
    const aside = `${name}.${randomUUID()}.part`;
    try {
      await mkdir(folder, { recursive: true });
      if (!this.#isCounted) await this.#countFolder();
      await this.#makeRoom(body.length);
      this.#count(aside, body.length);
      await writeFile(this.#path(aside), body);
      await rename(this.#path(aside), this.#path(name));
      this.#discount(aside);
      this.#count(name, body.length);
      this.#troubled = false;
    } catch (error) {
      await this.#remove(aside).catch(() => {});
      if (!this.#troubled) warn(`${what} cannot be stored on disk: ${String(error)}`);
      this.#troubled = true;
    }
  }

  async #makeRoom(bytes: number): Promise<void> {
    for (const name of this.#contents.keys()) {
      if (this.#bytes + bytes <= this.options.maxBytes) return;
      await this.#remove(name);
    }
  }

  async #remove(name: string): Promise<void> {
    await rm(this.#path(name), { force: true });
    this.#discount(name);
  }

  /** Counts the files in the folder, among them those that earlier processes wrote or left half-written. */
  async #countFolder(): Promise<void> {
    const names = await readdir(this.options.folder);
    const found = await Promise.all(
      names.map(async (name) => {
        const file = await stat(this.#path(name)).catch(() => null);
        return file?.isFile() ? [{ name, bytes: file.size, usedAt: file.mtimeMs }] : [];
      }),
    );
    for (const { name, bytes } of found.flat().sort((a, b) => a.usedAt - b.usedAt)) this.#count(name, bytes);
    this.#isCounted = true;
  }

  /** Records the size of a file that was just used. */
  #count(name: string, bytes: number): void {
    this.#discount(name);
    this.#contents.set(name, bytes);
    this.#bytes += bytes;
  }

  #discount(name: string): void {
    this.#bytes -= this.#contents.get(name) ?? 0;
    this.#contents.delete(name);
  }

  #path(name: string): string {
    return join(this.options.folder, name);
  }
}
