import type { NavigationStore } from '../../core/ports/navigation-store.ts';

const KEY = 'halyard.navigation';

/** What is asked of a browser's storage. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The navigation context in the session storage of the tab (product.md YN3). */
export class SessionNavigationStore implements NavigationStore {
  readonly #storage: () => SessionStorage | null;

  /** @param storage asked at every use, since even to look at a blocked storage throws; null where there is none */
  constructor(storage: () => SessionStorage | null) {
    this.#storage = storage;
  }

  read(): string | null {
    try {
      return this.#storage()?.getItem(KEY) ?? null;
    } catch {
      return null;
    }
  }

  write(text: string): boolean {
    try {
      this.#storage()?.setItem(KEY, text);
    } catch {
      // Full or blocked: reading back says so.
    }
    if (this.read() === text) return true;
    this.clear();
    return false;
  }

  clear(): void {
    try {
      this.#storage()?.removeItem(KEY);
    } catch {
      // A blocked storage holds nothing to take away.
    }
  }
}
