import type { NavigationStore } from '../../../core/ports/navigation-store.ts';

/** Keeps the navigation context in memory, up to a capacity. */
export class MemoryNavigationStore implements NavigationStore {
  readonly #capacity: number;
  #text: string | null = null;

  /** @param options.capacity characters that fit; negative for a browser without storage */
  constructor({ capacity = Number.POSITIVE_INFINITY }: { readonly capacity?: number } = {}) {
    this.#capacity = capacity;
  }

  read(): string | null {
    return this.#text;
  }

  write(text: string): boolean {
    this.#text = text.length <= this.#capacity ? text : null;
    return this.#text !== null;
  }

  clear(): void {
    this.#text = null;
  }
}
