import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject, injectable } from 'inversify';

export interface BoundedFileStoreOptions {
  /** Of this process alone. */
  readonly folder: string;
  readonly maxBytes: number;
  /** What is kept, as the log names it: `Pictures`. */
  readonly what: string;
  readonly warn: (message: string) => void;
}

export const BoundedFileStoreOptions = Symbol.for('BoundedFileStoreOptions');

/** Bytes of each file in the folder, the longest unused first. */
type Contents = Map<string, number>;

/**
 * Files on disk that can be made again, within so many bytes: pictures (product.md ME3), brochures (YA1). A file appears whole or not at all (written aside, then renamed). Room is made before anything
 * is written, by letting go of those longest unused, and writers take turns: the folder never holds more than it may. A
 * disk that is full or read-only costs speed, never an answer.
 */
@injectable()
export class BoundedFileStore {
  readonly #options: BoundedFileStoreOptions;
  #contents: Contents | null = null;
  #bytes = 0;
  #turn: Promise<void> = Promise.resolve();
  #troubled = false;

  constructor(@inject(BoundedFileStoreOptions) options: BoundedFileStoreOptions) {
    this.#options = options;
  }

  /** Null for what is not there, or cannot be read. @param name of a file in the folder, never of a stranger's making */
  async read(name: string): Promise<Buffer | null> {
    const path = this.#path(name);
    try {
      const body = await readFile(path);
      // Renamed before its bytes reached the disk, and then the power went.
      if (body.length === 0) return null;
      this.#used(name);
      const now = new Date();
      // For the next process alone; a disk that cannot be written to is named when something is to be kept.
      utimes(path, now, now).catch(() => {});
      return body;
    } catch {
      return null;
    }
  }

  /** Never rejects; what is larger than the limit is not kept. */
  write(name: string, body: Buffer): Promise<void> {
    const written = this.#turn.then(() => this.#write(name, body));
    this.#turn = written;
    return written;
  }

  async #write(name: string, body: Buffer): Promise<void> {
    const { folder, maxBytes, what, warn } = this.#options;
    if (body.length > maxBytes) return;
    const aside = `${name}.${randomUUID()}.part`;
    try {
      await mkdir(folder, { recursive: true });
      const contents = await this.#counted();
      await this.#makeRoom(contents, body.length);
      this.#count(contents, aside, body.length);
      await writeFile(this.#path(aside), body);
      await rename(this.#path(aside), this.#path(name));
      this.#discount(contents, aside);
      this.#count(contents, name, body.length);
      this.#troubled = false;
    } catch (error) {
      await this.#remove(aside).catch(() => {});
      if (!this.#troubled) warn(`${what} cannot be kept on disk: ${String(error)}`);
      this.#troubled = true;
    }
  }

  async #makeRoom(contents: Contents, bytes: number): Promise<void> {
    for (const name of contents.keys()) {
      if (this.#bytes + bytes <= this.#options.maxBytes) return;
      await this.#remove(name);
    }
  }

  async #remove(name: string): Promise<void> {
    await rm(this.#path(name), { force: true });
    if (this.#contents) this.#discount(this.#contents, name);
  }

  /** What an earlier process left counts as well, half-written files included. */
  async #counted(): Promise<Contents> {
    if (this.#contents) return this.#contents;
    const names = await readdir(this.#options.folder);
    const found = await Promise.all(
      names.map(async (name) => {
        const file = await stat(this.#path(name)).catch(() => null);
        return file?.isFile() ? [{ name, bytes: file.size, usedAt: file.mtimeMs }] : [];
      }),
    );
    const contents: Contents = new Map();
    for (const { name, bytes } of found.flat().sort((a, b) => a.usedAt - b.usedAt)) this.#count(contents, name, bytes);
    this.#contents = contents;
    return contents;
  }

  #count(contents: Contents, name: string, bytes: number): void {
    this.#discount(contents, name);
    contents.set(name, bytes);
    this.#bytes += bytes;
  }

  #discount(contents: Contents, name: string): void {
    this.#bytes -= contents.get(name) ?? 0;
    contents.delete(name);
  }

  #used(name: string): void {
    const bytes = this.#contents?.get(name);
    if (this.#contents && bytes !== undefined) this.#count(this.#contents, name, bytes);
  }

  #path(name: string): string {
    return join(this.#options.folder, name);
  }
}
