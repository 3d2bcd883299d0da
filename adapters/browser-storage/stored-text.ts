/** The part of a browser's storage that is used. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Opens a storage. It is called at each use, since opening a blocked storage throws. Null where there is none. */
export type OpenStorage = () => TextStorage | null;

/** Reads and writes one text of a browser's storage, which may be blocked, full or missing. Never throws. */
export class StoredText {
  readonly #storage: OpenStorage;
  readonly #key: string;

  constructor(storage: OpenStorage, key: string) {
    this.#storage = storage;
    this.#key = key;
  }

  read(): string | null {
    try {
      return this.#storage()?.getItem(this.#key) ?? null;
    } catch {
      return null;
    }
  }

  /** Writes the text and returns whether it is stored; otherwise the text before stays. */
  write(text: string): boolean {
    try {
      // Throws where it does not fit; the text before stays.
      this.#storage()?.setItem(this.#key, text);
    } catch {
      // The storage is full or blocked; the read below reports it.
    }
    return this.read() === text;
  }

  remove(): void {
    try {
      this.#storage()?.removeItem(this.#key);
    } catch {
      // A blocked storage has nothing to remove.
    }
  }
}
