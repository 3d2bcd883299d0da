import type { Currency } from '../price/currency.ts';
import type { LengthUnit } from '../yacht/length.ts';

/** What the visitor chose to read prices and lengths in (product.md PR6); null where nothing was chosen. */
export interface Preferences {
  currency(): Currency | null;
  unit(): LengthUnit | null;
  /** Lasts a year. False when the browser keeps nothing. */
  choose(choice: { readonly currency?: Currency; readonly unit?: LengthUnit }): boolean;
}
export const Preferences = Symbol.for('Preferences');
