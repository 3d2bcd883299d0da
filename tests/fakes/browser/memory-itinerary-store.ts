import { readStoredItineraryQuery, writeStoredItinerary } from '../../../core/itinerary/itinerary-query.ts';
import type { ItineraryStore } from '../../../core/ports/itinerary-store.ts';

/** Keeps a plan in memory, where it fits. */
export class MemoryItineraryStore implements ItineraryStore {
  readonly #room: number;
  #text: string | null = null;

  /** @param options.room characters that fit; negative for a browser without storage */
  constructor({ room = Number.POSITIVE_INFINITY }: { readonly room?: number } = {}) {
    this.#room = room;
  }

  read(): string | null {
    return readStoredItineraryQuery(this.#text);
  }

  keep(query: string): boolean {
    const text = writeStoredItinerary(query);
    if (text.length > this.#room) return false;
    this.#text = text;
    return true;
  }
}
