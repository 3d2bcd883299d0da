import type { NavigationStore } from '../../../core/ports/navigation-store.ts';

/** A context kept as long as the object is, if there is room for it. */
export class MemoryNavigationStore implements NavigationStore {
  readonly #room: number;
  #text: string | null = null;

  /** @param options.room characters it can keep; negative for a browser that keeps nothing */
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
