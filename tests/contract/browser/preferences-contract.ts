import { describe, expect, test } from 'vitest';
import type { Preferences } from '../../../core/ports/preferences.ts';
import { CURRENCIES } from '../../../core/price/currency.ts';
import { LENGTH_UNITS } from '../../../core/yacht/length.ts';

/** Defines the contract suite of Preferences; `make` makes one without any choice, which keeps choices or does not. */
export function preferencesContract(name: string, make: (keeps: boolean) => Preferences): void {
  describe(`Preferences: ${name}`, () => {
    test('PR6 starts without a choice', () => {
      const preferences = make(true);
      expect(preferences.currency()).toBeNull();
      expect(preferences.unit()).toBeNull();
    });

    test.each(CURRENCIES)('PR6 keeps the choice of %s', (currency) => {
      const preferences = make(true);
      expect(preferences.choose({ currency })).toBe(true);
      expect(preferences.currency()).toBe(currency);
      expect(preferences.unit()).toBeNull();
    });

    test.each(LENGTH_UNITS)('PR6 keeps the choice of %s', (unit) => {
      const preferences = make(true);
      expect(preferences.choose({ unit })).toBe(true);
      expect(preferences.unit()).toBe(unit);
      expect(preferences.currency()).toBeNull();
    });

    test('PR6 one choice keeps the other, and the last one counts', () => {
      const preferences = make(true);
      preferences.choose({ currency: 'usd', unit: 'feet' });
      preferences.choose({ currency: 'gbp' });
      expect([preferences.currency(), preferences.unit()]).toEqual(['gbp', 'feet']);
      expect(preferences.choose({})).toBe(true);
      expect([preferences.currency(), preferences.unit()]).toEqual(['gbp', 'feet']);
    });

    test('PR6 reports a choice that cannot be stored, and reads none', () => {
      const preferences = make(false);
      expect(preferences.choose({ currency: 'usd' })).toBe(false);
      expect(preferences.choose({ unit: 'feet' })).toBe(false);
      expect([preferences.currency(), preferences.unit()]).toEqual([null, null]);
    });
  });
}
