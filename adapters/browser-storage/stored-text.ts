/** What is asked of a browser's storage. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Gives the local storage, and is called at every use: even to look at a blocked one throws. Null where there is none. */
export type OpenLocalStorage = () => TextStorage | null;

export const OpenLocalStorage = Symbol.for('OpenLocalStorage');

/** One text of a browser's storage, which may be blocked, full, or none at all. Never throws. */
export class StoredText {
  readonly #storage: OpenLocalStorage;
  readonly #key: string;

  constructor(storage: OpenLocalStorage, key: string) {
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
