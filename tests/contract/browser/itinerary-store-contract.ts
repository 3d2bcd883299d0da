import { describe, expect, test } from 'vitest';
import type { ItineraryStore } from '../../../core/ports/itinerary-store.ts';

const PLAN = '?v=1&yacht=H-001&from=2027-07-03&days=antibes;calvi';

/**
 * Defines the contract suite of ItineraryStore.
 * @param make makes an empty one with room for this many characters; negative for a browser that keeps nothing
 */
export function itineraryStoreContract(name: string, make: (room: number) => ItineraryStore): void {
  describe(`ItineraryStore: ${name}`, () => {
    test('CF3 starts empty', () => {
      expect(make(1000).read()).toBeNull();
    });

    test('CF3 keeps the last plan', () => {
      const kept = make(1000);
      expect(kept.keep('?v=1&days=palma')).toBe(true);
      expect(kept.keep(PLAN)).toBe(true);
      expect(kept.read()).toBe(PLAN);
    });

    test('CF3 reads an invalid plan as none', () => {
      const kept = make(1000);
      kept.keep('?utm=x');
      expect(kept.read()).toBeNull();
    });

    test('CF3 does not store what does not fit and keeps the previous one', () => {
      const kept = make(100);
      expect(kept.keep('?v=1&days=palma')).toBe(true);
      expect(kept.keep(`?v=1&days=${'antibes;calvi;'.repeat(10)}`)).toBe(false);
      expect(kept.read()).toBe('?v=1&days=palma');
    });

    test('CF3 reports a browser without storage', () => {
      const kept = make(-1);
      expect(kept.keep(PLAN)).toBe(false);
      expect(kept.read()).toBeNull();
    });
  });
}
