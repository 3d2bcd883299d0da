import type { Currency } from '../price/currency.ts';
import type { LengthUnit } from '../yacht/length.ts';

/** Keeps the currency and the unit that the visitor chose (PR6); null where nothing was chosen. */
export interface Preferences {
  currency(): Currency | null;
  unit(): LengthUnit | null;
  /** Stores a choice for a year; false where the browser stores nothing. */
  choose(choice: { readonly currency?: Currency; readonly unit?: LengthUnit }): boolean;
}
export const Preferences = Symbol.for('Preferences');
