import { readFile, stat } from 'node:fs/promises';
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
