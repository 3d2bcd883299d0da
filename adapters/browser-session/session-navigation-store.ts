import { inject, injectable } from 'inversify';
import type { NavigationStore } from '../../core/ports/navigation-store.ts';

const KEY = 'halyard.navigation';

/** The part of a browser's storage that is used. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Opens the session storage. It is called at each use, since opening a blocked storage throws. Null where there is
 * none.
 */
export type OpenSessionStorage = () => SessionStorage | null;

export const OpenSessionStorage = Symbol.for('OpenSessionStorage');

/** Keeps the navigation context in the session storage of the tab (YN3). */
@injectable()
export class SessionNavigationStore implements NavigationStore {
  readonly #storage: OpenSessionStorage;

  constructor(@inject(OpenSessionStorage) storage: OpenSessionStorage) {
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
      // The storage is full or blocked; the read below reports it.
    }
    if (this.read() === text) return true;
    this.clear();
    return false;
  }

  clear(): void {
    try {
      this.#storage()?.removeItem(KEY);
    } catch {
      // A blocked storage has nothing to remove.
    }
  }
}
