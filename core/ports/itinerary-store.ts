/** Keeps the visitor's last itinerary in the browser, without an account (CF3). Never throws. */
export interface ItineraryStore {
  /** The itinerary's canonical query, `?v=1&…`; null where nothing is stored or it cannot be read. */
  read(): string | null;
  /** Replaces the stored itinerary. False where the browser's storage is blocked or full; the old one then stays. */
  keep(query: string): boolean;
}
export const ItineraryStore = Symbol.for('ItineraryStore');
