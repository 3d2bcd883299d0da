import type { NavigationStore } from '../../../core/ports/navigation-store.ts';

/** Keeps the navigation context in memory, where it fits. */
export class MemoryNavigationStore implements NavigationStore {
  readonly #room: number;
  #text: string | null = null;

  /** @param options.room characters that fit; negative for a browser without storage */
  constructor({ room = Number.POSITIVE_INFINITY }: { readonly room?: number } = {}) {
    this.#room = room;
  }

  read(): string | null {
    return this.#text;
  }

  write(text: string): boolean {
    this.#text = text.length <= this.#room ? text : null;
    return this.#text !== null;
  }

  clear(): void {
    this.#text = null;
  }
}
