import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { NavigationStore } from '../../../core/ports/navigation-store.ts';

/**
 * Defines the contract suite of NavigationStore.
 * @param make makes an empty store with room for this many characters; negative for a browser that keeps nothing
 */
export function navigationStoreContract(name: string, make: (room: number) => NavigationStore): void {
  describe(`NavigationStore: ${name}`, () => {
    test('YN3 starts empty, and clearing nothing is fine', () => {
      const store = make(100);
      expect(store.read()).toBeNull();
      store.clear();
      expect(store.read()).toBeNull();
    });

    test('YN3 reads what was written, character by character', () => {
      const store = make(1000);
      fc.assert(
        fc.property(fc.string({ unit: 'binary' }), (text) => {
          expect(store.write(text)).toBe(true);
          expect(store.read()).toBe(text);
        }),
      );
    });

    test('YN3 keeps the last text until it is cleared', () => {
      const store = make(100);
      store.write('first');
      store.write('second');
      expect(store.read()).toBe('second');
      store.clear();
      expect(store.read()).toBeNull();
    });

    test('YN3 holds 200,000 characters', () => {
      const store = make(200_000);
      expect(store.write('x'.repeat(200_000))).toBe(true);
      expect(store.read()).toHaveLength(200_000);
    });

    test('YN3 reports a text that does not fit and drops the previous one', () => {
      const store = make(10);
      expect(store.write('0123456789')).toBe(true);
      expect(store.write('0123456789x')).toBe(false);
      expect(store.read()).toBeNull();
      expect(store.write('0123')).toBe(true);
      expect(store.read()).toBe('0123');
    });

    test('YN3 reports a browser without storage', () => {
      const store = make(-1);
      expect(store.write('')).toBe(false);
      expect(store.write('text')).toBe(false);
      expect(store.read()).toBeNull();
      store.clear();
      expect(store.read()).toBeNull();
    });
  });
}
