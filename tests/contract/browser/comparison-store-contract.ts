import { describe, expect, test } from 'vitest';
import type { ComparisonStore } from '../../../core/ports/comparison-store.ts';
import { type Comparison, NOTHING_COMPARED } from '../../../core/shortlist/comparison.ts';
import { idNamed } from '../../../core/shortlist/shortlist.fixture.ts';

const ONE: Comparison = { ...NOTHING_COMPARED, charter: [idNamed('H-001')] };
const MORE: Comparison = { ...ONE, sale: [idNamed('H-002'), idNamed('H-003')] };

/**
 * Defines the contract suite of ComparisonStore.
 * @param make makes an empty one with room for this many characters; negative for a browser that keeps nothing
 */
export function comparisonStoreContract(name: string, make: (room: number) => ComparisonStore): void {
  describe(`ComparisonStore: ${name}`, () => {
    test('CF1 starts empty', () => {
      expect(make(1000).read()).toEqual(NOTHING_COMPARED);
    });

    test('CF1 keeps the last comparison, also an empty one', () => {
      const kept = make(1000);
      expect([kept.keep(ONE), kept.keep(MORE)]).toEqual([true, true]);
      expect(kept.read()).toEqual(MORE);
      expect(kept.keep(NOTHING_COMPARED)).toBe(true);
      expect(kept.read()).toEqual(NOTHING_COMPARED);
    });

    test('CF1 does not store what does not fit and keeps the previous one', () => {
      const kept = make(20);
      expect([kept.keep(ONE), kept.keep(MORE)]).toEqual([true, false]);
      expect(kept.read()).toEqual(ONE);
    });

    test('CF1 reports a browser without storage', () => {
      const kept = make(-1);
      expect(kept.keep(ONE)).toBe(false);
      expect(kept.read()).toEqual(NOTHING_COMPARED);
    });
  });
}
