/** What is asked of a browser's storage. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** One text of a browser's storage, which may be blocked, full, or none at all. Never throws. */
export class StoredText {
  readonly #storage: () => TextStorage | null;
  readonly #key: string;

  /** @param storage asked at every use, since even to look at a blocked storage throws; null where there is none */
  constructor(storage: () => TextStorage | null, key: string) {
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

  /** Whether it stands there now; the text before stays where it does not. */
  write(text: string): boolean {
    try {
      // What does not fit throws, and leaves what was there.
      this.#storage()?.setItem(this.#key, text);
    } catch {
      return false;
    }
    return this.read() === text;
  }
}
