import { readFile, stat } from 'node:fs/promises';

export interface ListFileOptions<T> {
  readonly path: string;
  /** Whether a missing file counts as an empty list. */
  readonly optional: boolean;
  readonly read: (rows: readonly unknown[]) => T;
  readonly warn: (message: string) => void;
}

/** Reads a JSON list from a file, again when it changes; an invalid file is logged and the last valid list stays. */
export class ListFile<T> {
  readonly #options: ListFileOptions<T>;
  readonly #nothing: T;
  #stamp = '';
  #value: T;

  constructor(options: ListFileOptions<T>) {
    this.#options = options;
    this.#nothing = options.read([]);
    this.#value = this.#nothing;
  }

  /** Returns the current list; calls must not overlap. */
  async current(): Promise<T> {
    const { path, read, optional, warn } = this.#options;
    try {
      const { mtimeMs, size } = await stat(path);
      const stamp = `${mtimeMs} ${size}`;
      if (stamp === this.#stamp) return this.#value;
      const rows: unknown = JSON.parse(await readFile(path, 'utf8'));
      if (!Array.isArray(rows)) throw new Error('it is no list');
      this.#value = read(rows);
      this.#stamp = stamp;
    } catch (error) {
      if (optional && isAbsence(error)) {
        this.#stamp = '';
        this.#value = this.#nothing;
      } else {
        warn(`The media list ${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    return this.#value;
  }
}

function isAbsence(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
